### «Сутінки імперії»: запитання, відповіді, що сталося, що дає відповідь.
### Імена не відмінюються, рід гравця невідомий: тому теперішній час і порядок слів, за якого ім’я стоїть у називному
### відмінку. Назви теж у називному: після двокрапки або в лапках. Що за аргументи і як вони стають словами, сказано в
### англійському файлі.

system-of = { $name } ({ $number })
note-of = { $name } ({ $owner })
unit-damaged = { $units } (пошкоджено)
# In a list of several: tactic 2, fleet 1.
pool-count = { $pool } { $count }
ability-part-open = повертається
ability-part-lost = повертається
ability-part-returns = повертається
ability-part-discard = скинути карту

## Моменти, коли можна щось використати: «Не питати …»

window-strategy =
    .start = на початку фази стратегії
    .chosen = коли обрано карту стратегії
    .end = наприкінці фази стратегії
window-turn =
    .start = на початку ходу
    .end = наприкінці ходу
window-action =
    .done = після дії
window-activated = коли активовано систему
window-moved = після переміщення кораблів
window-cannon =
    .before = перед залпом космічних гармат
    .hits = коли влучили космічні гармати
    .done = після залпу космічних гармат
window-space =
    .start = на початку раунду космічного бою
    .rolled = після кидка в космічному бою
    .hits = коли завдано влучань у космічному бою
    .assigned = коли розподілено влучання в космічному бою
    .end = наприкінці раунду космічного бою
    .won = після перемоги в космічному бою
    .over = коли космічний бій завершено
window-barrage =
    .rolled = після кидка загороджувального вогню
window-retreat =
    .announced = коли оголошено відступ
window-sustained = коли загін поглинає шкоду
window-destroyed = коли знищено кораблі
window-invasion =
    .start = на початку вторгнення
window-bombarded = після бомбардування
window-committed = коли висаджено наземні війська
window-ground =
    .start = на початку раунду наземного бою
    .rolled = після кидка в наземному бою
    .hits = коли завдано влучань у наземному бою
    .end = наприкінці раунду наземного бою
    .won = після перемоги в наземному бою
window-planet =
    .taking = перед зміною контролю над планетою
    .gained = коли отримано планету
    .lost = коли втрачено планету
window-production =
    .start = перед виробництвом
    .done = після виробництва
window-tactical =
    .done = після тактичної дії
window-primary =
    .done = після основної властивості карти стратегії
window-secondary =
    .done = після другорядної властивості карти стратегії
window-diplomacy =
    .done = після «Дипломатії»
window-replenished = коли поповнено продукцію
window-replenishing =
    .done = після поповнення продукції
window-goods =
    .gained = коли отримано товари
window-transaction =
    .done = після угоди
window-researched = коли досліджено технологію
window-research =
    .instead = замість дослідження
window-technology =
    .gained = коли отримано технологію
window-skipped = коли проігноровано вимогу
window-structure =
    .placed = коли розміщено споруду
window-cards =
    .drawn = коли взято карти дій
window-status =
    .start = на початку фази статусу
    .secret = коли можна виконати таємну ціль
    .return = коли повертають карти стратегії
    .end = наприкінці фази статусу
window-agenda =
    .start = на початку фази політики
    .when = коли відкривають карту політики
    .after = після відкриття карти політики
    .voting = перед початком голосування
    .resolved = коли рішення за картою політики виконано
window-voted = коли хтось проголосував
window-votes =
    .cast = коли віддано всі голоси
window-elected = коли обрано гравця
window-eliminated = коли когось розгромлено
window-used = коли хтось використовує карту чи властивість

## Запитання в такий момент. $subject — про кого йдеться.

ask-strategy =
    .start = Починається фаза стратегії. Використати щось?
    .chosen = { $subject } обирає карту «{ $strategy }». Використати щось?
    .end = Фаза стратегії завершується. Використати щось?
ask-action =
    .done = { $subject } завершує дію. Використати щось?
ask-activated = { $subject } активує систему: { $system }. Використати щось?
ask-moved = { $subject } переміщує кораблі в систему: { $system }. Використати щось?
ask-cannon =
    .before = { $subject } готує залп космічних гармат, ціль: { $target }. Використати щось до нього?
    .hits = Космічні гармати влучили. Стріляє { $foe }, ціль: { $subject }. Використати щось?
    .done = { $subject } дає залп космічних гармат, ціль: { $target }. Використати щось?
ask-space =
    .start = Космічний бій, починається раунд { $round }. Використати щось?
    .rolled = { $subject } кидає кубики. Використати щось?
    .hits = { $subject } отримує влучання. Використати щось, поки їх не розподілено?
    .assigned = Влучання розподілено. Використати щось?
    .end = Космічний бій, завершується раунд { $round }. Використати щось?
    .won = { $subject } перемагає в космічному бою. Використати щось?
    .over = Космічний бій завершено. Використати щось?
ask-barrage =
    .rolled = { $subject } веде загороджувальний вогонь. Використати щось?
ask-sustained = { $subject } поглинає шкоду: { $unit }. Використати щось?
ask-destroyed = { $subject } втрачає: { $units }. Використати щось?
ask-invasion =
    .start = { $subject } починає вторгнення в систему: { $system }. Використати щось?
ask-bombarded = { $subject } бомбардує планету { $planet }. Використати щось?
ask-committed = { $subject } висаджує наземні війська на планету { $planet }. Використати щось?
ask-ground =
    .start = Наземний бій, починається раунд { $round }. Використати щось?
    .rolled = { $subject } кидає кубики. Використати щось?
    .hits = Кубики наземного бою кинуто. Використати щось, поки влучання не розподілено?
    .end = Наземний бій, завершується раунд { $round }. Використати щось?
    .won = { $subject } перемагає в наземному бою. Використати щось?
ask-planet =
    .taking = { $subject } от-от отримає планету { $planet }. Використати щось?
    .gained = { $subject } отримує планету { $planet }. Використати щось?
    .lost = { $taker } захоплює планету { $planet }. Її втрачає { $subject }. Використати щось?
ask-production =
    .start = { $subject } готує виробництво в системі: { $system }. Використати щось?
    .done = { $subject } завершує виробництво в системі: { $system }. Використати щось?
ask-tactical =
    .done = { $subject } завершує тактичну дію в системі: { $system }. Використати щось?
ask-primary =
    .done = { $subject } завершує основну властивість карти «{ $strategy }». Використати щось?
ask-replenished = { $subject } поповнює продукцію. Використати щось?
ask-replenishing =
    .done = { $subject } завершує поповнення продукції. Використати щось?
ask-goods =
    .gained = { $subject } отримує товари. Використати щось?
ask-transaction =
    .done = { $subject } і { $partner } укладають угоду. Використати щось?
ask-researched = { $subject } досліджує технологію: { $technology }. Використати щось?
ask-technology =
    .gained = { $subject } отримує технологію: { $technology }. Використати щось?
ask-skipped = { $subject } ігнорує вимогу: { $by }. Використати щось?
ask-cards =
    .drawn = { $subject } бере карти дій. Використати щось?
ask-status =
    .start = Починається фаза статусу. Використати щось?
    .secret = Яку таємну ціль ви виконуєте?
    .return = Карти стратегії зараз повернуться на стіл. Використати щось?
    .end = Фаза статусу завершується. Використати щось?
