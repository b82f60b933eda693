"""Record the golden games anew: `python -m tests.golden.renew`.

Needed when the rules, the cards or the kernel change on purpose. Look at what changed before you keep it.
"""

from __future__ import annotations

from tests.golden.golden import GAMES, kept, play, write


def main() -> None:
    for name in GAMES:
        content = kept(play(name))
        write(name, content)
        print(f"{name}: {len(content['record']['entries'])} entries, {content['rounds']} rounds, {content['outcome']}")


if __name__ == "__main__":
    main()
