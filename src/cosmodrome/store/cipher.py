"""Seeds at rest: with a key in the environment the headers of records, seeds among them, are stored encrypted.

A stolen database or backup then tells nothing about the dice of running games. The server itself has the key.
"""

from __future__ import annotations

import os
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Dialect, Text, TypeDecorator

VARIABLE = "COSMODROME_SEED_KEY"
PREFIX = "fernet:"
MAKE_ONE = "python -c 'from cryptography.fernet import Fernet; print(Fernet.generate_key().decode())'"


class BadKey(Exception):
    """The key in the environment is missing or wrong."""


@cache
def _cipher(keys: str) -> Any:
    """The first key encrypts; the others, separated by commas, still decrypt what was written before."""
    try:
        from cryptography.fernet import Fernet, MultiFernet
    except ImportError:
        raise BadKey(f"{VARIABLE} needs the package cryptography, in a clone: pip install '.[encryption]'") from None
    try:
        return MultiFernet([Fernet(key.strip()) for key in keys.split(",")])
    except ValueError:
        raise BadKey(f"{VARIABLE} is no key. Make one: {MAKE_ONE}") from None


def known_cipher() -> Any:
    """The cipher of the keys in the environment, None without a key; `BadKey` if they are no keys."""
    keys = os.environ.get(VARIABLE)
    return _cipher(keys) if keys else None


class Sealed(TypeDecorator[Any]):
    """Plain data as JSON text, encrypted where there is a key. What was written without one can still be read."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """To the database."""
        if value is None:
            return None
        text, cipher = msgspec.json.encode(value), known_cipher()
        return text.decode() if cipher is None else PREFIX + cipher.encrypt(text).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        """From the database."""
        if value is None:
            return None
        return msgspec.json.decode(_opened(value) if value.startswith(PREFIX) else value)


def _opened(value: str) -> bytes:
    cipher = known_cipher()
    if cipher is None:
        raise BadKey(f"its seeds are encrypted, and {VARIABLE} is not set")
    from cryptography.fernet import InvalidToken

    try:
        opened: bytes = cipher.decrypt(value.removeprefix(PREFIX).encode())
    except InvalidToken:
        raise BadKey(f"its seeds are encrypted with another key than {VARIABLE} has") from None
    return opened
