### Назви в «Космічному контакті»: прибульці, карти, технології, місця, ролі та фази

## Прибульці та їхні сили

alien-barbarian = Варвар
    .power = Грабунок і плюндрування
alien-chosen = Обранець
    .power = Божественне втручання
alien-clone = Клонеса
    .power = Копіювання
alien-cudgel = Довбень
    .power = Трощення
alien-filch = Крадій
    .power = Крадіжка
alien-hacker = Хакер
    .power = Злам
alien-loser = Невдаха
    .power = Переворот
alien-macron = Макрон
    .power = Маса
alien-miser = Скнара
    .power = Скарбничка
alien-mutant = Мутант
    .power = Регенерація
alien-observer = Споглядач
    .power = Охорона
alien-oracle = Оракул
    .power = Передбачення
alien-pacifist = Пацифіст
    .power = Мир
alien-parasite = Паразитка
    .power = Інфікування
alien-reserve = Резерв
    .power = Підсилення
alien-sorcerer = Чаклун
    .power = Магія
alien-spiff = Чепурун
    .power = Аварійна посадка
alien-trader = Торговець
    .power = Передача
alien-vacuum = Вакуум
    .power = Катарсис
alien-vulch = Стерв’ятник
    .power = Утилізація
alien-warrior = Воїн
    .power = Майстерність
alien-will = Воля
    .power = Вибір
alien-zombie = Зомбі
    .power = Безсмертя
alien-amoeba = Амеба
    .power = Розтікання
alien-anti-matter = Антиматерія
    .power = Заперечення
alien-calculator = Калькулятор
    .power = Зрівнювання
alien-demon = Демон
    .power = Одержимість
alien-fido = Сірко
    .power = Апорт
alien-fodder = Гарматне м’ясо
    .power = Чисельна перевага
alien-hate = Ненависть
    .power = Лють
alien-healer = Цілитель
    .power = Зцілення
alien-human = Людина
    .power = Людяність
alien-kamikaze = Камікадзе
    .power = Самопожертва
alien-mind = Розум
    .power = Знання
alien-mirror = Дзеркало
    .power = Відображення
alien-mite = Кліщ
    .power = Бравада
alien-philanthropist = Філантроп
    .power = Дарування
alien-reincarnator = Реінкарнатор
    .power = Реінкарнація
alien-remora = Прилипала
    .power = Прилипання
alien-shadow = Тінь
    .power = Страта
alien-tick-tock = Тік-Так
    .power = Терпіння
alien-citadel = Цитадель
    .power = Укріплення
alien-dictator = Диктатор
    .power = Наказ
alien-gambler = Картяр
    .power = Блеф
alien-grudge = Образа
    .power = Помста
alien-machine = Машина
    .power = Безперервність
alien-masochist = Мазохіст
    .power = Самокатування
alien-tripler = Потроювач
    .power = Тричі
alien-virus = Вірус
    .power = Множення
alien-void = Порожнеча
    .power = Викорінення
alien-warpish = Викривленець
    .power = Некромантія

## Карти особливості

flare-barbarian = Особливість «Варвар»
    .wild = Варвар: універсальна властивість
    .super = Варвар: супервластивість
flare-chosen = Особливість «Обранець»
    .wild = Обранець: універсальна властивість
    .super = Обранець: супервластивість
flare-clone = Особливість «Клонеса»
    .wild = Клонеса: універсальна властивість
    .super = Клонеса: супервластивість
flare-cudgel = Особливість «Довбень»
    .wild = Довбень: універсальна властивість
    .super = Довбень: супервластивість
flare-filch = Особливість «Крадій»
    .wild = Крадій: універсальна властивість
    .super = Крадій: супервластивість
flare-hacker = Особливість «Хакер»
    .wild = Хакер: універсальна властивість
    .super = Хакер: супервластивість
flare-loser = Особливість «Невдаха»
    .wild = Невдаха: універсальна властивість
    .super = Невдаха: супервластивість
flare-macron = Особливість «Макрон»
    .wild = Макрон: універсальна властивість
    .super = Макрон: супервластивість
flare-miser = Особливість «Скнара»
    .wild = Скнара: універсальна властивість
    .super = Скнара: супервластивість
flare-mutant = Особливість «Мутант»
    .wild = Мутант: універсальна властивість
    .super = Мутант: супервластивість
