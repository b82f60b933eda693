### Названия фракций, систем, планет, отрядов, технологий и карт «Сумерек империи»

## Фракции

faction-arborec = Арбореки
    .short = Арбореки
faction-letnev = Баронат Летнев
    .short = Летнев
faction-saar = Клан сааров
    .short = Саары
faction-muaat = Тлеющие с Муаата
    .short = Муаат
faction-hacan = Хаканские эмираты
    .short = Хакан
faction-sol = Федерация Сол
    .short = Сол
faction-creuss = Призраки Креусса
    .short = Креусс
faction-l1z1x = Психосеть Л1З1КС
    .short = Л1З1КС
faction-mentak = Коалиция Ментака
    .short = Ментак
faction-naalu = Клубок Наалу
    .short = Наалу
faction-nekro = Некровирус
    .short = Некровирус
faction-sardakk-norr = Сардак Н’орр
    .short = Н’орр
faction-jol-nar = Жол-Нарские университеты
    .short = Жол-Нар
faction-winnu = Винну
    .short = Винну
faction-xxcha = Королевство Ззча
    .short = Ззча
faction-yin = Братство Инь
    .short = Инь
faction-yssaril = Племена иссарилов
    .short = Иссарилы

## Фракционные способности

ability-mitosis = Митоз
ability-munitions-reserves = Резерв боеприпасов
ability-armada = Армада
ability-scavenge = Мародёрство
ability-nomadic = Кочевники
ability-star-forge = Звёздная кузня
ability-gashlai-physiology = Физиология гашлаев
ability-masters-of-trade = Мастера торговли
ability-guild-ships = Корабли гильдии
ability-arbiters = Арбитры
ability-orbital-drop = Орбитальный десант
ability-versatile = Разносторонность
ability-quantum-entanglement = Квантовая запутанность
ability-slipstream = Попутный поток
ability-creuss-gate = Врата Креусса
ability-assimilate = Ассимиляция
ability-harrow = Ковровая бомбардировка
ability-ambush = Засада
ability-pillage = Грабёж
ability-telepathic = Телепатия
ability-foresight = Предвидение
ability-galactic-threat = Галактическая угроза
ability-technological-singularity = Технологическая сингулярность
ability-propagation = Распространение
ability-unrelenting = Неумолимость
ability-fragile = Хрупкость
ability-brilliant = Гениальность
ability-analytical = Аналитический ум
ability-blood-ties = Кровные узы
ability-reclamation = Возвращение владений
ability-peace-accords = Мирные соглашения
ability-quash = Отклонение
ability-indoctrination = Индоктринация
ability-devotion = Преданность
ability-stall-tactics = Тактика проволочек
ability-scheming = Интриги
ability-crafty = Хитрость

## Виды отрядов

kind-flagship = флагман
    .count = { $count ->
        [one] { $count } флагман
        [few] { $count } флагмана
       *[many] { $count } флагманов
    }
kind-war-sun = солнце войны
    .count = { $count ->
        [one] { $count } солнце войны
        [few] { $count } солнца войны
       *[many] { $count } солнц войны
    }
kind-dreadnought = дредноут
    .count = { $count ->
        [one] { $count } дредноут
        [few] { $count } дредноута
       *[many] { $count } дредноутов
    }
kind-carrier = транспортник
    .count = { $count ->
        [one] { $count } транспортник
        [few] { $count } транспортника
       *[many] { $count } транспортников
    }
kind-cruiser = крейсер
    .count = { $count ->
        [one] { $count } крейсер
        [few] { $count } крейсера
       *[many] { $count } крейсеров
    }
kind-destroyer = эсминец
    .count = { $count ->
        [one] { $count } эсминец
        [few] { $count } эсминца
       *[many] { $count } эсминцев
    }
kind-fighter = истребитель
    .count = { $count ->
        [one] { $count } истребитель
        [few] { $count } истребителя
       *[many] { $count } истребителей
    }
kind-infantry = пехота
    .count = { $count ->
        [one] { $count } отряд пехоты
        [few] { $count } отряда пехоты
       *[many] { $count } отрядов пехоты
    }
kind-pds = ПСО
    .count = { $count } ПСО
kind-space-dock = база
    .count = { $count ->
        [one] { $count } база
        [few] { $count } базы
       *[many] { $count } баз
    }

## Отряды: общие, фракционные, флагманы

