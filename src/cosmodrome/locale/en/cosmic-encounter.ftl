### Cosmic Encounter: questions, answers, what happened, what an answer brings.
###
### Arguments come as words. Names of players cannot be declined, and nobody’s gender is known.
###   $seat $subject $target $seats    players by name; an empty list or nobody: $count or the selector below says so
###   $card $cards                     names of cards: `attack-04` is card-attack with $value, `reinforcement-3` is
###                                    card-reinforcement with $value, `flare-zombie` is flare-zombie, the others are
###                                    card-<id>; in event-destiny and option-destiny $card selects
###   $ability                         `zombie` is alien-zombie, `wild-zombie` is flare-zombie.wild, `super-zombie` is
###                                    flare-zombie.super, `xenon_lasers` is tech-xenon-lasers, `plague` is card-plague;
###                                    a part of it (`hacker-pay`) adds ability-part-hacker-pay, if there is such a text
###   $alien(s) $technology(ies)       alien-<id>, tech-<id>
###   $planet $next                    planet-of with the owner of the system and the number
###   $place $from $to                 select: planet gate beside warp limbo out technology; $source and $goal are words
###                                    (planet-of, or spot-<place>)
###   $aim                             selects what a use is aimed at: none seat planet side count card technology word
###   $known                           selects whether the reader sees the cards (yes, no)
###   $terms                           an offer in words, from the lines offer-…
###   $window                          one of the lines window-…
### Identifiers have `-` for `_`. A window `alliance.after` is the attribute `after` of ask-alliance and window-alliance.
### A text that is empty says that there is nothing to tell; an event without any text is for boards alone.

## Moments in which something can be used: "Do not ask me …"

window-setup = while the game is set up
window-start_turn = at the start of a turn
window-regroup =
    .start = at the start of an encounter
    .retrieve = when the offense retrieves a ship from the warp
window-destiny =
    .before = before destiny is drawn
    .drawn = when destiny is drawn
window-launch =
    .ships = before the offense launches ships
    .after = when the ships are launched
window-alliance =
    .before = before allies are invited
    .invited = when allies are invited
    .answer = when invitations are answered
    .send = before an ally sends ships
    .after = when alliances are formed
window-planning =
    .before = before encounter cards are selected
    .select = as encounter cards are selected
    .answer = when one encounter card lies open
    .after = when encounter cards are selected
window-reveal =
    .before = before the reveal
    .turning = as the cards are turned up
    .after = when the cards are revealed
    .values = when the values of the cards count
    .totals = when the totals are added up
    .outcome = before the outcome is settled
window-resolution =
    .outcome = when the winner is known
    .losing = before the losing ships leave
    .lost = when the losing ships are gone
    .landing = before the winners land
    .won = when an encounter is won
    .tokens = when an encounter is resolved
window-ships =
    .doomed = when ships are doomed
    .leaving = when ships are on their way to the warp
    .lost = when ships have gone to the warp
    .removed = when ships have left the game
    .retrieved = when ships come back from the warp
window-colony =
    .gained = when a colony is founded
window-compensation = before compensation is paid
    .after = when compensation is paid
window-rewards =
    .after = when defender rewards are taken
window-deal =
    .agreed = when a deal is agreed
    .done = when a deal is carried out
    .failed = when a deal fails
window-cards =
    .leaving = before the encounter cards are discarded
    .used = when the encounter cards are discarded
    .discarded = when somebody discards cards
    .aside = when drawn cards lie aside
window-encounter =
    .end = at the end of an encounter
window-used = when somebody uses a power or a card
window-artifact =
    .done = when an artifact has had its effect
window-deck =
    .draw = before somebody draws cards
    .drawn = when somebody has drawn cards
    .reshuffled = when the deck is made anew
window-hand =
    .new = before somebody draws a new hand
window-power =
    .lost = when a power is lost
window-technology =
    .complete = when a technology is completed

## Questions in such a moment. $subject: whom it is about.

ask-setup = The game is being set up. Use something?
ask-start_turn = The turn of { $subject } begins. Use something?
ask-regroup =
    .start = The encounter of { $subject } begins. Use something?
    .retrieve = { $subject } is about to retrieve a ship from the warp. Use something?
ask-destiny =
    .before = Destiny is about to be drawn. Use something?
    .drawn = Destiny is drawn. Use something?
ask-launch = Launch one to four ships. How many, and from where?
    .ships = { $subject } is about to launch ships. Use something?
    .after = The ships are on the gate. Use something before allies are invited?
ask-alliance = { $subject } attacks { $planet }, { $side ->
    [offense] and invites you. Do you join the offense?
    [defense] and the defense invites you. Do you join it?
   *[both] and both sides invite you. Which one do you join?
}
    .before = Allies are about to be invited. Use something?
    .invited = { $subject } has invited allies. Use something?
    .answer = It is the turn of { $subject } to ally. Use something?
    .send = { $subject } is about to send ships as an ally. Use something?
    .after = The alliances are formed. Use something?
ask-planning =
    .before = Encounter cards are about to be selected. Use something?
    .select = Encounter cards are being selected. Use something?
    .answer = One encounter card lies open, the other is still to come. Use something?
    .after = Both encounter cards lie face down. Use something before they are revealed?
ask-reveal =
    .before = The cards are about to be revealed. Use something?
    .turning = The cards are being turned up. Use something?
    .after = The cards are revealed. Use something?
    .values = The values of the cards are counted. Use something?
    .totals = The totals are added up. Add something, or use something?
    .outcome = The outcome is about to be settled. Use something?
