### The frame around every game: pages, table, refusals.
### $name and $names are names of players, already joined; they cannot be declined.

brand = Космодром
close = Закрыть
sheet-open = Развернуть панель
sheet-fold = Свернуть панель
cancel = Отмена
home-link = Космодром, на главную
skip-to-content = К содержанию
language = Язык
# The name of each language in that language.
language-en = English
language-ru = Русский
language-uk = Українська

## Games: name, one inviting sentence, how long a game takes

game-space-base = Космобаза
    .lead = Каждый бросок кубиков приносит доход, даже чужой. Покупайте корабли, отправляйте старые в патруль и наберите 40 очков.
    .length = 30–60 минут
game-cosmic-encounter = Космический контакт
    .lead = Каждый пришелец нарушает правила по-своему. Зовите союзников, блефуйте картами, заключайте сделки и создайте пять колоний в далёких системах.
    .length = 1–2 часа
game-twilight-imperium = Сумерки империи
    .lead = Семнадцать фракций и один трон. Стройте флоты, торгуйте, интригуйте, голосуйте в галактическом совете и первыми наберите десять победных очков.
    .length = 4–8 часов
# $low and $high: how few and how many can play.
game-seats = Игроков: { $low }–{ $high }
game-play = Собрать стол
game-bots = Играть с ботами

# The game for those who have never played it: what one wants, a turn, what makes it special, a word of advice.
primer = Игра в двух словах
# Closes the rules in front of somebody’s first table.
primer-begin = Понятно, играем!
primer-space-base =
    .goal = Наберите 40 победных очков. Раунд доигрывается до конца, и побеждает тот, у кого очков больше.
    .turn = В свой ход вы бросаете два кубика и используете их по отдельности или вместе: корабли в этих секторах вашей базы приносят награду. Остальным те же кубики приносят награду за корабли в патруле.
    .heart = Потом можно купить один корабль или колонию. Новая карта встаёт в свой сектор, а прежняя отправляется в патруль и приносит награду в чужой ход. На покупку уходят все кредиты, затем они пополняются до вашего дохода.
    .tip = Сначала поднимайте доход и занимайте сектора, которые выпадают часто, а потом превращайте кредиты в очки.
primer-cosmic-encounter =
    .goal = Первыми создайте пять далёких колоний: поставьте корабли на планеты в системах соперников. Победить можно и вместе с другими.
    .turn = В свой ход вы открываете карту судьбы: она скажет, с кем у вас контакт. Нацельте врата на планету и отправьте от одного до четырёх кораблей, потом обе стороны зовут союзников.
    .heart = Оба основных игрока кладут по карте взакрытую. Две атаки: побеждает большая сумма карты и кораблей. Атака бьёт переговоры. Обе карты — переговоры: договоритесь о сделке, иначе оба потеряете корабли.
    .tip = Проигравшие корабли попадают в варп и возвращаются по одному. Ваш пришелец нарушает какое-нибудь правило: сначала прочитайте его лист.
primer-twilight-imperium =
    .goal = Первыми наберите десять победных очков. Их приносят цели: общие — всем, секретные — только вам.
    .turn = В каждом раунде все выбирают карты стратегии, а потом по очереди выполняют действия: активируют систему жетоном приказа, летят туда, сражаются, высаживаются, производят — или разыгрывают карту стратегии, за которой могут последовать остальные.
    .heart = Затем засчитываются цели и возвращаются жетоны. Когда кто-то займёт Мекатол-Рекс, совет начнёт голосовать. Торговать, обещать и угрожать можно всегда.
    .tip = Жетонов приказов не хватает всем. Сначала займите планеты рядом с домом и посмотрите на цели, прежде чем искать боя.

# Choices a table has before the start: setting-<game>-<option>, and one line for each value.
setting-space-base-variant = Вариант
setting-space-base-variant-standard = Обычная игра
setting-space-base-variant-light-speed = «Со скоростью света»: быстрое начало
setting-cosmic-encounter-edition = Издание
    .about = Правила изданий немного разные. Новичкам подойдёт 2018 год.
setting-cosmic-encounter-edition-2018 = 2018 года
setting-cosmic-encounter-edition-2008 = 2008 года
setting-cosmic-encounter-aliens = Пришельцы
    .about = У каждого своя способность. В комбинации — те, с кем вместе интересно.
setting-cosmic-encounter-aliens-combo = Удачная комбинация
setting-cosmic-encounter-aliens-choose = Один на выбор из двух
setting-cosmic-encounter-aliens-random = Случайные
setting-cosmic-encounter-aliens-null = Как принято в издании
setting-cosmic-encounter-alert = Сложность пришельцев
    .about = По цвету сигнальной лампочки на листе пришельца.
setting-cosmic-encounter-alert-green = Зелёная: играть легко
setting-cosmic-encounter-alert-yellow = До жёлтой: нужен небольшой опыт
setting-cosmic-encounter-alert-red = До красной: все пришельцы
setting-cosmic-encounter-flares = Вспышки
    .about = Карты с особыми свойствами. В 2018 году их нет, в 2008 они в колоде.