unit-war-sun = Солнце войны
unit-dreadnought = Дредноут I
unit-carrier = Транспортник I
unit-cruiser = Крейсер I
unit-destroyer = Эсминец I
unit-fighter = Истребитель I
unit-infantry = Пехота I
unit-pds = ПСО I
unit-space-dock = База I
unit-dreadnought-2 = Дредноут II
unit-carrier-2 = Транспортник II
unit-cruiser-2 = Крейсер II
unit-destroyer-2 = Эсминец II
unit-fighter-2 = Истребитель II
unit-infantry-2 = Пехота II
unit-pds-2 = ПСО II
unit-space-dock-2 = База II
unit-letani-warrior-1 = Воин Летани I
unit-letani-warrior-2 = Воин Летани II
unit-floating-factory-1 = Летающая фабрика I
unit-floating-factory-2 = Летающая фабрика II
unit-prototype-war-sun-1 = Прототип солнца войны I
unit-prototype-war-sun-2 = Прототип солнца войны II
unit-advanced-carrier-1 = Усовершенствованный транспортник I
unit-advanced-carrier-2 = Усовершенствованный транспортник II
unit-spec-ops-1 = Спецназ I
unit-spec-ops-2 = Спецназ II
unit-super-dreadnought-1 = Супердредноут I
unit-super-dreadnought-2 = Супердредноут II
unit-hybrid-crystal-fighter-1 = Гибридный кристаллический истребитель I
unit-hybrid-crystal-fighter-2 = Гибридный кристаллический истребитель II
unit-exotrireme-1 = Экзотрирема I
unit-exotrireme-2 = Экзотрирема II
unit-duha-menaimon = Духа Менаймон
unit-arc-secundus = Арк Секундус
unit-son-of-ragh = Сын Рага
unit-the-inferno = Инферно
unit-wrath-of-kenara = Гнев Кенары
unit-genesis = Генезис
unit-hil-colish = Хил Колиш
unit-zero-zero-one = { "[" }0.0.1]
unit-fourth-moon = Четвёртая луна
unit-matriarch = Матриарх
unit-the-alastor = Аластор
unit-cmorran-norr = К’Морран Н’орр
unit-jns-hylarim = Ж.Н.С. «Хайларим»
unit-salai-sai-corian = Салай Сай Кориан
unit-loncara-ssodu = Лонкара Ссоду
unit-van-hauge = Ван Хауг
unit-ysia-yssrila = И’сиа И’ссрила

## Технологии

technology-antimass-deflectors = Антимассовые дефлекторы
technology-gravity-drive = Гравитационный двигатель
technology-fleet-logistics = Логистика флота
technology-light-wave-deflector = Световолновой дефлектор
technology-neural-motivator = Нейромотиватор
technology-dacxive-animators = Даксивные аниматоры
technology-hyper-metabolism = Гиперметаболизм
technology-x89-bacterial-weapon = Бактериологическое оружие Х-89
technology-sarween-tools = Сарвинские инструменты
technology-graviton-laser-system = Гравитонная лазерная система
technology-transit-diodes = Транзитные диоды
technology-integrated-economy = Интегрированная экономика
technology-plasma-scoring = Плазменные заряды
technology-magen-defense-grid = Защитная сеть «Маген»
technology-duranium-armor = Дюраниевая броня
technology-assault-cannon = Штурмовая пушка
technology-war-sun = Солнце войны
technology-dreadnought-2 = Дредноут II
technology-carrier-2 = Транспортник II
technology-cruiser-2 = Крейсер II
technology-destroyer-2 = Эсминец II
technology-fighter-2 = Истребитель II
technology-infantry-2 = Пехота II
technology-pds-2 = ПСО II
technology-space-dock-2 = База II
technology-bioplasmosis = Биоплазмоз
technology-l4-disruptors = Дизрапторы Л4
technology-non-euclidean-shielding = Неевклидовое экранирование
technology-chaos-mapping = Картография хаоса
technology-magmus-reactor = Реактор «Магмус»
technology-production-biomes = Производственные биомы
technology-quantum-datahub-node = Квантовый узел данных
technology-wormhole-generator = Генератор червоточин
technology-dimensional-splicer = Сшиватель измерений
technology-inheritance-systems = Системы наследования
technology-salvage-operations = Сбор обломков
technology-mirror-computing = Зеркальные вычисления
technology-neuroglaive = Нейроглефа
technology-valefar-assimilator-x = Ассимилятор Валефара Икс
technology-valefar-assimilator-y = Ассимилятор Валефара Игрек
technology-valkyrie-particle-weave = Корпускулярная броня «Валькирия»
technology-e-res-siphons = Энергосифоны
technology-spatial-conduit-cylinder = Цилиндр пространственного перехода
technology-lazax-gate-folding = Свёртывание врат лазаксов
technology-hegemonic-trade-policy = Гегемонистская торговая политика
technology-instinct-training = Тренировка инстинктов
technology-nullification-field = Нейтрализующее поле
technology-yin-spinner = Прядильщик Инь
technology-impulse-core = Импульсное ядро
technology-transparasteel-plating = Прозрачносталевая обшивка
technology-mageon-implants = Магеонные импланты
technology-letani-warrior-2 = Воин Летани II
technology-floating-factory-2 = Летающая фабрика II
technology-prototype-war-sun-2 = Прототип солнца войны II
technology-advanced-carrier-2 = Усовершенствованный транспортник II
technology-spec-ops-2 = Спецназ II
technology-super-dreadnought-2 = Супердредноут II
technology-hybrid-crystal-fighter-2 = Гибридный кристаллический истребитель II
technology-exotrireme-2 = Экзотрирема II

