### Twilight Imperium: questions, answers, what happened, what an answer brings.
###
### Arguments come as words. Names of players cannot be declined, and nobody’s gender is known.
###   $seat $subject $target $other $foe $taker $winner $owner $partner   players by name
###   $by                          in ask-destroyed a player (nobody: empty); in option-skip and ask-skipped what is used:
###                                a planet, a law or an ability
###   $system $origin              system-of with the name of the tile and its number
###   $planet                      planet-<id>; $place selects where there may be none: none, space, planet
###   $units                       what $unit and $count (or a list of them) make: kind-<id>.count, with unit-damaged
###   $unit                        kind-<id>
###   $strategy $technology $card $objective $agenda $faction   strategy-card-, technology-, action-card-, objective-,
###                                agenda-<id>, faction-<id>; $cards, $agendas and $factions are lists of them, $actions of
###                                whatever can be a component action
###   $note                        note-of with the name of the note and its owner
###   $ability                     the name of what is used, whatever it is: an ability of a faction, a flagship, a
###                                technology, a card, a note, a law; a part of it (`scheming-discard`) adds
###                                ability-part-discard, if there is such a text. In ask-<id> and about-<id> of an
###                                ability it is that ability, and $text says what it does
###   $why                         in event-points where a point is from, as $ability; elsewhere it selects
###   $outcome                     For, Against, a player, a planet, a law or an objective
###   $pool $what $promise $how $kind $wormhole $aside   select
###   $pools                       the pools of command tokens, by board-pool-<id>; several with their numbers, by pool-count
###   $seats                       several players, by name
###   $offer                       an offer in words, from the lines offer-…
###   $last $countered             the offer before, in words, and whether there is one (yes, no)
###   $reason                      what is paid for, by its name: an objective, a strategy card, an ability, Production
###   $goods (ask-pick, event-bounties)   a list of strategy cards with trade goods on them; $count says how many
###   $known                       selects whether the reader sees the cards (yes, no)
###   $window                      one of the lines window-…
###   $options                     in about-…: how many answers there are
### Identifiers have `-` for `_` in names. A window `agenda.after` is the attribute `after` of ask-agenda and window-agenda.
### A text that is empty says that there is nothing to tell; an event without any text is for boards alone.

system-of = { $name } ({ $number })
note-of = { $name } ({ $owner })
unit-damaged = { $units } (damaged)
# In a list of several: tactic 2, fleet 1.
pool-count = { $pool } { $count }
ability-part-open = goes back
ability-part-lost = goes back
ability-part-returns = goes back
ability-part-discard = discard a card

## Moments in which something can be used: "Do not ask me …"

window-strategy =
    .start = at the start of the strategy phase
    .chosen = when a strategy card is chosen
    .end = at the end of the strategy phase
window-turn =
    .start = at the start of a turn
    .end = at the end of a turn
window-action =
    .done = after an action
window-activated = when a system is activated
window-moved = when ships have moved
window-cannon =
    .before = before space cannons fire
    .hits = when space cannons have hit
    .done = when space cannons have fired
window-space =
    .start = at the start of a round of space combat
    .rolled = when dice are rolled in space combat
    .hits = when hits are made in space combat
    .assigned = when hits are assigned in space combat
    .end = at the end of a round of space combat
    .won = when a space combat is won
    .over = when a space combat is over
window-barrage =
    .rolled = when anti-fighter barrage is rolled
window-retreat =
    .announced = when a retreat is announced
window-sustained = when a unit sustains damage
window-destroyed = when ships are destroyed
window-invasion =
    .start = at the start of an invasion
window-bombarded = after a bombardment
window-committed = when ground forces are committed
window-ground =
    .start = at the start of a round of ground combat
    .rolled = when dice are rolled in ground combat
    .hits = when hits are made in ground combat
    .end = at the end of a round of ground combat
    .won = when a ground combat is won
window-planet =
    .taking = when control of a planet is about to change
    .gained = when a planet is gained
    .lost = when a planet is lost
window-production =
    .start = before units are produced
    .done = when units are produced
window-tactical =
    .done = after a tactical action
window-primary =
    .done = after the primary ability of a strategy card
window-secondary =
    .done = after the secondary ability of a strategy card
window-diplomacy =
    .done = after Diplomacy is resolved
window-replenished = when commodities are replenished
window-replenishing =
    .done = after commodities were replenished
window-goods =
    .gained = when trade goods are gained
window-transaction =
    .done = after a transaction
window-researched = when a technology is researched
window-research =
    .instead = instead of researching
window-technology =
    .gained = when a technology is gained
window-skipped = when a prerequisite is ignored
window-structure =
    .placed = when a structure is placed
window-cards =
    .drawn = when action cards are drawn
window-status =
    .start = at the start of the status phase
    .secret = when a player may score a secret objective
    .return = when strategy cards are returned
    .end = at the end of the status phase
window-agenda =
    .start = at the start of the agenda phase
    .when = when an agenda is revealed
    .after = after an agenda is revealed
    .voting = before the first vote
    .resolved = when an agenda is resolved
window-voted = when somebody has voted
window-votes =
    .cast = when all votes are cast
window-elected = when a player is elected
window-eliminated = when a player is eliminated
window-used = when somebody uses a card or an ability

## Questions in such a moment. $subject: whom it is about.

ask-strategy =
    .start = The strategy phase begins. Use something?
    .chosen = { $subject } chooses { $strategy }. Use something?
    .end = The strategy phase ends. Use something?
ask-action =
    .done = { $subject } has done an action. Use something?
ask-activated = { $subject } has activated { $system }. Use something?
ask-moved = { $subject } has moved into { $system }. Use something?
ask-cannon =
    .before = { $subject } fires space cannons at { $target }. Use something first?
    .hits = Space cannons of { $foe } have hit { $subject }. Use something?
    .done = { $subject } has fired space cannons at { $target }. Use something?
ask-space =
    .start = Space combat, round { $round } begins. Use something?
    .rolled = { $subject } has rolled the dice. Use something?
    .hits = { $subject } has been hit. Use something before the hits are assigned?
    .assigned = The hits are assigned. Use something?
    .end = Space combat, round { $round } ends. Use something?
    .won = { $subject } has won the space combat. Use something?
    .over = The space combat is over. Use something?
ask-barrage =
    .rolled = { $subject } has rolled for anti-fighter barrage. Use something?
ask-sustained = { $subject } sustains damage: { $unit }. Use something?
ask-destroyed = { $subject } has lost { $units }. Use something?
ask-invasion =
    .start = { $subject } begins an invasion of { $system }. Use something?
