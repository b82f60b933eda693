### The frame around every game: pages, table, refusals.
### $name and $names are names of players, already joined; they cannot be declined.

brand = Cosmodrome
close = Close
sheet-open = Open the sheet
sheet-fold = Fold the sheet down
cancel = Cancel
home-link = Cosmodrome, to the first page
skip-to-content = Skip to the content
language = Language
# The name of each language in that language.
language-en = English
language-ru = Русский
language-uk = Українська

## Games: name, one inviting sentence, how long a game takes

game-space-base = Space Base
    .lead = Every roll of the dice pays you, even when it is somebody else’s. Buy ships, send the old ones on patrol, and get to 40 points.
    .length = 30 to 60 minutes
game-cosmic-encounter = Cosmic Encounter
    .lead = Every alien breaks a rule of its own. Invite allies, bluff with your cards, strike deals, and get five colonies in foreign systems.
    .length = 1 to 2 hours
game-twilight-imperium = Twilight Imperium
    .lead = Seventeen factions, one throne. Build fleets, trade, plot, vote in the galactic council, and be the first to ten victory points.
    .length = 4 to 8 hours
# $low and $high: how few and how many can play.
game-seats = { $low } to { $high } players
game-play = Set up a table
game-bots = Play against bots

# The game for those who have never played it: what one wants, a turn, what makes it special, a word of advice.
primer = The game in short
# Closes the rules in front of somebody’s first table.
primer-begin = Got it, let’s play
primer-space-base =
    .goal = Get to 40 victory points. The round is then played to its end, and the most points win.
    .turn = On your turn you roll two dice and use them apart or as a sum: the ships in those sectors of your base pay you. The others use the same dice for their deployed ships.
    .heart = Then you may buy one ship or colony. It takes its sector of your base, and the card that was there is deployed: it pays on the turns of others. A purchase takes all your credits; afterwards they are filled up to your income.
    .tip = Raise your income first and fill sectors that come up often; later turn credits into points.
primer-cosmic-encounter =
    .goal = Be the first to have five foreign colonies: ships of yours on planets in other players’ home systems. Several players may win together.
    .turn = On your turn a destiny card says whom you meet. You aim the gate at a planet there and send one to four ships; then both sides invite allies.
    .heart = Both main players lay a card face down. Two attacks: the higher total of card and ships wins. An attack beats negotiate. Two negotiates: agree on a deal, or both of you lose ships.
    .tip = Ships that lose go to the warp and come back one by one. Your alien breaks some rule: read its sheet first.
primer-twilight-imperium =
    .goal = Be the first to ten victory points. They come from objectives: public ones for everybody, secret ones for you alone.
    .turn = Each round everybody picks a strategy card and then takes actions in turn: activate a system with a command token, move ships there, fight, land, produce; or play the strategy card, which the others may follow.
    .heart = Then objectives are scored and tokens come back. Once somebody holds Mecatol Rex, the council votes on agendas. Trade, promises and threats are always allowed.
    .tip = Command tokens are what everybody lacks. Take the planets near your home first, and look at the objectives before you look for a fight.

# Choices a table has before the start: setting-<game>-<option>, and one line for each value.
setting-space-base-variant = Variant
setting-space-base-variant-standard = Standard game
setting-space-base-variant-light-speed = Light Speed: a quicker start
setting-cosmic-encounter-edition = Edition
    .about = The rules differ a little. For a first game take 2018.
setting-cosmic-encounter-edition-2018 = 2018
setting-cosmic-encounter-edition-2008 = 2008
setting-cosmic-encounter-aliens = Aliens
    .about = Each has a power of its own. A combination is a set that is fun together.
setting-cosmic-encounter-aliens-combo = A combination that plays well
setting-cosmic-encounter-aliens-choose = Two are dealt, one is kept
setting-cosmic-encounter-aliens-random = At random
setting-cosmic-encounter-aliens-null = As the edition has it
setting-cosmic-encounter-alert = How tricky the aliens are
    .about = By the colour of the alert light on an alien’s sheet.
setting-cosmic-encounter-alert-green = Green: easy
setting-cosmic-encounter-alert-yellow = Up to yellow: some practice
setting-cosmic-encounter-alert-red = Up to red: all of them
setting-cosmic-encounter-flares = Flares
    .about = Cards with powers of their own. In 2018 there are none, in 2008 they are in the deck.