## Карты стратегии

strategy-card-leadership = Лидерство
strategy-card-diplomacy = Дипломатия
strategy-card-politics = Политика
strategy-card-construction = Строительство
strategy-card-trade = Торговля
strategy-card-warfare = Война
strategy-card-technology = Исследования
strategy-card-imperial = Экспансия

## Планеты

planet-jord = Йорд
planet-moll-primus = Молл-Примус
planet-darien = Дариен
planet-muaat = Муаат
planet-nestphar = Нестфар
planet-zero-zero-zero = { "[" }0.0.0]
planet-winnu = Винну
planet-mordai-ii = Мордай II
planet-maaluuk = Маалуук
planet-druaa = Друаа
planet-arc-prime = Арк-Прайм
planet-wren-terra = Рен-Терра
planet-lisis-ii = Лисис II
planet-ragh = Раг
planet-nar = Нар
planet-jol = Жол
planet-trenlak = Трен’лак
planet-quinarra = Квинарра
planet-archon-ren = Архон-Рен
planet-archon-tau = Архон-Тау
planet-retillion = Ретиллион
planet-shalloq = Шаллок
planet-hercant = Херкант
planet-arretze = Арретце
planet-kamdorn = Камдорн
planet-mecatol-rex = Мекатол-Рекс
planet-wellon = Веллон
planet-vefut-ii = Вефут II
planet-thibah = Тиба
planet-tarmann = Тар’манн
planet-saudor = Саудор
planet-mehar-xull = Мехар-Зулл
planet-quann = Кванн
planet-lodor = Лодор
planet-new-albion = Новый Альбион
planet-starpoint = Старпойнт
planet-tequran = Теку’ран
planet-torkan = Торкан
planet-qucenn = Кусен’н
planet-rarron = Раррон
planet-mellon = Меллон
planet-zohbat = Зохбат
planet-lazar = Лазар
planet-sakulag = Сакулаг
planet-dal-bootha = Дал-Бута
planet-xxehan = Ззехан
planet-corneeq = Корник
planet-resculon = Рескулон
planet-centauri = Центаври
planet-gral = Грал
planet-bereg = Берег
planet-lirta-iv = Лирта IV
planet-arnor = Арнор
planet-lor = Лор
planet-arinam = Аринам
planet-meer = Меер
planet-abyz = Абиз
planet-fria = Фриа
planet-creuss = Креусс

## Системы по номерам фрагментов

