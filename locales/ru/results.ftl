# What there is to look back on: the end of a game and statistics.

end-save = Сохранить в файл
result-standings = Монеты в конце
result-row = { $person }: { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[other] монет
}, место { $place }
result-row-won = { result-row }, победа
result-minutes = { $minutes } мин

chart-title = Монеты по ходам
chart-turn = Ход
chart-at-start = в начале
chart-at-turn = ход { $turn }
chart-sentence = { $person }: меньше всего { $low } ({ $when }), больше всего { $high } ({ $then }). Ходов во главе: { $front } из { $turns }.
chart-hint = Нажмите на игрока, чтобы выделить его линию.

awards-title = Награды
award-comeback = Возвращение
award-comeback-detail = { $people }: всего { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[other] монет
} (ход { $turn })
award-haul = Самый большой куш
award-haul-detail = { $people }: +{ $coins } ({ $character }, ход { $turn })
award-unmasked = Чаще всех разоблачали
award-unmasked-detail = { $people }: { $times } { $times ->
    [one] раз
    [few] раза
   *[other] раз
}
award-sharp-eye = Верный глаз
award-sharp-eye-detail = { $people }: { $times } { $times ->
    [one] верный спор
    [few] верных спора
   *[other] верных споров
}
award-trusted = На честном слове
award-trusted-detail = { $people }: +{ $coins }, пока никто не спорил
award-robbed = Больше всех потерь
award-robbed-detail = { $people }: −{ $coins } из-за чужих способностей
award-in-front = Дольше всех впереди
award-in-front-detail = { $people }: { $times } из { $turns } { $turns ->
    [one] хода
   *[other] ходов
}
award-curious = Любопытный взгляд
award-curious-detail = { $people }: { $times } { $times ->
    [one] взгляд
    [few] взгляда
   *[other] взглядов
} на карту
    .second =
        { $people }: { $times } { $times ->
            [one] взгляд
            [few] взгляда
           *[other] взглядов
        } на Маску
award-restless = Неугомонные руки
award-restless-detail = { $people }: { $times } { $times ->
    [one] обмен, настоящий или мнимый
    [few] обмена, настоящих или мнимых
   *[other] обменов, настоящих или мнимых
}

summary-open = Итог
summary-replay = Смотреть с начала
moments-title = Ключевые моменты
moment-beaten = { $person } ({ $coins } { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
}) называет { $character-acc }: блеф раскрыт
moment-haul = { $person }: +{ $coins } ({ $character })
moment-crowd = { $character }: сразу { $count } { $count ->
    [few] претендента
   *[many] претендентов
}
moment-last-coin = { $person } теряет последнюю монету

tonight = Побед сегодня: { $wins }

picture-open = Поделиться картинкой
bg-stats-open = Отправить в BG Stats
bg-stats-title = Игра в BG Stats
bg-stats-detail = Игроки, монеты, места и победитель. Кнопка открывает приложение BG Stats или его сайт.
bg-stats-do = Открыть в BG Stats
bg-stats-scan = На другом телефоне отсканируйте этот код:
picture-title = Игра на картинке
picture-save = Сохранить картинку
picture-saved = Картинка сохранена.
picture-shared = Картинка отправлена.
picture-drawing = Картинка готовится…
error-picture-failed = Не удалось создать картинку. Попробуйте ещё раз.

players-title = Игроки
players-open = Игроки за все игры
players-open-detail = Победы, блеф и монеты
players-all = Все игры
players-tonight = Сегодня
players-counting = Подсчёт…
players-none = Оконченных игр пока нет.
players-row = Победы: { $part } из { $whole }
players-pick = Выберите игрока.
players-wins = Победы
players-wins-thirteen = — с 13 монетами или больше
players-wins-bankruptcy = — при банкротстве другого игрока
players-wins-cheat = — благодаря способности
players-announced = Названо персонажей
players-opposed = — со спором
players-true = — подтвердилось
players-unopposed-gain = — монеты без спора
players-claimed-true = Верные споры
players-named-right = Своя карта угадана
players-unmasked = Разоблачения
players-fines = Штрафы
players-in-front = Ходы впереди
players-haul = Самый большой куш
players-haul-value = +{ $coins } ({ $character })
players-characters = Монеты по персонажам
players-part = { $part } из { $whole }
players-truth = Что никто не открыл, остаётся тайной: считается только то, что видели все.

win-never-unmasked = { $people }: персонаж назван { $times } { $times ->
    [one] раз
    [few] раза
   *[many] раз
}, ни одного разоблачения
