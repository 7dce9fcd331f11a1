# Reading QR codes.

scan-open = Сканировать QR-код
scan-detail = Камерой или с фотографии
scan-loading = Загрузка изображения…
scan-elsewhere = Отсканируйте QR-код в приложении камеры на этом устройстве, затем откройте ссылку или скопируйте текст и вставьте его сюда.
error-scan-unreadable = Не удалось прочитать изображение. Выберите файл JPEG, PNG или WebP.
error-scan-too-large = Изображение слишком большое: можно не больше { $megabytes } МБ и { $megapixels } Мп.
error-scan-no-code = QR-код на снимке не найден. Сделайте чёткий снимок всего кода.
error-scan-foreign = Это не QR-код набора или игры из этого приложения.
