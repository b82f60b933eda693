"""The words of Salvage."""

from __future__ import annotations

from typing import Final

from cosmodrome.kernel import Vocabulary

verb: Final = Vocabulary()
bid, take, aside, put = verb("bid", "card"), verb("take", "kind", "count"), verb("aside", "card"), verb("put", "card")
to, give, want = verb("to", "seat"), verb("give", "kind", "count"), verb("want", "kind", "count")
everything, accept, refuse = verb("all")(), verb("accept")(), verb("refuse")()
jettison, scan = verb("jettison", "card"), verb("scan")()
