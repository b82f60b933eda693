### Назви фракцій, систем, планет, загонів, технологій і карт «Сутінків імперії»

## Фракції

faction-arborec = Арбореки
    .short = Арбореки
faction-letnev = Баронат Летнев
    .short = Летнев
faction-saar = Клан Саар
    .short = Саар
faction-muaat = Жарини Муаату
    .short = Муаат
faction-hacan = Гаканські емірати
    .short = Гакан
faction-sol = Федерація Сол
    .short = Сол
faction-creuss = Привиди Креусса
    .short = Креусс
faction-l1z1x = Психомережа Л1З1КС
    .short = Л1З1КС
faction-mentak = Коаліція Ментака
    .short = Ментак
faction-naalu = Клубок Наалу
    .short = Наалу
faction-nekro = Некровірус
    .short = Некровірус
faction-sardakk-norr = Сардак Н’орр
    .short = Н’орр
faction-jol-nar = Університети Жол-Нар
    .short = Жол-Нар
faction-winnu = Вінну
    .short = Вінну
faction-xxcha = Королівство Ззча
    .short = Ззча
faction-yin = Братство Інь
    .short = Інь
faction-yssaril = Племена іссарилів
    .short = Іссарили

## Фракційні властивості

ability-mitosis = Мітоз
ability-munitions-reserves = Резерв боєприпасів
ability-armada = Армада
ability-scavenge = Мародерство
ability-nomadic = Кочівники
ability-star-forge = Зоряна кузня
ability-gashlai-physiology = Фізіологія гашлаїв
ability-masters-of-trade = Майстри торгівлі
ability-guild-ships = Кораблі гільдії
ability-arbiters = Арбітри
ability-orbital-drop = Орбітальний десант
ability-versatile = Різнобічність
ability-quantum-entanglement = Квантова заплутаність
ability-slipstream = Попутний потік
ability-creuss-gate = Врата Креусса
ability-assimilate = Асиміляція
ability-harrow = Килимове бомбардування
ability-ambush = Засідка
ability-pillage = Грабунок
ability-telepathic = Телепатія
ability-foresight = Передбачення
ability-galactic-threat = Галактична загроза
ability-technological-singularity = Технологічна сингулярність
ability-propagation = Поширення
ability-unrelenting = Невблаганність
ability-fragile = Крихкість
ability-brilliant = Геніальність
ability-analytical = Аналітичний розум
ability-blood-ties = Кровні узи
ability-reclamation = Повернення володінь
ability-peace-accords = Мирні угоди
ability-quash = Відхилення
ability-indoctrination = Індоктринація
ability-devotion = Відданість
ability-stall-tactics = Тактика зволікань
ability-scheming = Інтриги
ability-crafty = Хитрість

## Види загонів

kind-flagship = флагман
    .count = { $count ->
        [one] { $count } флагман
        [few] { $count } флагмани
       *[many] { $count } флагманів
    }
kind-war-sun = сонце війни
    .count = { $count ->
        [one] { $count } сонце війни
        [few] { $count } сонця війни
       *[many] { $count } сонць війни
    }
kind-dreadnought = дредноут
    .count = { $count ->
        [one] { $count } дредноут
        [few] { $count } дредноути
       *[many] { $count } дредноутів
    }
kind-carrier = транспортник
    .count = { $count ->
        [one] { $count } транспортник
        [few] { $count } транспортники
       *[many] { $count } транспортників
    }
kind-cruiser = крейсер
    .count = { $count ->
        [one] { $count } крейсер
        [few] { $count } крейсери
       *[many] { $count } крейсерів
    }
kind-destroyer = есмінець
    .count = { $count ->
        [one] { $count } есмінець
        [few] { $count } есмінці
       *[many] { $count } есмінців
    }
kind-fighter = винищувач
    .count = { $count ->
        [one] { $count } винищувач
        [few] { $count } винищувачі
       *[many] { $count } винищувачів
    }
kind-infantry = піхота
    .count = { $count ->
        [one] { $count } загін піхоти
        [few] { $count } загони піхоти
       *[many] { $count } загонів піхоти
    }
kind-pds = ПСО
    .count = { $count } ПСО
kind-space-dock = космічний док
    .count = { $count ->
        [one] { $count } космічний док
        [few] { $count } космічні доки
       *[many] { $count } космічних доків
    }

## Загони: загальні, фракційні, флагмани