setting-cosmic-encounter-flares-null = As the edition has it
setting-cosmic-encounter-flares-false = Without
setting-cosmic-encounter-flares-true = In the deck
setting-cosmic-encounter-technologies = Technologies
setting-cosmic-encounter-technologies-false = Without
setting-cosmic-encounter-technologies-true = With technologies
setting-cosmic-encounter-planets = Planets in a system
setting-cosmic-encounter-planets-5 = Five; five foreign colonies win
setting-cosmic-encounter-planets-4 = Four; four foreign colonies win
setting-cosmic-encounter-one_encounter = Encounters in a turn
setting-cosmic-encounter-one_encounter-false = Up to two
setting-cosmic-encounter-one_encounter-true = One only
setting-cosmic-encounter-hidden_powers = Alien sheets
setting-cosmic-encounter-hidden_powers-false = Open from the start
setting-cosmic-encounter-hidden_powers-true = Hidden until they are turned up
setting-cosmic-encounter-changing_powers = Powers
setting-cosmic-encounter-changing_powers-false = Stay the same
setting-cosmic-encounter-changing_powers-true = May change in every turn
setting-cosmic-encounter-unlimited_flares = Flares in an encounter
setting-cosmic-encounter-unlimited_flares-false = One for each player
setting-cosmic-encounter-unlimited_flares-true = As many as you like
setting-cosmic-encounter-filch = Flare of Filch
setting-cosmic-encounter-filch-new = New
setting-cosmic-encounter-filch-classic = Classic: with cheating
setting-cosmic-encounter-offers = Offers of each side in a deal
setting-twilight-imperium-points = Victory points to win
setting-twilight-imperium-galaxy = Galaxy
setting-twilight-imperium-galaxy-random = Laid out at random
setting-twilight-imperium-galaxy-build = Built together, tile by tile
setting-twilight-imperium-galaxy-own = A map of your own
    .form = Tile numbers by position: 26 27 41 …
setting-twilight-imperium-factions = Factions
setting-twilight-imperium-factions-random = At random
setting-twilight-imperium-factions-choose = Chosen in turn
setting-twilight-imperium-factions-draft = Draft of factions and places

## First page

home-title = Cosmodrome: space board games with friends
home-heading = Gather your crew, launch a game
home-lead = Open a table, send a link, let bots fill the empty seats. No account, nothing to install.
home-games = What can be played
home-mine = Your tables
home-mine-empty = You are not at any table yet. Open one, or follow a friend’s link.
home-public = Open to everybody
home-public-empty = No public table at the moment. Make yours public and somebody may join.
home-unofficial = Cosmodrome is a free, unofficial project by players. It is not connected with the publishers of the games.
new-table = New table
import = Open a game record

row-open = { $taken } of { $seats } seats taken
row-stopped = Stopped
row-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
row-your-turn = Your move
row-waiting = Waiting for { $names }
row-running = Being played
row-round = Round { $round }

nowhere-title = Nothing here
nowhere-text = This page does not exist. The link may be incomplete.
nowhere-home = To the first page

## A new table

new-title = New table · Cosmodrome
new-heading = New table
new-game = Game
new-players = Who plays
new-seat-count = Players
new-settings = Settings
new-more-settings = More settings ({ $count })
new-time = Time for a decision
time-none = No limit
time-seconds = { $seconds ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [86400] 1 day
    [259200] 3 days
    [604800] 1 week
   *[other] { $seconds } seconds
}
new-time-over = When the time is over
new-time-over-pass = the seat passes, or a bot chooses
new-time-over-bot = a bot chooses
new-talk = Time for a deal
    .about = From the first offer on. When it is over, there is no deal.
new-delay = Waiting for hidden answers
    .about = The table waits this long whenever somebody might hold the right card. So nobody can tell who really does.
new-delay-none = Not at all
new-delay-seconds = { $seconds } s
new-whispers = Players may whisper to each other
new-whispers-hint = Messages that only one player reads. Otherwise everybody hears what is said.
new-pace = Bots play
pace-instant = At once
pace-brisk = Briskly
pace-slow = Slowly, easy to follow
new-take-back = A step that ends a turn can be taken back for
    .about = The table goes on after this time, or as soon as the player says so.
new-take-back-usual = A moment, unless bots play at once
new-take-back-none = No time: it counts at once
new-public = Show the table on the first page
new-public-hint = Anybody may then join or watch. Otherwise only people with the link.
new-create = Create the table
new-play = Play now
# $free: seats that are neither yours nor a bot’s.
new-what-next = { $free ->
    [0] Everybody is here.
    [one] One seat stays free: you get a link for a friend.
   *[other] { $free } seats stay free: you get a link for your friends.
}
add-bot = Add a bot
fill-bots = Fill with bots
remove-bot = Remove { $name }
bot-random = Bot: plays at random
    .what = Plays at random
    .short = Beginner
bot-greedy = Bot: solid
    .what = Plays soundly, one step ahead
    .short = Solid
