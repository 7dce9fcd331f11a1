# Home, new game, table and menus.

app-name = Mascarade Companion
error-page = Эту страницу показать не удалось. Ваша игра сохранена.
away = Приложение не отвечает
away-hint = Ваша игра сохранена. Проверьте, не ушло ли устройство с приложением в спящий режим и в той же ли оно сети. Страница откроется снова сама.
coming-back = Секунду, приложение сейчас вернётся
coming-back-hint = Устройство остановило его: так бывает в спящем режиме или при нехватке памяти. Ваша игра сохранена.
choose-file = Выбрать файл
app-unofficial = Неофициальное приложение для тех, у кого есть коробка с игрой. Не создано и не одобрено издателем игры.

# tools
tool-rules = Правила
tool-history = История
tool-phones = Телефоны
tool-more = Ещё
language-title = Язык
close = Закрыть
cancel = Отмена
back = Назад
help-why = Почему? Открыть правило
help-character = Что делает { $character }?

# home
home-title = Вы блефуете. Приложение считает.
home-purpose = Банк, Дворец Правосудия, ходы и правила для вашего «Маскарада».
home-resume = Продолжить игру
home-resume-detail = Ход { $turn } · { $people }
home-continue = Вернуться к столу
home-ended = Итог игры
home-continue-detail = Ход { $turn } · { $person }
home-again = Реванш
home-unfinished = Вернуться к новой игре
home-new = Новая игра
home-new-detail = Имена, набор, подготовка
home-rules = Правила
home-rules-detail = Все правила и поиск по ним

# new game: players
people-step = Новая игра · игроки
people-title = Кто сидит за столом?
people-hint = По часовой стрелке, как сидите. Нажмите на огонёк у самого младшего игрока: он начинает. Имена можно не вводить.
people-name = Игрок { $place }
people-unseen = { people-name }: некоторые символы здесь нельзя показать. Напишите имя другими.
people-add = Добавить игрока
people-remove = Убрать: { $person }
people-up = Передвинуть выше: { $person }
people-down = Передвинуть ниже: { $person }
people-youngest = Самый младший игрок, начинает: { $person }
people-last = Прошлая компания
people-count = { $count } { $count ->
    [one] игрок
    [few] игрока
   *[other] игроков
}
people-next = Выбрать набор
people-all = { $people }
people-begins = Начинает { $person }
people-variant = Втроём и вдвоём играют опытные: у каждого по нескольку карт.

# new game: set and checklist
set-step = { $edition } · { people-count }
edition-first = Первое издание
edition-second = Второе издание
set-title-one = Базовый набор
set-title-printing = Какая языковая версия у вас на столе?
set-printed = Базовый набор: { people-count }
set-with = В наборе { $character }
printing-en-ru = Русская и английская версии
printing-fr-ja-pl = Японская, французская и польская версии
set-judge-in = Судья в наборе; { $cards } { $cards ->
    [one] карта
    [few] карты
   *[other] карт
}, { people-count }
    .second =
        Судья в наборе; { $cards } { $cards ->
            [one] Маска
            [few] Маски
           *[other] Масок
        }, { people-count }
set-bank-money = Деньги из банка: { $have } из { $cards }; нужна хотя бы треть
set-bank-money-printed = Деньги из банка: { $have } из { $cards }; меньше трети, но базовый набор годится

rematch-title = Реванш
rematch-youngest = { $person }, самый младший игрок
rematch-next = { $person }, по очереди
rematch-lot = По жребию
rematch-same-seats = Те же места
rematch-shuffled = Новые места
rematch-shuffle = Перемешать места
rematch-set-again = Тот же набор
rematch-set-next = Следующий набор
rematch-set-chance = Случайный набор

checklist = Подготовка
checklist-begins = Затем начинает { $person }
check-cards = Достаньте из коробки { $cards } { $cards ->
    [one] карту
    [few] карты
   *[other] карт
} этого набора
    .second =
        Достаньте из коробки { $cards } { $cards ->
            [one] Маску
            [few] Маски
           *[other] Масок
        } этого набора
