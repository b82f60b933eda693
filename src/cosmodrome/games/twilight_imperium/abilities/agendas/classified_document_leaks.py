"""Law: Classified Document Leaks."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import outcome
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Seat


@static("classified_document_leaks", "leaked-objectives-score")
def leaked_objectives_score(table: TwilightImperium, seat: Seat, score: bool) -> bool:
    """The leaked objective can be scored while the law is in force."""
    return True


@outcome("classified_document_leaks")
def classified_document_leaks(table: TwilightImperium, objective: int) -> None:
    """The elected secret objective becomes a public one; who has scored it keeps the points (TI-R52)."""
    table.add_public(objective)