ask-bombarded = { $subject } has bombarded { $planet }. Use something?
ask-committed = { $subject } has committed ground forces to { $planet }. Use something?
ask-ground =
    .start = Ground combat, round { $round } begins. Use something?
    .rolled = { $subject } has rolled the dice. Use something?
    .hits = The dice of the ground combat are rolled. Use something before the hits are assigned?
    .end = Ground combat, round { $round } ends. Use something?
    .won = { $subject } has won the ground combat. Use something?
ask-planet =
    .taking = { $subject } is about to take { $planet }. Use something?
    .gained = { $subject } has gained { $planet }. Use something?
    .lost = { $taker } has taken { $planet } from { $subject }. Use something?
ask-production =
    .start = { $subject } is about to produce in { $system }. Use something?
    .done = { $subject } has produced in { $system }. Use something?
ask-tactical =
    .done = The tactical action of { $subject } in { $system } ends. Use something?
ask-primary =
    .done = { $subject } has resolved the primary ability of { $strategy }. Use something?
ask-replenished = { $subject } has replenished commodities. Use something?
ask-replenishing =
    .done = { $subject } has replenished commodities. Use something?
ask-goods =
    .gained = { $subject } has gained trade goods. Use something?
ask-transaction =
    .done = { $subject } has made a transaction with { $partner }. Use something?
ask-researched = { $subject } has researched { $technology }. Use something?
ask-technology =
    .gained = { $subject } has gained { $technology }. Use something?
ask-skipped = { $subject } ignores a prerequisite: { $by }. Use something?
ask-cards =
    .drawn = { $subject } has drawn action cards. Use something?
ask-status =
    .start = The status phase begins. Use something?
    .secret = Which secret objective do you score?
    .return = The strategy cards are about to be returned. Use something?
    .end = The status phase ends. Use something?
ask-agenda =
    .start = The agenda phase begins. Use something?
    .when = { $agenda } is being revealed. Use something?
    .after = { $agenda } is revealed. Use something before the vote?
    .voting = The vote on { $agenda } is about to begin. Use something?
    .resolved = The agenda is resolved. Use something?
ask-voted = { $subject } has voted. Use something?
ask-votes =
    .cast = All votes are cast. Use something?
ask-elected = { $subject } is elected. Use something?
ask-eliminated = { $subject } is eliminated. Use something?
# $aim chooses: none, things that are struck (seat, planet and the like), or what was named (a card, a number, an outcome).
ask-used = { $aim ->
    [none] { $subject } uses { $ability }. Answer it?
    [thing] { $subject } uses { $ability } on { $target }. Answer it?
   *[other] { $subject } uses { $ability }: { $target }. Answer it?
}
about-used = { $text }

## Questions of the game, each with a line of help for first-time players

ask-faction = Which faction do you play?
about-faction = Each has its own abilities, flagship, technologies, starting units and promissory note.
ask-draft = Your pick: a faction or a place at the map?
about-draft = Everybody picks twice, clockwise from the speaker and then back: one faction of the pool and one place. Places are numbered clockwise; who sits beside you there is your neighbour in every order of the table.
ask-tile = Where do you place which system?
about-tile = Planets near your home feed you; anomalies and wormholes shape who can reach you.
ask-start-technology = With which technology do you start?
about-start-technology = Your faction may choose from these.
ask-put = Where do your ground forces and structures stand at the start?
about-put = A planet holds one space dock and two PDS.
ask-keep-secret = Which secret objective do you keep?
about-keep-secret = The points that win the game come from objectives: public ones for everybody, secret ones for their owner. Nobody sees yours; fulfil it for 1 point. The other one goes back into the deck.
ask-pick = Which strategy card do you choose?{ $count ->
    [0] { "" }
   *[other] { " " }Trade goods lie on { $goods }.
}
about-pick = Its number decides when you take your turns. You resolve its primary ability; the others may follow with the secondary one. Trade goods on a card are yours.
ask-give-card = Which strategy card do you give to { $other }?
about-give-card = You exchange one of yours for one of theirs.
ask-take-card = Which strategy card do you take from { $other }?
about-take-card = You exchange one of yours for one of theirs.
ask-bring-back = On which home planet does the infantry come back?
about-bring-back = Infantry that was saved returns at the start of your turn.
ask-turn = What is your action?
    .start = The turn of { $subject } begins. Use something?
    .end = The turn of { $subject } ends. Use something?
about-turn = Activate a system to move there, fight, invade and produce; or play a strategy card or a component. You can pass once all your strategy cards are used. You may also make deals.
ask-component = Which component action do you take?
about-component = Cards, technologies, notes and abilities that say “Action”. It is your action of this turn.
ask-move = Which ships move to { $system }?
about-move = From any systems without your command token, as far as their move value goes. Ships with capacity carry fighters and infantry.
ask-space-cannon = { $place ->
    [planet] Fire your space cannons at those who land on { $planet }?
   *[none] Fire your space cannons at the ships in { $system }?
}
about-space-cannon = Each PDS in range rolls its dice before the battle.
ask-cannon-target = At whose ships in { $system } do your space cannons fire?
about-cannon-target = They fire at the ships of one player.
ask-cannon-order = In which order do the space cannons of the planets fire?
about-cannon-order = Choose the planet whose cannons fire at your landed troops first.
ask-hits = { $hits ->
    [0] Which unit do you lose?
    [one] One hit on your side. Which unit takes it?
   *[other] { $hits } hits on your side. Which units take them?
}
about-hits = Units with Sustain Damage can take a hit and stay, damaged. All others are destroyed.
ask-retreat = Announce a retreat from { $system }?
    .announced = { $subject } announces a retreat. Use something?
