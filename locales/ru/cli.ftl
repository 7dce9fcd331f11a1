# The command line.

cli-description = Неофициальное приложение для тех, у кого есть коробка с игрой «Маскарад» (Mascarade): банк, Дворец Правосудия, очерёдность ходов и книга правил.
cli-usage = использование:
cli-arguments = аргументы
cli-options = параметры
cli-help = показать эту справку и выйти
cli-version = вывести версию и выйти
cli-serve = запустить приложение и открыть браузер (по умолчанию)
cli-data = папка для игр и настроек (по умолчанию: папка данных пользователя в этой системе)
cli-host = адрес, на котором ждать подключений (по умолчанию: 127.0.0.1, только это устройство; с 0.0.0.0 подключатся и телефоны)
cli-port = порт, на котором ждать подключений (по умолчанию: 8550 или следующий свободный)
cli-no-browser = не открывать браузер
cli-replay = воспроизвести запись игры и вывести итоговое положение на столе
cli-replay-file = запись или - для стандартного ввода
cli-replay-each = выводить положение на столе после каждой строки

# errors in arguments
error-argument-unknown = Неизвестный аргумент: «{ $argument }».
error-argument-missing = После «{ $command }» чего-то не хватает.
error-argument-misused = { $argument }: не хватает значения, или оно здесь лишнее.
error-argument-no-number = { $argument }: нужно число от { $least } до { $most }, а не «{ $value }».
error-argument-not-among = { $argument }: значение «{ $value }» не подходит. Можно: { $choices }.
error-arguments-exclusive = Параметры { $argument } и { $other } нельзя указывать вместе.
error-file-unreadable = Не удалось прочитать { $path }.
cli-see-help = Все параметры: companion --help
cli-output-failed = Стандартный вывод больше не принимает текст.