system-1 = Йорд
system-2 = Молл-Примус
system-3 = Дариен
system-4 = Муаат
system-5 = Нестфар
system-6 = { "[" }0.0.0]
system-7 = Винну
system-8 = Мордай II
system-9 = Маалуук и Друаа
system-10 = Арк-Прайм и Рен-Терра
system-11 = Лисис II и Раг
system-12 = Нар и Жол
system-13 = Трен’лак и Квинарра
system-14 = Архон-Рен и Архон-Тау
system-15 = Ретиллион и Шаллок
system-16 = Херкант, Арретце и Камдорн
system-17 = Врата Креусса
system-18 = Мекатол-Рекс
system-19 = Веллон
system-20 = Вефут II
system-21 = Тиба
system-22 = Тар’манн
system-23 = Саудор
system-24 = Мехар-Зулл
system-25 = Кванн
system-26 = Лодор
system-27 = Новый Альбион и Старпойнт
system-28 = Теку’ран и Торкан
system-29 = Кусен’н и Раррон
system-30 = Меллон и Зохбат
system-31 = Лазар и Сакулаг
system-32 = Дал-Бута и Ззехан
system-33 = Корник и Рескулон
system-34 = Центаври и Грал
system-35 = Берег и Лирта IV
system-36 = Арнор и Лор
system-37 = Аринам и Меер
system-38 = Абиз и Фриа
system-39 = Альфа-червоточина
system-40 = Бета-червоточина
system-41 = Гравитационный разлом
system-42 = Туманность
system-43 = Сверхновая
system-44 = Поле астероидов I
system-45 = Поле астероидов II
system-46 = Пустой космос А
system-47 = Пустой космос Б
system-48 = Пустой космос В
system-49 = Пустой космос Г
system-50 = Пустой космос Д
system-51 = Креусс

## Карты действий

action-card-ancient-burial-sites = Древние захоронения
action-card-assassinate-representative = Убийство представителя
action-card-bribery = Подкуп
action-card-bunker = Бункер
action-card-confusing-legal-text = Юридическая казуистика
action-card-construction-rider = Поправка: строительство
action-card-courageous-to-the-end = Мужество до конца
action-card-cripple-defenses = Подрыв обороны
action-card-diplomacy-rider = Поправка: дипломатия
action-card-direct-hit = Прямое попадание
action-card-disable = Вывод из строя
action-card-distinguished-councilor = Выдающийся советник
action-card-economic-initiative = Экономическая инициатива
action-card-emergency-repairs = Экстренный ремонт
action-card-experimental-battlestation = Экспериментальная боевая станция
action-card-fighter-prototype = Прототип истребителя
action-card-fire-team = Огневая группа
action-card-flank-speed = Полный вперёд
action-card-focused-research = Целенаправленные исследования
action-card-frontline-deployment = Переброска на фронт
action-card-ghost-ship = Корабль-призрак
action-card-imperial-rider = Поправка: экспансия
action-card-in-the-silence-of-space = В безмолвии космоса
action-card-industrial-initiative = Промышленная инициатива
action-card-infiltrate = Внедрение
action-card-insubordination = Неповиновение
action-card-intercept = Перехват
action-card-leadership-rider = Поправка: лидерство
action-card-lost-star-chart = Утерянная звёздная карта
action-card-lucky-shot = Удачное попадание
action-card-maneuvering-jets = Манёвренные двигатели
action-card-mining-initiative = Горнодобывающая инициатива
action-card-morale-boost = Подъём боевого духа
action-card-parley = Переговоры
action-card-plague = Чума
action-card-political-stability = Политическая стабильность
action-card-politics-rider = Поправка: политика
action-card-public-disgrace = Публичный позор
action-card-reactor-meltdown = Расплавление реактора
action-card-reparations = Репарации
action-card-repeal-law = Отмена закона
action-card-rise-of-a-messiah = Пришествие мессии
action-card-sabotage = Саботаж
action-card-salvage = Трофеи
action-card-shields-holding = Щиты держатся
action-card-signal-jamming = Глушение сигнала
action-card-skilled-retreat = Умелое отступление
action-card-spy = Шпион
action-card-summit = Саммит
action-card-tactical-bombardment = Тактическая бомбардировка
action-card-technology-rider = Поправка: исследования
action-card-trade-rider = Поправка: торговля
action-card-unexpected-action = Неожиданное действие
action-card-unstable-planet = Нестабильная планета
action-card-upgrade = Модернизация
action-card-uprising = Восстание
action-card-veto = Вето
action-card-war-effort = Военные усилия
action-card-warfare-rider = Поправка: война

## Карты политики

