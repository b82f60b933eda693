### Тексты терминала: `cosmodrome play`, `replay`, `verify` и `rules`.

# Имена для игроков, которых никак не назвали; через запятую и пробел.
terminal-stars = Вега, Орион, Сириус, Альтаир, Ригель, Денеб, Мира, Спика, Антарес, Капелла

## Слова, которые можно ввести. Первое показывается, остальные, после запятых, тоже понятны.

command-help = помощь, п, ?
command-undo = назад, н, отмена
command-table = стол, с
command-look = взгляд, в, база
command-card = карта, к
command-why = почему
command-rules = правила
command-log = журнал, ж
command-acts = дела, д
command-orders = приказы, пр
command-legend = знаки
command-save = сохранить
command-quit = выход

## Помощь

terminal-help-number-form = 1, 2, …
terminal-help-number = ответ: его номер или название карты
terminal-help-help = этот список
terminal-help-undo = взять свой последний ответ назад, пока ничего не брошено, не показано и никто не ответил
terminal-help-table = весь стол, вместе с тем, что не поместилось в окно
terminal-help-look = игрок крупным планом: взгляд Орион, взгляд 1
terminal-help-card = карта словами, по названию или по номеру ответа: карта 3
terminal-help-why = почему этого не выбрать или что это принесёт: почему и название карты, почему 3
terminal-help-rules = правила: правила, правила 8.11, правила 8, правила колония
terminal-help-log = всё, что случилось: журнал, журнал 200
terminal-help-acts = что можно сделать без вопроса: дела, потом дела 1
terminal-help-orders = ответы, данные заранее, их видите только вы: приказы, потом приказы 1
terminal-help-legend = что значат знаки
terminal-help-save = сохранить игру: сохранить, сохранить пятница.json
terminal-help-quit = уйти из-за стола

## За столом

terminal-see-table = то, что пронумеровано выше
terminal-thinks = { $name } думает…
terminal-bot-failed = { $name } не справляется с вопросом «{ $ask }», и так игра продолжаться не может.
# $parts: части стола (terminal-part-*) через запятую.
terminal-not-shown = Не поместилось: { $parts }. Слово «стол» покажет всё.
terminal-part-players = игроки
terminal-part-base = ваша база
terminal-part-yard = верфь
terminal-part-hand = ваши карты
terminal-part-table = стол
terminal-part-turn = ход
terminal-part-picks = выбор кораблей
terminal-part-systems = системы
terminal-part-encounter = контакт
terminal-part-deal = сделка
terminal-part-piles = стопки
terminal-part-sheets = листы пришельцев
terminal-part-galaxy = галактика
terminal-part-strategy = карты стратегии
terminal-part-objectives = цели
terminal-part-others = остальные игроки
terminal-part-own = ваш планшет
terminal-more-in-log = { $count ->
    [one] … и ещё { $count } строка: журнал
    [few] … и ещё { $count } строки: журнал
   *[many] … и ещё { $count } строк: журнал
}
terminal-log-more = Всего строк: { $count }; их покажет «журнал { $count }».
terminal-curtain = Теперь решает { $name }. Остальным этого видеть нельзя.
terminal-curtain-ready = Когда на экран смотрит только { $name }, нажмите Enter.
terminal-won = { $count ->
    [one] Победа! { $names }
   *[other] Общая победа! { $names }
}
terminal-goes-on = Игра ещё не окончена.

terminal-no-such-number = Ответа с таким номером нет. Выберите от { $low } до { $high }.
terminal-only-number = Ответ здесь один: { $low }.
terminal-not-understood = «{ $word }» — не номер и не известное здесь слово. Какие есть, покажет «помощь».
terminal-no-such-seat = Никого не зовут «{ $word }». За столом: { $names }.
terminal-no-such-card = Карты «{ $word }» нет.
terminal-many-cards = Таких карт { $count }. Введите название полнее.
terminal-no-such-rule = Правила с номером или словом «{ $word }» нет.
terminal-rules-how = Одно правило: правила 8.11. Раздел: правила 8. Поиск: правила колония.
terminal-see-also = См. также { $rules }
terminal-acts-more = И ещё { $count }: моменты, о которых можно не спрашивать. Их покажет «{ $form } все».
terminal-no-acts = Без вопроса сейчас ничего не сделать.
# $order: a standing order, in words.
terminal-order-given = Приказано: { $order }
terminal-order-dropped = Приказ отменён: { $order }
terminal-no-orders = В этой игре приказывать нечего.
terminal-why-what = Почему — что? Назовите карту или номер ответа: почему 3.
terminal-why-legal = Это выбрать можно: { $number }, { $option }.
terminal-why-unknown = «{ $word }» — не ответ на этот вопрос.