unit-war-sun = Сонце війни
unit-dreadnought = Дредноут I
unit-carrier = Транспортник I
unit-cruiser = Крейсер I
unit-destroyer = Есмінець I
unit-fighter = Винищувач I
unit-infantry = Піхота I
unit-pds = ПСО I
unit-space-dock = Космічний док I
unit-dreadnought-2 = Дредноут II
unit-carrier-2 = Транспортник II
unit-cruiser-2 = Крейсер II
unit-destroyer-2 = Есмінець II
unit-fighter-2 = Винищувач II
unit-infantry-2 = Піхота II
unit-pds-2 = ПСО II
unit-space-dock-2 = Космічний док II
unit-letani-warrior-1 = Воїн Летані I
unit-letani-warrior-2 = Воїн Летані II
unit-floating-factory-1 = Літаюча фабрика I
unit-floating-factory-2 = Літаюча фабрика II
unit-prototype-war-sun-1 = Прототип сонця війни I
unit-prototype-war-sun-2 = Прототип сонця війни II
unit-advanced-carrier-1 = Удосконалений транспортник I
unit-advanced-carrier-2 = Удосконалений транспортник II
unit-spec-ops-1 = Спецпризначенці I
unit-spec-ops-2 = Спецпризначенці II
unit-super-dreadnought-1 = Супердредноут I
unit-super-dreadnought-2 = Супердредноут II
unit-hybrid-crystal-fighter-1 = Гібридний кристалічний винищувач I
unit-hybrid-crystal-fighter-2 = Гібридний кристалічний винищувач II
unit-exotrireme-1 = Екзотрирема I
unit-exotrireme-2 = Екзотрирема II
unit-duha-menaimon = Духа Менаймон
unit-arc-secundus = Арк Секундус
unit-son-of-ragh = Син Рага
unit-the-inferno = Інферно
unit-wrath-of-kenara = Гнів Кенари
unit-genesis = Генезис
unit-hil-colish = Гіл Коліш
unit-zero-zero-one = { "[" }0.0.1]
unit-fourth-moon = Четвертий місяць
unit-matriarch = Матріарх
unit-the-alastor = Аластор
unit-cmorran-norr = К’Морран Н’орр
unit-jns-hylarim = Ж.Н.С. «Гайларім»
unit-salai-sai-corian = Салай Сай Коріан
unit-loncara-ssodu = Лонкара Ссоду
unit-van-hauge = Ван Гауг
unit-ysia-yssrila = І’сіа І’ссріла

## Технології

technology-antimass-deflectors = Антимасові дефлектори
technology-gravity-drive = Гравітаційний двигун
technology-fleet-logistics = Логістика флоту
technology-light-wave-deflector = Світлохвильовий дефлектор
technology-neural-motivator = Нейромотиватор
technology-dacxive-animators = Даксивні аніматори
technology-hyper-metabolism = Гіперметаболізм
technology-x89-bacterial-weapon = Бактеріологічна зброя Х-89
technology-sarween-tools = Сарвінські інструменти
technology-graviton-laser-system = Гравітонна лазерна система
technology-transit-diodes = Транзитні діоди
technology-integrated-economy = Інтегрована економіка
technology-plasma-scoring = Плазмові заряди
technology-magen-defense-grid = Захисна мережа «Маген»
technology-duranium-armor = Дюранієва броня
technology-assault-cannon = Штурмова гармата
technology-war-sun = Сонце війни
technology-dreadnought-2 = Дредноут II
technology-carrier-2 = Транспортник II
technology-cruiser-2 = Крейсер II
technology-destroyer-2 = Есмінець II
technology-fighter-2 = Винищувач II
technology-infantry-2 = Піхота II
technology-pds-2 = ПСО II
technology-space-dock-2 = Космічний док II
technology-bioplasmosis = Біоплазмоз
technology-l4-disruptors = Дизраптори Л4
technology-non-euclidean-shielding = Неевклідове екранування
technology-chaos-mapping = Картографія хаосу
technology-magmus-reactor = Реактор «Магмус»
technology-production-biomes = Виробничі біоми
technology-quantum-datahub-node = Квантовий вузол даних
technology-wormhole-generator = Генератор червоточин
technology-dimensional-splicer = Зшивач вимірів
technology-inheritance-systems = Системи успадкування
technology-salvage-operations = Збирання уламків
technology-mirror-computing = Дзеркальні обчислення
technology-neuroglaive = Нейроглефа
technology-valefar-assimilator-x = Асимілятор Валефара Ікс
technology-valefar-assimilator-y = Асимілятор Валефара Ігрек
technology-valkyrie-particle-weave = Корпускулярна броня «Валькірія»
technology-e-res-siphons = Енергосифони
technology-spatial-conduit-cylinder = Циліндр просторового переходу
technology-lazax-gate-folding = Згортання врат лазаксів
technology-hegemonic-trade-policy = Гегемоністська торгова політика
technology-instinct-training = Тренування інстинктів
technology-nullification-field = Нейтралізаційне поле
technology-yin-spinner = Прядильник Інь
technology-impulse-core = Імпульсне ядро
technology-transparasteel-plating = Прозоросталева обшивка
technology-mageon-implants = Магеонні імпланти
technology-letani-warrior-2 = Воїн Летані II
technology-floating-factory-2 = Літаюча фабрика II
technology-prototype-war-sun-2 = Прототип сонця війни II
technology-advanced-carrier-2 = Удосконалений транспортник II
technology-spec-ops-2 = Спецпризначенці II
technology-super-dreadnought-2 = Супердредноут II
technology-hybrid-crystal-fighter-2 = Гібридний кристалічний винищувач II
technology-exotrireme-2 = Екзотрирема II

