### Тексти термінала: `cosmodrome play`, `replay`, `verify` і `rules`.

# Імена для гравців, яких ніяк не назвали; через кому та пробіл.
terminal-stars = Вега, Оріон, Сіріус, Альтаїр, Рігель, Денеб, Міра, Спіка, Антарес, Капелла

## Слова, які можна ввести. Перше показується, решта, після ком, теж зрозумілі.

command-help = допомога, д, ?
command-undo = назад, н, скасувати
command-table = стіл, с
command-look = погляд, п, база
command-card = карта, к
command-why = чому
command-rules = правила
command-log = журнал, ж
command-acts = справи
command-orders = накази, нк
command-legend = знаки
command-save = зберегти
command-quit = вихід

## Допомога

terminal-help-number-form = 1, 2, …
terminal-help-number = відповідь: її номер або назва карти
terminal-help-help = цей список
terminal-help-undo = узяти свою останню відповідь назад, поки нічого не кинуто, не показано і ніхто не відповів
terminal-help-table = увесь стіл, разом із тим, що не вмістилося у вікно
terminal-help-look = гравець великим планом: погляд Оріон, погляд 1
terminal-help-card = карта словами, за назвою або за номером відповіді: карта 3
terminal-help-why = чому цього не вибрати або що це дасть: чому й назва карти, чому 3
terminal-help-rules = правила: правила, правила 8.11, правила 8, правила колонія
terminal-help-log = усе, що сталося: журнал, журнал 200
terminal-help-acts = що можна зробити без запитання: справи, потім справи 1
terminal-help-orders = відповіді, дані наперед, їх бачите лише ви: накази, потім накази 1
terminal-help-legend = що означають знаки
terminal-help-save = зберегти гру: зберегти, зберегти п’ятниця.json
terminal-help-quit = піти з-за столу

## За столом

terminal-see-table = те, що пронумеровано вище
terminal-thinks = { $name } думає…
terminal-bot-failed = { $name } не дає ради питанню «{ $ask }», і так гра тривати не може.
# $parts: частини столу (terminal-part-*) через кому.
terminal-not-shown = Не вмістилося: { $parts }. Слово «стіл» покаже все.
terminal-part-players = гравці
terminal-part-base = ваша база
terminal-part-yard = верф
terminal-part-hand = ваші карти
terminal-part-table = стіл
terminal-part-turn = хід
terminal-part-picks = вибір кораблів
terminal-part-systems = системи
terminal-part-encounter = контакт
terminal-part-deal = угода
terminal-part-piles = стоси
terminal-part-sheets = планшети прибульців
terminal-part-galaxy = галактика
terminal-part-strategy = карти стратегії
terminal-part-objectives = цілі
terminal-part-others = решта гравців
terminal-part-own = ваш планшет
terminal-more-in-log = { $count ->
    [one] … і ще { $count } рядок: журнал
    [few] … і ще { $count } рядки: журнал
   *[many] … і ще { $count } рядків: журнал
}
terminal-log-more = Усього рядків: { $count }; їх покаже «журнал { $count }».
terminal-curtain = Тепер вирішує { $name }. Решті цього бачити не можна.
terminal-curtain-ready = Коли на екран дивиться лише { $name }, натисніть Enter.
terminal-won = { $count ->
    [one] Перемога! { $names }
   *[other] Спільна перемога! { $names }
}
terminal-goes-on = Гру ще не закінчено.

terminal-no-such-number = Відповіді з таким номером немає. Виберіть від { $low } до { $high }.
terminal-only-number = Відповідь тут одна: { $low }.
terminal-not-understood = «{ $word }» — не номер і не відоме тут слово. Які є, покаже «допомога».
terminal-no-such-seat = Нікого не звати «{ $word }». За столом: { $names }.
terminal-no-such-card = Карти «{ $word }» немає.
terminal-many-cards = Таких карт { $count }. Введіть назву повніше.
terminal-no-such-rule = Правила з номером або словом «{ $word }» немає.
terminal-rules-how = Одне правило: правила 8.11. Розділ: правила 8. Пошук: правила колонія.
terminal-see-also = Див. також { $rules }
terminal-acts-more = І ще { $count }: моменти, про які можна не питати. Їх покаже «{ $form } усі».
terminal-no-acts = Без запитання зараз нічого не зробити.
# $order: a standing order, in words.
terminal-order-given = Наказано: { $order }
terminal-order-dropped = Наказ скасовано: { $order }
terminal-no-orders = У цій грі наказувати нічого.
terminal-why-what = Чому — що? Назвіть карту або номер відповіді: чому 3.
terminal-why-legal = Це вибрати можна: { $number }, { $option }.
terminal-why-unknown = «{ $word }» — не відповідь на це запитання.