flare-observer = Особливість «Споглядач»
    .wild = Споглядач: універсальна властивість
    .super = Споглядач: супервластивість
flare-oracle = Особливість «Оракул»
    .wild = Оракул: універсальна властивість
    .super = Оракул: супервластивість
flare-pacifist = Особливість «Пацифіст»
    .wild = Пацифіст: універсальна властивість
    .super = Пацифіст: супервластивість
flare-parasite = Особливість «Паразитка»
    .wild = Паразитка: універсальна властивість
    .super = Паразитка: супервластивість
flare-reserve = Особливість «Резерв»
    .wild = Резерв: універсальна властивість
    .super = Резерв: супервластивість
flare-sorcerer = Особливість «Чаклун»
    .wild = Чаклун: універсальна властивість
    .super = Чаклун: супервластивість
flare-spiff = Особливість «Чепурун»
    .wild = Чепурун: універсальна властивість
    .super = Чепурун: супервластивість
flare-trader = Особливість «Торговець»
    .wild = Торговець: універсальна властивість
    .super = Торговець: супервластивість
flare-vacuum = Особливість «Вакуум»
    .wild = Вакуум: універсальна властивість
    .super = Вакуум: супервластивість
flare-vulch = Особливість «Стерв’ятник»
    .wild = Стерв’ятник: універсальна властивість
    .super = Стерв’ятник: супервластивість
flare-warrior = Особливість «Воїн»
    .wild = Воїн: універсальна властивість
    .super = Воїн: супервластивість
flare-will = Особливість «Воля»
    .wild = Воля: універсальна властивість
    .super = Воля: супервластивість
flare-zombie = Особливість «Зомбі»
    .wild = Зомбі: універсальна властивість
    .super = Зомбі: супервластивість
flare-amoeba = Особливість «Амеба»
    .wild = Амеба: універсальна властивість
    .super = Амеба: супервластивість
flare-anti-matter = Особливість «Антиматерія»
    .wild = Антиматерія: універсальна властивість
    .super = Антиматерія: супервластивість
flare-calculator = Особливість «Калькулятор»
    .wild = Калькулятор: універсальна властивість
    .super = Калькулятор: супервластивість
flare-demon = Особливість «Демон»
    .wild = Демон: універсальна властивість
    .super = Демон: супервластивість
flare-fido = Особливість «Сірко»
    .wild = Сірко: універсальна властивість
    .super = Сірко: супервластивість
flare-fodder = Особливість «Гарматне м’ясо»
    .wild = Гарматне м’ясо: універсальна властивість
    .super = Гарматне м’ясо: супервластивість
flare-hate = Особливість «Ненависть»
    .wild = Ненависть: універсальна властивість
    .super = Ненависть: супервластивість
flare-healer = Особливість «Цілитель»
    .wild = Цілитель: універсальна властивість
    .super = Цілитель: супервластивість
flare-human = Особливість «Людина»
    .wild = Людина: універсальна властивість
    .super = Людина: супервластивість
flare-kamikaze = Особливість «Камікадзе»
    .wild = Камікадзе: універсальна властивість
    .super = Камікадзе: супервластивість
flare-mind = Особливість «Розум»
    .wild = Розум: універсальна властивість
    .super = Розум: супервластивість
flare-mirror = Особливість «Дзеркало»
    .wild = Дзеркало: універсальна властивість
    .super = Дзеркало: супервластивість
flare-mite = Особливість «Кліщ»
    .wild = Кліщ: універсальна властивість
    .super = Кліщ: супервластивість
flare-philanthropist = Особливість «Філантроп»
    .wild = Філантроп: універсальна властивість
    .super = Філантроп: супервластивість
flare-reincarnator = Особливість «Реінкарнатор»
    .wild = Реінкарнатор: універсальна властивість
    .super = Реінкарнатор: супервластивість
flare-remora = Особливість «Прилипала»
    .wild = Прилипала: універсальна властивість
    .super = Прилипала: супервластивість
flare-shadow = Особливість «Тінь»
    .wild = Тінь: універсальна властивість
    .super = Тінь: супервластивість
flare-tick-tock = Особливість «Тік-Так»
    .wild = Тік-Так: універсальна властивість
    .super = Тік-Так: супервластивість