setting-cosmic-encounter-flares-null = Как принято в издании
setting-cosmic-encounter-flares-false = Без вспышек
setting-cosmic-encounter-flares-true = В колоде
setting-cosmic-encounter-technologies = Технологии
setting-cosmic-encounter-technologies-false = Без технологий
setting-cosmic-encounter-technologies-true = С технологиями
setting-cosmic-encounter-planets = Планет в системе
setting-cosmic-encounter-planets-5 = Пять (победа — 5 колоний)
setting-cosmic-encounter-planets-4 = Четыре (победа — 4 колонии)
setting-cosmic-encounter-one_encounter = Контактов за ход
setting-cosmic-encounter-one_encounter-false = До двух
setting-cosmic-encounter-one_encounter-true = Только один
setting-cosmic-encounter-hidden_powers = Листы пришельцев
setting-cosmic-encounter-hidden_powers-false = Открыты с начала игры
setting-cosmic-encounter-hidden_powers-true = Скрыты, пока их не откроют
setting-cosmic-encounter-changing_powers = Способности
setting-cosmic-encounter-changing_powers-false = Не меняются
setting-cosmic-encounter-changing_powers-true = Могут смениться каждый ход
setting-cosmic-encounter-unlimited_flares = Вспышек за контакт
setting-cosmic-encounter-unlimited_flares-false = По одной на игрока
setting-cosmic-encounter-unlimited_flares-true = Сколько угодно
setting-cosmic-encounter-filch = Вспышка «Ворюга»
setting-cosmic-encounter-filch-new = Новая
setting-cosmic-encounter-filch-classic = Классическая: с жульничеством
setting-cosmic-encounter-offers = Предложений на сторону в сделке
setting-twilight-imperium-points = Очков для победы
setting-twilight-imperium-galaxy = Галактика
setting-twilight-imperium-galaxy-random = Случайная
setting-twilight-imperium-galaxy-build = Строим вместе, система за системой
setting-twilight-imperium-galaxy-own = Своя карта
    .form = Номера фрагментов по местам: 26 27 41 …
setting-twilight-imperium-factions = Фракции
setting-twilight-imperium-factions-random = Случайные
setting-twilight-imperium-factions-choose = По выбору, по очереди
setting-twilight-imperium-factions-draft = Драфт фракций и мест

## First page

home-title = Космодром: космические настольные игры с друзьями
home-heading = Соберите экипаж и стартуйте
home-lead = Откройте стол, отправьте ссылку, пустые места займут боты. Без регистрации и установки.
home-games = Во что сыграть
home-mine = Ваши столы
home-mine-empty = Вы пока нигде не играете. Откройте стол или перейдите по ссылке друга.
home-public = Открыты для всех
home-public-empty = Сейчас открытых столов нет. Откройте свой для всех, и кто-нибудь подсядет.
home-unofficial = «Космодром» — бесплатный неофициальный проект игроков. Он не связан с издателями игр.
new-table = Новый стол
import = Открыть запись партии

row-open = Занято мест: { $taken } из { $seats }
row-stopped = Остановлен
row-won = { $count ->
    [one] Победитель: { $names }
   *[other] Победители: { $names }
}
row-your-turn = Вам решать
row-waiting = Ждём: { $names }
row-running = Идёт игра
row-round = Раунд { $round }

nowhere-title = Здесь пусто
nowhere-text = Такой страницы нет. Возможно, ссылка скопирована не целиком.
nowhere-home = На главную

## A new table

new-title = Новый стол · Космодром
new-heading = Новый стол
new-game = Игра
new-players = Кто играет
new-seat-count = Игроков
new-settings = Настройки
new-more-settings = Ещё настройки ({ $count })
new-time = Время на решение
time-none = Не ограничено
time-seconds = { $seconds ->
    [60] 1 минута
    [120] 2 минуты
    [300] 5 минут
    [86400] 1 день
    [259200] 3 дня
    [604800] 1 неделя
   *[other] { $seconds } секунд
}
new-time-over = Когда время вышло
new-time-over-pass = игрок пасует, а если нельзя, решает бот
new-time-over-bot = решает бот
new-talk = Время на сделку
    .about = Считая с первого предложения. Время вышло — сделка сорвалась.
new-delay = Пауза для скрытых ответов
    .about = Столько стол ждёт всякий раз, когда у кого-то могла бы быть подходящая карта. Так никто не узнает, у кого она есть на самом деле.
new-delay-none = Не ждать
new-delay-seconds = { $seconds } с
new-whispers = Игроки могут шептаться
new-whispers-hint = Сообщения, которые видит только один игрок. Иначе всё сказанное слышат все.
new-pace = Боты ходят
pace-instant = Мгновенно
pace-brisk = Бодро
pace-slow = Медленно, чтобы успеть рассмотреть
new-take-back = Шаг, завершающий ход, можно взять назад в течение
    .about = Игра идёт дальше по истечении этого времени или по слову игрока.
new-take-back-usual = Пары секунд, если боты ходят не мгновенно
new-take-back-none = Нельзя: шаг засчитывается сразу
new-public = Показывать стол на главной
new-public-hint = Тогда любой сможет подсесть или смотреть. Иначе — только те, у кого есть ссылка.
new-create = Создать стол
new-play = Играть
# $free: seats that are neither yours nor a bot’s.
new-what-next = { $free ->
    [0] Все в сборе.
    [one] { $free } место останется свободным: вы получите ссылку для друга.
    [few] { $free } места останутся свободными: вы получите ссылку для друзей.
   *[many] { $free } мест останется свободными: вы получите ссылку для друзей.
}
add-bot = Добавить бота
fill-bots = Заполнить ботами
remove-bot = Убрать: { $name }
bot-random = Бот: ходит наугад
    .what = Ходит наугад
    .short = Новичок
bot-greedy = Бот: крепкий игрок
    .what = Играет крепко, на шаг вперёд
    .short = Крепкий
bot-search = Бот: думает наперёд
    .what = Думает вперёд, не спешит
    .short = Мыслитель
bot-unknown = Бот
    .what = Бот
    .short = Бот

