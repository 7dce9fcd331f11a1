# Игроки и компании за все игры: статистика, новые имена, забывание.

players-filter = Игры
players-streak = Самая длинная серия побед
players-streak-now = – сейчас
players-turns-to-win = Ходов до победы
players-turns-spread = { $fewest }–{ $most }, в среднем { $average }
players-latest = Последние игры
players-latest-sentence = Победы: { $part } из { $whole } последних.
players-gain-sentence = Больше всего монет: { $character } (+{ $coins }).
players-loss-sentence = Больше всего потерь: { $character } (−{ $coins }).
by-character-announced = названо раз: { $count }
by-character-opposed = со спором: { $part } из { $whole }
by-character-true = в споре правда: { $part } из { $whole }
by-character-claims = верные споры: { $part } из { $whole }

person-rename = Изменить имя
person-rename-title = Новое имя
person-rename-detail = Имя изменится во всех играх, в том числе в текущей.
person-rename-taken = У игрока { $person } уже есть игры. Они объединятся: это будет один человек.
person-merge = Объединить с другим игроком
person-merge-title = Объединить игроков
person-merge-detail = { $person } и … – один человек? Выберите имя, которое останется.
person-merge-do = Объединить
people-renamed = { $person } теперь { $name } во всех играх.
people-merged = { $person } и { $other } теперь считаются одним игроком.
error-people-sat-together = { $person } и { $other } играли вместе, значит, это разные люди.

person-forget = Забыть игрока
forget-title = Забыть навсегда?
forget-people = { $people }
forget-games = { $count ->
    [0] Этого имени нет ни в одной игре.
    [one] { $count } игра останется, с игроком без имени.
    [few] { $count } игры останутся, с игроком без имени.
   *[other] { $count } игр останется, с игроком без имени.
}
forget-games-many = { $count ->
    [0] Этих имён нет ни в одной игре.
    [one] { $count } игра останется, с игроками без имён.
    [few] { $count } игры останутся, с игроками без имён.
   *[other] { $count } игр останется, с игроками без имён.
}
forget-else = Имя исчезнет и из компаний, серий, заметок и наборов на этом устройстве.
forget-backups = Автоматические копии с именем: { $dates }
forget-files = Другие файлы с именем: { $files }
forget-delete-files = Удалить эти файлы
forget-delete-note = Сразу будет сделана новая копия.
forget-outside = В сохранённых или отправленных файлах и на других устройствах имя может остаться.
forget-final = Отменить это нельзя.
forget-do = Забыть
people-forgotten = { $count ->
    [one] Игрок забыт.
   *[other] Игроки забыты.
}

group-new = Новая компания
group-change = Изменить компанию
group-forget = Забыть компанию и игроков
group-delete = Удалить компанию
group-delete-detail = Игроки и игры останутся.
group-title = Компания
group-name = Название (не обязательно)
group-save = Сохранить компанию
group-few = Выберите хотя бы двух игроков.
group-rule = Считаются игры, где больше половины игроков – из этой компании.
group-none = У этой компании ещё нет оконченных игр.
group-games = Игры
group-guests = – победы гостей
group-streak = Самая длинная серия побед
group-streak-value = { $person }: { $count }
group-sets = Наборы
