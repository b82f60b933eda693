### Texts of the terminal: `cosmodrome play`, `replay`, `verify` and `rules`.

# Names for players who were given none; separated by a comma and a space.
terminal-stars = Vega, Orion, Sirius, Altair, Rigel, Deneb, Mira, Spica, Antares, Capella

## Words that can be typed. The first is the one shown; the others, after commas, are understood too.

command-help = help, h, ?
command-undo = undo, u
command-table = table, t
command-look = look, l
command-card = card, c
command-why = why, w
command-rules = rules, r
command-log = log
command-acts = acts, a
command-orders = orders, o
command-legend = legend
command-save = save, s
command-quit = quit, q, exit

## Help

terminal-help-number-form = 1, 2, …
terminal-help-number = answer by its number, or by the name of a card
terminal-help-help = this list
terminal-help-undo = take back your last answer, as long as nothing was rolled, shown or answered since
terminal-help-table = the whole table, including what does not fit the window
terminal-help-look = a player in detail: look Orion, look 1
terminal-help-card = a card in words, by its name or by the number of an answer: card 3
terminal-help-why = why something cannot be chosen, or what it brings: why and a card, why 3
terminal-help-rules = the rules: rules, rules 8.11, rules 8, rules colony
terminal-help-log = what happened, in full: log, log 200
terminal-help-acts = what you may do on your own: acts, then acts 1
terminal-help-orders = answers given in advance, for your eyes alone: orders, then orders 1
terminal-help-legend = what the signs mean
terminal-help-save = save the game: save, save friday.json
terminal-help-quit = leave the table

## At the table

terminal-see-table = what is numbered above
terminal-thinks = { $name } is thinking…
terminal-bot-failed = { $name } failed at the question “{ $ask }”, so the game cannot go on.
# $parts: parts of the table (terminal-part-*), joined.
terminal-not-shown = No room for { $parts }: type table to see everything.
terminal-part-players = the players
terminal-part-base = your board
terminal-part-yard = the shipyard
terminal-part-hand = your cards
terminal-part-table = the table
terminal-part-turn = the turn
terminal-part-picks = the ships to choose from
terminal-part-systems = the systems
terminal-part-encounter = the encounter
terminal-part-deal = the deal
terminal-part-piles = the piles
terminal-part-sheets = the alien sheets
terminal-part-galaxy = the galaxy
terminal-part-strategy = the strategy cards
terminal-part-objectives = the objectives
terminal-part-others = the others
terminal-part-own = your sheet
terminal-more-in-log = { $count ->
    [one] … and one more line: log
   *[other] … and { $count } more lines: log
}
terminal-log-more = { $count } lines in all; log { $count } shows them.
terminal-curtain = { $name } is up next. What follows is for { $name } only.
terminal-curtain-ready = Press Enter when only { $name } is looking.
terminal-won = { $count ->
    [one] { $names } has won!
   *[other] { $names } have won!
}
terminal-goes-on = The game is not over yet.

terminal-no-such-number = There is no answer with this number. Choose from { $low } to { $high }.
terminal-only-number = There is only one answer: { $low }.
terminal-not-understood = “{ $word }” is neither a number nor a known command. Type help for a list.
terminal-no-such-seat = Nobody here is called “{ $word }”. At the table: { $names }.
terminal-no-such-card = No card is called “{ $word }”.
terminal-many-cards = { $count } cards have that in their names. Type more of the name.
terminal-no-such-rule = No rule has “{ $word }” as its number or in its text.
terminal-rules-how = One rule: rules 8.11. A section: rules 8. A search: rules colony.
terminal-see-also = See also { $rules }
terminal-acts-more = { $count } more: moments that you can let pass. { $form } all shows them.
terminal-no-acts = There is nothing you can do on your own now.
# $order: a standing order, in words.
terminal-order-given = Ordered: { $order }
terminal-order-dropped = No longer ordered: { $order }
terminal-no-orders = This game has no standing orders.
terminal-why-what = Why what? Name a card, or the number of an answer: why 3.
terminal-why-legal = You can choose that: { $number }, { $option }.
terminal-why-unknown = “{ $word }” is not a possible answer to this question.

terminal-saved = Saved in { $file }.
terminal-not-saved = Could not save in { $file }: { $why }.
terminal-left-saved = The game is kept in { $file }. To play on: cosmodrome play --record { $file }
terminal-save-first = Save the game? Type a file name, or press Enter to leave without saving:

## Before the table

terminal-no-terminal = This needs a terminal: there is nobody to ask here. Bots alone play without one: cosmodrome play GAME --seats greedy,greedy.
terminal-which-game = Which game? You can play: { $games }. For instance: cosmodrome play { $first }
terminal-no-such-game = There is no game “{ $game }” here. You can play: { $games }.
terminal-no-such-player = Nobody is called “{ $player }”. A seat is me, person or a bot: { $bots }.
terminal-no-such-class = There is no bot “{ $player }”: “{ $missing }” cannot be found in this folder, or is no class with a method choose.
terminal-bad-name = A name has at most { $most } characters, all of them printable.
terminal-same-name = Two players cannot both be called { $name }.
terminal-seat-count = { $seats ->
    [one] { $seats } player is
   *[other] { $seats } players are
} not possible: { $low } to { $high } can play.
terminal-bad-option = “{ $option }” is not an option of this game. Known: { $known }.
terminal-not-read = Could not read { $file }: { $why }.
terminal-other-game = { $file } holds a game of { $game }.
terminal-who-plays = The record does not say who plays. Name { $count } players with --seats.
terminal-other-count = The game in { $file } has { $count } players. Name as many with --seats.

## Replay, verify, rules

terminal-step = { $at } of { $total }. Enter: next turn, d: next decision, b: back, a number: go there, q: quit
terminal-verify-good = { $file } is in order: { $answers } answers, all legal; { $chance } results of chance, all from the committed seed.
terminal-verify-illegal = { $file } is not in order: it is damaged, or something in it breaks the rules.
terminal-verify-commitment = { $file } is not in order: the seed is not the one that was committed at the start.
terminal-verify-shares = { $file } is not in order: a share in the seed is not the one that was promised before the start.
terminal-verify-chance = { $file } is not in order: a die or a deck was tampered with; the seed gives another result.
terminal-coverage = Tests claim { $claimed } of { $total } rules that a program can enforce.
terminal-coverage-where = This works in a checkout of the source only: there the tests are.
terminal-coverage-pytest = pytest is needed to look through the tests: make setup.
terminal-coverage-failed = These tests could not be read: { $files }
terminal-coverage-unknown = Claimed, but not enforceable or not in the ledger: { $rules }

## Odds

terminal-odds-attacker = Attacker
terminal-odds-defender = Defender
terminal-odds-draw = Draw
terminal-odds-battles = { $battles } fights were fought.
terminal-odds-no-faction = there is no faction “{ $name }”.
terminal-odds-no-unit = there is no unit “{ $name }”.
terminal-odds-no-technology = there is no technology “{ $name }”.
terminal-odds-like = Did you mean { $names }?
terminal-odds-unreadable = “{ $text }” is not readable. Write for instance: 2 carrier 4 fighter
terminal-odds-not-theirs = { $name } is not for { $faction }.
terminal-odds-needs-faction = a flagship needs its faction. Write for instance: sol: 1 flagship
terminal-odds-needs-technology = { $name } needs the technology of that name.
terminal-odds-count = { $count } is too many.
# $name is an id such as cruiser-damaged
terminal-odds-whole = { $name } cannot be, since such a ship does not sustain damage.
terminal-odds-nebula = There are no planets in a nebula, so nobody invades one.
