### «Сумерки империи»: вопросы, ответы, что случилось, что приносит ответ.
### Имена не склоняются, род игрока неизвестен: поэтому настоящее время и порядок слов, при котором имя в именительном
### падеже. Названия тоже стоят в именительном: после двоеточия или в кавычках. Что за аргументы и как они становятся
### словами, сказано в английском файле.

system-of = { $name } ({ $number })
note-of = { $name } ({ $owner })
unit-damaged = { $units } (с уроном)
# In a list of several: tactic 2, fleet 1.
pool-count = { $pool } { $count }
ability-part-open = возвращается
ability-part-lost = возвращается
ability-part-returns = возвращается
ability-part-discard = сбросить карту

## Моменты, когда можно что-то использовать: «Не спрашивать …»

window-strategy =
    .start = в начале фазы стратегии
    .chosen = когда выбрана карта стратегии
    .end = в конце фазы стратегии
window-turn =
    .start = в начале хода
    .end = в конце хода
window-action =
    .done = после действия
window-activated = когда активирована система
window-moved = после передвижения кораблей
window-cannon =
    .before = перед залпом космических пушек
    .hits = когда попали космические пушки
    .done = после залпа космических пушек
window-space =
    .start = в начале раунда космического боя
    .rolled = после броска в космическом бою
    .hits = когда нанесены попадания в космическом бою
    .assigned = когда присвоены попадания в космическом бою
    .end = в конце раунда космического боя
    .won = после победы в космическом бою
    .over = когда закончен космический бой
window-barrage =
    .rolled = после броска заградительного огня
window-retreat =
    .announced = когда объявлено отступление
window-sustained = когда отряд поглощает урон
window-destroyed = когда уничтожены корабли
window-invasion =
    .start = в начале вторжения
window-bombarded = после бомбардировки
window-committed = когда высажены наземные войска
window-ground =
    .start = в начале раунда наземного боя
    .rolled = после броска в наземном бою
    .hits = когда нанесены попадания в наземном бою
    .end = в конце раунда наземного боя
    .won = после победы в наземном бою
window-planet =
    .taking = перед сменой контроля над планетой
    .gained = когда получена планета
    .lost = когда потеряна планета
window-production =
    .start = перед производством
    .done = после производства
window-tactical =
    .done = после тактического действия
window-primary =
    .done = после основной способности карты стратегии
window-secondary =
    .done = после второстепенной способности карты стратегии
window-diplomacy =
    .done = после «Дипломатии»
window-replenished = когда пополнена продукция
window-replenishing =
    .done = после пополнения продукции
window-goods =
    .gained = когда получены товары
window-transaction =
    .done = после сделки
window-researched = когда исследована технология
window-research =
    .instead = вместо исследования
window-technology =
    .gained = когда получена технология
window-skipped = когда проигнорировано требование
window-structure =
    .placed = когда размещено сооружение
window-cards =
    .drawn = когда взяты карты действий
window-status =
    .start = в начале фазы статуса
    .secret = когда можно выполнить секретную цель
    .return = когда возвращают карты стратегии
    .end = в конце фазы статуса
window-agenda =
    .start = в начале фазы политики
    .when = когда раскрывают карту политики
    .after = после раскрытия карты политики
    .voting = перед началом голосования
    .resolved = когда решение по карте политики исполнено
window-voted = когда кто-то проголосовал
window-votes =
    .cast = когда отданы все голоса
window-elected = когда выбран игрок
window-eliminated = когда кто-то разгромлен
window-used = когда кто-то использует карту или способность

## Вопросы в такой момент. $subject — о ком речь.

ask-strategy =
    .start = Начинается фаза стратегии. Использовать что-нибудь?
    .chosen = { $subject } выбирает карту «{ $strategy }». Использовать что-нибудь?
    .end = Фаза стратегии заканчивается. Использовать что-нибудь?
ask-action =
    .done = { $subject } завершает действие. Использовать что-нибудь?
ask-activated = { $subject } активирует систему: { $system }. Использовать что-нибудь?
ask-moved = { $subject } перемещает корабли в систему: { $system }. Использовать что-нибудь?
ask-cannon =
    .before = { $subject } готовит залп космических пушек, цель: { $target }. Использовать что-нибудь до него?
    .hits = Космические пушки попали. Стреляет { $foe }, цель: { $subject }. Использовать что-нибудь?
    .done = { $subject } даёт залп космических пушек, цель: { $target }. Использовать что-нибудь?
ask-space =
    .start = Космический бой, начинается раунд { $round }. Использовать что-нибудь?
    .rolled = { $subject } бросает кубики. Использовать что-нибудь?
    .hits = { $subject } получает попадания. Использовать что-нибудь, пока они не присвоены?
    .assigned = Попадания присвоены. Использовать что-нибудь?
    .end = Космический бой, заканчивается раунд { $round }. Использовать что-нибудь?
    .won = { $subject } побеждает в космическом бою. Использовать что-нибудь?
    .over = Космический бой окончен. Использовать что-нибудь?
ask-barrage =
    .rolled = { $subject } ведёт заградительный огонь. Использовать что-нибудь?
ask-sustained = { $subject } поглощает урон: { $unit }. Использовать что-нибудь?
ask-destroyed = { $subject } теряет: { $units }. Использовать что-нибудь?
ask-invasion =
    .start = { $subject } начинает вторжение в систему: { $system }. Использовать что-нибудь?
ask-bombarded = { $subject } бомбардирует планету { $planet }. Использовать что-нибудь?
ask-committed = { $subject } высаживает наземные войска на планету { $planet }. Использовать что-нибудь?
ask-ground =
    .start = Наземный бой, начинается раунд { $round }. Использовать что-нибудь?
    .rolled = { $subject } бросает кубики. Использовать что-нибудь?
    .hits = Кубики наземного боя брошены. Использовать что-нибудь, пока попадания не присвоены?
    .end = Наземный бой, заканчивается раунд { $round }. Использовать что-нибудь?
    .won = { $subject } побеждает в наземном бою. Использовать что-нибудь?
ask-planet =
    .taking = { $subject } вот-вот получит планету { $planet }. Использовать что-нибудь?
    .gained = { $subject } получает планету { $planet }. Использовать что-нибудь?
    .lost = { $taker } захватывает планету { $planet }. Её теряет { $subject }. Использовать что-нибудь?
ask-production =
    .start = { $subject } готовит производство в системе: { $system }. Использовать что-нибудь?
    .done = { $subject } завершает производство в системе: { $system }. Использовать что-нибудь?
ask-tactical =
    .done = { $subject } завершает тактическое действие в системе: { $system }. Использовать что-нибудь?
ask-primary =
    .done = { $subject } завершает основную способность карты «{ $strategy }». Использовать что-нибудь?
ask-replenished = { $subject } пополняет продукцию. Использовать что-нибудь?
ask-replenishing =
    .done = { $subject } завершает пополнение продукции. Использовать что-нибудь?
ask-goods =
    .gained = { $subject } получает товары. Использовать что-нибудь?
ask-transaction =
    .done = { $subject } и { $partner } заключают сделку. Использовать что-нибудь?
ask-researched = { $subject } исследует технологию: { $technology }. Использовать что-нибудь?
ask-technology =
    .gained = { $subject } получает технологию: { $technology }. Использовать что-нибудь?
ask-skipped = { $subject } игнорирует требование: { $by }. Использовать что-нибудь?
ask-cards =
    .drawn = { $subject } берёт карты действий. Использовать что-нибудь?
