# Choosing and building a set.
edition-choice = Какая у вас коробка?
edition-only = только для { $fewest }–{ $most } игроков
edition-people = { $year } · { $fewest }–{ $most } игроков
set-title-choose = Каким набором сыграете?
set-ours = набор приложения
set-yours = Ваш набор
set-bank-money-own = Деньги из банка: { $have } из { $cards }
set-minutes = Около { $minutes } мин
set-mood = { $mood ->
    [low] мирный
    [high] беспощадный
   *[middle] в меру злой
}
set-coins = { $coins ->
    [low] мало монет
    [high] много монет
   *[middle] монет в меру
}
figures-open = Сравнить в цифрах
figures-title = Наборы в цифрах
set-build = Составить свой набор
set-open = Открыть присланный набор
set-opened = Набор открыт: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
    .second =
        Набор открыт: { $count ->
            [one] { $count } Маска
            [few] { $count } Маски
           *[many] { $count } Масок
        }
set-already = Этот набор уже открыт.
set-none = Для такого числа игроков набора нет: коробка рассчитана на { $fewest }–{ $most } игроков.
sheet-side = Лист { $number }, сторона { $side }
sheet-read = Отметить Маски: { sheet-side }
sheet-read-detail = Отметьте Маски с листа один раз, и они сохранятся
sheet-again = Исправить Маски: { sheet-side }
sheet-keep = Сохранить этот лист

# statistics of simulated games
simulated-title = Симуляция: { $games } { $games ->
    [one] игра
    [few] игры
   *[other] игр
} простых ботов
simulated-taken = Монет, отобранных у игроков за ход
simulated-turns = Длина в ходах
simulated-thirteen = Закончились с 13 монетами
simulated-bankruptcy = Закончились банкротством
simulated-cheat = Закончил Жулик
simulated-bank = Монет из банка за ход
simulated-opposed = Доля споров
percent = { $share } %
simulate = Проверить симуляцией
simulating = Симуляция: { $done } из { $games } игр

# the builder
builder-title = Составьте набор
builder-hint = Нажмите на карту, чтобы взять её или вернуть.
    .second = Нажмите на Маску, чтобы взять её или вернуть.
builder-tile = { $character }: { $have } из { $copies }
builder-lawful = Этот набор соответствует правилам подбора.
builder-cards = Карт: { $have }
    .second = Масок: { $have }
builder-centre = В центре: { $count }
builder-more-money = Лучше, если деньги из банка приносит больше трети карт.
builder-half-money = Лучше, если деньги из банка приносит половина Масок.
builder-likely-minimum = Вероятно, нужно не меньше { $minimum } игроков: { $characters }. Проверьте угол Маски.
builder-corner = Проверьте, нет ли в углу Маски минимума игроков: { $characters }
builder-complete = Дополнить за меня
builder-random = Случайный набор
builder-seed = Номер { $seed }
builder-seed-field = Номер случайного набора
builder-impossible = С этими картами набор по правилам для такого числа игроков не составить.
    .second = С этими Масками набор по правилам для такого числа игроков не составить.
builder-take-out = Верните одну из них: { $characters }
builder-empty = Вернуть все карты
    .second = Вернуть все Маски
builder-play = Взять этот набор
builder-anyway = Всё равно взять
builder-cannot = Пока играть нельзя
builder-back = Выбор набора
builder-share = Поделиться набором
builder-share-scan = Отсканируйте камерой любого телефона или скопируйте ссылку:
builder-share-inside = Отсканируйте в самом приложении («Открыть присланный набор») или скопируйте текст:
favourites = Избранное
favourite-delete = Удалить: { $name }
favourite-name = Название набора
favourite-keep = Добавить в избранное
favourite-nameless = Сначала назовите набор
favourite-kept = Уже в избранном
copy = Копировать
copy-done = Скопировано
share = Поделиться
shared-field = Ссылка или текст набора
shared-open = Открыть
shared-file = Из файла

# invalid set codes
error-set-damaged = Это не текст набора, или он повреждён. Ничего не изменилось.
error-set-newer = Этот набор записан более новой версией приложения. Ничего не изменилось.
error-unknown-scenario = Набора «{ $id }» нет.

# the command line
cli-scenarios = список, показ и проверка наборов
cli-scenarios-players = только наборы на указанное число игроков
cli-scenarios-edition = только наборы одного издания: first или second
cli-scenarios-show = показать один набор
cli-scenarios-nothing = наборов не найдено
error-neither-file-nor-set = «{ $text }» — не файл, который можно прочитать, и не текст набора.
cli-scenarios-check = показать, что не так с набором (ссылка, текст или файл)
cli-scenarios-simulate = проверить наборы симуляцией
