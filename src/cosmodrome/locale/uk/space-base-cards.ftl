### «Космобаза»: що роблять карти, словами, і підписи поля.
### Текст карти складається з цих рядків: спершу нагороди, потім комірки, властивість і коли її застосовувати.

## Нагороди: що приносить сектор, який випав

card-reward-credits = +{ $count } { $count ->
    [one] кредит
    [few] кредити
   *[many] кредитів
}
card-reward-income = +{ $count } до доходу
card-reward-vp = +{ $count } ПО
card-reward-charge = +1 заряд на цю карту
# «й»: на додачу до того, що дає сама карта.
card-reward-arrow-left = Отримайте й нагороду сектора ліворуч
card-reward-arrow-right = Отримайте й нагороду сектора праворуч
card-reward-arrow-both = Отримайте й нагороду сусіднього сектора: ліворуч або праворуч
# $cards: один або кілька рядків card-claim через кому.
card-reward-claim = Візьміть із верфі безкоштовно: { $cards }
card-reward-buy = Купіть ще { $count ->
    [1] одну карту, заплативши лише її ціну
   *[other] до { $count } карт, заплативши лише їхню ціну
}
card-reward-none = Нічого
card-claim = { $count ->
    [1] один корабель рівня { $level }
   *[other] до { $count } кораблів рівня { $level }
}

## Комірки зарядів

card-slots-single = Одна комірка: застосування коштує її заряд
card-slots-separate = { $count ->
    [one] { $count } нез’єднана комірка
    [few] { $count } нез’єднані комірки
   *[many] { $count } нез’єднаних комірок
}: кожне застосування коштує один заряд
card-slots-linked = { $count ->
    [one] { $count } з’єднана комірка
    [few] { $count } з’єднані комірки
   *[many] { $count } з’єднаних комірок
}: потрібні всі заряди, і всі витрачаються
# По рядку на кожну кількість гравців, за якої потрібна інша кількість комірок, коли стіл не відомий.
card-slots-players = { $count ->
    [one] { $count } комірка
    [few] { $count } з’єднані комірки
   *[many] { $count } з’єднаних комірок
}, коли гравців { $players }
card-slots-players-more = { $count ->
    [one] { $count } комірка
    [few] { $count } з’єднані комірки
   *[many] { $count } з’єднаних комірок
}, коли гравців { $players } і більше
card-charges = Заряджено: { $charges } з { $count }

## Властивості: за що платять зарядами

card-ability-shift-sector = Замість того, що випав, використайте сектор { $amount ->
    [one] на одне місце
    [few] на { $amount } місця
   *[many] на { $amount } місць
} правіше
card-ability-shift-sector-choice = Замість того, що випав, використайте сектор на { $low } або { $high } місця правіше
card-ability-reroll = Перекиньте один або обидва кубики; новий результат — для всіх
card-ability-set-die = Замість кидка виставте на одному кубику будь-яке число; воно — для всіх
card-ability-buy-card = Купіть ще одну карту, заплативши лише її ціну
card-ability-buy-and-place = Купіть ще одну карту, заплативши лише її ціну, і покладіть її в будь-який сектор від { $low } до { $high }
# $cards: один або кілька рядків card-claim через кому.
card-ability-claim-card = Візьміть із верфі безкоштовно: { $cards }
card-ability-swap-sectors = Поміняйте місцями всі карти секторів { $a } і { $b }, разом із патрулями
card-ability-exchange-card = Ця карта міняється місцями з будь-якою іншою на вашому планшеті
# $gain: нагороди через кому.
card-ability-gain = Отримайте одразу: { $gain }
card-ability-opponents-lose-vp = Кожен суперник втрачає { $amount } ПО, але не опускається нижче 0
card-ability-place-charge = Додайте один заряд у вільну комірку будь-якої своєї карти; за одну фазу — не частіше, ніж вистачало зарядів на її початку
card-ability-place-charge-move = Додайте один заряд у вільну комірку будь-якої своєї карти, потім можете перекласти { $move ->
    [1] один свій заряд
   *[other] до { $move } своїх зарядів
}; за одну фазу — не частіше, ніж вистачало зарядів на її початку
# Скільки зарядів коштує одне застосування і що воно дає.
card-for-charges = { $count ->
    [one] За { $count } заряд
    [few] За { $count } заряди
   *[many] За { $count } зарядів
}: { $effect }
card-ability-double-sector-station = Отримайте нагороду станції одного зі своїх секторів двічі
card-ability-double-sector-deployed = Отримайте нагороди патруля одного зі своїх секторів двічі
card-ability-win = Ви одразу перемагаєте
# $gain: що отримуєте під час застосування, до самої дії.
card-ability-with-gain = { $gain }. { $effect }
card-ability-then-buy = { $effect }. Потім купіть ще { $buy ->
    [1] одну карту, заплативши лише її ціну
   *[other] до { $buy } карт, заплативши лише їхню ціну
}