ask-resolution =
    .outcome = The winner is known. Use something before anything happens?
    .losing = The losing ships are about to leave. Use something?
    .lost = The losing ships are gone. Use something?
    .landing = The winners are about to land. Use something?
    .won = { $subject } has won the encounter. Use something?
    .tokens = The encounter is resolved. Use something?
ask-ships =
    .doomed = Ships are doomed. Use something?
    .leaving = Ships are on their way to the warp. Use something?
    .lost = { $subject } lost { $count ->
        [one] a ship
       *[other] { $count } ships
    } to the warp. Use something?
    .removed = { $count ->
        [one] A ship of { $subject } has
       *[other] { $count } ships of { $subject } have
    } left the game. Use something?
    .retrieved = { $subject } got { $count ->
        [one] a ship
       *[other] { $count } ships
    } back from the warp. Use something?
ask-colony =
    .gained = { $subject } has founded a colony. Use something?
ask-compensation = { $subject } is about to collect compensation. Use something?
    .after = { $subject } has collected compensation. Use something?
ask-rewards = Your side has defended itself. What reward do you take for your ships?
    .after = { $subject } has taken the defender rewards. Use something?
ask-deal =
    .agreed = The deal is agreed. Use something before it is carried out?
    .done = The deal is carried out. Use something?
    .failed = The deal has failed. Use something?
ask-cards =
    .leaving = The encounter cards are about to be discarded. Use something?
    .used = The encounter cards are in the discard pile. Use something?
    .discarded = { $subject } discarded { $count ->
        [one] a card
       *[other] { $count } cards
    }. Use something?
    .aside = You have seen the cards you drew. Use something?
ask-encounter =
    .end = The encounter is over. Use something?
# $aim chooses: none, things that are struck (seat, planet and the like), or what was named (a card, a number, an outcome).
ask-used = { $aim ->
    [none] { $subject } uses { $ability }. Answer it?
    [seat] { $subject } uses { $ability } on { $target }. Answer it?
    [planet] { $subject } uses { $ability } on { $target }. Answer it?
    [technology] { $subject } uses { $ability } on { $target }. Answer it?
   *[other] { $subject } uses { $ability }: { $target }. Answer it?
}
about-used = { $text }
ask-artifact =
    .done = The artifact of { $subject } has had its effect. Use something?
ask-deck =
    .draw = { $subject } is about to draw { $count ->
        [one] a card
       *[other] { $count } cards
    }. Use something?
    .drawn = { $subject } drew { $count ->
        [one] a card
       *[other] { $count } cards
    }. Use something?
    .reshuffled = The discard pile has become the new deck. Use something?
ask-hand =
    .new = { $subject } is about to draw a new hand. Use something?
ask-power =
    .lost = { $subject } has lost the alien power. Use something?
ask-technology =
    .complete = { $subject } completes { $technology }. Use something?

## Questions of the game, each with a line of help for first-time players

