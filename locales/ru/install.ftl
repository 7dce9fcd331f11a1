# The app without a server: in a browser alone, installed on a device.

site-first-visit = Приложение сохраняется на этом устройстве. Дальше интернет не понадобится.
site-open-elsewhere = Приложение уже открыто в другом окне
site-open-elsewhere-hint = Продолжайте там или закройте его: тогда эта страница откроется сама.
site-updated = Приложение обновлено.
site-forgets = Этот браузер ничего не запоминает
site-forgets-hint = В этом браузере или в приватном окне игра пропадёт, как только вы закроете страницу. Чтобы игры сохранялись, откройте приложение в обычном окне.
site-play-anyway = Всё равно играть
site-failed = Не удалось запустить приложение
site-failed-hint = Перезагрузите страницу. Если не поможет, обновите браузер.
manifest-short-name = Companion
manifest-table = Стол
manifest-rules = Правила

# the page in the app
install-title = Установить приложение
install-ios = В Safari нажмите «Поделиться», затем «На экран “Домой”».
install-ios-storage = Во вкладке Safari игры удаляются, если неделю её не открывать. В приложении с экрана «Домой» они сохраняются. Игры из этой вкладки туда не перейдут: сначала сохраните их в файл.
install-other = Откройте меню браузера и выберите «Установить» или «Добавить на главный экран».
install-after = После этого приложение открывается значком и работает без интернета. Игры остаются на этом устройстве.

# building it
cli-build-site = собрать папку, с которой приложение работает в браузере без сервера
cli-build-site-folder = куда её записать: новая или пустая папка либо собранная раньше
cli-build-site-wheels = папка с пакетами wheel для браузера (по умолчанию их скачивает pip)
cli-build-site-done = Папка { $folder } готова (файлов: { $count }, { $size } МБ). Раздавать её по https может любой веб-сервер.
error-site-folder-in-use = В { $folder } есть другие файлы. Укажите новую или пустую папку.
error-site-node-missing = Не установлен Node.js: он компилирует приложение для браузера.
error-site-not-compiled = Не удалось скомпилировать приложение для браузера: { $reason }
error-site-package-missing = Пакет { $package } не установлен.
error-site-wheel-missing = Нет файла { $file }.
error-site-wheel-differs = { $file } — не тот файл, который нужен этой версии.
error-site-wheels-not-downloaded = pip не смог скачать пакеты для браузера: { $reason }
