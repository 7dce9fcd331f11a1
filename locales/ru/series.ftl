# Серии игр.

series-title = Серии
series-open = Серии
series-open-detail = До трёх побед, очки
series-none = Серий пока нет. После игры выберите «{ series-begin }» или начните серию, готовя новую игру.
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
series-result = Итог
series-standings = Таблица
series-games = Игры
series-games-played = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
series-row-wins = { $person }, место { $place }, побед: { $points }, сыграно игр: { $games }
series-row-points = { $person }, место { $place }, очков: { $points }, сыграно игр: { $games }
series-points-table = Очки за место – { $points }. При равенстве монет очки равны.
series-game-row = Игра { $number }: { $what }
series-unfinished = не закончена
series-not-counted = после окончания серии
series-elsewhere = С другого устройства
series-file = Добавить результат из файла
series-file-detail = Игра тех же людей, сохранённая на другом устройстве
series-entered = Результат добавлен.
series-entered-before = Эта игра уже учтена. Ничего не изменилось.
series-delete = Удалить серию
series-delete-detail = Игры останутся в списке.
series-deleted = Серия удалена.
error-series-unfinished = Эта игра не закончена и поэтому не считается.
error-series-other-people = В этой игре играли не эти люди: { $people } – ничего не изменилось.
series-place = Раунд { $round }, стол { $table }
series-begun = Законченных игр пока нет