agenda-anti-intellectual-revolution = Антиинтеллектуальная революция
agenda-classified-document-leaks = Утечка секретных документов
agenda-conventions-of-war = Военные конвенции
agenda-enforced-travel-ban = Запрет на перемещения
agenda-executive-sanctions = Правительственные санкции
agenda-fleet-regulations = Ограничение флота
agenda-homeland-defense-act = Закон о защите родины
agenda-publicize-weapon-schematics = Обнародование чертежей оружия
agenda-regulated-conscription = Ограниченный призыв
agenda-representative-government = Представительное правление
agenda-shared-research = Совместные исследования
agenda-wormhole-reconstruction = Перестройка червоточин
agenda-committee-formation = Создание комитета
agenda-imperial-arbiter = Имперский арбитр
agenda-minister-of-commerce = Министр торговли
agenda-minister-of-exploration = Министр освоения космоса
agenda-minister-of-industry = Министр промышленности
agenda-minister-of-peace = Министр мира
agenda-minister-of-policy = Министр политики
agenda-minister-of-sciences = Министр наук
agenda-minister-of-war = Министр войны
agenda-prophecy-of-ixth = Пророчество Икста
agenda-shard-of-the-throne = Осколок трона
agenda-the-crown-of-emphidia = Корона Эмфидии
agenda-the-crown-of-thalnos = Корона Талноса
agenda-core-mining = Разработка ядра
agenda-demilitarized-zone = Демилитаризованная зона
agenda-holy-planet-of-ixth = Священная планета Икста
agenda-research-team-biotic = Исследовательская группа: биотехнологии
agenda-research-team-cybernetic = Исследовательская группа: кибернетические технологии
agenda-research-team-propulsion = Исследовательская группа: двигательные технологии
agenda-research-team-warfare = Исследовательская группа: военные технологии
agenda-senate-sanctuary = Убежище Сената
agenda-terraforming-initiative = Программа терраформирования
agenda-arms-reduction = Сокращение вооружений
agenda-economic-equality = Экономическое равенство
agenda-incentive-program = Программа поощрений
agenda-ixthian-artifact = Икстианский артефакт
agenda-mutiny = Мятеж
agenda-new-constitution = Новая конституция
agenda-seed-of-an-empire = Семя империи
agenda-swords-to-plowshares = Мечи на орала
agenda-unconventional-measures = Нестандартные меры
agenda-wormhole-research = Исследование червоточин
agenda-archived-secret = Секрет из архива
agenda-public-execution = Публичная казнь
agenda-colonial-redistribution = Передел колоний
agenda-compensated-disarmament = Разоружение с компенсацией
agenda-judicial-abolishment = Судебная отмена
agenda-miscount-disclosed = Ошибка в подсчёте голосов

## Цели

objective-corner-the-market = Захватить рынок
objective-develop-weaponry = Разработать вооружение
objective-diversify-research = Разнообразить исследования
objective-erect-a-monument = Воздвигнуть монумент
objective-expand-borders = Расширить границы
objective-found-research-outposts = Основать исследовательские аванпосты
objective-intimidate-council = Запугать совет
objective-lead-from-the-front = Вести за собой
objective-negotiate-trade-routes = Согласовать торговые пути
objective-sway-the-council = Склонить совет на свою сторону
objective-centralize-galactic-trade = Централизовать галактическую торговлю
objective-conquer-the-weak = Покорить слабых
objective-form-galactic-brain-trust = Собрать лучшие умы галактики
objective-found-a-golden-age = Положить начало золотому веку
objective-galvanize-the-people = Воодушевить народ
objective-manipulate-galactic-law = Манипулировать галактическими законами
objective-master-the-sciences = Овладеть науками
objective-revolutionize-warfare = Совершить переворот в военном деле
objective-subdue-the-galaxy = Подчинить галактику
objective-unify-the-colonies = Объединить колонии
objective-destroy-their-greatest-ship = Уничтожить их величайший корабль
objective-make-an-example-of-their-world = Преподать урок их миру
objective-spark-a-rebellion = Разжечь восстание
objective-turn-their-fleets-to-dust = Обратить их флот в пыль
objective-unveil-flagship = Явить флагман
objective-adapt-new-strategies = Освоить новые стратегии
objective-become-the-gatekeeper = Стать привратником
objective-control-the-region = Контролировать регион
objective-cut-supply-lines = Перерезать линии снабжения
objective-establish-a-perimeter = Создать периметр обороны
objective-forge-an-alliance = Скрепить союз
objective-form-a-spy-network = Создать шпионскую сеть
objective-fuel-the-war-machine = Подпитать военную машину
objective-gather-a-mighty-fleet = Собрать могучий флот
objective-learn-the-secrets-of-the-cosmos = Познать тайны космоса
objective-master-the-laws-of-physics = Постичь законы физики
objective-mine-rare-metals = Добывать редкие металлы
objective-monopolize-production = Монополизировать производство
objective-occupy-the-seat-of-the-empire = Занять трон империи
objective-threaten-enemies = Угрожать врагам

## Карты обещаний