your-name = Ваше имя
# A bot by its seat.
seat-bot = Бот { $number ->
    [1] Лира
    [2] Лебедь
    [3] Дракон
    [4] Ворон
    [5] Волк
   *[other] Гидра
}
seat-nameless = Место { $number }
seat-player = Игрок { $number }
seat-you = вы
seat-who = Кто сидит на месте { $number }
seat-friend = Друг
seat-free = Свободное место
seat-put-bot = Посадить бота
seat-take = Сесть сюда
seat-leave = Встать
seat-online = за столом
seat-away = не в сети
seat-let-bot = Пусть за меня играет бот
seat-take-back = Снова играю за себя
seat-resign = Сдаться
seat-resign-sure = Сдаться окончательно
seat-resign-what = Бот доиграет за вас, и в итогах это будет отмечено. Вернуться будет нельзя.
seat-resigned = сдача, вместо игрока бот

## Before the start

lobby-lead = { $free ->
    [0] Все в сборе.
    [one] Не хватает { $free } игрока, и можно начинать.
   *[other] Не хватает { $free } игроков, и можно начинать.
}
lobby-seats = Места
lobby-start = Начать
lobby-start-wait = { $free ->
    [one] { $free } место ещё свободно: отправьте ссылку другу или добавьте бота.
    [few] { $free } места ещё свободны: отправьте ссылку друзьям или добавьте ботов.
   *[many] { $free } мест ещё свободно: отправьте ссылку друзьям или добавьте ботов.
}
lobby-host-starts = Вы за столом. Игру начнёт тот, кто открыл стол.
lobby-sit-or-watch = Займите место, чтобы играть, или оставайтесь смотреть.
lobby-no-whispers = Без шёпота: всё сказанное слышат все
# $count: settings that are not listed.
lobby-as-usual = Остальное как обычно ({ $count })
lobby-public = Открыт для всех, виден на главной
lobby-by-link = Только по ссылке
join = Сесть за стол
join-more = Ещё один игрок за этим устройством
join-add = Добавить
share-label = Пригласите друзей по ссылке
share-copy = Скопировать
share-copied = Скопировано
share-send = Отправить

## At the table

title-table = { $game } · Космодром
title-your-turn = ● Вам решать: { $game }
table-opening = Открываем стол…
board = Игровое поле
menu = Меню
menu-home = На главную
menu-device = На этом устройстве
menu-look = Чьими глазами
menu-seat = Ваше место
menu-commitment = Случайность зафиксирована до начала игры, подправить её нельзя. Отпечаток:
menu-dice-check = Проверить кубики
menu-dice-good = Каждая доля зерна — та, что была обещана до начала, и ваша тоже.
menu-dice-kept = Каждая доля зерна — та, что была обещана до начала.
menu-dice-bent = Доля в зерне не та, что была обещана: бросок был нечестным.
menu-dice-left-out = Вашей доли нет в зерне: она не пришла вовремя или сервер её пропустил.
theme = Оформление
theme-auto = Как в системе
theme-dark = Тёмное
theme-light = Светлое
theme-to-light = Светлое оформление
theme-to-dark = Тёмное оформление
sound = Звук, когда вам решать
notices = Уведомление системы, если вы смотрите в другое окно
notices-refused = Браузер не разрешает их этому сайту.
sound-on = Включить звук
sound-off = Выключить звук
motion = Движение на поле
rules = Правила
rules-opening = Открываем правила…
rules-search = Поиск по правилам
rules-see = См. также
rules-not-found = Таких слов в правилах нет. Попробуйте другие или меньше слов.
help = Справка
bar-round = раунд { $round }
bar-your-turn = Вам решать
bar-waiting = Ждём: { $names }
link-lost = Связь прервалась. Подключаемся снова, ничего не пропало.
link-crowded = С вашего адреса открыто слишком много страниц. Пробуем снова; закройте лишние, если можно.
busy-again = Скоро попробуем ещё раз.
live-your-turn = Вам решать. { $question }
tabs = Части стола
tab-board = Поле
tab-log = Журнал
tab-chat = Чат
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Всё поле
# Several options lie on one thing of the board: which of them?
board-which = Что именно?

decision = Ваше решение
# открывает строку подсказки под вопросом
decision-help = Подсказка
decision-more = Ещё: только во вред своей стороне ({ $count })
decision-as-list = Выбирайте на поле или здесь, списком
read-first = Перед началом
read-first-what = Прочитайте, кто вы
read-first-done = Готово
decision-of = Решает: { $name }
decision-wait = Решают другие
decision-watch = Вы смотрите
decision-waiting = Ждём: { $names }
decision-going-on = Игра продолжается…
decision-watch-text = Вы видите то, что известно всем. Скрытые карты остаются скрытыми.
decision-bot = Ваше место
decision-bot-plays = За вас играет бот
decision-bot-how = Вернуть себе место можно в меню.
# Before how long one passes: "until this turn ends".
decision-passes = Пасовать
decision-acts = Вы также можете
clock-seconds = { $count } с
clock-minutes = { $count } мин
clock-hours = { $count } ч
clock-days = { $count } дн.
undo = Отменить
why-not = Почему не другое?
why-asking = Смотрим в правила…
why-nothing = Больше здесь выбирать не из чего.
why-rule = Правило { $rule }

log = Журнал
log-earlier = Показать, что было раньше
log-empty = Здесь будет написано, что происходит.
log-times = × { $count }
log-gist = Главное
log-news = После вашего решения
chat = Чат
chat-to = Кто услышит
chat-all = Всем
chat-only = Только { $name }
chat-whisper = (только: { $names })
chat-whisper-you = (только вам)
chat-say = Сообщение
chat-send = Отправить
chat-empty = Пока никто ничего не сказал.
chat-onlooker = Писать могут только те, кто сидит за столом.

