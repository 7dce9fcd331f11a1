# The command line.

cli-description = Nieoficjalna aplikacja dla grupy, która ma pudełko z grą Mascarade: bank, Sąd, kolejność tur i zbiór zasad.
cli-usage = użycie:
cli-arguments = argumenty
cli-options = opcje
cli-help = pokaż tę pomoc i zakończ
cli-version = wypisz wersję i zakończ
cli-serve = uruchom aplikację i otwórz przeglądarkę (domyślnie)
cli-data = folder na partie i ustawienia (domyślnie: folder danych użytkownika w tym systemie)
cli-host = adres, pod którym działa aplikacja (domyślnie 127.0.0.1, czyli tylko ten komputer; 0.0.0.0 wpuszcza telefony)
cli-port = port, na którym działa aplikacja (domyślnie 8550 albo najbliższy wolny)
cli-no-browser = nie otwieraj przeglądarki
cli-replay = odtwórz zapis partii i wypisz końcowy stan stołu
cli-replay-file = plik z zapisem albo „-” dla standardowego wejścia
cli-replay-each = wypisz stan stołu po każdym wierszu

# errors in arguments
error-argument-unknown = Nieznany argument: „{ $argument }”.
error-argument-missing = Po „{ $command }” czegoś brakuje.
error-argument-misused = { $argument }: brakuje wartości albo jest o jedną za dużo.
error-argument-no-number = { $argument }: „{ $value }” nie jest liczbą od { $least } do { $most }.
error-argument-not-among = { $argument }: wartość „{ $value }” jest niedozwolona. Dozwolone: { $choices }.
error-arguments-exclusive = Opcji { $argument } i { $other } nie można użyć razem.
error-file-unreadable = Nie da się odczytać: { $path }.
cli-see-help = Wszystkie opcje: companion --help
cli-output-failed = Standardowe wyjście nie przyjmuje więcej tekstu.
