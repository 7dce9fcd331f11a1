# The app without a server: in a browser alone, installed on a device.

site-first-visit = Pierwsza wizyta: około { $megabytes } MB do pobrania. Potem aplikacja działa bez internetu.
site-interrupted = Utracono połączenie. Gdy wróci, pobieranie samo ruszy dalej.
site-open-elsewhere = Aplikacja jest już otwarta w innym oknie
site-open-elsewhere-hint = Grajcie dalej tam albo zamknijcie tamto okno: ta strona otworzy się wtedy sama.
site-use-here = Otwórz tutaj
site-updated = Aplikacja została zaktualizowana.
site-forgets = Ta przeglądarka niczego nie zapamięta
site-forgets-hint = W oknie prywatnym lub w tej przeglądarce partia przepada po zamknięciu strony. Żeby zachować partie, otwórzcie aplikację w zwykłym oknie.
site-full = W przeglądarce nie ma już miejsca. Nic się nie zmieniło; zwolnijcie trochę miejsca na tym urządzeniu.
site-play-anyway = Graj mimo to
site-failed = Nie udało się uruchomić aplikacji
site-failed-hint = Odświeżcie stronę. Jeśli to nie pomoże, zaktualizujcie przeglądarkę.
manifest-short-name = Companion
manifest-table = Stół
manifest-rules = Zasady

# the page in the app
update-look = Sprawdź, czy jest nowa wersja
update-looking = Sprawdzam, czy jest nowa wersja…
update-current = To jest najnowsza wersja.
update-unreachable = Nie udało się sprawdzić: to urządzenie jest offline.
update-take = Zaktualizuj teraz
update-ready = Nowa wersja jest gotowa
updated = Zaktualizowano do wersji { $version }
install-title = Zainstaluj aplikację
install-ios = W Safari dotknijcie „Udostępnij”, a potem „Do ekranu początkowego”.
install-ios-storage = W samym Safari partie znikają po siedmiu dniach bez wizyty, a w aplikacji na ekranie początkowym zostają. Same się tam nie przeniosą: najpierw zapiszcie je do pliku.
install-other = Otwórzcie menu przeglądarki i wybierzcie „Zainstaluj” albo „Dodaj do ekranu głównego”.
install-private = Nie używajcie okna prywatnego ani trybu incognito: po zamknięciu okna wszystkie partie znikają, a nie każda przeglądarka pozwala aplikacji to zauważyć.
install-after = Potem otwieracie aplikację jej ikoną, także bez internetu. Partie zostają na tym urządzeniu.
install-phones = Inny telefon lub tablet: zeskanujcie nim ten kod. Zasady otworzą się w jego języku, a aplikację można na nim zainstalować.
move-title = Graj na innym urządzeniu
move-scan = Zeskanujcie ten kod aparatem drugiego urządzenia. Gra otworzy się tam w tym samym miejscu.
move-stays = Gra zostanie też tutaj; grajcie dalej tylko na jednym z urządzeń.
move-ios = Na iPadzie i iPhonie gra otworzy się w Safari, a nie w aplikacji na ekranie początkowym. Żeby ją tam przenieść, zapiszcie grę do pliku.
move-too-long = Ta gra jest za długa na kod. Zapiszcie ją do pliku.
error-game-code-damaged = To nie jest kod gry albo jest on uszkodzony. Nic się nie zmieniło.
error-game-code-newer = Ten kod gry pochodzi z nowszej wersji aplikacji. Nic się nie zmieniło.

# building it
cli-build-site = zbuduj folder, z którego aplikacja działa w przeglądarce bez serwera
cli-build-site-folder = gdzie go zapisać: nowy lub pusty folder albo zbudowany wcześniej
cli-build-site-wheels = folder z pakietami wheel dla przeglądarki (domyślnie pobiera je pip)
cli-build-site-done = Folder { $folder } jest gotowy (plików: { $count }, razem { $size } MB). Może go udostępniać dowolny serwer WWW, przez https.
error-site-folder-in-use = W folderze { $folder } są inne pliki. Podajcie nowy lub pusty folder.
error-site-node-missing = Brakuje Node.js, który kompiluje aplikację dla przeglądarki.
error-site-not-compiled = Nie udało się skompilować aplikacji dla przeglądarki: { $reason }
error-site-package-missing = Pakiet { $package } nie jest zainstalowany.
error-site-wheel-missing = Brakuje pliku { $file }.
error-site-wheel-differs = { $file } to inny plik niż ten, którego potrzebuje ta wersja.
error-site-wheels-not-downloaded = pip nie mógł pobrać pakietów dla przeglądarki: { $reason }
