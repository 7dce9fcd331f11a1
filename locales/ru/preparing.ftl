# Новая игра: что заменено и как быть дальше.
set-kept-with-box = Ваш набор не пропал: он вернётся, если снова выбрать его издание.
set-replaced = Ваш набор заменён.
set-cleared = Набор теперь пуст.
set-left-out = «{ $title }» не подходит для { $count } { $count ->
    [one] игрока
   *[other] игроков
}. Выберите другой набор или вернитесь и измените состав.
set-for-players = Этот набор на { $count } игроков, а мест за столом { $have }.
set-keep-players = Оставить { $have } игроков
set-take-players = Изменить на { $count } игроков
sheet-unsaved = Лист не сохранён.
people-seated = За столом теперь прошлая компания.
people-removed = Игрок убран: { $name }
draft-replaced = Игра, которую вы готовили, заменена.
house-replaced = «{ $name }» больше не в наборе: пустых карт не хватило.
house-form-replaced = То, что вы вписали, заменено.

# Что удалено
thing-deleted = Удалено: «{ $name }». В течение 30 дней это можно вернуть в конце списка игр.
thing-restore = Вернуть: { $name }
deleted-favourite = Избранный набор
deleted-character = Свой персонаж
deleted-sheet = Лист Сценария
deleted-group = Компания
sheet-delete = Удалить: { sheet-side }

# Карточка набора
set-first-game = Подходит для первой игры
sheet-doubt-judge = Судьи нет. Сверить с листом ещё раз?
sheet-doubt-peasant = Крестьянин только один. Сверить с листом ещё раз?
sheet-keep-anyway = Сохранить как есть

# Просьба о наборе
ask-open = Подобрать набор
ask-open-detail = Ваши пожелания — три варианта
ask-title = Какой игры вам хочется?
ask-length = Время игры
ask-mood = Настроение
ask-coins = Монеты
ask-left-out = Кого не брать
ask-any-length = Любое время
ask-any-mood = Любое настроение
ask-any-coins = Любое число монет
ask-without = { $count ->
    [0] С любыми персонажами
   *[other] Не берём: { $characters }
}
ask-found = Первый подходит лучше всего
ask-none = Без этих персонажей набора для стольких игроков не составить.
ask-none-judge = Судья есть в каждом наборе: этого требуют правила. Чтобы играть без него, составьте свой набор.
ask-random = Случайный набор { $seed }

# Стол
forced-swap-centre = На карту другого игрока или карту из центра.
swap-also-centre = На карту игрока или карту из центра
    .second = На Маску игрока или Маску из центра
swap-centre-note = Поменять или нет: на карту игрока или карту из центра
    .second = Поменять или нет: на Маску игрока или Маску из центра
centre-may = Центр: можно
centre-stays = Центр: нельзя