curtain-heading = Следующий игрок: { $name }
curtain-text = Передайте устройство: то, что появится на экране, не должен видеть никто другой.
curtain-ready = { $name } — это я

help-text = Всё, что обведено ярким контуром, можно выбрать: нажмите на поле или в списке. Наведите указатель на вариант, и на поле будет видно, что он даст.
help-options = выбрать вариант по номеру
help-tab = перейти к следующему
help-enter = выбрать то, что в фокусе
help-undo = отменить
help-rules = правила
help-help = эта справка
help-close = закрыть окно

## Постоянные приказы: ответы, которые игрок дал заранее

orders = Постоянные приказы
    .short = Приказы
orders-about = Ответы, данные заранее. Их видите только вы, и никто не узнает, что за вас ответил приказ.
orders-standing = Действуют
orders-none = Вас спрашивают везде, где вы могли бы что-то сделать.
orders-none-but = Вас спрашивают везде, где вы можете что-то сделать, кроме моментов ниже: их вы пропускаете.
orders-halted = Сейчас не действует: можно применить { $cards }.
orders-silent = У вас есть { $cards }, но вас об этом не спросят: вы пропускаете эти моменты. Изменить?
orders-passed = Моменты, которые вы пропускаете ({ $count })
orders-for-cards = Для карт: { $cards }
orders-more = Что можно приказать
orders-drop = Отменить этот приказ
orders-open = Сказано при всех
orders-open-about = Там, где вас не спрашивают, стол вас не ждёт. Это видят все.

## The end

result-won = { $count ->
    [one] Победитель: { $names }
   *[other] Победу делят: { $names }
}
result-nobody = Победителя нет
result-board = Стол в конце партии
standings = Итоги
standings-place = Место
standings-player = Игрок
chart-rounds = раунды
# $course: what is counted, and over what (“Points over rounds”); $results: name and score of each.
chart-summary = { $course }, всего раундов: { $rounds }. В конце: { $results }.
chart-result = { $name }: { $score }
rematch = Реванш
rematch-go = К реваншу
replay = Повтор
replay-title = Повтор: { $game } · Космодром
replay-result = Итоги
replay-eyes = Чьими глазами
replay-onlooker = Зритель
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-play = Смотреть
replay-pause = Пауза
replay-step = Что принёс этот шаг
replay-quiet = Кто-то сделал выбор. Что он принёс, будет видно, когда выберут все.
replay-place = Место в партии
replay-at = { $at } из { $total }
export = Сохранить запись
stopped-title = Стол остановлен
stopped-text = Мы где-то ошиблись. Всё, что сыграно, сохранено. Тот, кто открыл стол, может попробовать продолжить.
stopped-host = Мы где-то ошиблись. Всё, что сыграно, сохранено, и вы можете попробовать продолжить.
stopped-again = Попробовать продолжить

## Refusals: what happened and what to do

refusal-unknown = Не получилось. Попробуйте ещё раз.
refusal-refused = Сейчас это невозможно.
refusal-not-your-ask = Сейчас решаете не вы.
refusal-not-an-option = Сейчас это выбрать нельзя.
refusal-stale-ask = Поздно: игра уже пошла дальше. Посмотрите на новый вопрос.
refusal-game-over = Партия окончена.
refusal-no-undo = Отменить уже нельзя: с тех пор другие что-то решили или увидели.
refusal-not-an-act = Сейчас этого сделать нельзя.
refusal-bad-setup = Такой стол собрать нельзя. Проверьте число игроков и настройки.
refusal-no-such-alien = Таких пришельцев нет: { $aliens }.
refusal-named-twice = Эти пришельцы названы больше одного раза: { $aliens }. Каждый есть только в одном экземпляре.
refusal-too-many-aliens = Пришельцев названо { $count }, а игроков только { $seats }. Назовите не больше одного на игрока.
refusal-not-together = Эти пришельцы не могут сидеть за одним столом: { $aliens }.
refusal-not-in-edition = В издании { $edition } года таких пришельцев нет: { $aliens }.
refusal-bad-record = Это не запись партии, или файл повреждён.
refusal-imagined = Это воображаемая партия: у неё нет записи и нечего отменять.
refusal-offline = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
refusal-server-error = На сервере что-то пошло не так. Попробуйте ещё раз.
refusal-bad-request = Сервер не понял запрос. Обновите страницу и попробуйте ещё раз.
refusal-bad-message = Сервер не понял запрос. Обновите страницу и попробуйте ещё раз.
refusal-method-not-allowed = Сервер не понял запрос. Обновите страницу и попробуйте ещё раз.
refusal-csrf = Страница открыта слишком давно. Обновите её и попробуйте ещё раз.
refusal-not-allowed = Вам это недоступно.
refusal-not-found = По этому адресу ничего нет. Возможно, ссылка скопирована не целиком.
refusal-no-such-table = Такого стола нет. Возможно, ссылка скопирована не целиком.
refusal-no-such-game = В эту игру здесь не играют.
refusal-no-such-seat = За этим столом нет такого места.
refusal-no-such-bot = Такого бота нет.
refusal-too-many-requests = Слишком много всего сразу. Подождите немного и попробуйте ещё раз.
refusal-too-fast = Слишком быстро. Подождите немного и попробуйте ещё раз.
refusal-too-many-connections = С вашего адреса открыто слишком много страниц. Закройте часть и попробуйте ещё раз.
refusal-too-large = Это слишком много для отправки.
refusal-bad-name = В имени может быть от 1 до { $most } знаков.
refusal-bad-chat = В сообщении может быть от 1 до { $most } знаков.
refusal-name-taken = Это имя за столом уже занято. Выберите другое.
refusal-name-alike = Это имя выглядит так же, как { $other }, а так за столом уже зовут другого игрока. Выберите имя, которое не спутать.
refusal-seat-taken = Вас опередили: место уже занято.
refusal-seats-empty = Есть свободные места. Пригласите друзей или добавьте ботов, потом начинайте.
refusal-already-started = Игра уже началась.
refusal-not-started = Игра ещё не началась.
refusal-not-running = Игра сейчас не идёт.
refusal-no-course = Ход этой партии рассказать нельзя.
refusal-not-over = Это можно будет сделать после конца партии.
refusal-not-host = Это может сделать только тот, кто открыл стол.
refusal-not-your-seat = Это не ваше место.
refusal-not-your-table = Вы не играли за этим столом.
refusal-not-seated = Писать могут только те, кто сидит за столом.
refusal-private-chat-off = За этим столом личных сообщений нет.
refusal-bot-plays = За вас играет бот. Сначала верните себе место в меню.
refusal-resigned = Вы сдались и больше не играете на этом месте.
refusal-stopped = Стол остановлен из-за нашей ошибки.
refusal-not-stored = Сохранить не удалось, так что ничего не произошло. Попробуйте ещё раз.
refusal-not-done = Не получилось. Попробуйте ещё раз.
refusal-no-bots = Для этой игры ботов нет.
refusal-no-such-order = Сейчас такой приказ дать нельзя.
refusal-no-database = Сервер сейчас ничего не может сохранить. Всё подтверждённое цело. Попробуйте ещё раз чуть позже.

