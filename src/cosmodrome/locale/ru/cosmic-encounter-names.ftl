### Названия в «Космическом контакте»: пришельцы, карты, технологии, места, роли и фазы

## Пришельцы и их способности

alien-barbarian = Варвар
    .power = Грабёж и разорение
alien-chosen = Избранный
    .power = Божественное вмешательство
alien-clone = Клон
    .power = Дубликация
alien-cudgel = Колотун
    .power = Сокрушение
alien-filch = Ворюга
    .power = Кража
alien-hacker = Хакер
    .power = Взлом
alien-loser = Слабак
    .power = Переворот
alien-macron = Макрон
    .power = Масса
alien-miser = Скряга
    .power = Кубышка
alien-mutant = Мутант
    .power = Регенерация
alien-observer = Созерцатель
    .power = Охрана
alien-oracle = Оракул
    .power = Предвидение
alien-pacifist = Пацифист
    .power = Мир
alien-parasite = Паразит
    .power = Заражение
alien-reserve = Резерв
    .power = Усиление
alien-sorcerer = Чародей
    .power = Магия
alien-spiff = Лихач
    .power = Аварийная посадка
alien-trader = Торговец
    .power = Передача
alien-vacuum = Вакуум
    .power = Катарсис
alien-vulch = Падальщик
    .power = Утилизация
alien-warrior = Воитель
    .power = Мастерство
alien-will = Вольный
    .power = Выбор
alien-zombie = Зомби
    .power = Бессмертие
alien-amoeba = Амёба
    .power = Растекание
alien-anti-matter = Антиматерия
    .power = Отрицание
alien-calculator = Вычислитель
    .power = Уравнивание
alien-demon = Демон
    .power = Одержимость
alien-fido = Жучка
    .power = Апорт
alien-fodder = Пушечное мясо
    .power = Численный перевес
alien-hate = Злюка
    .power = Ярость
alien-healer = Целитель
    .power = Исцеление
alien-human = Человек
    .power = Человечность
alien-kamikaze = Камикадзе
    .power = Самопожертвование
alien-mind = Разум
    .power = Знание
alien-mirror = Зеркало
    .power = Отражение
alien-mite = Клоп
    .power = Бравада
alien-philanthropist = Филантроп
    .power = Дарение
alien-reincarnator = Реинкарнатор
    .power = Реинкарнация
alien-remora = Прилипала
    .power = Прилипание
alien-shadow = Тень
    .power = Казнь
alien-tick-tock = Тик-так
    .power = Терпение
alien-citadel = Цитадел
    .power = Укрепление
alien-dictator = Диктатор
    .power = Приказ
alien-gambler = Шулер
    .power = Блеф
alien-grudge = Мститель
    .power = Месть
alien-machine = Механизм
    .power = Непрерывность
alien-masochist = Мазохист
    .power = Самоистязание
alien-tripler = Утроитель
    .power = Трижды
alien-virus = Вирус
    .power = Умножение
alien-void = Пустота
    .power = Искоренение
alien-warpish = Варпия
    .power = Некромантия

## Карты вспышек

flare-barbarian = Вспышка «Варвар»
    .wild = Варвар: свойство-джокер
    .super = Варвар: суперсвойство
flare-chosen = Вспышка «Избранный»
    .wild = Избранный: свойство-джокер
    .super = Избранный: суперсвойство
flare-clone = Вспышка «Клон»
    .wild = Клон: свойство-джокер
    .super = Клон: суперсвойство
flare-cudgel = Вспышка «Колотун»
    .wild = Колотун: свойство-джокер
    .super = Колотун: суперсвойство
flare-filch = Вспышка «Ворюга»
    .wild = Ворюга: свойство-джокер
    .super = Ворюга: суперсвойство
flare-hacker = Вспышка «Хакер»
    .wild = Хакер: свойство-джокер
    .super = Хакер: суперсвойство
flare-loser = Вспышка «Слабак»
    .wild = Слабак: свойство-джокер
    .super = Слабак: суперсвойство
flare-macron = Вспышка «Макрон»
    .wild = Макрон: свойство-джокер
    .super = Макрон: суперсвойство
flare-miser = Вспышка «Скряга»
    .wild = Скряга: свойство-джокер
    .super = Скряга: суперсвойство
flare-mutant = Вспышка «Мутант»
    .wild = Мутант: свойство-джокер
    .super = Мутант: суперсвойство
