"""Records as files: a record as the kernel makes it, and beside it who played."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cosmodrome.cli.players import Player
from cosmodrome.kernel import BadRecord, Game


def save(path: Path, game: Game, players: Sequence[Player]) -> None:
    """Write a game atomically: a reader sees the old file or the new one, never half of it."""
    plain = {**game.record(), "players": [player.plain() for player in players]}
    fresh = path.with_name(f"{path.name}.part")
    fresh.write_text(json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    os.replace(fresh, path)


def load(path: Path) -> Mapping[str, Any]:
    """The plain data of a record; `BadRecord` if the file is none."""
    try:
        plain = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, UnicodeDecodeError) as error:
        raise BadRecord(why=str(error)) from None
    if not isinstance(plain, dict):
        raise BadRecord(why=type(plain).__name__)
    return plain