# ## Ход событий за столом
story-cards = Обратите внимание
story-seen = Понятно
story-now = Сейчас происходит
story-skip = Пропустить
clock-over = Время вышло
    .what = За вас решили часы: { $question }
held = Через мгновение
held-take-back = Взять назад
held-go-on = Дальше
roll-own = Кубики
roll-own-dice = Бросить кубики
announce-your-turn = Ваш ход
announce-last-round = Последний раунд
proposal-left = { $count ->
    [0] Кредитов не останется.
    [one] Останется { $count } кредит.
    [few] Останется { $count } кредита.
   *[many] Останется { $count } кредитов.
}
proposal-back = Назад
away-since = { $minutes ->
    [0] { $name }: только что не в сети
    [one] { $name }: не в сети { $minutes } минуту
    [few] { $name }: не в сети { $minutes } минуты
   *[many] { $name }: не в сети { $minutes } минут
}
bar-seats = Игроки
look-back = Посмотреть назад
look-back-leave = Вернуться к игре
look-back-at = Вы смотрите на прошлый момент.
log-bot-plays = За этого игрока играет бот
card-in-full = Карта
decision-sheet = Вопрос

# ## The first page
home-play-now = Играть сейчас
home-first = Впервые здесь?
home-first-text = Нажмите «Играть сейчас»: сыграете в Space Base с ботами, которые не спешат, а сначала увидите правила вкратце. Каждый вопрос объяснён; клавиша ? покажет все клавиши.

# ## The timeline
replay-round-back = На раунд назад
replay-round-forward = На раунд вперёд
replay-speed = Скорость

# ## The lobby
share-code = Код ссылки
share-local = Этот адрес работает только на этом компьютере. Чтобы подключились другие, запустите сервер с --host 0.0.0.0: тогда здесь будет адрес для них.
remove-person = Убрать: { $name }
remove-person-sure = Убрать
away-for = { $minutes ->
    [0] только что не в сети
    [one] не в сети { $minutes } минуту
    [few] не в сети { $minutes } минуты
   *[many] не в сети { $minutes } минут
}
sound-volume = Громкость

## Места, которые переходят к другим, и что может ведущий