## Карти стратегії

strategy-card-leadership = Лідерство
strategy-card-diplomacy = Дипломатія
strategy-card-politics = Політика
strategy-card-construction = Будівництво
strategy-card-trade = Торгівля
strategy-card-warfare = Війна
strategy-card-technology = Дослідження
strategy-card-imperial = Експансія

## Планети

planet-jord = Йорд
planet-moll-primus = Молл-Примус
planet-darien = Дарієн
planet-muaat = Муаат
planet-nestphar = Нестфар
planet-zero-zero-zero = { "[" }0.0.0]
planet-winnu = Вінну
planet-mordai-ii = Мордай II
planet-maaluuk = Маалуук
planet-druaa = Друаа
planet-arc-prime = Арк-Прайм
planet-wren-terra = Рен-Терра
planet-lisis-ii = Лісіс II
planet-ragh = Раг
planet-nar = Нар
planet-jol = Жол
planet-trenlak = Трен’лак
planet-quinarra = Квінарра
planet-archon-ren = Архон-Рен
planet-archon-tau = Архон-Тау
planet-retillion = Ретілліон
planet-shalloq = Шаллок
planet-hercant = Геркант
planet-arretze = Арретце
planet-kamdorn = Камдорн
planet-mecatol-rex = Мекатол-Рекс
planet-wellon = Веллон
planet-vefut-ii = Вефут II
planet-thibah = Тіба
planet-tarmann = Тар’манн
planet-saudor = Саудор
planet-mehar-xull = Мегар-Зулл
planet-quann = Кванн
planet-lodor = Лодор
planet-new-albion = Новий Альбіон
planet-starpoint = Старпойнт
planet-tequran = Теку’ран
planet-torkan = Торкан
planet-qucenn = Кусен’н
planet-rarron = Раррон
planet-mellon = Меллон
planet-zohbat = Зогбат
planet-lazar = Лазар
planet-sakulag = Сакулаг
planet-dal-bootha = Дал-Бута
planet-xxehan = Ззеган
planet-corneeq = Корнік
planet-resculon = Рескулон
planet-centauri = Центаврі
planet-gral = Грал
planet-bereg = Берег
planet-lirta-iv = Лірта IV
planet-arnor = Арнор
planet-lor = Лор
planet-arinam = Арінам
planet-meer = Меер
planet-abyz = Абіз
planet-fria = Фріа
planet-creuss = Креусс

## Системи за номерами фрагментів

system-1 = Йорд
system-2 = Молл-Примус
system-3 = Дарієн
system-4 = Муаат
system-5 = Нестфар
system-6 = { "[" }0.0.0]
system-7 = Вінну
system-8 = Мордай II
system-9 = Маалуук і Друаа
system-10 = Арк-Прайм і Рен-Терра
system-11 = Лісіс II і Раг
system-12 = Нар і Жол
system-13 = Трен’лак і Квінарра
system-14 = Архон-Рен і Архон-Тау
system-15 = Ретілліон і Шаллок
system-16 = Геркант, Арретце і Камдорн
system-17 = Врата Креусса
system-18 = Мекатол-Рекс
system-19 = Веллон
system-20 = Вефут II
system-21 = Тіба
system-22 = Тар’манн
system-23 = Саудор
system-24 = Мегар-Зулл
system-25 = Кванн
system-26 = Лодор
system-27 = Новий Альбіон і Старпойнт
system-28 = Теку’ран і Торкан
system-29 = Кусен’н і Раррон
system-30 = Меллон і Зогбат
system-31 = Лазар і Сакулаг
system-32 = Дал-Бута і Ззеган
system-33 = Корнік і Рескулон
system-34 = Центаврі і Грал
system-35 = Берег і Лірта IV
system-36 = Арнор і Лор
system-37 = Арінам і Меер
system-38 = Абіз і Фріа
system-39 = Альфа-червоточина
system-40 = Бета-червоточина
system-41 = Гравітаційний розлом
system-42 = Туманність
system-43 = Наднова
system-44 = Поле астероїдів I
system-45 = Поле астероїдів II
system-46 = Порожній космос А
system-47 = Порожній космос Б
system-48 = Порожній космос В
system-49 = Порожній космос Г
system-50 = Порожній космос Д
system-51 = Креусс

