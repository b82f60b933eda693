### «Космобаза»: вопросы, ответы, что случилось, что приносит ответ.
### $seat — имя игрока, $seats — имена через запятую; $card и $other — названия карт; $dice и $sectors — числа
### («5 и 6»). Имена не склоняются, род игрока неизвестен: поэтому настоящее время.

## Вопросы игроку

ask-window-1 = Применить заряженную способность перед броском?
ask-window-2 = Применить заряженную способность перед покупкой?
ask-window-3 = Применить заряженную способность перед концом хода?
ask-roll-before = Сейчас бросок. Выставить число на кубике?
ask-roll-after = Кубики брошены. Перебросить?
ask-dice = Выпало { $dice }. Как вы используете кубики?
about-dice = По отдельности сработают оба сектора, при сумме — один, с её номером. В свой ход награду приносит станция, в чужой — патруль.
ask-shift = Ваши кубики указывают на сектор { $sector }. Сдвинуть вправо?
ask-collect-before = Сейчас получение наград. Получить награду сектора дважды?
ask-arrow = Стрелка в секторе { $sector } смотрит в обе стороны. Награду какого соседа вы тоже получаете?
ask-set-die = Какое число выставить на кубике?
ask-reroll = Выпало { $dice }. Что перебросить?
ask-double = Награду какого сектора получить дважды?
ask-purchase = Какую карту вы покупаете?
about-purchase = На покупку уйдут все кредиты, сдачи не бывает. Новая карта встаёт в свой сектор, а прежняя отправляется в патруль и с этих пор приносит награду в чужой ход.
ask-extra-purchase = Купить ещё одну карту? Вы платите только её цену.
ask-place = В какой сектор положить новую карту?
ask-claim = Какой корабль вы берёте бесплатно?
ask-exchange = С какой картой меняется местами { $card }?
ask-place-charge = Какая карта получит заряд?
ask-move-charge = Переложить один из своих зарядов? Выберите, с какой карты.
ask-opening = Какие из розданных карт вы покупаете?

## Ответы

option-pass = Пас
    .purchase = Пас: ничего не покупать, кредиты остаются
option-done = Готово
option-use = Применить: { $card }
option-buy = Купить: { $card }
    .brief = { $card }
option-claim = Взять: { $card }
option-place = { $card }: в сектор { $sector }
option-apart = По отдельности: сектора { $one } и { $other }
option-sum = Сумма: сектор { $sector }
option-shift = { $card }: { $count ->
    [one] на { $count } место
    [few] на { $count } места
   *[many] на { $count } мест
} вправо
option-arrow = Сектор { $sector }
option-double = Сектор { $sector }
option-face = { $face }
# $die: 1, 2 или «both», то есть оба.
option-reroll = { $die ->
    [1] Первый кубик
    [2] Второй кубик
   *[both] Оба кубика
}
option-charge = { $card }
option-move = С карты { $card }
option-exchange = { $card }
# То, что игрок может сделать без вопроса: больше такого не спрашивать или снова спрашивать.
option-let-pass = { $window ->
    [window-1] Не спрашивать перед бросками
    [window-2] Не спрашивать перед покупками
   *[window-3] Не спрашивать перед концом хода
}
option-ask-again = { $window ->
    [window-1] Снова спрашивать перед бросками
    [window-2] Снова спрашивать перед покупками
   *[window-3] Снова спрашивать перед концом хода
}
# Постоянные приказы, их видит только сам игрок. $card: корабль с заряженной способностью.
order-idle = Не спрашивать, если чужие кубики мне ничего не приносят
order-turn = Пасовать до конца этого хода
    .brief = до конца хода
order-others = Пасовать до моего хода
    .brief = до моего хода
order-card = Никогда не спрашивать о корабле: { $card }

## Что приносит ответ: строка под кнопкой

