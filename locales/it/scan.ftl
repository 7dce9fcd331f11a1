# Lettura dei codici QR.

scan-open = Scansiona un codice QR
scan-detail = Con la fotocamera o da una foto
scan-loading = Caricamento dell’immagine…
scan-elsewhere = Per leggere un codice QR usate la fotocamera di questo dispositivo: aprite il link, oppure copiate il testo e incollatelo qui.
error-scan-unreadable = Questa immagine non si può leggere. Scegliete un’immagine JPEG, PNG o WebP.
error-scan-too-large = Questa immagine è troppo grande: sono ammessi { $megabytes } MB e { $megapixels } megapixel.
error-scan-no-code = In questa immagine non c’è nessun codice QR leggibile. Fate una foto nitida di tutto il codice.
error-scan-foreign = Questo codice QR non è un set, una partita o un tavolo di questa app.