about-retreat = You retreat at the end of this round to an adjacent system with your units or planets and without enemy ships. Your opponent’s dice are still rolled.
ask-retreat-to = Where do your ships retreat to?
about-retreat-to = You place a command token there, if there is none yet.
ask-retreat-load = Which ground forces do your ships take along from the planets of { $system }?
about-retreat-load = As many as there is room for. If that leaves fighters without room, you remove them.
ask-reroll = Which dice do you reroll? You have { $dice }.
about-reroll = New results count, better or worse.
ask-bombard = Which planets in { $system } do your ships bombard?
about-bombard = Each ship at one planet; hits destroy ground forces. A planetary shield protects a planet.
ask-extra-die = At which planet does one of your ships roll the additional die?
about-extra-die = One die more for the whole bombardment, whatever the number of planets.
ask-land = Which planets in { $system } do you invade?
about-land = Ground forces land from your ships. Where others have some, they fight to the end.
ask-custodians = Remove the custodians token for { $cost } influence?
about-custodians = Only then can ground forces land on Mecatol Rex. You gain a victory point, and the agenda phase begins to be played.
ask-ground-combat = On which planet is the next ground combat?
about-ground-combat = You decide the order.
ask-remove = Too many units in { $system }. Which do you remove?
about-remove = Ships count against your fleet pool, fighters and infantry in space against the capacity of your ships.
ask-no-figure = There is no figure left for all your units of one kind: { $unit }. Where are they destroyed?
about-no-figure = Tokens need a figure of their kind beside them on each planet and in each space area. The units of the place you choose are destroyed.
ask-dock = With which space dock do you produce?
about-dock = It produces as many units as the resources of its planet and its Production say.
ask-build = What do you produce in { $system }? { $left ->
    [one] { $left } more unit
   *[other] { $left } more units
}, cost so far: { $cost }.
about-build = You pay with resources of your planets and with trade goods. Fighters and infantry come two for one price.
ask-pay = Pay { $what ->
    [influence] influence
   *[resources] resources
} ({ $reason }): { $left } of { $cost } still to come.
about-pay = Exhaust planets for their value, or spend trade goods at 1 each. What you pay too much is lost.
ask-gain-tokens = Where do your new command tokens go? { $left } left.
about-gain-tokens = Tactic tokens activate systems, the fleet pool limits your ships in each system, strategy tokens pay for secondary abilities.
ask-fleet-pool = How many command tokens in your fleet pool? Now: tactic { $tactic }, fleet { $fleet }, strategy { $strategy }.
about-fleet-pool = You can distribute all tokens of your sheet anew. In each system you may have as many ships as tokens here, fighters not counted.
ask-strategy-pool = How many of the other command tokens ({ $left }) in your strategy pool? The fleet pool has { $fleet }.
about-strategy-pool = The rest goes to the tactic pool.
ask-buy-tokens = Buy more command tokens, for 3 influence each?
about-buy-tokens = Each token is one more action, ship or secondary ability.
ask-diplomacy = Which system do you protect?
    .done = { $subject } has resolved Diplomacy. Use something?
about-diplomacy = Each other player places a command token there and cannot activate it in this round. Then you ready up to two planets.
ask-ready = Which exhausted planet do you ready?
about-ready = Up to two. Readied planets can be spent again in this round.
ask-token-from = From which pool comes the command token for { $system }?
about-token-from = You have none left in your reinforcements.
ask-speaker = Who becomes speaker?
about-speaker = The speaker chooses the first strategy card, votes last and breaks ties.
ask-put-agenda = Where do these agendas go?
about-put-agenda = Each on the top or the bottom of the deck. The top ones are voted on next.
ask-trade-partners = Who may replenish commodities for nothing?
about-trade-partners = The others can do so for a strategy token. A gift is a good start of a deal.
ask-take-token = Which command token do you take off the board?
about-take-token = You can activate that system once more.
ask-token-to = In which pool do you put it?
about-token-to = Then you may distribute all your tokens anew.
ask-research = Which technology do you research?
    .instead = { $subject } cannot research. Use something?
about-research = You need technologies of the colours shown on it. Planets with a specialty can be exhausted in place of one.
ask-research-again = { $cost ->
    [0] Research a second technology for nothing?
   *[other] Research a second technology for { $cost } resources?
}
about-research-again = You pay with planets and trade goods.
ask-ignore = With what do you make up for the missing prerequisite?
about-ignore = A planet or a research team is exhausted for it; some abilities cost nothing.
ask-structure = Which structure do you place, and where?
    .placed = { $subject } has placed a structure. Use something?
about-structure = A space dock produces units, a PDS shoots at ships and shields the planet.
ask-take-structure = From which planet do you take it?
about-take-structure = You have none left in your reinforcements.
ask-construction = In which system do you place the command token and a structure?
about-construction = The token comes from your strategy pool: you cannot activate that system in this round.
ask-secondary = Resolve the secondary ability of { $strategy }?
    .done = { $subject } has resolved the secondary ability of { $strategy }. Use something?
about-secondary = { $tokens ->
    [0] It costs you no command token.
   *[other] It costs a token from your strategy pool.
}
ask-terms = What do you offer { $partner }? Choose item by item, then propose. So far: { $offer }{ $countered ->
    [yes] { " " }Their offer was: { $last }
   *[no] { "" }
}
about-terms = Trade goods, commodities and one promissory note from each side. Commodities become trade goods for the player who gets them.
ask-promise = What do you promise { $target }?
about-promise = Everybody hears it, and it stands on your sheet. Nothing forces you to keep it.
ask-answer-offer = { $partner } offers a deal. { $offer }{ $countered ->
    [yes] { " " }You had proposed: { $last }
   *[no] { "" }
}
about-answer-offer = If you accept, everything changes hands at once. Commodities that you get become trade goods.
ask-discard = Which action card do you discard? { $left } to go.
about-discard = You have more than you may hold, or something makes you discard.
ask-return-secret = Which secret objective do you return to the deck?
about-return-secret = You may have three in all, those you have scored included.
ask-score-public = Which public objective do you score?
about-score-public = One in each status phase; each one only once. You must control the planets of your home system.
ask-spend-tokens = From which pool do you spend command tokens? { $left } left.
about-spend-tokens = The objective wants tokens of your tactic or strategy pool.
ask-vote = { $agenda }: for which outcome do you vote?
about-vote = Then you choose the planets whose influence are your votes. The outcome with the most votes is resolved.
ask-cast-votes = Which planets vote for “{ $outcome }”?
about-cast-votes = They are exhausted and give as many votes as they have influence. Trade goods do not vote.
ask-decide = A tie: the speaker decides. Which outcome?
about-decide = You are the speaker.
ask-predict = { $ability }: which outcome do you predict?
about-predict = { $text }
ask-reward = Your predictions have come true. Which reward first?
about-reward = The others receive one of theirs in between.
ask-lose-ship = { $ability }: which ship do you lose in { $system }?
about-lose-ship = It is destroyed.
ask-take-ship = From where do you take the ship? ({ $unit })
about-take-ship = You have none left in your reinforcements.
ask-destroy-infantry = How much infantry do you destroy on { $planet }?
about-destroy-infantry = As you like, none included.
ask-relocate = { $ability }: which ground forces move?
about-relocate = { $text }
ask-relocate-to = To which planet?
about-relocate-to = Any planet you control.
ask-steal = Which card do you take?
about-steal = You see the hand and choose.
ask-colonize = Place an infantry on { $planet }?
about-colonize = It is yours then.
ask-exhaust-planets = Which planet do you exhaust?
about-exhaust-planets = The vote demands it.
ask-lose-pds = Which PDS do you destroy?
about-lose-pds = The vote demands it.
ask-lose-ship-where = { $ability }: in which system do you lose a ship?
about-lose-ship-where = Then you choose which one.
ask-lose-token = From which pool do you lose a command token?
about-lose-token = It goes to your reinforcements.
ask-lose-unit = Which unit do you lose in { $system }?
about-lose-unit = It is destroyed.
ask-put-token = In which system do you place a command token?
about-put-token = It comes from your reinforcements; you cannot activate that system in this round.
ask-enlist = Which ground forces fight as if they were ships?
about-enlist = Any number, from planets of the system too. Those left go back afterwards.
ask-hit-ship = Which enemy ship in { $system } takes the hit?
about-hit-ship = It can sustain damage, if it is able to; else it is destroyed.
ask-land-dock = On which planet does the space dock land?
about-land-dock = Without the technology it cannot stay in space.
ask-move-token = From which technology do you take the token?
about-move-token = You lose what it copied.
ask-take-technology = Which technology do you take?
about-take-technology = Prerequisites do not matter. One of a faction is copied with a token.
ask-wormhole = Which wormhole token do you place?
about-wormhole = It makes its system adjacent to all with the same wormhole.
ask-wormhole-to = In which system do you place the { $wormhole ->
    [alpha] alpha
   *[beta] beta
} wormhole token?
about-wormhole-to = If it lies elsewhere, it moves.

