# Choosing and building a set.
edition-choice = Какая коробка?
edition-people = от { $fewest } до { $most } игроков
set-title-choose = Какой набор сегодня?
set-ours = наш собственный набор
set-yours = Ваш собственный набор
set-bank-money-own = { $have } из { $cards } приносят деньги из банка
set-build = Собрать свой набор
set-open = Открыть присланный набор
set-none = На столько человек набора нет: коробка рассчитана на { $fewest }–{ $most }.
sheet-side = Лист { $number }, сторона { $side }
sheet-read = Перенесите с вашего листа: { sheet-side }
sheet-read-detail = Отметьте Маски один раз, они запомнятся
sheet-again = Исправить перенесённое: { sheet-side }
sheet-keep = Запомнить этот лист

# what simulated games say
simulated-title = симуляция: { $games } партий простых игроков
simulated-turns = Длина в ходах
simulated-thirteen = Конец по 13 монетам
simulated-bankruptcy = Конец по разорению
simulated-cheat = Конец по Жулику
simulated-bank = Монет из банка за ход
simulated-opposed = Оспоренные объявления
percent = { $share } %
simulate = Просчитать этот набор
simulating = симуляция: { $done } из { $games } партий

# the builder
builder-title = Сборка набора
builder-hint = Коснитесь карты, чтобы взять её или вернуть.
builder-tile = { $character }: { $have } из { $copies }
builder-lawful = Этот набор соответствует правилам.
builder-cards = Карт: { $have }
builder-centre = В центре: { $count }
builder-more-money = Лучше, если доход из банка даёт больше трети.
builder-half-money = Лучше, если доход из банка даёт половина.
builder-corner = Проверьте число игроков в углу карты: { $characters }
builder-complete = Дополнить за меня
builder-random = Случайный набор
builder-seed = Номер { $seed }
builder-seed-field = Номер случайного набора
builder-impossible = Для стольких человек нет набора по правилам с этими картами.
builder-empty = Вернуть все
builder-play = Играть этим набором
builder-anyway = Играть всё равно
builder-cannot = Пока играть нельзя
builder-back = Выбор набора
builder-share = Поделиться набором
builder-share-scan = Отсканируйте или скопируйте текст:
shared-field = Ссылка или текст набора
shared-open = Открыть
shared-file = Из файла

# texts that are no set
error-set-damaged = Это не текст набора, или он повреждён. Ничего не изменилось.
error-set-newer = Этот набор записан более новой версией программы. Ничего не изменилось.
error-unknown-scenario = Набора «{ $id }» нет.

# the command line
cli-scenarios = список, показ и проверка наборов
cli-scenarios-players = только наборы на столько игроков
cli-scenarios-edition = только наборы одного издания: first или second
cli-scenarios-show = показать один набор
cli-scenarios-check = сказать, что не так с набором: ссылка, текст или файл
cli-scenarios-simulate = измерить наборы симуляцией; без других параметров записать файл чисел каталога
