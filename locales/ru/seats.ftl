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
seat-claim = Я тоже { $character }
seat-claim-back = Всё-таки не спорю

guests-may = На других телефонах можно:
guests-everything = Всё
guests-answer = Только играть за себя
guests-answer-detail = Свои ходы, споры и ответы
guests-look = Только смотреть

error-guests-only-look = На этом устройстве можно только смотреть. Разрешить больше можно на устройстве с приложением.
error-guests-only-answer = На этом устройстве можно ходить и спорить только за себя. Разрешить больше можно на устройстве с приложением.
error-guest-without-seat = Чтобы играть с этого устройства, выберите своё место в меню «Ещё».
error-host-only = Изменить это можно только на устройстве с приложением.
