"""What went over a page's WebSockets, and the view that a client should have made of it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

Message = dict[str, Any]
# Seat and number of a question.
AskId = tuple[int, int] | None


class Wire:
    """Listens to a page: every frame in both directions, and the newest view with its events."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        self.heard: list[Message] = []
        self.said: list[Message] = []
        self.seat: int | None = None
        self.view: Message = {}
        self.events: list[Message] = []
        self.cursor = 0
        self.last: Message = {}
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def _hear(self, text: str) -> None:
        message: Message = json.loads(text)
        self.texts.append(text)
        self.heard.append(message)
        if message["type"] == "view":
            self.seat, self.view, self.events = message["seat"], message["view"], list(message["events"])
        elif message["type"] == "change":
            news = message["cursor"] - self.cursor
            self.events += message["events"][-news:] if news > 0 else []
            for path, value in message["parts"].items():
                self._put(path, value)
        if message["type"] in ("view", "change"):
            self.cursor, self.last = message["cursor"], message

    def _put(self, path: str, value: Any) -> None:
        *way, last = path.split(".")
        part: Any = self.view
        for key in way:
            part = part[int(key)] if isinstance(part, list) else part[key]
        if isinstance(part, list):
            part[int(last)] = value
        else:
            part[last] = value

    @property
    def ask(self) -> Message | None:
        """The question that the server has put last; None where it has none, or has not yet said."""
        return next(iter(self.last.get("asks", [])), None)

    @property
    def ask_id(self) -> AskId:
        return (self.ask["seat"], self.ask["id"]) if self.ask else None

    @property
    def ask_key(self) -> str:
        """Its kind."""
        return str(self.ask["key"]) if self.ask else ""

    @property
    def acknowledged(self) -> list[str]:
        """Nonces of what the server has said yes to."""
        return [message["nonce"] for message in self.heard if message["type"] == "ack"]

    def hints(self) -> dict[str, Message]:
        """What each offered option brings."""
        return {option["id"]: option["hint"] for ask in self.last.get("asks", []) for option in ask["options"]}

    def of(self, *keys: str) -> list[Message]:
        """The events of some kinds."""
        return [event for event in self.events if event["key"] in keys]
