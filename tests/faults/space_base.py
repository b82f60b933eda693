"""Faults of Space Base."""

from __future__ import annotations

from tests.faults.fault import BASE, BASE_SUITE, RULES, Fault

FAULTS = (
    Fault(
        "the view shows the private cards of others",
        BASE + "view.py",
        "return [] if seat is None else [NAMES[card] for card in table.hands[seat]]",
        "return [NAMES[card] for hand in table.hands for card in hand]",
        BASE_SUITE,
    ),
    Fault(
        "planned shifts show in the view of others",
        BASE + "view.py",
        '    if seat is None:\n        return {"cards": [], "sector": None}\n',
        "    seat = next((who for who in range(table.seats) if table.shifts[who]), 0)\n",
        BASE_SUITE,
    ),
    Fault(
        "a card is lost in the shipyard",
        BASE + "boards.py",
        "            card = deck.pop()\n            self.known",
        "            card = deck.pop()\n            deck[:] = deck[1:]\n            self.known",
        BASE_SUITE,
    ),
    Fault(
        "an event forgets a part of the view",
        BASE + "view.py",
        '("opened", "bought", "claimed")',
        '("opened", "bought")',
        BASE_SUITE,
    ),
    Fault(
        "the view holds a tuple",
        BASE + "view.py",
        '"faces_set": list(table.faces_set),',
        '"faces_set": table.faces_set,',
        BASE_SUITE,
    ),
    Fault(
        "the log forgets the points of a colony",
        BASE + "boards.py",
        '"vp": COLONY_VP[card],',
        '"vp": 0,',
        ("tests/conformance/test_accountant.py", "-k", "space-base"),
    ),
    Fault(
        "the end is announced before the points that cause it",
        BASE + "boards.py",
        """            self.tell("received", seat=seat, credits=reward.credits, income=reward.income, vp=reward.vp)
            self.gain(seat, reward)
""",
        """            self.gain(seat, reward)
            self.tell("received", seat=seat, credits=reward.credits, income=reward.income, vp=reward.vp)
""",
        RULES,
    ),
    Fault("two tankers feed each other", BASE + "boards.py", "self.limits[card] -= 1", "pass", RULES),
    Fault("charge on a full card", BASE + "boards.py", "if cubes > face.capacity[self.seats]:", "if False:", RULES),
    Fault("a colony is deployed", BASE + "abilities.py", "and (zone == STATION or not is_colony(other))", "", RULES),
    Fault(
        "a double pays once",
        BASE + "turn.py",
        "for sector in table.uses[seat]]",
        "for sector in set(table.uses[seat])]",
        RULES,
    ),
    Fault(
        "linked slots are used one by one",
        BASE + "boards.py",
        "spent = FACES[zone][card].needed[self.seats]",
        "spent = 1",
        RULES,
    ),
    Fault(
        "the purchase takes the price only",
        BASE + "turn.py",
        "table.buy(seat, card, SECTOR[card], table.credits[seat])",
        "table.buy(seat, card, SECTOR[card], COST[card])\n        from cosmodrome.games.space_base.index import COST",
        RULES,
    ),
    Fault(
        "income is added",
        BASE + "table.py",
        "self.credits[seat] = self.income[seat]",
        "self.credits[seat] += self.income[seat]",
        RULES,
    ),
    Fault(
        "the round is not finished",
        BASE + "turn.py",
        "if following == table.first and table.ending:",
        "if table.ending:",
        RULES,
    ),
    Fault("a tie is shared", BASE + "turn.py", "    if len(best) == 1:\n", "    if best:\n", RULES),
    Fault("shifts leave the board", BASE + "turn.py", "        if amount <= room\n", "", RULES),
    Fault("points fall below zero", BASE + "boards.py", "lost = min(points, self.vp[seat])", "lost = points", RULES),
    Fault(
        "a doubling card charges itself",
        BASE + "table.py",
        "            if card != without_charging:\n",
        "            if True:\n",
        RULES,
    ),
    Fault(
        "a card pays for the same die again",
        BASE + "collect.py",
        " and not paid.issuperset(table.cards_at(seat, goal, zone))",
        "",
        RULES,
        also=((BASE + "table.py", "        if paid:\n            cards", "        if False:\n            cards"),),
    ),
    Fault(
        "arrows go round the board",
        BASE + "collect.py",
        "1 <= goal <= SECTORS and not",
        "1 <= goal <= SECTORS + 1 and not",
        RULES,
    ),
    Fault(
        "a colony leaves its sector open",
        BASE + "purchase.py",
        "if on_top >= FIRST_COLONY]",
        "if False]",
        RULES,
    ),
    Fault(
        "free ships go onto colonies", BASE + "purchase.py", "        if table.is_open(seat, SECTOR[card])\n", "", RULES
    ),
    Fault(
        "charges are lost on deploying",
        BASE + "boards.py",
        "kept = min(cubes, FACES[goal][card].capacity[self.seats])",
        "kept = 0",
        RULES,
    ),
    Fault("nobody gets a bonus", BASE + "opening.py", "if bonus != BONUSES[0]:", "if False:", RULES),
    Fault(
        "the lowest sector begins",
        BASE + "opening.py",
        "if sectors[seat] == max(sectors)]",
        "if sectors[seat] == min(sectors)]",
        RULES,
    ),
    Fault("unbought cards go on top", BASE + "table.py", ".insert(0, card)", ".append(card)", RULES),
    Fault(
        "the end can be taken back",
        BASE + "boards.py",
        "        self.vp[seat] -= lost\n",
        "        self.vp[seat] -= lost\n        self.ending = max(self.vp) >= GOAL\n",
        RULES,
    ),
)
