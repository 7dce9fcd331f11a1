# Reading QR codes.

scan-open = Zeskanuj kod QR
scan-detail = Aparatem albo ze zdjęcia
scan-loading = Wczytywanie zdjęcia…
scan-elsewhere = Zeskanujcie kod QR aplikacją aparatu na tym urządzeniu, a potem otwórzcie link albo skopiujcie tekst i wklejcie go tutaj.
error-scan-unreadable = Nie udało się odczytać zdjęcia. Wybierzcie plik JPEG, PNG albo WebP.
error-scan-too-large = To zdjęcie jest za duże. Dozwolone: do { $megabytes } MB i { $megapixels } megapikseli.
error-scan-no-code = Na tym zdjęciu nie widać kodu QR. Zróbcie ostre zdjęcie całego kodu.
error-scan-foreign = To nie jest kod QR zestawu ani partii z tej aplikacji.
