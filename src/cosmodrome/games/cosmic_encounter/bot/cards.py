"""What cards are worth in a hand, and what others may hold: all that has not been seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from cosmodrome.games.cosmic_encounter.bot.seen import COUNT, ENCOUNTER_KINDS, KIND, VALUE, Seen
from cosmodrome.kernel import Seat

CARD: Final = 0.9  # one that nobody has seen
WORTH: Final = {
    "negotiate": 0.6,
    "morph": 1.2,
    "card_zap": 1.2,
    "cosmic_zap": 1.5,
    "emotion_control": 1.0,
    "force_field": 0.7,
    "ionic_gas": 0.4,
    "mobius_tubes": 1.0,
    "plague": 1.5,
    "quash": 0.5,
}
FLARE: Final = 1.0
BEST: Final = 0.45  # how often a player plays their best card, and not just any

# What an encounter card is: its kind and its number; and how likely it is to be laid.
Laid = tuple[str, int]
Chances = list[tuple[Laid, float]]


def worth(name: str) -> float:
    """What a card is worth in the hand: high attacks win encounters, the rest helps now and then."""
    kind = KIND.get(name)
    if kind == "attack":
        return 0.1 + 0.11 * VALUE[name]
    if kind == "reinforcement":
        return 0.3 + 0.15 * VALUE[name]
    return FLARE if kind == "flare" else WORTH.get(name, CARD)


def encounter_cards(seen: Seen) -> list[str]:
    """The own cards that can be laid."""
    return [name for name in seen.hand if KIND[name] in ENCOUNTER_KINDS]


def dearest(names: Iterable[str]) -> str:
    """The best of some cards."""
    return max(names, key=worth)


def cheapest(names: Iterable[str]) -> str:
    """The one that is missed least."""
    return min(names, key=worth)


def unseen(seen: Seen) -> Counter[str]:
    """The encounter cards of the deck that I cannot see anywhere."""
    piles = seen.view["piles"]
    open_piles = [card for cards in piles["open"].values() for card in cards]
    own_piles = [card for cards in piles["closed"].values() for card in cards]
    laid = [card for player in seen.players for card in player["laid"]]
    known = [card for player in seen.players for card in player["seen"]]
    gone = Counter([*seen.hand, *piles["discard"], *piles["played"], *piles["reinforcements"]])
    gone.update([*open_piles, *own_piles, *laid, *known, *seen.view["draft"]["cards"]])
    left = Counter({name: count for name, count in COUNT.items() if KIND[name] in ENCOUNTER_KINDS})
    left.subtract({name: count for name, count in gone.items() if name in left})
    return +left


def laid_by(seen: Seen, seat: Seat) -> Chances:
    """What a main player's encounter card may be."""
    known: Chances | None = seen.cards.get(seat)
    if known is None:
        known = seen.cards[seat] = _laid_by(seen, seat)
    return known


def _laid_by(seen: Seen, seat: Seat) -> Chances:
    """What it is if it is face up, else what the player may hold."""
    player = seen.players[seat]
    open_cards = [name for name in player["laid"] if name in KIND]
    if open_cards:
        return [((KIND[open_cards[0]], VALUE[open_cards[0]]), 1.0)]
    if seat == seen.me:
        return own_intent(seen)
    held = player["seen"]
    pool = unseen(seen)
    hidden = max(0, player["cards"] - len(held))
    total = sum(pool.values()) or 1
    weights = Counter({name: hidden * count / total for name, count in pool.items()})
    weights.update(Counter({name: 1.0 for name in held if KIND[name] in ENCOUNTER_KINDS}))
    return preferred(weights)


def preferred(weights: Counter[str]) -> Chances:
    """Cards as they are laid, some of the time the best attack of the hand, else any.

    `weights` says how many of each the hand is likely to hold.
    """
    whole = sum(weights.values())
    if whole <= 0:
        return [(("negotiate", 0), 1.0)]
    below = 0.0
    chances: Chances = []
    for name in sorted(weights, key=lambda name: (KIND[name] == "attack", VALUE[name])):
        upto = below + weights[name] / whole
        best = upto**whole - below**whole if whole > 1 else upto - below
        chances.append(((KIND[name], VALUE[name]), BEST * best + (1 - BEST) * weights[name] / whole))
        below = upto
    return chances


def own_intent(seen: Seen) -> Chances:
    """What I am likely to lay myself: the best attack I hold."""
    cards = encounter_cards(seen)
    if not cards:
        return [(("attack", 8), 1.0)]  # a new hand
    best = max(cards, key=lambda name: (KIND[name] == "attack", VALUE[name]))
    return [((KIND[best], VALUE[best]), 1.0)]