ask-status =
    .start = Начинается фаза статуса. Использовать что-нибудь?
    .secret = Какую секретную цель вы выполняете?
    .return = Карты стратегии сейчас вернутся на стол. Использовать что-нибудь?
    .end = Фаза статуса заканчивается. Использовать что-нибудь?
ask-agenda =
    .start = Начинается фаза политики. Использовать что-нибудь?
    .when = Раскрывается карта политики: { $agenda }. Использовать что-нибудь?
    .after = Раскрыта карта политики: { $agenda }. Использовать что-нибудь до голосования?
    .voting = Сейчас начнётся голосование: { $agenda }. Использовать что-нибудь?
    .resolved = Решение исполнено. Использовать что-нибудь?
ask-voted = { $subject } отдаёт голоса. Использовать что-нибудь?
ask-votes =
    .cast = Все голоса отданы. Использовать что-нибудь?
ask-elected = Выбор пал на игрока: { $subject }. Использовать что-нибудь?
ask-eliminated = Разгром: { $subject }. Использовать что-нибудь?
# $aim chooses: none, things that are struck (seat, planet and the like), or what was named (a card, a number, an outcome).
ask-used = { $aim ->
    [none] { $subject } использует: { $ability }. Ответить?
    [thing] { $subject } использует: { $ability }, цель — { $target }. Ответить?
   *[other] { $subject } использует: { $ability } ({ $target }). Ответить?
}
about-used = { $text }

## Вопросы игры, у каждого строка подсказки для тех, кто играет впервые

ask-faction = За какую фракцию вы играете?
about-faction = У каждой свои способности, флагман, технологии, начальные отряды и карта обещания.
ask-draft = Ваш выбор: фракция или место у карты?
about-draft = Каждый выбирает дважды, по часовой стрелке от председателя и затем обратно: одну фракцию из набора и одно место. Места пронумерованы по часовой стрелке; кто сидит рядом, тот и ходит рядом.
ask-tile = Какую систему и куда вы кладёте?
about-tile = Планеты рядом с домом вас кормят; аномалии и червоточины решают, кто до вас доберётся.
ask-start-technology = С какой технологией вы начинаете?
about-start-technology = Ваша фракция выбирает из этих.
ask-put = Где разместить ваши начальные наземные войска и сооружения?
about-put = На планете помещаются одна база и два ПСО.
ask-keep-secret = Какую секретную цель вы оставляете?
about-keep-secret = Победные очки дают цели: общие — всем, секретная — только вам. Её никто не видит; выполните её — получите 1 очко. Другая вернётся в колоду.
ask-pick = Какую карту стратегии вы берёте?{ $count ->
    [0] { "" }
   *[other] { " " }Товары лежат на картах: { $goods }.
}
about-pick = Её число решает, когда вы ходите. Вы выполняете основную способность, остальные могут выполнить второстепенную. Товары с карты — ваши.
ask-give-card = Какую карту стратегии вы отдаёте? Обмен: { $other }.
about-give-card = Вы меняете одну свою карту на одну чужую.
ask-take-card = Какую карту стратегии вы берёте? Обмен: { $other }.
about-take-card = Вы меняете одну свою карту на одну чужую.
ask-bring-back = На какую родную планету возвращается пехота?
about-bring-back = Спасённая пехота возвращается в начале вашего хода.
ask-turn = Какое действие вы выполняете?
    .start = Ход начинает { $subject }. Использовать что-нибудь?
    .end = Ход заканчивает { $subject }. Использовать что-нибудь?
about-turn = Активируйте систему, чтобы лететь туда, сражаться, вторгаться и производить; или разыграйте карту стратегии либо компонентное действие. Пас — когда все ваши карты стратегии разыграны. Вы также можете заключать сделки.
ask-component = Какое компонентное действие вы выполняете?
about-component = Карты, технологии, обещания и способности со словом «Действие». Это ваше действие в этом ходу.
ask-move = Какие корабли летят в систему: { $system }?
about-move = Из любых систем без вашего жетона приказа, насколько хватает полёта. Корабли с местами на борту берут истребители и пехоту.
ask-space-cannon = { $place ->
    [planet] Стрелять из космических пушек по десанту на планету { $planet }?
   *[none] Стрелять из космических пушек по кораблям в системе { $system }?
}
about-space-cannon = Каждое ПСО, которое достаёт до цели, бросает кубики до боя.
ask-cannon-target = По чьим кораблям в системе { $system } стреляют ваши космические пушки?
about-cannon-target = Только по кораблям одного игрока.
ask-cannon-order = В каком порядке стреляют космические пушки планет?
about-cannon-order = Выберите планету, чьи пушки первыми стреляют по вашему десанту.
ask-hits = { $hits ->
    [0] Какой отряд вы теряете?
    [one] Вы получаете { $hits } попадание. Какому отряду его присвоить?
    [few] Вы получаете { $hits } попадания. Каким отрядам их присвоить?
   *[many] Вы получаете { $hits } попаданий. Каким отрядам их присвоить?
}
about-hits = Отряд с поглощением урона может принять попадание и остаться повреждённым. Остальные уничтожаются.
ask-retreat = Объявить отступление из системы: { $system }?
    .announced = { $subject } объявляет отступление. Использовать что-нибудь?
about-retreat = В конце раунда вы отступите в соседнюю систему с вашими отрядами или планетами и без чужих кораблей. Противник ещё бросит кубики.
ask-retreat-to = Куда отступают ваши корабли?
about-retreat-to = Если там нет вашего жетона приказа, вы его выкладываете.
ask-retreat-load = Какие наземные войска корабли забирают с планет? Система: { $system }.
about-retreat-load = Сколько хватит мест на борту. Истребители, которым места не останется, придётся убрать.
ask-reroll = Какие кубики вы перебрасываете? Выпало: { $dice }.
about-reroll = Считается новый результат, лучше он или хуже.
ask-bombard = Какие планеты бомбардируют ваши корабли? Система: { $system }.
about-bombard = Каждый корабль — одну планету; попадания уничтожают наземные войска. Планетарный щит защищает планету.
ask-extra-die = У какой планеты один из кораблей бросает дополнительный кубик?
about-extra-die = Один лишний кубик на всю бомбардировку, сколько бы планет вы ни бомбардировали.
ask-land = На какие планеты вы вторгаетесь? Система: { $system }.
about-land = Наземные войска высаживаются с кораблей. Если там есть чужие, бой идёт до конца.
ask-custodians = Снять жетон хранителей за { $cost } влияния?
about-custodians = Без этого на Мекатол-Рекс не высадиться. Вы получаете победное очко, и с этого раунда играется фаза политики.
ask-ground-combat = На какой планете следующий наземный бой?
about-ground-combat = Порядок решаете вы.
ask-remove = В системе слишком много отрядов: { $system }. Какие убрать?
about-remove = Корабли ограничены резервом флота, истребители и пехота в космосе — местами на борту.
ask-no-figure = Фигурок не хватает на все ваши места: { $unit }. Где отряды будут уничтожены?
about-no-figure = Рядом с жетонами на каждой планете и в каждом космосе нужна хотя бы одна фигурка того же типа. В выбранном месте эти отряды уничтожаются.
ask-dock = На какой базе вы производите?
about-dock = Она производит столько отрядов, сколько дают ресурсы планеты и её «Производство».
ask-build = Что вы производите? Система: { $system }. Можно ещё { $left ->
    [one] { $left } отряд
    [few] { $left } отряда
   *[many] { $left } отрядов
}, цена пока { $cost }.
about-build = Вы платите ресурсами планет и товарами. Истребители и пехота — по два за одну цену.
ask-pay = Потратьте { $what ->
    [influence] влияние
   *[resources] ресурсы
} ({ $reason }): осталось { $left } из { $cost }.
about-pay = Переверните планеты или потратьте товары, каждый за 1. Лишнее пропадает.
ask-gain-tokens = Куда идут новые жетоны приказа? Осталось: { $left }.
about-gain-tokens = Тактические активируют системы, резерв флота ограничивает число кораблей в системе, стратегические платят за второстепенные способности.
ask-fleet-pool = Сколько жетонов приказа в резерве флота? Сейчас: тактика { $tactic }, флот { $fleet }, стратегия { $strategy }.
about-fleet-pool = Можно перераспределить все жетоны планшета. В каждой системе у вас может быть столько кораблей, сколько жетонов здесь, не считая истребителей.
ask-strategy-pool = Сколько из остальных жетонов ({ $left }) в стратегическом резерве? Во флоте { $fleet }.
about-strategy-pool = Остальные пойдут в тактический резерв.
ask-buy-tokens = Купить ещё жетоны приказа, по 3 влияния за каждый?
about-buy-tokens = Каждый жетон — ещё одно действие, корабль или второстепенная способность.
ask-diplomacy = Какую систему вы защищаете?
    .done = { $subject } завершает «Дипломатию». Использовать что-нибудь?