terminal-saved = Сохранено: { $file }.
terminal-not-saved = Не удалось сохранить в { $file }: { $why }.
terminal-left-saved = Игра хранится в { $file }. Продолжить: cosmodrome play --record { $file }
terminal-save-first = Сохранить игру? Введите имя файла или нажмите Enter, чтобы уйти без сохранения:

## До начала

terminal-no-terminal = Нужен терминал: здесь некого спрашивать. Одни боты играют и без него: cosmodrome play ИГРА --seats greedy,greedy.
terminal-which-game = В какую игру? Есть: { $games }. Например: cosmodrome play { $first }
terminal-no-such-game = Игры «{ $game }» здесь нет. Есть: { $games }.
terminal-no-such-player = Кто такой «{ $player }»? Место — это me, person или бот: { $bots }.
terminal-no-such-class = Бота «{ $player }» нет: «{ $missing }» в этой папке не найти, или это не класс с методом choose.
terminal-bad-name = В имени не больше { $most } знаков, и все печатные.
terminal-same-name = Двух игроков с именем { $name } не бывает.
terminal-seat-count = { $seats ->
    [one] { $seats } игрок — не подходит
    [few] { $seats } игрока — не подходит
   *[many] { $seats } игроков — не подходит
}: играют от { $low } до { $high }.
terminal-bad-option = У этой игры нет настройки «{ $option }». Есть: { $known }.
terminal-not-read = Не удалось прочитать { $file }: { $why }.
terminal-other-game = В файле { $file } другая игра: { $game }.
terminal-who-plays = В записи не сказано, кто играет. Назовите игроков (их { $count }) через --seats.
terminal-other-count = В записи { $file } игроков { $count }. Назовите столько же через --seats.

## Повтор, проверка, правила

terminal-step = { $at } из { $total }. Enter: следующий ход, d: следующее решение, b: назад, число: туда, q: выход
terminal-verify-good = { $file } в порядке. Ответов { $answers }, все по правилам; случайных результатов { $chance }, все из заверенного зерна.
terminal-verify-illegal = { $file } не в порядке: запись повреждена или что-то в ней против правил.
terminal-verify-commitment = { $file } не в порядке: зерно не то, что было заверено в начале.
terminal-verify-shares = { $file } не в порядке: доля в зерне не та, что была обещана до начала.
terminal-verify-chance = { $file } не в порядке: кубик или колода подправлены, зерно даёт другой результат.
terminal-coverage = Тесты берут на себя { $claimed } из { $total } правил, за которыми может следить программа.
terminal-coverage-where = Это работает только в исходниках: тесты лежат там.
terminal-coverage-pytest = Чтобы просмотреть тесты, нужен pytest: make setup.
terminal-coverage-failed = Эти тесты не удалось прочитать: { $files }
terminal-coverage-unknown = Заявлены, но не для программы или не из списка: { $rules }

## Шансы

terminal-odds-attacker = Атакующий
terminal-odds-defender = Защищающийся
terminal-odds-draw = Ничья
terminal-odds-battles = Проведено боёв: { $battles }.
terminal-odds-no-faction = нет фракции «{ $name }».
terminal-odds-no-unit = нет отряда «{ $name }».
terminal-odds-no-technology = нет технологии «{ $name }».
terminal-odds-like = Может быть, { $names }?
terminal-odds-unreadable = не удалось прочесть «{ $text }». Пишите, например, так: 2 carrier 4 fighter
terminal-odds-not-theirs = технология { $name } не для фракции { $faction }.
terminal-odds-needs-faction = флагману нужна фракция. Пишите, например, так: sol: 1 flagship
terminal-odds-needs-technology = для { $name } нужна одноимённая технология.
terminal-odds-count = { $count } — это слишком много.
# $name is an id such as cruiser-damaged
terminal-odds-whole = { $name } не бывает: такой корабль не поглощает урон.
terminal-odds-nebula = В туманности нет планет, вторгаться некуда.
