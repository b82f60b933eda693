"""Record the golden games anew: `python -m tests.golden.renew`, or those of a game: `… renew twilight-imperium`.

Needed when the rules, the cards or the kernel change on purpose. Look at what changed before you keep it.
"""

from __future__ import annotations

import sys

from tests.golden.golden import GAMES, kept, play, write


def main() -> None:
    chosen = tuple(sys.argv[1:]) or ("",)
    for name in (name for name in GAMES if name.startswith(chosen)):
        content = kept(play(name))
        write(name, content)
        print(f"{name}: {len(content['record']['entries'])} entries, {content['rounds']} rounds, {content['outcome']}")


if __name__ == "__main__":
    main()
