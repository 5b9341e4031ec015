# Что страница партии говорит сама, без сервера.

client-moved = { $seat }: { $written }
client-hidden = { $seat }: тайное решение
client-legal = можно
client-picked = выбрано
client-play = Сходить
client-write = Записать
client-choose = Выбрать
client-back = Отменить
client-where = Выберите, куда.
client-confirm = Подтвердите или коснитесь того же места ещё раз.
client-let-go = Ничего не выбрано.
client-or-line = Подтвердите ход или коснитесь линии на краю, чтобы отсечь её.
client-done = Готово, передать
client-line = Коснитесь линии на краю: её нужно отсечь.
client-curtain-title = { $seat }
client-curtain-text = Передайте устройство этой стороне. Расстановка тайная: остальные не смотрят.
client-curtain-ready = Я { $seat }, начинаю
client-resign-sure = { $seat } сдаётся. Точно?
client-set-ups = Расстановка
client-copied = Скопировано
client-sound-on = Включить звук
client-sound-off = Выключить звук
client-lost = Связи нет. Подключаемся снова…
client-turned = Внизу: { $seat }
client-past = Вы смотрите позицию после хода { $ply }.