about-diplomacy = Все остальные кладут туда жетон приказа и в этом раунде не могут её активировать. Затем вы готовите до двух планет.
ask-ready = Какую перевёрнутую планету вы готовите?
about-ready = До двух. Подготовленную планету в этом раунде можно потратить снова.
ask-token-from = Из какого резерва взять жетон приказа? Система: { $system }.
about-token-from = В снабжении их не осталось.
ask-speaker = Кто станет председателем?
about-speaker = Председатель первым берёт карту стратегии, последним голосует и решает при ничьей.
ask-put-agenda = Куда положить эти карты политики?
about-put-agenda = Каждую на верх или под низ колоды. По верхним скоро будут голосовать.
ask-trade-partners = Кому разрешить пополнить продукцию бесплатно?
about-trade-partners = Остальные могут сделать это за стратегический жетон. Подарок — хорошее начало сделки.
ask-take-token = Какой жетон приказа вы снимаете с поля?
about-take-token = Эту систему снова можно будет активировать.
ask-token-to = В какой резерв его положить?
about-token-to = Затем можно перераспределить все жетоны.
ask-research = Какую технологию вы исследуете?
    .instead = { $subject } не может исследовать. Использовать что-нибудь?
about-research = Нужны технологии цветов, указанных на карте. Планета со специализацией, если её перевернуть, заменит одну.
ask-research-again = { $cost ->
    [0] Исследовать вторую технологию бесплатно?
    [one] Исследовать вторую технологию за { $cost } ресурс?
    [few] Исследовать вторую технологию за { $cost } ресурса?
   *[many] Исследовать вторую технологию за { $cost } ресурсов?
}
about-research-again = Платите планетами и товарами.
ask-ignore = Чем заменить недостающее требование?
about-ignore = Планета или исследовательская группа переворачивается; некоторые способности бесплатны.
ask-structure = Какое сооружение и где вы размещаете?
    .placed = { $subject } размещает сооружение. Использовать что-нибудь?
about-structure = База производит отряды, ПСО стреляет по кораблям и прикрывает планету щитом.
ask-take-structure = С какой планеты вы его берёте?
about-take-structure = В снабжении таких не осталось.
ask-construction = В какую систему вы кладёте жетон приказа и ставите сооружение?
about-construction = Жетон — из стратегического резерва: в этом раунде вы не сможете активировать эту систему.
ask-secondary = Выполнить второстепенную способность карты «{ $strategy }»?
    .done = { $subject } завершает второстепенную способность карты «{ $strategy }». Использовать что-нибудь?
about-secondary = { $tokens ->
    [0] Жетон приказа за неё тратить не нужно.
   *[other] Она стоит жетон стратегического резерва.
}
ask-terms = Сделка с игроком { $partner }: что вы предлагаете? Выбирайте по одному, потом предложите. Пока: { $offer }{ $countered ->
    [yes] { " " }Вам предлагали: { $last }
   *[no] { "" }
}
about-terms = Товары, продукция и по одной карте обещания с каждой стороны. Полученная продукция становится товарами.
ask-promise = Что вы обещаете? Кому: { $target }
about-promise = Это слышат все, и это записано на вашем планшете. Выполнять обещание никто не обязан.
ask-answer-offer = { $partner } предлагает сделку. { $offer }{ $countered ->
    [yes] { " " }Вы предлагали: { $last }
   *[no] { "" }
}
about-answer-offer = Если согласитесь, всё переходит из рук в руки сразу. Полученная продукция становится товарами.
ask-discard = Какую карту действия вы сбрасываете? Осталось: { $left }.
about-discard = У вас больше карт, чем можно держать, или что-то заставляет сбросить.
ask-return-secret = Какую секретную цель вы возвращаете в колоду?
about-return-secret = Всего может быть три, считая выполненные.
ask-score-public = Какую общую цель вы выполняете?
about-score-public = Одну за фазу статуса, каждую только раз. Вы должны контролировать планеты родной системы.
ask-spend-tokens = Из какого резерва вы тратите жетоны приказа? Осталось: { $left }.
about-spend-tokens = Цель требует жетонов тактического или стратегического резерва.
ask-vote = { $agenda }: за какой исход вы голосуете?
about-vote = Затем вы выберете планеты: их влияние и есть ваши голоса. Побеждает исход с большинством голосов.
ask-cast-votes = Какие планеты голосуют за исход «{ $outcome }»?
about-cast-votes = Они переворачиваются и дают столько голосов, сколько у них влияния. Товары не голосуют.
ask-decide = Ничья: решает председатель. Какой исход?
about-decide = Председатель — вы.
ask-predict = { $ability }: какой исход вы предсказываете?
about-predict = { $text }
ask-reward = Ваши предсказания сбылись. Какая награда первая?
about-reward = Между вашими наградами другие получают по одной из своих.
ask-lose-ship = { $ability }: какой корабль вы теряете? Система: { $system }.
about-lose-ship = Он будет уничтожен.
ask-take-ship = Откуда взять корабль? ({ $unit })
about-take-ship = В снабжении таких не осталось.
ask-destroy-infantry = Сколько пехоты уничтожить? Планета: { $planet }.
about-destroy-infantry = Сколько хотите, можно и нисколько.
ask-relocate = { $ability }: какие наземные войска перемещаются?
about-relocate = { $text }
ask-relocate-to = На какую планету?
about-relocate-to = На любую из ваших.
ask-steal = Какую карту вы забираете?
about-steal = Вы видите руку и выбираете.
ask-colonize = Разместить пехоту на планете { $planet }?
about-colonize = Тогда планета ваша.
ask-exhaust-planets = Какую планету вы переворачиваете?
about-exhaust-planets = Так решило голосование.
ask-lose-pds = Какое ПСО вы уничтожаете?
about-lose-pds = Так решило голосование.
ask-lose-ship-where = { $ability }: в какой системе вы теряете корабль?
about-lose-ship-where = Затем вы выберете какой.
ask-lose-token = Из какого резерва вы теряете жетон приказа?
about-lose-token = Он уходит в снабжение.
ask-lose-unit = Какой отряд вы теряете? Система: { $system }.
about-lose-unit = Он будет уничтожен.
ask-put-token = В какую систему вы кладёте жетон приказа?
about-put-token = Он из снабжения; в этом раунде эту систему вы не активируете.
ask-enlist = Какие наземные войска сражаются как корабли?
about-enlist = Сколько угодно, и с планет системы тоже. Уцелевшие потом вернутся.
ask-hit-ship = Какому вражескому кораблю присвоить попадание? Система: { $system }.
about-hit-ship = Если может, он поглотит урон; иначе будет уничтожен.
ask-land-dock = На какую планету садится база?
about-land-dock = Без технологии она не может оставаться в космосе.
ask-move-token = С какой технологии вы снимаете жетон?
about-move-token = Скопированное вы теряете.
ask-take-technology = Какую технологию вы получаете?
about-take-technology = Требования не важны. Фракционная копируется жетоном.
ask-wormhole = Какой жетон червоточины вы кладёте?
about-wormhole = С ним система соседствует со всеми, где такая же червоточина.
ask-wormhole-to = В какую систему положить жетон { $wormhole ->
    [alpha] альфа-червоточины
   *[beta] бета-червоточины
}?
about-wormhole-to = Если он уже где-то лежит, он переместится.