bot-search = Bot: thinks ahead
    .what = Thinks ahead, takes its time
    .short = Thinker
bot-unknown = Bot
    .what = A bot
    .short = Bot

your-name = Your name
# A bot by its seat.
seat-bot = Bot { $number ->
    [1] Lyra
    [2] Cygnus
    [3] Draco
    [4] Corvus
    [5] Lupus
   *[other] Hydra
}
seat-nameless = Seat { $number }
seat-player = Player { $number }
seat-you = you
seat-who = Who sits in seat { $number }
seat-friend = A friend
seat-free = Free seat
seat-put-bot = Bot here
seat-take = Sit here
seat-leave = Stand up
seat-online = here
seat-away = offline
seat-let-bot = Let a bot play for me
seat-take-back = I play again
seat-resign = Resign
seat-resign-sure = Resign for good
seat-resign-what = A bot plays your seat to the end, and the result says so. You cannot come back.
seat-resigned = resigned, a bot plays instead

## Before the start

lobby-lead = { $free ->
    [0] Everybody is here.
    [one] One more player, and it can begin.
   *[other] { $free } more players, and it can begin.
}
lobby-seats = Seats
lobby-start = Start
lobby-start-wait = { $free ->
    [one] One seat is still free: send the link to a friend or add a bot.
   *[other] { $free } seats are still free: send the link to friends or add bots.
}
lobby-host-starts = You are in. The host starts the game.
lobby-sit-or-watch = Take a seat to play, or stay and watch.
lobby-no-whispers = No whispering: all hear what is said
# $count: settings that are not listed.
lobby-as-usual = The rest as usual ({ $count })
lobby-public = Public: shown on the first page
lobby-by-link = Only by link
join = Take a seat
join-more = One more player on this device
join-add = Add
share-label = Invite by this link
share-copy = Copy
share-copied = Copied
share-send = Send

## At the table

title-table = { $game } · Cosmodrome
title-your-turn = ● Your move: { $game }
table-opening = Opening the table…
board = Board
menu = Menu
menu-home = First page
menu-device = On this device
menu-look = Whose eyes
menu-seat = Your seat
menu-commitment = Chance was sealed before the start, so that nobody can bend it. The seal:
menu-dice-check = Check the dice
menu-dice-good = Every share in the seed is the one that was promised before the start, yours among them.
menu-dice-kept = Every share in the seed is the one that was promised before the start.
menu-dice-bent = A share in the seed is not the one that was promised: the dice were not fair.
menu-dice-left-out = Your share is missing from the seed: it did not arrive in time, or the server left it out.
theme = Colours
theme-auto = As the system
theme-dark = Dark
theme-light = Light
theme-to-light = To light colours
theme-to-dark = To dark colours
sound = Sound when it is your move
notices = Notice of the system when you look elsewhere
notices-refused = Your browser does not allow it for this site.
sound-on = Turn the sound on
sound-off = Turn the sound off
motion = Movement on the board
rules = Rules
rules-opening = Opening the rules…
rules-search = Search the rules
rules-see = See also
rules-not-found = No rule has these words. Try fewer or other ones.
help = Help
bar-round = round { $round }
bar-your-turn = Your move
bar-waiting = Waiting for { $names }
link-lost = The connection is gone. Trying again; nothing is lost.
link-crowded = Too many pages are open from your address. Trying again; close some if you can.
busy-again = The page will try again in a moment.
live-your-turn = Your move. { $question }
tabs = Parts of the table
tab-board = Board
tab-log = Log
tab-chat = Chat
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
# Several options lie on one thing of the board: which of them?
board-which = Which one?

decision = Your decision
# opens the line of help under a question
decision-help = What is this?
decision-more = More: can only hurt your own side ({ $count })
decision-as-list = Choose on the board, or here from a list
read-first = Before it begins
read-first-what = Read who you are
read-first-done = Ready
decision-of = Decision: { $name }
decision-wait = Others decide
decision-watch = You are watching
decision-waiting = Waiting for { $names }
decision-going-on = The game goes on…
decision-watch-text = What you see is what everybody may know. Hidden cards stay hidden.
decision-bot = Your seat
decision-bot-plays = A bot plays for you
decision-bot-how = To take the seat back, open the menu.
# Before how long one passes: "until this turn ends".
decision-passes = Pass
decision-acts = You may also
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-hours = { $count } h
clock-days = { $count } d
undo = Undo
why-not = Why not the others?
why-asking = Looking it up…
why-nothing = There is nothing else to choose here.
why-rule = Rule { $rule }

