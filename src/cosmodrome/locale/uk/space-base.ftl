### «Космобаза»: запитання, відповіді, що сталося, що дає відповідь.
### $seat — ім’я гравця, $seats — імена через кому; $card і $other — назви карт; $dice і $sectors — числа
### («5 і 6»). Імена не відмінюються, рід гравця невідомий: тому теперішній час.

## Запитання до гравця

ask-window-1 = Застосувати заряджену властивість перед кидком?
ask-window-2 = Застосувати заряджену властивість перед купівлею?
ask-window-3 = Застосувати заряджену властивість перед кінцем ходу?
ask-roll-before = Зараз кидок. Виставити число на кубику?
ask-roll-after = Кубики кинуто. Перекинути?
ask-dice = Випало { $dice }. Як ви використаєте кубики?
about-dice = Окремо спрацюють обидва сектори, за суми — один, із її номером. У свій хід нагороду дає станція, у чужий — патруль.
ask-shift = Ваші кубики вказують на сектор { $sector }. Зсунути праворуч?
ask-collect-before = Зараз отримання нагород. Отримати нагороду сектора двічі?
ask-arrow = Стрілка в секторі { $sector } дивиться в обидва боки. Нагороду якого сусіда ви теж отримуєте?
ask-set-die = Яке число виставити на кубику?
ask-reroll = Випало { $dice }. Що перекинути?
ask-double = Нагороду якого сектора отримати двічі?
ask-purchase = Яку карту ви купуєте?
about-purchase = На купівлю підуть усі кредити, решти не буває. Нова карта стає у свій сектор, а попередня вирушає в патруль і відтоді дає нагороду в чужий хід.
ask-extra-purchase = Купити ще одну карту? Ви платите лише її ціну.
ask-place = У який сектор покласти нову карту?
ask-claim = Який корабель ви берете безкоштовно?
ask-exchange = З якою картою міняється місцями { $card }?
ask-place-charge = Яка карта отримає заряд?
ask-move-charge = Перекласти один зі своїх зарядів? Виберіть, з якої карти.
ask-opening = Які з розданих карт ви купуєте?

## Відповіді

option-pass = Пас
    .purchase = Пас: нічого не купувати, кредити лишаються
option-done = Готово
option-use = Застосувати: { $card }
option-buy = Купити: { $card }
    .brief = { $card }
option-claim = Взяти: { $card }
option-place = { $card }: у сектор { $sector }
option-apart = Окремо: сектори { $one } і { $other }
option-sum = Сума: сектор { $sector }
option-shift = { $card }: { $count ->
    [one] на { $count } місце
    [few] на { $count } місця
   *[many] на { $count } місць
} праворуч
option-arrow = Сектор { $sector }
option-double = Сектор { $sector }
option-face = { $face }
# $die: 1, 2 або «both», тобто обидва.
option-reroll = { $die ->
    [1] Перший кубик
    [2] Другий кубик
   *[both] Обидва кубики
}
option-charge = { $card }
option-move = З карти { $card }
option-exchange = { $card }
# Те, що гравець може зробити без запитання: більше такого не питати або знову питати.
option-let-pass = { $window ->
    [window-1] Не питати перед кидками
    [window-2] Не питати перед купівлею
   *[window-3] Не питати перед кінцем ходу
}
option-ask-again = { $window ->
    [window-1] Знову питати перед кидками
    [window-2] Знову питати перед купівлею
   *[window-3] Знову питати перед кінцем ходу
}
# Постійні накази, їх бачить лише сам гравець. $card: корабель із зарядженою властивістю.
order-idle = Не питати, якщо чужі кубики нічого мені не дають
order-turn = Пасувати до кінця цього ходу
    .brief = до кінця ходу
order-others = Пасувати до мого ходу
    .brief = до мого ходу
order-card = Ніколи не питати про корабель: { $card }

## Що дає відповідь: рядок під кнопкою

