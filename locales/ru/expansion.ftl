### The expansion of 2014: names of its characters, as in characters.ftl, and what only its powers need.

character-alchemist = Алхимик
    .gen = Алхимика
    .dat = Алхимику
    .acc = Алхимика
    .ins = Алхимиком
    .prep = Алхимике
character-actress = Актриса
    .gen = Актрисы
    .dat = Актрисе
    .acc = Актрису
    .ins = Актрисой
    .prep = Актрисе
character-courtesan = Куртизанка
    .gen = Куртизанки
    .dat = Куртизанке
    .acc = Куртизанку
    .ins = Куртизанкой
    .prep = Куртизанке
character-gambler = Азартный игрок
    .gen = Азартного игрока
    .dat = Азартному игроку
    .acc = Азартного игрока
    .ins = Азартным игроком
    .prep = Азартном игроке
character-damned = Проклятый
    .gen = Проклятого
    .dat = Проклятому
    .acc = Проклятого
    .ins = Проклятым
    .prep = Проклятом
character-necromancer = Некромант
    .gen = Некроманта
    .dat = Некроманту
    .acc = Некроманта
    .ins = Некромантом
    .prep = Некроманте
character-sage = Мудрец
    .gen = Мудреца
    .dat = Мудрецу
    .acc = Мудреца
    .ins = Мудрецом
    .prep = Мудреце
character-usurper = Узурпатор
    .gen = Узурпатора
    .dat = Узурпатору
    .acc = Узурпатора
    .ins = Узурпатором
    .prep = Узурпаторе

# refusals
error-cannot-be-announced = { $character }: этого персонажа называть нельзя.
error-is-out = { $person }: этот игрок выбыл из игры.
error-too-few-women = { $character }: женщин в наборе должно быть не меньше { $need }, а здесь их не больше { $have }.

# what powers ask
choice-direction = { $person }: кому отдать весь запас? Остальные передают в ту же сторону
choice-guesser = { $person }: кто угадает, сколько монет в кулаке?
choice-peasants = { $person }: кто из них открыл Крестьянина?
choice-usurp = { $person }: чьего персонажа назвать?
choice-usurp-only = { $people } покажет карту
choice-usurp-one = { $person } называет персонажа, карту покажет { $other }
choice-fist = { $person }: после ответа разожмите кулак. Сколько монет?
choice-name = { $person }: какого персонажа назвать?
choice-cemetery = { $person }: какая карта лежит на Кладбище сверху?
answer-guess = { $person }: ответ верный?
answer-man = { $person } показывает карту: мужчина или женщина?
answer-man-yes = Мужчина
answer-man-no = Женщина
answer-named = { $person } показывает карту: { $character }?
answer-damned = Это Проклятый
reveal-damned = Кто-нибудь открыл Проклятого?
badge-is-out = вне игры

# the course of a game
story-direction = { $person } отдаёт весь запас, получает { $other }; так же делают все
story-guesser = { $person } прячет монеты, угадывает { $other }
story-peasants = На самом деле Крестьянин: { $people }
story-no-peasant = Крестьян среди открытых карт нет
story-usurps = { $person } называет персонажа, карту показывает { $other }
story-guess-right = { $person } угадывает
story-guess-wrong = { $person } не угадывает
story-man = { $person } показывает карту: мужчина
story-woman = { $person } показывает карту: женщина
story-named-right = { $person } показывает названного персонажа
story-named-wrong = { $person } показывает другого персонажа
story-damned = { $person } показывает Проклятого
story-borrowed = { $person } применяет способность { $character-gen }
story-out = { $person } выбывает из игры
story-ended-alone = Все остальные выбыли: побеждает { $people }
would-end-alone = Все остальные выбудут: победит { $people }
end-how-alone = Все остальные выбыли из игры.
games-ended-alone = Остальные выбыли
now-heir = Теперь { $person } отдаёт свою карту, не показывая её, и выбывает. Получает её { $other }, а Проклятый возвращается в коробку.
now-out = Теперь { $person } выбывает из игры. Проклятый возвращается в коробку.
now-sage-first = Теперь { $person } тайком смотрит две карты, других игроков или из центра.
now-cemetery = Кладбище: уберите карту под низ стопки, лицом вниз.

# lines to say aloud
wit-announce-alchemist = Смотрите внимательно: сейчас золото сменит хозяев.
wit-announce-actress = Последняя сцена? Сыграю её лучше.
wit-announce-courtesan = А кто у нас справа? Покажись, золотце.
wit-announce-gambler = Одна, две или три? Твоя удача или моя.
wit-announce-necromancer = Подъём, дорогие усопшие!
wit-announce-sage = Взгляну на двоих. Исключительно ради науки.
wit-announce-usurper = Знаю, кто ты. И справлюсь лучше.
wit-claim-alchemist = Это латунь! Золото здесь делаю я.
wit-claim-actress = Я здесь прима! Прочь со сцены.
wit-claim-courtesan = Тебя бы я запомнила.
wit-claim-gambler = Спорим, это я?
wit-claim-necromancer = Только через мой труп. Любой из них.
wit-claim-sage = Мудрец бы промолчал.
wit-claim-usurper = Даже это у меня не украсть.
wit-win-alone = Должен же кто-то погасить свет.

# the box and its sets
box-expansion = Дополнение 2014 года
in-box-expansion = в дополнении 2014 года
new-add-expansion = Играем с дополнением 2014 года
new-add-expansion-note = Его карты и наборы вместе с первым изданием
set-expansion-duel = Deadly duel
set-expansion-trio = Infernal trio
set-expansion-classic = Classic
set-expansion-roll = Let it roll
set-expansion-unity = Strength in unity
set-expansion-combo = Ultimate combo
check-cemetery = Перемешайте карты не из набора, все или часть, и положите их на стол лицом вниз: это Кладбище