# Questions of abilities and cards: $ability is the name, $text what it does.
ask-orbital_drop = { $ability }: on which planet?
about-orbital_drop = { $text }
ask-military_support = { $ability }: on which planet?
about-military_support = { $text }
ask-hegemonic_trade_policy = { $ability }: which planet?
about-hegemonic_trade_policy = { $text }
ask-peace_accords = { $ability }: which planet do you take?
about-peace_accords = { $text }
ask-star_forge = { $ability }: in which system?
about-star_forge = { $text }
ask-star_forge-unit = { $ability }: which units in { $system }?
about-star_forge-unit = { $text }
ask-exotrireme_2 = { $ability }: which ship of your opponent do you destroy?
about-exotrireme_2 = { $text }
ask-wrath_of_kenara = { $ability }: how many trade goods? You have rolled { $dice }.
about-wrath_of_kenara = { $text }
ask-production_biomes = { $ability }: who else gains trade goods?
about-production_biomes = { $text }
ask-quantum_datahub_node = { $ability }: with whom do you exchange?
about-quantum_datahub_node = { $text }
ask-pillage = { $ability }: what do you take from { $target }?
about-pillage = { $text }
ask-mageon_implants = { $ability }: whose hand do you look at?
about-mageon_implants = { $text }
ask-x89_bacterial_weapon = { $ability }: which planet?
about-x89_bacterial_weapon = { $text }
ask-duranium_armor = { $ability }: which unit do you repair?
about-duranium_armor = { $text }
ask-bribery = { $ability }: how many trade goods?
about-bribery = { $text }
ask-diplomacy_rider = { $ability }: which system?
about-diplomacy_rider = { $text }
ask-warfare_rider = { $ability }: in which system?
about-warfare_rider = { $text }
ask-mining_initiative = { $ability }: which planet?
about-mining_initiative = { $text }
ask-uprising = { $ability }: which planet?
about-uprising = { $text }
ask-unexpected_action = { $ability }: from which system?
about-unexpected_action = { $text }
ask-insubordination = { $ability }: whose tactic pool?
about-insubordination = { $text }
ask-spy = { $ability }: from whom?
about-spy = { $text }
ask-repeal_law = { $ability }: which law?
about-repeal_law = { $text }
ask-skilled_retreat = { $ability }: to which system?
about-skilled_retreat = { $text }
ask-frontline_deployment = { $ability }: on which planet?
about-frontline_deployment = { $text }
ask-ghost_ship = { $ability }: in which system?
about-ghost_ship = { $text }
ask-war_effort = { $ability }: in which system?
about-war_effort = { $text }
ask-signal_jamming = { $ability }: which system, and whose token?
about-signal_jamming = { $text }
ask-cripple_defenses = { $ability }: which planet?
about-cripple_defenses = { $text }
ask-plague = { $ability }: which planet?
about-plague = { $text }
ask-unstable_planet = { $ability }: which planet?
about-unstable_planet = { $text }
ask-tactical_bombardment = { $ability }: which system?
about-tactical_bombardment = { $text }
ask-lucky_shot = { $ability }: which ship?
about-lucky_shot = { $text }
ask-reactor_meltdown = { $ability }: which space dock?
about-reactor_meltdown = { $text }
ask-reparations = { $ability }: which planet of your enemy is exhausted?
about-reparations = { $text }
ask-reparations-ready = { $ability }: which planet of yours is readied?
about-reparations-ready = { $text }
ask-in_the_silence_of_space = { $ability }: from which system?
about-in_the_silence_of_space = { $text }
ask-ancient_burial_sites = { $ability }: whose planets?
about-ancient_burial_sites = { $text }
ask-assassinate_representative = { $ability }: who cannot vote?
about-assassinate_representative = { $text }
ask-confusing_legal_text = { $ability }: who is elected instead of you?
about-confusing_legal_text = { $text }
ask-colonial_redistribution = { $ability }: who may settle { $planet }?
about-colonial_redistribution = { $text }
ask-committee_formation = { $ability }: whom do you elect?
about-committee_formation = { $text }
ask-imperial_arbiter = { $ability }: with whom do you exchange strategy cards?
about-imperial_arbiter = { $text }
ask-bioplasmosis = { $ability }: which infantry moves?
about-bioplasmosis = { $text }
ask-chaos_mapping = { $ability }: in which system do you produce?
about-chaos_mapping = { $text }
ask-foresight = { $ability }: to which system do your ships move?
about-foresight = { $text }
ask-mitosis = { $ability }: on which planet?
about-mitosis = { $text }
ask-raghs_call = { $ability }: to which planet do the ground forces go?
about-raghs_call = { $text }
ask-yin_spinner = { $ability }: on which planet?
about-yin_spinner = { $text }
ask-devotion = { $ability }: which ship of yours do you destroy?
about-devotion = { $text }
ask-impulse_core = { $ability }: which ship of yours do you destroy?
about-impulse_core = { $text }

