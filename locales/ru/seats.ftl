# The seat of a device, and what other devices may do.

seat-sit = Я сижу здесь
seat-sit-detail = На этом устройстве: моя табличка передо мной и сигнал, когда игра ждёт меня
seat-leave = Я здесь больше не сижу
seat-title = Где вы сидите?
seat-hint = На личном телефоне: ваша табличка окажется перед вами, а когда придёт ваша очередь, телефон завибрирует.
seat-nobody = Нигде
more-seat = Моё место: { $person }
more-seat-none = Моё место
seat-you = вы
seat-your-turn = Ваш ход
seat-asked = Вопрос к вам
seat-all-answered = Все ответили
seat-claim = Я тоже { $character }
seat-claim-back = Всё-таки не спорю
seat-pass = Промолчать
seat-passed = Вы промолчали
seat-pass-back = Передумать
claim-after-pass = { $person }: на телефоне было «промолчать», теперь — спор.
seat-waiting = Ждём остальных
seat-show-card = Откройте карту. Итог отметят на устройстве с приложением.
    .second = Откройте Маску. Итог отметят на устройстве с приложением.
stake-true = Вы { $character }? { $coins }
stake-false = Нет? { $coins }
stake-uncalled = Без спора: { $coins }
stake-called = Поспорят, а вы не { $character }? { $coins }

guest-waits = Подождите: на устройстве с приложением готовят игру.
who-title = Кто вы?
who-hint = Нажмите на своё место. Одно место — один телефон.
who-watch = Просто смотрю
who-taken = занято
who-asked = ждёт согласия
seat-request = Другой телефон просит место: { $person }
seat-request-grant = Отдать место
seat-request-refuse = Отказать
notes-title = Мои заметки
notes-hint = Только для вас: они остаются на этом устройстве.

guests-may = На других телефонах можно:
guests-answer = Только играть за себя
guests-answer-detail = Свои ходы, споры и выбор; без итогов и поправок
guests-look = Только смотреть
phones-seats = Телефоны игроков:
phone-may = { $person }: что можно с телефона
phone-own-seat = Играет за себя
phone-everything = Может всё
phone-free = Освободить место
phone-deed = { $phone }: { $what }
phone-did = { $deed ->
    [leave] { $person }, со своего телефона: игра отложена
    [resume] { $person }, со своего телефона: сохранённая игра продолжена
    [delete] { $person }, со своего телефона: игра удалена
    [restore] { $person }, со своего телефона: удалённая игра возвращена
   *[other] { $person }, со своего телефона: начата новая игра
    }
history-own-phone = { $person }, со своего телефона

error-guests-only-look = На этом устройстве можно только смотреть. Разрешить больше можно на устройстве с приложением.
error-guests-only-answer = На этом устройстве можно ходить и спорить только за себя. Разрешить больше можно на устройстве с приложением.
error-guest-without-seat = Чтобы играть с этого устройства, выберите своё место в меню «Ещё».
error-guest-seat-taken = { $name }: это место занято другим телефоном. Передать его вам можно на устройстве с приложением.
error-guest-seat-change = { $name }: просьба пересесть ждёт ответа на устройстве с приложением.
error-host-only = Изменить это можно только на устройстве с приложением.