flare-citadel = Особливість «Цитадель»
    .wild = Цитадель: універсальна властивість
    .super = Цитадель: супервластивість
flare-dictator = Особливість «Диктатор»
    .wild = Диктатор: універсальна властивість
    .super = Диктатор: супервластивість
flare-gambler = Особливість «Картяр»
    .wild = Картяр: універсальна властивість
    .super = Картяр: супервластивість
flare-grudge = Особливість «Образа»
    .wild = Образа: універсальна властивість
    .super = Образа: супервластивість
flare-machine = Особливість «Машина»
    .wild = Машина: універсальна властивість
    .super = Машина: супервластивість
flare-masochist = Особливість «Мазохіст»
    .wild = Мазохіст: універсальна властивість
    .super = Мазохіст: супервластивість
flare-tripler = Особливість «Потроювач»
    .wild = Потроювач: універсальна властивість
    .super = Потроювач: супервластивість
flare-virus = Особливість «Вірус»
    .wild = Вірус: універсальна властивість
    .super = Вірус: супервластивість
flare-void = Особливість «Порожнеча»
    .wild = Порожнеча: універсальна властивість
    .super = Порожнеча: супервластивість
flare-warpish = Особливість «Викривленець»
    .wild = Викривленець: універсальна властивість
    .super = Викривленець: супервластивість
# Може замінити звичайну особливість Крадія.
flare-filch-classic = Класична особливість «Крадій»
    .wild = Крадій: універсальна властивість
    .super = Крадій: супервластивість

## Карти особливості: підписи

flare-part-wild = універсальна властивість
flare-part-super = супервластивість

## Карти контакту

card-attack = Атака { $value }
card-negotiate = Перемовини
card-morph = Морф

## Карти підкріплення

card-reinforcement = Підкріплення +{ $value }

## Карти артефактів

card-card-zap = Картковий залп
card-cosmic-zap = Космічний залп
card-emotion-control = Контроль емоцій
card-force-field = Силове поле
card-ionic-gas = Іонізований газ
card-mobius-tubes = Труби Мебіуса
card-plague = Чума
card-quash = Зрив угоди

## Типи карт

card-type-encounter = карта контакту
card-type-attack = карта атаки
card-type-negotiate = карта перемовин
card-type-morph = карта морфу
card-type-reinforcement = карта підкріплення
card-type-artifact = карта артефакту
card-type-flare = карта особливості
card-type-technology = карта технології
card-type-destiny = карта долі
# Карта, лиця якої читач не бачить.
card-hidden = Прихована карта
deck-cosmic = Космічна колода
deck-destiny = Колода долі
deck-technology = Колода технологій
discard-cosmic = Скид
discard-destiny = Скид карт долі
discard-technology = Скид технологій

## Карти долі

# $seat — гравець цього кольору.
destiny-colour = Доля: { $seat }
destiny-own = Власний колір
destiny-wild = Універсальна карта
destiny-special = Особлива карта
destiny-most-cards = Найбільше карт у руці
destiny-most-foreign-colonies = Найбільше нерідних колоній
destiny-fewest-ships-in-warp = Найменше кораблів у викривленні
destiny-hazard = Попередження про небезпеку

## Технології

tech-coldsleep-ship = Корабель кріосну
tech-collapsium-hulls = Колапсієві корпуси
tech-cosmic-field-generator = Генератор космічного поля
tech-delta-scanners = Дельта-сканери
tech-energy-cloak = Енергетичне маскування
tech-enigma-device = Апарат «Енігма»
tech-genesis-bomb = Бомба Буття
tech-gluon-mines = Глюонні міни
tech-infinity-drive = Двигун Нескінченності
tech-lunar-cannon = Місячна гармата
tech-omega-missile = Омега-ракета
tech-plasma-thrusters = Плазмові двигуни
tech-precursor-seed = Насіння предтеч
tech-the-prometheus = «Прометей»
tech-the-qax = Квакс
tech-quark-battery = Кваркові батареї
tech-tech-scrambler = Глушник технологій
tech-vacuum-turbines = Вакуумні турбіни
tech-warpspace-key = Ключ викривлення
tech-xenon-lasers = Ксенонові лазери

## Комбінації для швидкої підготовки, власні

