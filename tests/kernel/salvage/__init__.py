"""Salvage, a toy: a small game that uses all that the kernel has, and an example of how a game is written.

Two to four captains bid for wrecks with beams laid face down. Everybody may answer everybody's doings with cards
from a hidden hand: jam a use, jam the jam, and so on. It is no good game, but a hard one for a kernel: hidden hands
and what is known of them, windows in windows, secret choices at the same time, chains over a draft, a deal with a
face-down card, things done unasked, musts, and a win in the middle of it all.

A game has a table with verbs, pieces, abilities, a view, a way to deal hidden cards anew, and laws. `RULES` at the
end hands them to the kernel.
"""

from __future__ import annotations

from typing import Final

from tests.kernel.salvage.abilities import WINDOWS
from tests.kernel.salvage.acts import act, acts
from tests.kernel.salvage.laws import laws
from tests.kernel.salvage.pieces import PIECES
from tests.kernel.salvage.redeal import redeal
from tests.kernel.salvage.table import Salvage, empty_table
from tests.kernel.salvage.verbs import verb
from tests.kernel.salvage.view import EACH, PARTS, TOUCHES

from cosmodrome.kernel import Rules, Setting

RULES: Final = Rules(
    id="salvage",
    version=1,
    seats=(2, 4),
    options=(Setting("goal", (3, 5), 5),),
    verbs=verb,
    table=Salvage,
    setup=empty_table,
    pieces=PIECES,
    parts=PARTS,
    each=EACH,
    touches=TOUCHES,
    redeal=redeal,
    laws=laws,
    acts=acts,
    act=act,
    always=("turn", "hand", "draft"),
    windows=WINDOWS,
)
