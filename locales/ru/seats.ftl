# The seat of a device, and what other devices may do.

seat-sit = Я сижу здесь
seat-sit-detail = На этом устройстве: моя табличка впереди и сигнал, когда мой ход
seat-leave = Я здесь больше не сижу
seat-title = Где вы сидите?
seat-hint = Для вашего телефона: ваша табличка будет впереди, а телефон завибрирует, когда придёт ваша очередь.
seat-nobody = Нигде
more-seat = Моё место: { $person }
more-seat-none = Моё место
seat-you = вы
seat-your-turn = Ваш ход
seat-asked = Вопрос к вам
seat-claim = Я тоже { $character }
seat-claim-back = Я больше не спорю

guests-may = Другие телефоны могут:
guests-everything = Делать всё
guests-answer = Только отвечать
guests-answer-detail = Только за своё место
guests-look = Только смотреть

error-guests-only-look = Это устройство может только смотреть. Изменить это можно на устройстве с приложением.
error-guests-only-answer = Это устройство может только играть и спорить за своё место. Изменить это можно на устройстве с приложением.
error-guest-without-seat = Чтобы играть с этого устройства, выберите своё место в меню «Ещё».
error-host-only = Изменить это можно только на устройстве с приложением.
