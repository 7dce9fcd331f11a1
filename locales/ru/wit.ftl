# Произносится вслух: когда персонажа назвали и когда с этим поспорили. Затем несколько слов для больших моментов.

more-wit = Реплики вслух
wit-said = «{ $line }»

wit-announce-judge = Встать, суд идёт! За штрафами.
wit-announce-bishop = Богатый, поделись: душе полегчает.
wit-announce-king = На колени! И ключи от казны.
wit-announce-queen = Корона тяжела, а кошелёк лёгок.
wit-announce-fool = Дуракам везёт: и монетка, и путаница!
wit-announce-thief = Люблю соседей. Особенно их карманы.
wit-announce-witch = Было ваше, стало наше… крибле-крабле!
wit-announce-spy = Меня здесь нет, а вижу всё.
wit-announce-peasant = Мы люди простые, нам бы монетку.
wit-announce-cheat = Играю честно. Честное жульническое!
wit-announce-inquisitor = Один вопросик: кто ты?
wit-announce-widow = Покойный оставил мне мало. Пока.
wit-announce-trickster = Кто тут богаче всех? Ой, птичка!
wit-announce-empress = Империя — дело дорогое, милый банк.
wit-announce-shaman = Духи велят меняться кошельками.
wit-announce-guru = Загляни в себя и скажи: кто там?
wit-announce-patron = Люблю искусство. И обоих соседей.
wit-announce-beggar = Подайте, кто побогаче!
wit-announce-princess = Покажи личико. Всем, кроме себя!
wit-announce-puppet-master = Подъём, куклы! За ниточки дёргаю я.

wit-claim-judge = Протестую! Мантия моя.
wit-claim-bishop = Дитя моё, верни митру.
wit-claim-king = Прочь с моего трона!
wit-claim-queen = Королева здесь одна. И это не ты.
wit-claim-fool = Дурак здесь я, и точка!
wit-claim-thief = Держи вора! То есть меня.
wit-claim-witch = Слезь с моей метлы.
wit-claim-spy = Явка провалена: шпион — это я.
wit-claim-peasant = Подвинься, я тоже тут пашу.
wit-claim-cheat = Жульничество! Жулик — это я.
wit-claim-inquisitor = Вопросы здесь задаю я.
wit-claim-widow = А на похоронах тебя не было.
wit-claim-trickster = Ловко. Жаль, фокус мой.
wit-claim-empress = Двум императрицам на троне тесно.
wit-claim-shaman = Духи шепчут: врёшь.
wit-claim-guru = Медитируй дальше. Гуру — это я.
wit-claim-patron = Убери кошелёк, сегодня угощаю я.
wit-claim-beggar = Это моя паперть.
wit-claim-princess = Верни диадему!
wit-claim-puppet-master = А за твои ниточки кто дёргает?

wit-verdict-true = Маска как влитая!
wit-verdict-unmasked = Маски долой!
wit-verdict-nobody = Одни маски, и ни одного лица.
wit-verdict-swapped = Были ваши — стали наши.
wit-verdict-court = Правосудие кормит.

wit-award-comeback = Из грязи в князи
wit-award-haul = Одним махом
wit-award-unmasked = Шила в мешке не утаишь
wit-award-sharp-eye = Глаз-алмаз
wit-award-trusted = Хоть банк доверь
wit-award-robbed = Ободрали как липку
wit-award-in-front = Впереди планеты всей
wit-award-curious = Свет мой, зеркальце, скажи
wit-award-restless = Ручки шаловливые

wit-win-thirteen = Чёртова дюжина к счастью!
wit-win-bankruptcy = Бал окончен: на карету не хватает.
wit-win-cheat = Ловкость рук, и никакого мошенничества!
wit-win-house = А в коробке такого не было!
