### «Космічний контакт»: запитання, відповіді, що сталося, що приносить відповідь.
### Імена не відмінюються, рід гравця невідомий: тому теперішній час і порядок слів, за якого ім’я стоїть у називному
### відмінку. Що за аргументи і як вони стають словами, сказано в англійському файлі.

## Моменти, коли можна щось використати: «Не питати …»

window-setup = під час підготовки до гри
window-start_turn = на початку ходу
window-regroup =
    .start = на початку контакту
    .retrieve = коли нападник забирає корабель із викривлення
window-destiny =
    .before = перед картою долі
    .drawn = коли карту долі відкрито
window-launch =
    .ships = перед відправленням кораблів на врата
    .after = коли кораблі нападника на вратах
window-alliance =
    .before = перед запрошенням союзників
    .invited = коли союзників запрошено
    .answer = коли відповідають на запрошення
    .send = перед відправленням кораблів союзника
    .after = коли альянси укладено
window-planning =
    .before = перед вибором карт контакту
    .select = під час вибору карт контакту
    .answer = коли одна карта контакту лежить горілиць
    .after = коли карти контакту обрано
window-reveal =
    .before = перед відкриттям карт
    .turning = у мить відкриття карт
    .after = коли карти відкрито
    .values = під час підрахунку карт
    .totals = під час підрахунку сум
    .outcome = перед тим, як вирішиться підсумок
window-resolution =
    .outcome = коли відомий переможець
    .losing = перед втратою переможених кораблів
    .lost = коли переможені кораблі втрачено
    .landing = перед висадкою переможців
    .won = коли контакт виграно
    .tokens = коли контакт завершено
window-ships =
    .doomed = коли кораблі приречені
    .leaving = коли кораблі летять у викривлення
    .lost = коли кораблі потрапили у викривлення
    .removed = коли кораблі вибули з гри
    .retrieved = коли кораблі повертаються з викривлення
window-colony =
    .gained = коли засновано колонію
window-compensation = перед компенсацією
    .after = після компенсації
window-rewards =
    .after = після нагороди захисника
window-deal =
    .agreed = коли сторони домовилися про угоду
    .done = після угоди
    .failed = після неуспішної угоди
window-cards =
    .leaving = перед скиданням карт контакту
    .used = коли карти контакту скинуто
    .discarded = коли хтось скидає карти
    .aside = коли взяті карти відкладено
window-encounter =
    .end = наприкінці контакту
window-used = коли хтось використовує силу або карту
window-artifact =
    .done = коли артефакт подіяв
window-deck =
    .draw = перед тим, як хтось бере карти
    .drawn = коли хтось узяв карти
    .reshuffled = коли колоду зібрано наново
window-hand =
    .new = перед новою рукою
window-power =
    .lost = коли втрачено силу
window-technology =
    .complete = коли завершено технологію

## Запитання в таку мить. $subject — про кого йдеться.

ask-setup = Триває підготовка до гри. Використати щось?
ask-start_turn = Починається хід: { $subject }. Використати щось?
ask-regroup =
    .start = Починається контакт, нападник — { $subject }. Використати щось?
    .retrieve = { $subject } зараз забирає корабель із викривлення. Використати щось?
ask-destiny =
    .before = Зараз відкриється карта долі. Використати щось?
    .drawn = Карту долі відкрито. Використати щось?
ask-launch = Відішліть на врата від одного до чотирьох кораблів. Скільки і звідки?
    .ships = { $subject } зараз відсилає кораблі на врата. Використати щось?
    .after = Кораблі на вратах. Використати щось до запрошення союзників?
ask-alliance = { $subject } нападає на планету { $planet }, { $side ->
    [offense] і запрошує вас. Приєднуєтеся до нападника?
    [defense] і вас запрошує захисник. Приєднуєтеся до нього?
   *[both] і вас запрошують обидві сторони. До якої ви приєднуєтеся?
}
    .before = Зараз буде запрошено союзників. Використати щось?
    .invited = { $subject } запрошує союзників. Використати щось?
    .answer = На запрошення відповідає { $subject }. Використати щось?
    .send = { $subject } зараз відсилає кораблі як союзник. Використати щось?
    .after = Альянси укладено. Використати щось?
ask-planning =
    .before = Зараз буде обрано карти контакту. Використати щось?
    .select = Триває вибір карт контакту. Використати щось?
    .answer = Одна карта контакту лежить горілиць, другу ще не обрано. Використати щось?
    .after = Обидві карти контакту лежать долілиць. Використати щось до відкриття?
ask-reveal =
    .before = Карти зараз буде відкрито. Використати щось?
    .turning = Карти відкриваються. Використати щось?
    .after = Карти відкрито. Використати щось?
    .values = Визначаються значення карт. Використати щось?
    .totals = Рахуються суми сторін. Додати чи використати щось?
    .outcome = Зараз вирішиться підсумок контакту. Використати щось?
ask-resolution =
    .outcome = Переможець відомий. Використати щось, поки нічого не сталося?
    .losing = Переможені кораблі зараз буде втрачено. Використати щось?
    .lost = Переможені кораблі втрачено. Використати щось?
    .landing = Переможці зараз висадяться. Використати щось?
    .won = { $subject } виграє контакт. Використати щось?
    .tokens = Контакт завершено. Використати щось?
ask-ships =
    .doomed = Кораблі приречені. Використати щось?
    .leaving = Кораблі летять у викривлення. Використати щось?
    .lost = { $subject } втрачає { $count ->
        [one] { $count } корабель: він у викривленні
        [few] { $count } кораблі: вони у викривленні
       *[many] { $count } кораблів: вони у викривленні
    }. Використати щось?
    .removed = Із гри вибуває { $count ->
        [one] { $count } корабель
        [few] { $count } кораблі
       *[many] { $count } кораблів
    } ({ $subject }). Використати щось?
    .retrieved = { $subject } повертає з викривлення { $count ->
        [one] { $count } корабель
        [few] { $count } кораблі
       *[many] { $count } кораблів
    }. Використати щось?
ask-colony =
    .gained = { $subject } засновує колонію. Використати щось?
ask-compensation = { $subject } зараз отримує компенсацію. Використати щось?
    .after = Компенсацію виплачено ({ $subject }). Використати щось?
ask-rewards = Ваша сторона відбилася. Яку нагороду ви берете за свої кораблі?
    .after = { $subject } уже з нагородою захисника. Використати щось?
ask-deal =
    .agreed = Сторони домовилися. Використати щось, поки угоду не виконано?
    .done = Угоду виконано. Використати щось?
    .failed = Угода зірвалася. Використати щось?