log = Log
log-earlier = Show earlier lines
log-empty = Whatever happens will be told here.
log-times = × { $count }
log-gist = In short
log-news = Since your last decision
chat = Chat
chat-to = Who hears it
chat-all = To all
chat-only = Only { $name }
chat-whisper = (only to { $names })
chat-whisper-you = (only you)
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-onlooker = Only people at the table can talk here.

curtain-heading = Hand the device to { $name }
curtain-text = What comes next on the screen is for one pair of eyes only.
curtain-ready = I am { $name }

help-text = Whatever has a bright outline can be chosen: click it on the board or in the list. Point at an option to see on the board what it does.
help-options = choose an option by its number
help-tab = go from one thing to the next
help-enter = choose what has the focus
help-undo = undo
help-rules = rules
help-help = this help
help-close = close a window

## Standing orders: answers that a player has given in advance

orders = Standing orders
    .short = Orders
orders-about = Answers given in advance. Only you see them, and nobody can tell that they answered for you.
orders-standing = In force
orders-none = You are asked wherever you could do something.
orders-none-but = You are asked wherever you could do something, except in the moments below that you let pass.
orders-halted = Does not apply now: { $cards } could be used.
orders-silent = You hold { $cards } but will not be asked: you let these moments pass. Change that?
orders-passed = Moments you let pass ({ $count })
orders-for-cards = For: { $cards }
orders-more = What can be ordered
orders-drop = Drop this order
orders-open = Said openly
orders-open-about = Where you are not asked, the table does not wait for you. Everybody sees this.

## The end

result-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
result-nobody = Nobody has won
result-board = The table at the end
standings = Result
standings-place = Place
standings-player = Player
chart-rounds = rounds
# $course: what is counted, and over what (“Points over rounds”); $results: name and score of each.
chart-summary = { $course }, { $rounds } in all. At the end: { $results }.
chart-result = { $name }: { $score }
rematch = Rematch
rematch-go = To the rematch
replay = Replay
replay-title = Replay: { $game } · Cosmodrome
replay-result = Result
replay-eyes = Seen by
replay-onlooker = An onlooker
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-step = What this step brought
replay-quiet = Somebody chose. What it brings is seen when everybody has chosen.
replay-place = Place in the game
replay-at = { $at } of { $total }
export = Save the record
stopped-title = This table has stopped
stopped-text = Something went wrong on our side. Everything up to here is kept. The host can try to go on.
stopped-host = Something went wrong on our side. Everything up to here is kept, and you can try to go on.
stopped-again = Try to go on

## Refusals: what happened and what to do

refusal-unknown = That did not work. Please try again.
refusal-refused = That is not possible now.
refusal-not-your-ask = It is not your turn to decide.
refusal-not-an-option = That cannot be chosen now.
refusal-stale-ask = Too late: the table has moved on. Look at the new question.
refusal-game-over = The game is over.
refusal-no-undo = This can no longer be taken back: others have answered or seen something since.
refusal-not-an-act = You cannot do that at this moment.
refusal-bad-setup = A table cannot be set up like this. Check the number of players and the settings.
refusal-no-such-alien = There are no such aliens: { $aliens }.
refusal-named-twice = These aliens are named more than once: { $aliens }. There is only one of each.
refusal-too-many-aliens = { $count } aliens are named, but only { $seats } play. Name one for each player at most.
refusal-not-together = These aliens cannot sit at one table: { $aliens }.
refusal-not-in-edition = The edition of { $edition } does not have these aliens: { $aliens }.
refusal-bad-record = This file is not a game record, or it is damaged.
refusal-imagined = This game is only imagined: it has no record and nothing to undo.
refusal-offline = The server cannot be reached. Check your connection and try again.
refusal-server-error = Something went wrong on the server. Please try again.
refusal-bad-request = The server did not understand this. Reload the page and try again.
refusal-bad-message = The server did not understand this. Reload the page and try again.
refusal-method-not-allowed = The server did not understand this. Reload the page and try again.
refusal-csrf = The page has been open for too long. Reload it and try again.
refusal-not-allowed = You may not do that.
refusal-not-found = There is nothing at this address. The link may be incomplete.
refusal-no-such-table = There is no such table. The link may be incomplete.
refusal-no-such-game = This game is not played here.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-such-bot = There is no such bot.
refusal-too-many-requests = That was a lot at once. Wait a moment and try again.
refusal-too-fast = That was too fast. Wait a moment and try again.
refusal-too-many-connections = Too many pages are open from your address. Close some and try again.
refusal-too-large = That is too large to send.
refusal-bad-name = A name has 1 to { $most } characters.
refusal-bad-chat = A message has 1 to { $most } characters.
refusal-name-taken = Somebody at this table is called that already. Choose another name.
refusal-name-alike = This name looks just like { $other }, who is at this table already. Choose one that nobody can mix up.
refusal-seat-taken = Somebody else was quicker: this seat is taken.
refusal-seats-empty = Some seats are still free. Invite friends or add bots, then start.
refusal-already-started = The game has begun already.
refusal-not-started = The game has not begun yet.
refusal-not-running = The game is not running.
refusal-no-course = How this game went cannot be told.
refusal-not-over = That is possible only after the end of the game.
refusal-not-host = Only the host may do that.
refusal-not-your-seat = This seat is not yours.
refusal-not-your-table = You have not played at this table.
refusal-not-seated = Only people at the table can talk here.
refusal-private-chat-off = There is no private chat at this table.
refusal-bot-plays = A bot plays for you. Take the seat back first, in the menu.
refusal-resigned = You have resigned from this seat.
refusal-stopped = This table has stopped because of a mistake of ours.
refusal-not-stored = This could not be saved, so it has not happened. Please try again.
refusal-not-done = This did not work. Please try again.
refusal-no-bots = There is no bot for this game.
refusal-no-such-order = This cannot be ordered now.
refusal-no-database = The server cannot save anything at the moment. Nothing that was confirmed is lost. Please try again soon.

