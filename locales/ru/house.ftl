# Custom characters, and their powers in words.
house-open = Свой персонаж
house-open-detail = На пустой карте из коробки
house-step = Пустая карта
house-title = Свой персонаж
house-hint = Приложение сохранит его для вашей компании. В набор { $count ->
    [one] может войти один такой персонаж
   *[other] может войти не больше { $count } таких персонажей
}.
house-kept = Сохранённые персонажи
house-take = Взять в игру: { $name }
house-taken = На пустой карте: { $name }
house-change = Изменить: { $name }
house-forget = Удалить: { $name }
house-name = Имя
house-name-empty = Поле «{ house-name }» ещё пусто
house-name-taken = Это имя уже носит другой ваш персонаж
house-name-printed = Это имя носит персонаж из коробки
house-name-unreadable = В имени нужны видимые символы
house-text-unreadable = В описании есть невидимые символы
house-full = Персонажей уже { $most }: сначала удалите одного
house-text = Что он умеет
house-power = Способность: шаги в том порядке, в каком вы их отмечаете
house-none = Ничего не отмечено: всё решаете за столом сами
house-power-full = В способности не больше { $most } шагов: сначала уберите один
house-money = Приносит деньги из банка
house-minimum = { $count ->
    [0] При любом числе игроков
    [one] Не меньше { $count } игрока
   *[other] Не меньше { $count } игроков
}
house-fewer-coins = На монету меньше: { $what }
house-more-coins = На монету больше: { $what }
house-fewer-players = На игрока меньше
house-more-players = На игрока больше
house-keep = Сохранить персонажа
house-back = Назад
block-take-from-bank = Возьмите { $coins } { $coins ->
    [one] монету
    [few] монеты
   *[other] монет
} из банка.
block-take-from-court = Заберите все монеты из Дворца Правосудия.
block-take-from-neighbours = Возьмите по { $coins } { $coins ->
    [one] монете
    [few] монеты
   *[other] монет
} у обоих соседей.
block-take-from-neighbours-left = Возьмите { $coins } { $coins ->
    [one] монету
    [few] монеты
   *[other] монет
} у соседа слева.
block-take-from-neighbours-right = Возьмите { $coins } { $coins ->
    [one] монету
    [few] монеты
   *[other] монет
} у соседа справа.
block-bank-pays-neighbours = Оба соседа получают из банка по { $coins } { $coins ->
    [one] монете
    [few] монеты
   *[other] монет
}.
block-take-from-richest = Возьмите { $coins } { $coins ->
    [one] монету
    [few] монеты
   *[other] монет
} у самого богатого из остальных игроков.
block-take-from-each-richer = Каждый, у кого монет больше, чем у вас, по очереди отдаёт вам 1 монету.
block-take-from-chosen = Возьмите { $coins } { $coins ->
    [one] монету
    [few] монеты
   *[other] монет
} у { $people ->
    [1] выбранного игрока
   *[other] каждого из { $people } выбранных игроков
}.
block-top-up-to = Возьмите из банка столько, чтобы монет у вас стало { $coins }.
block-swap-fortunes = Вы можете обменяться всеми монетами с выбранным игроком.
block-name-card-or-pay = Выбранный игрок говорит, кем себя считает, и открывает карту; за ошибку платит вам { $coins } { $coins ->
    [one] монету
    [few] монеты
   *[other] монет
}.
block-show-card = Выбранный игрок, сам не глядя, показывает свою карту всем остальным.
block-move-people = Двое других отдают вам по { $coins } { $coins ->
    [one] монете
    [few] монеты
   *[other] монет
} и меняются местами; монеты и карты остаются на месте.
block-win-at = Вы побеждаете, если у вас не меньше { $coins } { $coins ->
    [one] монеты
   *[other] монет
}.
block-by-hand = Эту часть вы решаете за столом сами.

house-face = Лицо
face-house = Дом
face-own_bear = Медведь
face-own_cat = Кот
face-own_cook = Повар
face-own_doctor = Доктор
face-own_knight = Рыцарь
face-own_lion = Лев
face-own_moon = Луна
face-own_owl = Сова
face-own_pirate = Пират
face-own_rabbit = Кролик
face-own_scholar = Учёный
face-own_sun = Солнце