link-mine = Ссылка на моё место для других устройств
link-another = Передать место другому человеку
link-revoke = Отозвать ссылки и другие устройства
link-exists = Ссылка на место уже есть. Новая заменит её.
link-label-me = Ваша личная ссылка на место
link-label-another = Ссылка для другого человека
link-about-me = Отправьте её себе и откройте на телефоне. У кого она есть, тот может играть за вас, поэтому никому её не показывайте. Она действует, пока вы её не отзовёте, даже если этот браузер вас забудет.
link-about-another = Кто откроет её первым, займёт место и увидит его карты. Вернуть место можно в меню.
seat-take-back-from = Забрать своё место ({ $name })
claim-title = Вас ждёт место за столом
claim-about = Вы садитесь за идущую партию: с картами, планами и обещаниями этого места.
claim-take = Занять место
claim-watch = Просто посмотреть
host-tools = Ведущий
host-bot = Пусть играет бот
host-bot-goes = Снова ждать игрока
host-resign = Сдаться за игрока
host-resign-sure = Сдаться окончательно
host-offer = Отдать другому человеку
host-offer-about = Кто первым откроет ссылку, займёт место. До этого всё остаётся как есть; если игрок вернётся раньше, ссылка не сработает.
host-withdraw = Отозвать ссылку
host-hand = Сделать ведущим
host-hand-sure = Передать роль ведущего?
host-ask = Попросить роль ведущего
host-clock-about = Больше времени — сразу. На меньшее остальные должны согласиться.
host-end = Закончить партию
host-end-sure = Точно закончить?
host-end-about = Остальные должны согласиться. Победителя не будет, запись можно сохранить.
host-delete = Удалить стол
host-delete-sure = Удалить навсегда
motion-clock = { $name } предлагает другое время на решение: { $seconds ->
    [0] без ограничения
    [60] 1 минута
    [120] 2 минуты
    [300] 5 минут
    [86400] 1 день
    [259200] 3 дня
    [604800] 1 неделя
   *[other] { $seconds } с
}.
motion-end = { $name } предлагает закончить партию без победителя.
motion-host = { $name } просит роль ведущего.
# Stands for a host who has no seat.
motion-host-name = Ведущий
motion-agree = Согласиться
motion-refuse = Отказать
motion-withdraw = Снять предложение
motion-carry = Сделать сейчас
motion-waiting = Ждём ответа: { $names }. Молчание в течение двух дней — согласие.
note-bot-comes = По решению ведущего за место «{ $name }» пока играет бот.
note-bot-goes = По решению ведущего бот больше не играет за место «{ $name }».
note-resigned-for = Ведущий сдался за место «{ $name }». Дальше играет бот.
note-taken-over = { $name } садится вместо { $old }.
note-bot-replaced = { $name } садится вместо бота.
note-taken-back = { $name } снова в игре вместо { $old }.
note-host = Ведущий теперь — { $name }.
note-clock = Время на решение: { $seconds ->
    [0] без ограничения
    [60] 1 минута
    [120] 2 минуты
    [300] 5 минут
    [86400] 1 день
    [259200] 3 дня
    [604800] 1 неделя
   *[other] { $seconds } с
}.
note-ended = Партия закончена досрочно.
note-motion-refused = { $name } не соглашается. Всё остаётся как есть.
outcome-ended = Игроки закончили партию досрочно.
refusal-player-is-here = { $name } за столом и решает за это место.
refusal-bad-link = Эта ссылка больше не действует. Попросите новую.
refusal-name-needed = Сначала выберите имя.
refusal-motion-open = Ещё открыт другой вопрос ко всем.
refusal-no-motion = Этот вопрос уже закрыт.
refusal-still-running = Сначала закончите партию.
refusal-table-deleted = Ведущий удалил этот стол.

## Pages

nav = Страницы
nav-tables = Столы
nav-rules = Правила
nav-settings = Настройки
try-again = Попробовать снова
name-guest = Гость{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}
name-none = Имени ещё нет
settings = Настройки
settings-title = Настройки · Космодром
settings-saved = Сохранено
settings-you = О вас
settings-name-about = Имя и лицо, которые видят другие за новыми столами. Хранится на этом устройстве.
settings-look = Вид
settings-motion-about = Кубики катятся, корабли летят. Настройка системы всегда важнее.
settings-sound = Звук
settings-sound-on = Звуки в игре
settings-sound-about = Кубики, карты, корабли, ваш ход. Выключено, пока вы не включите.
settings-volume = Громкость
settings-try = Послушать звук
sound-dice = Кубики
sound-coins = Монеты
sound-card = Карта
sound-launch = Старт
sound-hit = Попадание
sound-turn = Ваш ход
sound-chat = Сообщение
sound-win = Победа
settings-play = За столом
settings-gist = Краткий журнал
settings-gist-about = Рассказывает главное, без подробностей.
settings-coach = Наставник в первых партиях
settings-coach-about = Объясняет по одной новой мысли, когда она впервые нужна.
settings-help-again = Пояснения под вопросами
settings-help-again-about = Они сворачиваются, когда вопрос вам уже знаком.
settings-help-again-do = Показывать снова
settings-help-again-done = Снова видны
settings-notices = Уведомления
settings-notices-about = Работает, пока страница стола открыта. Браузер спросит один раз.
pace-slow-short = Спокойно
pace-brisk-short = Живо
pace-instant-short = Сразу
book-title = Правила и решения · Космодром
book-sections = Разделы
book-rows = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[other] { $count } пунктов
}
book-hits = { $count ->
    [0] Ничего не найдено
    [one] Найдено { $count } место
    [few] Найдено { $count } места
   *[other] Найдено { $count } мест
}
book-rule = Правило { $id }: так играют по книге правил
book-example = Пример { $id } из книги правил
book-ruling = Решение { $id }: спорный случай и то, как его играют здесь
book-no-row = Правила { $id } в этой книге нет.
book-about = Выберите раздел или найдите слово. У каждого правила свой адрес: скопируйте его, чтобы закончить спор.
new-seats = Места
seats-fewer = На одно место меньше
seats-more = На одно место больше
seat-me = вы
seat-kind-bot = Бот
seat-kind-here = Здесь
seat-name = Имя игрока на месте { $number }
seat-free-what = Для того, кто первым придёт по ссылке
seat-which-bot = Какой бот
bot-level = Сила { $level } из 3
new-who = Кто может прийти
new-by-link = Только по ссылке
new-open = Открытый стол
new-by-link-hint = Стол найдут только те, у кого есть ссылка.
new-mode = Как вы играете
new-live = Вживую
    .about = Все за столом, один вечер
new-days = По дням
    .about = Отвечайте, когда удобно
time-none-short = нет
time-short = { $seconds ->
    [60] 1 мин
    [120] 2 мин
    [300] 5 мин
    [86400] 1 день
    [259200] 3 дня
    [604800] неделя
   *[other] { $seconds } с
}
new-as-usual = Всё как обычно
new-changed = Изменено { $count }: { $names }
new-take-back-short = возврат шага
new-sum-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
game-seats-short = { $low }–{ $high }

## Как шла игра