ask-cards =
    .leaving = Карти контакту зараз підуть у скид. Використати щось?
    .used = Карти контакту лежать у скиді. Використати щось?
    .discarded = { $subject } скидає { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }. Використати щось?
    .aside = Ви бачите взяті карти. Використати щось?
ask-encounter =
    .end = Контакт закінчено. Використати щось?
# $aim chooses: none, things that are struck (seat, planet and the like), or what was named (a card, a number, an outcome).
ask-used = { $aim ->
    [none] { $subject } використовує: { $ability }. Відповісти?
    [seat] { $subject } використовує: { $ability }, ціль — { $target }. Відповісти?
    [planet] { $subject } використовує: { $ability }, ціль — { $target }. Відповісти?
    [technology] { $subject } використовує: { $ability }, ціль — { $target }. Відповісти?
   *[other] { $subject } використовує: { $ability } ({ $target }). Відповісти?
}
about-used = { $text }
ask-artifact =
    .done = Подіяв артефакт ({ $subject }). Використати щось?
ask-deck =
    .draw = { $subject } зараз бере з колоди { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }. Використати щось?
    .drawn = { $subject } бере з колоди { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }. Використати щось?
    .reshuffled = Скид став новою колодою. Використати щось?
ask-hand =
    .new = { $subject } зараз набирає нову руку. Використати щось?
ask-power =
    .lost = { $subject } втрачає силу. Використати щось?
ask-technology =
    .complete = { $subject } завершує технологію: { $technology }. Використати щось?

## Запитання гри, до кожного — рядок для тих, хто грає вперше