# ## The story at the table
story-cards = What you should see
story-seen = Seen
story-now = Happening now
story-skip = Skip ahead
clock-over = Time is up
    .what = The clock has decided for you: { $question }
held = In a moment
held-take-back = Take back
held-go-on = Go on
roll-own = Dice
roll-own-dice = Roll the dice
announce-your-turn = Your turn
announce-last-round = Last round
proposal-left = { $count ->
    [0] Then you have no credits left.
   *[other] Then you have { $count } credits left.
}
proposal-back = Back
away-since = { $minutes ->
    [0] { $name } has just gone offline
    [one] { $name }: offline for a minute
   *[other] { $name }: offline for { $minutes } minutes
}
bar-seats = Players
look-back = Look back
look-back-leave = Back to the game
look-back-at = You are looking at an earlier moment.
log-bot-plays = A bot plays for this player
card-in-full = Card
decision-sheet = Question

# ## The first page
home-play-now = Play now
home-first = First time here?
home-first-text = Press “Play now”. You get Space Base against bots that take their time, and the rules in short come first. Every question explains itself; press ? for the keys.

# ## The timeline
replay-round-back = Round back
replay-round-forward = Round forward
replay-speed = Speed

# ## The lobby
share-code = Code of the link
share-local = This address works on this computer only. To let others in, start the server with --host 0.0.0.0: then their address stands here.
remove-person = Remove { $name }
remove-person-sure = Remove
away-for = { $minutes ->
    [0] offline just now
    [one] offline for a minute
   *[other] offline for { $minutes } minutes
}
sound-volume = Volume

## Seats that change hands, and what a host can do

link-mine = Seat link for my other devices
link-another = Hand my seat to another person
link-revoke = Revoke links and other devices
link-exists = There is a seat link. Making a new one replaces it.
link-label-me = Your personal seat link
link-label-another = Link for another person
link-about-me = Send it to yourself and open it on your phone. Anyone who has it can play your seat, so keep it to yourself. It works until you revoke it, even when this browser forgets you.
link-about-another = The first to open it takes over the seat and sees its cards. You can take it back from the menu.
seat-take-back-from = Take my seat back from { $name }
claim-title = A seat is waiting for you
claim-about = You take this seat over in a running game: with its cards, its plans and its promises.
claim-take = Take the seat
claim-watch = Just watch
host-tools = Host
host-bot = Let a bot play
host-bot-goes = Wait for the player again
host-resign = Resign for them
host-resign-sure = Resign for good
host-offer = Give to another person
host-offer-about = The first to open the link takes this seat. Until then everything stays as it is; if the player comes back first, the link does not work.
host-withdraw = Withdraw the link
host-hand = Make host
host-hand-sure = Hand over hosting?
host-ask = Ask to become the host
host-clock-about = More time applies at once. For less time the others must agree.
host-end = End the game
host-end-sure = Really end it?
host-end-about = The others must agree. Nobody wins, and the record can be saved.
host-delete = Delete the table
host-delete-sure = Delete for good
motion-clock = { $name } wants to change the time for a decision: { $seconds ->
    [0] no limit
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [86400] 1 day
    [259200] 3 days
    [604800] 1 week
   *[other] { $seconds } seconds
}.
motion-end = { $name } wants to end the game without a winner.
motion-host = { $name } wants to become the host.
# Stands for a host who has no seat.
motion-host-name = The host
motion-agree = Agree
motion-refuse = Refuse
motion-withdraw = Withdraw
motion-carry = Do it now
motion-waiting = Waiting for { $names }. Anyone who says nothing for two days agrees.
note-bot-comes = The host lets a bot play for { $name } for now.
note-bot-goes = The host has sent the bot of { $name } away.
note-resigned-for = The host has resigned for { $name }. A bot plays on.
note-taken-over = { $name } takes over the seat of { $old }.
note-bot-replaced = { $name } takes over a bot’s seat.
note-taken-back = { $name } plays again instead of { $old }.
note-host = { $name } is the host now.
note-clock = Time for a decision: { $seconds ->
    [0] no limit
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [86400] 1 day
    [259200] 3 days
    [604800] 1 week
   *[other] { $seconds } seconds
}.
note-ended = The game was ended.
note-motion-refused = { $name } does not agree. Everything stays as it is.
outcome-ended = The players ended the game early.
refusal-player-is-here = { $name } is at the table and decides about this seat.
refusal-bad-link = This link no longer works. Ask for a new one.
refusal-name-needed = Choose a name first.
refusal-motion-open = Another question to everybody is still open.
refusal-no-motion = This question is no longer open.
refusal-still-running = End the game first.
refusal-table-deleted = The host has deleted this table.

