"""The launch phase: the gate is aimed, and one to four ships go onto it."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.fleets import GATE
from cosmodrome.games.cosmic_encounter.moves import send
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import AIM
from cosmodrome.games.cosmic_encounter.windows import window
from cosmodrome.kernel import Choose, Rule
from cosmodrome.kernel.responses import then


def aim_gate(table: CosmicEncounter) -> Rule[None]:
    """CE-9.1: the offense aims at any one planet of the system that destiny gave."""
    choice = yield Choose(table.offense, "aim", [*map(AIM.__getitem__, table.aims)])
    table.aim(choice[1])
    table.go("launch")


def launch_ships(table: CosmicEncounter) -> Rule[None]:
    """CE-9.2: one to four ships from any colonies; CE-7.2: a ship that regrouped onto the gate is one of them.

    A colony of the offense on the target planet may send ships too; who has none to send launches none (CE-R49).
    """
    seat = table.offense
    yield from window(table, "launch.ships", seat)
    if not table.result:
        there = table.ships.gate[seat]
        yield from send(table, seat, GATE, 1 - there, table.limit(seat) - there, "launch")
        table.say({"seat": seat, "count": table.ships.gate[seat], "key": "launched"})
    table.go("launched")


def launched(table: CosmicEncounter) -> Rule[None] | None:
    """After the launch, before anybody is invited."""
    return then(table, window(table, "launch.after", table.offense), "alliance")
