# The rulebook.

rules-title = Правила
rules-back-table = К столу
rules-back = Назад
rules-back-home = На главную

# search
rules-search = Искать в правилах
rules-search-clear = Очистить поиск
rules-found = Найдено: { $count } { $count ->
    [one] статья
    [few] статьи
   *[other] статей
}
rules-found-best = Самые подходящие статьи: { $count }
rules-found-nothing = По запросу «{ $query }» ничего не найдено.
rules-nearest = Возможно, вы ищете
rules-not-in-box = Персонажа «{ $name }» в этой коробке нет. Он есть { $boxes }.
# what "boxes" above consist of
in-box-first = в первом издании
in-box-second = во втором издании
rules-no-such-character = Персонажа с именем «{ $name }» нет.
rules-unknown-thing = «{ $name }»: в правилах этого нет.

# contents
rules-characters-here = Персонажи за этим столом
rules-characters-all = Все персонажи
rules-contents = Содержание
rules-kind-section = Книга правил
rules-kind-character = Персонажи
rules-kind-question = Вопросы
rules-kind-example = Примеры
rules-kind-term = Словарь
rules-kind-one-section = Правило
rules-kind-one-character = Персонаж
rules-kind-one-question = Вопрос
rules-kind-one-example = Пример
rules-kind-one-term = Термин

# reading options
rules-language = Язык: { $language }
rules-language-add = Добавить второй язык
rules-language-beside = Второй язык: { $language }
rules-language-alone = Только один язык
rules-large = Крупный шрифт
rules-usual = Обычный шрифт
rules-show = Показать всем за столом
rules-show-close = Убрать

# an entry
rules-status-rulebook = По правилам
rules-status-printings = Версии расходятся
rules-status-ruling = Наше толкование
rules-status-own = От нас
rules-status-app = В приложении
rules-role-power = Способность
rules-role-timing = Когда
rules-role-example = Пример
rules-role-confused = С чем путают
rules-role-note = Примечание
rules-role-tip = Совет
rules-untranslated = Перевода пока нет, статья на английском.
rules-see-also = Смотрите также

# a character
rules-on-card = На карте: { $name }
rules-cards-in = Язык ваших карт: { $language }
    .second = Язык ваших Масок: { $language }
rules-cards-ask = На каком языке ваши карты?
    .second = На каком языке ваши Маски?
rules-cards-unsaid = Не указывать
rules-cards-unseen = Не все эти имена мы видели в печати: на ваших картах могут быть другие.
rules-name-ours = наш перевод
rules-minimum = { $count ->
    [0] При любом числе игроков
    [one] Не меньше { $count } игрока
   *[other] Не меньше { $count } игроков
}
rules-minimum-on-card = Минимум игроков, если он есть, — в углу Маски
rules-minimum-likely = Вероятно, не меньше { $minimum } игроков: проверьте угол Маски
rules-bank-money = Приносит деньги из банка
rules-no-bank-money = Денег из банка не приносит
rules-other-languages = На других языках
rules-same-power = способность та же

# group notes
rules-note = Мы играем так
rules-note-add = Записать, как играем мы
rules-note-edit = Изменить запись
rules-note-remove = Удалить запись
rules-note-keep = Сохранить
rules-note-hint = О чём договорились за вашим столом?

# a worked example
rules-example-before = До и после

# missing entries
rules-unknown-rule = { $edition }: нет правила «{ $rule }».
rules-only-other-edition = «{ $title }» относится к другому изданию.
rules-unknown-edition = Издания «{ $edition }» нет.
rules-unknown-language = На языке «{ $language }» правил нет.

# companion rules
cli-rules = искать в правилах
cli-rules-words = что искать или id статьи
cli-rules-lang = на каком языке читать: { $languages } (по умолчанию: язык системы)
cli-rules-edition = какое издание читать: first или second (по умолчанию: first)
cli-rules-nothing = ничего не найдено; ближе всего:
