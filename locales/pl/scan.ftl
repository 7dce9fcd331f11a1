# Odczyt kodów QR.

scan-open = Zeskanuj kod QR
scan-detail = Aparatem albo ze zdjęcia
scan-loading = Wczytywanie zdjęcia…
scan-elsewhere = Kod QR zeskanujcie aparatem tego urządzenia: otwórzcie link albo skopiujcie tekst i wklejcie go tutaj.
error-scan-unreadable = Nie można odczytać tego obrazka. Wybierzcie plik JPEG, PNG albo WebP.
error-scan-too-large = Ten obrazek jest za duży. Dozwolone: do { $megabytes } MB i { $megapixels } megapikseli.
error-scan-no-code = Na tym zdjęciu nie widać kodu QR. Zróbcie ostre zdjęcie całego kodu.
error-scan-foreign = Ten kod QR nie zawiera zestawu, gry ani kodu stołu z tej aplikacji.
