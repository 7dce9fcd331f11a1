# A character of the group's own, and its power in words.
house-open = Свой персонаж
house-open-detail = На пустой карте из коробки
house-step = Пустая карта
house-title = Свой персонаж
house-hint = Он сохраняется для этой компании. Один из них может войти в набор.
house-kept = Сохранённые персонажи
house-take = Играть с персонажем: { $name }
house-taken = На пустой карте: { $name }
house-forget = Забыть персонажа: { $name }
house-name = Имя
house-unnamed = Нужно имя из букв, которого нет у других ваших персонажей.
house-text = Что он делает, вашими словами
house-power = Способность — в том порядке, в каком отмечаете
house-none = Ничего не отмечено: стол решает сам
house-money = Приносит деньги из банка
house-minimum = { $count ->
    [0] Для любого числа игроков
   *[other] От { $count } игроков
}
house-fewer-coins = На монету меньше: { $what }
house-more-coins = На монету больше: { $what }
house-fewer-players = На игрока меньше
house-more-players = На игрока больше
house-keep = Сохранить персонажа
house-back = Назад к картам
block-take-from-bank = Возьмите из банка: { $coins }.
block-take-from-court = Возьмите все монеты Дворца Правосудия.
block-take-from-neighbours = Возьмите по { $coins } у соседей с обеих сторон.
block-take-from-neighbours-left = Возьмите { $coins } у соседа слева.
block-take-from-neighbours-right = Возьмите { $coins } у соседа справа.
block-bank-pays-neighbours = Оба соседа получают из банка по { $coins }.
block-take-from-richest = Возьмите { $coins } у самого богатого из остальных.
block-take-from-each-richer = Каждый, кто богаче, по очереди отдаёт 1.
block-take-from-chosen = Возьмите { $coins } у игрока по выбору.
block-top-up-to = Из банка до { $coins } в сумме.
block-swap-fortunes = Обменяйтесь состоянием с другим игроком — или нет.
block-name-card-or-pay = Другой игрок называет свою карту или платит { $coins }.
block-show-card = Другой игрок показывает свою карту, не глядя на неё.
block-move-people = Двое других платят по { $coins } и меняются местами.
block-win-at = Победите, если у вас { $coins } монет или больше.
block-by-hand = Кое-что решают за столом.