## Карти дій

action-card-ancient-burial-sites = Стародавні поховання
action-card-assassinate-representative = Вбивство представника
action-card-bribery = Підкуп
action-card-bunker = Бункер
action-card-confusing-legal-text = Юридична казуїстика
action-card-construction-rider = Поправка: будівництво
action-card-courageous-to-the-end = Мужність до кінця
action-card-cripple-defenses = Підрив оборони
action-card-diplomacy-rider = Поправка: дипломатія
action-card-direct-hit = Пряме влучання
action-card-disable = Виведення з ладу
action-card-distinguished-councilor = Видатний радник
action-card-economic-initiative = Економічна ініціатива
action-card-emergency-repairs = Екстрений ремонт
action-card-experimental-battlestation = Експериментальна бойова станція
action-card-fighter-prototype = Прототип винищувача
action-card-fire-team = Вогнева група
action-card-flank-speed = Повний уперед
action-card-focused-research = Цілеспрямовані дослідження
action-card-frontline-deployment = Перекидання на фронт
action-card-ghost-ship = Корабель-привид
action-card-imperial-rider = Поправка: експансія
action-card-in-the-silence-of-space = У безмовності космосу
action-card-industrial-initiative = Промислова ініціатива
action-card-infiltrate = Проникнення
action-card-insubordination = Непокора
action-card-intercept = Перехоплення
action-card-leadership-rider = Поправка: лідерство
action-card-lost-star-chart = Втрачена зоряна карта
action-card-lucky-shot = Вдале влучання
action-card-maneuvering-jets = Маневрові двигуни
action-card-mining-initiative = Гірничодобувна ініціатива
action-card-morale-boost = Піднесення бойового духу
action-card-parley = Перемовини
action-card-plague = Чума
action-card-political-stability = Політична стабільність
action-card-politics-rider = Поправка: політика
action-card-public-disgrace = Публічна ганьба
action-card-reactor-meltdown = Розплавлення реактора
action-card-reparations = Репарації
action-card-repeal-law = Скасування закону
action-card-rise-of-a-messiah = Прихід месії
action-card-sabotage = Саботаж
action-card-salvage = Трофеї
action-card-shields-holding = Щити тримаються
action-card-signal-jamming = Глушіння сигналу
action-card-skilled-retreat = Вмілий відступ
action-card-spy = Шпигун
action-card-summit = Саміт
action-card-tactical-bombardment = Тактичне бомбардування
action-card-technology-rider = Поправка: дослідження
action-card-trade-rider = Поправка: торгівля
action-card-unexpected-action = Несподівана дія
action-card-unstable-planet = Нестабільна планета
action-card-upgrade = Модернізація
action-card-uprising = Повстання
action-card-veto = Вето
action-card-war-effort = Воєнні зусилля
action-card-warfare-rider = Поправка: війна

## Карти політики