ask-choose-alien = За якого прибульця ви граєте?
about-choose-alien = Вам роздали двох, другого ніхто не побачить. Зелена лампа — грати легко, червона — для досвідчених.
ask-change-power = З якою силою ви граєте далі?
about-change-power = Ви взяли новий планшет: залиште собі його або попередній.
ask-keep-technology = Яку технологію ви залишаєте?
about-keep-technology = Вона лежить перед вами долілиць, поки її не завершено. Решта йде у скид.
ask-research = Що ви робите зі своїми технологіями?
about-research = Перед кожним контактом можна зробити щось одне: відіслати корабель на дослідження, завершити технологію, якщо кораблів досить, або покинути її.
ask-research-ship = Звідки корабель летить на технологію?
about-research-ship = Він лишається там, поки технологію не завершено чи не покинуто, а тоді повертається додому.
ask-wild-destiny = Універсальна карта долі! З ким ваш контакт?
about-wild-destiny = Контакт відбудеться в рідній системі цього гравця.
ask-own-colour = Карта долі вашого кольору. Що ви робите?
about-own-colour = Вибийте гостя зі своєї планети, перезаснуйте колонію на порожній рідній планеті або візьміть іншу карту.
ask-aim = На яку планету вказати вратами?
about-aim = Переможете — матимете там колонію. П’ять нерідних колоній (у варіанті — чотири) приносять перемогу в грі. Планету захищають кораблі захисника, що на ній стоять.
about-launch = Кожен корабель додає 1 до вашої суми. У разі поразки всі вони потраплять у викривлення. Планета, з якої полетіли всі ваші кораблі, перестає бути вашою колонією.
ask-ally-ships = Скільки кораблів ви відсилаєте і звідки?
about-ally-ships = Від одного до чотирьох. Кожен додає 1 до суми вашої сторони й ділить її долю.
ask-invite = Кого ви кличете в союзники?
about-invite = Союзники нападника-переможця теж отримують колонію. Союзники захисника-переможця — карту або корабель із викривлення за кожен відісланий корабель.
about-alliance = Із нападником ви виграєте колонію, із захисником — нагороду. Якщо ваша сторона програє, ваші кораблі потраплять у викривлення.
ask-select = Яку карту контакту ви граєте?
about-select = Дві атаки: перемагає більша сума карти й кораблів, за нічиєї — захисник. Атака б’є перемовини, але за перемовини належить компенсація. Обидві карти — перемовини: спробуйте укласти угоду. Відсотки — частка карт, яких ви ще не бачили.
about-rewards = За кожен відісланий корабель: карта з колоди або ваш корабель із викривлення.
ask-second-encounter = Контакт вдався. Провести другий контакт?
about-second-encounter = Для нього потрібна карта контакту. Після другого контакту хід переходить далі.
ask-continue = Ще один контакт чи натомість технологія?
about-continue = Технологія закінчить ваш хід.
# $from: звідки кораблі; limbo — з дороги у викривлення.
ask-place-ships = { $from ->
    [warp] { $count ->
        [one] З викривлення повертається { $count } корабель. На яку з ваших колоній?
        [few] З викривлення повертаються { $count } кораблі. На які ваші колонії?
       *[many] З викривлення повертаються { $count } кораблів. На які ваші колонії?
    }
    [limbo] { $count ->
        [one] Від викривлення врятовано { $count } корабель. На яку з ваших колоній?
        [few] Від викривлення врятовано { $count } кораблі. На які ваші колонії?
       *[many] Від викривлення врятовано { $count } кораблів. На які ваші колонії?
    }
   *[other] { $count ->
        [one] Додому повертається { $count } корабель. На яку з ваших колоній?
        [few] Додому повертаються { $count } кораблі. На які ваші колонії?
       *[many] Додому повертаються { $count } кораблів. На які ваші колонії?
    }
}
about-place-ships = Годиться будь-яка планета, де є ваш корабель. Можна розділити.
ask-send-ships = Які кораблі туди летять?
about-send-ships = Беріть їх із будь-яких своїх колоній.
# $cause вибирає: deal, plague; інші причини видно на столі.
ask-lose-ships = { $cause ->
    [deal] Угоди немає.{ " " }
    [plague] Чума.{ " " }
   *[other] { "" }
}{ $seat } втрачає { $count ->
    [one] { $count } корабель. Який потрапить у викривлення?
    [few] { $count } кораблі. Які потраплять у викривлення?
   *[many] { $count } кораблів. Які потраплять у викривлення?
}
about-lose-ships = Планета, на якій не лишилося кораблів, перестає бути колонією.
ask-found-colony = Які кораблі засновують колонію на планеті { $goal }?
about-found-colony = Беріть їх звідки завгодно. Щоб утримати планету, досить одного.
ask-ooze-in = Які кораблі перетікають у контакт?
about-ooze-in = Скільки завгодно, з ваших колоній поза контактом.
ask-withdraw-ships = Куди летять кораблі, що покидають контакт?
about-withdraw-ships = На будь-які інші ваші колонії.
ask-offer = Що ви пропонуєте? Обирайте умови по одній.
about-offer = Потрібна хоча б одна передана карта чи нова колонія; угода може бути й односторонньою. Кожному — не більше однієї колонії, на планеті, де є інший. Якщо угоди не буде, обоє втрачають по три кораблі.
ask-answer-offer = { $subject } пропонує вам угоду. Приймаєте?
about-answer-offer = Прийняти можна, якщо у вас є те, про що просять. Відмовитеся — зможете запропонувати своє, поки маєте спроби. Перервете перемовини — обоє втратите по три кораблі.
ask-give-card = Яку карту ви віддаєте? Її отримає { $target }.
about-give-card = Вона перейде з вашої руки до чужої.
ask-hoard-aside = Дві руки по вісім карт: зробити відкладені карти скарбничкою?
about-hoard-aside = Так: відкладені карти — скарбничка, решта — рука. Ні: навпаки. Грати можна і звідти, і звідти.
ask-set-aside = Які карти ви приховаєте?
about-set-aside = Не більше двох, поки все не скінчиться.
ask-discard = Які карти ви скидаєте?
about-discard = Не більше трьох, перш ніж добрати руку.
ask-discard-cards = Які карти ви спершу скидаєте?
about-discard-cards = Скільки завгодно. Потім усі добирають або скидають до восьми карт.
ask-discard-drawn = Які зі взятих карт ви скидаєте?
about-discard-drawn = «Готово» — решту ви залишаєте собі.
ask-sift = Які зі щойно отриманих карт ви скидаєте?
about-sift = «Готово» — решту ви залишаєте. Заміни не буде.
ask-discard-or-keep = Залишити цю карту чи скинути заради іншої?
about-discard-or-keep = «Готово» — карта ваша, і на цьому все. Інакше вона йде у скид, і ви отримуєте наступну.
ask-plague-card = Яку карту { $kind ->
    [attack] атаки
    [negotiate] перемовин
    [morph] морфу
    [reinforcement] підкріплення
    [artifact] артефакту
   *[flare] особливості
} ви скидаєте?
about-plague-card = Чума забирає по карті кожного типу, який у вас є.
ask-charge-battery = Яка карта контакту ляже під технологію?
about-charge-battery = Вона лежить там долілиць, поки ви не заміните нею відкриту.
ask-put-on-deck = Яку карту покласти на верх колоди?
about-put-on-deck = Зверху опиниться та, що обрана останньою.
ask-intervention = Що ви робите зі взятими картами?
about-intervention = Одна карта контакту може замінити вашу, або атака додасться до атаки. Решта йде у скид.
ask-loot = Яку карту ви залишаєте собі? Рука: { $seat }.
about-loot = Стільки, скільки ваших кораблів було в контакті. Решта цієї руки йде у скид.
ask-hack = Яку карту ви забираєте? Рука: { $seat }.
about-hack = Ви бачите руку й обираєте самі.
ask-regenerate = Звідки ви берете наступну карту?
about-regenerate = Із колоди або навмання з чужої руки, поки не набереться вісім.
ask-reserve = Яку атаку ви граєте як підкріплення?
about-reserve = Її число додасться до суми сторони, яку ви назвали.
ask-fodder = Яку атаку ви докидаєте?
about-fodder = Кожна додає своє число до вашої суми. «Готово» — більше нічого.
ask-may-draw = Візьмете карту?
about-may-draw = Це подарунок головного гравця, вашого союзника.
ask-also-draw = Візьмете карту?
about-also-draw = Суперник забрав верхню карту скиду.
ask-ship-from-warp = Відіслати корабель із викривлення просто в контакт?
about-ship-from-warp = Він додасться до тих, що ви вже відіслали.
ask-choose-planet = На якій планеті заснувати колонію?
about-choose-planet = Ви ділите її з усіма, хто там є.
ask-smash = Кому ще дістанеться?
about-smash = Кожен втрачає стільки кораблів, скільки ваших було в контакті. «Готово» — більше нікому.
ask-catharsis = Чий корабель затягне у викривлення слідом?
about-catharsis = До одного чужого корабля за кожен утрачений вами.
ask-look-at = Чию руку ви переглянете?
about-look-at = Перш ніж обрати, з ким ваш контакт.
ask-will = З ким ваш контакт?
about-will = Хай що каже доля. Ціллю може бути рідна планета цього гравця або будь-яка його колонія.
ask-reverse-card = Чию карту відобразити?
about-reverse-card = Цифри атаки міняються місцями: 15 рахується за 51.
ask-fetch-another = Принести ще одну карту?
about-fetch-another = Її теж можна запропонувати будь-якому гравцеві.
ask-offer-card = Кому ви пропонуєте карту?
about-offer-card = Якщо гравець відмовиться, ви можете залишити її собі.
ask-fetched-card = { $subject } пропонує вам карту: { $card }. Берете?
about-fetched-card = Якщо берете, той, хто пропонує, отримує карту або корабель із викривлення.
ask-keep-fetched = Від карти відмовилися: { $card }. Залишити її собі?
about-keep-fetched = Інакше вона лишиться у скиді.
ask-fetch-pay = Подарунок прийнято. Що ви берете натомість?
about-fetch-pay = Карту з колоди або свій корабель із викривлення.
ask-cling = Що ви берете?
about-cling = Карту з колоди або свій корабель із викривлення.
ask-hate-card = На якій карті зігнати злість?
about-hate-card = Усі інші мають скинути карту того самого типу (атаку — не меншу) або втратити три кораблі на ваш вибір.
ask-match-hate = { $subject } зганяє злість: { $card }. Скинете таку саму?
about-match-hate = Скиньте карту того самого типу (атаку — не меншу). Відмовитеся — втратите три кораблі, а які — обере { $subject }.
ask-execute = З якої колонії корабель потрапить у викривлення? Жертва: { $seat }.
about-execute = Один корабель із планети на ваш вибір.
ask-let-settle = { $subject } хоче сісти на планету { $planet }. Пустити чи скинути карти, щоб лишилося три?
about-let-settle = Відмовитеся — карти навмання підуть у скид, поки в руці не лишиться три.
ask-keep-card = Які зі скинутих карт ви залишаєте собі?
about-keep-card = Будь-які. «Готово» — більше жодних.
ask-lend-power = Яку силу ви позичаєте?
about-lend-power = Вона повернеться, коли контакт закінчиться.
ask-citadel = Біля якої планети збудувати цитадель?
about-citadel = { $card } лежить там горілиць, поки цитаделі цієї планети не впадуть.
ask-choose-destiny = Яку карту долі буде відкрито?
about-choose-destiny = Ви переглянули колоду.
ask-stake = Скільки кораблів ви ставите понад звичайне?
about-stake = Хто помилиться щодо вашої карти, втратить на стільки більше.
ask-claim = Якою ви назвете свою карту?
about-claim = Правда чи брехня — вирішувати вам. Повірять — карта рахується такою. Не повірять — хто помилився, втрачає кораблі.
ask-challenge = { $seat } стверджує: { $card }. Вірите?
about-challenge = Якщо це брехня, а ви не повірили, { $seat } втрачає стільки кораблів поза контактом, скільки їх у контакті. Якщо правда — стільки ж втрачаєте ви.
ask-force-field = Чий альянс ви розриваєте?
about-force-field = Кораблі повертаються додому. «Готово» — більше нічий.
ask-gluon-mines = Чий корабель підірветься на міні?
about-gluon-mines = По одному кораблю нападу за кожен корабель на технології.
ask-lunar-cannon = Між якими планетами поставити Місячну гармату?
about-lunar-cannon = Вона допомагає в контактах на двох планетах, яких торкається.
ask-place-prometheus = На яку колонію сідає «Прометей»?
about-place-prometheus = Це ваш корабель, але важить він більше за інші.