terminal-saved = Збережено: { $file }.
terminal-not-saved = Не вдалося зберегти в { $file }: { $why }.
terminal-left-saved = Гра зберігається в { $file }. Продовжити: cosmodrome play --record { $file }
terminal-save-first = Зберегти гру? Введіть ім’я файлу або натисніть Enter, щоб піти без збереження:

## До початку

terminal-no-terminal = Потрібен термінал: тут нема кого питати. Самі боти грають і без нього: cosmodrome play ГРА --seats greedy,greedy.
terminal-which-game = У яку гру? Є: { $games }. Наприклад: cosmodrome play { $first }
terminal-no-such-game = Гри «{ $game }» тут немає. Є: { $games }.
terminal-no-such-player = Хто такий «{ $player }»? Місце — це me, person або бот: { $bots }.
terminal-no-such-class = Бота «{ $player }» немає: «{ $missing }» у цій теці не знайти, або це не клас із методом choose.
terminal-bad-name = В імені не більше { $most } знаків, і всі друковані.
terminal-same-name = Двох гравців з іменем { $name } не буває.
terminal-seat-count = { $seats ->
    [one] { $seats } гравець — не підходить
    [few] { $seats } гравці — не підходить
   *[many] { $seats } гравців — не підходить
}: грають від { $low } до { $high }.
terminal-bad-option = У цієї гри немає налаштування «{ $option }». Є: { $known }.
terminal-not-read = Не вдалося прочитати { $file }: { $why }.
terminal-other-game = У файлі { $file } інша гра: { $game }.
terminal-who-plays = У записі не сказано, хто грає. Назвіть гравців (їх { $count }) через --seats.
terminal-other-count = У записі { $file } гравців { $count }. Назвіть стільки ж через --seats.

## Повтор, перевірка, правила

terminal-step = { $at } з { $total }. Enter: наступний хід, d: наступне рішення, b: назад, число: туди, q: вихід
terminal-verify-good = { $file } в порядку. Відповідей { $answers }, усі за правилами; випадкових результатів { $chance }, усі із засвідченого зерна.
terminal-verify-illegal = { $file } не в порядку: запис пошкоджено або щось у ньому проти правил.
terminal-verify-commitment = { $file } не в порядку: зерно не те, яке було засвідчено на початку.
terminal-verify-shares = { $file } не в порядку: частка в зерні не та, яку було обіцяно до початку.
terminal-verify-chance = { $file } не в порядку: кубик або колоду підправлено, зерно дає інший результат.
terminal-coverage = Тести беруть на себе { $claimed } із { $total } правил, за якими може стежити програма.
terminal-coverage-where = Це працює лише в початковому коді: тести лежать там.
terminal-coverage-pytest = Щоб переглянути тести, потрібен pytest: make setup.
terminal-coverage-failed = Ці тести не вдалося прочитати: { $files }
terminal-coverage-unknown = Заявлено, але не для програми або не зі списку: { $rules }

## Шанси

terminal-odds-attacker = Нападник
terminal-odds-defender = Захисник
terminal-odds-draw = Нічия
terminal-odds-battles = Проведено боїв: { $battles }.
terminal-odds-no-faction = немає фракції «{ $name }».
terminal-odds-no-unit = немає загону «{ $name }».
terminal-odds-no-technology = немає технології «{ $name }».
terminal-odds-like = Можливо, { $names }?
terminal-odds-unreadable = не вдалося прочитати «{ $text }». Пишіть, наприклад, так: 2 carrier 4 fighter
terminal-odds-not-theirs = технологія { $name } не для фракції { $faction }.
terminal-odds-needs-faction = флагману потрібна фракція. Пишіть, наприклад, так: sol: 1 flagship
terminal-odds-needs-technology = для { $name } потрібна однойменна технологія.
terminal-odds-count = { $count } — це забагато.
# $name is an id such as cruiser-damaged
terminal-odds-whole = { $name } не буває: такий корабель не поглинає шкоду.
terminal-odds-nebula = У туманності немає планет, вторгатися нікуди.
