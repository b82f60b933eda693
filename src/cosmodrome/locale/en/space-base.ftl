### Space Base: questions, answers, what happened, what an answer brings.
### $seat is a player's name, $seats are names joined; $card and $other are names of cards; $dice and $sectors are
### numbers joined ("5 and 6"). Names cannot be declined, and nobody's gender is known.

## Questions to a player

ask-window-1 = Use a charged ability before the roll?
ask-window-2 = Use a charged ability before the purchase?
ask-window-3 = Use a charged ability before the turn ends?
ask-roll-before = You are about to roll. Set a die first?
ask-roll-after = The dice are rolled. Roll again?
ask-dice = The dice show { $dice }. How do you use them?
about-dice = Used separately, the sectors of both dice pay; used as a sum, the sector with that number. On your own turn your station pays, on the turns of others your deployed ships do.
ask-shift = Your dice point to sector { $sector }. Shift it to the right?
ask-collect-before = You are about to collect. Collect a sector twice?
ask-arrow = The arrow in sector { $sector } points both ways. Which neighbour do you collect too?
ask-set-die = Which number do you set on the die?
ask-reroll = The dice show { $dice }. What do you roll again?
ask-double = Which sector do you collect twice?
ask-purchase = Which card do you buy?
about-purchase = The purchase takes all your credits: there is no change. The new card takes its sector, and the one that was there is deployed: from then on it pays on the turns of others.
ask-extra-purchase = Buy one more card? You pay only its price.
ask-place = Which sector does the new card go to?
ask-claim = Which ship do you take for free?
ask-exchange = Which card changes places with { $card }?
ask-place-charge = Which card gets the charge?
ask-move-charge = Move one of your charges? Choose the card it leaves.
ask-opening = Which of the dealt cards do you buy?

## Answers

option-pass = Pass
    .purchase = Pass: buy nothing and keep your credits
option-done = Done
option-use = Use { $card }
option-buy = Buy { $card }
    .brief = { $card }
option-claim = Take { $card }
option-place = { $card } into sector { $sector }
option-apart = Separately: sectors { $one } and { $other }
option-sum = Sum: sector { $sector }
option-shift = { $card }: { $count ->
    [one] one place
   *[other] { $count } places
} to the right
option-arrow = Sector { $sector }
option-double = Sector { $sector }
option-face = { $face }
# $die: 1, 2 or "both".
option-reroll = { $die ->
    [1] The first die
    [2] The second die
   *[both] Both dice
}
option-charge = { $card }
option-move = From { $card }
option-exchange = { $card }
# What a player may do unasked: from now on this kind of question passes by itself, or is asked again.
option-let-pass = { $window ->
    [window-1] Do not ask me before rolls
    [window-2] Do not ask me before purchases
   *[window-3] Do not ask me before turns end
}
option-ask-again = { $window ->
    [window-1] Ask me again before rolls
    [window-2] Ask me again before purchases
   *[window-3] Ask me again before turns end
}
# Standing orders, for the eyes of the player alone. $card: a ship with a charged ability.
order-idle = Do not ask about dice of others that bring me nothing
order-turn = Pass until this turn ends
    .brief = for this turn
order-others = Pass until my own turn
    .brief = until mine
order-card = Never ask about { $card }

## What an answer brings: a line under its button

hint-credits = +{ $count } { $count ->
    [one] credit
   *[other] credits
}
hint-income = +{ $count } income
hint-vp = +{ $count } VP
hint-charges = +{ $count } { $count ->
    [one] charge
   *[other] charges
}
hint-arrows = { $count ->
    [one] and a neighbouring sector
   *[other] and { $count } neighbouring sectors
}
hint-cards = +{ $count } { $count ->
    [one] card
   *[other] cards
}
# The sector that the dice point to after a shift.
hint-sector = sector { $count }
# What charged shifts could bring; $brings: a sector and what it pays.
hint-shifts = with a shift: { $brings }
# What a use takes from its card.
hint-spends = { $count ->
    [one] costs { $count } charge
   *[other] costs { $count } charges
}
# Credits at the end of the turn, when income raises them.
hint-refill = { $count } after income
hint-price = price { $count }
hint-left = { $count ->
    [0] no credits left
    [one] { $count } credit left
   *[other] { $count } credits left
}
hint-nothing = nothing

## What happened

