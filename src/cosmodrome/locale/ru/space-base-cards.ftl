### «Космобаза»: что делают карты, словами, и подписи поля.
### Текст карты складывается из этих строк: сначала награды, потом ячейки, способность и когда её применять.

## Награды: что приносит выпавший сектор

card-reward-credits = +{ $count } { $count ->
    [one] кредит
    [few] кредита
   *[many] кредитов
}
card-reward-income = +{ $count } к доходу
card-reward-vp = +{ $count } ПО
card-reward-charge = +1 заряд на эту карту
# «и»: вдобавок к тому, что даёт сама карта.
card-reward-arrow-left = Получите и награду сектора слева
card-reward-arrow-right = Получите и награду сектора справа
card-reward-arrow-both = Получите и награду соседнего сектора: слева или справа
# $cards: одна или несколько строк card-claim через запятую.
card-reward-claim = Возьмите с верфи бесплатно: { $cards }
card-reward-buy = Купите ещё { $count ->
    [1] одну карту, заплатив только её цену
   *[other] до { $count } карт, заплатив только их цену
}
card-reward-none = Ничего
card-claim = { $count ->
    [1] один корабль уровня { $level }
   *[other] до { $count } кораблей уровня { $level }
}

## Ячейки зарядов

card-slots-single = Одна ячейка: применение стоит её заряд
card-slots-separate = { $count ->
    [one] { $count } несоединённая ячейка
    [few] { $count } несоединённые ячейки
   *[many] { $count } несоединённых ячеек
}: каждое применение стоит один заряд
card-slots-linked = { $count ->
    [one] { $count } соединённая ячейка
    [few] { $count } соединённые ячейки
   *[many] { $count } соединённых ячеек
}: нужны все заряды, и все тратятся
# По строке на каждое число игроков, при котором нужно другое число ячеек, когда стол не известен.
card-slots-players = { $count ->
    [one] { $count } ячейка
    [few] { $count } соединённые ячейки
   *[many] { $count } соединённых ячеек
}, когда игроков { $players }
card-slots-players-more = { $count ->
    [one] { $count } ячейка
    [few] { $count } соединённые ячейки
   *[many] { $count } соединённых ячеек
}, когда игроков { $players } и больше
card-charges = Заряжено: { $charges } из { $count }

## Способности: за что платят зарядами

card-ability-shift-sector = Вместо выпавшего используйте сектор { $amount ->
    [one] на одно место
    [few] на { $amount } места
   *[many] на { $amount } мест
} правее
card-ability-shift-sector-choice = Вместо выпавшего используйте сектор на { $low } или { $high } места правее
card-ability-reroll = Перебросьте один или оба кубика; новый результат — для всех
card-ability-set-die = Вместо броска выставьте на одном кубике любое число; оно — для всех
card-ability-buy-card = Купите ещё одну карту, заплатив только её цену
card-ability-buy-and-place = Купите ещё одну карту, заплатив только её цену, и положите её в любой сектор от { $low } до { $high }
# $cards: одна или несколько строк card-claim через запятую.
card-ability-claim-card = Возьмите с верфи бесплатно: { $cards }
card-ability-swap-sectors = Поменяйте местами все карты секторов { $a } и { $b }, вместе с патрулями
card-ability-exchange-card = Эта карта меняется местами с любой другой на вашем планшете
# $gain: награды через запятую.
card-ability-gain = Получите сразу: { $gain }
card-ability-opponents-lose-vp = Каждый соперник теряет { $amount } ПО, но не опускается ниже 0
card-ability-place-charge = Добавьте один заряд в свободную ячейку любой своей карты; за одну фазу — не чаще, чем хватало зарядов в её начале
card-ability-place-charge-move = Добавьте один заряд в свободную ячейку любой своей карты, затем можете переложить { $move ->
    [1] один свой заряд
   *[other] до { $move } своих зарядов
}; за одну фазу — не чаще, чем хватало зарядов в её начале
# Сколько зарядов стоит одно применение и что оно даёт.
card-for-charges = { $count ->
    [one] За { $count } заряд
    [few] За { $count } заряда
   *[many] За { $count } зарядов
}: { $effect }
card-ability-double-sector-station = Получите награду станции одного из своих секторов дважды
card-ability-double-sector-deployed = Получите награды патруля одного из своих секторов дважды
card-ability-win = Вы сразу побеждаете
# $gain: что получаете при применении, до самого действия.
card-ability-with-gain = { $gain }. { $effect }
card-ability-then-buy = { $effect }. Затем купите ещё { $buy ->
    [1] одну карту, заплатив только её цену
   *[other] до { $buy } карт, заплатив только их цену
}

## Когда: $turn — одна из строк card-turn-*, $when — одна из строк card-when-*

card-use = Применяется { $turn }: { $when }
card-turn-blue = в свой ход
card-turn-red = в чужой ход
card-turn-green = в любой ход
card-when-window = до броска, после наград или после покупки
card-when-before-roll = прямо перед броском
card-when-roll = после броска, пока никто не использовал кубики
card-when-use-dice = когда используете сумму кубиков
card-when-collect = перед получением наград

## Остальное на карте

card-level = уровень { $level }
card-level-0 = стартовый корабль
card-cost = стоимость { $cost }
card-sector = сектор { $sector }
card-station = Станция
card-station-when = когда выпадает в ваш ход
card-deployed = Патруль
# Both faces bring the same.
card-both = Станция и патруль
card-deployed-when = когда выпадает в чужой ход
card-colony = колония
card-colony-effect = { $vp } ПО один раз, при покупке
card-colony-closes = Закрывает сектор { $sector }: больше карт туда не положить. Корабли в патруле над ним по-прежнему приносят награды.

## Подписи поля

base-shipyard = Верфь
base-level = Уровень { $level }
base-deck = { $count ->
    [0] Колода уровня { $level } пуста
    [one] В колоде уровня { $level } осталась { $count } карта
    [few] В колоде уровня { $level } осталось { $count } карты
   *[many] В колоде уровня { $level } осталось { $count } карт
}
base-colonies = Колонии
base-colonies-none = Все колонии разобраны
base-hand = Ваши карты
base-dice = Кубики
base-dice-none = Кубики ещё не брошены
base-dice-rolled = Выпало { $first } и { $second }, сумма { $sum }
base-yours = Ваша база
base-of = База: { $seat }
base-players = Игроки
base-show = Показать базу: { $seat }
base-back = К своей базе
base-active = сейчас ходит
base-credits = { $count } { $count ->
    [one] кредит
    [few] кредита
   *[many] кредитов
}
base-income = доход { $count }
base-vp = { $count } из 40 ПО
base-vp-track = Победные очки: { $players }
base-vp-of = { $seat } { $count }
# Что изменит выбор: «12, станет 14».
base-change = { $from }, станет { $to }
base-sector = Сектор { $sector }
base-odds = Выпадает { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
} на 36 бросков
base-stack = { $count ->
    [one] { $count } корабль в патруле над сектором { $sector }
    [few] { $count } корабля в патруле над сектором { $sector }
   *[many] { $count } кораблей в патруле над сектором { $sector }
}
base-stack-open = Показать все
base-too-dear = { $count ->
    [one] Не хватает { $count } кредита
   *[many] Не хватает { $count } кредитов
}
base-card = { $name }, { $facts }
base-last-round = последний раунд