## Answers

option-pass = Pass
option-done = Done
option-use = { $ability }
option-let-pass = Do not ask me { $window }
option-ask-again = Ask me again { $window }
option-faction = { $faction }
option-place = Place { $number }
option-tile = { $tile }: place { $position }
option-put = { $planet }: { $unit }
option-keep-card = { $objective }
option-pick = { $strategy }
option-strategic = Strategic action: { $strategy }
    .brief = Strategic action: { $strategy }
option-component = Component action
option-end-turn = End the turn
option-activate = Activate { $system }
option-all = All
option-auto = Choose for me
option-keep = Leave them as they are
option-fleet = The whole fleet from { $system }
    .row = The whole fleet
option-ship = { $units } from { $system }
option-load = Take aboard: { $units } from { $source }
option-sustain = Sustain damage: { $units }
option-lose = { $place ->
    [planet] Lose { $units } on { $planet }
   *[none] Lose { $units }
}
option-remove = Remove { $units }
    .brief = { $units }
option-land = { $units } to { $planet }
option-bombard = { $planet }: { $units }
option-build = { $place ->
    [none] { $units }
    [space] { $units }, in space
   *[planet] { $units }, on { $planet }
}
option-build-from = { $place ->
    [none] { $unit }, taken from { $system }
    [space] { $unit }, in space; taken from { $system }
   *[planet] { $unit }, on { $planet }; taken from { $system }
}
option-exhaust = { $planet }
option-trade-good = { $count ->
    [one] { $count } trade good
   *[other] { $count } trade goods
}
option-pool = { $pool ->
    [tactic] Tactic pool
    [fleet] Fleet pool
   *[strategy] Strategy pool
}: { $count }
option-fleet-pool = Fleet pool: { $count }
option-strategy-pool = Strategy pool: { $count }
option-reroll = { $whose ->
    [unit] A { $die } ({ $unit })
   *[any] A { $die }
}
option-fire = Fire
option-hold = Hold fire
option-stay = Stay and fight
option-retreat = Announce a retreat
option-secondary = Secondary ability: { $strategy }
    .brief = { $strategy }
option-primary = Primary ability: { $strategy }
option-buy-tokens = { $count ->
    [one] { $count } command token
   *[other] { $count } command tokens
}
option-to = { $system }
option-planet = { $planet }
option-player = { $seat }
option-technology = { $technology }
option-reward = { $ability }
option-skip = { $by }
option-structure = { $unit } on { $planet }
option-token = { $system }
option-score = { $objective }
option-card = { $card }
option-law = { $agenda }
option-vote = { $outcome }
option-abstain = Abstain
option-top = On top: { $agenda }
option-bottom = To the bottom: { $agenda }
option-yes = Yes
option-no = No
option-unit = { $unit }
option-remove-custodians = Remove the custodians token
option-offer = Offer { $seat } a transaction
option-wormhole = { $wormhole ->
    [alpha] Alpha wormhole
   *[beta] Beta wormhole
}
option-give = You give: { $thing }
option-want = You get: { $thing }
option-propose = Make this offer
option-withdraw = Withdraw the offer
option-accept = Accept
option-refuse = Refuse
option-counter = Make a counter-offer
option-deal = Promise { $seat } something
option-promise = Promise { $seat }: { $promise ->
    [peace] peace
    [vote] your vote
    [support] support
    [no-retreat] not to retreat
   *[pay-later] to pay later
}

# What changes hands.
thing-trade-goods = { $count ->
    [one] { $count } trade good
   *[other] { $count } trade goods
}
thing-commodities = { $count ->
    [one] { $count } commodity
   *[other] { $count } commodities
}
offer-give = You give: { $things }.
offer-get = You get: { $things }.
offer-nothing = nothing yet.

## What happened