# Joined: only what is not 0 is named. Used inside the lines below.
gains = { $credits ->
    [0] { "" }
    [one] +{ $credits } credit
   *[other] +{ $credits } credits
}{ $income ->
    [0] { "" }
   *[other] { $credits ->
        [0] { "" }
       *[other] { ", " }
    }+{ $income } income
}{ $vp ->
    [0] { "" }
   *[other] { $credits ->
        [0] { $income ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }+{ $vp } VP
}

event-dealt = { $seat } was dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of level { $level }
event-opened = { $seat } opened with { $card } for { $price }, in sector { $sector }
event-returned = { $seat } put { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of level { $level } back under the deck
event-rolled-for-first = { $seat } rolled { $dice } to see who goes first
event-first-player = { $seat } goes first
event-bonus = { $seat } got { $income ->
    [0] { $credits ->
        [one] +{ $credits } credit
       *[other] +{ $credits } credits
    }
   *[other] +{ $income } income
} for playing later
event-turn = Round { $round }, turn of { $seat }
event-die-set = { $seat } set a die to { $face }
event-rolled = { $seat } rolled { $dice }
event-rerolled = { $seat } rolled again: { $dice }
event-dice-used = { $seat } used the dice as { $sectors }
event-doubled = { $seat } used { $card } to collect sector { $sector } twice
# Why a sector pays: an arrow in another sector leads there, or a card doubles it.
event-arrow = { $seat } followed the arrow from sector { $sector } to sector { $goal }
event-again = { $seat } collects sector { $sector } once more, by { $card }
event-collected = { $seat } collected in sector { $sector } ({ $zone ->
    [deployed] deployed
   *[station] station
}): { gains }
event-charged = { $seat } charged { $card }, { $charges ->
    [one] { $charges } charge
   *[other] { $charges } charges
} now
event-moved-charge = { $seat } moved a charge from { $card } to { $other }
# $spent: the charges that the use took; $charges: those left on the card.
event-used = { $seat } used { $card } for { $spent ->
    [one] { $spent } charge
   *[other] { $spent } charges
}{ $charges ->
    [0] { "" }
   *[other] , { $charges } left
}
event-received = { $seat } received { gains }
# $spent: what the player paid, all credits or the exact price; $vp: the points of a colony.
event-bought = { $seat } bought { $card } in sector { $sector } and spent { $spent ->
    [one] { $spent } credit
   *[other] { $spent } credits
} (price { $price }){ $vp ->
    [0] { "" }
   *[other] : +{ $vp } VP
}
event-claimed = { $seat } took { $card } for free, in sector { $sector }
# $charges: those on the card; $lost: those that found no slot.
event-deployed = { $seat } deployed { $card }, sector { $sector }{ $charges ->
    [0] { "" }
    [one] , with { $charges } charge
   *[other] , with { $charges } charges
}{ $lost ->
    [0] { "" }
    [one] ; { $lost } charge lost
   *[other] ; { $lost } charges lost
}
event-swapped = { $seat } swapped sectors { $sectors }
# $lost: charges that found no slot in the new place.
event-exchanged = { $seat } let { $card } and { $other } change places{ $lost ->
    [0] { "" }
    [one] ; { $lost } charge lost
   *[other] ; { $lost } charges lost
}
event-lost-vp = { $vp ->
    [0] { $seat } had no VP to lose
   *[other] { $seat } lost { $vp } VP
}
event-refilled = { $card } came to the shipyard, level { $level }
event-income = { $seat } got { $gained ->
    [one] +{ $gained } credit
   *[other] +{ $gained } credits
} at the end of the turn, up to the income of { $credits }
event-end-triggered = { $seat } has { $vp } VP: this round is the last
# $count: how many extra rounds there have been.
event-extra-round = A tie for the most VP: one more round
event-won = { $reason ->
    [ability] { $seats } won at once by an ability
   *[most-points] { $seats } won with the most VP
}
event-undone = { $seat } took back the last decision
# The player will not be asked in this kind of window any more, or will be again.
event-lets-pass = { $seat } lets pass: { $window ->
    [window-1] abilities before the roll
    [window-2] abilities before the purchase
   *[window-3] abilities before the turn ends
}
event-asks-again = { $seat } is asked again: { $window ->
    [window-1] abilities before the roll
    [window-2] abilities before the purchase
   *[window-3] abilities before the turn ends
}

score = Points
    .course = Points over rounds
    .count = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
outcome-most-points = The most victory points when the last round was over.
outcome-ability = An ability that wins at once was used.

## Steps of a turn, for the line on top

step-setup = set-up
step-opening = opening cards
step-light-speed = opening purchases
step-window-1 = abilities before the roll
step-roll = roll
step-dice = using the dice
step-collect = collecting
step-window-2 = abilities before the purchase
step-purchase = purchase
step-window-3 = abilities before the turn ends
step-refill = refilling the shipyard
step-income = income
# $count: extra rounds so far, after a tie.
turn-last-round = { $count ->
    [0] last round
   *[other] extra round { $count }
}

variant-standard = standard game
variant-light-speed = Light Speed

## The terminal: what the signs mean

sign-credits = credits
sign-income = income
sign-vp = victory points
sign-arrow = collect the neighbour too
sign-own = charges, used on your turn
sign-others = charges, used on others’ turns
sign-any = charges, used on any turn
sign-linked = linked slots
sign-shift = shift the sum to the right
sign-reroll = roll again
sign-set-die = set a die
sign-buy = buy one more card
sign-claim = free ship, by level
sign-swap = swap two sectors
sign-exchange = this card changes places
sign-lose-vp = others lose VP
sign-place-charge = a charge anywhere
sign-move-charge = move a charge
sign-double = collect twice
sign-win = win at once
sign-colony = colony
sign-sector = sector
sign-deployed = deployed ships
sign-deck = cards in the deck
sign-hit = where an answer leads

# the sum of the dice
base-together = together
# cards that stay until they are seen
tells-lost-vp = You lose points
tells-last-round = The players after them still have their turn in this round.