hint-credits = +{ $count } { $count ->
    [one] кредит
    [few] кредити
   *[many] кредитів
}
hint-income = +{ $count } до доходу
hint-vp = +{ $count } ПО
hint-charges = +{ $count } { $count ->
    [one] заряд
    [few] заряди
   *[many] зарядів
}
hint-arrows = { $count ->
    [one] і сусідній сектор
    [few] і { $count } сусідні сектори
   *[many] і { $count } сусідніх секторів
}
hint-cards = +{ $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}
# The sector that the dice point to after a shift.
hint-sector = сектор { $count }
# Що ще могли б дати заряджені зсуви; $brings: сектор і його нагорода.
hint-shifts = зі зсувом: { $brings }
# Скільки зарядів іде з карти.
hint-spends = { $count ->
    [one] коштує { $count } заряд
    [few] коштує { $count } заряди
   *[many] коштує { $count } зарядів
}
# Кредити наприкінці ходу, коли їх поповнює дохід.
hint-refill = { $count } після доходу
hint-price = ціна { $count }
hint-left = { $count ->
    [0] кредитів не залишиться
    [one] залишиться { $count } кредит
    [few] залишиться { $count } кредити
   *[many] залишиться { $count } кредитів
}
hint-nothing = нічого

## Що сталося