## Відповіді

option-pass = Пас
    .offer = Нічого не пропонувати
option-done = Готово
    .offer = Запропонувати це
option-use = { $aim ->
    [none] { $card }
    [seat] { $card } → { $target }
    [planet] { $card } → { $target }
    [technology] { $card } → { $target }
   *[other] { $card }: { $target }
}
# На що націлене використання, якщо це не гравець, не планета й не карта.
aim-side = { $side ->
    [offense] за нападника
   *[defense] за захисника
}
aim-odd = непарне
aim-even = парне
aim-in = кораблі в контакт
aim-out = кораблі з контакту
aim-ships = { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
   *[many] { $count } кораблів
}
aim-two = { $target }, { $also }
aim-gap = між { $target } і { $also }
option-alien = { $alien }
option-keep = { $technology }
# $place — звідки беруть кораблі; $planet — назва, якщо це планета.
option-ship = { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
   *[many] { $count } кораблів
} { $place ->
    [gate] із врат
    [technology] з технології
   *[planet] з планети { $planet }
}
option-auto = { $count ->
    [one] { $count } корабель з найповнішої колонії
    [few] { $count } кораблі з найповніших колоній
   *[many] { $count } кораблів з найповніших колоній
}
option-evenly = Розподілити порівну
option-home = { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
   *[many] { $count } кораблів
} на планету { $planet }
option-aim = { $planet }
option-crew = Корабель на технології { $number }
option-between = { $planet } і { $next }
option-encounter = { $seat }
option-visitor = Вибити гостя з планети { $planet }: { $seat }
option-recolonise = Перезаснувати колонію: { $planet }
option-invite = { $count ->
    [0] Нікого
   *[other] { $seats }
}
option-join = { $side ->
    [offense] За нападника
   *[defense] За захисника
}
option-decline = Лишитися осторонь
option-lay = { $card }
option-card = { $card }
option-seat = { $seat }
option-reward = { $cards ->
    [0] { "" }
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}{ $cards ->
    [0] { "" }
   *[other] { $ships ->
        [0] { "" }
       *[other] { " " }і{ " " }
    }
}{ $ships ->
    [0] { "" }
    [one] { $ships } корабель із викривлення
    [few] { $ships } кораблі з викривлення
   *[many] { $ships } кораблів із викривлення
}
option-research = Корабель на технологію: { $technology }
option-complete = Завершити технологію: { $technology }
option-abandon = Покинути технологію: { $technology }
# $card вибирає: colour (тоді є $seat), wild, most_cards, most_foreign_colonies, fewest_ships_in_warp.
option-destiny = { $card ->
    [colour] Колір гравця: { $seat }
    [wild] Універсальна карта
    [most_cards] Найбільше карт у руці
    [most_foreign_colonies] Найбільше нерідних колоній
   *[fewest_ships_in_warp] Найменше кораблів у викривленні
}
option-number = { $count }
option-give-card = Віддати карту: { $card }
option-give-random = Віддати навмання { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
option-want = Попросити { $kind ->
    [attack] карту атаки
    [highest] найвищу карту атаки
    [lowest] найнижчу карту атаки
    [negotiate] карту перемовин
    [morph] карту морфу
    [reinforcement] карту підкріплення
    [artifact] карту артефакту
   *[flare] карту особливості
}
option-give = Віддати { $kind ->
    [attack] карту атаки
    [highest] найвищу карту атаки
    [lowest] найнижчу карту атаки
    [negotiate] карту перемовин
    [morph] карту морфу
    [reinforcement] карту підкріплення
    [artifact] карту артефакту
   *[flare] карту особливості
}
option-want-card = Попросити: { $card }
option-promise = Пообіцяти: { $promise ->
    [ally] вступити в союз за наступним запрошенням
    [invite] запросити до свого наступного нападу
   *[apart] не допомагати суперникам у наступному контакті
}
option-want-promise = Попросити обіцянку: { $promise ->
    [ally] вступити в союз за наступним запрошенням
    [invite] запросити до наступного нападу
   *[apart] не допомагати моїм суперникам у наступному контакті
}
option-same = Почати з їхньої пропозиції
option-drop = Прибрати: { $term ->
    [promise-ally] вступ у союз ({ $seat })
    [promise-invite] запрошення ({ $seat })
    [promise-apart] не допомагати суперникам ({ $seat })
    [card] { $card }
    [random] випадкову карту
    [colony] колонію ({ $seat })
    [free] кораблі ({ $seat })
    [attack] карту атаки
    [highest] найвищу карту атаки
    [lowest] найнижчу карту атаки
    [negotiate] карту перемовин
    [morph] карту морфу
    [reinforcement] карту підкріплення
    [artifact] карту артефакту
   *[flare] карту особливості
}
option-want-random = Попросити навмання { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
option-settle = Отримати колонію на планеті { $planet }
option-let-settle = Пустити суперника на планету { $planet }
option-free = Випустити з викривлення { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
   *[many] { $count } кораблів
}: { $seat }
option-add-card = Додати до своєї карти: { $card }
option-from-deck = Із колоди
option-redraw = Взяти іншу карту долі
option-accept = Прийняти
option-refuse = Відмовитися
option-break-off = Перервати перемовини
option-time-up = Час вийшов
option-again = Ще один контакт
option-end-turn = Закінчити хід
option-new-technology = Натомість технологія
option-challenge = Не вірю!
option-turn-up = Відкрити свій планшет прибульця
# Класична особливість «Крадій». $spoils: card (карта) або ship (корабель).
option-cheat = Зшахраювати: { $spoils ->
    [ship] корабель із викривлення
   *[card] карта з колоди
}
option-accuse = Шахраює { $seat }!
option-nothing = Нічого
option-yes = Так
option-no = Ні
# Те, що гравець може зробити без запитання: більше такого не питати або питати знову.
option-let-pass = Не питати: { $window }
option-ask-again = Знову питати: { $window }
# Постійні накази, їх бачить лише сам гравець. $card: карта з руки.
order-phase = Пасувати до кінця цієї фази
    .brief = всю фазу
order-ahead = Пасувати, доки моя сторона попереду
    .brief = доки ми попереду
order-encounter = Пасувати до кінця цього контакту
    .brief = весь контакт
order-bystander = Пасувати, доки я не стану головним гравцем чи союзником
order-concern = Пасувати, доки не йтиметься про мою силу чи мою карту
order-home = Розподіляти кораблі, що повертаються, порівну, не питаючи
order-card = Ніколи не питати про карту: { $card }

## Що приносить відповідь: рядок під кнопкою

hint-defenders = { $count ->
    [0] ніхто не захищає
    [one] захищає { $count } корабель
    [few] захищають { $count } кораблі
   *[many] захищають { $count } кораблів
}
hint-own = { $count ->
    [one] там { $count } ваш корабель
    [few] там { $count } ваші кораблі
   *[many] там { $count } ваших кораблів
}
hint-guests = { $count ->
    [one] там { $count } чужий корабель
    [few] там { $count } чужі кораблі
   *[many] там { $count } чужих кораблів
}
hint-hand = { $count ->
    [one] у руці { $count } карта
    [few] у руці { $count } карти
   *[many] у руці { $count } карт
}
hint-in-warp = { $count ->
    [one] у викривленні { $count } корабель
    [few] у викривленні { $count } кораблі
   *[many] у викривленні { $count } кораблів
}
hint-left = { $count ->
    [0] колонію буде втрачено
    [one] лишиться { $count } корабель
    [few] лишиться { $count } кораблі
   *[many] лишиться { $count } кораблів
}
hint-now = зараз там { $count }
hint-there = там уже { $count }
hint-main = { $seat }
hint-with = { $count ->
    [one] за цю сторону { $count } корабель
    [few] за цю сторону { $count } кораблі
   *[many] за цю сторону { $count } кораблів
}
hint-against = проти { $count }
hint-total = сума { $count }
hint-aliens = без урахування: { $aliens }
hint-odds = б’є { $count } % карт
hint-deal = перемовини — { $count } % карт
hint-encounter-cards = { $count ->
    [0] карт контакту не лишилося
    [one] лишилася { $count } карта контакту
    [few] лишилося { $count } карти контакту
   *[many] лишилося { $count } карт контакту
}
hint-offense = нападник { $count }
hint-defense = захисник { $count }
hint-stops = зараз: скасує «{ $stops }»
hint-becomes-deal = зараз: головні гравці почнуть перемовини, суми нічого не вирішать
hint-allied-offense = { $count ->
    [one] { $count } корабель союзників нападника
    [few] { $count } кораблі союзників нападника
   *[many] { $count } кораблів союзників нападника
}
hint-allied-defense = { $count ->
    [one] { $count } корабель союзників захисника
    [few] { $count } кораблі союзників захисника
   *[many] { $count } кораблів союзників захисника
}
hint-freed = зараз повернеться ваших кораблів: { $count }
hint-freed-others = чужих: { $count }
hint-plagued = { $count ->
    [one] зараз: втратить { $count } корабель
    [few] зараз: втратить { $count } кораблі
   *[many] зараз: втратить { $count } кораблів
}
hint-lower-wins = перемагає менша сума
hint-upset = переворот: хто переміг би, програє
hint-no-battle = не обидві карти — атаки: суми нічого не вирішать
hint-offer = { $terms }
# До чого веде відповідь у перемовинах: решта пропозицій або втрачені кораблі.
hint-offers-left = у вас ще { $count ->
    [one] { $count } пропозиція
    [few] { $count } пропозиції
   *[many] { $count } пропозицій
}
hint-their-offers = у суперника ще { $count ->
    [one] { $count } пропозиція
    [few] { $count } пропозиції
   *[many] { $count } пропозицій
}
hint-penalty = угоди немає: втрачаєте { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
   *[many] { $count } кораблів
}
hint-research = { $count ->
    [0] кораблів поки немає
    [one] там { $count } корабель
    [few] там { $count } кораблі
   *[many] там { $count } кораблів
}
hint-in-vain = кораблів замало: технологія піде у скид
hint-needed = { $count ->
    [-1] вистачить будь-якої кількості кораблів
    [one] потрібен { $count } корабель
    [few] потрібно { $count } кораблі
   *[many] потрібно { $count } кораблів
}

## Частини сил, особливостей і технологій, які використовуються окремо

ability-part-citadel-build = збудувати цитадель
ability-part-hacker-pay = обрати карти для сплати
ability-part-lunar-cannon-move = пересунути гармату
ability-part-miser-refresh = нова скарбничка
ability-part-plasma-thrusters-defend = корабель на поміч захисту
ability-part-reserve-cancel = скасувати підкріплення
ability-part-shadow-wild = обрати жертву
ability-part-super-human-zap = залпувати власну силу
ability-part-super-vulch-keep = зберегти свої особливості
ability-part-tech-scrambler-raze = обірвати постійну технологію

## Пропозиція словами. $seat віддає, засновує колонію або звільняє кораблі.

offer-cards = { $seat } віддає: { $cards }
offer-random = { $seat } віддає навмання { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
offer-promise = { $seat } обіцяє { $promise ->
    [ally] вступити в союз за наступним запрошенням
    [invite] запросити до свого наступного нападу
   *[apart] не допомагати суперникам у наступному контакті
}
offer-kind = { $seat } віддає { $kind ->
    [attack] карту атаки
    [highest] найвищу карту атаки
    [lowest] найнижчу карту атаки
    [negotiate] карту перемовин
    [morph] карту морфу
    [reinforcement] карту підкріплення
    [artifact] карту артефакту
   *[flare] карту особливості
}{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}
offer-colony = { $seat } отримує колонію на планеті { $planet }
offer-free = { $seat } повертає з викривлення { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
   *[many] { $count } кораблів
}

## Що сталося

# Місця, які не є планетами.
spot-gate = врата
spot-beside = захист
spot-warp = викривлення
spot-limbo = у дорозі
spot-out = поза грою
spot-technology = технологія

event-first-player = Першим ходить { $seat }
event-turn = Ходить { $seat }
event-encounter = { $extra ->
    [yes] Позачерговий контакт: { $seat }
   *[no] Контакт { $number }: { $seat }
}
event-further-encounter = { $seat } здійснить ще один контакт
event-aliens-dealt = { $known ->
    [yes] { $seat } обирає: { $aliens }
   *[no] { $count ->
        [0] { "" }
       *[other] { $seat } обирає прибульця з { $count }
    }
}
event-sheet = { $known ->
    [yes] { $seat } грає за прибульця: { $aliens }
   *[no] { $seat } грає за прихованого прибульця
}
event-no-sheet = { $seat } поки що без сили
event-unveiled = { $seat } відкриває планшет прибульця: { $aliens }
event-power-lost = { $seat } втрачає силу: замало рідних колоній
event-power-regained = { $seat } знову має силу
event-tokens = { $alien }: на планшеті { $count ->
    [one] { $count } токен
    [few] { $count } токени
   *[many] { $count } токенів
}
event-tokens-gone = Токени з планшета «{ $alien }» зникають разом із ним
event-flares-added = Особливостей у колоді: { $count }
event-redrawn = { $seat } бере іншу карту долі
event-destiny-shuffled = Колоду долі перемішано
event-destiny-picked = Карту долі обрано з колоди
event-destiny = Доля: { $card ->
    [colour] { $target }
    [wild] універсальна карта
    [most_cards] найбільше карт у руці, { $target }
    [most_foreign_colonies] найбільше нерідних колоній, { $target }
   *[fewest_ships_in_warp] найменше кораблів у викривленні, { $target }
}
event-defense = Захисник: { $seat }
event-aimed = { $seat } вказує вратами на планету { $planet }
# The line before tells the ships, and where they come from.
event-launched = { "" }
event-invited = { $side ->
    [offense] Нападник
   *[defense] Захисник
} { $count ->
    [0] нікого не запрошує
   *[other] запрошує: { $seats }
}
event-allied = { $seat } стає на бік { $side ->
    [offense] нападника
   *[defense] захисника
}
event-declined = { $seat } лишається осторонь
event-alliance-ended = { $seat } більше не союзник
event-laid = { $seat } кладе карту контакту долілиць
event-revealed = { $seat } відкриває карту: { $card }
event-claimed = { $seat } оголошує: { $card }{ $count ->
    [0] { "" }
    [one] ; на кону ще { $count } корабель
    [few] ; на кону ще { $count } кораблі
   *[many] ; на кону ще { $count } кораблів
}
event-challenged = { $seat } не вірить
event-took-back = { $seat } забирає карту контакту назад
event-swapped-cards = Карти контакту міняються місцями
event-got-card = { $known ->
    [yes] { $seat } тепер грає карту: { $cards }
   *[no] { "" }
}
event-counts-as = { $seat }: карта рахується за { $kind ->
    [attack] атаку { $value }
    [negotiate] перемовини
   *[morph] морф
}
event-bonus = { $amount } до суми { $side ->
    [offense] нападника
   *[defense] захисника
}
event-totals = Суми: нападник { $offense }, захисник { $defense }
event-concluded = { $result ->
    [win] { $side ->
        [offense] Перемагає нападник
       *[defense] Перемагає захисник
    }
    [both-lost] Програють обидві сторони
    [negotiation] Головні гравці ведуть перемовини
    [deal] Угоду укладено
    [failed] Угода зірвалася
    [success] Успіх нападника без бою
   *[none] Контакт закінчується без результату
}
# $kind вибирає: compensation, rewards. $count 0: виплачено, або більше нічого не належить.
event-owed = { $count ->
    [0] { "" }
   *[other] { $kind ->
        [compensation] Компенсація, { $seat }: { $count ->
            [one] { $count } карта
            [few] { $count } карти
           *[many] { $count } карт
        }
       *[rewards] Нагорода захисника, { $seat }: { $count ->
            [one] { $count } карта або корабель
            [few] { $count } карти або кораблі
           *[many] { $count } карт або кораблів
        }
    }
}
event-no-offer = { $seat } нічого не пропонує
event-offered = { $seat } пропонує: { $terms }
event-refused = { $seat } відмовляється
event-broke-off = { $seat } перериває перемовини
event-time-ran-out = Час вийшов: перемовини провалено
event-agreed = { $seat } приймає пропозицію
# Про корабель дорогою у викривлення йдеться, коли він туди потрапив або врятувався.
event-moved = { $to ->
    [limbo] { $seat }: { $count ->
        [one] { $count } корабель відходить
        [few] { $count } кораблі відходять
       *[many] { $count } кораблів відходять
    }, { $source }
   *[other] { $seat }: { $count ->
        [one] { $count } корабель
        [few] { $count } кораблі
       *[many] { $count } кораблів
    }{ $from ->
        [limbo] { "" }
       *[other] , { $source }
    } → { $goal }
}
event-colony-lost = { $seat }: колонії на планеті { $planet } більше немає
event-colony-founded = { $seat }: нова колонія на планеті { $planet }
event-ship-added = { $seat } садить «Прометей» на планету { $planet }
event-ship-removed = { $seat } втрачає «Прометей»
event-planet-added = У рідній системі нова планета: { $planet } ({ $seat })
event-planet-removed = Планета { $planet } вибуває з гри
event-drew = { $seat } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}{ $known ->
    [yes] : { $cards }
   *[no] { "" }
}
event-hand-dealt = { $seat } отримує { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}{ $known ->
    [yes] : { $cards }
   *[no] { "" }
}
event-discarded = { $seat } скидає: { $cards }
event-took-discard = { $seat } бере зі скиду карту: { $card }
event-handed-over = { $seat } → { $target }: { $count ->
    [0] жодної карти
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}{ $known ->
    [yes] , { $cards }
   *[no] { "" }
}
event-loan-returned = { $target } отримує назад { $known ->
    [yes] карти: { $cards }
   *[no] { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
} ({ $seat })
event-pile-passed = Скарбничка переходить разом із планшетом: { $seat } → { $target }
event-looked = { $seat } переглядає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} ({ $target }){ $known ->
    [yes] : { $cards }
   *[no] { "" }
}
event-showed = { $seat } показує: { $cards }
event-no-encounter-cards = { $seat } лишається без карт контакту
event-reshuffled = Скид стає новою колодою
event-cosmic-quake = Космотрус: усі руки йдуть у нову колоду
event-put-on-deck = { $seat } кладе карту на верх колоди
event-put-under-deck = { $seat } кладе карту під колоду, не показуючи
# $pile вибирає: miser, lent, aside, quark_battery, planet, reinforcements. $count 0: її більше немає.
event-piled-up = { $count ->
    [0] { $seat } забирає відкладені карти
   *[other] { $pile ->
        [miser] Скарбничка, { $seat }
        [lent] Позичені карти, { $seat }
        [quark_battery] Під технологією, { $seat }
       *[aside] Відкладено, { $seat }
    }: { $known ->
        [yes] { $cards }
       *[no] { $count ->
            [one] { $count } карта
            [few] { $count } карти
           *[many] { $count } карт
        }
    }
}
event-laid-open = { $pile ->
    [planet] { $seat } будує цитадель біля планети { $planet }: { $card }
   *[other] { $seat } викладає горілиць: { $card }
}
event-pile-discarded = { $count ->
    [0] { "" }
   *[other] { $pile ->
        [miser] Скарбничка йде у скид
        [planet] Цитаделі біля планети { $planet } йдуть у скид
        [quark_battery] Батареї йдуть у скид
        [reinforcements] Підкріплення йдуть у скид
       *[other] Карти йдуть у скид
    }: { $cards }
}
event-played = { $seat } грає карту: { $card }
# $kind вибирає: power, free (не використання: залпувати не можна), technology, wild, super, artifact, reinforcement.
event-use = { $kind ->
    [reinforcement] { "" }
    [artifact] { $aim ->
        [none] { "" }
       *[other] { $ability }: { $target }
    }
    [free] { $seat }: діє { $ability }
   *[other] { $seat } використовує: { $ability }{ $aim ->
        [none] { "" }
       *[other] , { $target }
    }
}
event-cancelled = { $kind ->
    [power] { "" }
   *[other] Не діє: { $ability }
}
event-zapped = Силу залповано до кінця контакту: { $alien }
# $fate вибирає: hand (у гравця $target), discard, stay, miser, aside.
event-card-settled = { $fate ->
    [hand] { $card } → рука, { $target }
    [flare] { $card } іде у скид
   *[other] { "" }
}
event-technologies-shuffled = Скинуті технології стають новою колодою
event-technologies-drawn = { $known ->
    [yes] { $seat } обирає: { $technologies }
   *[no] { $seat } бере { $count ->
        [one] { $count } технологію
        [few] { $count } технології
       *[many] { $count } технологій
    }
}
event-technologies-left = { $seat } скидає: { $technologies }
event-technology = { $known ->
    [yes] { $seat } залишає собі технологію: { $technology }
   *[no] { $seat } залишає собі технологію долілиць
}
event-technology-shown = { $seat } показує технологію: { $technology }
event-technology-complete = { $seat } завершує технологію: { $technology }
event-technology-discarded = Технологія йде у скид: { $technology }
event-technology-passed = { $seat } → { $target }: технологія { $technology }
event-piece = { $piece ->
    [lunar_cannon] { $count ->
        [0] { "" }
       *[other] Місячна гармата стоїть між планетами { $where }
    }
   *[other] { "" }
}
event-sleight = Хтось шахраює. Хто скаже, хто саме?
event-accused = { $seat } вказує на шахрая: { $target }
event-cheated = { $caught ->
    [yes] Шахрая спіймано: { $seat }
   *[no] Шахрайство вдалося: { $seat }, { $spoils ->
        [ship] корабель із викривлення
       *[card] карта з колоди
    }
}
event-undone = { $seat } бере останнє рішення назад
event-lets-pass = { $seat } просить не питати: { $window }
event-asks-again = { $seat } просить знову питати: { $window }
event-won = { $reason ->
    [tokens-gone] Перемога терпінням: { $seats }
    [all-ships-lost] Перемога ціною всіх кораблів: { $seats }
   *[foreign-colonies] Перемога за нерідними колоніями: { $seats }
}

score = Нерідні колонії
    .course = Нерідні колонії за раундами
    .count = { $count ->
        [one] { $count } нерідна колонія
        [few] { $count } нерідні колонії
       *[many] { $count } нерідних колоній
    }
# $score: how many the winners have.
outcome-foreign-colonies = { $score ->
    [one] Засновано { $score } нерідну колонію.
    [few] Засновано { $score } нерідні колонії.
   *[many] Засновано { $score } нерідних колоній.
}
outcome-tokens-gone = З планшета «Тік-Так» знято останній токен.
outcome-all-ships-lost = Мазохіст утратив усі кораблі.

## Термінал: що означають знаки

turn-encounter = контакт { $number }
sign-ships = кораблі за власниками
sign-target = цільова планета
sign-offense = нападник
sign-defense = захисник
sign-ally = союзник
sign-foreign = нерідні колонії
sign-cards = карт у руці
sign-warp = кораблів у викривленні
sign-empty = колонію втрачено
sign-tokens = токени на планшеті
sign-genesis = планета Буття
sign-cannon = Місячна гармата
sign-citadel = цитаделі

## The board

board-setup = Підготовка до гри
board-status = { $phase }: { $offense } — { $defense }
board-encounter = { $seat }: контакт { $number }
board-further = { $seat }: додатковий контакт
board-encounter-here = Контакт
board-phases = Фази контакту
board-you = { $name } (ви)
board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
board-seen = Вам відомі: { $cards }
board-foreign = { $count ->
    [one] { $count } нерідна колонія
    [few] { $count } нерідні колонії
   *[many] { $count } нерідних колоній
}
board-home = { $count ->
    [one] { $count } рідна колонія
    [few] { $count } рідні колонії
   *[many] { $count } рідних колоній
}
board-warp = { $count ->
    [one] { $count } корабель у викривленні
    [few] { $count } кораблі у викривленні
   *[many] { $count } кораблів у викривленні
}
board-warp-empty = кораблів немає
board-of-goal = { $count } з { $goal }
board-ships-of = { $seat }: { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
   *[many] { $count } кораблів
}
board-planet-empty = кораблів немає
board-citadel = цитадель: { $card }
board-power-now = можна використати в цій фазі
board-tokens = { $count ->
    [one] { $count } токен
    [few] { $count } токени
   *[many] { $count } токенів
}
board-technology-hidden = технологія долілиць
board-technology-complete = завершена
board-research = кораблів { $count } з { $needs }
board-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
board-hand-empty = Карт немає. Хто лишився без карт контакту, бере нову руку.
board-hand-soon = Карти от-от роздадуть.
board-aside = Відкладено
board-deck = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
   *[many] { $count } карт у колоді
}
board-discard = Скид, { $count ->
    [0] порожньо
    [one] { $count } карта, зверху: { $card }
    [few] { $count } карти, зверху: { $card }
   *[many] { $count } карт, зверху: { $card }
}
board-invited = запрошення
board-declined = не бере участі
board-card-none = Карти контакту ще немає
board-card-awaited = Чекаємо на карту контакту
board-card-down = Карта контакту долілиць
board-card-yours = долілиць
board-counts-as = рахується за: { $card }
board-vs = проти
board-against = { $offense } проти { $defense }
board-sum = { $parts }: усього { $total }
board-sum-card = карта { $count }
board-sum-ships = { $seat }: { $count } за { $ships ->
    [one] { $ships } корабель
    [few] { $ships } кораблі
   *[many] { $ships } кораблів
}
board-sum-bonus = додано { $count }
board-sum-powers = сили { $count }
board-bonus = понад те
board-powers = сили
board-uses = На що зараз відповідають
board-invite = Покликати в союзники
board-invite-send = { $count ->
    [0] Нікого не кликати
   *[other] Надіслати запрошення
}
board-deal = Перемовини
board-deal-time = Час на угоду:
board-deal-yours = Ваша пропозиція
board-deal-thinks = { $seat } готує пропозицію
board-deal-offered = Пропонує { $seat }
board-deal-how = Ваші карти: підсвічені карти й планети можна додати до угоди
board-deal-before = Раніше пропонувалося ({ $seat })
board-offers-left = { $count ->
    [0] пропозицій не лишилося
    [one] лишилася { $count } пропозиція
    [few] лишилося { $count } пропозиції
   *[many] лишилося { $count } пропозицій
}
board-you-give = Ви віддаєте
board-gives = Віддає { $seat }
board-gives-nothing = нічого
# Keys that add something to an offer; the column says who gives it.
board-plus-give-card = карта
board-plus-give = карта типу
board-plus-give-random = навмання
board-plus-let-settle = колонія
board-plus-promise = обіцянка
board-plus-want = карта типу
board-plus-want-card = відома карта
board-plus-want-random = навмання
board-plus-settle = колонія
board-plus-want-promise = обіцянка
board-term-random = { $count ->
    [one] { $count } випадкова карта
    [few] { $count } випадкові карти
   *[many] { $count } випадкових карт
}
board-term-kind = { $kind ->
    [attack] карта атаки
    [highest] найвищу карту атаки
    [lowest] найнижчу карту атаки
    [negotiate] карта перемовин
    [morph] карта морфу
    [reinforcement] підкріплення
    [artifact] артефакт
   *[flare] особливість
}
board-term-colony = колонія: { $planet }
board-term-free = із викривлення { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
   *[many] { $count } кораблів
}
board-add-random = Випадкових карт:
board-add-kind = Карту типу:
board-add-card = Відому всім карту:
board-take-out = Прибрати:
# On the strip of a card: as short as can be.
board-kind-attack = Атака
board-kind-negotiate = Перемовини
board-kind-morph = Морф
board-kind-reinforcement = Підкріплення
board-kind-artifact = Артефакт
board-kind-flare = Особливість
board-kind-highest = Найвища атака
board-kind-lowest = Найнижча атака

# What can be put into a deal, kind by kind: the beginning of a row of cards, numbers or planets.
term-promise = Обіцянка
term-want-promise = Попросити обіцянку
board-term-promise = { $promise ->
    [ally] вступить у союз за запрошенням
    [invite] запросить до наступного нападу
   *[apart] не допоможе суперникам наступного разу
}
board-term-word = обіцянка: гра за нею не стежить
board-promise-ally = вступити за запрошенням
board-promise-invite = запросити до нападу
board-promise-apart = не допомагати суперникам
term-give-card = Віддати карту
term-give-random = Віддати навмання
term-want = Попросити карту
term-give = Віддати карту типу
term-want-card = Попросити відому карту
term-drop = Прибрати
term-want-random = Попросити навмання
term-settle = Отримати колонію
term-let-settle = Пустити суперника

## Сцена

board-you-mark = (ви)
board-chip-card = карта
board-chip-ships = кораблі
board-chip-ally = союзник
board-card-your = Ваша карта
board-use-works = спрацює
board-use-stopped = не спрацює
board-use-next = Наступна відповідь
board-use-yours = Ваша відповідь?
board-invite-one = Запросити
board-invite-asked = { $seat } запрошує
board-invite-not = { $seat } не запрошує
board-join-win = Перемога:
board-join-win-offense = колонія на { $planet }.
board-join-win-defense = за кожен корабель — карта або корабель із викривлення.
board-join-lose = Поразка:
board-join-lose-any = ваші кораблі потрапляють у викривлення.
board-told = Підсумок
board-told-takes = { $alien } займає { $planet }
board-told-holds = { $alien } утримує { $planet }
board-told-warp = { $count ->
    [one] { $count } корабель падає у викривлення
    [few] { $count } кораблі падають у викривлення
   *[many] { $count } кораблів падають у викривлення
}
board-told-colony = Нова колонія
board-told-kept = Планету втримано
board-told-lost = { $count ->
    [one] −{ $count } корабель
    [few] −{ $count } кораблі
   *[many] −{ $count } кораблів
}
board-told-back = { $count ->
    [one] +{ $count } корабель із викривлення
    [few] +{ $count } кораблі з викривлення
   *[many] +{ $count } кораблів із викривлення
}
board-told-drew = { $count ->
    [one] +{ $count } карта
    [few] +{ $count } карти
   *[many] +{ $count } карт
}
board-told-got = { $count ->
    [one] +{ $count } карта суперника
    [few] +{ $count } карти суперника
   *[many] +{ $count } карт суперника
}
board-told-gave = { $count ->
    [one] −{ $count } карта
    [few] −{ $count } карти
   *[many] −{ $count } карт
}
board-told-none = Без змін
board-told-out = поза контактом
board-told-on = Далі
board-told-back-to-stage = До сцени
board-last = Минулий контакт
board-warp-ships = { $count ->
    [one] Викривлення: { $count } корабель
    [few] Викривлення: { $count } кораблі
   *[many] Викривлення: { $count } кораблів
}
board-pile-deck = Колода
board-pile-discard = Скид
board-pile-destiny = Доля
board-hand-lit = { $count ->
    [one] зараз можна зіграти { $count }
    [few] зараз можна зіграти { $count }
   *[many] зараз можна зіграти { $count }
}
hint-spares = { $count ->
    [one] на кожній колонії лишиться щонайменше { $count } корабель
    [few] на кожній колонії лишиться щонайменше { $count } кораблі
   *[many] на кожній колонії лишиться щонайменше { $count } кораблів
}
hint-empties = { $count ->
    [one] спорожніє { $count } колонія
    [few] спорожніють { $count } колонії
   *[many] спорожніють { $count } колоній
}
hint-costs-power = ви втратите силу
board-deal-secret = Чернетку ніхто не бачить
board-deal-signed = Підпис: { $seat }
board-deal-price = { $count ->
    [one] Без угоди кожен втрачає { $count } корабель.
    [few] Без угоди кожен втрачає { $count } кораблі.
   *[many] Без угоди кожен втрачає { $count } кораблів.
}
board-deal-promise = За обіцянками гра не стежить.