# Вопросы способностей и карт: $ability — название, $text — что она делает.
ask-orbital_drop = { $ability }: на какую планету?
about-orbital_drop = { $text }
ask-military_support = { $ability }: на какую планету?
about-military_support = { $text }
ask-hegemonic_trade_policy = { $ability }: какая планета?
about-hegemonic_trade_policy = { $text }
ask-peace_accords = { $ability }: какую планету вы получаете?
about-peace_accords = { $text }
ask-star_forge = { $ability }: в какой системе?
about-star_forge = { $text }
ask-star_forge-unit = { $ability }: какие отряды? Система: { $system }.
about-star_forge-unit = { $text }
ask-exotrireme_2 = { $ability }: какой корабль противника уничтожить?
about-exotrireme_2 = { $text }
ask-wrath_of_kenara = { $ability }: сколько товаров? Выпало: { $dice }.
about-wrath_of_kenara = { $text }
ask-production_biomes = { $ability }: кто ещё получит товары?
about-production_biomes = { $text }
ask-quantum_datahub_node = { $ability }: с кем вы меняетесь?
about-quantum_datahub_node = { $text }
ask-pillage = { $ability }: что забрать? Жертва: { $target }.
about-pillage = { $text }
ask-mageon_implants = { $ability }: чью руку вы смотрите?
about-mageon_implants = { $text }
ask-x89_bacterial_weapon = { $ability }: какая планета?
about-x89_bacterial_weapon = { $text }
ask-duranium_armor = { $ability }: какой отряд починить?
about-duranium_armor = { $text }
ask-bribery = { $ability }: сколько товаров?
about-bribery = { $text }
ask-diplomacy_rider = { $ability }: какая система?
about-diplomacy_rider = { $text }
ask-warfare_rider = { $ability }: в какую систему?
about-warfare_rider = { $text }
ask-mining_initiative = { $ability }: какая планета?
about-mining_initiative = { $text }
ask-uprising = { $ability }: какая планета?
about-uprising = { $text }
ask-unexpected_action = { $ability }: из какой системы?
about-unexpected_action = { $text }
ask-insubordination = { $ability }: чей тактический резерв?
about-insubordination = { $text }
ask-spy = { $ability }: у кого?
about-spy = { $text }
ask-repeal_law = { $ability }: какой закон?
about-repeal_law = { $text }
ask-skilled_retreat = { $ability }: в какую систему?
about-skilled_retreat = { $text }
ask-frontline_deployment = { $ability }: на какую планету?
about-frontline_deployment = { $text }
ask-ghost_ship = { $ability }: в какую систему?
about-ghost_ship = { $text }
ask-war_effort = { $ability }: в какую систему?
about-war_effort = { $text }
ask-signal_jamming = { $ability }: какая система и чей жетон?
about-signal_jamming = { $text }
ask-cripple_defenses = { $ability }: какая планета?
about-cripple_defenses = { $text }
ask-plague = { $ability }: какая планета?
about-plague = { $text }
ask-unstable_planet = { $ability }: какая планета?
about-unstable_planet = { $text }
ask-tactical_bombardment = { $ability }: какая система?
about-tactical_bombardment = { $text }
ask-lucky_shot = { $ability }: какой корабль?
about-lucky_shot = { $text }
ask-reactor_meltdown = { $ability }: какая база?
about-reactor_meltdown = { $text }
ask-reparations = { $ability }: какую планету противника перевернуть?
about-reparations = { $text }
ask-reparations-ready = { $ability }: какую свою планету подготовить?
about-reparations-ready = { $text }
ask-in_the_silence_of_space = { $ability }: из какой системы?
about-in_the_silence_of_space = { $text }
ask-ancient_burial_sites = { $ability }: чьи планеты?
about-ancient_burial_sites = { $text }
ask-assassinate_representative = { $ability }: кто не будет голосовать?
about-assassinate_representative = { $text }
ask-confusing_legal_text = { $ability }: кого выбрать вместо вас?
about-confusing_legal_text = { $text }
ask-colonial_redistribution = { $ability }: кто может заселить планету { $planet }?
about-colonial_redistribution = { $text }
ask-committee_formation = { $ability }: кого вы выбираете?
about-committee_formation = { $text }
ask-imperial_arbiter = { $ability }: с кем вы меняетесь картами стратегии?
about-imperial_arbiter = { $text }
ask-bioplasmosis = { $ability }: какая пехота перемещается?
about-bioplasmosis = { $text }
ask-chaos_mapping = { $ability }: в какой системе вы производите?
about-chaos_mapping = { $text }
ask-foresight = { $ability }: в какую систему уходят ваши корабли?
about-foresight = { $text }
ask-mitosis = { $ability }: на какую планету?
about-mitosis = { $text }
ask-raghs_call = { $ability }: на какую планету уходят наземные войска?
about-raghs_call = { $text }
ask-yin_spinner = { $ability }: на какую планету?
about-yin_spinner = { $text }
ask-devotion = { $ability }: какой свой корабль вы уничтожаете?
about-devotion = { $text }
ask-impulse_core = { $ability }: какой свой корабль вы уничтожаете?
about-impulse_core = { $text }

## Ответы

option-pass = Пас
option-done = Готово
option-use = { $ability }
option-let-pass = Не спрашивать: { $window }
option-ask-again = Снова спрашивать: { $window }
option-faction = { $faction }
option-place = Место { $number }
option-tile = { $tile }: место { $position }
option-put = { $planet }: { $unit }
option-keep-card = { $objective }
option-pick = { $strategy }
option-strategic = Стратегическое действие: { $strategy }
    .brief = Карта «{ $strategy }»
option-component = Компонентное действие
option-end-turn = Закончить ход
option-activate = Активировать: { $system }
option-all = Все
option-auto = Выбрать за меня
option-keep = Оставить как есть
option-fleet = Весь флот: { $system }
    .row = Весь флот
