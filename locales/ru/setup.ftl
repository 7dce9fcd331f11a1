# Подготовка, чтение персонажей и то, что стол узнаёт помимо монет.

by-hand-house = Это стол решает сам.
besides-compared = { $other }: { $theirs }, { $person }: { $own } — без изменений
besides-shown = { $person } показывает карту всем остальным, не глядя на неё
besides-places = { $person } и { $other } меняются местами; монеты и карты остаются на месте
action-announce-left = Назвать: левая рука
action-announce-right = Назвать: правая рука

# the checklist
setup-open = Подготовка по шагам
setup-open-detail = Список, затем персонажи вслух
setup-step = Подготовка
setup-title = Что достать из коробки
setup-hint = Отмечайте сделанное. На всех экранах за столом отметки одни и те же.
setup-cards = { $cards ->
    [one] Возьмите { $cards } карту
    [few] Возьмите { $cards } карты
   *[many] Возьмите { $cards } карт
}
setup-twice = обе карты
setup-table = На столе
setup-left = { $count ->
    [0] Всё готово
   *[other] Осталось: { $count }
}
setup-read = Читаем персонажей
setup-skip = Сразу к столу
check-stays = Остальные персонажи остаются в коробке: { $characters }
check-court = Положите Дворец Правосудия на стол, поодаль от банка
check-insert = Разложите монеты по ячейкам банка
check-sheet = Положите лист Сценария в центр, если играете по нему

# the reading round
read-step = Чтение · { $number } из { $count }
read-next = Дальше
read-own = Персонаж этой компании
read-hint = Кто-нибудь читает вслух; все карты лежат лицом вверх.
read-down-step = Чтение · конец
read-down-title = Переверните все карты лицом вниз
read-down-begins = Самый младший игрок — { $person }, с него и начинают; дальше по часовой стрелке.
read-down-opening = Первые четыре хода игры — обмены: своя карта и ещё одна уходят под стол, меняются или нет и возвращаются, не показанные никому. Подсматривать и называть можно потом.
read-begin = К столу