agenda-anti-intellectual-revolution = Антиінтелектуальна революція
agenda-classified-document-leaks = Витік секретних документів
agenda-conventions-of-war = Воєнні конвенції
agenda-enforced-travel-ban = Заборона переміщень
agenda-executive-sanctions = Урядові санкції
agenda-fleet-regulations = Обмеження флоту
agenda-homeland-defense-act = Закон про захист батьківщини
agenda-publicize-weapon-schematics = Оприлюднення креслень зброї
agenda-regulated-conscription = Обмежений призов
agenda-representative-government = Представницьке врядування
agenda-shared-research = Спільні дослідження
agenda-wormhole-reconstruction = Перебудова червоточин
agenda-committee-formation = Створення комітету
agenda-imperial-arbiter = Імперський арбітр
agenda-minister-of-commerce = Міністр торгівлі
agenda-minister-of-exploration = Міністр освоєння космосу
agenda-minister-of-industry = Міністр промисловості
agenda-minister-of-peace = Міністр миру
agenda-minister-of-policy = Міністр політики
agenda-minister-of-sciences = Міністр наук
agenda-minister-of-war = Міністр війни
agenda-prophecy-of-ixth = Пророцтво Ікста
agenda-shard-of-the-throne = Уламок трону
agenda-the-crown-of-emphidia = Корона Емфідії
agenda-the-crown-of-thalnos = Корона Талноса
agenda-core-mining = Розробка ядра
agenda-demilitarized-zone = Демілітаризована зона
agenda-holy-planet-of-ixth = Священна планета Ікста
agenda-research-team-biotic = Дослідницька група: біотехнології
agenda-research-team-cybernetic = Дослідницька група: кібернетичні технології
agenda-research-team-propulsion = Дослідницька група: рушійні технології
agenda-research-team-warfare = Дослідницька група: військові технології
agenda-senate-sanctuary = Притулок Сенату
agenda-terraforming-initiative = Програма тераформування
agenda-arms-reduction = Скорочення озброєнь
agenda-economic-equality = Економічна рівність
agenda-incentive-program = Програма заохочень
agenda-ixthian-artifact = Ікстіанський артефакт
agenda-mutiny = Заколот
agenda-new-constitution = Нова конституція
agenda-seed-of-an-empire = Зерно імперії
agenda-swords-to-plowshares = Мечі на рала
agenda-unconventional-measures = Нестандартні заходи
agenda-wormhole-research = Дослідження червоточин
agenda-archived-secret = Таємниця з архіву
agenda-public-execution = Публічна страта
agenda-colonial-redistribution = Переділ колоній
agenda-compensated-disarmament = Роззброєння з компенсацією
agenda-judicial-abolishment = Судове скасування
agenda-miscount-disclosed = Помилка в підрахунку голосів

## Цілі

objective-corner-the-market = Захопити ринок
objective-develop-weaponry = Розробити озброєння
objective-diversify-research = Урізноманітнити дослідження
objective-erect-a-monument = Звести монумент
objective-expand-borders = Розширити кордони
objective-found-research-outposts = Заснувати дослідницькі аванпости
objective-intimidate-council = Залякати раду
objective-lead-from-the-front = Вести за собою
objective-negotiate-trade-routes = Узгодити торгові шляхи
objective-sway-the-council = Схилити раду на свій бік
objective-centralize-galactic-trade = Централізувати галактичну торгівлю
objective-conquer-the-weak = Підкорити слабких
objective-form-galactic-brain-trust = Зібрати найкращі уми галактики
objective-found-a-golden-age = Започаткувати золотий вік
objective-galvanize-the-people = Надихнути народ
objective-manipulate-galactic-law = Маніпулювати галактичними законами
objective-master-the-sciences = Опанувати науки
objective-revolutionize-warfare = Здійснити переворот у військовій справі
objective-subdue-the-galaxy = Підкорити галактику
objective-unify-the-colonies = Об’єднати колонії
objective-destroy-their-greatest-ship = Знищити їхній найвеличніший корабель
objective-make-an-example-of-their-world = Дати урок їхньому світу
objective-spark-a-rebellion = Розпалити повстання
objective-turn-their-fleets-to-dust = Перетворити їхній флот на пил
objective-unveil-flagship = Явити флагман
objective-adapt-new-strategies = Освоїти нові стратегії
objective-become-the-gatekeeper = Стати брамником
objective-control-the-region = Контролювати регіон
objective-cut-supply-lines = Перерізати лінії постачання
objective-establish-a-perimeter = Створити периметр оборони
objective-forge-an-alliance = Скріпити союз
objective-form-a-spy-network = Створити шпигунську мережу
objective-fuel-the-war-machine = Живити воєнну машину
objective-gather-a-mighty-fleet = Зібрати могутній флот
objective-learn-the-secrets-of-the-cosmos = Пізнати таємниці космосу
objective-master-the-laws-of-physics = Осягнути закони фізики
objective-mine-rare-metals = Видобувати рідкісні метали
objective-monopolize-production = Монополізувати виробництво
objective-occupy-the-seat-of-the-empire = Посісти трон імперії
objective-threaten-enemies = Загрожувати ворогам

## Карти обіцянок