note-ceasefire = Прекращение огня
note-trade-agreement = Торговое соглашение
note-political-secret = Политическая тайна
note-support-for-the-throne = Поддержка трона
note-stymie = Препона
note-war-funding = Военное финансирование
note-raghs-call = Зов Рага
note-fires-of-the-gashlai = Огни гашлаев
note-trade-convoys = Торговые конвои
note-military-support = Военная поддержка
note-creuss-iff = Система опознавания Креусса
note-cybernetic-enhancements = Кибернетические усовершенствования
note-promise-of-protection = Обещание защиты
note-gift-of-prescience = Дар предвидения
note-antivirus = Антивирус
note-tekklar-legion = Легион Текклар
note-research-agreement = Соглашение об исследованиях
note-acquiescence = Уступка
note-political-favor = Политическая услуга
note-greyfire-mutagen = Мутаген «Серый огонь»
note-spy-net = Шпионская сеть

## Фазы, шаги, действия

phase-setup = Подготовка
phase-strategy = Фаза стратегии
phase-action = Фаза действий
phase-status = Фаза статуса
phase-agenda = Фаза политики
tactical-activation = Активация
tactical-movement = Передвижение
tactical-space-combat = Космический бой
tactical-invasion = Вторжение
tactical-production = Производство
combat-barrage = Заградительный огонь
combat-retreats = Объявление об отступлении
combat-roll = Бросок кубиков
combat-hits = Присвоение попаданий
combat-retreat = Отступление
invasion-bombardment = Бомбардировка
invasion-commit = Высадка наземных войск
invasion-cannon = Космическая пушка: защита
invasion-combat = Наземный бой
invasion-control = Установление контроля
status-score = Выполнение целей
status-reveal = Раскрытие карты цели
status-draw = Получение карт действий
status-remove = Возврат жетонов приказа
status-gain = Получение и перераспределение жетонов
status-ready = Подготовка карт
status-repair = Ремонт отрядов
status-return = Возврат карт стратегии
action-strategic = Стратегическое действие
action-tactical = Тактическое действие
action-component = Компонентное действие

## Прочие слова

anomaly-asteroid-field = поле астероидов
    .brief = входа нет
anomaly-supernova = сверхновая
    .brief = входа нет
anomaly-nebula = туманность
    .brief = остановка, +1
anomaly-gravity-rift = гравитационный разлом
    .brief = +1, гибель при 1–3
wormhole-alpha = альфа-червоточина
wormhole-beta = бета-червоточина
wormhole-delta = дельта-червоточина
trait-cultural = культурная
trait-hazardous = опасная
trait-industrial = промышленная
colour-blue = двигательные технологии
colour-green = биотехнологии
colour-yellow = кибернетические технологии
colour-red = военные технологии
colour-unit-upgrade = улучшение отряда
colour-none = без цвета
pool-tactic = тактический резерв
pool-fleet = резерв флота
pool-strategy = стратегический резерв
unit-ability-sustain = Поглощение урона
unit-ability-barrage = Заградительный огонь
unit-ability-bombardment = Бомбардировка
unit-ability-shield = Планетарный щит
unit-ability-production = Производство
unit-ability-cannon = Космическая пушка
value-cost = Цена
value-combat = Бой
value-move = Полёт
value-capacity = Места на борту
value-resources = Ресурсы
value-influence = Влияние
deck-stage-1 = цели этапа I
deck-stage-2 = цели этапа II
deck-secret = секретные цели
deck-action = карты действий
deck-agenda = карты политики
agenda-kind-law = закон
agenda-kind-directive = распоряжение
outcome-for = За
outcome-against = Против
vote-for-against = За или против
vote-elect-player = Выбрать игрока
vote-elect-planet = Выбрать планету
vote-elect-law = Выбрать закон
vote-elect-scored-secret-objective = Выбрать выполненную секретную цель
planets-any = любая планета
planets-cultural = культурная планета
planets-industrial = промышленная планета
planets-hazardous = опасная планета
planets-non-home-not-mecatol = планета вне родных систем, кроме Мекатол-Рекса
token-custodians = жетон хранителей
token-speaker = жетон председателя
token-command = жетон приказа
token-control = жетон контроля
token-alpha-wormhole-token = жетон альфа-червоточины
token-beta-wormhole-token = жетон бета-червоточины
token-naalu-zero-token = жетон «0» Наалу
token-assimilator-x-token = жетон ассимиляции Икс
token-assimilator-y-token = жетон ассимиляции Игрек
