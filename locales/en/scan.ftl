# Reading QR codes.

scan-open = Scan a QR code
scan-detail = Camera or photo
scan-loading = Loading the picture…
scan-elsewhere = To scan a QR code, use this device’s camera app: open the link, or copy the text and paste it here.
error-scan-unreadable = This picture can’t be read. Choose a JPEG, PNG, or WebP picture.
error-scan-too-large = This picture is too large; the limits are { $megabytes } MB and { $megapixels } megapixels.
error-scan-no-code = No QR code found in this picture. Take a sharp photo of the whole code.
error-scan-foreign = This QR code isn’t a set or game code from this app.
