# The history of a game in sentences. Names are not inflected and their gender is unknown: verbs only in the present tense.

pot-bank = Банк
pot-court = Дворец

story-swap = { $person }: обмен под столом
story-look = { $person } подсматривает свою карту
    .second = { $person } подсматривает свою Маску
story-look-one = { $person } подсматривает одну свою карту
story-announce = { $person } называет { $character-acc }
story-claim = { $person } спорит: «Я { $character }»
story-claims-closed = Открываем карты
    .second = Открываем Маски
story-unopposed = { $person }: { $character }, никто не спорит
story-nobody-true = Среди открытых карт { $character-gen } нет
    .second = Среди открытых Масок { $character-gen } нет
story-true = На самом деле { $character }: { $people }
story-chose = Выбор: { $people }
story-takes = { $person } берёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}, платит { $other }
story-takes-several = { $person } берёт монеты, платят { $people }
story-points = { $person } спрашивает, отвечает { $other }
story-showed = { $person } показывает карту другим
    .second = { $person } показывает Маску другим
story-answer-right = { $person } угадывает свою карту
    .second = { $person } угадывает свою Маску
story-answer-wrong = { $person } не угадывает свою карту
    .second = { $person } не угадывает свою Маску
story-mistaken-look = { $person } случайно видит свою карту
    .second = { $person } случайно видит свою Маску
story-renamed = Новое имя: { $person } → { $name }
story-transfer = Вручную: { $source } → { $target }, { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[other] монет
}

story-paid = { $source } → { $target }: { $coins }
story-fined = Штраф: { $person } → Дворец Правосудия: { $coins }
story-compared = { $people } не богаче, чем { $person }, и ничего не { $count ->
    [one] отдаёт
   *[other] отдают
}
story-fortunes-swapped = Обмен монетами: { $person } { $own } → { $theirs }, { $other } { $theirs } → { $own }
story-places-changed = { $person } и { $other } меняются местами
story-declined = { $person } ни с кем не обменивается
story-ended-thirteen = { $count ->
    [one] 13 монет или больше: побеждает { $people }
   *[other] 13 монет или больше, общая победа: { $people }
}
story-ended-bankruptcy = { $count ->
    [one] Банкротство ({ $broke }): { $people } богаче всех и побеждает
   *[other] Банкротство ({ $broke }), общая победа самых богатых: { $people }
}
story-ended-cheat = Благодаря способности Жулика побеждает { $people }
story-ended-house = Благодаря способности { $character-gen } побеждает { $people }

# how the last tap decided a game
deed-contested = { $person }, а не { $other }, — на самом деле { $character }.
deed-true = { $person } — на самом деле { $character }.
deed-nobody = { verdict-nobody }.
deed-unopposed = { story-unopposed }.
deed-told = { $told }.

# the verdict over the table, and the steps of a replay
verdict-too-few = { $people }: монет меньше { $coins }, поэтому ничего не происходит.
verdict-nobody = { story-nobody-true }: { $count } { $count ->
    [one] штраф
    [few] штрафа
   *[many] штрафов
}
verdict-none = { $character-gen } нет!
verdict-true = На самом деле { $character }
verdict-unmasked = Разоблачение: { $people }
verdict-swapped = Обмен монетами
verdict-court = Все монеты Дворца: { $coins }!
replay-claimed = { $count ->
    [one] { $announced } · спорит { $people }
   *[other] { $announced } · спорят { $people }
}
