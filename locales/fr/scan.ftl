# Reading QR codes.

scan-open = Scanner un code QR
scan-detail = Appareil photo ou image
scan-loading = Chargement de l’image…
scan-elsewhere = Pour scanner un code QR, utilisez l’appareil photo de cet appareil : ouvrez le lien, ou copiez le texte et collez-le ici.
error-scan-unreadable = Cette image est illisible. Choisissez une image JPEG, PNG ou WebP.
error-scan-too-large = Cette image est trop grande ; les limites sont { $megabytes } Mo et { $megapixels } mégapixels.
error-scan-no-code = Aucun code QR dans cette image. Prenez une photo nette du code entier.
error-scan-foreign = Ce code QR n’est ni un set ni une partie de cette appli.
