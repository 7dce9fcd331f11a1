# Reading QR codes.

scan-open = Scansiona un codice QR
scan-detail = Con la fotocamera o da una foto
scan-loading = Caricamento dell’immagine…
scan-elsewhere = Per leggere un codice QR usate l’app Fotocamera di questo dispositivo: aprite il link, oppure copiate il testo e incollatelo qui.
error-scan-unreadable = Questa immagine non si può leggere. Sceglietene una in formato JPEG, PNG o WebP.
error-scan-too-large = Questa immagine è troppo grande: al massimo { $megabytes } MB e { $megapixels } megapixel.
error-scan-no-code = In questa immagine non c’è nessun codice QR leggibile. Fate una foto nitida di tutto il codice.
error-scan-foreign = Questo non è il codice QR di un set o di una partita di questa app.
