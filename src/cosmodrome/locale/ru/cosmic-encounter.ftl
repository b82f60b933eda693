### «Космический контакт»: вопросы, ответы, что случилось, что приносит ответ.
### Имена не склоняются, род игрока неизвестен: поэтому настоящее время и порядок слов, при котором имя в именительном
### падеже. Что за аргументы и как они становятся словами, сказано в английском файле.

## Моменты, когда можно что-то использовать: «Не спрашивать …»

window-setup = при подготовке к игре
window-start_turn = в начале хода
window-regroup =
    .start = в начале контакта
    .retrieve = когда агрессор забирает корабль из варпа
window-destiny =
    .before = перед картой судьбы
    .drawn = когда карта судьбы открыта
window-launch =
    .ships = перед отправкой кораблей на врата
    .after = когда корабли агрессора на вратах
window-alliance =
    .before = перед приглашением союзников
    .invited = когда союзники приглашены
    .answer = когда отвечают на приглашения
    .send = перед отправкой кораблей союзника
    .after = когда союзы заключены
window-planning =
    .before = перед выбором карт контакта
    .select = во время выбора карт контакта
    .answer = когда одна карта контакта лежит открытой
    .after = когда карты контакта выбраны
window-reveal =
    .before = перед раскрытием карт
    .turning = в момент раскрытия карт
    .after = когда карты раскрыты
    .values = при подсчёте карт
    .totals = при подсчёте сумм
    .outcome = перед тем, как решится исход
window-resolution =
    .outcome = когда известен победитель
    .losing = перед потерей проигравших кораблей
    .lost = когда проигравшие корабли потеряны
    .landing = перед посадкой победителей
    .won = когда контакт выигран
    .tokens = когда контакт завершён
window-ships =
    .doomed = когда корабли обречены
    .leaving = когда корабли летят в варп
    .lost = когда корабли попали в варп
    .removed = когда корабли выбыли из игры
    .retrieved = когда корабли возвращаются из варпа
window-colony =
    .gained = когда создана колония
window-compensation = перед компенсацией
    .after = после компенсации
window-rewards =
    .after = после награды за защиту
window-deal =
    .agreed = когда стороны договорились о сделке
    .done = после сделки
    .failed = после провальной сделки
window-cards =
    .leaving = перед сбросом карт контакта
    .used = когда карты контакта сброшены
    .discarded = когда кто-то сбрасывает карты
    .aside = когда взятые карты отложены
window-encounter =
    .end = в конце контакта
window-used = когда кто-то использует способность или карту
window-artifact =
    .done = когда артефакт сработал
window-deck =
    .draw = перед тем, как кто-то берёт карты
    .drawn = когда кто-то взял карты
    .reshuffled = когда колода собрана заново
window-hand =
    .new = перед новой рукой
window-power =
    .lost = когда потеряна способность
window-technology =
    .complete = когда завершено исследование

## Вопросы в такой момент. $subject — о ком речь.

ask-setup = Идёт подготовка к игре. Использовать что-нибудь?
ask-start_turn = Начинается ход: { $subject }. Использовать что-нибудь?
ask-regroup =
    .start = Начинается контакт, агрессор — { $subject }. Использовать что-нибудь?
    .retrieve = { $subject } сейчас забирает корабль из варпа. Использовать что-нибудь?
ask-destiny =
    .before = Сейчас откроется карта судьбы. Использовать что-нибудь?
    .drawn = Карта судьбы открыта. Использовать что-нибудь?
ask-launch = Отправьте на врата от одного до четырёх кораблей. Сколько и откуда?
    .ships = { $subject } сейчас отправляет корабли на врата. Использовать что-нибудь?
    .after = Корабли на вратах. Использовать что-нибудь до приглашения союзников?
ask-alliance = { $subject } нападает на планету { $planet }, { $side ->
    [offense] и приглашает вас. Присоединяетесь к агрессору?
    [defense] и вас приглашает защитник. Присоединяетесь к нему?
   *[both] и вас приглашают обе стороны. К какой вы присоединяетесь?
}
    .before = Сейчас будут приглашены союзники. Использовать что-нибудь?
    .invited = { $subject } приглашает союзников. Использовать что-нибудь?
    .answer = На приглашение отвечает { $subject }. Использовать что-нибудь?
    .send = { $subject } сейчас отправляет корабли как союзник. Использовать что-нибудь?
    .after = Союзы заключены. Использовать что-нибудь?
ask-planning =
    .before = Сейчас будут выбраны карты контакта. Использовать что-нибудь?
    .select = Идёт выбор карт контакта. Использовать что-нибудь?
    .answer = Одна карта контакта лежит открытой, вторая ещё не выбрана. Использовать что-нибудь?
    .after = Обе карты контакта лежат взакрытую. Использовать что-нибудь до раскрытия?
ask-reveal =
    .before = Карты сейчас будут раскрыты. Использовать что-нибудь?
    .turning = Карты раскрываются. Использовать что-нибудь?
    .after = Карты раскрыты. Использовать что-нибудь?
    .values = Определяются значения карт. Использовать что-нибудь?
    .totals = Считаются суммы сторон. Добавить или использовать что-нибудь?
    .outcome = Сейчас решится исход контакта. Использовать что-нибудь?
ask-resolution =
    .outcome = Победитель известен. Использовать что-нибудь, пока ничего не случилось?
    .losing = Проигравшие корабли сейчас будут потеряны. Использовать что-нибудь?
    .lost = Проигравшие корабли потеряны. Использовать что-нибудь?
    .landing = Победители сейчас совершат посадку. Использовать что-нибудь?
    .won = { $subject } выигрывает контакт. Использовать что-нибудь?
    .tokens = Контакт завершён. Использовать что-нибудь?
ask-ships =
    .doomed = Корабли обречены. Использовать что-нибудь?
    .leaving = Корабли летят в варп. Использовать что-нибудь?
    .lost = { $subject } теряет { $count ->
        [one] { $count } корабль: он в варпе
        [few] { $count } корабля: они в варпе
       *[many] { $count } кораблей: они в варпе
    }. Использовать что-нибудь?
    .removed = Из игры выбывает { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    } ({ $subject }). Использовать что-нибудь?
    .retrieved = { $subject } возвращает из варпа { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }. Использовать что-нибудь?
ask-colony =
    .gained = { $subject } создаёт колонию. Использовать что-нибудь?
ask-compensation = { $subject } сейчас получает компенсацию. Использовать что-нибудь?
    .after = Компенсация выплачена ({ $subject }). Использовать что-нибудь?
