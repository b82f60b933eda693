"""Faults of the small game of the kernel's tests, which the conformance suite must find in any game."""

from __future__ import annotations

from tests.faults.fault import SALVAGE, SALVAGE_SUITE, Fault

FAULTS = (
    Fault(
        "the view shows a card laid face down",
        SALVAGE + "view.py",
        'if seat == who else ["?"] * len(table.laid[who])',
        "if seat == who else [int(card) for card in table.laid[who]]",
        SALVAGE_SUITE,
    ),
    Fault(
        "sealed choices show in the view of others",
        SALVAGE + "view.py",
        '"aside": [int(card) for card in table.draft[seat]] if mine else [],',
        '"aside": [int(card) for cards in table.draft for card in cards],',
        SALVAGE_SUITE,
    ),
    Fault(
        "a hand shrinks while a draft is made",
        SALVAGE + "view.py",
        '"cards": len(cards),',
        '"cards": len(table.hands[who]),',
        SALVAGE_SUITE,
    ),
    Fault(
        "knowledge follows a card that nobody saw move",
        SALVAGE + "table.py",
        "            if held in self.seen:\n                self.seen[held] &= both\n",
        "            pass\n",
        SALVAGE_SUITE,
        also=(
            (
                SALVAGE + "table.py",
                "self.seen[card] = ONLY[seat]\n",
                "self.seen[card] = self.seen.get(card, NO_SEATS).add(seat)\n",
            ),
        ),
    ),
    Fault(
        "the audience of a window looks into hands",
        SALVAGE + "abilities.py",
        "        return seats_with(table.hands)\n",
        "        return seats_with(list(self.held(table, seat, window)) for seat in range(table.seats))\n",
        SALVAGE_SUITE,
    ),
    Fault(
        "a rule keeps a hidden card in a local",
        SALVAGE + "pieces.py",
        "    if table.deck:\n        table.draw(table.active)\n    yield from ability.window",
        "    top = table.deck[-1:]\n"
        "    if table.deck:\n        table.draw(table.active)\n    yield from ability.window",
        SALVAGE_SUITE,
    ),
    Fault(
        "imagine deals a seen card anew",
        SALVAGE + "redeal.py",
        "if not table.knows(seat, card)] for who in others}",
        "] for who in others}",
        SALVAGE_SUITE,
        also=(
            (SALVAGE + "redeal.py", "if table.knows(seat, card)] for who in others}", "if False] for who in others}"),
        ),
    ),
    Fault(
        "imagine forgets a claim",
        SALVAGE + "redeal.py",
        "        if who in table.bidders and not any(map(is_beam, known[who])):",
        "        if table.laid[who] and not any(map(is_beam, known[who])):",
        (*SALVAGE_SUITE[:2], "salvage"),
    ),
    Fault(
        "a card is lost",
        SALVAGE + "table.py",
        "        self.played.remove(card)\n        self.discard.append(card)\n",
        "        self.played.remove(card)\n",
        SALVAGE_SUITE,
    ),
)