ask-agenda =
    .start = Починається фаза політики. Використати щось?
    .when = Відкривається карта політики: { $agenda }. Використати щось?
    .after = Відкрито карту політики: { $agenda }. Використати щось до голосування?
    .voting = Зараз почнеться голосування: { $agenda }. Використати щось?
    .resolved = Рішення виконано. Використати щось?
ask-voted = { $subject } віддає голоси. Використати щось?
ask-votes =
    .cast = Усі голоси віддано. Використати щось?
ask-elected = Обрано гравця: { $subject }. Використати щось?
ask-eliminated = Розгром: { $subject }. Використати щось?
# $aim chooses: none, things that are struck (seat, planet and the like), or what was named (a card, a number, an outcome).
ask-used = { $aim ->
    [none] { $subject } використовує: { $ability }. Відповісти?
    [thing] { $subject } використовує: { $ability }, ціль — { $target }. Відповісти?
   *[other] { $subject } використовує: { $ability } ({ $target }). Відповісти?
}
about-used = { $text }

## Запитання гри, до кожного рядок підказки для тих, хто грає вперше

ask-faction = За яку фракцію ви граєте?
about-faction = У кожної свої властивості, флагман, технології, початкові загони й карта обіцянки.
ask-draft = Ваш вибір: фракція чи місце біля карти?
about-draft = Кожен обирає двічі, за годинниковою стрілкою від спікера, а потім назад: одну фракцію з набору й одне місце. Місця пронумеровано за годинниковою стрілкою; хто сидить поруч, той і ходить поруч.
ask-tile = Яку систему й куди ви кладете?
about-tile = Планети поруч із домом вас годують; аномалії та червоточини вирішують, хто до вас дістанеться.
ask-start-technology = З якою технологією ви починаєте?
about-start-technology = Ваша фракція обирає з цих.
ask-put = Де розмістити ваші початкові наземні війська та споруди?
about-put = На планеті вміщаються один космічний док і два ПСО.
ask-keep-secret = Яку таємну ціль ви залишаєте?
about-keep-secret = Переможні очки дають цілі: загальні — усім, таємна — лише вам. Її ніхто не бачить; виконайте її — отримаєте 1 очко. Інша повернеться в колоду.
ask-pick = Яку карту стратегії ви берете?{ $count ->
    [0] { "" }
   *[other] { " " }Товари лежать на картах: { $goods }.
}
about-pick = Її число вирішує, коли ви ходите. Ви виконуєте основну властивість, решта може виконати другорядну. Товари з карти — ваші.
ask-give-card = Яку карту стратегії ви віддаєте? Обмін: { $other }.
about-give-card = Ви міняєте одну свою карту на одну чужу.
ask-take-card = Яку карту стратегії ви берете? Обмін: { $other }.
about-take-card = Ви міняєте одну свою карту на одну чужу.
ask-bring-back = На яку рідну планету повертається піхота?
about-bring-back = Врятована піхота повертається на початку вашого ходу.
ask-turn = Яку дію ви виконуєте?
    .start = Хід починає { $subject }. Використати щось?
    .end = Хід завершує { $subject }. Використати щось?
about-turn = Активуйте систему, щоб летіти туди, битися, вторгатися й виробляти; або розіграйте карту стратегії чи компонентну дію. Пас — коли всі ваші карти стратегії розіграно. Ви також можете укладати угоди.
ask-component = Яку компонентну дію ви виконуєте?
about-component = Карти, технології, обіцянки та властивості зі словом «Дія». Це ваша дія в цьому ході.
ask-move = Які кораблі летять у систему: { $system }?
about-move = З будь-яких систем без вашого токена наказу, наскільки вистачає руху. Кораблі з місткістю беруть винищувачі та піхоту.
ask-space-cannon = { $place ->
    [planet] Стріляти з космічних гармат по десанту на планету { $planet }?
   *[none] Стріляти з космічних гармат по кораблях у системі { $system }?
}
about-space-cannon = Кожне ПСО, що дістає до цілі, кидає кубики до бою.
ask-cannon-target = По чиїх кораблях у системі { $system } стріляють ваші космічні гармати?
about-cannon-target = Лише по кораблях одного гравця.
ask-cannon-order = У якому порядку стріляють космічні гармати планет?
about-cannon-order = Оберіть планету, чиї гармати першими стріляють по вашому десанту.
ask-hits = { $hits ->
    [0] Який загін ви втрачаєте?
    [one] Ви отримуєте { $hits } влучання. Якому загону його призначити?
    [few] Ви отримуєте { $hits } влучання. Яким загонам їх призначити?
   *[many] Ви отримуєте { $hits } влучань. Яким загонам їх призначити?
}
about-hits = Загін із поглинанням шкоди може прийняти влучання й лишитися пошкодженим. Решта знищується.
ask-retreat = Оголосити відступ із системи: { $system }?
    .announced = { $subject } оголошує відступ. Використати щось?
about-retreat = Наприкінці раунду ви відступите в сусідню систему з вашими загонами чи планетами й без чужих кораблів. Супротивник іще кине кубики.
ask-retreat-to = Куди відступають ваші кораблі?
about-retreat-to = Якщо там немає вашого токена наказу, ви його викладаєте.
ask-retreat-load = Які наземні війська кораблі забирають із планет? Система: { $system }.
about-retreat-load = Скільки дозволяє місткість. Винищувачі, яким місця не лишиться, доведеться прибрати.
ask-reroll = Які кубики ви перекидаєте? Випало: { $dice }.
about-reroll = Рахується новий результат, кращий він чи гірший.
ask-bombard = Які планети бомбардують ваші кораблі? Система: { $system }.
about-bombard = Кожен корабель — одну планету; влучання знищують наземні війська. Планетарний щит захищає планету.
ask-extra-die = Біля якої планети один із кораблів кидає додатковий кубик?
about-extra-die = Один зайвий кубик на все бомбардування, хоч скільки планет ви бомбардуєте.
ask-land = На які планети ви вторгаєтеся? Система: { $system }.
about-land = Наземні війська висаджуються з кораблів. Якщо там є чужі, бій триває до кінця.
ask-custodians = Зняти токен хранителів за { $cost } впливу?
about-custodians = Без цього на Мекатол-Рекс не висадитися. Ви отримуєте переможне очко, і з цього раунду грається фаза політики.
ask-ground-combat = На якій планеті наступний наземний бій?
about-ground-combat = Порядок вирішуєте ви.
ask-remove = У системі забагато загонів: { $system }. Які прибрати?
about-remove = Кораблі обмежені резервом флоту, винищувачі й піхота в космосі — місткістю кораблів.
ask-no-figure = Фігурок не вистачає на всі ваші місця: { $unit }. Де загони буде знищено?
about-no-figure = Поруч із жетонами на кожній планеті та в кожному космосі потрібна хоча б одна фігурка того самого типу. У вибраному місці ці загони буде знищено.
ask-dock = На якому космічному доці ви виробляєте?
about-dock = Він виробляє стільки загонів, скільки дають ресурси планети та його «Виробництво».
ask-build = Що ви виробляєте? Система: { $system }. Можна ще { $left ->
    [one] { $left } загін
    [few] { $left } загони
   *[many] { $left } загонів
}, вартість поки { $cost }.
about-build = Ви платите ресурсами планет і товарами. Винищувачі та піхота — по два за одну ціну.
ask-pay = Витратьте { $what ->
    [influence] вплив
   *[resources] ресурси
} ({ $reason }): лишилося { $left } з { $cost }.
about-pay = Виснажте планети або витратьте товари, кожен за 1. Зайве пропадає.
ask-gain-tokens = Куди йдуть нові токени наказу? Лишилося: { $left }.
about-gain-tokens = Тактичні активують системи, резерв флоту обмежує кількість кораблів у системі, стратегічні платять за другорядні властивості.
ask-fleet-pool = Скільки токенів наказу в резерві флоту? Зараз: тактика { $tactic }, флот { $fleet }, стратегія { $strategy }.
about-fleet-pool = Можна перерозподілити всі токени планшета. У кожній системі у вас може бути стільки кораблів, скільки токенів тут, не рахуючи винищувачів.
ask-strategy-pool = Скільки з решти токенів ({ $left }) у стратегічному резерві? У флоті { $fleet }.
about-strategy-pool = Решта піде в тактичний резерв.
ask-buy-tokens = Купити ще токени наказу, по 3 впливу за кожен?
about-buy-tokens = Кожен токен — ще одна дія, корабель чи другорядна властивість.
ask-diplomacy = Яку систему ви захищаєте?
    .done = { $subject } завершує «Дипломатію». Використати щось?