## Pages

nav = Pages
nav-tables = Tables
nav-rules = Rules
nav-settings = Settings
try-again = Try again
name-guest = Guest{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}
name-none = No name yet
settings = Settings
settings-title = Settings · Cosmodrome
settings-saved = Saved
settings-you = You
settings-name-about = The name and the face that others see at new tables. Kept on this device.
settings-look = Display
settings-motion-about = Dice that roll, ships that fly. What the system asks for always holds.
settings-sound = Sound
settings-sound-on = Play sounds
settings-sound-about = Dice, cards, ships, your turn. Off until you turn it on.
settings-volume = Volume
settings-try = Listen to a sound
sound-dice = Dice
sound-coins = Coins
sound-card = Card
sound-launch = Launch
sound-hit = Hit
sound-turn = Your turn
sound-chat = Message
sound-win = Victory
settings-play = At the table
settings-gist = Short log
settings-gist-about = Tells what matters and leaves the details out.
settings-coach = Coach in first games
settings-coach-about = Explains one new idea at a time, when it is first needed.
settings-help-again = Explanations under questions
settings-help-again-about = They fold away once you know a question.
settings-help-again-do = Show them again
settings-help-again-done = They are back
settings-notices = Notices
settings-notices-about = Works while a page of the table is open. The browser asks you once.
pace-slow-short = Calm
pace-brisk-short = Brisk
pace-instant-short = At once
book-title = Rules and rulings · Cosmodrome
book-sections = Sections
book-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
book-hits = { $count ->
    [0] Nothing found
    [one] { $count } place found
   *[other] { $count } places found
}
book-rule = Rule { $id }: played this way by the rulebook
book-example = Example { $id } from the rulebook
book-ruling = Ruling { $id }: a doubtful case, and how it is played here
book-no-row = There is no rule { $id } in this book.
book-about = Choose a section, or search for a word. Every rule has an address of its own: copy it to settle a quarrel.
new-seats = Seats
seats-fewer = One seat fewer
seats-more = One seat more
seat-me = you
seat-kind-bot = Bot
seat-kind-here = Here
seat-name = Name of the person in seat { $number }
seat-free-what = The first to open the link
seat-which-bot = Which bot
bot-level = Strength { $level } of 3
new-who = Who may come
new-by-link = Only by link
new-open = Open table
new-by-link-hint = Only people with the link find the table.
new-mode = How you play
new-live = Live
    .about = All at the table, one evening
new-days = Over days
    .about = Answer when it suits you
time-none-short = none
time-short = { $seconds ->
    [60] 1 min
    [120] 2 min
    [300] 5 min
    [86400] 1 day
    [259200] 3 days
    [604800] 1 week
   *[other] { $seconds } s
}
new-as-usual = Everything as usual
new-changed = { $count } changed: { $names }
new-take-back-short = taking a step back
new-sum-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
game-seats-short = { $low }–{ $high }

## How a game went

