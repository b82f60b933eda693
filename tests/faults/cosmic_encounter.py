"""Faults of Cosmic Encounter."""

from __future__ import annotations

from tests.faults.fault import COSMIC, COSMIC_ABILITIES, COSMIC_RULES, COSMIC_TESTS, COSMIC_TWINS, Fault

FAULTS = (
    Fault(
        "only those who hold a card are the audience of a window",
        COSMIC + "windows.py",
        "return in_order(window.order, could_all(table, window))",
        "return tuple(self.holders(table, window, in_order(window.order, could_all(table, window))))",
        COSMIC_TWINS,
    ),
    Fault(
        "a window is not held open if somebody in it has a power to use",
        COSMIC + "windows.py",
        "return not usable.powers or not all(",
        "return not usable.powers or not any(",
        (COSMIC_TESTS + "audience.py",),
    ),
    Fault(
        "cards that change hands unseen are told to all",
        COSMIC + "zones.py",
        'self.tell("handed-over", seat=seat, target=to, count=len(cards), secret=shown, to=(seat, to))',
        'self.tell("handed-over", seat=seat, target=to, count=len(cards), **shown)',
        (COSMIC_TESTS + "secrets.py",),
    ),
    Fault(
        "a hidden sheet shows in the view",
        COSMIC + "view.py",
        "hidden = table.hidden[who] and not mine",
        "hidden = False",
        COSMIC_TWINS,
    ),
    Fault(
        "who must select may be dealt no encounter card in an imagined game",
        COSMIC + "redeal.py",
        "return who in table.claims and not within(table, seat, who, sealed)",
        "return False",
        (COSMIC_TESTS + "secrets.py",),
    ),
    Fault(
        "the last ship of a loss never arrives in the warp",
        COSMIC + "fleets.py",
        "                self.move(seat, LIMBO, WARP, count)",
        "                self.move(seat, LIMBO, WARP, count - 1)",
        COSMIC_RULES,
    ),
    Fault(
        "a tie is won by the offense",
        COSMIC + "reveal.py",
        "    return OFFENSE if offense > defense else DEFENSE",
        "    return OFFENSE if offense >= defense else DEFENSE",
        COSMIC_RULES,
    ),
    Fault(
        "a deal is made of promises nobody can keep",
        COSMIC + "deals.py",
        "return [ACCEPT, REFUSE, BREAK_OFF] if able else [REFUSE, BREAK_OFF]",
        "return [ACCEPT, REFUSE, BREAK_OFF]",
        COSMIC_RULES,
    ),
    Fault(
        "a fifth foreign colony wins only when the encounter is over",
        COSMIC + "ships.py",
        "    table.check_victory()\n    for seat in gained:",
        "    for seat in gained:",
        COSMIC_RULES,
        also=((COSMIC + "table.py", "        if self.colonies_changed:\n", '        if cursor == "next":\n'),),
    ),
    Fault(
        "ships on the gate are lost by a deal",
        COSMIC + "deals.py",
        '    yield from bring_home(table, table.offense, GATE)\n    yield from window(table, "deal.done")',
        "    table.move(table.offense, GATE, WARP, table.gate[table.offense])\n"
        '    yield from window(table, "deal.done")',
        COSMIC_RULES,
    ),
    Fault(
        "a home planet is founded anew beside a visitor",
        COSMIC + "destiny.py",
        "if table.is_empty(planet)] if",
        "if not table.ships[seat][planet]] if",
        COSMIC_RULES,
    ),
    Fault(
        "allies play no reinforcements",
        COSMIC + "declare.py",
        'declare(name, "reinforcement", at, (), who=MAIN_OR_ALLY,',
        'declare(name, "reinforcement", at, (), who=ROLES["main_player"],',
        COSMIC_RULES,
    ),
    Fault(
        "Macron sends as many ships as others",
        COSMIC + "abilities/green.py",
        '    if not window.boosted:\n        table.mark("limit", seat, 1)',
        "    pass",
        (COSMIC_ABILITIES + "green.py",),
    ),
    Fault(
        "Cudgel smashes although he has lost",
        COSMIC + "abilities/green_ships.py",
        'when=every(won, shows("attack"), had_ships)',
        'when=every(shows("attack"), had_ships)',
        (COSMIC_TESTS + "not_now.py",),
    ),
    Fault(
        "the Lunar Cannon reaches every planet",
        COSMIC + "abilities/technology_pieces.py",
        '@technology("lunar_cannon", "reveal.totals", when=in_range)',
        '@technology("lunar_cannon", "reveal.totals")',
        (COSMIC_ABILITIES + "technology_pieces.py",),
    ),
    Fault(
        "Observer as an ally protects the other allies too",
        COSMIC + "abilities/green_ships.py",
        "whose = table.allies(table.side[seat]) if table.is_main(seat) else [seat]",
        "whose = table.allies(table.side[seat])",
        (COSMIC_ABILITIES + "green_ships.py",),
    ),
    Fault(
        "an artifact that wild Clone takes back is played again in the encounter",
        COSMIC + "abilities/green.py",
        "    table.spend(window.use.source)\n",
        "",
        (COSMIC_ABILITIES + "green.py",),
    ),
    Fault(
        "Machine asks for a second encounter that comes by itself",
        COSMIC + "abilities/red_turns.py",
        "return seat == table.turn and not normal and not over",
        "return seat == table.turn and not over",
        (COSMIC_TESTS + "not_now.py",),
    ),
)