option-ship = { $units }: { $system }
option-load = Взять на борт: { $units }, { $source }
option-sustain = Поглотить урон: { $units }
option-lose = { $place ->
    [planet] Потерять на планете { $planet }: { $units }
   *[none] Потерять: { $units }
}
option-remove = Убрать: { $units }
    .brief = { $units }
option-land = { $planet }: { $units }
option-bombard = { $planet }: { $units }
option-build = { $place ->
    [none] { $units }
    [space] { $units }, в космосе
   *[planet] { $units }, планета { $planet }
}
option-build-from = { $place ->
    [none] { $unit }, забрать из системы: { $system }
    [space] { $unit }, в космосе; забрать из системы: { $system }
   *[planet] { $unit }, планета { $planet }; забрать из системы: { $system }
}
option-exhaust = { $planet }
option-trade-good = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
}
option-pool = { $pool ->
    [tactic] Тактический резерв
    [fleet] Резерв флота
   *[strategy] Стратегический резерв
}: { $count }
option-fleet-pool = Резерв флота: { $count }
option-strategy-pool = Стратегический резерв: { $count }
option-reroll = { $whose ->
    [unit] Кубик: { $die } ({ $unit })
   *[any] Кубик: { $die }
}
option-fire = Стрелять
option-hold = Не стрелять
option-stay = Остаться и сражаться
option-retreat = Объявить отступление
option-secondary = Второстепенная способность: { $strategy }
    .brief = { $strategy }
option-primary = Основная способность: { $strategy }
option-buy-tokens = { $count ->
    [one] { $count } жетон приказа
    [few] { $count } жетона приказа
   *[many] { $count } жетонов приказа
}
option-to = { $system }
option-planet = { $planet }
option-player = { $seat }
option-technology = { $technology }
option-reward = { $ability }
option-skip = { $by }
option-structure = { $planet }: { $unit }
option-token = { $system }
option-score = { $objective }
option-card = { $card }
option-law = { $agenda }
option-vote = { $outcome }
option-abstain = Отказаться голосовать
option-top = Наверх: { $agenda }
option-bottom = Вниз: { $agenda }
option-yes = Да
option-no = Нет
option-unit = { $unit }
option-remove-custodians = Снять жетон хранителей
option-offer = Предложить сделку: { $seat }
option-wormhole = { $wormhole ->
    [alpha] Альфа-червоточина
   *[beta] Бета-червоточина
}
option-give = Вы отдаёте: { $thing }
option-want = Вы получаете: { $thing }
option-propose = Предложить это
option-withdraw = Забрать предложение
option-accept = Согласиться
option-refuse = Отказаться
option-counter = Встречное предложение
option-deal = Дать обещание: { $seat }
option-promise = Пообещать { $promise ->
    [peace] мир
    [vote] свой голос
    [support] поддержку
    [no-retreat] не отступать
   *[pay-later] заплатить позже
}: { $seat }

# Что переходит из рук в руки.
thing-trade-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
}
thing-commodities = { $count ->
    [one] { $count } единица продукции
    [few] { $count } единицы продукции
   *[many] { $count } единиц продукции
}
offer-give = Вы отдаёте: { $things }.
offer-get = Вы получаете: { $things }.
offer-nothing = ничего.

## Что случилось