about-diplomacy = Усі інші кладуть туди токен наказу й у цьому раунді не можуть її активувати. Потім ви готуєте до двох планет.
ask-ready = Яку виснажену планету ви готуєте?
about-ready = До двох. Підготовлену планету в цьому раунді можна витратити знову.
ask-token-from = З якого резерву взяти токен наказу? Система: { $system }.
about-token-from = В особистому запасі їх не лишилося.
ask-speaker = Хто стане спікером?
about-speaker = Спікер першим бере карту стратегії, останнім голосує й вирішує за нічиєї.
ask-put-agenda = Куди покласти ці карти політики?
about-put-agenda = Кожну на верх або під низ колоди. За верхні скоро голосуватимуть.
ask-trade-partners = Кому дозволити поповнити продукцію безкоштовно?
about-trade-partners = Решта може зробити це за стратегічний токен. Подарунок — добрий початок угоди.
ask-take-token = Який токен наказу ви знімаєте з поля?
about-take-token = Цю систему знову можна буде активувати.
ask-token-to = У який резерв його покласти?
about-token-to = Потім можна перерозподілити всі токени.
ask-research = Яку технологію ви досліджуєте?
    .instead = { $subject } не може досліджувати. Використати щось?
about-research = Потрібні технології кольорів, указаних на карті. Планета зі спеціалізацією, якщо її виснажити, замінить одну.
ask-research-again = { $cost ->
    [0] Дослідити другу технологію безкоштовно?
    [one] Дослідити другу технологію за { $cost } ресурс?
    [few] Дослідити другу технологію за { $cost } ресурси?
   *[many] Дослідити другу технологію за { $cost } ресурсів?
}
about-research-again = Платіть планетами й товарами.
ask-ignore = Чим замінити вимогу, якої бракує?
about-ignore = Планета чи дослідницька група виснажується; деякі властивості безкоштовні.
ask-structure = Яку споруду й де ви розміщуєте?
    .placed = { $subject } розміщує споруду. Використати щось?
about-structure = Космічний док виробляє загони, ПСО стріляє по кораблях і прикриває планету щитом.
ask-take-structure = З якої планети ви її берете?
about-take-structure = В особистому запасі таких не лишилося.
ask-construction = У яку систему ви кладете токен наказу та ставите споруду?
about-construction = Токен — зі стратегічного резерву: у цьому раунді ви не зможете активувати цю систему.
ask-secondary = Виконати другорядну властивість карти «{ $strategy }»?
    .done = { $subject } завершує другорядну властивість карти «{ $strategy }». Використати щось?
about-secondary = { $tokens ->
    [0] Токен наказу на неї не витрачається.
   *[other] Вона коштує токен стратегічного резерву.
}
ask-terms = Угода з гравцем { $partner }: що ви пропонуєте? Обирайте по одному, потім запропонуйте. Поки: { $offer }{ $countered ->
    [yes] { " " }Вам пропонували: { $last }
   *[no] { "" }
}
about-terms = Товари, продукція та по одній карті обіцянки з кожного боку. Отримана продукція стає товарами.
ask-promise = Що ви обіцяєте? Кому: { $target }
about-promise = Це чують усі, і це записано на вашому планшеті. Виконувати обіцянку ніхто не зобов’язаний.
ask-answer-offer = { $partner } пропонує угоду. { $offer }{ $countered ->
    [yes] { " " }Ви пропонували: { $last }
   *[no] { "" }
}
about-answer-offer = Якщо погодитеся, усе переходить із рук у руки одразу. Отримана продукція стає товарами.
ask-discard = Яку карту дії ви скидаєте? Лишилося: { $left }.
about-discard = У вас більше карт, ніж можна тримати, або щось змушує скинути.
ask-return-secret = Яку таємну ціль ви повертаєте в колоду?
about-return-secret = Усього може бути три, рахуючи виконані.
ask-score-public = Яку загальну ціль ви виконуєте?
about-score-public = Одну за фазу статусу, кожну лише раз. Ви маєте контролювати планети рідної системи.
ask-spend-tokens = З якого резерву ви витрачаєте токени наказу? Лишилося: { $left }.
about-spend-tokens = Ціль вимагає токенів тактичного або стратегічного резерву.
ask-vote = { $agenda }: за який результат ви голосуєте?
about-vote = Потім ви оберете планети: їхній вплив і є ваші голоси. Перемагає результат із більшістю голосів.
ask-cast-votes = Які планети голосують за результат «{ $outcome }»?
about-cast-votes = Вони виснажуються й дають стільки голосів, скільки мають впливу. Товари не голосують.
ask-decide = Нічия: вирішує спікер. Який результат?
about-decide = Спікер — ви.
ask-predict = { $ability }: який результат ви передбачаєте?
about-predict = { $text }
ask-reward = Ваші передбачення справдилися. Яка нагорода перша?
about-reward = Між вашими нагородами інші отримують по одній зі своїх.
ask-lose-ship = { $ability }: який корабель ви втрачаєте? Система: { $system }.
about-lose-ship = Його буде знищено.
ask-take-ship = Звідки взяти корабель? ({ $unit })
about-take-ship = В особистому запасі таких не лишилося.
ask-destroy-infantry = Скільки піхоти знищити? Планета: { $planet }.
about-destroy-infantry = Скільки хочете, можна й ніскільки.
ask-relocate = { $ability }: які наземні війська переміщуються?
about-relocate = { $text }
ask-relocate-to = На яку планету?
about-relocate-to = На будь-яку з ваших.
ask-steal = Яку карту ви забираєте?
about-steal = Ви бачите руку й обираєте.
ask-colonize = Розмістити піхоту на планеті { $planet }?
about-colonize = Тоді планета ваша.
ask-exhaust-planets = Яку планету ви виснажуєте?
about-exhaust-planets = Так вирішило голосування.
ask-lose-pds = Яке ПСО ви знищуєте?
about-lose-pds = Так вирішило голосування.
ask-lose-ship-where = { $ability }: у якій системі ви втрачаєте корабель?
about-lose-ship-where = Потім ви оберете який.
ask-lose-token = З якого резерву ви втрачаєте токен наказу?
about-lose-token = Він іде в особистий запас.
ask-lose-unit = Який загін ви втрачаєте? Система: { $system }.
about-lose-unit = Його буде знищено.
ask-put-token = У яку систему ви кладете токен наказу?
about-put-token = Він з особистого запасу; у цьому раунді цю систему ви не активуєте.
ask-enlist = Які наземні війська б’ються як кораблі?
about-enlist = Скільки завгодно, і з планет системи теж. Уцілілі потім повернуться.
ask-hit-ship = Якому ворожому кораблю призначити влучання? Система: { $system }.
about-hit-ship = Якщо може, він поглине шкоду; інакше його буде знищено.
ask-land-dock = На яку планету сідає космічний док?
about-land-dock = Без технології він не може лишатися в космосі.
ask-move-token = З якої технології ви знімаєте токен?
about-move-token = Скопійоване ви втрачаєте.
ask-take-technology = Яку технологію ви отримуєте?
about-take-technology = Вимоги не важливі. Фракційна копіюється токеном.
ask-wormhole = Який токен червоточини ви кладете?
about-wormhole = З ним система сусідить з усіма, де така сама червоточина.
ask-wormhole-to = У яку систему покласти токен { $wormhole ->
    [alpha] альфа-червоточини
   *[beta] бета-червоточини
}?
about-wormhole-to = Якщо він уже десь лежить, він переміститься.