combo-1 = Перший контакт
combo-2 = Руки вгору
combo-3 = Спритність рук
combo-4 = Груба сила
combo-5 = Друге місце
combo-6 = Вільні духом
combo-7 = Звалище
combo-8 = М’яка посадка
combo-9 = Дрібний шрифт
combo-10 = Догори дриґом
combo-11 = Гра чисел
combo-12 = Відкрита книга
combo-13 = Картковий будиночок
combo-14 = Довга гра
combo-15 = До гіркого кінця
combo-16 = Польовий шпиталь
combo-17 = Пси війни
combo-18 = Рука долі
combo-19 = Перевертні
combo-20 = Дай і візьми
combo-21 = Стіни й тарани
combo-22 = Похмурий приплив
combo-23 = Атака навмання
combo-24 = Прожитковий мінімум
combo-25 = Вічний двигун
combo-26 = Образи
combo-27 = Нічна зміна
combo-28 = Нові життя
combo-29 = Холодні рівняння
combo-30 = Генеральна репетиція
combo-31 = Червона тривога
combo-32 = Ляльководи
combo-33 = Право на уламки
combo-34 = Останнє слово

## Кольори в коробці

colour-blue = синій
colour-green = зелений
colour-purple = фіолетовий
colour-red = червоний
colour-yellow = жовтий

## Власники за знаком, у порядку місць

owner-0 = блакитне коло
owner-1 = помаранчевий трикутник
owner-2 = зелений квадрат
owner-3 = ліловий ромб
owner-4 = яскраво-червоний шестикутник
owner-5 = жовта зірка

## Місця та фішки

# $seat — чия це рідна планета; імена не відмінюються.
planet-of = { $seat }-{ $number }
planet-number = Планета { $number }
planet-home = рідна планета
planet-foreign = нерідна планета
planet-target = цільова планета
planet-genesis = Планета Буття
system-home = рідна система
system-foreign = нерідна система
system-of = Рідна система: { $seat }
colony-home = рідна колонія
colony-foreign = нерідна колонія
place-warp = Викривлення
place-gate = Врата гіперпростору
place-colonies = Колонії
place-beside = Біля планети
place-technology = На технології
place-out = Поза грою
place-hand = Рука
place-sheet = Планшет прибульця
place-hoard = Скарбничка
place-citadels = Цитаделі
place-track = Трек колоній
token-cosmic = космічний токен
token-grudge = токен образи
token-lunar-cannon = токен місячної гармати
token-prometheus = токен Прометея
token-colony-marker = маркер колоній

## Ролі в контакті

role-offense = нападник
role-defense = захисник
role-main-player = головний гравець
role-ally = союзник
role-offensive-ally = союзник нападника
role-defensive-ally = союзник захисника
role-main-or-ally = головний гравець або союзник
role-offense-or-ally = нападник або союзник
role-not-main = не головний гравець
role-not-offense = не нападник
role-not-main-or-ally = не головний гравець і не союзник
role-any = будь-який гравець
role-opponent = суперник
role-bystander = спостерігач

## Фази контакту

phase-start-turn = Початок ходу
    .full = фаза початку ходу
phase-regroup = Перегрупування
    .full = фаза перегрупування
phase-destiny = Доля
    .full = фаза долі
phase-launch = Запуск
    .full = фаза запуску
phase-alliance = Альянс
    .full = фаза альянсу
phase-planning = Планування
    .full = фаза планування
phase-reveal = Відкриття
    .full = фаза відкриття
phase-resolution = Розв’язання
    .full = фаза розв’язання
phase-any = Будь-яка фаза
    .full = будь-яка фаза

## Підсумки контакту

encounter-offense-wins = Перемога нападника
encounter-defense-wins = Перемога захисника
encounter-deal = Успішна угода
encounter-failed-deal = Неуспішна угода
encounter-success = Успіх без бою
encounter-both-lose = Програли обидві сторони
encounter-no-result = Без результату

## Сили прибульців

power-mandatory = обов’язкова
power-optional = опціональна
power-lost = силу втрачено
power-zapped = силу залповано
power-hidden = прихований планшет
    .brief = приховано
alert-green = зелена
    .hint = легко грати
alert-yellow = жовта
    .hint = потрібен невеликий досвід
alert-red = червона
    .hint = для досвідчених гравців