check-cards-named = { $task }: { $characters }
check-tokens = Выложите рядом с Дворцом Правосудия жетоны персонажей, которые участвуют в игре
check-coins = Каждому по { $each } { $each ->
    [one] монете
    [few] монеты
   *[other] монет
}, остальные { $bank } — { $insert ->
    [yes] во вкладыш: это банк
   *[no] в центр стола: это банк
}
check-coins-tablet = Монеты оставьте в коробке: их считает приложение
check-centre = В центре стола { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
} лицом вверх
    .second =
        В центре стола { $count ->
            [one] { $count } Маска
            [few] { $count } Маски
           *[other] { $count } Масок
        } лицом вверх
check-hands = { $count ->
    [2] Каждому по две карты: для левой руки и для правой
   *[other] Каждому по три карты: левая, правая и защищённая между ними
}
check-deal = Перемешайте и раздайте карты лицом вверх
    .second = Перемешайте и раздайте Маски лицом вверх
check-read = Дайте всем рассмотреть все карты и переверните их лицом вниз
    .second = Дайте всем рассмотреть все Маски и переверните их лицом вниз
tablet-choice = Какими монетами играете?
tablet-box = Монеты из коробки
tablet-holds = Монеты считает приложение
opening-order = Ходы 1–4 подготовительные: { $people }
start-game = Начать игру
back-to-people = Имена и места

# the table
turn-number = Ход { $turn }
turn-announces = Ход { $turn } · { $person } называет { $character-acc }
await-turn = Ходит { $person }
action-swap = Поменять или не поменять карту
    .second = Поменять или не поменять Маску
action-swap-short = Поменять или нет
action-look = Подсмотреть свою карту
    .second = Подсмотреть свою Маску
action-look-one = Подсмотреть одну свою карту
action-look-short = Подсмотреть
action-announce = Назвать персонажа
announce-title = { $person } называет персонажа
announce-title-left = Левая карта: кого называет { $person }?
announce-title-right = Правая карта: кого называет { $person }?
name-of-character = { $character }
name-of-copies = { $count } × { $character }
claims-title = Кто ещё { $character }?
claims-title-two = { $other } тоже { $character }?
claims-hint = { $person } ждёт: по часовой стрелке каждый спорит или молчит.
claims-hint-two = { $other }: спорить или молчать.
claims-nobody = Никто не спорит
claims-nobody-two = { $other } не спорит
tap-claimants = Нажмите на столе имена всех, кто спорит.
tap-people = Нажмите имя на столе.
reveal-title = Кто на самом деле { $character }?
turn-cards = Открыть карты
    .second = Открыть Маски
turn-cards-now = Открываем карты!
    .second = Открываем Маски!
turn-cards-label = { $people }: откройте карты. Кто { $character }?
    .second = { $people }: откройте Маски. Кто { $character }?
option-announced = называет
option-claimed = { $order }-й спорящий
option-nobody = Никто
badge-announces = называет
badge-swaps = меняет или нет
badge-claims = спорит
badge-passes = молчит
badge-is = это { $character }
badge-answers = отвечает
badge-chosen = цель
badge-wins = победа
badge-to-win = до победы: { $coins }
badge-coins-left = { $coins ->
    [one] последняя монета
    [few] последние { $coins } монеты
   *[many] последние { $coins } монет
}
badge-would-win = может победить
badge-would-be-out = обанкротится
badge-sits-here = здесь сядет { $person }
choice-take = { $person }: у кого взять монеты?
choice-fortunes = { $person }: с кем обменяться всеми монетами?
choice-point = { $person }: кто назовёт свою карту?
    .second = { $person }: кто назовёт свою Маску?
choice-show = { $person }: кто покажет карту, не глядя на неё?
    .second = { $person }: кто покажет Маску, не глядя на неё?
choice-move = { $person }: кто с кем меняется местами?
choice-nobody = Ни с кем
choice-take-only = { $person } берёт монеты, платит { $people }
choice-fortunes-one = { $person } и { $other }: обменяться всеми монетами?
choice-point-only = { $people } угадывает свою карту
    .second = { $people } угадывает свою Маску
choice-show-only = { $people } показывает карту, не глядя на неё
    .second = { $people } показывает Маску, не глядя на неё
choice-move-only = { $people } меняются местами
choice-accept = Обменяться
choice-decline = Не обмениваться
answer-title = { $person } отвечает и открывает карту
    .second = { $person } отвечает и открывает Маску