note-ceasefire = Припинення вогню
note-trade-agreement = Торгова угода
note-political-secret = Політична таємниця
note-support-for-the-throne = Підтримка трону
note-stymie = Перепона
note-war-funding = Воєнне фінансування
note-raghs-call = Поклик Рага
note-fires-of-the-gashlai = Вогні гашлаїв
note-trade-convoys = Торгові конвої
note-military-support = Військова підтримка
note-creuss-iff = Система розпізнавання Креусса
note-cybernetic-enhancements = Кібернетичні вдосконалення
note-promise-of-protection = Обіцянка захисту
note-gift-of-prescience = Дар передбачення
note-antivirus = Антивірус
note-tekklar-legion = Легіон Текклар
note-research-agreement = Угода про дослідження
note-acquiescence = Поступка
note-political-favor = Політична послуга
note-greyfire-mutagen = Мутаген «Сірий вогонь»
note-spy-net = Шпигунська мережа

## Фази, кроки, дії

phase-setup = Підготовка
phase-strategy = Фаза стратегії
phase-action = Фаза дій
phase-status = Фаза статусу
phase-agenda = Фаза політики
tactical-activation = Активація
tactical-movement = Переміщення
tactical-space-combat = Космічний бій
tactical-invasion = Вторгнення
tactical-production = Виробництво
combat-barrage = Загороджувальний вогонь
combat-retreats = Оголошення відступу
combat-roll = Кидок кубиків
combat-hits = Розподіл влучань
combat-retreat = Відступ
invasion-bombardment = Бомбардування
invasion-commit = Висадка наземних військ
invasion-cannon = Космічна гармата: захист
invasion-combat = Наземний бій
invasion-control = Встановлення контролю
status-score = Виконання цілей
status-reveal = Відкриття карти цілі
status-draw = Отримання карт дій
status-remove = Повернення токенів наказу
status-gain = Отримання й перерозподіл токенів
status-ready = Підготовка карт
status-repair = Ремонт загонів
status-return = Повернення карт стратегії
action-strategic = Стратегічна дія
action-tactical = Тактична дія
action-component = Компонентна дія

## Інші слова

anomaly-asteroid-field = поле астероїдів
    .brief = входу немає
anomaly-supernova = наднова
    .brief = входу немає
anomaly-nebula = туманність
    .brief = зупинка, +1
anomaly-gravity-rift = гравітаційний розлом
    .brief = +1, загибель на 1–3
wormhole-alpha = альфа-червоточина
wormhole-beta = бета-червоточина
wormhole-delta = дельта-червоточина
trait-cultural = культурна
trait-hazardous = небезпечна
trait-industrial = промислова
colour-blue = рушійні технології
colour-green = біотехнології
colour-yellow = кібернетичні технології
colour-red = військові технології
colour-unit-upgrade = покращення загону
colour-none = без кольору
pool-tactic = тактичний резерв
pool-fleet = резерв флоту
pool-strategy = стратегічний резерв
unit-ability-sustain = Поглинання шкоди
unit-ability-barrage = Загороджувальний вогонь
unit-ability-bombardment = Бомбардування
unit-ability-shield = Планетарний щит
unit-ability-production = Виробництво
unit-ability-cannon = Космічна гармата
value-cost = Вартість
value-combat = Бій
value-move = Рух
value-capacity = Місткість
value-resources = Ресурси
value-influence = Вплив
deck-stage-1 = цілі етапу I
deck-stage-2 = цілі етапу II
deck-secret = таємні цілі
deck-action = карти дій
deck-agenda = карти політики
agenda-kind-law = закон
agenda-kind-directive = розпорядження
outcome-for = За
outcome-against = Проти
vote-for-against = За чи проти
vote-elect-player = Обрати гравця
vote-elect-planet = Обрати планету
vote-elect-law = Обрати закон
vote-elect-scored-secret-objective = Обрати виконану таємну ціль
planets-any = будь-яка планета
planets-cultural = культурна планета
planets-industrial = промислова планета
planets-hazardous = небезпечна планета
planets-non-home-not-mecatol = планета поза рідними системами, крім Мекатол-Рекса
token-custodians = токен хранителів
token-speaker = токен спікера
token-command = токен наказу
token-control = токен контролю
token-alpha-wormhole-token = токен альфа-червоточини
token-beta-wormhole-token = токен бета-червоточини
token-naalu-zero-token = токен «0» Наалу
token-assimilator-x-token = токен асиміляції Ікс
token-assimilator-y-token = токен асиміляції Ігрек