event-faction-pool = На выбор: { $factions }
event-faction = { $seat }: { $faction }
event-took-place = { $seat } занимает место { $number }
event-seated = Вокруг карты, по часовой стрелке: { $seats }
event-tile = { $seat } кладёт систему: { $tile }
event-speaker = Председатель: { $seat }
event-phase = { $phase ->
    [strategy] Раунд { $round }: фаза стратегии
    [action] Фаза действий
    [status] Фаза статуса
   *[agenda] Фаза политики
}
event-turn = Ходит { $seat }
event-passed = { $seat } пасует
event-picked = { $seat } берёт карту «{ $strategy }»
event-swapped-cards = { $seat } меняет карту «{ $given }» на карту «{ $taken }». Обмен: { $target }
event-bounties = { $count ->
    [0] { "" }
   *[other] Товары лежат на картах: { $goods }
}
event-strategic = { $seat } разыгрывает карту «{ $strategy }»
event-follows = { $seat } выполняет второстепенную способность карты «{ $strategy }»
event-activated = { $seat } активирует систему: { $system }
event-moved = { $seat }: { $units }, { $origin } → { $system }
event-lifted = { $seat } забирает с планеты { $planet }: { $units }
event-relocated = { $seat } перемещает { $units }: { $source } → { $planet }
event-placed = { $place ->
    [planet] { $seat } размещает на планете { $planet }: { $units }
   *[none] { $seat } размещает в системе { $system }: { $units }
}
event-built = { $seat } размещает на планете { $planet }: { $unit }
event-destroyed = { $place ->
    [planet] { $seat } теряет на планете { $planet }: { $units }
   *[none] { $seat } теряет: { $units }, система: { $system }
}
event-removed = { $place ->
    [planet] { $seat } убирает с планеты { $planet }: { $units }
   *[none] { $seat } убирает: { $units }, система: { $system }
}{ $cause ->
    [room] {" "}(нет места на борту)
    [pool] {" "}(сверх резерва флота)
    [rift] {" "}(гравитационный разлом)
    [stranded] {" "}(не может уйти)
    [figure] {" "}(чтобы разместить в другом месте)
   *[none] {""}
}
event-landed = { $seat } высаживает на планету { $planet }: { $units }
event-sustained = { $seat } поглощает урон: { $unit }
event-mended = { $seat } чинит: { $unit }
event-repaired = Все повреждённые отряды починены
event-set-aside = { $aside ->
    [yes] { $seat } откладывает пехоту: { $count }
   *[no] { "" }
}
event-return-roll = { $seat } бросает за потерянную пехоту: { $dice }
event-rift = { $seat } бросает за гравитационный разлом: { $dice }
event-wormhole = В системе теперь { $kind ->
    [alpha] альфа-червоточина
    [beta] бета-червоточина
   *[delta] дельта-червоточина
}: { $system }
event-custodians = { $seat } снимает жетон хранителей
event-exhausted = { $seat } { $many ->
    [yes] переворачивает планеты: { $planet }
   *[no] переворачивает планету { $planet }
}
event-readied = { $seat } { $many ->
    [yes] готовит планеты: { $planet }
   *[no] готовит планету { $planet }
}
event-readied-all = { $what ->
    [planets] { $seat } готовит все планеты
   *[cards] { $seat } готовит все карты
}
event-gained-planet = { $seat } получает планету { $planet }
event-combat = { $combat ->
    [space] Космический бой: { $seat } — { $target }, { $system }
   *[ground] Наземный бой: { $seat } — { $target }, планета { $planet }
}
event-combat-over = { $won ->
    [yes] { $winner } побеждает в { $combat ->
        [space] космическом бою
       *[ground] наземном бою
    }
   *[no] Бой окончен, победителя нет
}
event-rolled = { $seat }, { $why ->
    [combat] бой
    [ground-combat] наземный бой
    [barrage] заградительный огонь
    [bombardment] бомбардировка
    [space-cannon] космическая пушка
   *[other] { $ability }
}: { $dice }
event-rerolled = { $seat } перебрасывает: { $dice }
event-raised = { $seat } прибавляет к кубикам: { $dice }
event-hit = { $hits ->
    [0] { "" }
    [one] { $seat } получает { $hits } попадание
    [few] { $seat } получает { $hits } попадания
   *[many] { $seat } получает { $hits } попаданий
}
event-retreats = { $seat } объявляет отступление
event-gained-tokens = { $seat } получает { $count ->
    [one] { $count } жетон приказа
    [few] { $count } жетона приказа
   *[many] { $count } жетонов приказа
} ({ $pools })
event-spent-tokens = { $seat } тратит { $count ->
    [one] { $count } жетон приказа
    [few] { $count } жетона приказа
   *[many] { $count } жетонов приказа
} ({ $pools })
event-lost-tokens = { $seat } теряет { $count ->
    [one] { $count } жетон приказа
    [few] { $count } жетона приказа
   *[many] { $count } жетонов приказа
} ({ $pools })
event-pools = { $seat }: тактика { $tactic }, флот { $fleet }, стратегия { $strategy }
event-token = { $seat }: жетон приказа в системе { $system }
event-took-token = { $seat } забирает жетон приказа из системы: { $system }
event-tokens-home = Все жетоны приказа возвращаются с поля
event-gained-goods = { $seat } получает { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
}
event-spent-goods = { $seat } тратит { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
}
event-lost-goods = { $seat } теряет { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
}
event-replenished = { $seat } пополняет продукцию: теперь { $count ->
    [one] { $count } единица
    [few] { $count } единицы
   *[many] { $count } единиц
}
event-paid = { $things ->
    [nothing] { "" }
   *[other] { $seat } отдаёт: { $things }. Получает { $target }
}
event-technology = { $how ->
    [researched] { $seat } исследует технологию: { $technology }
    [start] { $seat } начинает с технологией: { $technology }
    [copied] { $seat } копирует технологию: { $technology }
   *[gained] { $seat } получает технологию: { $technology }
}
event-technology-lost = { $seat } теряет технологию: { $technology }
event-exhausted-technology = { $seat } переворачивает технологию: { $technology }
event-points = { $gains ->
    [yes] { $seat }: +{ $gained } за «{ $why }», теперь { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
   *[no] { $seat }: −{ $lost } за «{ $why }», теперь { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
}
event-scored = { $seat } выполняет цель «{ $objective }»
event-shows-secret = { $seat } показывает цель «{ $objective }»
event-drew-secret = { $known ->
    [yes] { $seat } берёт секретную цель «{ $objective }»
   *[no] { $seat } берёт секретную цель
}
event-returned-secret = { $known ->
    [yes] { $seat } возвращает секретную цель «{ $objective }»
   *[no] { $seat } возвращает секретную цель
}
event-revealed-objective = Новая цель: { $objective }
event-drew = { $known ->
    [yes] { $seat } берёт: { $cards }
   *[no] { $seat } берёт { $count ->
        [one] { $count } карту действия
        [few] { $count } карты действий
       *[many] { $count } карт действий
    }
}
event-shuffled = { $deck ->
    [action] Карты действий перемешаны
    [agenda] Карты политики перемешаны
   *[secret] Секретные цели перемешаны
}
event-discarded = { $seat } сбрасывает карту «{ $card }»
event-played = { $seat } разыгрывает карту «{ $card }»
# A prediction is told by itself.
event-aimed = { $aim ->
    [outcome] { "" }
   *[other] { $ability }: { $target }
}
event-use = { $seat } использует: { $ability }
event-cancelled = Не срабатывает: { $ability }
event-handed-over = { $known ->
    [yes] { $seat } отдаёт: { $cards }. Получает { $target }
   *[no] { $seat } отдаёт { $count ->
        [one] { $count } карту действия
        [few] { $count } карты действий
       *[many] { $count } карт действий
    }. Получает { $target }
}
event-looked = { $known ->
    [yes] { $seat } смотрит карты, рука: { $target }. Это { $cards }
   *[no] { $seat } смотрит { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }, рука: { $target }
}
event-looked-at-agendas = { $known ->
    [yes] { $seat } смотрит карты политики: { $agendas }
   *[no] { $seat } смотрит { $count ->
        [one] { $count } карту политики
        [few] { $count } карты политики
       *[many] { $count } карт политики
    }
}
event-put-agenda = { $known ->
    [yes] { $seat } кладёт карту «{ $agenda }» { $top ->
        [yes] на верх колоды
       *[no] под низ колоды
    }
   *[no] { $seat } возвращает карту политики в колоду
}
event-gave-note = { $known ->
    [yes] { $seat } отдаёт обещание: { $note }. Получает { $target }
   *[no] { $seat } отдаёт карту обещания. Получает { $target }
}
event-played-note = { $seat } разыгрывает обещание: { $note }
event-placed-note = { $seat } выкладывает обещание: { $note }
event-returned-note = Обещание возвращается: { $note }, владелец { $seat }
event-revealed-agenda = Карта политики: { $agenda }
event-law = { $where ->
    [owner] Новый закон: { $agenda } ({ $owner })
    [planet] Новый закон: { $agenda } ({ $planet })
   *[all] Новый закон: { $agenda }
}
event-law-moved = Закон переходит: { $agenda }, владелец { $owner }
event-exhausted-law = Перевёрнут закон: { $agenda }
event-agenda-discarded = В сброс: { $agenda }
event-votes = { $seat }: { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
} за исход «{ $outcome }»
event-decides = { $seat } решает как председатель: { $outcome }
event-came-true = { $seat }: предсказание сбылось ({ $ability })
event-abstained = { $seat } отказывается голосовать
event-predicts = { $seat } предсказывает исход «{ $outcome }» ({ $ability })
event-outcome = { $agenda }: { $outcome }
event-offers = { $seat } предлагает сделку, партнёр: { $target }
event-counters = { $seat } делает встречное предложение, партнёр: { $target }
event-transaction = { $agreed ->
    [yes] { $seat } и { $target } договариваются
   *[no] { $seat } и { $target } не договариваются
}
event-promised = { $seat } обещает { $promise ->
    [peace] мир
    [vote] голос
    [support] поддержку
    [no-retreat] не отступать
   *[pay-later] заплатить позже
}. Кому: { $target }
event-eliminated = Разгром: { $seat }
event-enlisted = { $seat } отправляет наземные войска в космический бой: { $count }
event-initiative-zero = { $seat } получает жетон «0» и ходит раньше всех
event-muted = { $seat } в этом действии не может использовать способности и технологии фракции
event-undone = { $seat } отменяет последнее решение
event-lets-pass = { $seat } просит не спрашивать: { $window }
event-asks-again = { $seat } просит снова спрашивать: { $window }

score = Очки
    .course = Очки по раундам
    .count = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
# $score: how many the winners have.
outcome-points = { $score ->
    [one] Набрано { $score } победное очко.
    [few] Набрано { $score } победных очка.
   *[many] Набрано { $score } победных очков.
}
outcome-last-player = В галактике больше никого не осталось.
outcome-no-objectives = Целей больше нет: побеждает тот, у кого больше очков.

## Постоянные распоряжения

order-card = Никогда не спрашивать о карте: { $card }
order-note = Никогда не спрашивать о карте обещания: { $note }
order-ability = Никогда не спрашивать о способности: { $ability }
order-pay = Всегда платить за меня
order-auto = Присваивать попадания за меня в этой системе
order-stay = Не отступать из этой системы
order-vote = Голосовать за исход «{ $outcome }» всеми планетами
order-votes = Голосовать за исход «{ $outcome }»: { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}
order-abstain = Отказаться от этого голосования
order-concern = Пасовать, пока дело не коснётся моих отрядов или планет
order-turn = Пасовать до конца этого хода
    .brief = до конца хода
order-phase = Пасовать до конца этой фазы
    .brief = до конца фазы

## Что приносит ответ

hint-cost = заплатите { $count }
hint-votes = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}
hint-faction = { $faction }
hint-actions = { $actions }
hint-resources = ресурсы { $count }
hint-influence = влияние { $count }
hint-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
}
hint-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
hint-tokens = { $count ->
    [one] { $count } жетон приказа
    [few] { $count } жетона приказа
   *[many] { $count } жетонов приказа
}
hint-no-token = вам — без жетона приказа
hint-initiative = инициатива { $count }
hint-left = { $count ->
    [0] не останется
   *[other] останется { $count }
}
hint-defenders = { $count ->
    [one] { $count } защитник
    [few] { $count } защитника
   *[many] { $count } защитников
}
hint-pds = ПСО: { $count }
hint-infantry = пехота: { $count }
hint-enemy-ships = { $count ->
    [one] { $count } чужой корабль
    [few] { $count } чужих корабля
   *[many] { $count } чужих кораблей
}
hint-coming = { $count ->
    [one] может прилететь { $count } ваш корабль
    [few] могут прилететь { $count } ваших корабля
   *[many] могут прилететь { $count } ваших кораблей
}
hint-sustains = выдерживает урон: { $sustains }
hint-loses = вы теряете: { $loses }
hint-win = шанс победить в бою: { $count } %
hint-rift = гравитационный разлом: шанс потерять корабль { $count } %
hint-cannon = { $count ->
    [one] космическая пушка: { $count } кубик
    [few] космическая пушка: { $count } кубика
   *[many] космическая пушка: { $count } кубиков
}
hint-over = { $count ->
    [one] на { $count } корабль больше, чем допускает резерв флота
    [few] на { $count } корабля больше, чем допускает резерв флота
   *[many] на { $count } кораблей больше, чем допускает резерв флота
}
hint-out = вы пропускаете ход: в этом раунде больше не ходите
hint-only-this = только эту способность: раунд для вас не окончен
hint-becomes = станет { $count }
hint-takeable = { $count ->
    [one] можно занять { $count } планету
    [few] можно занять { $count } планеты
   *[many] можно занять { $count } планет
}
hint-produces = производство { $count }
hint-own-ships = { $count ->
    [one] { $count } ваш корабль
    [few] { $count } ваших корабля
   *[many] { $count } ваших кораблей
}
hint-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Терминал: заголовки и знаки