answer-right = Верно
answer-wrong = Неверно
moves-title = Что будет с монетами
moves-power = Способ­ность
moves-fine = Штраф
moves-none = Монеты остаются на месте.
moves-none-yet = Пока монеты остаются на месте.
moves-next = Затем { $person } делает ход.
moves-then-choice = Затем { $person } выбирает.
would-end-thirteen = { $count ->
    [one] { $people } может победить с { $coins } { $coins ->
        [one] монетой
       *[other] монетами
    }
   *[other] Возможна общая победа: { $people }
}
would-end-bankruptcy = { $count ->
    [one] Банкротство ({ $broke }): может победить { $people }
   *[other] Банкротство ({ $broke }), возможна общая победа: { $people }
}
would-end-cheat = { $people } может победить
would-if = { $person } — { $character }? { $end }
would-if-nobody = Среди них нет { $character-gen }? { $end }
would-if-unclaimed = Если никто не спорит: { $end }
would-depends = Смотря какие карты: { $end }
would-whoever = Победит тот, кто на самом деле { $character }
would-win-as = Победа, если { $character } — { $people }
would-others = { $count ->
    [one] Игру закончит и ещё { $count } ответ
    [few] Игру закончат и ещё { $count } ответа
   *[other] Игру закончат и ещё { $count } ответов
}
moves-pair = { $source } → { $target }
confirm = { $coins ->
    [0] Подтвердить
    [one] Подтвердить: всего { $coins } монета
    [few] Подтвердить: всего { $coins } монеты
   *[other] Подтвердить: всего { $coins } монет
}
now-before-turn = До начала этого хода
now-fool-first = Теперь { $person }, не глядя, меняет карты двух других игроков или оставляет всё как есть.
now-fool-second = Теперь { $person }, не глядя, меняет Маски двух других игроков или оставляет всё как есть.
now-spy-first = { $centre ->
    [0] Теперь { $person } тайком смотрит свою карту и карту другого игрока, затем меняет их или не меняет.
   *[other] Теперь { $person } тайком смотрит свою карту и ещё одну, другого игрока или из центра, затем меняет их или не меняет.
}
now-spy-second = Теперь { $person } тайком смотрит свою Маску и Маску другого игрока, затем меняет их или не меняет.
now-spy-two = Теперь { $person } тайком смотрит одну из своих карт и одну карту соперника, затем меняет их или не меняет.
now-shown-first = Теперь { $person }, не глядя, показывает свою карту всем остальным.
now-shown-second = Теперь { $person }, не глядя, показывает свою Маску всем остальным.
now-places = Теперь { $person } и { $other } меняются местами. Монеты и карты остаются на месте.
    .second = Теперь { $person } и { $other } меняются местами. Монеты и Маски остаются на месте.
now-own = { $person }: { $text }
undo = Отменить
tap-ignored = Слишком быстро: нажатие не засчитано
undo-nothing = Отменять нечего
undo-detail = Ход { $turn } · { $what }
redo-detail = Вернуть: { $what }
redo-moves = Вернуть: { $moves ->
    [one] { $moves } шаг
    [few] { $moves } шага
   *[many] { $moves } шагов
}

place-label = { $person }: { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[other] монет
}
place-label-active = { place-label }, сейчас ходит
place-label-acts = { place-label }, сейчас действует
place-close = почти { $coins }
court = Дворец
bank = Банк
pot-label = { $pot }: { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[other] монет
}

# the end
end-step = Игра окончена · ход { $turn }
end-won = { $count ->
    [one] Побеждает { $people }
   *[other] Общая победа: { $people }
}
end-winner = { $count ->
    [one] { $people } побеждает
   *[other] { $people } побеждают вместе
}
end-how-thirteen = Цель достигнута: 13 монет.
end-how-bankruptcy = { $count ->
    [one] Банкротство ({ $people }), поэтому побеждает самый богатый.
   *[other] Банкротство ({ $people }), поэтому самые богатые побеждают вместе.
}
end-how-cheat = Благодаря способности Жулика: 10 монет или больше.
end-how-house = Благодаря способности { $character-gen }.
end-again = Реванш
end-home = На главную

# more
more-title = Ещё
more-mistaken = Случайный взгляд
more-mistaken-detail = В свой ближайший ход — только подсмотреть
mistaken-any-card = Неважно, какая из карт это была.
more-correct = Поправить монеты
more-correct-detail = Банк, Дворец Правосудия и игроки
more-outwards = Повернуть таблички к игрокам
more-outwards-two = Повернуть половины экрана к игрокам
more-sounds = Звуки
more-countdown = Отсчёт перед открытием карт
    .second = Отсчёт перед открытием Масок