ask-rewards = Ваша сторона отбилась. Какую награду вы берёте за свои корабли?
    .after = { $subject } уже с наградой за защиту. Использовать что-нибудь?
ask-deal =
    .agreed = Стороны договорились. Использовать что-нибудь, пока сделка не исполнена?
    .done = Сделка исполнена. Использовать что-нибудь?
    .failed = Сделка провалилась. Использовать что-нибудь?
ask-cards =
    .leaving = Карты контакта сейчас уйдут в сброс. Использовать что-нибудь?
    .used = Карты контакта лежат в стопке сброса. Использовать что-нибудь?
    .discarded = { $subject } сбрасывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }. Использовать что-нибудь?
    .aside = Вы видите взятые карты. Использовать что-нибудь?
ask-encounter =
    .end = Контакт окончен. Использовать что-нибудь?
# $aim chooses: none, things that are struck (seat, planet and the like), or what was named (a card, a number, an outcome).
ask-used = { $aim ->
    [none] { $subject } использует: { $ability }. Ответить?
    [seat] { $subject } использует: { $ability }, цель — { $target }. Ответить?
    [planet] { $subject } использует: { $ability }, цель — { $target }. Ответить?
    [technology] { $subject } использует: { $ability }, цель — { $target }. Ответить?
   *[other] { $subject } использует: { $ability } ({ $target }). Ответить?
}
about-used = { $text }
ask-artifact =
    .done = Сработал артефакт ({ $subject }). Использовать что-нибудь?
ask-deck =
    .draw = { $subject } сейчас берёт из колоды { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }. Использовать что-нибудь?
    .drawn = { $subject } берёт из колоды { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }. Использовать что-нибудь?
    .reshuffled = Стопка сброса стала новой колодой. Использовать что-нибудь?
ask-hand =
    .new = { $subject } сейчас набирает новую руку. Использовать что-нибудь?
ask-power =
    .lost = { $subject } теряет способность. Использовать что-нибудь?
ask-technology =
    .complete = { $subject } завершает исследование: { $technology }. Использовать что-нибудь?

## Вопросы игры, к каждому — строка для тех, кто играет впервые