board-round = Раунд { $round }
board-turn = ходит { $seat }
board-speaker = председатель
board-goal = до { $goal }
board-galaxy = Галактика
board-strategy = Карты стратегии
board-you = Ваш планшет
board-others = Остальные
board-objectives = Цели
board-laws = Законы
board-hand = Рука
board-actions = Карты действий
board-secrets = Секретные цели
board-notes = Обещания
board-technologies = Технологии
board-planets = Планеты
board-tokens = Жетоны
board-goods = Товары
board-combat = Бой
board-vote = Голосование
board-nobody = свободна
board-face-down = взакрытую: { $count }
sign-tokens = резервы: тактический / флота / стратегический
sign-goods = товары + продукция
sign-cards = карты действий
sign-secrets = секретные цели
sign-points = победные очки
sign-planet = планета: ресурсы/влияние
sign-exhausted = перевёрнута
sign-planets = планеты и сколько дают неперевёрнутые: ресурсы/влияние
sign-technologies = технологии
sign-custodians = жетон хранителей
sign-command = жетон приказа в системе
sign-speaker = председатель
sign-passed = пас
sign-anomalies = ∴ поле астероидов, ✺ сверхновая, ≈ туманность, ◌ гравитационный разлом, αβδ червоточины
sign-ships = F флагман, W солнце войны, D дредноут, C транспортник, R крейсер, E эсминец, f истребитель, i пехота, S база, P ПСО, ! с уроном

## The board

board-own-sheet = Ваш командный лист
board-order = Игроки в порядке хода
board-track = Победные очки
board-strategy-cards = Карты стратегии
board-zero = Инициатива 0: раньше всех
board-passed = пас
board-used = сыграна
board-exhausted = перевёрнута
board-open-sheet = { $seat }, играет { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Открыть лист
board-scored-by = Цель выполнили: { $seats }
board-no-objectives = Первые цели откроются, когда начнётся игра.
board-unrevealed = Не раскрыто: этап I — { $first }, этап II — { $second }
board-primary = Основная способность
board-secondary = Второстепенная способность
board-pool-tactic = тактика
board-pool-fleet = флот
board-pool-strategy = стратегия
board-commodities-short = Продукция
board-tab-cards = Карты
board-tab-planets = Планеты
board-tab-technologies = Технологии
board-action = Карта действия
board-secret = Секретная цель
board-note = Карта обещания
board-law = Закон
board-directive = Распоряжение
board-no-cards = Карт у вас нет.
board-no-planets = Планет нет
board-points = Очки
board-fleet = Войска на поле
board-promises = Обещания
board-known-cards = Известные вам карты
board-token-of = Жетон приказа: { $seat }
board-tokens-of = Жетоны приказов: { $seats }
board-fleet-of = { $ships } из { $most } по резерву флота
board-position = Место { $number } в галактике
board-place = { $seat ->
    [none] Место { $number }
   *[other] Место { $number }: { $name }
}
board-tree = Технологии
board-open-tree = Все технологии
board-owned = Изучена
board-can-research = Можно изучить сейчас
board-lacks = Не хватает: { $colour } × { $count }
board-needs = нужно: { $colours }
board-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
board-offer = Сделка
board-you-give = Вы отдаёте фракции «{ $seat }»
board-you-get = Вы получаете от фракции «{ $seat }»
board-last-offer = Прежнее предложение: { $offer }
board-nothing = Пока ничего
board-fight = Бой, раунд { $round }
board-attacker = атакующий
board-defender = защищающийся
board-nothing-left = Никого не осталось.
board-dice = Выпало: { $dice }
board-hits = { $count ->
    [one] { $count } попадание не распределено
    [few] { $count } попадания не распределены
   *[many] { $count } попаданий не распределено
}
board-odds = Шансы
board-odds-draw = ничья
board-percent = { $count } %
board-hit-count = { $count ->
    [0] нет попаданий
    [one] { $count } попадание
    [few] { $count } попадания
   *[many] { $count } попаданий
}
board-of-need = из { $need }
board-have-of-need = { $have } из { $need }
board-scored = выполнена
board-ready-to-research = Всё нужное у вас есть: исследуйте её, как только сможете исследовать технологию.
board-abilities = Способности фракции
board-own-technologies = Технологии фракции
board-own-units = Флагман и особые отряды фракции
board-retreats = отступит в конце раунда
board-yet-to-vote = Ещё не голосовали
board-votes-left = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}
board-changed = изменилось после вашего решения
board-abstain = Отказаться голосовать
# Ответы, которые отличаются лишь одним, стоят в одном ряду: надписи на коротких кнопках и над ними.
board-row-cost = { $count } за { $cost }
board-row-top = Наверх
board-row-bottom = Вниз
board-row-far = Активировать там, куда никто из ваших не долетит
board-choose = Ваш выбор
board-building = Можно произвести ещё: { $left }. Стоимость сейчас: { $cost }.
board-which-tile = Какую систему вы выкладываете?
board-empty-space = пустой космос
board-fold = Показать карту
board-unfold = Показать снова
board-planet-count = { $count ->
    [one] { $count } планета
    [few] { $count } планеты
   *[many] { $count } планет
}
board-technology-count = { $count ->
    [one] { $count } технология
    [few] { $count } технологии
   *[many] { $count } технологий
}