event-faction-pool = To choose from: { $factions }
event-faction = { $seat }: { $faction }
event-took-place = { $seat } takes place { $number }
event-seated = Around the map, clockwise: { $seats }
event-tile = { $seat } places { $tile }
event-speaker = { $seat } is speaker
event-phase = { $phase ->
    [strategy] Round { $round }: strategy phase
    [action] Action phase
    [status] Status phase
   *[agenda] Agenda phase
}
event-turn = Turn of { $seat }
event-passed = { $seat } passes
event-picked = { $seat } takes { $strategy }
event-swapped-cards = { $seat } gives { $given } to { $target } for { $taken }
event-bounties = { $count ->
    [0] { "" }
   *[other] Trade goods lie on { $goods }
}
event-strategic = { $seat } plays { $strategy }
event-follows = { $seat } follows with { $strategy }
event-activated = { $seat } activates { $system }
event-moved = { $seat }: { $units }, { $origin } → { $system }
event-lifted = { $seat } takes { $units } aboard from { $planet }
event-relocated = { $seat } moves { $units } from { $source } to { $planet }
event-placed = { $place ->
    [planet] { $seat } places { $units } on { $planet }
   *[none] { $seat } places { $units } in { $system }
}
event-built = { $seat } places a { $unit } on { $planet }
event-destroyed = { $place ->
    [planet] { $seat } loses { $units } on { $planet }
   *[none] { $seat } loses { $units } in { $system }
}
event-removed = { $place ->
    [planet] { $seat } removes { $units } from { $planet }
   *[none] { $seat } removes { $units } from { $system }
}{ $cause ->
    [room] {" "}(no room)
    [pool] {" "}(beyond the fleet pool)
    [rift] {" "}(gravity rift)
    [stranded] {" "}(cannot go along)
    [figure] {" "}(to be placed elsewhere)
   *[none] {""}
}
event-landed = { $seat } lands on { $planet }: { $units }
event-sustained = { $seat }: { $unit } sustains damage
event-mended = { $seat } repairs a { $unit }
event-repaired = All damaged units are repaired
event-set-aside = { $aside ->
    [yes] { $seat } sets infantry aside: { $count }
   *[no] { "" }
}
event-return-roll = { $seat } rolls for lost infantry: { $dice }
event-rift = { $seat } rolls for the gravity rift: { $dice }
event-wormhole = { $system } has { $kind ->
    [alpha] an alpha wormhole
    [beta] a beta wormhole
   *[delta] a delta wormhole
} now
event-custodians = { $seat } removes the custodians token
event-exhausted = { $seat } { $many ->
    [yes] exhausts the planets { $planet }
   *[no] exhausts { $planet }
}
event-readied = { $seat } { $many ->
    [yes] readies the planets { $planet }
   *[no] readies { $planet }
}
event-readied-all = { $what ->
    [planets] { $seat } readies all planets
   *[cards] { $seat } readies everything
}
event-gained-planet = { $seat } gains { $planet }
event-combat = { $combat ->
    [space] Space combat in { $system }
   *[ground] Ground combat on { $planet }
}: { $seat } against { $target }
event-combat-over = { $won ->
    [yes] { $winner } wins { $combat ->
        [space] the space combat
       *[ground] the ground combat
    }
   *[no] The combat is over, nobody has won
}
event-rolled = { $seat }, { $why ->
    [combat] combat
    [ground-combat] ground combat
    [barrage] anti-fighter barrage
    [bombardment] bombardment
    [space-cannon] space cannon
   *[other] { $ability }
}: { $dice }
event-rerolled = { $seat } rerolls: { $dice }
event-raised = { $seat } raises the dice: { $dice }
event-hit = { $hits ->
    [0] { "" }
    [one] { $hits } hit on { $seat }
   *[other] { $hits } hits on { $seat }
}
event-retreats = { $seat } announces a retreat
event-gained-tokens = { $seat } gains { $count ->
    [one] { $count } command token
   *[other] { $count } command tokens
} ({ $pools })
event-spent-tokens = { $seat } spends { $count ->
    [one] { $count } command token
   *[other] { $count } command tokens
} ({ $pools })
event-lost-tokens = { $seat } loses { $count ->
    [one] { $count } command token
   *[other] { $count } command tokens
} ({ $pools })
event-pools = { $seat }: tactic { $tactic }, fleet { $fleet }, strategy { $strategy }
event-token = { $seat } has a command token in { $system } now
event-took-token = { $seat } takes the command token from { $system }
event-tokens-home = All command tokens come off the board
event-gained-goods = { $seat } gains { $count ->
    [one] { $count } trade good
   *[other] { $count } trade goods
}
event-spent-goods = { $seat } spends { $count ->
    [one] { $count } trade good
   *[other] { $count } trade goods
}
event-lost-goods = { $seat } loses { $count ->
    [one] { $count } trade good
   *[other] { $count } trade goods
}
event-replenished = { $seat } has { $count ->
    [one] { $count } commodity
   *[other] { $count } commodities
} now
event-paid = { $things ->
    [nothing] { "" }
   *[other] { $seat } gives { $things } to { $target }
}
event-technology = { $how ->
    [researched] { $seat } researches { $technology }
    [start] { $seat } starts with { $technology }
    [copied] { $seat } copies { $technology }
   *[gained] { $seat } gains { $technology }
}
event-technology-lost = { $seat } loses { $technology }
event-exhausted-technology = { $seat } exhausts { $technology }
event-points = { $gains ->
    [yes] { $seat }: +{ $gained } for { $why }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now
   *[no] { $seat }: −{ $lost } for { $why }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now
}
event-scored = { $seat } scores { $objective }
event-shows-secret = { $seat } shows { $objective }
event-drew-secret = { $known ->
    [yes] { $seat } draws { $objective }
   *[no] { $seat } draws a secret objective
}
event-returned-secret = { $known ->
    [yes] { $seat } returns { $objective }
   *[no] { $seat } returns a secret objective
}
event-revealed-objective = A new objective: { $objective }
event-drew = { $known ->
    [yes] { $seat } draws { $cards }
   *[no] { $seat } draws { $count ->
        [one] an action card
       *[other] { $count } action cards
    }
}
event-shuffled = { $deck ->
    [action] The action cards are shuffled
    [agenda] The agendas are shuffled
   *[secret] The secret objectives are shuffled
}
event-discarded = { $seat } discards { $card }
event-played = { $seat } plays { $card }
# A prediction is told by itself.
event-aimed = { $aim ->
    [outcome] { "" }
   *[other] { $ability }: { $target }
}
event-use = { $seat } uses { $ability }
event-cancelled = { $ability } has no effect
event-handed-over = { $known ->
    [yes] { $seat } gives { $cards } to { $target }
   *[no] { $seat } gives { $target } { $count ->
        [one] an action card
       *[other] { $count } action cards
    }
}
event-looked = { $known ->
    [yes] { $seat } looks at cards of { $target }: { $cards }
   *[no] { $seat } looks at { $count ->
        [one] a card
       *[other] { $count } cards
    } of { $target }
}
event-looked-at-agendas = { $known ->
    [yes] { $seat } looks at { $agendas }
   *[no] { $seat } looks at { $count ->
        [one] an agenda
       *[other] { $count } agendas
    }
}
event-put-agenda = { $known ->
    [yes] { $seat } puts { $agenda } { $top ->
        [yes] on top of the deck
       *[no] under the deck
    }
   *[no] { $seat } puts an agenda back
}
event-gave-note = { $known ->
    [yes] { $seat } gives { $note } to { $target }
   *[no] { $seat } gives a promissory note to { $target }
}
event-played-note = { $seat } plays { $note }
event-placed-note = { $seat } lays { $note } open
event-returned-note = { $note } goes back to { $seat }
event-revealed-agenda = Agenda: { $agenda }
event-law = { $where ->
    [owner] A new law: { $agenda } ({ $owner })
    [planet] A new law: { $agenda } ({ $planet })
   *[all] A new law: { $agenda }
}
event-law-moved = { $agenda } goes to { $owner }
event-exhausted-law = { $agenda } is exhausted
event-agenda-discarded = { $agenda } is discarded
event-votes = { $seat }: { $count ->
    [one] { $count } vote
   *[other] { $count } votes
} for “{ $outcome }”
event-decides = { $seat } is speaker and decides: { $outcome }
event-came-true = { $seat }: the prediction has come true ({ $ability })
event-abstained = { $seat } abstains
event-predicts = { $seat } predicts { $outcome } ({ $ability })
event-outcome = { $agenda }: { $outcome }
event-offers = { $seat } makes { $target } an offer
event-counters = { $seat } makes { $target } a counter-offer
event-transaction = { $agreed ->
    [yes] { $seat } and { $target } agree
   *[no] { $seat } and { $target } do not agree
}
event-promised = { $seat } promises { $target }: { $promise ->
    [peace] peace
    [vote] a vote
    [support] support
    [no-retreat] not to retreat
   *[pay-later] to pay later
}
event-eliminated = { $seat } is eliminated
event-enlisted = { $seat } sends ground forces into the space combat: { $count }
event-initiative-zero = { $seat } has the “0” token: first in initiative order
event-muted = { $seat } cannot use faction abilities and technologies in this action
event-undone = { $seat } took back the last decision
event-lets-pass = { $seat } is not asked { $window }
event-asks-again = { $seat } is asked again { $window }

