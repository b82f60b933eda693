### Space Base: what the cards do, in words, and the labels of the board.
### A card's text is put together from these lines: rewards first, then slots, ability and when to use it.

## Rewards: what a hit on the sector brings

card-reward-credits = +{ $count } { $count ->
    [one] credit
   *[other] credits
}
card-reward-income = +{ $count } income
card-reward-vp = +{ $count } VP
card-reward-charge = +1 charge for this card
# "too": besides what the card itself gives.
card-reward-arrow-left = Collect the sector on the left too
card-reward-arrow-right = Collect the sector on the right too
card-reward-arrow-both = Collect a neighbouring sector too, left or right
# $cards: one or more of card-claim, joined by commas.
card-reward-claim = Take from the shipyard for free: { $cards }
card-reward-buy = Buy { $count ->
    [one] one more card
   *[other] up to { $count } more cards
} for the printed price only
card-reward-none = Nothing
card-claim = { $count ->
    [one] one level { $level } ship
   *[other] up to { $count } level { $level } ships
}

## Charge slots

card-slots-single = One slot: a use costs its charge
card-slots-separate = { $count } unlinked slots: each use costs one charge
card-slots-linked = { $count } linked slots: a use needs and spends all the charges
# One line for each number of players that needs another number of slots, where the table is not known.
card-slots-players = { $count ->
    [one] { $count } slot
   *[other] { $count } linked slots
} with { $players } players
card-slots-players-more = { $count ->
    [one] { $count } slot
   *[other] { $count } linked slots
} with { $players } or more players
card-charges = Charged: { $charges } of { $count }

## Abilities: what a charge pays for

card-ability-shift-sector = Use the sector { $amount ->
    [one] one place
   *[other] { $amount } places
} to the right instead
card-ability-shift-sector-choice = Use the sector { $low } or { $high } places to the right instead
card-ability-reroll = Reroll one or both dice; the new result counts for everybody
card-ability-set-die = Choose the face of one die instead of rolling it; it counts for everybody
card-ability-buy-card = Buy one more card and pay only its price
card-ability-buy-and-place = Buy one more card, pay only its price and put it into any sector from { $low } to { $high }
# $cards: one or more of card-claim, joined by commas.
card-ability-claim-card = Take from the shipyard for free: { $cards }
card-ability-swap-sectors = Swap all cards of sectors { $a } and { $b }, deployed ones too
card-ability-exchange-card = This card changes places with any other card on your board
# $gain: rewards, joined by commas.
card-ability-gain = Gain at once: { $gain }
card-ability-opponents-lose-vp = Every opponent loses { $amount } VP, but never goes below 0
card-ability-place-charge = Put one charge on a free slot of any card of yours; at most as often in one step as it was charged for when the step began
card-ability-place-charge-move = Put one charge on a free slot of any card of yours, then you may move { $move ->
    [one] one of your charges
   *[other] up to { $move } of your charges
}; at most as often in one step as it was charged for when the step began
# The charges that one use takes, and what for.
card-for-charges = { $count ->
    [one] For { $count } charge
   *[other] For { $count } charges
}: { $effect }
card-ability-double-sector-station = Collect the station of one of your sectors twice
card-ability-double-sector-deployed = Collect the deployed ships of one of your sectors twice
card-ability-win = You win the game at once
# $gain: rewards received on use, before the effect.
card-ability-with-gain = { $gain }. { $effect }
card-ability-then-buy = { $effect }. Then buy { $buy ->
    [one] one more card
   *[other] up to { $buy } more cards
} for the printed price only

## When: $turn is one of card-turn-*, $when one of card-when-*

card-use = Use it { $turn }: { $when }
card-turn-blue = on your own turn
card-turn-red = on other players’ turns
card-turn-green = on any turn
card-when-window = before the roll, after collecting or after the purchase
card-when-before-roll = just before the roll
card-when-roll = after the roll, before anybody uses the dice
card-when-use-dice = when you use the sum of the dice
card-when-collect = before collecting

## The rest of a card

card-level = level { $level }
card-level-0 = starting ship
card-cost = cost { $cost }
card-sector = sector { $sector }
card-station = Station
card-station-when = when the dice hit it on your own turn
card-deployed = Deployed
# Both faces bring the same.
card-both = Station and deployed
card-deployed-when = when the dice hit it on other players’ turns
card-colony = colony
card-colony-effect = { $vp } VP once, when it is bought
card-colony-closes = Closes sector { $sector }: no card can be put there any more. Ships deployed there still count.

## Labels of the board

base-shipyard = Shipyard
base-level = Level { $level }
base-deck = { $count ->
    [0] No cards left in the deck of level { $level }
    [one] { $count } card left in the deck of level { $level }
   *[other] { $count } cards left in the deck of level { $level }
}
base-colonies = Colonies
base-colonies-none = All colonies are taken
base-hand = Your cards
base-dice = Dice
base-dice-none = The dice have not been rolled
base-dice-rolled = Rolled: { $first } and { $second }, sum { $sum }
base-yours = Your base
base-of = { $seat }’s base
base-players = Players
base-show = Show the base of { $seat }
base-back = Back to your base
base-active = on turn
base-credits = { $count } { $count ->
    [one] credit
   *[other] credits
}
base-income = { $count } income
base-vp = { $count } of 40 VP
base-vp-track = Victory points: { $players }
base-vp-of = { $seat } { $count }
# A change that an option would bring: "12, then 14".
base-change = { $from }, then { $to }
base-sector = Sector { $sector }
base-odds = Comes up { $count } times in 36 rolls
base-stack = { $count ->
    [one] { $count } ship deployed at sector { $sector }
   *[other] { $count } ships deployed at sector { $sector }
}
base-stack-open = Show all
base-too-dear = { $count ->
    [one] { $count } credit short
   *[other] { $count } credits short
}
base-card = { $name }, { $facts }
base-last-round = last round