ask-choose-alien = Which alien do you play?
about-choose-alien = You were dealt two. Nobody sees the other one. A green light is easy to play, red is for experienced players.
ask-change-power = Which power do you play from now on?
about-change-power = You drew a new sheet and keep either this one or the old one.
ask-keep-technology = Which technology do you keep?
about-keep-technology = It lies face down before you until it is complete. The others are discarded.
ask-research = What do you do with your technologies?
about-research = Before each encounter you may do one thing: send a ship to research, complete a technology that has enough ships, or give one up.
ask-research-ship = From where does the ship go to the technology?
about-research-ship = It stays there until the technology is complete or given up, and then goes home.
ask-wild-destiny = A wild destiny card. Whom do you encounter?
about-wild-destiny = The encounter is in that player’s home system.
ask-own-colour = Destiny shows your own colour. What do you do?
about-own-colour = Drive a visitor off a planet of yours, settle an empty home planet again, or draw another card.
ask-aim = At which planet do you aim the gate?
about-aim = If you win, you get a colony there. Five foreign colonies (four in the variant) win the game. Ships already there defend it.
about-launch = Each ship adds 1 to your total. If you lose, all of them go to the warp. A colony that you leave empty is lost.
ask-ally-ships = How many ships do you send, and from where?
about-ally-ships = One to four. Each adds 1 to the total of your side, and shares its fate.
ask-invite = Whom do you invite as allies?
about-invite = Allies of a winning offense get a colony too. Allies of a winning defense get a card or a ship for each ship they sent.
about-alliance = With the offense you win a colony, with the defense rewards; if your side loses, your ships go to the warp.
ask-select = Which encounter card do you play?
about-select = Two attacks: the higher total of card and ships wins, the defense on a tie. An attack beats negotiate, but the player who negotiated collects compensation. Two negotiates: you try to make a deal. The percentages are about the cards you have not seen yet.
about-rewards = For each ship you sent: a card from the deck, or a ship of yours out of the warp.
ask-second-encounter = Your encounter was a success. Do you have a second one?
about-second-encounter = You need an encounter card for it. After the second encounter the turn passes on.
ask-continue = Have another encounter, or a technology instead?
about-continue = The technology ends your turn.
# $from: where the ships come from; limbo is the way to the warp.
ask-place-ships = { $count ->
    [one] { $from ->
        [warp] A ship comes out of the warp
        [limbo] A ship is saved from the warp
       *[other] A ship comes home
    }
   *[other] { $from ->
        [warp] { $count } ships come out of the warp
        [limbo] { $count } ships are saved from the warp
       *[other] { $count } ships come home
    }
}. To which of your colonies?
about-place-ships = Any planet on which you have a ship. You may spread them.
ask-send-ships = Which ships go there?
about-send-ships = Take them from any of your colonies.
# $cause selects: deal, plague; other causes stand on the table.
ask-lose-ships = { $cause ->
    [deal] No deal:{ " " }
    [plague] Plague:{ " " }
   *[other] { "" }
}{ $seat } loses { $count ->
    [one] { $count } ship. Which one goes to the warp?
   *[other] { $count } ships. Which go to the warp?
}
about-lose-ships = A colony that is left without a ship is lost.
ask-found-colony = Which ships settle { $goal }?
about-found-colony = Take them from any of your other places. One ship is enough to hold a planet.
ask-ooze-in = Which ships flow into the encounter?
about-ooze-in = Any number from your colonies outside it.
ask-withdraw-ships = Where do the ships go that leave the encounter?
about-withdraw-ships = To any of your other colonies.
ask-offer = What do you offer? Choose term by term.
about-offer = At least one card or colony must change hands; a deal may be one-sided. For each of you at most one new colony, on a planet where the other has one. Without a deal both of you lose three ships.
ask-answer-offer = { $subject } makes you an offer. Do you accept it?
about-answer-offer = You can accept if you hold what is asked. Refuse, and you may make an offer of your own, as long as you have one left. Break off, and both of you lose three ships.
ask-give-card = Which card do you give { $target }?
about-give-card = It goes from your hand to theirs.
ask-hoard-aside = Two hands of eight: do the cards set aside become your hoard?
about-hoard-aside = Yes: the cards aside are the hoard, the others are your hand. No: the other way round. You may play from both.
ask-set-aside = Which cards do you put out of reach?
about-set-aside = Up to two, until this is over.
ask-discard = Which cards do you discard?
about-discard = Up to three, before you refill your hand.
ask-discard-cards = Which cards do you discard first?
about-discard-cards = Any number. Then everybody fills up or throws away to eight cards.
ask-discard-drawn = Which of the drawn cards do you discard?
about-discard-drawn = Done: you keep what is left of them.
ask-sift = Which of the cards you just got do you discard?
about-sift = Done: you keep the others. They are not replaced.
ask-discard-or-keep = Do you keep this card, or discard it for another one?
about-discard-or-keep = Done: you keep it, and that is the end. Else it is discarded, and the next one comes.
ask-plague-card = Which { $kind ->
    [attack] attack card
    [negotiate] negotiate card
    [morph] morph card
    [reinforcement] reinforcement
    [artifact] artifact
   *[flare] flare
} do you discard?
about-plague-card = The plague takes a card of every type you hold.
ask-charge-battery = Which encounter card goes under the technology?
about-charge-battery = It lies face down there until you use it in place of a revealed one.
ask-put-on-deck = Which card goes on top of the deck next?
about-put-on-deck = The last one you choose lies on top.
ask-intervention = What do you do with the cards you drew?
about-intervention = One encounter card may replace your own, or an attack is added to an attack. The rest is discarded.
ask-loot = Which card of { $seat } do you keep?
about-loot = As many as you had ships in the encounter. The rest of that hand is discarded.
ask-hack = Which card do you collect from { $seat }?
about-hack = You see the hand and choose.
ask-regenerate = Where does your next card come from?
about-regenerate = From the deck, or at random from another hand, until you have eight.
ask-reserve = Which attack do you play as a reinforcement?
about-reserve = Its value is added to the total of the side you named.
ask-fodder = Which attack do you throw in?
about-fodder = Each adds its value to your total. Done: that is all.
ask-may-draw = Do you draw a card?
about-may-draw = A present of the main player you are allied with.
ask-also-draw = Do you draw a card?
about-also-draw = Your opponent has taken the top discard.
ask-ship-from-warp = Do you bring a ship from the warp into the encounter?
about-ship-from-warp = It comes on top of the ships you have sent.
ask-choose-planet = Which planet do you settle?
about-choose-planet = You share it with the ships there.
ask-smash = Whom else do you strike?
about-smash = Each loses as many ships as you had in the encounter. Done: nobody else.
ask-catharsis = Whose ship is drawn into the warp as well?
about-catharsis = Up to one ship of other players for each ship you lost.
ask-look-at = Whose hand do you look at?
about-look-at = Before you choose whom to encounter.
ask-will = Whom do you encounter?
about-will = Whatever destiny says. You may aim at a home planet of that player or at any colony of theirs.
ask-reverse-card = Whose card is reversed?
about-reverse-card = The digits of an attack change places: 15 counts 51.
ask-fetch-another = Do you fetch another card?
about-fetch-another = You may offer it to any player too.
ask-offer-card = To whom do you offer the card?
about-offer-card = If it is refused, you may keep it yourself.
ask-fetched-card = { $subject } offers you { $card }. Do you take it?
about-fetched-card = If you take it, the player who offers it gets a card or a ship from the warp.
ask-keep-fetched = { $card } was refused. Do you keep it yourself?
about-keep-fetched = Else it stays in the discard pile.
ask-fetch-pay = Your gift was accepted. What do you take for it?
about-fetch-pay = A card from the deck or a ship of yours out of the warp.
ask-cling = What do you take?
about-cling = A card from the deck or a ship of yours out of the warp.
ask-hate-card = Which card do you vent your rage with?
about-hate-card = All others must discard a card of the same type (an attack of at least that value), or lose three ships that you pick.
ask-match-hate = { $subject } vents rage with { $card }. Do you match it?
about-match-hate = Discard a card of the same type (an attack of at least that value). If you refuse, you lose three ships, and { $subject } picks them.
ask-execute = From which colony of { $seat } does a ship go to the warp?
about-execute = One ship, from the planet you choose.
ask-let-settle = { $subject } wants to settle on { $planet }. Do you allow it, or discard down to three cards?
about-let-settle = If you refuse, cards at random leave your hand until you have three.
ask-keep-card = Which of the discarded cards do you keep?
about-keep-card = Any of them. Done: that is all.
ask-lend-power = Which power do you lend?
about-lend-power = It comes back when the encounter ends.
ask-citadel = Beside which planet do you build the citadel?
about-citadel = { $card } lies there face up until citadels of that planet fall.
ask-choose-destiny = Which destiny card is drawn?
about-choose-destiny = You have looked through the deck.
ask-stake = How many ships do you stake besides?
about-stake = The player who is wrong about your card loses that many more.
ask-claim = What do you say your card is?
about-claim = Truth or lie. Believed, it counts as you said. Challenged, the player who is wrong loses ships.
ask-challenge = { $seat } says: { $card }. Do you believe it?
about-challenge = If you challenge a lie, { $seat } loses as many ships outside the encounter as are in it; if it is the truth, you do.
ask-force-field = Whose alliance do you cancel?
about-force-field = The ships go home. Done: that is all.
ask-gluon-mines = Whose ship runs into a mine?
about-gluon-mines = One attacking ship for each ship on the technology.
ask-lunar-cannon = Between which planets do you put the Lunar Cannon?
about-lunar-cannon = It helps in encounters on the two planets it touches.
ask-place-prometheus = On which colony does the Prometheus land?
about-place-prometheus = It is a ship of yours that counts more than others.