flare-observer = Вспышка «Созерцатель»
    .wild = Созерцатель: свойство-джокер
    .super = Созерцатель: суперсвойство
flare-oracle = Вспышка «Оракул»
    .wild = Оракул: свойство-джокер
    .super = Оракул: суперсвойство
flare-pacifist = Вспышка «Пацифист»
    .wild = Пацифист: свойство-джокер
    .super = Пацифист: суперсвойство
flare-parasite = Вспышка «Паразит»
    .wild = Паразит: свойство-джокер
    .super = Паразит: суперсвойство
flare-reserve = Вспышка «Резерв»
    .wild = Резерв: свойство-джокер
    .super = Резерв: суперсвойство
flare-sorcerer = Вспышка «Чародей»
    .wild = Чародей: свойство-джокер
    .super = Чародей: суперсвойство
flare-spiff = Вспышка «Лихач»
    .wild = Лихач: свойство-джокер
    .super = Лихач: суперсвойство
flare-trader = Вспышка «Торговец»
    .wild = Торговец: свойство-джокер
    .super = Торговец: суперсвойство
flare-vacuum = Вспышка «Вакуум»
    .wild = Вакуум: свойство-джокер
    .super = Вакуум: суперсвойство
flare-vulch = Вспышка «Падальщик»
    .wild = Падальщик: свойство-джокер
    .super = Падальщик: суперсвойство
flare-warrior = Вспышка «Воитель»
    .wild = Воитель: свойство-джокер
    .super = Воитель: суперсвойство
flare-will = Вспышка «Вольный»
    .wild = Вольный: свойство-джокер
    .super = Вольный: суперсвойство
flare-zombie = Вспышка «Зомби»
    .wild = Зомби: свойство-джокер
    .super = Зомби: суперсвойство
flare-amoeba = Вспышка «Амёба»
    .wild = Амёба: свойство-джокер
    .super = Амёба: суперсвойство
flare-anti-matter = Вспышка «Антиматерия»
    .wild = Антиматерия: свойство-джокер
    .super = Антиматерия: суперсвойство
flare-calculator = Вспышка «Вычислитель»
    .wild = Вычислитель: свойство-джокер
    .super = Вычислитель: суперсвойство
flare-demon = Вспышка «Демон»
    .wild = Демон: свойство-джокер
    .super = Демон: суперсвойство
flare-fido = Вспышка «Жучка»
    .wild = Жучка: свойство-джокер
    .super = Жучка: суперсвойство
flare-fodder = Вспышка «Пушечное мясо»
    .wild = Пушечное мясо: свойство-джокер
    .super = Пушечное мясо: суперсвойство
flare-hate = Вспышка «Злюка»
    .wild = Злюка: свойство-джокер
    .super = Злюка: суперсвойство
flare-healer = Вспышка «Целитель»
    .wild = Целитель: свойство-джокер
    .super = Целитель: суперсвойство
flare-human = Вспышка «Человек»
    .wild = Человек: свойство-джокер
    .super = Человек: суперсвойство
flare-kamikaze = Вспышка «Камикадзе»
    .wild = Камикадзе: свойство-джокер
    .super = Камикадзе: суперсвойство
flare-mind = Вспышка «Разум»
    .wild = Разум: свойство-джокер
    .super = Разум: суперсвойство
flare-mirror = Вспышка «Зеркало»
    .wild = Зеркало: свойство-джокер
    .super = Зеркало: суперсвойство
flare-mite = Вспышка «Клоп»
    .wild = Клоп: свойство-джокер
    .super = Клоп: суперсвойство
flare-philanthropist = Вспышка «Филантроп»
    .wild = Филантроп: свойство-джокер
    .super = Филантроп: суперсвойство
flare-reincarnator = Вспышка «Реинкарнатор»
    .wild = Реинкарнатор: свойство-джокер
    .super = Реинкарнатор: суперсвойство
flare-remora = Вспышка «Прилипала»
    .wild = Прилипала: свойство-джокер
    .super = Прилипала: суперсвойство
flare-shadow = Вспышка «Тень»
    .wild = Тень: свойство-джокер
    .super = Тень: суперсвойство
flare-tick-tock = Вспышка «Тик-так»
    .wild = Тик-так: свойство-джокер
    .super = Тик-так: суперсвойство