# Запитання властивостей і карт: $ability — назва, $text — що вона робить.
ask-orbital_drop = { $ability }: на яку планету?
about-orbital_drop = { $text }
ask-military_support = { $ability }: на яку планету?
about-military_support = { $text }
ask-hegemonic_trade_policy = { $ability }: яка планета?
about-hegemonic_trade_policy = { $text }
ask-peace_accords = { $ability }: яку планету ви отримуєте?
about-peace_accords = { $text }
ask-star_forge = { $ability }: у якій системі?
about-star_forge = { $text }
ask-star_forge-unit = { $ability }: які загони? Система: { $system }.
about-star_forge-unit = { $text }
ask-exotrireme_2 = { $ability }: який корабель супротивника знищити?
about-exotrireme_2 = { $text }
ask-wrath_of_kenara = { $ability }: скільки товарів? Випало: { $dice }.
about-wrath_of_kenara = { $text }
ask-production_biomes = { $ability }: хто ще отримає товари?
about-production_biomes = { $text }
ask-quantum_datahub_node = { $ability }: з ким ви міняєтеся?
about-quantum_datahub_node = { $text }
ask-pillage = { $ability }: що забрати? Жертва: { $target }.
about-pillage = { $text }
ask-mageon_implants = { $ability }: чию руку ви дивитеся?
about-mageon_implants = { $text }
ask-x89_bacterial_weapon = { $ability }: яка планета?
about-x89_bacterial_weapon = { $text }
ask-duranium_armor = { $ability }: який загін полагодити?
about-duranium_armor = { $text }
ask-bribery = { $ability }: скільки товарів?
about-bribery = { $text }
ask-diplomacy_rider = { $ability }: яка система?
about-diplomacy_rider = { $text }
ask-warfare_rider = { $ability }: у яку систему?
about-warfare_rider = { $text }
ask-mining_initiative = { $ability }: яка планета?
about-mining_initiative = { $text }
ask-uprising = { $ability }: яка планета?
about-uprising = { $text }
ask-unexpected_action = { $ability }: з якої системи?
about-unexpected_action = { $text }
ask-insubordination = { $ability }: чий тактичний резерв?
about-insubordination = { $text }
ask-spy = { $ability }: у кого?
about-spy = { $text }
ask-repeal_law = { $ability }: який закон?
about-repeal_law = { $text }
ask-skilled_retreat = { $ability }: у яку систему?
about-skilled_retreat = { $text }
ask-frontline_deployment = { $ability }: на яку планету?
about-frontline_deployment = { $text }
ask-ghost_ship = { $ability }: у яку систему?
about-ghost_ship = { $text }
ask-war_effort = { $ability }: у яку систему?
about-war_effort = { $text }
ask-signal_jamming = { $ability }: яка система і чий токен?
about-signal_jamming = { $text }
ask-cripple_defenses = { $ability }: яка планета?
about-cripple_defenses = { $text }
ask-plague = { $ability }: яка планета?
about-plague = { $text }
ask-unstable_planet = { $ability }: яка планета?
about-unstable_planet = { $text }
ask-tactical_bombardment = { $ability }: яка система?
about-tactical_bombardment = { $text }
ask-lucky_shot = { $ability }: який корабель?
about-lucky_shot = { $text }
ask-reactor_meltdown = { $ability }: який космічний док?
about-reactor_meltdown = { $text }
ask-reparations = { $ability }: яку планету супротивника виснажити?
about-reparations = { $text }
ask-reparations-ready = { $ability }: яку свою планету підготувати?
about-reparations-ready = { $text }
ask-in_the_silence_of_space = { $ability }: з якої системи?
about-in_the_silence_of_space = { $text }
ask-ancient_burial_sites = { $ability }: чиї планети?
about-ancient_burial_sites = { $text }
ask-assassinate_representative = { $ability }: хто не голосуватиме?
about-assassinate_representative = { $text }
ask-confusing_legal_text = { $ability }: кого обрати замість вас?
about-confusing_legal_text = { $text }
ask-colonial_redistribution = { $ability }: хто може заселити планету { $planet }?
about-colonial_redistribution = { $text }
ask-committee_formation = { $ability }: кого ви обираєте?
about-committee_formation = { $text }
ask-imperial_arbiter = { $ability }: з ким ви міняєтеся картами стратегії?
about-imperial_arbiter = { $text }
ask-bioplasmosis = { $ability }: яка піхота переміщується?
about-bioplasmosis = { $text }
ask-chaos_mapping = { $ability }: у якій системі ви виробляєте?
about-chaos_mapping = { $text }
ask-foresight = { $ability }: у яку систему відходять ваші кораблі?
about-foresight = { $text }
ask-mitosis = { $ability }: на яку планету?
about-mitosis = { $text }
ask-raghs_call = { $ability }: на яку планету відходять наземні війська?
about-raghs_call = { $text }
ask-yin_spinner = { $ability }: на яку планету?
about-yin_spinner = { $text }
ask-devotion = { $ability }: який свій корабель ви знищуєте?
about-devotion = { $text }
ask-impulse_core = { $ability }: який свій корабель ви знищуєте?
about-impulse_core = { $text }

## Відповіді

option-pass = Пас
option-done = Готово
option-use = { $ability }
option-let-pass = Не питати: { $window }
option-ask-again = Знову питати: { $window }
option-faction = { $faction }
option-place = Місце { $number }
option-tile = { $tile }: місце { $position }
option-put = { $planet }: { $unit }
option-keep-card = { $objective }
option-pick = { $strategy }
option-strategic = Стратегічна дія: { $strategy }
    .brief = Карта «{ $strategy }»
option-component = Компонентна дія
option-end-turn = Завершити хід
option-activate = Активувати: { $system }
option-all = Усі
option-auto = Обрати за мене
option-keep = Залишити як є
option-fleet = Увесь флот: { $system }
    .row = Увесь флот
option-ship = { $units }: { $system }
option-load = Взяти на борт: { $units }, { $source }
option-sustain = Поглинути шкоду: { $units }
option-lose = { $place ->
    [planet] Втратити на планеті { $planet }: { $units }
   *[none] Втратити: { $units }
}
option-remove = Прибрати: { $units }
    .brief = { $units }