seat-you-host = you, host
lobby-join = Join this table
lobby-more = More: links to my seat, tools of the host
course-title = How it went
course-reading = Reading the game once more…
chart-round = Round { $round }
turn-lead = { $name } takes the lead: { $score }.
turn-leap = { $name } leaps ahead: { $score }.
turn-won = { $name } wins with this: { $score }.
turn-detail = Round { $round }, { $gain }: { $source }.
turn-look = Look
luck = Luck
luck-space-base = What rolls paid above or below the average, in credits: a point counts 2, an income 3.
luck-cosmic-encounter = Attack cards drawn: what they show above or below the average of the deck, added up.
luck-twilight-imperium = Hits above or below what those dice bring on the average.
luck-won = { $name } had the most luck, and won.
luck-lost = { $name } had the most luck, and still did not win.
paid = What paid
paid-space-base = Points by where they came from
paid-cosmic-encounter = Foreign colonies by how they were won
paid-twilight-imperium = Points by where they came from
paid-other = other
paid-lost = { $count } lost again
paid-lost-legend = lost again
paid-space-base-station = docked ships
paid-space-base-deployed = deployed ships
paid-space-base-colony = colonies
paid-space-base-ability = abilities
paid-space-base-lost = lost
paid-cosmic-encounter-offense = as offense
paid-cosmic-encounter-ally = as an ally
paid-cosmic-encounter-deal = by a deal
paid-cosmic-encounter-power = in another way
paid-cosmic-encounter-lost = lost
paid-twilight-imperium-stage-1 = objectives, stage I
paid-twilight-imperium-stage-2 = objectives, stage II
paid-twilight-imperium-secret = secret objectives
paid-twilight-imperium-mecatol = Mecatol Rex
paid-twilight-imperium-custodians = custodians of Mecatol Rex
paid-twilight-imperium-imperial = Imperial
paid-twilight-imperium-note = promissory notes
paid-twilight-imperium-agenda = agendas and cards
honours = Honours
honours-none = Nobody did most of anything alone.
honour-guest = Paid by others
    .what = { $name }, { $count } from others’ rolls
honour-builder = Shipbuilder
    .what = { $name }, ships bought: { $count }
honour-spender = Big spender
    .what = { $name }, credits spent: { $count }
honour-settler = Settler
    .what = { $name }, colonies: { $count }
honour-engineer = Engineer
    .what = { $name }, abilities used: { $count }
honour-ally = Everybody’s ally
    .what = { $name }, alliances: { $count }
honour-ferryman = Warp ferryman
    .what = { $name }, ships lost: { $count }
honour-diplomat = Diplomat
    .what = { $name }, deals: { $count }
honour-alien = True to the alien
    .what = { $name }, powers used: { $count }
honour-trickster = Full sleeve
    .what = { $name }, cards played: { $count }
honour-admiral = Admiral
    .what = { $name }, combats won: { $count }
honour-lawmaker = Lawmaker
    .what = { $name }, votes cast: { $count }
honour-banker = Banker
    .what = { $name }, trade goods: { $count }
honour-scholar = Scholar
    .what = { $name }, technologies: { $count }
honour-explorer = Explorer
    .what = { $name }, planets taken: { $count }
honour-merchant = Merchant
    .what = { $name }, transactions: { $count }
result-open-board = To the final board
mark-fight = Fights
    .at = Fight, round { $round }
mark-vote = Votes
    .at = Vote, round { $round }
mark-deal = Deals
    .at = Deal, round { $round }: { $name }
mark-points = Points
    .at = Points, round { $round }: { $name }
mark-last-round = Last round
    .at = The last round begins, round { $round }
mark-won = The end
    .at = The end: { $name }
replay-marks = Moments on the timeline
replay-copy = Copy this moment
list-more = Show { $count } more
list-fewer = Show fewer
book-whole = The section in full

## The coach of a first game, and the legend

help-legend = What the signs mean
legend = What the signs mean
legend-key = Press L for this list at any table.
coach-next = Got it
coach-skip = Skip the coach
coach-of = { $number } of { $total }
coach-why = Why?
coach-space-base-dice = Two dice, two ways
    .what = Apart, each die pays the sector with its number. Together, the sum pays one sector. Point at an answer: what it pays lights up.
    .why = Every roll is income. Take the way that brings more; you may take the answer back.
coach-space-base-purchase = Buy a ship
    .what = A bought ship takes the sector with its number. The ship that was there is deployed above it. A purchase takes all your credits.
    .why = Better ships pay more, and the old one goes on paying on the turns of others.
coach-space-base-others = Other players roll for you, too
    .what = On the turns of others you use the same dice, but your deployed ships pay.
    .why = There are more turns of others than of your own: deployed ships pay often.
coach-space-base-goal = Forty points win
    .what = Stars are victory points, the stairs are income: your credits never fall below it. Colonies give points once and close their sector.
    .why = Income first, points later: money early buys the ships that score.
coach-space-base-charges = A charge is ready
    .what = Some ships collect charges, the small squares. A full one may be spent now for what the card says, or kept.
    .why = They bend the dice: use them when the roll just misses what you need.
coach-cosmic-encounter-alien = You are an alien
    .what = Your sheet says how you break the rules. Press on any alien to read its power.
    .why = Everybody’s plan follows from their power, and so does yours.