score = Points
    .course = Points over rounds
    .count = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# $score: how many the winners have.
outcome-points = { $score ->
    [one] { $score } victory point is reached.
   *[other] { $score } victory points are reached.
}
outcome-last-player = The last one in the galaxy.
outcome-no-objectives = No objective is left to reveal: the most points win.

## Standing orders

order-card = Never ask about { $card }
order-note = Never ask about { $note }
order-ability = Never ask about { $ability }
order-pay = Always pay for me
order-auto = Assign hits for me in this system
order-stay = Do not retreat from this system
order-vote = Vote for “{ $outcome }” with all planets
order-votes = { $count ->
    [one] Vote for “{ $outcome }” with { $count } vote
   *[other] Vote for “{ $outcome }” with { $count } votes
}
order-abstain = Abstain from this vote
order-concern = Pass until my units or planets are concerned
order-turn = Pass until this turn ends
    .brief = for this turn
order-phase = Pass until this phase ends
    .brief = for this phase

## What an answer brings

hint-cost = pay { $count }
hint-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
hint-faction = { $faction }
hint-actions = { $actions }
hint-resources = resources { $count }
hint-influence = influence { $count }
hint-goods = { $count ->
    [one] { $count } trade good
   *[other] { $count } trade goods
}
hint-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
hint-tokens = { $count ->
    [one] { $count } command token
   *[other] { $count } command tokens
}
hint-no-token = no command token from you
hint-initiative = initiative { $count }
hint-left = { $count ->
    [0] none left
   *[other] { $count } left
}
hint-defenders = { $count ->
    [one] { $count } defender
   *[other] { $count } defenders
}
hint-pds = { $count } PDS
hint-infantry = { $count } infantry
hint-enemy-ships = { $count ->
    [one] { $count } ship of others
   *[other] { $count } ships of others
}
hint-coming = { $count ->
    [one] { $count } ship of yours can come
   *[other] { $count } ships of yours can come
}
hint-sustains = { $sustains } sustains damage
hint-loses = you lose { $loses }
hint-win = { $count }% to win the fight
hint-rift = gravity rift: { $count }% to lose a ship
hint-cannon = { $count ->
    [one] space cannon: { $count } die
   *[other] space cannon: { $count } dice
}
hint-over = { $count ->
    [one] { $count } ship too many for your fleet pool
   *[other] { $count } ships too many for your fleet pool
}
hint-out = you take no more turns this round
hint-only-this = only this ability: you stay in the round
hint-becomes = then { $count }
hint-takeable = { $count ->
    [one] { $count } planet to take
   *[other] { $count } planets to take
}
hint-produces = production { $count }
hint-own-ships = { $count ->
    [one] { $count } ship of yours
   *[other] { $count } ships of yours
}
hint-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## The terminal: headings and signs

board-round = Round { $round }
board-turn = turn of { $seat }
board-speaker = speaker
board-goal = first to { $goal }
board-galaxy = Galaxy
board-strategy = Strategy cards
board-you = Your sheet
board-others = The others
board-objectives = Objectives
board-laws = Laws
board-hand = Hand
board-actions = Action cards
board-secrets = Secret objectives
board-notes = Promissory notes
board-technologies = Technologies
board-planets = Planets
board-tokens = Tokens
board-goods = Goods
board-combat = Combat
board-vote = Vote
board-nobody = free
board-face-down = { $count } face down
sign-tokens = tactic / fleet / strategy pool
sign-goods = trade goods + commodities
sign-cards = action cards
sign-secrets = secret objectives
sign-points = victory points
sign-planet = planet: resources/influence
sign-exhausted = exhausted
sign-planets = planets, and what the readied ones yield: resources/influence
sign-technologies = technologies
sign-custodians = custodians token
sign-command = command token in the system
sign-speaker = speaker
sign-passed = has passed
sign-anomalies = ∴ asteroid field, ✺ supernova, ≈ nebula, ◌ gravity rift, αβδ wormholes
sign-ships = F flagship, W war sun, D dreadnought, C carrier, R cruiser, E destroyer, f fighter, i infantry, S space dock, P PDS, ! damaged

## The board