## Коли: $turn — один із рядків card-turn-*, $when — один із рядків card-when-*

card-use = Застосовується { $turn }: { $when }
card-turn-blue = у свій хід
card-turn-red = у чужий хід
card-turn-green = у будь-який хід
card-when-window = до кидка, після нагород або після купівлі
card-when-before-roll = просто перед кидком
card-when-roll = після кидка, поки ніхто не використав кубики
card-when-use-dice = коли використовуєте суму кубиків
card-when-collect = перед отриманням нагород

## Решта на карті

card-level = рівень { $level }
card-level-0 = стартовий корабель
card-cost = вартість { $cost }
card-sector = сектор { $sector }
card-station = Станція
card-station-when = коли випадає у ваш хід
card-deployed = Патруль
# Both faces bring the same.
card-both = Станція і патруль
card-deployed-when = коли випадає в чужий хід
card-colony = колонія
card-colony-effect = { $vp } ПО один раз, під час купівлі
card-colony-closes = Закриває сектор { $sector }: більше карт туди не покласти. Кораблі в патрулі над ним і далі приносять нагороди.

## Підписи поля

base-shipyard = Верф
base-level = Рівень { $level }
base-deck = { $count ->
    [0] Колода рівня { $level } порожня
    [one] У колоді рівня { $level } залишилася { $count } карта
    [few] У колоді рівня { $level } залишилося { $count } карти
   *[many] У колоді рівня { $level } залишилося { $count } карт
}
base-colonies = Колонії
base-colonies-none = Усі колонії розібрано
base-hand = Ваші карти
base-dice = Кубики
base-dice-none = Кубики ще не кинуто
base-dice-rolled = Випало { $first } і { $second }, сума { $sum }
base-yours = Ваша база
base-of = База: { $seat }
base-players = Гравці
base-show = Показати базу: { $seat }
base-back = До своєї бази
base-active = зараз ходить
base-credits = { $count } { $count ->
    [one] кредит
    [few] кредити
   *[many] кредитів
}
base-income = дохід { $count }
base-vp = { $count } із 40 ПО
base-vp-track = Переможні очки: { $players }
base-vp-of = { $seat } { $count }
# Що змінить вибір: «12, стане 14».
base-change = { $from }, стане { $to }
base-sector = Сектор { $sector }
base-odds = Випадає { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
} на 36 кидків
base-stack = { $count ->
    [one] { $count } корабель у патрулі над сектором { $sector }
    [few] { $count } кораблі в патрулі над сектором { $sector }
   *[many] { $count } кораблів у патрулі над сектором { $sector }
}
base-stack-open = Показати всі
base-too-dear = { $count ->
    [one] Бракує { $count } кредиту
   *[many] Бракує { $count } кредитів
}
base-card = { $name }, { $facts }
base-last-round = останній раунд