flare-citadel = Вспышка «Цитадел»
    .wild = Цитадел: свойство-джокер
    .super = Цитадел: суперсвойство
flare-dictator = Вспышка «Диктатор»
    .wild = Диктатор: свойство-джокер
    .super = Диктатор: суперсвойство
flare-gambler = Вспышка «Шулер»
    .wild = Шулер: свойство-джокер
    .super = Шулер: суперсвойство
flare-grudge = Вспышка «Мститель»
    .wild = Мститель: свойство-джокер
    .super = Мститель: суперсвойство
flare-machine = Вспышка «Механизм»
    .wild = Механизм: свойство-джокер
    .super = Механизм: суперсвойство
flare-masochist = Вспышка «Мазохист»
    .wild = Мазохист: свойство-джокер
    .super = Мазохист: суперсвойство
flare-tripler = Вспышка «Утроитель»
    .wild = Утроитель: свойство-джокер
    .super = Утроитель: суперсвойство
flare-virus = Вспышка «Вирус»
    .wild = Вирус: свойство-джокер
    .super = Вирус: суперсвойство
flare-void = Вспышка «Пустота»
    .wild = Пустота: свойство-джокер
    .super = Пустота: суперсвойство
flare-warpish = Вспышка «Варпия»
    .wild = Варпия: свойство-джокер
    .super = Варпия: суперсвойство
# Может заменить обычную вспышку Ворюги.
flare-filch-classic = Классическая вспышка «Ворюга»
    .wild = Ворюга: свойство-джокер
    .super = Ворюга: суперсвойство

## Карты вспышек: подписи

flare-part-wild = свойство-джокер
flare-part-super = суперсвойство

## Карты контактов

card-attack = Атака { $value }
card-negotiate = Переговоры
card-morph = Метаморфоза

## Карты подкреплений

card-reinforcement = Подкрепление +{ $value }

## Карты артефактов

card-card-zap = Заморозка карт
card-cosmic-zap = Космическая заморозка
card-emotion-control = Контроль эмоций
card-force-field = Силовое поле
card-ionic-gas = Ионизированный газ
card-mobius-tubes = Трубы Мёбиуса
card-plague = Чума
card-quash = Срыв переговоров

## Типы карт

card-type-encounter = карта контакта
card-type-attack = карта атаки
card-type-negotiate = карта переговоров
card-type-morph = карта метаморфозы
card-type-reinforcement = карта подкрепления
card-type-artifact = карта артефакта
card-type-flare = карта вспышки
card-type-technology = карта технологии
card-type-destiny = карта судьбы
# Карта, лица которой читатель не видит.
card-hidden = Скрытая карта
deck-cosmic = Космическая колода
deck-destiny = Колода судьбы
deck-technology = Колода технологий
discard-cosmic = Стопка сброса
discard-destiny = Сброс карт судьбы
discard-technology = Сброс технологий

## Карты судьбы

# $seat — игрок этого цвета.
destiny-colour = Судьба: { $seat }
destiny-own = Свой цвет
destiny-wild = Джокер
destiny-special = Особая карта
destiny-most-cards = Больше всего карт на руке
destiny-most-foreign-colonies = Больше всего далёких колоний
destiny-fewest-ships-in-warp = Меньше всего кораблей в варпе
destiny-hazard = Предупреждение об угрозе

## Технологии

tech-coldsleep-ship = Корабль поколений
tech-collapsium-hulls = Коллапсиевый корпус
tech-cosmic-field-generator = Генератор космического поля
tech-delta-scanners = Дельта-сканеры
tech-energy-cloak = Энергетическая маскировка
tech-enigma-device = Аппарат «Энигма»
tech-genesis-bomb = Бомба Сотворения
tech-gluon-mines = Глюонные мины
tech-infinity-drive = Двигатель Бесконечности
tech-lunar-cannon = Лунная пушка
tech-omega-missile = Омега-ракета
tech-plasma-thrusters = Плазменные двигатели
tech-precursor-seed = Семя предтеч
tech-the-prometheus = «Прометей»
tech-the-qax = Квакс
tech-quark-battery = Кварковые батареи
tech-tech-scrambler = Постановщик помех
tech-vacuum-turbines = Вакуумные турбины
tech-warpspace-key = Варп-ключ
tech-xenon-lasers = Ксеноновые лазеры