## Answers

option-pass = Pass
    .offer = Offer nothing
option-done = Done
    .offer = Make this offer
option-use = { $aim ->
    [none] { $card }
    [seat] { $card } → { $target }
    [planet] { $card } → { $target }
    [technology] { $card } → { $target }
   *[other] { $card }: { $target }
}
# What a use is aimed at, where it is not a player, a planet or a card.
aim-side = { $side ->
    [offense] for the offense
   *[defense] for the defense
}
aim-odd = odd
aim-even = even
aim-in = ships into the encounter
aim-out = ships out of the encounter
aim-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
aim-two = { $target }, { $also }
aim-gap = between { $target } and { $also }
option-alien = { $alien }
option-keep = { $technology }
# $place: where the ships are taken from; $planet: its name, if it is a planet.
option-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} { $place ->
    [gate] from the gate
    [technology] from the technology
   *[planet] from { $planet }
}
option-auto = { $count ->
    [one] { $count } ship from your fullest colony
   *[other] { $count } ships from your fullest colonies
}
option-evenly = Spread them evenly
option-home = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} to { $planet }
option-aim = { $planet }
option-crew = A ship on technology { $number }
option-between = { $planet } and { $next }
option-encounter = { $seat }
option-visitor = Drive { $seat } off { $planet }
option-recolonise = Settle { $planet } again
option-invite = { $count ->
    [0] Nobody
   *[other] { $seats }
}
option-join = { $side ->
    [offense] Join the offense
   *[defense] Join the defense
}
option-decline = Stay out of it
option-lay = { $card }
option-card = { $card }
option-seat = { $seat }
option-reward = { $cards ->
    [0] { "" }
    [one] { $cards } card
   *[other] { $cards } cards
}{ $cards ->
    [0] { "" }
   *[other] { $ships ->
        [0] { "" }
       *[other] { " " }and{ " " }
    }
}{ $ships ->
    [0] { "" }
    [one] { $ships } ship from the warp
   *[other] { $ships } ships from the warp
}
option-research = A ship to { $technology }
option-complete = Complete { $technology }
option-abandon = Give up { $technology }
# $card selects: colour (then $seat), wild, most_cards, most_foreign_colonies, fewest_ships_in_warp.
option-destiny = { $card ->
    [colour] Colour of { $seat }
    [wild] Wild
    [most_cards] Most cards in hand
    [most_foreign_colonies] Most foreign colonies
   *[fewest_ships_in_warp] Fewest ships in the warp
}
option-number = { $count }
option-give-card = Give { $card }
option-give-random = Give { $count ->
    [one] a card
   *[other] { $count } cards
} at random
option-want = Want { $kind ->
    [attack] an attack card
    [highest] the highest attack
    [lowest] the lowest attack
    [negotiate] a negotiate card
    [morph] the morph card
    [reinforcement] a reinforcement
    [artifact] an artifact
   *[flare] a flare
}
option-give = Give { $kind ->
    [attack] an attack card
    [highest] the highest attack
    [lowest] the lowest attack
    [negotiate] a negotiate card
    [morph] the morph card
    [reinforcement] a reinforcement
    [artifact] an artifact
   *[flare] a flare
}
option-want-card = Want { $card }
option-promise = Promise: { $promise ->
    [ally] join their side when next invited
    [invite] invite them to my next attack
   *[apart] not join those against them in the next encounter
}
option-want-promise = Ask them to promise: { $promise ->
    [ally] join my side when next invited
    [invite] invite me to their next attack
   *[apart] not join those against me in the next encounter
}
option-same = Start from their offer
option-drop = Take out: { $term ->
    [promise-ally] { $seat } comes when invited
    [promise-invite] { $seat } invites
    [promise-apart] { $seat } stays away
    [card] { $card }
    [random] a card at random
    [colony] the colony of { $seat }
    [free] the ships of { $seat }
    [attack] an attack card
    [highest] the highest attack
    [lowest] the lowest attack
    [negotiate] a negotiate card
    [morph] the morph card
    [reinforcement] a reinforcement
    [artifact] an artifact
   *[flare] a flare
}
option-want-random = Want { $count ->
    [one] a card
   *[other] { $count } cards
} at random
option-settle = Get a colony on { $planet }
option-let-settle = Let the other settle on { $planet }
option-free = Out of the warp: { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} of { $seat }
option-add-card = Add { $card } to your card
option-from-deck = From the deck
option-redraw = Draw another destiny card
option-accept = Accept
option-refuse = Refuse
option-break-off = Break off
option-time-up = Time is up
option-again = Another encounter
option-end-turn = End the turn
option-new-technology = A technology instead
option-challenge = Challenge
option-turn-up = Turn up my alien sheet
# The classic flare of Filch. $spoils: card or ship.
option-cheat = Cheat: { $spoils ->
    [ship] a ship out of the warp
   *[card] a card from the deck
}
option-accuse = It is { $seat }!
option-nothing = Nothing
option-yes = Yes
option-no = No
# What a player may do unasked: from now on this kind of question passes by itself, or is asked again.
option-let-pass = Do not ask me { $window }
option-ask-again = Ask me again { $window }
# Standing orders, for the eyes of the player alone. $card: a card of the hand.
order-phase = Pass until this phase ends
    .brief = for this phase