hint-credits = +{ $count } { $count ->
    [one] кредит
    [few] кредита
   *[many] кредитов
}
hint-income = +{ $count } к доходу
hint-vp = +{ $count } ПО
hint-charges = +{ $count } { $count ->
    [one] заряд
    [few] заряда
   *[many] зарядов
}
hint-arrows = { $count ->
    [one] и соседний сектор
    [few] и { $count } соседних сектора
   *[many] и { $count } соседних секторов
}
hint-cards = +{ $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}
# The sector that the dice point to after a shift.
hint-sector = сектор { $count }
# Что ещё могли бы принести заряженные сдвиги; $brings: сектор и его награда.
hint-shifts = со сдвигом: { $brings }
# Сколько зарядов уходит с карты.
hint-spends = { $count ->
    [one] стоит { $count } заряд
    [few] стоит { $count } заряда
   *[many] стоит { $count } зарядов
}
# Кредиты в конце хода, когда их пополняет доход.
hint-refill = { $count } после дохода
hint-price = цена { $count }
hint-left = { $count ->
    [0] кредитов не останется
    [one] останется { $count } кредит
    [few] останется { $count } кредита
   *[many] останется { $count } кредитов
}
hint-nothing = ничего

## Что случилось

# Через запятую: называется только то, что не равно 0. Входит в строки ниже.
gains = { $credits ->
    [0] { "" }
    [one] +{ $credits } кредит
    [few] +{ $credits } кредита
   *[many] +{ $credits } кредитов
}{ $income ->
    [0] { "" }
   *[other] { $credits ->
        [0] { "" }
       *[other] { ", " }
    }+{ $income } к доходу
}{ $vp ->
    [0] { "" }
   *[other] { $credits ->
        [0] { $income ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }+{ $vp } ПО
}

event-dealt = { $seat } получает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} уровня { $level }
event-opened = { $seat } начинает с карты { $card } за { $price }, сектор { $sector }
event-returned = { $seat } кладёт под колоду { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} уровня { $level }
event-rolled-for-first = { $seat } бросает за право первого хода: { $dice }
event-first-player = Первым ходит { $seat }
event-bonus = { $seat } получает за более поздний ход { $income ->
    [0] { $credits ->
        [one] +{ $credits } кредит
        [few] +{ $credits } кредита
       *[many] +{ $credits } кредитов
    }
   *[other] +{ $income } к доходу
}
event-turn = Раунд { $round }, ходит { $seat }
event-die-set = { $seat } выставляет на кубике { $face }
event-rolled = { $seat } бросает { $dice }
event-rerolled = { $seat } перебрасывает: { $dice }
event-dice-used = { $seat } использует кубики как { $sectors }
event-doubled = { $seat } применяет карту { $card }: награда сектора { $sector } дважды
# Почему сектор приносит награду: туда ведёт стрелка или его удваивает карта.
event-arrow = { $seat }: стрелка из сектора { $sector } в сектор { $goal }
event-again = { $seat } ещё раз получает награду сектора { $sector }: карта { $card }
event-collected = { $seat } получает в секторе { $sector } ({ $zone ->
    [deployed] патруль
   *[station] станция
}): { gains }
event-charged = { $seat } заряжает карту { $card }, теперь { $charges ->
    [one] { $charges } заряд
    [few] { $charges } заряда
   *[many] { $charges } зарядов
}
event-moved-charge = { $seat } перекладывает заряд с карты { $card } на карту { $other }
# $spent: сколько зарядов потрачено; $charges: сколько осталось на карте.
event-used = { $seat } применяет карту { $card }, потрачено { $spent ->
    [one] { $spent } заряд
    [few] { $spent } заряда
   *[many] { $spent } зарядов
}{ $charges ->
    [0] { "" }
   *[other] , осталось { $charges }
}
event-received = { $seat } получает { gains }
# $spent: сколько потрачено, все кредиты или ровно цена; $vp: очки колонии.
event-bought = { $seat } покупает карту { $card }, сектор { $sector }: потрачено { $spent ->
    [one] { $spent } кредит
    [few] { $spent } кредита
   *[many] { $spent } кредитов
} (цена { $price }){ $vp ->
    [0] { "" }
   *[other] , +{ $vp } ПО
}
event-claimed = { $seat } берёт карту { $card } бесплатно, сектор { $sector }
# $charges: сколько зарядов на карте; $lost: сколько не нашли ячейки.
event-deployed = { $seat } отправляет в патруль карту { $card }, сектор { $sector }{ $charges ->
    [0] { "" }
    [one] , на ней { $charges } заряд
    [few] , на ней { $charges } заряда
   *[many] , на ней { $charges } зарядов
}{ $lost ->
    [0] { "" }
    [one] ; { $lost } заряд потерян
    [few] ; { $lost } заряда потеряно
   *[many] ; { $lost } зарядов потеряно
}
event-swapped = { $seat } меняет местами сектора { $sectors }
# $lost: сколько зарядов не нашли ячейки на новом месте.
event-exchanged = { $seat } меняет местами карты { $card } и { $other }{ $lost ->
    [0] { "" }
    [one] ; { $lost } заряд потерян
    [few] ; { $lost } заряда потеряно
   *[many] ; { $lost } зарядов потеряно
}
event-lost-vp = { $vp ->
    [0] { $seat } ничего не теряет: ПО нет
   *[other] { $seat } теряет { $vp } ПО
}
event-refilled = Новая карта на верфи: { $card }, уровень { $level }
event-income = { $seat } получает в конце хода { $gained ->
    [one] +{ $gained } кредит
    [few] +{ $gained } кредита
   *[many] +{ $gained } кредитов
}, до дохода: { $credits }
event-end-triggered = { $seat } набирает { $vp } ПО: этот раунд — последний
# $count: сколько дополнительных раундов уже было.
event-extra-round = Ничья по ПО: ещё один раунд
event-won = { $reason ->
    [ability] { $seats } побеждает сразу, благодаря способности
   *[most-points] { $seats } побеждает: больше всего ПО
}
event-undone = { $seat } берёт последнее решение назад
# Игрока больше не спрашивают в такой момент или снова спрашивают.
event-lets-pass = { $seat } пропускает: { $window ->
    [window-1] способности перед броском
    [window-2] способности перед покупкой
   *[window-3] способности перед концом хода
}
event-asks-again = { $seat } больше не пропускает: { $window ->
    [window-1] способности перед броском
    [window-2] способности перед покупкой
   *[window-3] способности перед концом хода
}