more-save = Сохранить в файл
more-save-detail = Игру можно продолжить на другом устройстве
more-open = Открыть из файла
more-open-none = Это не игра из этого приложения.
more-leave = Отложить эту игру
more-leave-detail = Она сохранится
endings-title = Кто может победить?
endings-detail = И каким персонажем — если судить по монетам
endings-note = Учтены только монеты: что получит игрок, назвав персонажа в свой ход, если никто не поспорит. У кого какая карта, не знает никто.
    .second = Учтены только монеты: что получит игрок, назвав персонажа в свой ход, если никто не поспорит. У кого какая Маска, не знает никто.
endings-none = Пока никто не может закончить игру, назвав персонажа.
endings-wins = Может принести победу:
endings-ends = Может закончить игру:
more-turning = Поворачивать панель к игроку
more-turning-detail = Для планшета, который лежит между вами
more-hourglass-off = Песочные часы: выключены
more-hourglass = Песочные часы: { $seconds } с
more-hourglass-detail = Для хода и спора; игра их не ждёт
more-patience = Повторные нажатия: пауза { $seconds } с
more-patience-detail = Если дрожит рука: случайные двойные нажатия не считаются
hourglass-over = Время!
hourglass-label = { $seconds } { $seconds ->
    [one] секунда
    [few] секунды
   *[many] секунд
}
more-far = Крупный вид
more-far-detail = Только монеты и ход; нажмите, чтобы выйти
appearance-title = Тема и размер текста
appearance-theme = Тема
appearance-theme-system = Как на устройстве
appearance-theme-light = Светлая тема
appearance-theme-dark = Тёмная тема
appearance-size = Размер текста
appearance-size-system = Как на устройстве
appearance-size-most = На этом экране до { $size }
about-title = О приложении
about-version = Версия { $version }
about-licences = Шрифты: Roboto (Apache License 2.0), Bona Nova и Noto Sans JP (SIL Open Font License).
player-claims = Спорит: «Я { $character }»
player-mistaken = Случайный взгляд на свою карту
    .second = Случайный взгляд на свою Маску
player-rename = Изменить имя
rename-title = Новое имя
rename-name = Имя
rename-detail = Если в имени ошибка или на это место садится другой игрок.
rename-do = Изменить имя
rename-exchange = Или выберите, с кем поменяться именами:
mistaken-title = Кто случайно увидел свою карту?
    .second = Кто случайно увидел свою Маску?
mistaken-owes = надо подсмотреть
owed-look-later = { $person }: подсмотреть карту надо в первый же ход, когда это разрешено.
    .second = { $person }: подсмотреть Маску надо в первый же ход, когда это разрешено.
correct-title = Поправить монеты
correct-from = Откуда
correct-to = Куда
correct-missing-from = Выберите откуда
correct-missing-to = Выберите куда
correct-fewer = На монету меньше
correct-more = На монету больше
correct-pending = Эти монеты ещё не переведены.
correct-discard = Не переводить
correct-do = Перевести { $coins } { $coins ->
    [one] монету
    [few] монеты
   *[other] монет
}
correct-outcome = { $now }, станет { $coins }
correct-ends-thirteen = 13 монет или больше. Если так и останется к концу хода, игра закончится: { end-winner }.
correct-ends-bankruptcy = У кого-то не осталось монет. Если так и останется к концу хода, игра закончится: { end-winner }.
history-title = История игры
history-empty = Пока ничего.
history-hint = Нажмите на строку, чтобы увидеть стол в тот момент.
history-oldest-first = Показать сначала старые
history-newest-first = Показать сначала новые
phones-title = Телефоны за столом
phones-scan = Отсканируйте телефоном, подключённым к той же сети:
phones-off = Пока игра открыта только на этом устройстве. Если подключить телефоны, её сможет открыть любое устройство в той же сети, которое отсканирует код, пока работает приложение.
phones-let-in = Подключить телефоны
phones-no-network = Устройство сейчас не подключено ни к одной сети. Подключите его к сети или включите точку доступа и откройте это окно снова.
phones-others = Устройство подключено к нескольким сетям. Если этот адрес не открывается, попробуйте другой:
phones-renew = Новый код
phones-renew-detail = Отключает все телефоны. Они вернутся по новому коду.
phones-uninvited = Чтобы присоединиться к этому столу, отсканируйте код на устройстве, где он открыт.