option-land = { $planet }: { $units }
option-bombard = { $planet }: { $units }
option-build = { $place ->
    [none] { $units }
    [space] { $units }, у космосі
   *[planet] { $units }, планета { $planet }
}
option-build-from = { $place ->
    [none] { $unit }, забрати із системи: { $system }
    [space] { $unit }, у космосі; забрати із системи: { $system }
   *[planet] { $unit }, планета { $planet }; забрати із системи: { $system }
}
option-exhaust = { $planet }
option-trade-good = { $count ->
    [one] { $count } товар
    [few] { $count } товари
   *[many] { $count } товарів
}
option-pool = { $pool ->
    [tactic] Тактичний резерв
    [fleet] Резерв флоту
   *[strategy] Стратегічний резерв
}: { $count }
option-fleet-pool = Резерв флоту: { $count }
option-strategy-pool = Стратегічний резерв: { $count }
option-reroll = { $whose ->
    [unit] Кубик: { $die } ({ $unit })
   *[any] Кубик: { $die }
}
option-fire = Стріляти
option-hold = Не стріляти
option-stay = Лишитися й битися
option-retreat = Оголосити відступ
option-secondary = Другорядна властивість: { $strategy }
    .brief = { $strategy }
option-primary = Основна властивість: { $strategy }
option-buy-tokens = { $count ->
    [one] { $count } токен наказу
    [few] { $count } токени наказу
   *[many] { $count } токенів наказу
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
option-abstain = Утриматися
option-top = Нагору: { $agenda }
option-bottom = Донизу: { $agenda }
option-yes = Так
option-no = Ні
option-unit = { $unit }
option-remove-custodians = Зняти токен хранителів
option-offer = Запропонувати угоду: { $seat }
option-wormhole = { $wormhole ->
    [alpha] Альфа-червоточина
   *[beta] Бета-червоточина
}
option-give = Ви віддаєте: { $thing }
option-want = Ви отримуєте: { $thing }
option-propose = Запропонувати це
option-withdraw = Забрати пропозицію
option-accept = Погодитися
option-refuse = Відмовитися
option-counter = Зустрічна пропозиція
option-deal = Дати обіцянку: { $seat }
option-promise = Пообіцяти { $promise ->
    [peace] мир
    [vote] свій голос
    [support] підтримку
    [no-retreat] не відступати
   *[pay-later] заплатити пізніше
}: { $seat }

# Що переходить із рук у руки.
thing-trade-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товари
   *[many] { $count } товарів
}
thing-commodities = { $count ->
    [one] { $count } одиниця продукції
    [few] { $count } одиниці продукції
   *[many] { $count } одиниць продукції
}
offer-give = Ви віддаєте: { $things }.
offer-get = Ви отримуєте: { $things }.
offer-nothing = нічого.

## Що сталося

