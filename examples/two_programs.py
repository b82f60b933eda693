"""Two programs play a game on the site, over HTTP and WebSockets, as docs/api.md tells it.

cosmodrome serve --no-browser &
python examples/two_programs.py http://127.0.0.1:8000 space-base

It needs httpx and websockets.
"""

import asyncio
import json
import random
import sys
from typing import Any

import httpx
import websockets

PAUSE = 0.05  # seconds after an answer: no more than 25 messages a second are let through


class Player:
    """Somebody with the cookies of a visitor."""

    def __init__(self, site: str, name: str) -> None:
        self.site, self.name = site, name
        self.http = httpx.AsyncClient(base_url=site)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """One request. Whatever changes something carries the token of the page."""
        token = {"x-csrftoken": self.http.cookies.get("csrftoken", "")}
        answer = await self.http.request(method, path, json=body, headers=token)
        if answer.is_error:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer.json()

    async def play(self, table: str, seat: int) -> dict[str, Any]:
        """Answer every question with any of its options, until there is an outcome."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.site.replace('http', 'ws', 1)}/ws/tables/{table}"
        answered = 0
        async with websockets.connect(address, additional_headers={"cookie": cookies}, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "seat": seat}))
            async for text in socket:
                message = json.loads(text)
                match message["type"]:
                    case "refused" if message["id"] == "stale-ask":
                        pass  # others were quicker; what is asked now is on its way
                    case "refused" | "stopped":
                        raise RuntimeError(f"{self.name}: {text!s}")
                    case "view" | "change" if message["outcome"]:
                        outcome: dict[str, Any] = message["outcome"]
                        return outcome
                    case "view" | "change" if message["asks"] and message["asks"][0]["id"] != answered:
                        ask = message["asks"][0]
                        answered = ask["id"]
                        option = random.choice(ask["options"])["id"]
                        answer = {"type": "answer", "seat": seat, "ask": answered, "option": option}
                        await socket.send(json.dumps({**answer, "nonce": f"{seat}-{answered}"}))
                        await asyncio.sleep(PAUSE)
        raise RuntimeError(f"{self.name}: the server has gone")


async def main(site: str, game: str) -> None:
    """Ann and Bob come to the site."""
    ann, bob = Player(site, "Ann"), Player(site, "Bob")
    async with ann.http, bob.http:
        await meet(ann, bob, game)


async def meet(ann: Player, bob: Player, game: str) -> None:
    """Ann opens a table, Bob sits down at it, bots fill it up; they play."""
    games = {info["id"]: info for info in await ann.call("GET", "/api/games")}  # the first call brings the cookies
    await bob.call("GET", "/api/games")
    seats = games[game]["seats"][0]
    bots = {str(seat): "random" for seat in range(2, seats)}
    new = {"game": game, "seats": seats, "name": "Ann", "bots": bots, "pace": "instant", "delay": 0}
    table = (await ann.call("POST", "/api/tables", new))["id"]
    await bob.call("POST", f"/api/tables/{table}/seats/1", {"name": "Bob"})
    await ann.call("POST", f"/api/tables/{table}/start")
    outcome, _ = await asyncio.gather(ann.play(table, 0), bob.play(table, 1))
    print(outcome)
    record = await ann.call("GET", f"/api/tables/{table}/record")
    print(f"{len(record['entries'])} entries; look at it at {ann.site}/table/{table}")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:3]))