coach-cosmic-encounter-launch = Aim and launch
    .what = Destiny has chosen whom you meet. Point the gate at a planet there and send one to four ships.
    .why = Each ship adds one to your side. What you lose goes to the warp and comes back one by one.
coach-cosmic-encounter-allies = Allies
    .what = Both sides may invite the others. Allies of the offense share the planet; allies of the defense get cards or ships.
    .why = A colony won as an ally counts as much as your own attack.
coach-cosmic-encounter-cards = Attack or negotiate
    .what = Both lay a card face down. Card plus ships, the higher total wins. An attack beats negotiate; two negotiates make a deal, or both lose ships.
    .why = Your hand is refilled only when its encounter cards are gone: do not waste the high ones.
coach-cosmic-encounter-goal = Five foreign colonies win
    .what = A ship of yours on a planet in somebody else’s system is a foreign colony. Several players may win together.
    .why = Watch who has four: everybody will gang up on them.
coach-twilight-imperium-round = A round in three steps
    .what = Everybody picks a strategy card, then actions go round until all have passed, then objectives are scored.
    .why = Ten points win. Each round has a few of them for you: look for the nearest.
coach-twilight-imperium-strategy = Pick a strategy card
    .what = It gives you a strong action this round; the others may follow with a weaker one. Its number says when you move.
    .why = Leadership gives tokens, Technology a technology, Trade goods. In a first round, Leadership or Technology is never wrong.
coach-twilight-imperium-turn = One action, then the next player
    .what = A tactical action takes a command token, moves ships to one system, fights, lands and produces. Or play your strategy card. Or pass.
    .why = Take the free planets beside your home first: they pay for everything else.
coach-twilight-imperium-tokens = Command tokens are your actions
    .what = Tactic tokens activate systems, fleet tokens say how many ships may stand together, strategy tokens pay for following others.
    .why = A system with your token on it is stuck until the round ends: activate where you will not need the ships again.
coach-twilight-imperium-goal = Objectives win the game
    .what = The objectives at the side show how near everybody is. Public ones are for all, one secret is yours.
    .why = Fights cost ships and bring no points by themselves. Fight for what scores.
legend-space-base-credits = Credits
    .what = You pay for ships and colonies with them; a purchase takes all.
legend-space-base-income = Income
    .what = At the end of your turn credits are filled up to it.
legend-space-base-vp = Victory points (VP)
    .what = At 40 the last round begins.
legend-space-base-docked = Docked
    .what = Pays on your own turn.
legend-space-base-deployed = Deployed
    .what = Pays on the turns of others.
legend-space-base-charge = Charge
    .what = A cube goes here when the ship is hit; full, it pays for the ability.
legend-space-base-arrow = Arrow
    .what = The neighbouring sector pays, too.
legend-cosmic-encounter-attack = Attack
    .what = Its number and your ships make your total.
legend-cosmic-encounter-negotiate = Negotiate
    .what = Against another negotiate you make a deal; against an attack you lose and are compensated.
legend-cosmic-encounter-morph = Morph
    .what = Becomes a copy of the other card.
legend-cosmic-encounter-reinforcement = Reinforcement
    .what = Added after the cards are shown.
legend-cosmic-encounter-artifact = Artifact
    .what = Played once for what it says.
legend-cosmic-encounter-flare = Flare
    .what = A small power that comes back to your hand.
legend-cosmic-encounter-colony = Colony
    .what = Five in foreign systems win.
legend-cosmic-encounter-warp = Warp
    .what = Lost ships wait here.
legend-twilight-imperium-tactic = Tactic pool
    .what = A token from here activates a system.
legend-twilight-imperium-fleet = Fleet pool
    .what = So many ships, fighters not counted, may stand in a system.
legend-twilight-imperium-strategy = Strategy pool
    .what = A token from here pays for following a strategy card.
legend-twilight-imperium-goods = Trade goods
    .what = Each pays for one resource or one influence.
legend-twilight-imperium-commodities = Commodities
    .what = They become trade goods when you give them to a neighbour.
legend-twilight-imperium-resources = Resources
    .what = The yellow number of a planet: pays for units and technologies.
legend-twilight-imperium-influence = Influence
    .what = The blue number of a planet: pays for tokens and gives votes.
legend-twilight-imperium-cards = Action cards
    .what = How many somebody holds.
legend-twilight-imperium-secret = Secret objectives
    .what = Not yet scored.
legend-twilight-imperium-note = Promissory notes
    .what = Promises of others that you hold.
legend-twilight-imperium-speaker = Speaker
    .what = Chooses first, breaks ties.