event-faction-pool = На вибір: { $factions }
event-faction = { $seat }: { $faction }
event-took-place = { $seat } займає місце { $number }
event-seated = Навколо карти, за годинниковою стрілкою: { $seats }
event-tile = { $seat } кладе систему: { $tile }
event-speaker = Спікер: { $seat }
event-phase = { $phase ->
    [strategy] Раунд { $round }: фаза стратегії
    [action] Фаза дій
    [status] Фаза статусу
   *[agenda] Фаза політики
}
event-turn = Ходить { $seat }
event-passed = { $seat } пасує
event-picked = { $seat } бере карту «{ $strategy }»
event-swapped-cards = { $seat } міняє карту «{ $given }» на карту «{ $taken }». Обмін: { $target }
event-bounties = { $count ->
    [0] { "" }
   *[other] Товари лежать на картах: { $goods }
}
event-strategic = { $seat } розігрує карту «{ $strategy }»
event-follows = { $seat } виконує другорядну властивість карти «{ $strategy }»
event-activated = { $seat } активує систему: { $system }
event-moved = { $seat }: { $units }, { $origin } → { $system }
event-lifted = { $seat } забирає з планети { $planet }: { $units }
event-relocated = { $seat } переміщує { $units }: { $source } → { $planet }
event-placed = { $place ->
    [planet] { $seat } розміщує на планеті { $planet }: { $units }
   *[none] { $seat } розміщує в системі { $system }: { $units }
}
event-built = { $seat } розміщує на планеті { $planet }: { $unit }
event-destroyed = { $place ->
    [planet] { $seat } втрачає на планеті { $planet }: { $units }
   *[none] { $seat } втрачає: { $units }, система: { $system }
}
event-removed = { $place ->
    [planet] { $seat } прибирає з планети { $planet }: { $units }
   *[none] { $seat } прибирає: { $units }, система: { $system }
}{ $cause ->
    [room] {" "}(бракує місць на борту)
    [pool] {" "}(понад резерв флоту)
    [rift] {" "}(гравітаційний розлом)
    [stranded] {" "}(не може піти)
    [figure] {" "}(щоб розмістити деінде)
   *[none] {""}
}
event-landed = { $seat } висаджує на планету { $planet }: { $units }
event-sustained = { $seat } поглинає шкоду: { $unit }
event-mended = { $seat } лагодить: { $unit }
event-repaired = Усі пошкоджені загони полагоджено
event-set-aside = { $aside ->
    [yes] { $seat } відкладає піхоту: { $count }
   *[no] { "" }
}
event-return-roll = { $seat } кидає за втрачену піхоту: { $dice }
event-rift = { $seat } кидає за гравітаційний розлом: { $dice }
event-wormhole = У системі тепер { $kind ->
    [alpha] альфа-червоточина
    [beta] бета-червоточина
   *[delta] дельта-червоточина
}: { $system }
event-custodians = { $seat } знімає токен хранителів
event-exhausted = { $seat } { $many ->
    [yes] виснажує планети: { $planet }
   *[no] виснажує планету { $planet }
}
event-readied = { $seat } { $many ->
    [yes] готує планети: { $planet }
   *[no] готує планету { $planet }
}
event-readied-all = { $what ->
    [planets] { $seat } готує всі планети
   *[cards] { $seat } готує всі карти
}
event-gained-planet = { $seat } отримує планету { $planet }
event-combat = { $combat ->
    [space] Космічний бій: { $seat } — { $target }, { $system }
   *[ground] Наземний бій: { $seat } — { $target }, планета { $planet }
}
event-combat-over = { $won ->
    [yes] { $winner } перемагає в { $combat ->
        [space] космічному бою
       *[ground] наземному бою
    }
   *[no] Бій завершено, переможця немає
}
event-rolled = { $seat }, { $why ->
    [combat] бій
    [ground-combat] наземний бій
    [barrage] загороджувальний вогонь
    [bombardment] бомбардування
    [space-cannon] космічна гармата
   *[other] { $ability }
}: { $dice }
event-rerolled = { $seat } перекидає: { $dice }
event-raised = { $seat } додає до кубиків: { $dice }
event-hit = { $hits ->
    [0] { "" }
    [one] { $seat } отримує { $hits } влучання
    [few] { $seat } отримує { $hits } влучання
   *[many] { $seat } отримує { $hits } влучань
}
event-retreats = { $seat } оголошує відступ
event-gained-tokens = { $seat } отримує { $count ->
    [one] { $count } токен наказу
    [few] { $count } токени наказу
   *[many] { $count } токенів наказу
} ({ $pools })
event-spent-tokens = { $seat } витрачає { $count ->
    [one] { $count } токен наказу
    [few] { $count } токени наказу
   *[many] { $count } токенів наказу
} ({ $pools })
event-lost-tokens = { $seat } втрачає { $count ->
    [one] { $count } токен наказу
    [few] { $count } токени наказу
   *[many] { $count } токенів наказу
} ({ $pools })
event-pools = { $seat }: тактика { $tactic }, флот { $fleet }, стратегія { $strategy }
event-token = { $seat }: токен наказу в системі { $system }
event-took-token = { $seat } забирає токен наказу із системи: { $system }
event-tokens-home = Усі токени наказу повертаються з поля
event-gained-goods = { $seat } отримує { $count ->
    [one] { $count } товар
    [few] { $count } товари
   *[many] { $count } товарів
}
event-spent-goods = { $seat } витрачає { $count ->
    [one] { $count } товар
    [few] { $count } товари
   *[many] { $count } товарів
}
event-lost-goods = { $seat } втрачає { $count ->
    [one] { $count } товар
    [few] { $count } товари
   *[many] { $count } товарів
}
event-replenished = { $seat } поповнює продукцію: тепер { $count ->
    [one] { $count } одиниця
    [few] { $count } одиниці
   *[many] { $count } одиниць
}
event-paid = { $things ->
    [nothing] { "" }
   *[other] { $seat } віддає: { $things }. Отримує { $target }
}
event-technology = { $how ->
    [researched] { $seat } досліджує технологію: { $technology }
    [start] { $seat } починає з технологією: { $technology }
    [copied] { $seat } копіює технологію: { $technology }
   *[gained] { $seat } отримує технологію: { $technology }
}
event-technology-lost = { $seat } втрачає технологію: { $technology }
event-exhausted-technology = { $seat } виснажує технологію: { $technology }
event-points = { $gains ->
    [yes] { $seat }: +{ $gained } за «{ $why }», тепер { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
   *[no] { $seat }: −{ $lost } за «{ $why }», тепер { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
}
event-scored = { $seat } виконує ціль «{ $objective }»
event-shows-secret = { $seat } показує ціль «{ $objective }»
event-drew-secret = { $known ->
    [yes] { $seat } бере таємну ціль «{ $objective }»
   *[no] { $seat } бере таємну ціль
}
event-returned-secret = { $known ->
    [yes] { $seat } повертає таємну ціль «{ $objective }»
   *[no] { $seat } повертає таємну ціль
}
event-revealed-objective = Нова ціль: { $objective }
event-drew = { $known ->
    [yes] { $seat } бере: { $cards }
   *[no] { $seat } бере { $count ->
        [one] { $count } карту дії
        [few] { $count } карти дій
       *[many] { $count } карт дій
    }
}
event-shuffled = { $deck ->
    [action] Карти дій перетасовано
    [agenda] Карти політики перетасовано
   *[secret] Таємні цілі перетасовано
}
event-discarded = { $seat } скидає карту «{ $card }»
event-played = { $seat } розігрує карту «{ $card }»
# A prediction is told by itself.
event-aimed = { $aim ->
    [outcome] { "" }
   *[other] { $ability }: { $target }
}
event-use = { $seat } використовує: { $ability }
event-cancelled = Не спрацьовує: { $ability }
event-handed-over = { $known ->
    [yes] { $seat } віддає: { $cards }. Отримує { $target }
   *[no] { $seat } віддає { $count ->
        [one] { $count } карту дії
        [few] { $count } карти дій
       *[many] { $count } карт дій
    }. Отримує { $target }
}
event-looked = { $known ->
    [yes] { $seat } переглядає карти, рука: { $target }. Це { $cards }
   *[no] { $seat } переглядає { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }, рука: { $target }
}
event-looked-at-agendas = { $known ->
    [yes] { $seat } переглядає карти політики: { $agendas }
   *[no] { $seat } переглядає { $count ->
        [one] { $count } карту політики
        [few] { $count } карти політики
       *[many] { $count } карт політики
    }
}
event-put-agenda = { $known ->
    [yes] { $seat } кладе карту «{ $agenda }» { $top ->
        [yes] на верх колоди
       *[no] під низ колоди
    }
   *[no] { $seat } повертає карту політики в колоду
}
event-gave-note = { $known ->
    [yes] { $seat } віддає обіцянку: { $note }. Отримує { $target }
   *[no] { $seat } віддає карту обіцянки. Отримує { $target }
}
event-played-note = { $seat } розігрує обіцянку: { $note }
event-placed-note = { $seat } викладає обіцянку: { $note }
event-returned-note = Обіцянка повертається: { $note }, власник { $seat }
event-revealed-agenda = Карта політики: { $agenda }
event-law = { $where ->
    [owner] Новий закон: { $agenda } ({ $owner })
    [planet] Новий закон: { $agenda } ({ $planet })
   *[all] Новий закон: { $agenda }
}
event-law-moved = Закон переходить: { $agenda }, власник { $owner }
event-exhausted-law = Виснажено закон: { $agenda }
event-agenda-discarded = У скид: { $agenda }
event-votes = { $seat }: { $count ->
    [one] { $count } голос
    [few] { $count } голоси
   *[many] { $count } голосів
} за результат «{ $outcome }»
event-decides = { $seat } вирішує як спікер: { $outcome }
event-came-true = { $seat }: передбачення справдилося ({ $ability })
event-abstained = { $seat } утримується
event-predicts = { $seat } передбачає результат «{ $outcome }» ({ $ability })
event-outcome = { $agenda }: { $outcome }
event-offers = { $seat } пропонує угоду, партнер: { $target }
event-counters = { $seat } робить зустрічну пропозицію, партнер: { $target }
event-transaction = { $agreed ->
    [yes] { $seat } і { $target } домовляються
   *[no] { $seat } і { $target } не домовляються
}
event-promised = { $seat } обіцяє { $promise ->
    [peace] мир
    [vote] голос
    [support] підтримку
    [no-retreat] не відступати
   *[pay-later] заплатити пізніше
}. Кому: { $target }
event-eliminated = Розгром: { $seat }
event-enlisted = { $seat } відправляє наземні війська в космічний бій: { $count }
event-initiative-zero = { $seat } отримує токен «0» і ходить раніше за всіх
event-muted = { $seat } у цій дії не може використовувати властивості й технології фракції
event-undone = { $seat } скасовує останнє рішення
event-lets-pass = { $seat } просить не питати: { $window }
event-asks-again = { $seat } просить знову питати: { $window }

score = Очки
    .course = Очки за раундами
    .count = { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
# $score: how many the winners have.
outcome-points = { $score ->
    [one] Набрано { $score } переможне очко.
    [few] Набрано { $score } переможні очки.
   *[many] Набрано { $score } переможних очок.
}
outcome-last-player = У галактиці більше нікого не лишилося.
outcome-no-objectives = Цілей більше немає: перемагає той, у кого більше очок.

## Постійні розпорядження

order-card = Ніколи не питати про карту: { $card }
order-note = Ніколи не питати про карту обіцянки: { $note }
order-ability = Ніколи не питати про властивість: { $ability }
order-pay = Завжди платити за мене
order-auto = Розподіляти влучання за мене в цій системі
order-stay = Не відступати з цієї системи
order-vote = Голосувати за результат «{ $outcome }» усіма планетами
order-votes = Голосувати за результат «{ $outcome }»: { $count ->
    [one] { $count } голос
    [few] { $count } голоси
   *[many] { $count } голосів
}
order-abstain = Утриматися в цьому голосуванні
order-concern = Пасувати, доки не йтиметься про мої загони чи планети
order-turn = Пасувати до кінця цього ходу
    .brief = до кінця ходу
order-phase = Пасувати до кінця цієї фази
    .brief = до кінця фази

## Що дає відповідь

hint-cost = заплатите { $count }
hint-votes = { $count ->
    [one] { $count } голос
    [few] { $count } голоси
   *[many] { $count } голосів
}
hint-faction = { $faction }
hint-actions = { $actions }
hint-resources = ресурси { $count }
hint-influence = вплив { $count }
hint-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товари
   *[many] { $count } товарів
}
hint-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
hint-tokens = { $count ->
    [one] { $count } токен наказу
    [few] { $count } токени наказу
   *[many] { $count } токенів наказу
}
hint-no-token = вам — без токена наказу
hint-initiative = ініціатива { $count }
hint-left = { $count ->
    [0] не лишиться
   *[other] лишиться { $count }
}
hint-defenders = { $count ->
    [one] { $count } захисник
    [few] { $count } захисники
   *[many] { $count } захисників
}
hint-pds = ПСО: { $count }
hint-infantry = піхота: { $count }
hint-enemy-ships = { $count ->
    [one] { $count } чужий корабель
    [few] { $count } чужі кораблі
   *[many] { $count } чужих кораблів
}
hint-coming = { $count ->
    [one] може прилетіти { $count } ваш корабель
    [few] можуть прилетіти { $count } ваші кораблі
   *[many] можуть прилетіти { $count } ваших кораблів
}
hint-sustains = витримує пошкодження: { $sustains }
hint-loses = ви втрачаєте: { $loses }
hint-win = шанс перемогти в бою: { $count } %
hint-rift = гравітаційний розлом: шанс втратити корабель { $count } %
hint-cannon = { $count ->
    [one] космічна гармата: { $count } кубик
    [few] космічна гармата: { $count } кубики
   *[many] космічна гармата: { $count } кубиків
}
hint-over = { $count ->
    [one] на { $count } корабель більше, ніж дозволяє резерв флоту
    [few] на { $count } кораблі більше, ніж дозволяє резерв флоту
   *[many] на { $count } кораблів більше, ніж дозволяє резерв флоту
}
hint-out = до кінця раунду ви більше не ходите
hint-only-this = лише цю властивість: раунд для вас триває
hint-becomes = стане { $count }
hint-takeable = { $count ->
    [one] можна зайняти { $count } планету
    [few] можна зайняти { $count } планети
   *[many] можна зайняти { $count } планет
}
hint-produces = виробництво { $count }
hint-own-ships = { $count ->
    [one] { $count } ваш корабель
    [few] { $count } ваші кораблі
   *[many] { $count } ваших кораблів
}
hint-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}

## Термінал: заголовки та знаки

board-round = Раунд { $round }
board-turn = ходить { $seat }
board-speaker = спікер
board-goal = до { $goal }
board-galaxy = Галактика
board-strategy = Карти стратегії
board-you = Ваш планшет
board-others = Решта
board-objectives = Цілі
board-laws = Закони
board-hand = Рука
board-actions = Карти дій
board-secrets = Таємні цілі
board-notes = Обіцянки
board-technologies = Технології
board-planets = Планети
board-tokens = Токени
board-goods = Товари
board-combat = Бій
board-vote = Голосування
board-nobody = вільна
board-face-down = закритих: { $count }
sign-tokens = резерви: тактичний / флоту / стратегічний
sign-goods = товари + продукція
sign-cards = карти дій
sign-secrets = таємні цілі
sign-points = переможні очки
sign-planet = планета: ресурси/вплив
sign-exhausted = виснажена
sign-planets = планети і скільки дають невиснажені: ресурси/вплив
sign-technologies = технології
sign-custodians = токен хранителів
sign-command = токен наказу в системі
sign-speaker = спікер
sign-passed = пас
sign-anomalies = ∴ поле астероїдів, ✺ наднова, ≈ туманність, ◌ гравітаційний розлом, αβδ червоточини
sign-ships = F флагман, W сонце війни, D дредноут, C транспортник, R крейсер, E есмінець, f винищувач, i піхота, S космічний док, P ПСО, ! пошкоджено

## The board

board-own-sheet = Ваш командний аркуш
board-order = Гравці в порядку ходу
board-track = Переможні очки
board-strategy-cards = Карти стратегії
board-zero = Ініціатива 0: раніше за всіх
board-passed = пас
board-used = зіграна
board-exhausted = виснажена
board-open-sheet = { $seat }, грає { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}. Відкрити аркуш
board-scored-by = Ціль виконали: { $seats }
board-no-objectives = Перші цілі відкриються, коли почнеться гра.
board-unrevealed = Не розкрито: етап I — { $first }, етап II — { $second }
board-primary = Основна властивість
board-secondary = Другорядна властивість
board-pool-tactic = тактика
board-pool-fleet = флот
board-pool-strategy = стратегія
board-commodities-short = Продукція
board-tab-cards = Карти
board-tab-planets = Планети
board-tab-technologies = Технології
board-action = Карта дії
board-secret = Таємна ціль
board-note = Карта обіцянки
board-law = Закон
board-directive = Розпорядження
board-no-cards = Карт у вас немає.
board-no-planets = Планет немає
board-points = Очки
board-fleet = Війська на полі
board-promises = Обіцянки
board-known-cards = Відомі вам карти
board-token-of = Токен наказу: { $seat }
board-tokens-of = Токени наказів: { $seats }
board-fleet-of = { $ships } з { $most } за резервом флоту
board-position = Місце { $number } в галактиці
board-place = { $seat ->
    [none] Місце { $number }
   *[other] Місце { $number }: { $name }
}
board-tree = Технології
board-open-tree = Усі технології
board-owned = Досліджена
board-can-research = Можна дослідити зараз
board-lacks = Бракує: { $colour } × { $count }
board-needs = потрібно: { $colours }
board-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
board-offer = Угода
board-you-give = Ви віддаєте фракції «{ $seat }»
board-you-get = Ви отримуєте від фракції «{ $seat }»
board-last-offer = Попередня пропозиція: { $offer }
board-nothing = Поки нічого
board-fight = Бій, раунд { $round }
board-attacker = нападник
board-defender = захисник
board-nothing-left = Нікого не залишилося.
board-dice = Випало: { $dice }
board-hits = { $count ->
    [one] { $count } влучання не розподілено
    [few] { $count } влучання не розподілено
   *[many] { $count } влучань не розподілено
}
board-odds = Шанси
board-odds-draw = нічия
board-percent = { $count } %
board-hit-count = { $count ->
    [0] немає влучань
    [one] { $count } влучання
    [few] { $count } влучання
   *[many] { $count } влучань
}
board-of-need = з { $need }
board-have-of-need = { $have } з { $need }
board-scored = виконано
board-ready-to-research = Усе потрібне у вас є: дослідіть її, щойно зможете дослідити технологію.
board-abilities = Здібності фракції
board-own-technologies = Технології фракції
board-own-units = Флагман та особливі загони фракції
board-retreats = відступить наприкінці раунду
board-yet-to-vote = Ще не голосували
board-votes-left = { $count ->
    [one] { $count } голос
    [few] { $count } голоси
   *[many] { $count } голосів
}
board-changed = змінилося після вашого рішення
board-abstain = Утриматися
# Відповіді, що різняться лише одним, стоять в одному ряду: написи на коротких кнопках і над ними.
board-row-cost = { $count } за { $cost }
board-row-top = Нагору
board-row-bottom = Донизу
board-row-far = Активувати там, куди ніхто з ваших не долетить
board-choose = Ваш вибір
board-building = Можна виробити ще: { $left }. Вартість зараз: { $cost }.
board-which-tile = Яку систему ви викладаєте?
board-empty-space = порожній космос
board-fold = Показати мапу
board-unfold = Показати знову
board-planet-count = { $count ->
    [one] { $count } планета
    [few] { $count } планети
   *[many] { $count } планет
}
board-technology-count = { $count ->
    [one] { $count } технологія
    [few] { $count } технології
   *[many] { $count } технологій
}

## Тактична дія одним планом та інше, на що відповідають цілком

plan-token = тактика { $before } → { $after }
plan-nothing = ще нічого не надіслано
plan-from = Із системи { $system }
plan-jumps = { $count ->
    [one] { $count } стрибок
    [few] { $count } стрибки
    [many] { $count } стрибків
   *[other] { $count } стрибків
}
plan-send-back = Ніхто не летить: { $system }
plan-fewer = На один менше
plan-more = На один більше
plan-of = із { $count }
plan-carries = { $unit } везе { $used } із { $room }
plan-unload = залишити
plan-all = Усе, що долетить
plan-nobody = Жоден ваш корабель сюди не долетить.
plan-stuck-token = кораблі тримає ваш токен
plan-stuck-far = задалеко
plan-over = { $count ->
    [one] На { $count } корабель більше за межу флоту: його доведеться прибрати.
    [few] На { $count } кораблі більше за межу флоту: їх доведеться прибрати.
    [many] На { $count } кораблів більше за межу флоту: їх доведеться прибрати.
   *[other] На { $count } кораблів більше за межу флоту: їх доведеться прибрати.
}
plan-rift = Гравітаційний розлом: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубиків
}, { $percent } % втратити корабель з усім вантажем
plan-cannon = Космічна гармата ({ $seat }): { $dice }, { $percent } % на влучання
plan-cannon-brief = Гармати: { $dice }
plan-rift-brief = Розлом: { $percent } %
plan-stay = Лишаються тримати планети: { $planets }
plan-win-space = перемога в космосі
plan-lose = поразка
plan-custodians = Зняти токен хранителів за { $cost } впливу: 1 очко
plan-custodians-poor = токен хранителів коштує { $cost } впливу: не вистачає
plan-landing = Висадка
plan-aboard = піхоти ще на борту: { $count }
plan-against = проти { $count } ({ $seat })
plan-commit = Розпочати рух
plan-commit-attack = Розпочати атаку
plan-commit-none = Активувати без кораблів
plan-commit-landing = Висадити
plan-commit-no-landing = Не висаджувати
plan-clear = Прибрати начерк
turn-tactical = Тактична дія
turn-strategic = Стратегічна дія
turn-component = Компонентна дія
turn-tokens = { $count ->
    [one] лишився { $count } токен
    [few] лишилося { $count } токени
    [many] лишилося { $count } токенів
   *[other] лишилося { $count } токенів
}
turn-click-map = Клацніть систему на мапі, щоб накреслити план. До підтвердження нічого не надсилається.
turn-near = { $count ->
    [one] { $count } система в межах досяжності
    [few] { $count } системи в межах досяжності
    [many] { $count } систем у межах досяжності
   *[other] { $count } систем у межах досяжності
}
turn-far = { $count ->
    [one] { $count } система, куди ваші кораблі не долетять
    [few] { $count } системи, куди ваші кораблі не долетять
    [many] { $count } систем, куди ваші кораблі не долетять
   *[other] { $count } систем, куди ваші кораблі не долетять
}
turn-no-pass = Спасувати можна, коли стратегічну карту розіграно.
fight-on = Битися далі
fight-on-what = Раунд за раундом, влучання як запропоновано, доки ніхто не втрутиться й шанси не впадуть на 20 %.
fight-round = Один раунд
fight-win = перемога
fight-round-count = Раунд { $round }
fight-scored = { $count ->
    [0] немає влучань
    [one] { $count } влучання
    [few] { $count } влучання
    [many] { $count } влучань
   *[other] { $count } влучань
}
fight-step-space-cannon = Космічна гармата
fight-step-barrage = Загороджувальний вогонь
fight-step-bombardment = Бомбардування
fight-step-rift = Гравітаційний розлом
fight-hits-on = влучає на { $value }
fight-sustains = витримує
fight-lost = втрата
fight-lost-count = втрати: { $count }
fight-whole = без втрат
fight-over = Бій скінчено: { $place }
fight-losses = { $seat } втрачає: { $units }
fight-no-losses = { $seat } нічого не втрачає
fight-rounds = { $count ->
    [one] { $count } раунд.
    [few] { $count } раунди.
    [many] { $count } раундів.
   *[other] { $count } раундів.
}
stage-agenda-voted = { $outcome }
stage-agenda-may-cast = ще може віддати
stage-agenda-speaker-last = спікер: голосує останнім, вирішує за рівності
stage-agenda-rider = поправка: не голосує
stage-agenda-silent = без голосу
stage-agenda-predicts = { $seat } виграє від цього: { $card }
stage-agenda-decided = Результат: { $outcome }
stage-agenda-decided-text = { $agenda }: { $tally }
stage-agenda-tally = { $outcome } { $votes }
tells-cancelled = Вашу дію скасовано
tells-lost-planet = Ви втратили планету: { $planet }
tells-lost-points = Ви втрачаєте очки
tells-refused = Угоди не буде
deal-you-give = Ви віддаєте
deal-gives = { $seat } віддає
deal-add = Додати
deal-nothing = Поки нічого: додайте нижче
deal-remove = Прибрати: { $thing }
deal-new = нове
deal-was = було { $count }
deal-gone = прибрано
deal-after = Після угоди
deal-after-line = { $before } → { $after }
deal-changed = { $count ->
    [one] { $seat }: змінено { $count } пункт
    [few] { $seat }: змінено { $count } пункти
    [many] { $seat }: змінено { $count } пунктів
   *[other] { $seat }: змінено { $count } пункту
}
vote-outcome = Результат
vote-planets = Планети, що голосують
vote-of = { $votes } із { $most }
vote-all = Усі { $count }
vote-enough = Рівно стільки, щоб перемогти
vote-choose = Виберіть результат
vote-none = Виберіть планети
vote-cast = { $count ->
    [one] Віддати { $count } голос: { $outcome }
    [few] Віддати { $count } голоси: { $outcome }
    [many] Віддати { $count } голосів: { $outcome }
   *[other] Віддати { $count } голосів: { $outcome }
}
build-left = { $count ->
    [one] Можна збудувати ще { $count } загін.
    [few] Можна збудувати ще { $count } загони.
    [many] Можна збудувати ще { $count } загонів.
   *[other] Можна збудувати ще { $count } загонів.
}
build-space = космос
build-pay = Сплатити { $cost }
build-lost = зайве пропаде: { $count }
build-auto = найвигіднішим способом
build-commit = Збудувати за { $cost }
build-nothing = Нічого не будувати

# Factions in short, where there is little room.
board-faction-arborec = Арбореки
board-faction-letnev = Летнев
board-faction-saar = Саар
board-faction-muaat = Муаат
board-faction-hacan = Гакан
board-faction-sol = Сол
board-faction-creuss = Креусс
board-faction-l1z1x = Л1З1КС
board-faction-mentak = Ментак
board-faction-naalu = Наалу
board-faction-nekro = Некро
board-faction-sardakk-norr = Н’орр
board-faction-jol-nar = Жол-Нар
board-faction-winnu = Вінну
board-faction-xxcha = Ззча
board-faction-yin = Інь
board-faction-yssaril = Іссарили