seat-you-host = вы, хозяин стола
lobby-join = Сесть за этот стол
lobby-more = Ещё: ссылки на моё место, инструменты хозяина
course-title = Как шла игра
course-reading = Читаем партию ещё раз…
chart-round = Раунд { $round }
turn-lead = { $name } — лидер: { $score }.
turn-leap = { $name } — рывок: { $score }.
turn-won = { $name } — решающий шаг: { $score }.
turn-detail = Раунд { $round }, { $gain }: { $source }.
turn-look = Посмотреть
luck = Удача
luck-space-base = Сколько броски принесли сверх среднего или меньше, в кредитах: очко — 2, доход — 3.
luck-cosmic-encounter = Взятые карты атаки: на сколько их сумма больше или меньше средней по колоде.
luck-twilight-imperium = Попадания сверх среднего для этих кубиков или меньше.
luck-won = Больше всего везло победителю: { $name }.
luck-lost = Больше всего везло не победителю: { $name }.
paid = Что принесло очки
paid-space-base = Очки по источникам
paid-cosmic-encounter = Как получены колонии
paid-twilight-imperium = Очки по источникам
paid-other = прочее
paid-lost = потеряно: { $count }
paid-lost-legend = потеряно
paid-space-base-station = корабли на базе
paid-space-base-deployed = развёрнутые корабли
paid-space-base-colony = колонии
paid-space-base-ability = способности
paid-space-base-lost = потеряно
paid-cosmic-encounter-offense = в нападении
paid-cosmic-encounter-ally = союзником
paid-cosmic-encounter-deal = по договору
paid-cosmic-encounter-power = иначе
paid-cosmic-encounter-lost = потеряно
paid-twilight-imperium-stage-1 = цели, этап I
paid-twilight-imperium-stage-2 = цели, этап II
paid-twilight-imperium-secret = тайные цели
paid-twilight-imperium-mecatol = Мекатол-Рекс
paid-twilight-imperium-custodians = хранители Мекатол-Рекса
paid-twilight-imperium-imperial = «Империя»
paid-twilight-imperium-note = обязательства
paid-twilight-imperium-agenda = законы и карты
honours = Отличия
honours-none = Ни в чём никто не был первым один.
honour-guest = На чужих ходах
    .what = { $name }, { $count } с чужих бросков
honour-builder = Кораблестроитель
    .what = { $name }, куплено кораблей: { $count }
honour-spender = Щедрая рука
    .what = { $name }, потрачено кредитов: { $count }
honour-settler = Колонист
    .what = { $name }, колоний: { $count }
honour-engineer = Инженер
    .what = { $name }, применено способностей: { $count }
honour-ally = Всем союзник
    .what = { $name }, союзов: { $count }
honour-ferryman = Перевозчик в Варп
    .what = { $name }, потеряно кораблей: { $count }
honour-diplomat = Дипломат
    .what = { $name }, договоров: { $count }
honour-alien = Верность инопланетянину
    .what = { $name }, применено сил: { $count }
honour-trickster = Полный рукав
    .what = { $name }, сыграно карт: { $count }
honour-admiral = Адмирал
    .what = { $name }, выиграно боёв: { $count }
honour-lawmaker = Законодатель
    .what = { $name }, отдано голосов: { $count }
honour-banker = Банкир
    .what = { $name }, товаров: { $count }
honour-scholar = Учёный
    .what = { $name }, технологий: { $count }
honour-explorer = Первопроходец
    .what = { $name }, занято планет: { $count }
honour-merchant = Купец
    .what = { $name }, сделок: { $count }
result-open-board = К столу в конце игры
mark-fight = Бои
    .at = Бой, раунд { $round }
mark-vote = Голосования
    .at = Голосование, раунд { $round }
mark-deal = Сделки
    .at = Сделка, раунд { $round }: { $name }
mark-points = Очки
    .at = Очки, раунд { $round }: { $name }
mark-last-round = Последний раунд
    .at = Начинается последний раунд: { $round }
mark-won = Конец
    .at = Конец: { $name }
replay-marks = Моменты на ленте
replay-copy = Скопировать момент
list-more = Показать ещё { $count }
list-fewer = Показать меньше
book-whole = Раздел целиком

## Наставник первой партии и легенда

help-legend = Что значат знаки
legend = Что значат знаки
legend-key = Клавиша L открывает этот список за любым столом.
coach-next = Понятно
coach-skip = Без наставника
coach-of = { $number } из { $total }
coach-why = Зачем?
coach-space-base-dice = Два кубика, два способа
    .what = По отдельности каждый кубик платит сектору со своим числом. Вместе сумма платит одному сектору. Наведите на ответ: то, что платит, загорится.
    .why = Каждый бросок — это доход. Берите то, что приносит больше; ответ можно отменить.
coach-space-base-purchase = Купите корабль
    .what = Купленный корабль занимает сектор со своим номером. Прежний корабль этого сектора уходит в патруль над ним. Покупка забирает все кредиты.
    .why = Новые корабли платят больше, а старый продолжает платить на чужих ходах.
coach-space-base-others = Чужие броски платят и вам
    .what = На чужих ходах вы используете те же кубики, но платят ваши корабли в патруле.
    .why = Чужих ходов больше, чем своих: патруль платит часто.
coach-space-base-goal = Побеждают сорок очков
    .what = Звёзды — победные очки, ступени — доход: кредитов не бывает меньше дохода. Колония даёт очки один раз и закрывает сектор.
    .why = Сначала доход, потом очки: ранние деньги покупают корабли, приносящие очки.
coach-space-base-charges = Заряд готов
    .what = Некоторые корабли копят заряды — маленькие квадраты. Полный заряд можно потратить сейчас или сохранить.
    .why = Они меняют кубики: тратьте, когда бросок чуть-чуть не тот.
