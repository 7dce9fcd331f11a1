# People and groups over all games: figures, new names, forgetting.

players-filter = Игры
players-streak = Рекорд побед подряд
players-streak-now = — сейчас
players-turns-to-win = Ходов до победы
players-turns-spread = { $fewest }–{ $most }, в среднем { $average }
players-latest = Последние игры
players-latest-sentence = Победы в последних играх: { $part } из { $whole }.
players-gain-sentence = Самый доходный персонаж: { $character } (+{ $coins }).
players-loss-sentence = Самый убыточный: { $character } (−{ $coins }).
by-character-announced = названо: { $count }
by-character-opposed = со спором: { $part } из { $whole }
by-character-true = подтвердилось: { $part } из { $whole }
by-character-claims = верные споры: { $part } из { $whole }

person-rename = Изменить имя
person-rename-title = Новое имя
person-rename-detail = Имя изменится во всех играх, в том числе в текущей.
person-rename-taken = У игрока { $person } уже есть игры. Оба будут считаться одним игроком.
person-merge = Объединить с другим
person-merge-title = Объединить игроков
person-merge-detail = Под каким ещё именем играет { $person }? Выберите его: оно и останется.
person-merge-do = Объединить
people-renamed = { $person } → { $name }: новое имя во всех играх.
people-merged = { $person } и { $other } теперь считаются одним игроком.
error-people-sat-together = { $person } и { $other } играли вместе, значит, это разные люди.

person-forget = Забыть игрока
forget-title = Забыть навсегда?
forget-people = { $people }
forget-games = { $count ->
    [0] Этого имени нет ни в одной игре.
    [one] { $count } игра останется, но без этого имени.
    [few] { $count } игры останутся, но без этого имени.
   *[other] { $count } игр останется, но без этого имени.
}
forget-games-many = { $count ->
    [0] Этих имён нет ни в одной игре.
    [one] { $count } игра останется, но без этих имён.
    [few] { $count } игры останутся, но без этих имён.
   *[other] { $count } игр останется, но без этих имён.
}
forget-else = Имя исчезнет и из компаний, серий, заметок и наборов на этом устройстве.
forget-backups = Имя есть в автоматических копиях: { $dates }
forget-files = Имя есть в других файлах: { $files }
forget-delete-files = Удалить эти файлы
forget-delete-note = Сразу будет сделана новая копия.
forget-outside = В сохранённых или отправленных файлах и на других устройствах имя может остаться.
forget-final = Отменить это нельзя.
forget-do = Забыть
people-forgotten = { $count ->
    [one] Имя стёрто.
   *[other] Имена стёрты.
}

group-new = Новая компания
group-change = Изменить компанию
group-forget = Забыть всю компанию
group-delete = Удалить компанию
group-delete-detail = Игроки и игры останутся.
group-title = Компания
group-name = Название (не обязательно)
group-save = Сохранить компанию
group-few = Выберите хотя бы двух игроков.
group-rule = Считаются игры, где больше половины игроков — из этой компании.
group-none = У этой компании ещё нет оконченных игр.
group-games = Игры
group-guests = — победы гостей
group-streak = Рекорд побед подряд
group-streak-value = { $person }: { $count }
group-sets = Наборы

mark-title = Цвет и знак
mark-detail = Видны на табличке и на графике, на всех устройствах. Повторное нажатие их убирает.
mark-color = Цвет
mark-color-red = Красный
mark-color-orange = Оранжевый
mark-color-yellow = Жёлтый
mark-color-lime = Лаймовый
mark-color-green = Зелёный
mark-color-turquoise = Бирюзовый
mark-color-sky = Голубой
mark-color-blue = Синий
mark-color-purple = Фиолетовый
mark-color-pink = Розовый
mark-color-brown = Коричневый
mark-color-gray = Серый
mark-symbol = Знак
mark-symbol-star = Звезда
mark-symbol-heart = Сердце
mark-symbol-moon = Луна
mark-symbol-sun = Солнце
mark-symbol-lightning = Молния
mark-symbol-anchor = Якорь
mark-symbol-paw = Лапа
mark-symbol-flower = Цветок
mark-symbol-diamond = Бриллиант
mark-symbol-key = Ключ
mark-symbol-note = Нота
mark-symbol-leaf = Лист
