# Series of games.

series-title = Серии
series-detail = До трёх побед или на очки
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
series-begun = Оконченных игр пока нет
tournaments-kept = Эта версия больше не поддерживает турниры. Ваш турнир остаётся в сохранённых данных и резервных копиях.
