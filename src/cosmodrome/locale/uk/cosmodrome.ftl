### The frame around every game: pages, table, refusals.
### $name and $names are names of players, already joined; they cannot be declined.

brand = Космодром
close = Закрити
sheet-open = Розгорнути панель
sheet-fold = Згорнути панель
cancel = Скасувати
home-link = Космодром, на головну
skip-to-content = До вмісту
language = Мова
# The name of each language in that language.
language-en = English
language-ru = Русский
language-uk = Українська

## Games: name, one inviting sentence, how long a game takes

game-space-base = Космобаза
    .lead = Кожен кидок кубиків дає прибуток, навіть чужий. Купуйте кораблі, відправляйте старі в патруль і наберіть 40 очок.
    .length = 30–60 хвилин
game-cosmic-encounter = Космічний контакт
    .lead = Кожен прибулець порушує правила по-своєму. Кличте союзників, блефуйте картами, укладайте угоди й заснуйте п’ять колоній у нерідних системах.
    .length = 1–2 години
game-twilight-imperium = Сутінки імперії
    .lead = Сімнадцять фракцій і один трон. Будуйте флоти, торгуйте, інтригуйте, голосуйте в галактичній раді й першими наберіть десять переможних очок.
    .length = 4–8 годин
# $low and $high: how few and how many can play.
game-seats = Гравців: { $low }–{ $high }
game-play = Зібрати стіл
game-bots = Грати з ботами

# The game for those who have never played it: what one wants, a turn, what makes it special, a word of advice.
primer = Гра у двох словах
# Closes the rules in front of somebody’s first table.
primer-begin = Зрозуміло, граймо!
primer-space-base =
    .goal = Наберіть 40 переможних очок. Раунд дограється до кінця, і перемагає той, у кого очок більше.
    .turn = У свій хід ви кидаєте два кубики й використовуєте їх окремо або разом: кораблі в цих секторах вашої бази дають нагороду. Решті ті самі кубики дають нагороду за кораблі в патрулі.
    .heart = Потім можна купити один корабель або колонію. Нова карта стає у свій сектор, а попередня вирушає в патруль і дає нагороду в чужий хід. На купівлю йдуть усі кредити, потім вони поповнюються до вашого доходу.
    .tip = Спершу піднімайте дохід і займайте сектори, які випадають часто, а потім перетворюйте кредити на очки.
primer-cosmic-encounter =
    .goal = Першими створіть п’ять нерідних колоній: поставте кораблі на планети в системах суперників. Перемогти можна й разом з іншими.
    .turn = У свій хід ви відкриваєте карту долі: вона скаже, з ким у вас контакт. Націльте врата на планету й відішліть від одного до чотирьох кораблів, потім обидві сторони кличуть союзників.
    .heart = Обидва головні гравці кладуть по карті долілиць. Дві атаки: перемагає більша сума карти й кораблів. Атака б’є перемовини. Обидві карти — перемовини: домовтеся про угоду, інакше обидва втратите кораблі.
    .tip = Кораблі, що програли, потрапляють у викривлення й повертаються по одному. Ваш прибулець порушує якесь правило: спершу прочитайте його планшет.
primer-twilight-imperium =
    .goal = Першими наберіть десять переможних очок. Їх дають цілі: загальні — усім, таємні — лише вам.
    .turn = У кожному раунді всі вибирають карти стратегії, а потім по черзі виконують дії: активують систему токеном наказу, летять туди, б’ються, висаджуються, виробляють — або розігрують карту стратегії, за якою можуть піти решта.
    .heart = Потім зараховуються цілі й повертаються токени. Коли хтось захопить Мекатол-Рекс, рада почне голосувати. Торгувати, обіцяти й погрожувати можна завжди.
    .tip = Токенів наказів бракує всім. Спершу займіть планети поруч із домом і погляньте на цілі, перш ніж шукати бою.

# Choices a table has before the start: setting-<game>-<option>, and one line for each value.
setting-space-base-variant = Варіант
setting-space-base-variant-standard = Звичайна гра
setting-space-base-variant-light-speed = «Зі швидкістю світла»: швидкий початок
setting-cosmic-encounter-edition = Видання
    .about = Правила видань трохи різні. Новачкам підійде 2018 рік.
setting-cosmic-encounter-edition-2018 = 2018 року
setting-cosmic-encounter-edition-2008 = 2008 року
setting-cosmic-encounter-aliens = Прибульці
    .about = У кожного своя сила. У комбінації — ті, з ким разом цікаво.
setting-cosmic-encounter-aliens-combo = Вдала комбінація
setting-cosmic-encounter-aliens-choose = Один на вибір із двох
setting-cosmic-encounter-aliens-random = Випадкові
setting-cosmic-encounter-aliens-null = Як заведено у виданні
setting-cosmic-encounter-alert = Складність прибульців
    .about = За кольором лампи тривоги на планшеті прибульця.
setting-cosmic-encounter-alert-green = Зелена: грати легко
setting-cosmic-encounter-alert-yellow = До жовтої: потрібен невеликий досвід
setting-cosmic-encounter-alert-red = До червоної: усі прибульці
setting-cosmic-encounter-flares = Особливості
    .about = Карти з особливими властивостями. У 2018 році їх немає, у 2008 вони в колоді.
setting-cosmic-encounter-flares-null = Як заведено у виданні
setting-cosmic-encounter-flares-false = Без особливостей
setting-cosmic-encounter-flares-true = У колоді
setting-cosmic-encounter-technologies = Технології
setting-cosmic-encounter-technologies-false = Без технологій
setting-cosmic-encounter-technologies-true = З технологіями
setting-cosmic-encounter-planets = Планет у системі
setting-cosmic-encounter-planets-5 = П’ять (перемога — 5 колоній)
setting-cosmic-encounter-planets-4 = Чотири (перемога — 4 колонії)
setting-cosmic-encounter-one_encounter = Контактів за хід
setting-cosmic-encounter-one_encounter-false = До двох
setting-cosmic-encounter-one_encounter-true = Лише один
setting-cosmic-encounter-hidden_powers = Планшети прибульців
setting-cosmic-encounter-hidden_powers-false = Відкриті з початку гри
setting-cosmic-encounter-hidden_powers-true = Приховані, поки їх не відкриють
setting-cosmic-encounter-changing_powers = Сили
setting-cosmic-encounter-changing_powers-false = Не змінюються
setting-cosmic-encounter-changing_powers-true = Можуть змінитися щоходу
setting-cosmic-encounter-unlimited_flares = Особливостей за контакт
setting-cosmic-encounter-unlimited_flares-false = По одній на гравця
setting-cosmic-encounter-unlimited_flares-true = Скільки завгодно
setting-cosmic-encounter-filch = Особливість «Крадій»
setting-cosmic-encounter-filch-new = Нова
setting-cosmic-encounter-filch-classic = Класична: із шахрайством
setting-cosmic-encounter-offers = Пропозицій на сторону в угоді
setting-twilight-imperium-points = Очок для перемоги
setting-twilight-imperium-galaxy = Галактика
setting-twilight-imperium-galaxy-random = Випадкова
setting-twilight-imperium-galaxy-build = Будуємо разом, система за системою
setting-twilight-imperium-galaxy-own = Своя карта
    .form = Номери фрагментів за місцями: 26 27 41 …
setting-twilight-imperium-factions = Фракції
setting-twilight-imperium-factions-random = Випадкові
setting-twilight-imperium-factions-choose = На вибір, по черзі
setting-twilight-imperium-factions-draft = Драфт фракцій і місць

## First page

home-title = Космодром: космічні настільні ігри з друзями
home-heading = Зберіть екіпаж і стартуйте
home-lead = Відкрийте стіл, надішліть посилання, вільні місця займуть боти. Без реєстрації та встановлення.
home-games = У що зіграти
home-mine = Ваші столи
home-mine-empty = Ви поки ніде не граєте. Відкрийте стіл або перейдіть за посиланням друга.
home-public = Відкриті для всіх
home-public-empty = Зараз відкритих столів немає. Відкрийте свій для всіх, і хтось долучиться.
home-unofficial = «Космодром» — безкоштовний неофіційний проєкт гравців. Він не пов’язаний із видавцями ігор.
new-table = Новий стіл
import = Відкрити запис партії

row-open = Зайнято місць: { $taken } із { $seats }
row-stopped = Зупинено
row-won = { $count ->
    [one] Переможець: { $names }
   *[other] Переможці: { $names }
}
row-your-turn = Вам вирішувати
row-waiting = Чекаємо: { $names }
row-running = Триває гра
row-round = Раунд { $round }

nowhere-title = Тут порожньо
nowhere-text = Такої сторінки немає. Можливо, посилання скопійовано не повністю.
nowhere-home = На головну

## A new table

new-title = Новий стіл · Космодром
new-heading = Новий стіл
new-game = Гра
new-players = Хто грає
new-seat-count = Гравців
new-settings = Налаштування
new-more-settings = Ще налаштування ({ $count })
new-time = Час на рішення
time-none = Без обмежень
time-seconds = { $seconds ->
    [60] 1 хвилина
    [120] 2 хвилини
    [300] 5 хвилин
    [86400] 1 день
    [259200] 3 дні
    [604800] 1 тиждень
   *[other] { $seconds } секунд
}
new-time-over = Коли час вийшов
new-time-over-pass = гравець пасує, а якщо не можна, вирішує бот
new-time-over-bot = вирішує бот
new-talk = Час на угоду
    .about = Від першої пропозиції. Час вийшов — угоду зірвано.
new-delay = Пауза для прихованих відповідей
    .about = Стільки стіл чекає щоразу, коли хтось міг би мати потрібну карту. Так ніхто не дізнається, хто справді її має.
new-delay-none = Не чекати
new-delay-seconds = { $seconds } с
new-whispers = Гравці можуть шепотітися
new-whispers-hint = Повідомлення, які бачить лише один гравець. Інакше все сказане чують усі.
new-pace = Боти ходять
pace-instant = Миттєво
pace-brisk = Жваво
pace-slow = Повільно, щоб устигнути роздивитися
new-take-back = Крок, що завершує хід, можна взяти назад упродовж
    .about = Гра йде далі, коли цей час мине або коли гравець так скаже.
new-take-back-usual = Кількох секунд, якщо боти ходять не миттєво
new-take-back-none = Не можна: крок зараховується відразу
new-public = Показувати стіл на головній
new-public-hint = Тоді будь-хто зможе долучитися або дивитися. Інакше — лише ті, хто має посилання.
new-create = Створити стіл
new-play = Грати
# $free: seats that are neither yours nor a bot’s.
new-what-next = { $free ->
    [0] Усі на місці.
    [one] { $free } місце залишиться вільним: ви отримаєте посилання для друга.
    [few] { $free } місця залишаться вільними: ви отримаєте посилання для друзів.
   *[many] { $free } місць залишаться вільними: ви отримаєте посилання для друзів.
}
add-bot = Додати бота
fill-bots = Заповнити ботами
remove-bot = Прибрати: { $name }
bot-random = Бот: ходить навмання
    .what = Ходить навмання
    .short = Новачок
bot-greedy = Бот: вправний гравець
    .what = Грає міцно, на крок уперед
    .short = Міцний
bot-search = Бот: думає наперед
    .what = Думає наперед, не поспішає
    .short = Мислитель
bot-unknown = Бот
    .what = Бот
    .short = Бот

your-name = Ваше ім’я
# A bot by its seat.
seat-bot = Бот { $number ->
    [1] Ліра
    [2] Лебідь
    [3] Дракон
    [4] Крук
    [5] Вовк
   *[other] Гідра
}
seat-nameless = Місце { $number }
seat-player = Гравець { $number }
seat-you = ви
seat-who = Хто сидить на місці { $number }
seat-friend = Друг
seat-free = Вільне місце
seat-put-bot = Посадити бота
seat-take = Сісти сюди
seat-leave = Встати
seat-online = за столом
seat-away = не в мережі
seat-let-bot = Нехай за мене грає бот
seat-take-back = Знову граю за себе
seat-resign = Здатися
seat-resign-sure = Здатися остаточно
seat-resign-what = Бот дограє за вас, і в підсумках це буде позначено. Повернутися буде неможливо.
seat-resigned = здача, замість гравця бот

## Before the start

lobby-lead = { $free ->
    [0] Усі на місці.
    [one] Бракує { $free } гравця, і можна починати.
   *[other] Бракує { $free } гравців, і можна починати.
}
lobby-seats = Місця
lobby-start = Почати
lobby-start-wait = { $free ->
    [one] { $free } місце ще вільне: надішліть посилання другові або додайте бота.
    [few] { $free } місця ще вільні: надішліть посилання друзям або додайте ботів.
   *[many] { $free } місць ще вільно: надішліть посилання друзям або додайте ботів.
}
lobby-host-starts = Ви за столом. Гру почне той, хто відкрив стіл.
lobby-sit-or-watch = Займіть місце, щоб грати, або залишайтеся дивитися.
lobby-no-whispers = Без шепоту: все сказане чують усі
# $count: settings that are not listed.
lobby-as-usual = Решта як зазвичай ({ $count })
lobby-public = Відкритий для всіх, видно на головній
lobby-by-link = Лише за посиланням
join = Сісти за стіл
join-more = Ще один гравець за цим пристроєм
join-add = Додати
share-label = Запросіть друзів за посиланням
share-copy = Скопіювати
share-copied = Скопійовано
share-send = Надіслати

## At the table

title-table = { $game } · Космодром
title-your-turn = ● Вам вирішувати: { $game }
table-opening = Відкриваємо стіл…
board = Ігрове поле
menu = Меню
menu-home = На головну
menu-device = На цьому пристрої
menu-look = Чиїми очима
menu-seat = Ваше місце
menu-commitment = Випадковість зафіксовано до початку гри, підправити її не можна. Відбиток:
menu-dice-check = Перевірити кубики
menu-dice-good = Кожна частка зерна — та, яку було обіцяно до початку, і ваша теж.
menu-dice-kept = Кожна частка зерна — та, яку було обіцяно до початку.
menu-dice-bent = Частка в зерні не та, яку було обіцяно: кидки були нечесними.
menu-dice-left-out = Вашої частки немає в зерні: вона не надійшла вчасно або сервер її пропустив.
theme = Вигляд
theme-auto = Як у системі
theme-dark = Темний
theme-light = Світлий
theme-to-light = Світлий вигляд
theme-to-dark = Темний вигляд
sound = Звук, коли вам вирішувати
notices = Сповіщення системи, якщо ви дивитеся в інше вікно
notices-refused = Браузер не дозволяє їх цьому сайту.
sound-on = Увімкнути звук
sound-off = Вимкнути звук
motion = Рух на полі
rules = Правила
rules-opening = Відкриваємо правила…
rules-search = Пошук у правилах
rules-see = Див. також
rules-not-found = Таких слів у правилах немає. Спробуйте інші або менше слів.
help = Довідка
bar-round = раунд { $round }
bar-your-turn = Вам вирішувати
bar-waiting = Чекаємо: { $names }
link-lost = Зв’язок перервався. Під’єднуємося знову, нічого не втрачено.
link-crowded = З вашої адреси відкрито забагато сторінок. Пробуємо знову; закрийте зайві, якщо можна.
busy-again = Невдовзі спробуємо ще раз.
live-your-turn = Вам вирішувати. { $question }
tabs = Частини столу
tab-board = Поле
tab-log = Журнал
tab-chat = Чат
zoom-in = Наблизити
zoom-out = Віддалити
zoom-fit = Усе поле
# Several options lie on one thing of the board: which of them?
board-which = Що саме?

decision = Ваше рішення
# відкриває рядок підказки під запитанням
decision-help = Підказка
decision-more = Ще: лише на шкоду власній стороні ({ $count })
decision-as-list = Обирайте на полі або тут, списком
read-first = Перед початком
read-first-what = Прочитайте, хто ви
read-first-done = Готово
decision-of = Вирішує: { $name }
decision-wait = Вирішують інші
decision-watch = Ви дивитеся
decision-waiting = Чекаємо: { $names }
decision-going-on = Гра триває…
decision-watch-text = Ви бачите те, що відомо всім. Приховані карти залишаються прихованими.
decision-bot = Ваше місце
decision-bot-plays = За вас грає бот
decision-bot-how = Повернути собі місце можна в меню.
# Before how long one passes: "until this turn ends".
decision-passes = Пасувати
decision-acts = Ви також можете
clock-seconds = { $count } с
clock-minutes = { $count } хв
clock-hours = { $count } год
clock-days = { $count } дн.
undo = Скасувати
why-not = Чому не інше?
why-asking = Дивимося в правила…
why-nothing = Більше тут вибирати нема з чого.
why-rule = Правило { $rule }

log = Журнал
log-earlier = Показати, що було раніше
log-empty = Тут буде написано, що відбувається.
log-times = × { $count }
log-gist = Головне
log-news = Після вашого рішення
chat = Чат
chat-to = Хто почує
chat-all = Усім
chat-only = Лише { $name }
chat-whisper = (лише: { $names })
chat-whisper-you = (лише вам)
chat-say = Повідомлення
chat-send = Надіслати
chat-empty = Поки ніхто нічого не сказав.
chat-onlooker = Писати можуть лише ті, хто сидить за столом.

curtain-heading = Наступний гравець: { $name }
curtain-text = Передайте пристрій: те, що з’явиться на екрані, не повинен бачити ніхто інший.
curtain-ready = { $name } — це я

help-text = Усе, що обведено яскравим контуром, можна вибрати: натисніть на полі або в списку. Наведіть вказівник на варіант, і на полі буде видно, що він дасть.
help-options = вибрати варіант за номером
help-tab = перейти до наступного
help-enter = вибрати те, що у фокусі
help-undo = скасувати
help-rules = правила
help-help = ця довідка
help-close = закрити вікно

## Постійні накази: відповіді, які гравець дав наперед

orders = Постійні накази
    .short = Накази
orders-about = Відповіді, дані наперед. Їх бачите лише ви, і ніхто не дізнається, що за вас відповів наказ.
orders-standing = Діють
orders-none = Вас питають скрізь, де ви могли б щось зробити.
orders-none-but = Вас питають усюди, де ви можете щось зробити, крім моментів нижче: їх ви пропускаєте.
orders-halted = Зараз не діє: можна застосувати { $cards }.
orders-silent = Ви маєте { $cards }, але вас про це не спитають: ви пропускаєте ці моменти. Змінити?
orders-passed = Моменти, які ви пропускаєте ({ $count })
orders-for-cards = Для карт: { $cards }
orders-more = Що можна наказати
orders-drop = Скасувати цей наказ
orders-open = Сказано при всіх
orders-open-about = Там, де вас не питають, стіл на вас не чекає. Це бачать усі.

## The end

result-won = { $count ->
    [one] Переможець: { $names }
   *[other] Перемогу ділять: { $names }
}
result-nobody = Переможця немає
result-board = Стіл наприкінці партії
standings = Підсумки
standings-place = Місце
standings-player = Гравець
chart-rounds = раунди
# $course: what is counted, and over what (“Points over rounds”); $results: name and score of each.
chart-summary = { $course }, усього раундів: { $rounds }. Наприкінці: { $results }.
chart-result = { $name }: { $score }
rematch = Реванш
rematch-go = До реваншу
replay = Повтор
replay-title = Повтор: { $game } · Космодром
replay-result = Підсумки
replay-eyes = Чиїми очима
replay-onlooker = Глядач
replay-back = Крок назад
replay-forward = Крок уперед
replay-play = Дивитися
replay-pause = Пауза
replay-step = Що приніс цей крок
replay-quiet = Хтось зробив вибір. Що він приніс, буде видно, коли оберуть усі.
replay-place = Місце в партії
replay-at = { $at } із { $total }
export = Зберегти запис
stopped-title = Стіл зупинено
stopped-text = Ми десь помилилися. Усе зігране збережено. Той, хто відкрив стіл, може спробувати продовжити.
stopped-host = Ми десь помилилися. Усе зігране збережено, і ви можете спробувати продовжити.
stopped-again = Спробувати продовжити

## Refusals: what happened and what to do

refusal-unknown = Не вийшло. Спробуйте ще раз.
refusal-refused = Зараз це неможливо.
refusal-not-your-ask = Зараз вирішуєте не ви.
refusal-not-an-option = Зараз це вибрати не можна.
refusal-stale-ask = Запізно: гра вже пішла далі. Подивіться на нове запитання.
refusal-game-over = Партію завершено.
refusal-no-undo = Скасувати вже не можна: відтоді інші щось вирішили або побачили.
refusal-not-an-act = Зараз цього зробити не можна.
refusal-bad-setup = Такий стіл зібрати не можна. Перевірте кількість гравців і налаштування.
refusal-no-such-alien = Таких прибульців немає: { $aliens }.
refusal-named-twice = Цих прибульців названо більше одного разу: { $aliens }. Кожен є лише в одному примірнику.
refusal-too-many-aliens = Прибульців названо { $count }, а гравців лише { $seats }. Назвіть не більше одного на гравця.
refusal-not-together = Ці прибульці не можуть сидіти за одним столом: { $aliens }.
refusal-not-in-edition = У виданні { $edition } року таких прибульців немає: { $aliens }.
refusal-bad-record = Це не запис партії, або файл пошкоджено.
refusal-imagined = Це уявна партія: вона не має запису, і скасовувати нічого.
refusal-offline = Сервер не відповідає. Перевірте з’єднання і спробуйте ще раз.
refusal-server-error = На сервері щось пішло не так. Спробуйте ще раз.
refusal-bad-request = Сервер не зрозумів запиту. Оновіть сторінку і спробуйте ще раз.
refusal-bad-message = Сервер не зрозумів запиту. Оновіть сторінку і спробуйте ще раз.
refusal-method-not-allowed = Сервер не зрозумів запиту. Оновіть сторінку і спробуйте ще раз.
refusal-csrf = Сторінку відкрито надто давно. Оновіть її і спробуйте ще раз.
refusal-not-allowed = Вам це недоступно.
refusal-not-found = За цією адресою нічого немає. Можливо, посилання скопійовано не повністю.
refusal-no-such-table = Такого столу немає. Можливо, посилання скопійовано не повністю.
refusal-no-such-game = У цю гру тут не грають.
refusal-no-such-seat = За цим столом немає такого місця.
refusal-no-such-bot = Такого бота немає.
refusal-too-many-requests = Забагато всього одразу. Зачекайте трохи і спробуйте ще раз.
refusal-too-fast = Зашвидко. Зачекайте трохи і спробуйте ще раз.
refusal-too-many-connections = З вашої адреси відкрито забагато сторінок. Закрийте частину і спробуйте ще раз.
refusal-too-large = Цього забагато, щоб надіслати.
refusal-bad-name = В імені може бути від 1 до { $most } знаків.
refusal-bad-chat = У повідомленні може бути від 1 до { $most } знаків.
refusal-name-taken = Це ім’я за столом уже зайняте. Виберіть інше.
refusal-name-alike = Це ім’я виглядає так само, як { $other }, а так за столом уже звуть іншого гравця. Виберіть ім’я, яке не сплутати.
refusal-seat-taken = Вас випередили: місце вже зайняте.
refusal-seats-empty = Є вільні місця. Запросіть друзів або додайте ботів, потім починайте.
refusal-already-started = Гра вже почалася.
refusal-not-started = Гра ще не почалася.
refusal-not-running = Гра зараз не триває.
refusal-no-course = Перебіг цієї партії не можна показати.
refusal-not-over = Це можна буде зробити після кінця партії.
refusal-not-host = Це може зробити лише той, хто відкрив стіл.
refusal-not-your-seat = Це не ваше місце.
refusal-not-your-table = Ви не грали за цим столом.
refusal-not-seated = Писати можуть лише ті, хто сидить за столом.
refusal-private-chat-off = За цим столом приватних повідомлень немає.
refusal-bot-plays = За вас грає бот. Спершу поверніть собі місце в меню.
refusal-resigned = Ви здалися і більше не граєте на цьому місці.
refusal-stopped = Стіл зупинено через нашу помилку.
refusal-not-stored = Зберегти не вдалося, тож нічого не сталося. Спробуйте ще раз.
refusal-not-done = Не вийшло. Спробуйте ще раз.
refusal-no-bots = Для цієї гри ботів немає.
refusal-no-such-order = Зараз такого наказу дати не можна.
refusal-no-database = Сервер зараз нічого не може зберегти. Усе підтверджене ціле. Спробуйте ще раз трохи згодом.

# ## Перебіг подій за столом
story-cards = Зверніть увагу
story-seen = Зрозуміло
story-now = Зараз відбувається
story-skip = Пропустити
clock-over = Час вийшов
    .what = За вас вирішив годинник: { $question }
held = За мить
held-take-back = Узяти назад
held-go-on = Далі
roll-own = Кубики
roll-own-dice = Кинути кубики
announce-your-turn = Ваш хід
announce-last-round = Останній раунд
proposal-left = { $count ->
    [0] Кредитів не лишиться.
    [one] Лишиться { $count } кредит.
    [few] Лишиться { $count } кредити.
   *[many] Лишиться { $count } кредитів.
}
proposal-back = Назад
away-since = { $minutes ->
    [0] { $name }: щойно не в мережі
    [one] { $name }: не в мережі { $minutes } хвилину
    [few] { $name }: не в мережі { $minutes } хвилини
   *[many] { $name }: не в мережі { $minutes } хвилин
}
bar-seats = Гравці
look-back = Переглянути минуле
look-back-leave = Повернутися до гри
look-back-at = Ви дивитеся на минулий момент.
log-bot-plays = За цього гравця грає бот
card-in-full = Карта
decision-sheet = Питання

# ## The first page
home-play-now = Грати зараз
home-first = Ви тут уперше?
home-first-text = Натисніть «Грати зараз»: зіграєте у Space Base з ботами, що не поспішають, а спершу побачите правила стисло. Кожне питання пояснено; клавіша ? покаже всі клавіші.

# ## The timeline
replay-round-back = На раунд назад
replay-round-forward = На раунд уперед
replay-speed = Швидкість

# ## The lobby
share-code = Код посилання
share-local = Ця адреса працює лише на цьому комп’ютері. Щоб під’єдналися інші, запустіть сервер із --host 0.0.0.0: тоді тут буде адреса для них.
remove-person = Прибрати: { $name }
remove-person-sure = Прибрати
away-for = { $minutes ->
    [0] щойно не в мережі
    [one] не в мережі { $minutes } хвилину
    [few] не в мережі { $minutes } хвилини
   *[many] не в мережі { $minutes } хвилин
}
sound-volume = Гучність

## Місця, які переходять до інших, і що може ведучий

link-mine = Посилання на моє місце для інших пристроїв
link-another = Передати місце іншій людині
link-revoke = Відкликати посилання та інші пристрої
link-exists = Посилання на місце вже є. Нове замінить його.
link-label-me = Ваше особисте посилання на місце
link-label-another = Посилання для іншої людини
link-about-me = Надішліть його собі й відкрийте на телефоні. Хто має його, той може грати за вас, тож нікому його не показуйте. Воно діє, доки ви його не відкличете, навіть якщо цей браузер вас забуде.
link-about-another = Хто відкриє його першим, займе місце й побачить його карти. Повернути місце можна в меню.
seat-take-back-from = Забрати своє місце ({ $name })
claim-title = На вас чекає місце за столом
claim-about = Ви сідаєте за партію, що триває: з картами, планами й обіцянками цього місця.
claim-take = Зайняти місце
claim-watch = Просто подивитися
host-tools = Ведучий
host-bot = Хай грає бот
host-bot-goes = Знову чекати на гравця
host-resign = Здатися за гравця
host-resign-sure = Здатися остаточно
host-offer = Віддати іншій людині
host-offer-about = Хто першим відкриє посилання, займе місце. До того все лишається як є; якщо гравець повернеться раніше, посилання не спрацює.
host-withdraw = Відкликати посилання
host-hand = Зробити ведучим
host-hand-sure = Передати роль ведучого?
host-ask = Попросити роль ведучого
host-clock-about = Більше часу — одразу. На менше інші мають погодитися.
host-end = Закінчити партію
host-end-sure = Справді закінчити?
host-end-about = Інші мають погодитися. Переможця не буде, запис можна зберегти.
host-delete = Видалити стіл
host-delete-sure = Видалити назавжди
motion-clock = { $name } пропонує інший час на рішення: { $seconds ->
    [0] без обмеження
    [60] 1 хвилина
    [120] 2 хвилини
    [300] 5 хвилин
    [86400] 1 день
    [259200] 3 дні
    [604800] 1 тиждень
   *[other] { $seconds } с
}.
motion-end = { $name } пропонує закінчити партію без переможця.
motion-host = { $name } просить роль ведучого.
# Stands for a host who has no seat.
motion-host-name = Ведучий
motion-agree = Погодитися
motion-refuse = Відмовити
motion-withdraw = Зняти пропозицію
motion-carry = Зробити зараз
motion-waiting = Чекаємо на відповідь: { $names }. Мовчання протягом двох днів — згода.
note-bot-comes = За рішенням ведучого за місце «{ $name }» поки грає бот.
note-bot-goes = За рішенням ведучого бот більше не грає за місце «{ $name }».
note-resigned-for = Ведучий здався за місце «{ $name }». Далі грає бот.
note-taken-over = { $name } сідає замість { $old }.
note-bot-replaced = { $name } сідає замість бота.
note-taken-back = { $name } знову в грі замість { $old }.
note-host = Ведучий тепер — { $name }.
note-clock = Час на рішення: { $seconds ->
    [0] без обмеження
    [60] 1 хвилина
    [120] 2 хвилини
    [300] 5 хвилин
    [86400] 1 день
    [259200] 3 дні
    [604800] 1 тиждень
   *[other] { $seconds } с
}.
note-ended = Партію закінчено достроково.
note-motion-refused = { $name } не погоджується. Усе лишається як є.
outcome-ended = Гравці закінчили партію достроково.
refusal-player-is-here = { $name } за столом і вирішує за це місце.
refusal-bad-link = Це посилання більше не діє. Попросіть нове.
refusal-name-needed = Спершу виберіть ім’я.
refusal-motion-open = Ще відкрите інше питання до всіх.
refusal-no-motion = Це питання вже закрите.
refusal-still-running = Спершу закінчіть партію.
refusal-table-deleted = Ведучий видалив цей стіл.

## Pages

nav = Сторінки
nav-tables = Столи
nav-rules = Правила
nav-settings = Налаштування
try-again = Спробувати ще раз
name-guest = Гість{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}
name-none = Імені ще немає
settings = Налаштування
settings-title = Налаштування · Космодром
settings-saved = Збережено
settings-you = Про вас
settings-name-about = Імʼя й обличчя, які бачать інші за новими столами. Зберігається на цьому пристрої.
settings-look = Вигляд
settings-motion-about = Кубики котяться, кораблі летять. Налаштування системи завжди важливіше.
settings-sound = Звук
settings-sound-on = Звуки в грі
settings-sound-about = Кубики, карти, кораблі, ваш хід. Вимкнено, поки ви не ввімкнете.
settings-volume = Гучність
settings-try = Послухати звук
sound-dice = Кубики
sound-coins = Монети
sound-card = Карта
sound-launch = Старт
sound-hit = Влучання
sound-turn = Ваш хід
sound-chat = Повідомлення
sound-win = Перемога
settings-play = За столом
settings-gist = Короткий журнал
settings-gist-about = Розповідає головне, без подробиць.
settings-coach = Наставник у перших партіях
settings-coach-about = Пояснює по одній новій думці, коли вона вперше потрібна.
settings-help-again = Пояснення під запитаннями
settings-help-again-about = Вони згортаються, коли запитання вам уже знайоме.
settings-help-again-do = Показувати знову
settings-help-again-done = Знову видно
settings-notices = Сповіщення
settings-notices-about = Працює, поки сторінка столу відкрита. Браузер запитає один раз.
pace-slow-short = Спокійно
pace-brisk-short = Жваво
pace-instant-short = Одразу
book-title = Правила й рішення · Космодром
book-sections = Розділи
book-rows = { $count ->
    [one] { $count } пункт
    [few] { $count } пункти
   *[other] { $count } пунктів
}
book-hits = { $count ->
    [0] Нічого не знайдено
    [one] Знайдено { $count } місце
    [few] Знайдено { $count } місця
   *[other] Знайдено { $count } місць
}
book-rule = Правило { $id }: так грають за книгою правил
book-example = Приклад { $id } з книги правил
book-ruling = Рішення { $id }: спірний випадок і те, як його грають тут
book-no-row = Правила { $id } у цій книзі немає.
book-about = Виберіть розділ або знайдіть слово. Кожне правило має свою адресу: скопіюйте її, щоб закінчити суперечку.
new-seats = Місця
seats-fewer = На одне місце менше
seats-more = На одне місце більше
seat-me = ви
seat-kind-bot = Бот
seat-kind-here = Тут
seat-name = Імʼя гравця на місці { $number }
seat-free-what = Для того, хто першим прийде за посиланням
seat-which-bot = Який бот
bot-level = Сила { $level } з 3
new-who = Хто може прийти
new-by-link = Лише за посиланням
new-open = Відкритий стіл
new-by-link-hint = Стіл знайдуть лише ті, хто має посилання.
new-mode = Як ви граєте
new-live = Наживо
    .about = Усі за столом, один вечір
new-days = Днями
    .about = Відповідайте, коли зручно
time-none-short = немає
time-short = { $seconds ->
    [60] 1 хв
    [120] 2 хв
    [300] 5 хв
    [86400] 1 день
    [259200] 3 дні
    [604800] тиждень
   *[other] { $seconds } с
}
new-as-usual = Усе як зазвичай
new-changed = Змінено { $count }: { $names }
new-take-back-short = повернення кроку
new-sum-seats = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[other] { $count } місць
}
game-seats-short = { $low }–{ $high }

## Як ішла гра

seat-you-host = ви, ведучий столу
lobby-join = Сісти за цей стіл
lobby-more = Ще: посилання на моє місце, інструменти ведучого
course-title = Як ішла гра
course-reading = Читаємо партію ще раз…
chart-round = Раунд { $round }
turn-lead = { $name } — лідер: { $score }.
turn-leap = { $name } — ривок: { $score }.
turn-won = { $name } — вирішальний крок: { $score }.
turn-detail = Раунд { $round }, { $gain }: { $source }.
turn-look = Подивитися
luck = Удача
luck-space-base = Скільки кидки принесли понад середнє або менше, у кредитах: очко — 2, дохід — 3.
luck-cosmic-encounter = Узяті карти атаки: наскільки їхня сума більша або менша за середню по колоді.
luck-twilight-imperium = Влучання понад середнє для цих кубиків або менше.
luck-won = Найбільше щастило переможцеві: { $name }.
luck-lost = Найбільше щастило не переможцеві: { $name }.
paid = Що принесло очки
paid-space-base = Очки за джерелами
paid-cosmic-encounter = Як здобуто колонії
paid-twilight-imperium = Очки за джерелами
paid-other = інше
paid-lost = втрачено: { $count }
paid-lost-legend = втрачено
paid-space-base-station = кораблі на базі
paid-space-base-deployed = розгорнуті кораблі
paid-space-base-colony = колонії
paid-space-base-ability = здібності
paid-space-base-lost = втрачено
paid-cosmic-encounter-offense = у нападі
paid-cosmic-encounter-ally = союзником
paid-cosmic-encounter-deal = за угодою
paid-cosmic-encounter-power = інакше
paid-cosmic-encounter-lost = втрачено
paid-twilight-imperium-stage-1 = цілі, етап I
paid-twilight-imperium-stage-2 = цілі, етап II
paid-twilight-imperium-secret = таємні цілі
paid-twilight-imperium-mecatol = Мекатол-Рекс
paid-twilight-imperium-custodians = хранителі Мекатол-Рекса
paid-twilight-imperium-imperial = «Імперія»
paid-twilight-imperium-note = зобовʼязання
paid-twilight-imperium-agenda = закони й карти
honours = Відзнаки
honours-none = Ні в чому ніхто не був першим сам.
honour-guest = На чужих ходах
    .what = { $name }, { $count } з чужих кидків
honour-builder = Кораблебудівник
    .what = { $name }, куплено кораблів: { $count }
honour-spender = Щедра рука
    .what = { $name }, витрачено кредитів: { $count }
honour-settler = Колоніст
    .what = { $name }, колоній: { $count }
honour-engineer = Інженер
    .what = { $name }, застосовано здібностей: { $count }
honour-ally = Усім союзник
    .what = { $name }, союзів: { $count }
honour-ferryman = Перевізник у Варп
    .what = { $name }, втрачено кораблів: { $count }
honour-diplomat = Дипломат
    .what = { $name }, угод: { $count }
honour-alien = Вірність прибульцеві
    .what = { $name }, застосовано сил: { $count }
honour-trickster = Повний рукав
    .what = { $name }, зіграно карт: { $count }
honour-admiral = Адмірал
    .what = { $name }, виграно боїв: { $count }
honour-lawmaker = Законодавець
    .what = { $name }, віддано голосів: { $count }
honour-banker = Банкір
    .what = { $name }, товарів: { $count }
honour-scholar = Науковець
    .what = { $name }, технологій: { $count }
honour-explorer = Першопроходець
    .what = { $name }, зайнято планет: { $count }
honour-merchant = Купець
    .what = { $name }, оборудок: { $count }
result-open-board = До столу в кінці гри
mark-fight = Бої
    .at = Бій, раунд { $round }
mark-vote = Голосування
    .at = Голосування, раунд { $round }
mark-deal = Угоди
    .at = Угода, раунд { $round }: { $name }
mark-points = Очки
    .at = Очки, раунд { $round }: { $name }
mark-last-round = Останній раунд
    .at = Починається останній раунд: { $round }
mark-won = Кінець
    .at = Кінець: { $name }
replay-marks = Моменти на стрічці
replay-copy = Скопіювати момент
list-more = Показати ще { $count }
list-fewer = Показати менше
book-whole = Розділ повністю

## Наставник першої партії й легенда

help-legend = Що означають знаки
legend = Що означають знаки
legend-key = Клавіша L відкриває цей список за будь-яким столом.
coach-next = Зрозуміло
coach-skip = Без наставника
coach-of = { $number } з { $total }
coach-why = Навіщо?
coach-space-base-dice = Два кубики, два способи
    .what = Окремо кожен кубик платить сектору зі своїм числом. Разом сума платить одному сектору. Наведіть на відповідь: те, що платить, засвітиться.
    .why = Кожен кидок — це дохід. Беріть те, що приносить більше; відповідь можна скасувати.
coach-space-base-purchase = Купіть корабель
    .what = Куплений корабель займає сектор зі своїм номером. Попередній корабель цього сектора йде в патруль над ним. Купівля забирає всі кредити.
    .why = Нові кораблі платять більше, а старий далі платить на чужих ходах.
coach-space-base-others = Чужі кидки платять і вам
    .what = На чужих ходах ви використовуєте ті самі кубики, але платять ваші кораблі в патрулі.
    .why = Чужих ходів більше, ніж своїх: патруль платить часто.
coach-space-base-goal = Перемагають сорок очок
    .what = Зірки — переможні очки, сходинки — дохід: кредитів не буває менше за дохід. Колонія дає очки один раз і закриває сектор.
    .why = Спершу дохід, потім очки: ранні гроші купують кораблі, що приносять очки.
coach-space-base-charges = Заряд готовий
    .what = Деякі кораблі збирають заряди — маленькі квадрати. Повний заряд можна витратити зараз або зберегти.
    .why = Вони змінюють кубики: витрачайте, коли кидок трохи не той.
coach-cosmic-encounter-alien = Ви — прибулець
    .what = На вашому планшеті сказано, яке правило ви порушуєте. Натисніть на будь-якого прибульця, щоб прочитати його силу.
    .why = План кожного випливає з його сили, і ваш теж.
coach-cosmic-encounter-launch = Ціліться й стартуйте
    .what = Доля вибрала, з ким ви зустрічаєтеся. Спрямуйте браму на планету й пошліть від одного до чотирьох кораблів.
    .why = Кожен корабель додає одиницю. Втрачені йдуть у Варп і повертаються по одному.
coach-cosmic-encounter-allies = Союзники
    .what = Обидві сторони кличуть решту. Союзники нападу ділять планету, союзники захисту отримують карти або кораблі.
    .why = Колонія, здобута союзником, рахується так само, як здобута в нападі.
coach-cosmic-encounter-cards = Атака чи перемовини
    .what = Обидва кладуть карту закритою. Карта плюс кораблі: більше — перемога. Атака сильніша за перемовини; двоє перемовин — угода або втрати в обох.
    .why = Рука поповнюється, лише коли карти контакту закінчилися: не витрачайте великі марно.
coach-cosmic-encounter-goal = Перемагають пʼять чужих колоній
    .what = Ваш корабель на планеті чужої системи — це чужа колонія. Перемогти можуть і кілька гравців разом.
    .why = Стежте, у кого чотири: усі обʼєднаються проти нього.
coach-twilight-imperium-round = Раунд із трьох кроків
    .what = Кожен бере карту стратегії, потім по колу йдуть дії, поки всі не спасують, потім зараховуються цілі.
    .why = Перемагають десять очок. У кожному раунді кілька з них — ваші: шукайте найближчі.
coach-twilight-imperium-strategy = Візьміть карту стратегії
    .what = Вона дає сильну дію в цьому раунді; решта може повторити її слабше. Номер визначає чергу ходу.
    .why = «Лідерство» дає жетони, «Технологія» — технологію, «Торгівля» — товари. У першому раунді перші дві не підведуть.
coach-twilight-imperium-turn = Одна дія, і хід далі
    .what = Тактична дія витрачає жетон наказу: кораблі летять в одну систему, бій, висадка, виробництво. Або зіграйте карту стратегії. Або пас.
    .why = Спершу займіть вільні планети поруч із домом: вони оплатять решту.
coach-twilight-imperium-tokens = Жетони наказів — це дії
    .what = Жетони тактики активують системи, жетони флоту обмежують кількість кораблів у системі, жетони стратегії оплачують чужі карти.
    .why = Система з вашим жетоном замкнена до кінця раунду: активуйте там, де кораблі більше не знадобляться.
coach-twilight-imperium-goal = Гру виграють цілі
    .what = Цілі збоку показують, хто наскільки близько. Відкриті — для всіх, таємна — лише ваша.
    .why = Бій коштує кораблів і сам по собі очок не дає. Бийтеся за те, що їх дає.
legend-space-base-credits = Кредити
    .what = Ними платять за кораблі й колонії; купівля забирає всі.
legend-space-base-income = Дохід
    .what = Наприкінці ходу кредити поповнюються до нього.
legend-space-base-vp = Переможні очки (ПО)
    .what = З 40 починається останній раунд.
legend-space-base-docked = На базі
    .what = Платить на вашому ході.
legend-space-base-deployed = У патрулі
    .what = Платить на чужих ходах.
legend-space-base-charge = Заряд
    .what = Сюди лягає кубик, коли випав сектор; повний заряд оплачує здібність.
legend-space-base-arrow = Стрілка
    .what = Сусідній сектор теж платить.
legend-cosmic-encounter-attack = Атака
    .what = Число карти й ваші кораблі дають суму.
legend-cosmic-encounter-negotiate = Перемовини
    .what = Проти перемовин — угода; проти атаки — поразка й компенсація.
legend-cosmic-encounter-morph = Морф
    .what = Стає копією іншої карти.
legend-cosmic-encounter-reinforcement = Підкріплення
    .what = Додається після розкриття карт.
legend-cosmic-encounter-artifact = Артефакт
    .what = Грається один раз, ефект на карті.
legend-cosmic-encounter-flare = Спалах
    .what = Мала сила, що повертається в руку.
legend-cosmic-encounter-colony = Колонія
    .what = Пʼять у чужих системах — перемога.
legend-cosmic-encounter-warp = Варп
    .what = Тут чекають утрачені кораблі.
legend-twilight-imperium-tactic = Резерв тактики
    .what = Жетон звідси активує систему.
legend-twilight-imperium-fleet = Резерв флоту
    .what = Стільки кораблів, крім винищувачів, може стояти в системі.
legend-twilight-imperium-strategy = Резерв стратегії
    .what = Жетон звідси оплачує чужу карту стратегії.
legend-twilight-imperium-goods = Товари
    .what = Кожен замінює один ресурс або один вплив.
legend-twilight-imperium-commodities = Сировина
    .what = Стає товаром, коли ви віддаєте її сусідові.
legend-twilight-imperium-resources = Ресурси
    .what = Жовте число планети: оплачує війська й технології.
legend-twilight-imperium-influence = Вплив
    .what = Синє число планети: оплачує жетони й дає голоси.
legend-twilight-imperium-cards = Карти дій
    .what = Скільки їх на руках.
legend-twilight-imperium-secret = Таємні цілі
    .what = Ще не виконані.
legend-twilight-imperium-note = Зобовʼязання
    .what = Чужі обіцянки у вас на руках.
legend-twilight-imperium-speaker = Спікер
    .what = Вибирає першим, вирішує нічиї.
