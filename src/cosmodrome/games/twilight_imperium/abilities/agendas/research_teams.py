"""Laws: the four research teams."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.index import AGENDA
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Seat, Window


def research_team(name: str, colour: str) -> None:
    """When the controller of the planet researches, this card may be exhausted to ignore a prerequisite of its
    colour; the planet need not be readied."""
    card = AGENDA[name]

    @static(name, "skips")
    def ignores(
        table: TwilightImperium, seat: Seat, ways: list[tuple[str, str]], tech: int, price: int
    ) -> list[tuple[str, str]]:
        ready = table.owner[table.elected[card]] == seat and table.is_law_ready(card)
        return [*ways, (name, colour)] if ready else ways

    @law(name, "skipped", must=True, when=lambda t, s, w: s == w.seat and w.public["by"] == name)
    def is_exhausted(table: TwilightImperium, seat: Seat, window: Window) -> None:
        table.tap_law(card)


research_team("research_team_biotic", "green")
research_team("research_team_cybernetic", "yellow")
research_team("research_team_propulsion", "blue")
research_team("research_team_warfare", "red")
