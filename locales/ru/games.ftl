# The list of games, replays and backups.

games-title = Ваши игры
games-empty = Прошлых игр пока нет.
games-unfinished = Неоконченные
games-finished = Оконченные
games-search = Поиск по имени
games-no-match = Таких игр нет.
games-loading = Минутку…
games-all-editions = Оба издания
games-edition = Издание
games-status = Показать
games-status-all = Все игры
games-status-unfinished = Неоконченные игры
games-status-finished = Оконченные игры
games-more = Показать ещё { $count }
games-ended-thirteen = 13 монет или больше
games-ended-bankruptcy = Банкротство
games-ended-cheat = Благодаря способности
games-delete = Удалить игру: { $people }
games-deleted = Игра удалена.
games-undo-delete = Вернуть
games-recently-deleted = Недавно удалённое
games-recently-deleted-detail = Можно вернуть в течение 30 дней.
games-restore = Вернуть игру: { $people }
games-current = Сейчас на столе
games-people-more = { $people } · +{ $count }
games-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
games-gone = Этой игры больше нет.

replay-start = Игра начинается.
replay-turn = Ход { $turn } из { $turns }
replay-step = Шаг { $step } из { $steps }
replay-first = В начало
replay-back = Шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-forward = Шаг вперёд
replay-last = В конец
replay-reopen = Возобновить игру
replay-take-up = Вернуться к этой игре
replay-watch = Только посмотреть
replay-to-table = К столу
new-game-puts-away = Игра на столе ({ $people }, ход { $turn }) ещё не окончена. Нажмите ещё раз, чтобы отложить её: она останется в разделе «{ games-title }».
replay-puts-away = Вернуться к этой игре? Та, что сейчас на столе ({ $people }, ход { $turn }), будет отложена.
replay-puts-away-ended = Вернуться к этой игре? Оконченная ({ $people }) будет отложена.
replay-yes = Вернуться
replay-no = Не сейчас
replay-go-back = Вернуться сюда
replay-goes-back = { $moves ->
    [one] Будет отменён { $moves } шаг
    [few] Будут отменены { $moves } шага
   *[many] Будет отменено { $moves } шагов
}: { $what }. Вернуть всё можно одним нажатием.
replay-goes-back-many = { $moves ->
    [one] Будет отменён { $moves } шаг
    [few] Будут отменены { $moves } шага
   *[many] Будет отменено { $moves } шагов
}, начиная с хода { $turn }. Вернуть всё можно одним нажатием.
replay-goes-back-yes = Да, отменить

backup-save = Сохранить всё в один файл
backup-save-detail = Игры, заметки, наборы, листы и персонажи
backup-saved = Сохранено как { $file }.
backup-latest = Сохранено автоматически: { $date }
backup-latest-games = { backup-latest } · игр: { $games }
games-table = Сохранить все игры таблицей
games-table-detail = CSV: строка на каждого игрока в каждой игре
backup-restore = Восстановить из файла
backup-added = Добавлено игр: { $count }.
backup-continued = Дополнено новыми ходами: { $count }.
backup-kept = Уже были здесь: { $count }.
backup-unreadable = Не удалось прочитать: { $count }.
backup-settings-kept = Настройки здесь остались прежними: в файле они другие.
error-backup-foreign = Это не файл резервной копии. Ничего не изменено.
error-backup-damaged = Резервная копия повреждена или неполна. Ничего не изменено.
error-backup-newer = Эту резервную копию создала более новая версия приложения. Ничего не изменено.
error-backup-too-large = Файл больше { $limit } МБ. Ничего не изменено.
cli-backup = сохранить все игры и настройки в один файл
cli-backup-file = файл для записи
cli-table = сохранить все оконченные игры таблицей (CSV)
cli-table-file = файл для записи
cli-restore = добавить игры и настройки из такого файла
cli-restore-file = файл для восстановления
cli-backup-done = Сохранено в { $file }.
error-file-unwritable = Не удаётся записать { $path }.