# two and three players
hand-left = левая карта
hand-right = правая карта
hand-protected = защищённая карта
claim-with = { $person }: { $hand }
claim-left = Левая карта
claim-right = Правая карта
claim-protected = Защищённая карта
few-title = Какие карты можно менять?
few-printing = Ваша коробка:
few-pl = Польская версия
few-ja = Японская версия
few-ru = Русская версия
few-en = Английская версия
few-fr = Французская версия
few-own-or-opponent = Меняйте свою карту на карту соперника либо две свои карты местами.
few-opponent = Меняйте свою карту на карту соперника.
few-two-own = Меняйте левую или правую карту на любую другую свою либо на левую или правую карту соперника.
few-two-any = Меняйте любую из трёх своих карт на левую или правую карту соперника.
few-protected = Защищённую карту соперника менять нельзя. Своей в свой ход персонажа не называют, но спорить ею можно.

# saved games
home-games = Ваши игры
moves-then-answer = Затем { $person } отвечает и открывает карту.
    .second = Затем { $person } отвечает и открывает Маску.

# the practice table, and hints in a game
practice-open = Впервые? Сыграйте пробный ход
practice-detail = Две минуты, карты не нужны
practice-end = Закончить пробный ход
practice-edition = Издание вашей игры
practice-1 = Аня
practice-2 = Борис
practice-3 = Вера
practice-4 = Гена
hints-show = Показать подсказки
hints-detail = Одна фраза о том, что происходит
coach-turn = { $you }, ваш ход. У каждого 6 монет, и никто не уверен в своей карте. Нажмите «{ action-announce }».
    .second = { $you }, ваш ход. У каждого 6 монет, и никто не уверен в своей Маске. Нажмите «{ action-announce }».
coach-announce = Выберите Короля. Король вы или нет, важно, только если кто-то поспорит.
coach-claims = { $other } спорит: «Я { $character }». Нажмите на столе «{ $other }».
coach-cards = Нажмите «{ turn-cards }»: { $other } открывает карту вместе с вами.
    .second = Нажмите «{ turn-cards.second }»: { $other } открывает Маску вместе с вами.
coach-reveal = Настоящий { $character } — это { $other }: выберите это имя.
coach-confirm = Способность применяет { $other }, а неправда стоит вам 1 монету. Подтвердите.
coach-done = Вот и вся игра: называть, спорить, платить. «{ undo }» исправит неверное нажатие. А теперь раздайте свои карты!
hint-opening = Возьмите под стол свою карту и ещё одну, поменяйте их или сделайте вид и верните, не глядя.
    .second = Возьмите под стол свою Маску и ещё одну, поменяйте их или сделайте вид и верните, не глядя.
hint-opening-several = Возьмите под стол одну из своих карт и ещё одну, поменяйте их или сделайте вид и верните, не глядя.
hint-turn = Поменяйте карту, подсмотрите свою или назовите персонажа: монеты приносит именно это.
    .second = Поменяйте Маску, подсмотрите свою или назовите персонажа: монеты приносит именно это.
hint-turn-several = Поменяйте карты, подсмотрите одну из своих или назовите персонажа: монеты приносит именно это.
hint-bound = В этот ход можно не всё: причина указана у кнопок.
hint-announce = Выберите любого персонажа в игре. Карту вы откроете, только если кто-то поспорит.
    .second = Выберите любого персонажа в игре. Маску вы откроете, только если кто-то поспорит.
hint-claims = По очереди каждый молчит или спорит: «Нет, это я!» Никто не спорит — способность применяют, карт не открывают.
    .second = По очереди каждый молчит или спорит: «Нет, это я!» Никто не спорит — способность применяют, Масок не открывают.
hint-claims-two = { $other }: спорить или молчать. Без спора способность применяют, не открывая карт.
hint-reveal = Карты открывают все участники спора. Выберите, кто сказал правду, если такой есть.
    .second = Маски открывают все участники спора. Выберите, кто сказал правду, если такой есть.
hint-confirm = Проверьте, что изменится, и подтвердите.
hint-choice = Решает тот, кто применяет способность.
hint-answer = Игрок говорит, кем себя считает, и открывает карту.
    .second = Игрок говорит, кем себя считает, и открывает Маску.