score = Очки
    .course = Очки по раундам
    .count = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
outcome-most-points = Больше всего победных очков после последнего раунда.
outcome-ability = Применена способность, которая сразу приносит победу.

## Этапы хода, для верхней строки

step-setup = подготовка
step-opening = первые карты
step-light-speed = первые покупки
step-window-1 = способности перед броском
step-roll = бросок кубиков
step-dice = использование кубиков
step-collect = получение наград
step-window-2 = способности перед покупкой
step-purchase = покупка карты
step-window-3 = способности перед концом хода
step-refill = пополнение верфи
step-income = доход
# $count: который дополнительный раунд, после ничьей.
turn-last-round = { $count ->
    [0] последний раунд
   *[other] дополнительный раунд { $count }
}

variant-standard = обычная игра
variant-light-speed = Со скоростью света

## Терминал: что значат знаки

sign-credits = кредиты
sign-income = доход
sign-vp = победные очки
sign-arrow = и награда соседа
sign-own = заряды, применять в свой ход
sign-others = заряды, применять в чужой ход
sign-any = заряды, применять в любой ход
sign-linked = соединённые ячейки
sign-shift = сдвиг суммы вправо
sign-reroll = перебросить
sign-set-die = выставить кубик
sign-buy = купить ещё карту
sign-claim = корабль даром, по уровню
sign-swap = обмен двух секторов
sign-exchange = эта карта меняется местами
sign-lose-vp = соперники теряют ПО
sign-place-charge = заряд куда угодно
sign-move-charge = переложить заряд
sign-double = получить дважды
sign-win = мгновенная победа
sign-colony = колония
sign-sector = сектор
sign-deployed = корабли в патруле
sign-deck = карт в колоде
sign-hit = куда ведёт ответ

# the sum of the dice
base-together = вместе
# cards that stay until they are seen
tells-lost-vp = Вы теряете очки
tells-last-round = Остальные ещё ходят в этом раунде.