ask-choose-alien = За какого пришельца вы играете?
about-choose-alien = Вам сдали двух, второго никто не увидит. Зелёная лампочка — играть легко, красная — для опытных.
ask-change-power = С какой способностью вы играете дальше?
about-change-power = Вы взяли новый лист: оставьте себе его или прежний.
ask-keep-technology = Какую технологию вы оставляете?
about-keep-technology = Она лежит перед вами взакрытую, пока исследование не завершено. Остальные уходят в сброс.
ask-research = Что вы делаете со своими технологиями?
about-research = Перед каждым контактом можно сделать что-то одно: отправить корабль на исследование, завершить исследование, если кораблей хватает, или отказаться от технологии.
ask-research-ship = Откуда корабль летит на технологию?
about-research-ship = Он остаётся там, пока исследование не завершено или пока вы от него не отказались, а потом возвращается домой.
ask-wild-destiny = Джокер! С кем вы вступаете в контакт?
about-wild-destiny = Контакт произойдёт в родной системе этого игрока.
ask-own-colour = Карта судьбы вашего цвета. Что вы делаете?
about-own-colour = Выбейте гостя со своей планеты, восстановите колонию на пустой родной планете или возьмите другую карту.
ask-aim = На какую планету нацелить врата?
about-aim = Победите — и у вас там колония. Пять далёких колоний (в варианте — четыре) приносят победу в игре. Планету обороняют корабли защитника, которые на ней стоят.
about-launch = Каждый корабль прибавляет 1 к вашей сумме. При поражении все они попадут в варп. Планета, с которой улетели все ваши корабли, перестаёт быть вашей колонией.
ask-ally-ships = Сколько кораблей вы отправляете и откуда?
about-ally-ships = От одного до четырёх. Каждый прибавляет 1 к сумме вашей стороны и делит её судьбу.
ask-invite = Кого вы зовёте в союзники?
about-invite = Союзники победившего агрессора тоже получают колонию. Союзники победившего защитника — карту или корабль из варпа за каждый отправленный корабль.
about-alliance = С агрессором вы выигрываете колонию, с защитником — награду. Если ваша сторона проиграет, ваши корабли попадут в варп.
ask-select = Какую карту контакта вы играете?
about-select = Две атаки: побеждает большая сумма карты и кораблей, при ничьей — защитник. Атака бьёт переговоры, но за переговоры положена компенсация. Обе карты — переговоры: попробуйте заключить сделку. Проценты — доля карт, которых вы ещё не видели.
about-rewards = За каждый отправленный корабль: карта из колоды или ваш корабль из варпа.
ask-second-encounter = Контакт удался. Разыграть второй?
about-second-encounter = Для него нужна карта контакта. После второго контакта ход переходит дальше.
ask-continue = Ещё один контакт или взамен технология?
about-continue = Технология закончит ваш ход.
# $from: откуда корабли; limbo — с пути в варп.
ask-place-ships = { $from ->
    [warp] { $count ->
        [one] Из варпа возвращается { $count } корабль. На какую из ваших колоний?
        [few] Из варпа возвращаются { $count } корабля. На какие ваши колонии?
       *[many] Из варпа возвращаются { $count } кораблей. На какие ваши колонии?
    }
    [limbo] { $count ->
        [one] От варпа спасён { $count } корабль. На какую из ваших колоний?
        [few] От варпа спасены { $count } корабля. На какие ваши колонии?
       *[many] От варпа спасены { $count } кораблей. На какие ваши колонии?
    }
   *[other] { $count ->
        [one] Домой возвращается { $count } корабль. На какую из ваших колоний?
        [few] Домой возвращаются { $count } корабля. На какие ваши колонии?
       *[many] Домой возвращаются { $count } кораблей. На какие ваши колонии?
    }
}
about-place-ships = Годится любая планета, где есть ваш корабль. Можно разделить.
ask-send-ships = Какие корабли туда летят?
about-send-ships = Берите их с любых своих колоний.
# $cause выбирает: deal, plague; прочие причины видны на столе.
ask-lose-ships = { $cause ->
    [deal] Сделки нет.{ " " }
    [plague] Чума.{ " " }
   *[other] { "" }
}{ $seat } теряет { $count ->
    [one] { $count } корабль. Какой попадёт в варп?
    [few] { $count } корабля. Какие попадут в варп?
   *[many] { $count } кораблей. Какие попадут в варп?
}
about-lose-ships = Планета, на которой не осталось кораблей, перестаёт быть колонией.
ask-found-colony = Какие корабли создают колонию на планете { $goal }?
about-found-colony = Берите их откуда угодно. Чтобы удержать планету, хватит и одного.
ask-ooze-in = Какие корабли перетекают в контакт?
about-ooze-in = Сколько угодно, с ваших колоний вне контакта.
ask-withdraw-ships = Куда улетают корабли, покидающие контакт?
about-withdraw-ships = На любые другие ваши колонии.
ask-offer = Что вы предлагаете? Выбирайте условия по одному.
about-offer = Нужна хотя бы одна переданная карта или новая колония; сделка может быть и односторонней. Каждому — не больше одной колонии, на планете, где есть другой. Если сделки не будет, оба теряют по три корабля.
ask-answer-offer = { $subject } предлагает вам сделку. Принимаете?
about-answer-offer = Принять можно, если у вас есть то, о чём просят. Откажетесь — сможете предложить своё, пока у вас остались попытки. Прервёте переговоры — оба потеряете по три корабля.
ask-give-card = Какую карту вы отдаёте? Её получит { $target }.
about-give-card = Она перейдёт с вашей руки на чужую.
ask-hoard-aside = Две руки по восемь карт: сделать отложенные карты кубышкой?
about-hoard-aside = Да: отложенные карты — кубышка, остальные — рука. Нет: наоборот. Играть можно и оттуда, и оттуда.
ask-set-aside = Какие карты вы припрячете?
about-set-aside = Не больше двух, пока всё не закончится.
ask-discard = Какие карты вы сбрасываете?
about-discard = Не больше трёх, прежде чем добрать руку.
ask-discard-cards = Какие карты вы сначала сбрасываете?
about-discard-cards = Сколько угодно. Затем все добирают или сбрасывают до восьми карт.
ask-discard-drawn = Какие из взятых карт вы сбрасываете?
about-discard-drawn = «Готово» — остальные вы оставляете себе.
ask-sift = Какие из только что полученных карт вы сбрасываете?
about-sift = «Готово» — остальные вы оставляете. Замены не будет.
ask-discard-or-keep = Оставить эту карту или сбросить ради другой?
about-discard-or-keep = «Готово» — карта ваша, и на этом всё. Иначе она уходит в сброс, и вы получаете следующую.
ask-plague-card = Какую карту { $kind ->
    [attack] атаки
    [negotiate] переговоров
    [morph] метаморфозы
    [reinforcement] подкрепления
    [artifact] артефакта
   *[flare] вспышки
} вы сбрасываете?
about-plague-card = Чума забирает по карте каждого типа, который у вас есть.
ask-charge-battery = Какая карта контакта ляжет под технологию?
about-charge-battery = Она лежит там взакрытую, пока вы не замените ею раскрытую.
ask-put-on-deck = Какую карту положить на верх колоды?
about-put-on-deck = Сверху окажется та, что выбрана последней.
ask-intervention = Что вы делаете со взятыми картами?
about-intervention = Одна карта контакта может заменить вашу, или атака прибавится к атаке. Остальные уходят в сброс.
ask-loot = Какую карту вы оставляете себе? Рука: { $seat }.
about-loot = Столько, сколько ваших кораблей было в контакте. Остаток этой руки уходит в сброс.
ask-hack = Какую карту вы забираете? Рука: { $seat }.
about-hack = Вы видите руку и выбираете сами.
ask-regenerate = Откуда вы берёте следующую карту?
about-regenerate = Из колоды или наугад с чужой руки, пока не наберётся восемь.
ask-reserve = Какую атаку вы играете как подкрепление?
about-reserve = Её число прибавится к сумме стороны, которую вы назвали.
ask-fodder = Какую атаку вы добавляете?
about-fodder = Каждая прибавляет своё число к вашей сумме. «Готово» — больше ничего.
ask-may-draw = Возьмёте карту?
about-may-draw = Это подарок основного игрока, вашего союзника.
ask-also-draw = Возьмёте карту?
about-also-draw = Соперник забрал верхнюю карту сброса.
ask-ship-from-warp = Отправить корабль из варпа прямо в контакт?
about-ship-from-warp = Он добавится к тем, что вы уже отправили.
ask-choose-planet = На какой планете создать колонию?
about-choose-planet = Вы делите её со всеми, кто там есть.
ask-smash = Кому ещё достанется?
about-smash = Каждый теряет столько кораблей, сколько ваших было в контакте. «Готово» — больше никому.
ask-catharsis = Чей корабль затянет в варп следом?
about-catharsis = До одного чужого корабля за каждый потерянный вами.
ask-look-at = Чью руку вы посмотрите?
about-look-at = Прежде чем выбрать, с кем вступить в контакт.
ask-will = С кем вы вступаете в контакт?
about-will = Что бы ни говорила судьба. Целью может быть родная планета этого игрока или любая его колония.
ask-reverse-card = Чью карту отразить?
about-reverse-card = Цифры атаки меняются местами: 15 считается за 51.
ask-fetch-another = Принести ещё одну карту?
about-fetch-another = Её тоже можно предложить любому игроку.
ask-offer-card = Кому вы предлагаете карту?
about-offer-card = Если игрок откажется, вы можете оставить её себе.
ask-fetched-card = { $subject } предлагает вам карту: { $card }. Берёте?
about-fetched-card = Если берёте, предложивший получает карту или корабль из варпа.
ask-keep-fetched = От карты отказались: { $card }. Оставить её себе?
about-keep-fetched = Иначе она останется в стопке сброса.
ask-fetch-pay = Подарок принят. Что вы берёте взамен?
about-fetch-pay = Карту из колоды или свой корабль из варпа.
ask-cling = Что вы берёте?
about-cling = Карту из колоды или свой корабль из варпа.
ask-hate-card = На какой карте сорвать злость?
about-hate-card = Все остальные должны сбросить карту того же типа (атаку — не меньшую) или потерять три корабля по вашему выбору.
ask-match-hate = { $subject } срывает злость: { $card }. Сбросите такую же?
about-match-hate = Сбросьте карту того же типа (атаку — не меньшую). Откажетесь — потеряете три корабля, а какие — выберет { $subject }.
ask-execute = С какой колонии корабль попадёт в варп? Жертва: { $seat }.
about-execute = Один корабль с планеты по вашему выбору.
ask-let-settle = { $subject } хочет сесть на планету { $planet }. Пустить или сбросить карты, чтобы осталось три?
about-let-settle = Откажетесь — карты наугад уйдут в сброс, пока на руке не останется три.
ask-keep-card = Какие из сброшенных карт вы оставляете себе?
about-keep-card = Любые. «Готово» — больше никаких.
ask-lend-power = Какую способность вы одалживаете?
about-lend-power = Она вернётся, когда контакт закончится.
ask-citadel = У какой планеты построить цитадель?
about-citadel = { $card } лежит там лицевой стороной вверх, пока цитадели этой планеты не падут.
ask-choose-destiny = Какая карта судьбы будет открыта?
about-choose-destiny = Вы просмотрели колоду.
ask-stake = Сколько кораблей вы ставите сверх обычного?
about-stake = Кто ошибётся насчёт вашей карты, потеряет на столько больше.
ask-claim = Какой вы назовёте свою карту?
about-claim = Правда или ложь — решать вам. Поверят — карта считается такой. Не поверят — ошибшийся теряет корабли.
ask-challenge = { $seat } утверждает: { $card }. Верите?
about-challenge = Если это ложь, а вы не поверили, { $seat } теряет столько кораблей вне контакта, сколько их в контакте. Если правда — столько же теряете вы.
ask-force-field = Чей союз вы разрываете?
about-force-field = Корабли возвращаются домой. «Готово» — больше ничей.
ask-gluon-mines = Чей корабль подорвётся на мине?
about-gluon-mines = По одному атакующему кораблю за каждый корабль на технологии.
ask-lunar-cannon = Между какими планетами поставить Лунную пушку?
about-lunar-cannon = Она помогает в контактах на двух планетах, которых касается.
ask-place-prometheus = На какую колонию садится «Прометей»?
about-place-prometheus = Это ваш корабль, но весит он больше других.

