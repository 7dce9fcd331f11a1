# Errors, one clear sentence each.

# choosing a set
error-judge-missing = В наборе обязательно должен быть Судья.
error-too-little-bank-money = Мало карт с деньгами из банка: { $have } из { $cards }, а нужно хотя бы { $need }.
    .second = Мало Масок с деньгами из банка: { $have } из { $cards }, а нужно хотя бы { $need }.
error-peasant-alone = Возьмите обоих Крестьян или ни одного.
error-too-few-players-for = { $character }: нужно не меньше { $minimum } { $minimum ->
    [one] игрока
   *[other] игроков
}.
error-wrong-number-of-cards = { $fewest ->
    [6] { $most ->
        [6] В наборе должно быть 6 карт, а сейчас их { $have }.
       *[other] Карт в наборе должно быть от 6 до { $most }, а сейчас их { $have }.
    }
    [13] { $most ->
        [13] В наборе должно быть 13 карт, а сейчас их { $have }.
       *[other] Карт в наборе должно быть от 13 до { $most }, а сейчас их { $have }.
    }
   *[other] Карт в наборе должно быть от { $fewest } до { $most }, а сейчас их { $have }.
}
    .second =
        { $fewest ->
            [6]
                { $most ->
                    [6] В наборе должно быть 6 Масок, а сейчас их { $have }.
                   *[other] Масок в наборе должно быть от 6 до { $most }, а сейчас их { $have }.
                }
            [13]
                { $most ->
                    [13] В наборе должно быть 13 Масок, а сейчас их { $have }.
                   *[other] Масок в наборе должно быть от 13 до { $most }, а сейчас их { $have }.
                }
           *[other] Масок в наборе должно быть от { $fewest } до { $most }, а сейчас их { $have }.
        }
error-not-in-the-box = { $character }: в коробке таких карт { $copies }, а в наборе { $have }.
    .second = { $character }: в коробке таких Масок { $copies }, а в наборе { $have }.
error-unknown-character = Персонажа «{ $character }» в этом издании нет.

# players
error-wrong-number-of-players = Это издание рассчитано на { $fewest }–{ $most } игроков, а сейчас их { $have }.
error-name-empty = У каждого игрока должно быть имя.
error-name-twice = Имя { $name } у двоих сразу.
error-name-too-long = Имя слишком длинное: символов { $have }, а можно не больше { $limit }.
error-name-unprintable = В имени не может быть управляющих символов.
error-unknown-person = Игрока с номером { $person } нет.

# turns
error-game-over = Игра окончена.
error-not-awaited = Сейчас нельзя: сначала { $awaiting ->
    [turn] сделайте ход
    [claims] узнайте, кто спорит
    [reveal] укажите, кто сказал правду
    [choice] сделайте выбор
    [answer] дождитесь ответа
   *[other] завершите начатое
}.
error-opening-turn = Ходы 1–{ $last } подготовительные: только обмен, настоящий или мнимый.
error-revealed-must-swap = { $person }: карту только что открыли, её можно только поменять или не поменять.
error-revealed-no-announcement = { $person }: Маску только что открыли, назвать персонажа нельзя.
error-owes-look = За случайный взгляд на свою карту расплачиваются ходом: { $person } может только подсмотреть.
    .second = За случайный взгляд на свою Маску расплачиваются ходом: { $person } может только подсмотреть.
error-not-in-play = { $character }: такой персонаж не участвует в игре. Участвуют: { $in_play }.
error-no-centre-card = В центре стола карт нет.
    .second = В центре стола Масок нет.
error-forced-swap-with-player = В этой игре открытую карту меняют только на карту другого игрока, не из центра.
error-swap-with-self = Для обмена нужна карта другого игрока или карта из центра.
    .second = Для обмена нужна Маска другого игрока или Маска из центра.
error-claims-own-announcement = { $person } называет персонажа, а значит, спорить не может.
error-already-claimed = { $person } уже спорит.
error-not-turned-up = { $person }: карта не открыта.
    .second = { $person }: Маска не открыта.