coach-cosmic-encounter-alien = Вы — инопланетянин
    .what = На вашем планшете сказано, какое правило вы нарушаете. Нажмите на любого пришельца, чтобы прочесть его силу.
    .why = План каждого следует из его силы, и ваш тоже.
coach-cosmic-encounter-launch = Цельтесь и стартуйте
    .what = Судьба выбрала, с кем вы встречаетесь. Направьте врата на планету и пошлите от одного до четырёх кораблей.
    .why = Каждый корабль прибавляет единицу. Потерянные уходят в Варп и возвращаются по одному.
coach-cosmic-encounter-allies = Союзники
    .what = Обе стороны зовут остальных. Союзники нападения делят планету, союзники защиты получают карты или корабли.
    .why = Колония, взятая союзником, считается так же, как взятая в нападении.
coach-cosmic-encounter-cards = Атака или переговоры
    .what = Оба кладут карту закрытой. Карта плюс корабли: больше — победа. Атака сильнее переговоров; двое переговоров — договор или потери у обоих.
    .why = Рука пополняется, только когда карты контакта кончились: не тратьте большие зря.
coach-cosmic-encounter-goal = Побеждают пять чужих колоний
    .what = Ваш корабль на планете чужой системы — это чужая колония. Победить могут и несколько игроков вместе.
    .why = Следите, у кого четыре: все объединятся против него.
coach-twilight-imperium-round = Раунд из трёх шагов
    .what = Каждый берёт карту стратегии, затем по кругу идут действия, пока все не спасуют, затем засчитываются цели.
    .why = Побеждают десять очков. В каждом раунде несколько из них — ваши: ищите ближайшие.
coach-twilight-imperium-strategy = Возьмите карту стратегии
    .what = Она даёт сильное действие в этом раунде; остальные могут повторить его слабее. Номер определяет очередь хода.
    .why = «Лидерство» даёт жетоны, «Технология» — технологию, «Торговля» — товары. В первом раунде первые две не подведут.
coach-twilight-imperium-turn = Одно действие, и ход дальше
    .what = Тактическое действие тратит жетон приказа: корабли летят в одну систему, бой, высадка, производство. Или сыграйте карту стратегии. Или пас.
    .why = Сначала займите свободные планеты рядом с домом: они оплатят остальное.
coach-twilight-imperium-tokens = Жетоны приказов — это действия
    .what = Жетоны тактики активируют системы, жетоны флота ограничивают число кораблей в системе, жетоны стратегии оплачивают чужие карты.
    .why = Система с вашим жетоном заперта до конца раунда: активируйте там, где корабли больше не понадобятся.
coach-twilight-imperium-goal = Игру выигрывают цели
    .what = Цели сбоку показывают, кто насколько близок. Открытые — для всех, тайная — только ваша.
    .why = Бой стоит кораблей и сам по себе очков не даёт. Деритесь за то, что их даёт.
legend-space-base-credits = Кредиты
    .what = Ими платят за корабли и колонии; покупка забирает все.
legend-space-base-income = Доход
    .what = В конце хода кредиты пополняются до него.
legend-space-base-vp = Победные очки (ПО)
    .what = С 40 начинается последний раунд.
legend-space-base-docked = На базе
    .what = Платит на вашем ходу.
legend-space-base-deployed = В патруле
    .what = Платит на чужих ходах.
legend-space-base-charge = Заряд
    .what = Сюда ложится кубик, когда выпал сектор; полный заряд оплачивает способность.
legend-space-base-arrow = Стрелка
    .what = Соседний сектор платит тоже.
legend-cosmic-encounter-attack = Атака
    .what = Число карты и ваши корабли дают сумму.
legend-cosmic-encounter-negotiate = Переговоры
    .what = Против переговоров — договор; против атаки — поражение и компенсация.
legend-cosmic-encounter-morph = Морф
    .what = Становится копией другой карты.
legend-cosmic-encounter-reinforcement = Подкрепление
    .what = Добавляется после раскрытия карт.
legend-cosmic-encounter-artifact = Артефакт
    .what = Играется один раз, эффект на карте.
legend-cosmic-encounter-flare = Вспышка
    .what = Малая сила, которая возвращается в руку.
legend-cosmic-encounter-colony = Колония
    .what = Пять в чужих системах — победа.
legend-cosmic-encounter-warp = Варп
    .what = Здесь ждут потерянные корабли.
legend-twilight-imperium-tactic = Резерв тактики
    .what = Жетон отсюда активирует систему.
legend-twilight-imperium-fleet = Резерв флота
    .what = Столько кораблей, кроме истребителей, может стоять в системе.
legend-twilight-imperium-strategy = Резерв стратегии
    .what = Жетон отсюда оплачивает чужую карту стратегии.
legend-twilight-imperium-goods = Товары
    .what = Каждый заменяет один ресурс или одно влияние.
legend-twilight-imperium-commodities = Сырьё
    .what = Становится товаром, когда вы отдаёте его соседу.
legend-twilight-imperium-resources = Ресурсы
    .what = Жёлтое число планеты: оплачивает войска и технологии.
legend-twilight-imperium-influence = Влияние
    .what = Синее число планеты: оплачивает жетоны и даёт голоса.
legend-twilight-imperium-cards = Карты действий
    .what = Сколько их на руках.
legend-twilight-imperium-secret = Тайные цели
    .what = Ещё не выполненные.
legend-twilight-imperium-note = Обязательства
    .what = Чужие обещания у вас на руках.
legend-twilight-imperium-speaker = Спикер
    .what = Выбирает первым, решает ничьи.