## Ответы

option-pass = Пас
    .offer = Ничего не предлагать
option-done = Готово
    .offer = Предложить это
option-use = { $aim ->
    [none] { $card }
    [seat] { $card } → { $target }
    [planet] { $card } → { $target }
    [technology] { $card } → { $target }
   *[other] { $card }: { $target }
}
# На что нацелено использование, если это не игрок, не планета и не карта.
aim-side = { $side ->
    [offense] за агрессора
   *[defense] за защитника
}
aim-odd = нечет
aim-even = чёт
aim-in = корабли в контакт
aim-out = корабли из контакта
aim-ships = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
aim-two = { $target }, { $also }
aim-gap = между { $target } и { $also }
option-alien = { $alien }
option-keep = { $technology }
# $place — откуда берут корабли; $planet — название, если это планета.
option-ship = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
} { $place ->
    [gate] с врат
    [technology] с технологии
   *[planet] с планеты { $planet }
}
option-auto = { $count ->
    [one] { $count } корабль с самой полной колонии
    [few] { $count } корабля с самых полных колоний
   *[many] { $count } кораблей с самых полных колоний
}
option-evenly = Распределить поровну
option-home = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
} на планету { $planet }
option-aim = { $planet }
option-crew = Корабль на технологии { $number }
option-between = { $planet } и { $next }
option-encounter = { $seat }
option-visitor = Выбить гостя с планеты { $planet }: { $seat }
option-recolonise = Восстановить колонию: { $planet }
option-invite = { $count ->
    [0] Никого
   *[other] { $seats }
}
option-join = { $side ->
    [offense] За агрессора
   *[defense] За защитника
}
option-decline = Остаться в стороне
option-lay = { $card }
option-card = { $card }
option-seat = { $seat }
option-reward = { $cards ->
    [0] { "" }
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}{ $cards ->
    [0] { "" }
   *[other] { $ships ->
        [0] { "" }
       *[other] { " " }и{ " " }
    }
}{ $ships ->
    [0] { "" }
    [one] { $ships } корабль из варпа
    [few] { $ships } корабля из варпа
   *[many] { $ships } кораблей из варпа
}
option-research = Корабль на технологию: { $technology }
option-complete = Завершить исследование: { $technology }
option-abandon = Отказаться от технологии: { $technology }
# $card выбирает: colour (тогда есть $seat), wild, most_cards, most_foreign_colonies, fewest_ships_in_warp.
option-destiny = { $card ->
    [colour] Цвет игрока: { $seat }
    [wild] Джокер
    [most_cards] Больше всего карт на руке
    [most_foreign_colonies] Больше всего далёких колоний
   *[fewest_ships_in_warp] Меньше всего кораблей в варпе
}
option-number = { $count }
option-give-card = Отдать карту: { $card }
option-give-random = Отдать наугад { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
option-want = Попросить { $kind ->
    [attack] карту атаки
    [highest] высшую карту атаки
    [lowest] низшую карту атаки
    [negotiate] карту переговоров
    [morph] карту метаморфозы
    [reinforcement] карту подкрепления
    [artifact] карту артефакта
   *[flare] карту вспышки
}
option-give = Отдать { $kind ->
    [attack] карту атаки
    [highest] высшую карту атаки
    [lowest] низшую карту атаки
    [negotiate] карту переговоров
    [morph] карту метаморфозы
    [reinforcement] карту подкрепления
    [artifact] карту артефакта
   *[flare] карту вспышки
}
option-want-card = Попросить: { $card }
option-promise = Обещать: { $promise ->
    [ally] вступить в союз при следующем приглашении
    [invite] пригласить в своё следующее нападение
   *[apart] не помогать противникам в следующем контакте
}
option-want-promise = Попросить обещание: { $promise ->
    [ally] вступить в союз при следующем приглашении
    [invite] пригласить в следующее нападение
   *[apart] не помогать моим противникам в следующем контакте
}
option-same = Начать с их предложения
option-drop = Убрать: { $term ->
    [promise-ally] вступление в союз ({ $seat })
    [promise-invite] приглашение ({ $seat })
    [promise-apart] не помогать противникам ({ $seat })
    [card] { $card }
    [random] случайную карту
    [colony] колонию ({ $seat })
    [free] корабли ({ $seat })
    [attack] карту атаки
    [highest] высшую карту атаки
    [lowest] низшую карту атаки
    [negotiate] карту переговоров
    [morph] карту метаморфозы
    [reinforcement] карту подкрепления
    [artifact] карту артефакта
   *[flare] карту вспышки
}
option-want-random = Попросить наугад { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
option-settle = Получить колонию на планете { $planet }
option-let-settle = Пустить соперника на планету { $planet }
option-free = Выпустить из варпа { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}: { $seat }
option-add-card = Прибавить к своей карте: { $card }
option-from-deck = Из колоды
option-redraw = Взять другую карту судьбы
option-accept = Принять
option-refuse = Отказаться
option-break-off = Прервать переговоры
option-time-up = Время вышло
option-again = Ещё один контакт
option-end-turn = Закончить ход
option-new-technology = Взамен технология
option-challenge = Не верю!
option-turn-up = Открыть свой лист пришельца
# Классическая вспышка «Ворюга». $spoils: card (карта) или ship (корабль).
option-cheat = Сжульничать: { $spoils ->
    [ship] корабль из варпа
   *[card] карта из колоды
}
option-accuse = Жульничает { $seat }!
option-nothing = Ничего
option-yes = Да
option-no = Нет
# То, что игрок может сделать без вопроса: больше такого не спрашивать или снова спрашивать.
option-let-pass = Не спрашивать: { $window }
option-ask-again = Снова спрашивать: { $window }
# Постоянные приказы, их видит только сам игрок. $card: карта с руки.
order-phase = Пасовать до конца этой фазы
    .brief = всю фазу
order-ahead = Пасовать, пока моя сторона впереди
    .brief = пока мы впереди
order-encounter = Пасовать до конца этого контакта
    .brief = весь контакт
order-bystander = Пасовать, пока я не стану основным игроком или союзником
order-concern = Пасовать, пока дело не коснётся моей способности или моей карты
order-home = Распределять возвращающиеся корабли поровну, не спрашивая
order-card = Никогда не спрашивать о карте: { $card }

## Что приносит ответ: строка под кнопкой

hint-defenders = { $count ->
    [0] никто не обороняет
    [one] обороняет { $count } корабль
    [few] обороняют { $count } корабля
   *[many] обороняют { $count } кораблей
}
hint-own = { $count ->
    [one] там { $count } ваш корабль
    [few] там { $count } ваших корабля
   *[many] там { $count } ваших кораблей
}
hint-guests = { $count ->
    [one] там { $count } чужой корабль
    [few] там { $count } чужих корабля
   *[many] там { $count } чужих кораблей
}
hint-hand = { $count ->
    [one] на руке { $count } карта
    [few] на руке { $count } карты
   *[many] на руке { $count } карт
}
hint-in-warp = { $count ->
    [one] в варпе { $count } корабль
    [few] в варпе { $count } корабля
   *[many] в варпе { $count } кораблей
}
hint-left = { $count ->
    [0] колония будет потеряна
    [one] останется { $count } корабль
    [few] останется { $count } корабля
   *[many] останется { $count } кораблей
}
hint-now = сейчас там { $count }
hint-there = там уже { $count }
hint-main = { $seat }
hint-with = { $count ->
    [one] за эту сторону { $count } корабль
    [few] за эту сторону { $count } корабля
   *[many] за эту сторону { $count } кораблей
}
hint-against = против { $count }
hint-total = сумма { $count }
hint-aliens = без учёта: { $aliens }
hint-odds = бьёт { $count } % карт
hint-deal = переговоры — { $count } % карт
hint-encounter-cards = { $count ->
    [0] карт контакта не осталось
    [one] осталась { $count } карта контакта
    [few] осталось { $count } карты контакта
   *[many] осталось { $count } карт контакта
}
hint-offense = агрессор { $count }
hint-defense = защитник { $count }
hint-stops = сейчас: отменит «{ $stops }»
hint-becomes-deal = сейчас: основные игроки начнут переговоры, суммы ничего не решат
hint-allied-offense = { $count ->
    [one] { $count } корабль союзников агрессора
    [few] { $count } корабля союзников агрессора
   *[many] { $count } кораблей союзников агрессора
}
hint-allied-defense = { $count ->
    [one] { $count } корабль союзников защитника
    [few] { $count } корабля союзников защитника
   *[many] { $count } кораблей союзников защитника
}
hint-freed = сейчас вернётся ваших кораблей: { $count }
hint-freed-others = чужих: { $count }
hint-plagued = { $count ->
    [one] сейчас: потеряет { $count } корабль
    [few] сейчас: потеряет { $count } корабля
   *[many] сейчас: потеряет { $count } кораблей
}
hint-lower-wins = побеждает меньшая сумма
hint-upset = переворот: кто победил бы, проиграет
hint-no-battle = не обе карты — атаки: суммы ничего не решат
hint-offer = { $terms }
# К чему ведёт ответ в переговорах: оставшиеся предложения или потерянные корабли.
hint-offers-left = у вас ещё { $count ->
    [one] { $count } предложение
    [few] { $count } предложения
   *[many] { $count } предложений
}
hint-their-offers = у соперника ещё { $count ->
    [one] { $count } предложение
    [few] { $count } предложения
   *[many] { $count } предложений
}
hint-penalty = сделки нет: теряете { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
hint-research = { $count ->
    [0] кораблей пока нет
    [one] там { $count } корабль
    [few] там { $count } корабля
   *[many] там { $count } кораблей
}
hint-in-vain = кораблей мало: технология уйдёт в сброс
hint-needed = { $count ->
    [-1] хватит любого числа кораблей
    [one] нужен { $count } корабль
    [few] нужно { $count } корабля
   *[many] нужно { $count } кораблей
}

## Части способностей, вспышек и технологий, которые используются отдельно

ability-part-citadel-build = построить цитадель
ability-part-hacker-pay = выбрать карты для выплаты
ability-part-lunar-cannon-move = передвинуть пушку
ability-part-miser-refresh = новая кубышка
ability-part-plasma-thrusters-defend = корабль на помощь обороне
ability-part-reserve-cancel = отменить подкрепление
ability-part-shadow-wild = выбрать жертву
ability-part-super-human-zap = заморозить свою способность
ability-part-super-vulch-keep = сохранить свои вспышки
ability-part-tech-scrambler-raze = прервать постоянную технологию

## Предложение словами. $seat отдаёт, создаёт колонию или освобождает корабли.

offer-cards = { $seat } отдаёт: { $cards }
offer-random = { $seat } отдаёт наугад { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
offer-promise = { $seat } обещает { $promise ->
    [ally] вступить в союз при следующем приглашении
    [invite] пригласить в своё следующее нападение
   *[apart] не помогать противникам в следующем контакте
}
offer-kind = { $seat } отдаёт { $kind ->
    [attack] карту атаки
    [highest] высшую карту атаки
    [lowest] низшую карту атаки
    [negotiate] карту переговоров
    [morph] карту метаморфозы
    [reinforcement] карту подкрепления
    [artifact] карту артефакта
   *[flare] карту вспышки
}{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}
offer-colony = { $seat } получает колонию на планете { $planet }
offer-free = { $seat } возвращает из варпа { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}

## Что случилось

# Места, которые не планеты.
spot-gate = врата
spot-beside = оборона
spot-warp = варп
spot-limbo = в пути
spot-out = вне игры
spot-technology = технология

event-first-player = Первым ходит { $seat }
event-turn = Ходит { $seat }
event-encounter = { $extra ->
    [yes] Внеочередной контакт: { $seat }
   *[no] Контакт { $number }: { $seat }
}
event-further-encounter = { $seat } разыграет ещё один контакт
event-aliens-dealt = { $known ->
    [yes] { $seat } выбирает: { $aliens }
   *[no] { $count ->
        [0] { "" }
       *[other] { $seat } выбирает пришельца из { $count }
    }
}
event-sheet = { $known ->
    [yes] { $seat } играет за пришельца: { $aliens }
   *[no] { $seat } играет за скрытого пришельца
}
event-no-sheet = { $seat } пока без способности
event-unveiled = { $seat } открывает лист пришельца: { $aliens }
event-power-lost = { $seat } теряет способность: мало родных колоний
event-power-regained = { $seat } снова со способностью
event-tokens = { $alien }: на листе { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
event-tokens-gone = Жетоны с листа «{ $alien }» уходят вместе с ним
event-flares-added = Вспышек в колоде: { $count }
event-redrawn = { $seat } берёт другую карту судьбы
event-destiny-shuffled = Колода судьбы перемешана
event-destiny-picked = Карта судьбы выбрана из колоды
event-destiny = Судьба: { $card ->
    [colour] { $target }
    [wild] джокер
    [most_cards] больше всего карт на руке, { $target }
    [most_foreign_colonies] больше всего далёких колоний, { $target }
   *[fewest_ships_in_warp] меньше всего кораблей в варпе, { $target }
}
event-defense = Защитник: { $seat }
event-aimed = { $seat } нацеливает врата на планету { $planet }
# The line before tells the ships, and where they come from.
event-launched = { "" }
event-invited = { $side ->
    [offense] Агрессор
   *[defense] Защитник
} { $count ->
    [0] никого не приглашает
   *[other] приглашает: { $seats }
}
event-allied = { $seat } встаёт на сторону { $side ->
    [offense] агрессора
   *[defense] защитника
}
event-declined = { $seat } остаётся в стороне
event-alliance-ended = { $seat } больше не союзник
event-laid = { $seat } кладёт карту контакта взакрытую
event-revealed = { $seat } раскрывает карту: { $card }
event-claimed = { $seat } объявляет: { $card }{ $count ->
    [0] { "" }
    [one] ; на кону ещё { $count } корабль
    [few] ; на кону ещё { $count } корабля
   *[many] ; на кону ещё { $count } кораблей
}
event-challenged = { $seat } не верит
event-took-back = { $seat } забирает карту контакта обратно
event-swapped-cards = Карты контакта меняются местами
event-got-card = { $known ->
    [yes] { $seat } теперь играет карту: { $cards }
   *[no] { "" }
}
event-counts-as = { $seat }: карта считается за { $kind ->
    [attack] атаку { $value }
    [negotiate] переговоры
   *[morph] метаморфозу
}
event-bonus = { $amount } к сумме { $side ->
    [offense] агрессора
   *[defense] защитника
}
event-totals = Суммы: агрессор { $offense }, защитник { $defense }
event-concluded = { $result ->
    [win] { $side ->
        [offense] Побеждает агрессор
       *[defense] Побеждает защитник
    }
    [both-lost] Проигрывают обе стороны
    [negotiation] Основные игроки ведут переговоры
    [deal] Сделка заключена
    [failed] Сделка провалилась
    [success] Успех агрессора без боя
   *[none] Контакт заканчивается без результата
}
# $kind выбирает: compensation, rewards. $count 0: выплачено, или больше ничего не причитается.
event-owed = { $count ->
    [0] { "" }
   *[other] { $kind ->
        [compensation] Компенсация, { $seat }: { $count ->
            [one] { $count } карта
            [few] { $count } карты
           *[many] { $count } карт
        }
       *[rewards] Награда за защиту, { $seat }: { $count ->
            [one] { $count } карта или корабль
            [few] { $count } карты или корабля
           *[many] { $count } карт или кораблей
        }
    }
}
event-no-offer = { $seat } ничего не предлагает
event-offered = { $seat } предлагает: { $terms }
event-refused = { $seat } отказывается
event-broke-off = { $seat } прерывает переговоры
event-time-ran-out = Время вышло: переговоры провалены
event-agreed = { $seat } принимает предложение
# О корабле на пути в варп говорится, когда он туда попал или когда спасся.
event-moved = { $to ->
    [limbo] { $seat }: { $count ->
        [one] { $count } корабль уходит
        [few] { $count } корабля уходят
       *[many] { $count } кораблей уходят
    }, { $source }
   *[other] { $seat }: { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }{ $from ->
        [limbo] { "" }
       *[other] , { $source }
    } → { $goal }
}
event-colony-lost = { $seat }: колонии на планете { $planet } больше нет
event-colony-founded = { $seat }: новая колония на планете { $planet }
event-ship-added = { $seat } сажает «Прометей» на планету { $planet }
event-ship-removed = { $seat } лишается «Прометея»
event-planet-added = В родной системе новая планета: { $planet } ({ $seat })
event-planet-removed = Планета { $planet } выбывает из игры
event-drew = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}{ $known ->
    [yes] : { $cards }
   *[no] { "" }
}
event-hand-dealt = { $seat } получает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}{ $known ->
    [yes] : { $cards }
   *[no] { "" }
}
event-discarded = { $seat } сбрасывает: { $cards }
event-took-discard = { $seat } берёт из сброса карту: { $card }
event-handed-over = { $seat } → { $target }: { $count ->
    [0] ни одной карты
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}{ $known ->
    [yes] , { $cards }
   *[no] { "" }
}
event-loan-returned = { $target } получает обратно { $known ->
    [yes] карты: { $cards }
   *[no] { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
} ({ $seat })
event-pile-passed = Кубышка переходит вместе с листом: { $seat } → { $target }
event-looked = { $seat } смотрит { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} ({ $target }){ $known ->
    [yes] : { $cards }
   *[no] { "" }
}
event-showed = { $seat } показывает: { $cards }
event-no-encounter-cards = { $seat } остаётся без карт контакта
event-reshuffled = Стопка сброса становится новой колодой
event-cosmic-quake = Космотрясение: все руки уходят в новую колоду
event-put-on-deck = { $seat } кладёт карту на верх колоды
event-put-under-deck = { $seat } кладёт карту под колоду, не показывая
# $pile выбирает: miser, lent, aside, quark_battery, planet, reinforcements. $count 0: её больше нет.
event-piled-up = { $count ->
    [0] { $seat } забирает отложенные карты
   *[other] { $pile ->
        [miser] Кубышка, { $seat }
        [lent] Карты взаймы, { $seat }
        [quark_battery] Под технологией, { $seat }
       *[aside] Отложено, { $seat }
    }: { $known ->
        [yes] { $cards }
       *[no] { $count ->
            [one] { $count } карта
            [few] { $count } карты
           *[many] { $count } карт
        }
    }
}
event-laid-open = { $pile ->
    [planet] { $seat } строит цитадель у планеты { $planet }: { $card }
   *[other] { $seat } выкладывает в открытую: { $card }
}
event-pile-discarded = { $count ->
    [0] { "" }
   *[other] { $pile ->
        [miser] Кубышка уходит в сброс
        [planet] Цитадели у планеты { $planet } уходят в сброс
        [quark_battery] Батареи уходят в сброс
        [reinforcements] Подкрепления уходят в сброс
       *[other] Карты уходят в сброс
    }: { $cards }
}
event-played = { $seat } играет карту: { $card }
# $kind выбирает: power, free (не использование: заморозить нельзя), technology, wild, super, artifact, reinforcement.
event-use = { $kind ->
    [reinforcement] { "" }
    [artifact] { $aim ->
        [none] { "" }
       *[other] { $ability }: { $target }
    }
    [free] { $seat }: срабатывает { $ability }
   *[other] { $seat } использует: { $ability }{ $aim ->
        [none] { "" }
       *[other] , { $target }
    }
}
event-cancelled = { $kind ->
    [power] { "" }
   *[other] Не действует: { $ability }
}
event-zapped = Способность заморожена до конца контакта: { $alien }
# $fate выбирает: hand (у игрока $target), discard, stay, miser, aside.
event-card-settled = { $fate ->
    [hand] { $card } → рука, { $target }
    [flare] { $card } уходит в сброс
   *[other] { "" }
}
event-technologies-shuffled = Сброшенные технологии становятся новой колодой
event-technologies-drawn = { $known ->
    [yes] { $seat } выбирает: { $technologies }
   *[no] { $seat } берёт { $count ->
        [one] { $count } технологию
        [few] { $count } технологии
       *[many] { $count } технологий
    }
}
event-technologies-left = { $seat } сбрасывает: { $technologies }
event-technology = { $known ->
    [yes] { $seat } оставляет себе технологию: { $technology }
   *[no] { $seat } оставляет себе технологию взакрытую
}
event-technology-shown = { $seat } показывает технологию: { $technology }
event-technology-complete = { $seat } завершает исследование: { $technology }
event-technology-discarded = Технология уходит в сброс: { $technology }
event-technology-passed = { $seat } → { $target }: технология { $technology }
event-piece = { $piece ->
    [lunar_cannon] { $count ->
        [0] { "" }
       *[other] Лунная пушка стоит между планетами { $where }
    }
   *[other] { "" }
}
event-sleight = Кто-то жульничает. Кто скажет, кто именно?
event-accused = { $seat } указывает на жулика: { $target }
event-cheated = { $caught ->
    [yes] Жулик пойман: { $seat }
   *[no] Жульничество удалось: { $seat }, { $spoils ->
        [ship] корабль из варпа
       *[card] карта из колоды
    }
}
event-undone = { $seat } берёт последнее решение назад
event-lets-pass = { $seat } просит не спрашивать: { $window }
event-asks-again = { $seat } просит снова спрашивать: { $window }
event-won = { $reason ->
    [tokens-gone] Победа терпением: { $seats }
    [all-ships-lost] Победа ценой всех кораблей: { $seats }
   *[foreign-colonies] Победа по далёким колониям: { $seats }
}

score = Далёкие колонии
    .course = Далёкие колонии по раундам
    .count = { $count ->
        [one] { $count } далёкая колония
        [few] { $count } далёкие колонии
       *[many] { $count } далёких колоний
    }
# $score: how many the winners have.
outcome-foreign-colonies = { $score ->
    [one] Основана { $score } далёкая колония.
    [few] Основаны { $score } далёкие колонии.
   *[many] Основано { $score } далёких колоний.
}
outcome-tokens-gone = С листа «Тик-так» снят последний жетон.
outcome-all-ships-lost = Мазохист потерял все корабли.

## Терминал: что значат знаки

turn-encounter = контакт { $number }
sign-ships = корабли по владельцам
sign-target = планета-цель
sign-offense = агрессор
sign-defense = защитник
sign-ally = союзник
sign-foreign = далёкие колонии
sign-cards = карт на руке
sign-warp = кораблей в варпе
sign-empty = колония потеряна
sign-tokens = жетоны на листе
sign-genesis = сотворённая планета
sign-cannon = Лунная пушка
sign-citadel = цитадели

## The board

board-setup = Подготовка к игре
board-status = { $phase }: { $offense } — { $defense }
board-encounter = { $seat }: контакт { $number }
board-further = { $seat }: дополнительный контакт
board-encounter-here = Контакт
board-phases = Фазы контакта
board-you = { $name } (вы)
board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
board-seen = Вам известны: { $cards }
board-foreign = { $count ->
    [one] { $count } далёкая колония
    [few] { $count } далёкие колонии
   *[many] { $count } далёких колоний
}
board-home = { $count ->
    [one] { $count } родная колония
    [few] { $count } родные колонии
   *[many] { $count } родных колоний
}
board-warp = { $count ->
    [one] { $count } корабль в варпе
    [few] { $count } корабля в варпе
   *[many] { $count } кораблей в варпе
}
board-warp-empty = кораблей нет
board-of-goal = { $count } из { $goal }
board-ships-of = { $seat }: { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
board-planet-empty = кораблей нет
board-citadel = цитадель: { $card }
board-power-now = можно использовать в этой фазе
board-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
board-technology-hidden = технология взакрытую
board-technology-complete = завершена
board-research = кораблей { $count } из { $needs }
board-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
board-hand-empty = Карт нет. Кто остался без карт контакта, берёт новую руку.
board-hand-soon = Карты вот-вот раздадут.
board-aside = Отложено
board-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
board-discard = Сброс, { $count ->
    [0] пусто
    [one] { $count } карта, сверху: { $card }
    [few] { $count } карты, сверху: { $card }
   *[many] { $count } карт, сверху: { $card }
}
board-invited = приглашение
board-declined = не участвует
board-card-none = Карты контакта ещё нет
board-card-awaited = Ждём карту контакта
board-card-down = Карта контакта взакрытую
board-card-yours = взакрытую
board-counts-as = считается за: { $card }
board-vs = против
board-against = { $offense } против { $defense }
board-sum = { $parts }: всего { $total }
board-sum-card = карта { $count }
board-sum-ships = { $seat }: { $count } за { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[many] { $ships } кораблей
}
board-sum-bonus = добавлено { $count }
board-sum-powers = способности { $count }
board-bonus = сверх того
board-powers = способности
board-uses = На что сейчас отвечают
board-invite = Позвать в союзники
board-invite-send = { $count ->
    [0] Никого не звать
   *[other] Отправить приглашения
}
board-deal = Переговоры
board-deal-time = Время на сделку:
board-deal-yours = Ваше предложение
board-deal-thinks = { $seat } готовит предложение
board-deal-offered = Предлагает { $seat }
board-deal-how = Ваши карты: подсвеченные карты и планеты можно включить в сделку
board-deal-before = Раньше предлагалось ({ $seat })
board-offers-left = { $count ->
    [0] предложений не осталось
    [one] осталось { $count } предложение
    [few] осталось { $count } предложения
   *[many] осталось { $count } предложений
}
board-you-give = Вы отдаёте
board-gives = Отдаёт { $seat }
board-gives-nothing = ничего
# Keys that add something to an offer; the column says who gives it.
board-plus-give-card = карта
board-plus-give = карта типа
board-plus-give-random = наугад
board-plus-let-settle = колония
board-plus-promise = обещание
board-plus-want = карта типа
board-plus-want-card = известная карта
board-plus-want-random = наугад
board-plus-settle = колония
board-plus-want-promise = обещание
board-term-random = { $count ->
    [one] { $count } случайная карта
    [few] { $count } случайные карты
   *[many] { $count } случайных карт
}
board-term-kind = { $kind ->
    [attack] карта атаки
    [highest] высшую карту атаки
    [lowest] низшую карту атаки
    [negotiate] карта переговоров
    [morph] карта метаморфозы
    [reinforcement] подкрепление
    [artifact] артефакт
   *[flare] вспышка
}
board-term-colony = колония: { $planet }
board-term-free = из варпа { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
board-add-random = Случайных карт:
board-add-kind = Карту типа:
board-add-card = Известную всем карту:
board-take-out = Убрать:
# On the strip of a card: as short as can be.
board-kind-attack = Атака
board-kind-negotiate = Переговоры
board-kind-morph = Метаморфоза
board-kind-reinforcement = Подкрепление
board-kind-artifact = Артефакт
board-kind-flare = Вспышка
board-kind-highest = Высшая атака
board-kind-lowest = Низшая атака

# What can be put into a deal, kind by kind: the beginning of a row of cards, numbers or planets.
term-promise = Обещание
term-want-promise = Попросить обещание
board-term-promise = { $promise ->
    [ally] вступит в союз по приглашению
    [invite] пригласит в следующее нападение
   *[apart] не поможет противникам в следующий раз
}
board-term-word = обещание: игра за ним не следит
board-promise-ally = вступить по приглашению
board-promise-invite = пригласить в нападение
board-promise-apart = не помогать противникам
term-give-card = Отдать карту
term-give-random = Отдать наугад
term-want = Попросить карту
term-give = Отдать карту типа
term-want-card = Попросить известную карту
term-drop = Убрать
term-want-random = Попросить наугад
term-settle = Получить колонию
term-let-settle = Пустить соперника

## Сцена

board-you-mark = (вы)
board-chip-card = карта
board-chip-ships = корабли
board-chip-ally = союзник
board-card-your = Ваша карта
board-use-works = сработает
board-use-stopped = не сработает
board-use-next = Следующий ответ
board-use-yours = Ваш ответ?
board-invite-one = Пригласить
board-invite-asked = { $seat } приглашает
board-invite-not = { $seat } не приглашает
board-join-win = Победа:
board-join-win-offense = колония на { $planet }.
board-join-win-defense = за каждый корабль — карта или корабль из варпа.
board-join-lose = Поражение:
board-join-lose-any = ваши корабли уходят в варп.
board-told = Итог
board-told-takes = { $alien } занимает { $planet }
board-told-holds = { $alien } удерживает { $planet }
board-told-warp = { $count ->
    [one] { $count } корабль падает в варп
    [few] { $count } корабля падают в варп
   *[many] { $count } кораблей падают в варп
}
board-told-colony = Новая колония
board-told-kept = Планета удержана
board-told-lost = { $count ->
    [one] −{ $count } корабль
    [few] −{ $count } корабля
   *[many] −{ $count } кораблей
}
board-told-back = { $count ->
    [one] +{ $count } корабль из варпа
    [few] +{ $count } корабля из варпа
   *[many] +{ $count } кораблей из варпа
}
board-told-drew = { $count ->
    [one] +{ $count } карта
    [few] +{ $count } карты
   *[many] +{ $count } карт
}
board-told-got = { $count ->
    [one] +{ $count } карта соперника
    [few] +{ $count } карты соперника
   *[many] +{ $count } карт соперника
}
board-told-gave = { $count ->
    [one] −{ $count } карта
    [few] −{ $count } карты
   *[many] −{ $count } карт
}
board-told-none = Без изменений
board-told-out = вне контакта
board-told-on = Дальше
board-told-back-to-stage = К сцене
board-last = Прошлый контакт
board-warp-ships = { $count ->
    [one] Варп: { $count } корабль
    [few] Варп: { $count } корабля
   *[many] Варп: { $count } кораблей
}
board-pile-deck = Колода
board-pile-discard = Сброс
board-pile-destiny = Судьба
board-hand-lit = { $count ->
    [one] сейчас можно сыграть { $count }
    [few] сейчас можно сыграть { $count }
   *[many] сейчас можно сыграть { $count }
}
hint-spares = { $count ->
    [one] на каждой колонии останется хотя бы { $count } корабль
    [few] на каждой колонии останется хотя бы { $count } корабля
   *[many] на каждой колонии останется хотя бы { $count } кораблей
}
hint-empties = { $count ->
    [one] опустеет { $count } колония
    [few] опустеют { $count } колонии
   *[many] опустеют { $count } колоний
}
hint-costs-power = вы потеряете способность
board-deal-secret = Черновик никому не виден
board-deal-signed = Подпись: { $seat }
board-deal-price = { $count ->
    [one] Без сделки каждый теряет { $count } корабль.
    [few] Без сделки каждый теряет { $count } корабля.
   *[many] Без сделки каждый теряет { $count } кораблей.
}
board-deal-promise = За обещаниями игра не следит.
