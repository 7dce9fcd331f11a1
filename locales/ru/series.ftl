# Series of games.

series-title = Серии
series-open-detail = До трёх побед или на очки
series-none = Серий пока нет. Нажмите после игры «{ series-begin }» или выберите серию, готовя новую игру.
series-begin = Сыграть серию
series-single = Одна игра
series-first-to = { $wins ->
    [one] До { $wins } победы
   *[other] До { $wins } побед
}
series-points-over = { $games ->
    [one] { $games } игра на очки
    [few] { $games } игры на очки
   *[many] { $games } игр на очки
}
series-game = Серия, игра { $number }
series-won = { $count ->
    [one] Серию выигрывает { $people }
   *[other] Общая победа в серии: { $people }
}
series-next = Следующая игра
series-next-detail = Новые места; начинает тот, кто начинал реже всех
series-seats = Места по часовой стрелке: { $people }
series-result = Итог
series-another = Ещё одна серия
series-standings = Таблица
series-games = Игры
series-games-played = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
series-row-wins = { $person }, место { $place }, побед: { $points }, сыграно игр: { $games }
series-row-points = { $person }, место { $place }, очков: { $points }, сыграно игр: { $games }
series-points-table = Очки за места с 1 по { $places }: { $points }. При равенстве монет очки равны.
series-game-row = Игра { $number }: { $what }
series-unfinished = не окончена
series-not-counted = после окончания серии
series-elsewhere = С другого устройства
series-file = Результат из файла
series-file-detail = Игра тех же игроков с другого устройства
series-entered = Результат добавлен.
series-entered-before = Эта игра уже учтена. Ничего не изменилось.
series-delete = Удалить серию
series-delete-detail = Игры останутся в списке.
series-deleted = Серия удалена.
error-series-unfinished = Эта игра не окончена и поэтому не считается.
error-series-other-people = В серии играют { $people }, а в этой игре — другие люди. Ничего не изменилось.
series-place = Раунд { $round }, стол { $table }
series-begun = Оконченных игр пока нет

# tournaments
series-open = Серии и турниры
tournaments = Турниры
tournament-new = Новый турнир
tournament-new-detail = Несколько столов, у каждого своё устройство
tournament-open = Турнир
tournament-names = Имена, по одному в строке
tournament-hint = От 8 до 48 человек, за столом от 4 до 8.
tournament-how = В каждом раунде меняются соперники, места и те, кто начинает. Каждый стол играет на своём устройстве и присылает результат кодом или файлом.
tournament-limits = В турнире может быть от { $fewest } до { $most } человек. Введено имён: { $have }.
tournament-start = Рассадить игроков
tournament-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[many] { $count } человек
}
tournament-tables = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}
tournament-round = Раунд { $round }
tournament-table = Стол { $table }
tournament-next = Следующий раунд
tournament-missing = Столы без результата: { $tables }
tournament-delete = Удалить турнир
tournament-deleted = Турнир удалён.
table-play = Играть здесь
table-code = Код стола
table-code-hint = На другом устройстве откройте «{ series-open }» и введите этот код.
table-code-field = Код стола или результата
table-code-enter = Ввести код
table-code-detail = Код вашего стола или результата
table-result-code = Результат для организатора — кодом или файлом («{ end-save }»):
table-file-detail = Сохранённая игра любого стола
table-entered = { $place }: результат добавлен.
table-entered-before = { $place }: этот результат уже есть. Ничего не изменилось.
table-emptied = Результат убран.
table-empty = Убрать результат: стол { $table }
error-table-code-damaged = Это не код стола или результата, или в нём опечатка. Ничего не изменилось.
error-table-code-newer = Этот код создан более новой версией приложения.
error-table-other-tournament = Это результат турнира, который ведут на другом устройстве. Ничего не изменилось.
error-table-other-people = Такого состава нет ни за одним столом этого турнира. Ничего не изменилось.
error-table-taken = Раунд { $round }, стол { $table }: уже есть другой результат. Сначала уберите его.