## Комбинации для быстрой подготовки, свои

combo-1 = Первый контакт
combo-2 = Руки вверх
combo-3 = Ловкость рук
combo-4 = Грубая сила
combo-5 = Второе место
combo-6 = Вольные духом
combo-7 = Свалка
combo-8 = Мягкая посадка
combo-9 = Мелкий шрифт
combo-10 = Вверх дном
combo-11 = Игра чисел
combo-12 = Открытая книга
combo-13 = Карточный домик
combo-14 = Долгая игра
combo-15 = До горького конца
combo-16 = Полевой госпиталь
combo-17 = Псы войны
combo-18 = Рука судьбы
combo-19 = Оборотни
combo-20 = Дай и возьми
combo-21 = Стены и тараны
combo-22 = Мрачный прилив
combo-23 = Атака наудачу
combo-24 = Прожиточный минимум
combo-25 = Вечный двигатель
combo-26 = Обиды
combo-27 = Ночная смена
combo-28 = Новые жизни
combo-29 = Холодные уравнения
combo-30 = Генеральная репетиция
combo-31 = Красная тревога
combo-32 = Кукловоды
combo-33 = Право на обломки
combo-34 = Последнее слово

## Цвета в коробке

colour-blue = синий
colour-green = зелёный
colour-purple = фиолетовый
colour-red = красный
colour-yellow = жёлтый

## Владельцы по знаку, в порядке мест

owner-0 = голубой круг
owner-1 = оранжевый треугольник
owner-2 = зелёный квадрат
owner-3 = лиловый ромб
owner-4 = алый шестиугольник
owner-5 = жёлтая звезда

## Места и фишки

# $seat — чья это родная планета; имена не склоняются.
planet-of = { $seat }-{ $number }
planet-number = Планета { $number }
planet-home = родная планета
planet-foreign = далёкая планета
planet-target = планета-цель
planet-genesis = Сотворённая планета
system-home = родная система
system-foreign = далёкая система
system-of = Родная система: { $seat }
colony-home = родная колония
colony-foreign = далёкая колония
place-warp = Варп
place-gate = Гиперпространственные врата
place-colonies = Колонии
place-beside = У планеты
place-technology = На технологии
place-out = Вне игры
place-hand = Рука
place-sheet = Лист пришельца
place-hoard = Кубышка
place-citadels = Цитадели
place-track = Шкала колоний
token-cosmic = космический жетон
token-grudge = жетон мести
token-lunar-cannon = жетон «Лунная пушка»
token-prometheus = жетон «Прометей»
token-colony-marker = счётчик колоний

## Роли в контакте

role-offense = агрессор
role-defense = защитник
role-main-player = основной игрок
role-ally = союзник
role-offensive-ally = союзник агрессора
role-defensive-ally = союзник защитника
role-main-or-ally = основной игрок или союзник
role-offense-or-ally = агрессор или союзник
role-not-main = не основной игрок
role-not-offense = не агрессор
role-not-main-or-ally = не основной игрок и не союзник
role-any = любой игрок
role-opponent = соперник
role-bystander = наблюдатель

## Фазы контакта

phase-start-turn = Начало хода
    .full = фаза начала хода
phase-regroup = Перегруппировка
    .full = фаза перегруппировки
phase-destiny = Судьба
    .full = фаза судьбы
phase-launch = Запуск
    .full = фаза запуска
phase-alliance = Союзы
    .full = фаза союзов
phase-planning = Планирование
    .full = фаза планирования
phase-reveal = Раскрытие
    .full = фаза раскрытия
phase-resolution = Результат
    .full = фаза результата
phase-any = Любая фаза
    .full = любая фаза

## Исходы контакта

encounter-offense-wins = Победа агрессора
encounter-defense-wins = Победа защитника
encounter-deal = Успешная сделка
encounter-failed-deal = Провальная сделка
encounter-success = Успех без боя
encounter-both-lose = Проиграли обе стороны
encounter-no-result = Без результата

## Способности пришельцев

power-mandatory = обязательная
power-optional = необязательная
power-lost = способность потеряна
power-zapped = способность заморожена
power-hidden = скрытый лист
    .brief = скрыт
alert-green = зелёная
    .hint = легко играть
alert-yellow = жёлтая
    .hint = нужен небольшой опыт
alert-red = красная
    .hint = для опытных игроков