error-too-many-true = Настоящих здесь может быть не больше { $most }.
error-wrong-number-of-targets = { $most ->
    [1] Выберите одного игрока.
   *[other] Выберите { $most } игроков.
}
error-wrong-target = { $person }: выбрать этого игрока нельзя.
error-named-twice = Один и тот же игрок указан дважды.
error-no-such-hand = В этой игре таких карт ни у кого нет.
error-protected-card = Защищённой картой в свой ход персонажа не называют.

# coins and undo
error-not-enough-coins = Столько монет взять нельзя. { $pot }: всего { $have }.
error-coins-not-positive = Перевести нужно хотя бы 1 монету.
error-same-pot = Монеты нельзя перевести туда же, откуда они взяты.
error-nothing-to-undo = Отменять нечего.
error-nothing-to-redo = Возвращать нечего.

# format of a record
error-not-text = Эта строка — не текст в кодировке UTF-8.
error-not-json = Эта строка — не объект JSON.
error-line-too-long = Строка слишком длинная: символов { $have }, а можно не больше { $limit }.
error-too-many-lines = Запись слишком длинная: строк может быть не больше { $limit }.
error-file-too-large = Файл слишком большой для записи игры: можно не больше { $limit } МБ.
error-empty-record = Запись пуста.
error-setup-missing = Запись должна начинаться с подготовки к игре.
error-setup-twice = Подготовка к игре указывается в записи один раз, в первой строке.
error-unknown-version = Эта версия записи приложению неизвестна.
error-unknown-command = Такой команды нет.
error-unknown-key = Ключ «{ $key }» здесь лишний.
error-missing-key = Не хватает ключа «{ $key }».
error-bad-value = Недопустимое значение ключа «{ $key }».

# table, storage, server
error-stale-tap = Тем временем за столом всё уже изменилось, и нажатие не сработало. Посмотрите ещё раз.
error-unreadable-game = Открыть эту игру нельзя: строка { $line } её записи не принята.
error-unexpected = Что-то пошло не так. Ничего не изменилось.
error-damaged = Файл с играми повреждён. Он сохранён как { $path }. Запустите приложение ещё раз: будет создан новый.
error-newer = Файл с играми создан более новой версией приложения. Он сохранён как { $path }. Запустите приложение ещё раз: будет создан новый.
error-not-writable = Сюда ничего нельзя записать: { $path }.
error-disk-full = На диске кончилось место: { $path }. Ничего не изменилось.
error-disk-failed = Системе не удалось прочитать или записать { $path }. Ничего не изменилось.
error-busy = Файл { $path } занят другой программой. Ничего не изменилось.
error-gone = Файл { $path } исчез.
error-running = Приложение с этими играми уже запущено. Сначала закройте его.
error-running-at = Приложение с этими играми уже запущено. Откройте { $url } или сначала закройте его.
error-port-taken = Порт { $port } занят.
error-port-barred = Приложению нельзя занять порт { $port }; попробуйте порт от 1024 и выше.
error-host-refused = У этого устройства нет адреса { $host }.

# custom characters, and several cards per player
error-too-many-house-characters = Пустых карт для своих персонажей в коробке { $most ->
    [0] нет
   *[other] { $most }
}, а персонажей { $have }.
error-house-character-is-printed = { $character }: такой персонаж уже есть в коробке, придумать его заново нельзя.
error-opponents-protected-card = Защищённую карту соперника поменять нельзя.
error-own-protected-card-stays = В этой языковой версии вашу защищённую карту меняют только на другую вашу карту.
error-own-cards-stay = В этой языковой версии свою карту меняют только на карту соперника.
error-content-invalid = { $more ->
    [0] Тексты приложения повреждены: { $defects }
   *[other] Тексты приложения повреждены: { $defects } (и ещё { $more })
}
error-unknown-rules = Эта игра записана по более новым правилам, которых приложение не знает.
error-unknown-box = Приложение не знает коробку «{ $box }».
error-boxes-conflict = Коробку «{ $box }» нельзя добавить. Повторяется: { $shared }.
error-unknown-printing = В этом издании нет языковой версии «{ $printing }».
error-tap-out-of-order = Порядок действий в этой записи нарушен.
error-fixed-set = Если игроков { $players }, участвуют только шесть персонажей из правил.
error-number-out-of-range = Выберите число от { $least } до { $most }.