order-ahead = Pass as long as my side leads
    .brief = while we lead
order-encounter = Pass until this encounter ends
    .brief = for this encounter
order-bystander = Pass until I am a main player or an ally
order-concern = Pass until my power or my card is concerned
order-home = Spread my returning ships evenly without asking
order-card = Never ask about { $card }

## What an answer brings: a line under its button

hint-defenders = { $count ->
    [0] nobody defends it
    [one] { $count } ship defends it
   *[other] { $count } ships defend it
}
hint-own = { $count ->
    [one] { $count } ship of yours there
   *[other] { $count } ships of yours there
}
hint-guests = { $count ->
    [one] { $count } ship of others there
   *[other] { $count } ships of others there
}
hint-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
hint-in-warp = { $count ->
    [one] { $count } ship in the warp
   *[other] { $count } ships in the warp
}
hint-left = { $count ->
    [0] the colony will be lost
    [one] { $count } ship stays
   *[other] { $count } ships stay
}
hint-now = { $count } there now
hint-there = { $count } there already
hint-main = { $seat }
hint-with = { $count ->
    [one] { $count } ship on this side
   *[other] { $count } ships on this side
}
hint-against = { $count } against it
hint-total = total { $count }
hint-aliens = not counting: { $aliens }
hint-odds = beats { $count } % of cards
hint-deal = { $count } % of cards lead to a deal
hint-encounter-cards = { $count ->
    [0] no encounter cards left
    [one] { $count } encounter card left
   *[other] { $count } encounter cards left
}
hint-offense = offense { $count }
hint-defense = defense { $count }
hint-stops = now: stops { $stops }
hint-becomes-deal = now: the main players negotiate, the totals decide nothing
hint-allied-offense = { $count ->
    [one] { $count } ship of the offense's allies
   *[other] { $count } ships of the offense's allies
}
hint-allied-defense = { $count ->
    [one] { $count } ship of the defense's allies
   *[other] { $count } ships of the defense's allies
}
hint-freed = now: { $count } of your ships return
hint-freed-others = { $count } of the others
hint-plagued = { $count ->
    [one] now: loses { $count } ship
   *[other] now: loses { $count } ships
}
hint-lower-wins = the lower total wins
hint-upset = upset: the side that would win loses
hint-no-battle = not both cards are attacks: totals decide nothing
hint-offer = { $terms }
# What comes of an answer in a deal: offers that are left, or ships that are lost without one.
hint-offers-left = you have { $count ->
    [one] { $count } more offer
   *[other] { $count } more offers
}
hint-their-offers = the other has { $count ->
    [one] { $count } more offer
   *[other] { $count } more offers
}
hint-penalty = no deal: you lose { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
hint-research = { $count ->
    [0] no ship on it
    [one] { $count } ship on it
   *[other] { $count } ships on it
}
hint-in-vain = too few ships: it is discarded
hint-needed = { $count ->
    [-1] any number of ships will do
    [one] it takes { $count } ship
   *[other] it takes { $count } ships
}

## Parts of powers, flares and technologies that are used for themselves

ability-part-citadel-build = build a citadel
ability-part-hacker-pay = choose the cards to pay
ability-part-lunar-cannon-move = move the cannon
ability-part-miser-refresh = a new hoard
ability-part-plasma-thrusters-defend = bring a ship to the defense
ability-part-reserve-cancel = cancel the reinforcement
ability-part-shadow-wild = choose the victim
ability-part-super-human-zap = zap the power itself
ability-part-super-vulch-keep = keep flares
ability-part-tech-scrambler-raze = end a permanent technology

## An offer in words. $seat gives, founds or frees.

offer-cards = { $seat } gives { $cards }
offer-random = { $seat } gives { $count ->
    [one] a card
   *[other] { $count } cards
} at random
offer-promise = { $seat } promises to { $promise ->
    [ally] come when next invited by the other
    [invite] invite the other to their next attack
   *[apart] stay away from the other side in the next encounter
}
offer-kind = { $seat } gives { $kind ->
    [attack] an attack card
    [highest] the highest attack
    [lowest] the lowest attack
    [negotiate] a negotiate card
    [morph] the morph card
    [reinforcement] a reinforcement
    [artifact] an artifact
   *[flare] a flare
}{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}
offer-colony = { $seat } gets a colony on { $planet }
offer-free = { $count ->
    [one] a ship
   *[other] { $count } ships
} of { $seat } out of the warp

## What happened

# Places that are no planet.
spot-gate = gate
spot-beside = defense
spot-warp = warp
spot-limbo = on the way
spot-out = out of the game
spot-technology = technology

event-first-player = { $seat } goes first
event-turn = Turn of { $seat }
event-encounter = { $extra ->
    [yes] { $seat }: a further encounter
   *[no] { $seat }: encounter { $number }
}
event-further-encounter = { $seat } will have a further encounter
event-aliens-dealt = { $known ->
    [yes] { $seat } chooses between { $aliens }
   *[no] { $count ->
        [0] { "" }
       *[other] { $seat } chooses one of { $count } aliens
    }
}
event-sheet = { $known ->
    [yes] { $seat } plays { $aliens }
   *[no] { $seat } has a hidden alien sheet
}
event-no-sheet = { $seat } has no power for now
event-unveiled = { $seat } turns up the alien sheet: { $aliens }
event-power-lost = { $seat } has lost the power: too few home colonies
event-power-regained = { $seat } has the power back
event-tokens = { $alien }: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} on the sheet
event-tokens-gone = The tokens of { $alien } leave with the sheet
event-flares-added = { $count } flares go into the deck
event-redrawn = { $seat } draws another destiny card
event-destiny-shuffled = The destiny deck is shuffled
event-destiny-picked = A destiny card was chosen from the deck
event-destiny = Destiny: { $card ->
    [colour] { $target }
    [wild] a wild card
    [most_cards] most cards in hand, { $target }
    [most_foreign_colonies] most foreign colonies, { $target }
   *[fewest_ships_in_warp] fewest ships in the warp, { $target }
}
event-defense = { $seat } is the defense
event-aimed = { $seat } aims the gate at { $planet }
# The line before tells the ships, and where they come from.
event-launched = { "" }
event-invited = { $side ->
    [offense] The offense
   *[defense] The defense
} invites { $count ->
    [0] nobody
   *[other] { $seats }
}
event-allied = { $seat } joins the { $side ->
    [offense] offense
   *[defense] defense
}
event-declined = { $seat } stays out of it
event-alliance-ended = { $seat } is no longer an ally
event-laid = { $seat } lays an encounter card face down
event-revealed = { $seat } reveals { $card }
event-claimed = { $seat } says it is: { $card }{ $count ->
    [0] { "" }
    [one] ; { $count } more ship at stake
   *[other] ; { $count } more ships at stake
}
event-challenged = { $seat } does not believe it
event-took-back = { $seat } takes the encounter card back
event-swapped-cards = The encounter cards change places
event-got-card = { $known ->
    [yes] { $seat } now plays { $cards }
   *[no] { "" }
}
event-counts-as = The card of { $seat } counts as { $kind ->
    [attack] attack { $value }
    [negotiate] negotiate
   *[morph] morph
}
event-bonus = { $amount } to the total of the { $side ->
    [offense] offense
   *[defense] defense
}
event-totals = Totals: offense { $offense }, defense { $defense }
event-concluded = { $result ->
    [win] { $side ->
        [offense] The offense wins
       *[defense] The defense wins
    }
    [both-lost] Both sides lose
    [negotiation] The main players negotiate
    [deal] The deal is made
    [failed] No deal
    [success] A success for the offense, without a fight
   *[none] The encounter ends without a result
}
# $kind selects: compensation, rewards. $count 0: it is paid, or nothing is due any more.
event-owed = { $count ->
    [0] { "" }
   *[other] { $kind ->
        [compensation] Compensation for { $seat }: { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
       *[rewards] Reward of the defense for { $seat }: { $count ->
            [one] { $count } card or ship
           *[other] { $count } cards or ships
        }
    }
}
event-no-offer = { $seat } makes no offer
event-offered = { $seat } offers: { $terms }
event-refused = { $seat } refuses the offer
event-broke-off = { $seat } breaks off the talks
event-time-ran-out = Time ran out: the talks have failed
event-agreed = { $seat } accepts the offer
# A ship on its way to the warp is told when it arrives there, or where it was saved.
event-moved = { $to ->
    [limbo] { $seat }: { $count ->
        [one] { $count } ship leaves
       *[other] { $count } ships leave
    } { $source }
   *[other] { $seat }: { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }{ $from ->
        [limbo] { "" }
       *[other] , { $source }
    } → { $goal }
}
event-colony-lost = { $seat } has no colony on { $planet } any more
event-colony-founded = { $seat } has a new colony on { $planet }
event-ship-added = { $seat } puts the Prometheus on { $planet }
event-ship-removed = { $seat } loses the Prometheus
event-planet-added = { $planet } joins the home system of { $seat }
event-planet-removed = { $planet } leaves the game
event-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}{ $known ->
    [yes] : { $cards }
   *[no] { "" }
}
event-hand-dealt = { $seat } gets { $count ->
    [one] a card
   *[other] { $count } cards
}{ $known ->
    [yes] : { $cards }
   *[no] { "" }
}
event-discarded = { $seat } discards { $cards }
event-took-discard = { $seat } takes { $card } from the discard pile
event-handed-over = { $seat } gives { $count ->
    [0] no card
    [one] a card
   *[other] { $count } cards
} to { $target }{ $known ->
    [yes] : { $cards }
   *[no] { "" }
}
event-loan-returned = { $target } gets back { $known ->
    [yes] { $cards }
   *[no] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
} from { $seat }
event-pile-passed = The hoard goes from { $seat } to { $target } with the sheet
event-looked = { $seat } looks at { $count ->
    [one] a card
   *[other] { $count } cards
} of { $target }{ $known ->
    [yes] : { $cards }
   *[no] { "" }
}
event-showed = { $seat } shows { $cards }
event-no-encounter-cards = { $seat } has no encounter cards
event-reshuffled = The discard pile becomes the new deck
event-cosmic-quake = Cosmic quake: all hands go into a new deck
event-put-on-deck = { $seat } puts a card on top of the deck
event-put-under-deck = { $seat } puts the card under the deck, unseen
# $pile selects: miser, lent, aside, quark_battery, planet, reinforcements. $count 0: it is gone.
event-piled-up = { $count ->
    [0] { $seat } takes the cards back from aside
   *[other] { $pile ->
        [miser] Hoard of { $seat }
        [lent] Cards lent by { $seat }
        [quark_battery] Under the technology of { $seat }
       *[aside] Aside for { $seat }
    }: { $known ->
        [yes] { $cards }
       *[no] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
    }
}
event-laid-open = { $pile ->
    [planet] { $seat } builds a citadel beside { $planet }: { $card }
   *[other] { $seat } lays { $card } open
}
event-pile-discarded = { $count ->
    [0] { "" }
   *[other] { $pile ->
        [miser] The hoard is discarded
        [planet] The citadels beside { $planet } are discarded
        [quark_battery] The battery is discarded
        [reinforcements] The reinforcements are discarded
       *[other] Cards are discarded
    }: { $cards }
}
event-played = { $seat } plays { $card }
# $kind selects: power, free (no use: nobody can zap it), technology, wild, super, artifact, reinforcement.
event-use = { $kind ->
    [reinforcement] { "" }
    [artifact] { $aim ->
        [none] { "" }
       *[other] { $ability }: { $target }
    }
    [free] At work for { $seat }: { $ability }
   *[other] { $seat } uses { $ability }{ $aim ->
        [none] { "" }
       *[other] : { $target }
    }
}
event-cancelled = { $kind ->
    [power] { "" }
   *[other] { $ability } has no effect
}
event-zapped = The power of { $alien } is zapped until the encounter ends
# $fate selects: hand (of $target), discard, stay, miser, aside.
event-card-settled = { $fate ->
    [hand] { $card } goes to the hand of { $target }
    [flare] { $card } is discarded
   *[other] { "" }
}
event-technologies-shuffled = The discarded technologies become the new deck
event-technologies-drawn = { $known ->
    [yes] { $seat } chooses between { $technologies }
   *[no] { $seat } draws { $count ->
        [one] a technology
       *[other] { $count } technologies
    }
}
event-technologies-left = { $seat } discards { $technologies }
event-technology = { $known ->
    [yes] { $seat } keeps { $technology }
   *[no] { $seat } keeps a technology, face down
}
event-technology-shown = { $seat } shows { $technology }
event-technology-complete = { $seat } completes { $technology }
event-technology-discarded = { $technology } is discarded
event-technology-passed = { $seat } gives { $technology } to { $target }
event-piece = { $piece ->
    [lunar_cannon] { $count ->
        [0] { "" }
       *[other] The Lunar Cannon lies between { $where }
    }
   *[other] { "" }
}
event-sleight = Somebody is cheating. Who says who it is?
event-accused = { $seat } points at { $target }
event-cheated = { $caught ->
    [yes] { $seat } was caught cheating
   *[no] { $seat } has cheated: { $spoils ->
        [ship] a ship out of the warp
       *[card] a card from the deck
    }
}
event-undone = { $seat } took back the last decision
event-lets-pass = { $seat } is not asked { $window }
event-asks-again = { $seat } is asked again { $window }
event-won = { $reason ->
    [tokens-gone] Won with patience: { $seats }
    [all-ships-lost] Won by losing every ship: { $seats }
   *[foreign-colonies] Won with foreign colonies: { $seats }
}