# Через кому: називається лише те, що не дорівнює 0. Входить у рядки нижче.
gains = { $credits ->
    [0] { "" }
    [one] +{ $credits } кредит
    [few] +{ $credits } кредити
   *[many] +{ $credits } кредитів
}{ $income ->
    [0] { "" }
   *[other] { $credits ->
        [0] { "" }
       *[other] { ", " }
    }+{ $income } до доходу
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

event-dealt = { $seat } отримує { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} рівня { $level }
event-opened = { $seat } починає з карти { $card } за { $price }, сектор { $sector }
event-returned = { $seat } кладе під колоду { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} рівня { $level }
event-rolled-for-first = { $seat } кидає за право першого ходу: { $dice }
event-first-player = Першим ходить { $seat }
event-bonus = { $seat } отримує за пізніший хід { $income ->
    [0] { $credits ->
        [one] +{ $credits } кредит
        [few] +{ $credits } кредити
       *[many] +{ $credits } кредитів
    }
   *[other] +{ $income } до доходу
}
event-turn = Раунд { $round }, ходить { $seat }
event-die-set = { $seat } виставляє на кубику { $face }
event-rolled = { $seat } кидає { $dice }
event-rerolled = { $seat } перекидає: { $dice }
event-dice-used = { $seat } використовує кубики як { $sectors }
event-doubled = { $seat } застосовує карту { $card }: нагорода сектора { $sector } двічі
# Чому сектор дає нагороду: туди веде стрілка або його подвоює карта.
event-arrow = { $seat }: стрілка із сектора { $sector } в сектор { $goal }
event-again = { $seat } ще раз отримує нагороду сектора { $sector }: карта { $card }
event-collected = { $seat } отримує в секторі { $sector } ({ $zone ->
    [deployed] патруль
   *[station] станція
}): { gains }
event-charged = { $seat } заряджає карту { $card }, тепер { $charges ->
    [one] { $charges } заряд
    [few] { $charges } заряди
   *[many] { $charges } зарядів
}
event-moved-charge = { $seat } перекладає заряд з карти { $card } на карту { $other }
# $spent: скільки зарядів витрачено; $charges: скільки лишилося на карті.
event-used = { $seat } застосовує карту { $card }, витрачено { $spent ->
    [one] { $spent } заряд
    [few] { $spent } заряди
   *[many] { $spent } зарядів
}{ $charges ->
    [0] { "" }
   *[other] , лишилося { $charges }
}
event-received = { $seat } отримує { gains }
# $spent: скільки витрачено, усі кредити або рівно ціна; $vp: очки колонії.
event-bought = { $seat } купує карту { $card }, сектор { $sector }: витрачено { $spent ->
    [one] { $spent } кредит
    [few] { $spent } кредити
   *[many] { $spent } кредитів
} (ціна { $price }){ $vp ->
    [0] { "" }
   *[other] , +{ $vp } ПО
}
event-claimed = { $seat } бере карту { $card } безкоштовно, сектор { $sector }
# $charges: скільки зарядів на карті; $lost: скільки не знайшли комірки.
event-deployed = { $seat } відправляє в патруль карту { $card }, сектор { $sector }{ $charges ->
    [0] { "" }
    [one] , на ній { $charges } заряд
    [few] , на ній { $charges } заряди
   *[many] , на ній { $charges } зарядів
}{ $lost ->
    [0] { "" }
    [one] ; { $lost } заряд втрачено
    [few] ; { $lost } заряди втрачено
   *[many] ; { $lost } зарядів втрачено
}
event-swapped = { $seat } міняє місцями сектори { $sectors }
# $lost: скільки зарядів не знайшли комірки на новому місці.
event-exchanged = { $seat } міняє місцями карти { $card } і { $other }{ $lost ->
    [0] { "" }
    [one] ; { $lost } заряд втрачено
    [few] ; { $lost } заряди втрачено
   *[many] ; { $lost } зарядів втрачено
}
event-lost-vp = { $vp ->
    [0] { $seat } нічого не втрачає: ПО немає
   *[other] { $seat } втрачає { $vp } ПО
}
event-refilled = Нова карта на верфі: { $card }, рівень { $level }
event-income = { $seat } отримує наприкінці ходу { $gained ->
    [one] +{ $gained } кредит
    [few] +{ $gained } кредити
   *[many] +{ $gained } кредитів
}, до доходу: { $credits }
event-end-triggered = { $seat } набирає { $vp } ПО: цей раунд — останній
# $count: скільки додаткових раундів уже було.
event-extra-round = Нічия за ПО: ще один раунд
event-won = { $reason ->
    [ability] { $seats } перемагає одразу, завдяки властивості
   *[most-points] { $seats } перемагає: найбільше ПО
}
event-undone = { $seat } бере останнє рішення назад
# Гравця більше не питають у такий момент або знову питають.
event-lets-pass = { $seat } пропускає: { $window ->
    [window-1] властивості перед кидком
    [window-2] властивості перед купівлею
   *[window-3] властивості перед кінцем ходу
}
event-asks-again = { $seat } більше не пропускає: { $window ->
    [window-1] властивості перед кидком
    [window-2] властивості перед купівлею
   *[window-3] властивості перед кінцем ходу
}

score = Очки
    .course = Очки за раундами
    .count = { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
outcome-most-points = Найбільше переможних очок після останнього раунду.
outcome-ability = Застосовано властивість, яка одразу приносить перемогу.

## Етапи ходу, для верхнього рядка

step-setup = підготовка
step-opening = перші карти
step-light-speed = перші купівлі
step-window-1 = властивості перед кидком
step-roll = кидок кубиків
step-dice = використання кубиків
step-collect = отримання нагород
step-window-2 = властивості перед купівлею
step-purchase = купівля карти
step-window-3 = властивості перед кінцем ходу
step-refill = поповнення верфі
step-income = дохід
# $count: котрий додатковий раунд, після нічиєї.
turn-last-round = { $count ->
    [0] останній раунд
   *[other] додатковий раунд { $count }
}

variant-standard = звичайна гра
variant-light-speed = Зі швидкістю світла

## Термінал: що означають знаки

sign-credits = кредити
sign-income = дохід
sign-vp = переможні очки
sign-arrow = і нагорода сусіда
sign-own = заряди, застосовувати у свій хід
sign-others = заряди, застосовувати в чужий хід
sign-any = заряди, застосовувати в будь-який хід
sign-linked = з’єднані комірки
sign-shift = зсув суми праворуч
sign-reroll = перекинути
sign-set-die = виставити кубик
sign-buy = купити ще карту
sign-claim = корабель задарма, за рівнем
sign-swap = обмін двох секторів
sign-exchange = ця карта міняється місцями
sign-lose-vp = суперники втрачають ПО
sign-place-charge = заряд куди завгодно
sign-move-charge = перекласти заряд
sign-double = отримати двічі
sign-win = миттєва перемога
sign-colony = колонія
sign-sector = сектор
sign-deployed = кораблі в патрулі
sign-deck = карт у колоді
sign-hit = куди веде відповідь

# the sum of the dice
base-together = разом
# cards that stay until they are seen
tells-lost-vp = Ви втрачаєте очки
tells-last-round = Решта ще ходить у цьому раунді.