board-own-sheet = Your command sheet
board-order = Players in turn order
board-track = Victory points
board-strategy-cards = Strategy cards
board-zero = Initiative 0: first of all
board-passed = passed
board-used = used
board-exhausted = exhausted
board-open-sheet = { $seat }, played by { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Open the sheet
board-scored-by = Scored by { $seats }
board-no-objectives = The first ones are revealed when the game begins.
board-unrevealed = Face down: stage I { $first }, stage II { $second }
board-primary = Primary ability
board-secondary = Secondary ability
board-pool-tactic = tactic
board-pool-fleet = fleet
board-pool-strategy = strategy
board-commodities-short = Commodities
board-tab-cards = Cards
board-tab-planets = Planets
board-tab-technologies = Technologies
board-action = Action card
board-secret = Secret objective
board-note = Promissory note
board-law = Law
board-directive = Directive
board-no-cards = You have no cards.
board-no-planets = No planets
board-points = Points
board-fleet = Units on the board
board-promises = Promises
board-known-cards = Cards known to you
board-token-of = Command token of { $seat }
board-tokens-of = Command tokens: { $seats }
board-fleet-of = { $ships } of { $most } in the fleet pool
board-position = Place { $number } of the galaxy
board-place = { $seat ->
    [none] Place { $number }
   *[other] Place { $number }: { $name }
}
board-tree = Technologies
board-open-tree = All technologies
board-owned = Owned
board-can-research = Can be researched now
board-lacks = Missing: { $colour } × { $count }
board-needs = needs { $colours }
board-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-offer = Transaction
board-you-give = You give to { $seat }
board-you-get = You get from { $seat }
board-last-offer = The offer before: { $offer }
board-nothing = Nothing yet
board-fight = Combat, round { $round }
board-attacker = attacker
board-defender = defender
board-nothing-left = Nothing is left.
board-dice = Rolled: { $dice }
board-hits = { $count ->
    [one] { $count } hit to assign
   *[other] { $count } hits to assign
}
board-odds = Odds
board-odds-draw = draw
board-percent = { $count }%
board-hit-count = { $count ->
    [0] no hit
    [one] { $count } hit
   *[other] { $count } hits
}
board-of-need = of { $need }
board-have-of-need = { $have } of { $need }
board-scored = scored
board-ready-to-research = You have all it needs and can research it as soon as something lets you research.
board-abilities = Faction abilities
board-own-technologies = Faction technologies
board-own-units = Flagship and faction units
board-retreats = retreats at the end of the round
board-yet-to-vote = Yet to vote
board-votes-left = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
board-changed = changed since your last decision
board-abstain = Abstain
# Answers that differ in one thing alone stand in one row: what is on the short buttons, and over them.
board-row-cost = { $count } for { $cost }
board-row-top = Top
board-row-bottom = Bottom
board-row-far = Activate where none of your ships can come
board-choose = Your choice
board-building = { $left ->
    [one] { $left } more unit, cost so far { $cost }.
   *[other] { $left } more units, cost so far { $cost }.
}
board-which-tile = Which system do you place?
board-empty-space = empty space
board-fold = Show the map
board-unfold = Show again
board-planet-count = { $count ->
    [one] { $count } planet
   *[other] { $count } planets
}
board-technology-count = { $count ->
    [one] { $count } technology
   *[other] { $count } technologies
}

## A tactical action as one plan, and what else is answered as a whole

plan-token = tactic { $before } → { $after }
plan-nothing = nothing is sent yet
plan-from = From { $system }
plan-jumps = { $count ->
    [one] { $count } jump
   *[other] { $count } jumps
}
plan-send-back = Nothing comes from { $system }
plan-fewer = One fewer
plan-more = One more
plan-of = of { $count }
plan-carries = { $unit } carries { $used } of { $room }
plan-unload = stays behind
plan-all = Everything that can come
plan-nobody = None of your ships can come here.
plan-stuck-token = your token holds the ships
plan-stuck-far = too far
plan-over = { $count ->
    [one] { $count } ship more than your fleet pool bears: you will remove it.
   *[other] { $count } ships more than your fleet pool bears: you will remove them.
}
plan-rift = Gravity rift: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $percent }% that you lose a ship with all it carries
plan-cannon = Space cannon of { $seat }: { $dice }, { $percent }% for a hit
plan-cannon-brief = Cannon: { $dice }
plan-rift-brief = Rift: { $percent }%
plan-stay = Stays to hold the planets: { $planets }
plan-win-space = to win in space
plan-lose = lose
plan-custodians = Remove the custodians for { $cost } influence: 1 point
plan-custodians-poor = The custodians cost { $cost } influence: you cannot pay
plan-landing = Landing
plan-aboard = { $count } more infantry aboard
plan-against = against { $count } of { $seat }
plan-commit = Commit the movement
plan-commit-attack = Commit the attack
plan-commit-none = Activate without ships
plan-commit-landing = Land
plan-commit-no-landing = Land nowhere
plan-clear = Clear the draft
turn-tactical = Tactical action
turn-strategic = Strategic action
turn-component = Component action
turn-tokens = { $count ->
    [one] { $count } token left
   *[other] { $count } tokens left
}
turn-click-map = Click a system on the map to plan it. Nothing is sent before you commit.
turn-near = { $count ->
    [one] { $count } system in reach
   *[other] { $count } systems in reach
}
turn-far = { $count ->
    [one] { $count } system where no ship of yours can come
   *[other] { $count } systems where no ship of yours can come
}
turn-no-pass = You can pass once your strategy card is used.
fight-on = Fight on
fight-on-what = Round after round, hits as proposed, until somebody intervenes or your odds fall by 20 %.
fight-round = One round
fight-win = to win
fight-round-count = Round { $round }
fight-scored = { $count ->
    [0] no hit
    [one] { $count } hit
   *[other] { $count } hits
}
fight-step-space-cannon = Space cannon
fight-step-barrage = Barrage
fight-step-bombardment = Bombardment
fight-step-rift = Gravity rift
fight-hits-on = hits on { $value }
fight-sustains = sustains
fight-lost = lost
fight-lost-count = lost: { $count }
fight-whole = unharmed
fight-over = Combat is over: { $place }
fight-losses = { $seat } loses { $units }
fight-no-losses = { $seat } loses nothing
fight-rounds = { $count ->
    [one] { $count } round.
   *[other] { $count } rounds.
}
stage-agenda-voted = { $outcome }
stage-agenda-may-cast = may still cast
stage-agenda-speaker-last = speaker, votes last and breaks ties
stage-agenda-rider = rider: cannot vote
stage-agenda-silent = no vote
stage-agenda-predicts = { $seat } gains from it: { $card }
stage-agenda-decided = Outcome: { $outcome }
stage-agenda-decided-text = { $agenda }: { $tally }
stage-agenda-tally = { $outcome } { $votes }
tells-cancelled = Your use has no effect
tells-lost-planet = You have lost { $planet }
tells-lost-points = You lose points
tells-refused = No deal
deal-you-give = You give
deal-gives = { $seat } gives
deal-add = Add
deal-nothing = Nothing yet: add something below
deal-remove = Remove { $thing }
deal-new = new
deal-was = was { $count }
deal-gone = taken out
deal-after = After the deal
deal-after-line = { $before } → { $after }
deal-changed = { $count ->
    [one] { $seat } has changed { $count } thing
   *[other] { $seat } has changed { $count } things
}
vote-outcome = Outcome
vote-planets = Planets that vote
vote-of = { $votes } of { $most }
vote-all = All { $count }
vote-enough = Just enough
vote-choose = Choose an outcome
vote-none = Choose planets
vote-cast = { $count ->
    [one] Cast { $count } vote: { $outcome }
   *[other] Cast { $count } votes: { $outcome }
}
build-left = { $count ->
    [one] Room for { $count } more unit.
   *[other] Room for { $count } more units.
}
build-space = space
build-pay = Pay { $cost }
build-lost = { $count } too much: lost
build-auto = the cheapest way
build-commit = Build for { $cost }
build-nothing = Build nothing

# Factions in short, where there is little room.
board-faction-arborec = Arborec
board-faction-letnev = Letnev
board-faction-saar = Saar
board-faction-muaat = Muaat
board-faction-hacan = Hacan
board-faction-sol = Sol
board-faction-creuss = Creuss
board-faction-l1z1x = L1Z1X
board-faction-mentak = Mentak
board-faction-naalu = Naalu
board-faction-nekro = Nekro
board-faction-sardakk-norr = N’orr
board-faction-jol-nar = Jol-Nar
board-faction-winnu = Winnu
board-faction-xxcha = Xxcha
board-faction-yin = Yin
board-faction-yssaril = Yssaril