## Тактическое действие одним планом и прочее, на что отвечают целиком

plan-token = тактика { $before } → { $after }
plan-nothing = ещё ничего не отправлено
plan-from = Из системы { $system }
plan-jumps = { $count ->
    [one] { $count } прыжок
    [few] { $count } прыжка
    [many] { $count } прыжков
   *[other] { $count } прыжков
}
plan-send-back = Никто не летит: { $system }
plan-fewer = На один меньше
plan-more = На один больше
plan-of = из { $count }
plan-carries = { $unit } везёт { $used } из { $room }
plan-unload = оставить
plan-all = Всё, что долетит
plan-nobody = Ни один ваш корабль сюда не долетит.
plan-stuck-token = корабли держит ваш жетон
plan-stuck-far = слишком далеко
plan-over = { $count ->
    [one] На { $count } корабль больше предела флота: его придётся убрать.
    [few] На { $count } корабля больше предела флота: их придётся убрать.
    [many] На { $count } кораблей больше предела флота: их придётся убрать.
   *[other] На { $count } кораблей больше предела флота: их придётся убрать.
}
plan-rift = Гравитационный разлом: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубиков
}, { $percent } % потерять корабль со всем грузом
plan-cannon = Космическая пушка ({ $seat }): { $dice }, { $percent } % на попадание
plan-cannon-brief = Пушки: { $dice }
plan-rift-brief = Разлом: { $percent } %
plan-stay = Остаются держать планеты: { $planets }
plan-win-space = победа в космосе
plan-lose = поражение
plan-custodians = Снять жетон хранителей за { $cost } влияния: 1 очко
plan-custodians-poor = Жетон хранителей стоит { $cost } влияния: не хватает
plan-landing = Высадка
plan-aboard = пехоты ещё на борту: { $count }
plan-against = против { $count } ({ $seat })
plan-commit = Начать движение
plan-commit-attack = Начать атаку
plan-commit-none = Активировать без кораблей
plan-commit-landing = Высадить
plan-commit-no-landing = Не высаживать
plan-clear = Убрать набросок
turn-tactical = Тактическое действие
turn-strategic = Стратегическое действие
turn-component = Компонентное действие
turn-tokens = { $count ->
    [one] остался { $count } жетон
    [few] осталось { $count } жетона
    [many] осталось { $count } жетонов
   *[other] осталось { $count } жетонов
}
turn-click-map = Щёлкните по системе на карте, чтобы набросать план. До подтверждения ничего не отправляется.
turn-near = { $count ->
    [one] { $count } система в пределах досягаемости
    [few] { $count } системы в пределах досягаемости
    [many] { $count } систем в пределах досягаемости
   *[other] { $count } систем в пределах досягаемости
}
turn-far = { $count ->
    [one] { $count } система, куда ваши корабли не долетят
    [few] { $count } системы, куда ваши корабли не долетят
    [many] { $count } систем, куда ваши корабли не долетят
   *[other] { $count } систем, куда ваши корабли не долетят
}
turn-no-pass = Спасовать можно, когда стратегическая карта разыграна.
fight-on = Сражаться дальше
fight-on-what = Раунд за раундом, попадания как предложено, пока никто не вмешается и шансы не упадут на 20 %.
fight-round = Один раунд
fight-win = победа
fight-round-count = Раунд { $round }
fight-scored = { $count ->
    [0] нет попаданий
    [one] { $count } попадание
    [few] { $count } попадания
    [many] { $count } попаданий
   *[other] { $count } попаданий
}
fight-step-space-cannon = Космическая пушка
fight-step-barrage = Заградительный огонь
fight-step-bombardment = Бомбардировка
fight-step-rift = Гравитационный разлом
fight-hits-on = попадает на { $value }
fight-sustains = выдерживает
fight-lost = потеря
fight-lost-count = потери: { $count }
fight-whole = без потерь
fight-over = Бой окончен: { $place }
fight-losses = { $seat } теряет: { $units }
fight-no-losses = { $seat } ничего не теряет
fight-rounds = { $count ->
    [one] { $count } раунд.
    [few] { $count } раунда.
    [many] { $count } раундов.
   *[other] { $count } раундов.
}
stage-agenda-voted = { $outcome }
stage-agenda-may-cast = ещё может отдать
stage-agenda-speaker-last = спикер: голосует последним, решает при равенстве
stage-agenda-rider = поправка: не голосует
stage-agenda-silent = без голоса
stage-agenda-predicts = { $seat } выигрывает от этого: { $card }
stage-agenda-decided = Исход: { $outcome }
stage-agenda-decided-text = { $agenda }: { $tally }
stage-agenda-tally = { $outcome } { $votes }
tells-cancelled = Ваше действие отменено
tells-lost-planet = Вы потеряли планету: { $planet }
tells-lost-points = Вы теряете очки
tells-refused = Сделки не будет
deal-you-give = Вы отдаёте
deal-gives = { $seat } отдаёт
deal-add = Добавить
deal-nothing = Пока ничего: добавьте ниже
deal-remove = Убрать: { $thing }
deal-new = новое
deal-was = было { $count }
deal-gone = убрано
deal-after = После сделки
deal-after-line = { $before } → { $after }
deal-changed = { $count ->
    [one] { $seat }: изменён { $count } пункт
    [few] { $seat }: изменено { $count } пункта
    [many] { $seat }: изменено { $count } пунктов
   *[other] { $seat }: изменено { $count } пункта
}
vote-outcome = Исход
vote-planets = Планеты, которые голосуют
vote-of = { $votes } из { $most }
vote-all = Все { $count }
vote-enough = Ровно столько, чтобы победить
vote-choose = Выберите исход
vote-none = Выберите планеты
vote-cast = { $count ->
    [one] Отдать { $count } голос: { $outcome }
    [few] Отдать { $count } голоса: { $outcome }
    [many] Отдать { $count } голосов: { $outcome }
   *[other] Отдать { $count } голосов: { $outcome }
}
build-left = { $count ->
    [one] Можно построить ещё { $count } отряд.
    [few] Можно построить ещё { $count } отряда.
    [many] Можно построить ещё { $count } отрядов.
   *[other] Можно построить ещё { $count } отрядов.
}
build-space = космос
build-pay = Оплатить { $cost }
build-lost = лишнее пропадёт: { $count }
build-auto = самым выгодным образом
build-commit = Построить за { $cost }
build-nothing = Ничего не строить

# Factions in short, where there is little room.
board-faction-arborec = Арбореки
board-faction-letnev = Летнев
board-faction-saar = Саары
board-faction-muaat = Муаат
board-faction-hacan = Хакан
board-faction-sol = Сол
board-faction-creuss = Креусс
board-faction-l1z1x = Л1З1КС
board-faction-mentak = Ментак
board-faction-naalu = Наалу
board-faction-nekro = Некро
board-faction-sardakk-norr = Н’орр
board-faction-jol-nar = Жол-Нар
board-faction-winnu = Винну
board-faction-xxcha = Ззча
board-faction-yin = Инь
board-faction-yssaril = Иссарилы