score = Foreign colonies
    .course = Foreign colonies over rounds
    .count = { $count ->
        [one] { $count } foreign colony
       *[other] { $count } foreign colonies
    }
# $score: how many the winners have.
outcome-foreign-colonies = { $score ->
    [one] { $score } foreign colony is founded.
   *[other] { $score } foreign colonies are founded.
}
outcome-tokens-gone = The last token is gone from the sheet of Tick-Tock.
outcome-all-ships-lost = Masochist has lost every ship.

## The terminal: what the signs mean

turn-encounter = encounter { $number }
sign-ships = ships by their owner
sign-target = targeted planet
sign-offense = offense
sign-defense = defense
sign-ally = ally
sign-foreign = foreign colonies
sign-cards = cards in hand
sign-warp = ships in the warp
sign-empty = the colony is lost
sign-tokens = tokens on the sheet
sign-genesis = Genesis planet
sign-cannon = Lunar Cannon
sign-citadel = citadels

## The board

board-setup = The game is being set up
board-status = { $phase }: { $offense } against { $defense }
board-encounter = { $seat }: encounter { $number }
board-further = { $seat }: a further encounter
board-encounter-here = The encounter
board-phases = Phases of the encounter
board-you = { $name } (you)
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-seen = You know of: { $cards }
board-foreign = { $count ->
    [one] { $count } foreign colony
   *[other] { $count } foreign colonies
}
board-home = { $count ->
    [one] { $count } home colony
   *[other] { $count } home colonies
}
board-warp = { $count ->
    [one] { $count } ship in the warp
   *[other] { $count } ships in the warp
}
board-warp-empty = no ships
board-of-goal = { $count } of { $goal }
board-ships-of = { $seat }: { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
board-planet-empty = no ships
board-citadel = citadel: { $card }
board-power-now = can be used in this phase
board-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
board-technology-hidden = a technology, face down
board-technology-complete = complete
board-research = { $count } of { $needs } ships
board-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-hand-empty = No cards. Without an encounter card you draw a new hand.
board-hand-soon = Cards are dealt soon.
board-aside = Set aside
board-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
board-discard = Discard pile, { $count ->
    [0] empty
    [one] { $count } card, on top: { $card }
   *[other] { $count } cards, on top: { $card }
}
board-invited = invited
board-declined = stays out
board-card-none = No encounter card yet
board-card-awaited = An encounter card is awaited
board-card-down = An encounter card, face down
board-card-yours = face down
board-counts-as = counts as { $card }
board-vs = vs
board-against = { $offense } against { $defense }
board-sum = { $parts }: { $total } in all
board-sum-card = card { $count }
board-sum-ships = { $seat } { $count } for { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}
board-sum-bonus = additions { $count }
board-sum-powers = powers { $count }
board-bonus = added
board-powers = powers
board-uses = What is being answered
board-invite = Invite as allies
board-invite-send = { $count ->
    [0] Invite nobody
   *[other] Send the invitations
}
board-deal = Negotiation
board-deal-time = Time to agree:
board-deal-yours = Your offer
board-deal-thinks = { $seat } is thinking of an offer
board-deal-offered = The offer of { $seat }
board-deal-how = Your hand: lit cards and planets can be part of the deal
board-deal-before = { $seat } offered before
board-offers-left = { $count ->
    [0] no more offers
    [one] { $count } offer left
   *[other] { $count } offers left
}
board-you-give = You give
board-gives = { $seat } gives
board-gives-nothing = nothing
# Keys that add something to an offer; the column says who gives it.
board-plus-give-card = card
board-plus-give = card of a type
board-plus-give-random = at random
board-plus-let-settle = colony
board-plus-promise = promise
board-plus-want = card of a type
board-plus-want-card = seen card
board-plus-want-random = at random
board-plus-settle = colony
board-plus-want-promise = promise
board-term-random = { $count ->
    [one] a random card
   *[other] { $count } random cards
}
board-term-kind = { $kind ->
    [attack] an attack card
    [highest] the highest attack
    [lowest] the lowest attack
    [negotiate] a negotiate card
    [morph] the morph card
    [reinforcement] a reinforcement
    [artifact] an artifact
   *[flare] a flare
}
board-term-colony = a colony on { $planet }
board-term-free = { $count ->
    [one] { $count } ship out of the warp
   *[other] { $count } ships out of the warp
}
board-add-random = Random cards:
board-add-kind = A card of type:
board-add-card = A card all have seen:
board-take-out = Take out:
# On the strip of a card: as short as can be.
board-kind-attack = Attack
board-kind-negotiate = Negotiate
board-kind-morph = Morph
board-kind-reinforcement = Reinforcement
board-kind-artifact = Artifact
board-kind-flare = Flare
board-kind-highest = Highest attack
board-kind-lowest = Lowest attack

# What can be put into a deal, kind by kind: the beginning of a row of cards, numbers or planets.
term-promise = Promise
term-want-promise = Ask for a promise
board-term-promise = { $promise ->
    [ally] will come when next invited
    [invite] will invite the other to the next attack
   *[apart] will not join against the other next time
}
board-term-word = a promise: the game does not enforce it
board-promise-ally = come when invited
board-promise-invite = invite to the next attack
board-promise-apart = not join against
term-give-card = Give a card
term-give-random = Give cards at random
term-want = Want a card
term-give = Give a card of a type
term-want-card = Want a card all have seen
term-drop = Take out
term-want-random = Want cards at random
term-settle = Get a colony on
term-let-settle = Let the other settle on

## The stage

board-you-mark = (you)
board-chip-card = card
board-chip-ships = ships
board-chip-ally = ally
board-card-your = Your card
board-use-works = takes effect
board-use-stopped = is stopped
board-use-next = Next answer
board-use-yours = Your answer?
board-invite-one = Invite
board-invite-asked = { $seat } invites
board-invite-not = { $seat } does not invite
board-join-win = Win:
board-join-win-offense = a colony on { $planet }.
board-join-win-defense = a card or a ship from the warp for each of your ships.
board-join-lose = Lose:
board-join-lose-any = your ships go to the warp.
board-told = Result
board-told-takes = { $alien } takes { $planet }
board-told-holds = { $alien } holds { $planet }
board-told-warp = { $count ->
    [one] one ship falls into the warp
   *[other] { $count } ships fall into the warp
}
board-told-colony = New colony
board-told-kept = Planet kept
board-told-lost = { $count ->
    [one] −{ $count } ship
   *[other] −{ $count } ships
}
board-told-back = { $count ->
    [one] +{ $count } ship from the warp
   *[other] +{ $count } ships from the warp
}
board-told-drew = { $count ->
    [one] +{ $count } card
   *[other] +{ $count } cards
}
board-told-got = { $count ->
    [one] +{ $count } card of another hand
   *[other] +{ $count } cards of another hand
}
board-told-gave = { $count ->
    [one] −{ $count } card
   *[other] −{ $count } cards
}
board-told-none = No change
board-told-out = not in this encounter
board-told-on = Go on
board-told-back-to-stage = Back to the stage
board-last = Last encounter
board-warp-ships = { $count ->
    [one] Warp: { $count } ship
   *[other] Warp: { $count } ships
}
board-pile-deck = Deck
board-pile-discard = Discards
board-pile-destiny = Destiny
board-hand-lit = { $count ->
    [one] { $count } can be played now
   *[other] { $count } can be played now
}
hint-spares = { $count ->
    [one] leaves at least one ship on each colony
   *[other] leaves at least { $count } ships on each colony
}
hint-empties = { $count ->
    [one] empties one colony
   *[other] empties { $count } colonies
}
hint-costs-power = your power is lost
board-deal-secret = Nobody sees a draft before it is sent
board-deal-signed = Signed: { $seat }
board-deal-price = { $count ->
    [one] Without a deal each loses { $count } ship.
   *[other] Without a deal each loses { $count } ships.
}
board-deal-promise = The game does not enforce promises.
