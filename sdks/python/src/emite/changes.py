"""Feed of changes."""

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

from .errors import EmiteConnectionError, EmiteError, Trouble, is_passing, seconds_after
from .transport import Call, Transport

Message = dict[str, Any]


class CursorStore(Protocol):
    """Storage of the place in the feed: read once at the start, written after each message."""

    def load(self) -> str | None:
        """The place, or None at the first start."""

    def save(self, cursor: str) -> None:
        """Stores the place."""


class FileCursor:
    """A cursor in a file, replaced as a whole."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._path = Path(path)

    def load(self) -> str | None:
        """The place, or None where there is no file."""
        try:
            return self._path.read_text(encoding="utf-8").strip() or None
        except FileNotFoundError:
            return None

    def save(self, cursor: str) -> None:
        """Replaces the file."""
        part = self._path.with_name(f"{self._path.name}.part")
        part.write_text(cursor, encoding="utf-8")
        part.replace(self._path)


def _ignore(_trouble: Trouble, _seconds: float) -> None:
    pass


class Changes:
    """Changes of a company or of the account, in order, complete and each once."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def now(self) -> str:
        """The place in the feed after everything that has happened."""
        return self._transport.json("GET", "/v1/changes")["nextCursor"]

    def follow(
        self,
        *,
        cursor_store: CursorStore | None = None,
        types: Sequence[str] | None = None,
        wait_seconds: int = 30,
        until_empty: bool = False,
        on_trouble: Callable[[Trouble, float], None] | None = None,
    ) -> Iterator[Message]:
        """Follows the feed; without a store from now on.

        The cursor of a message is stored when the next one is asked for: a message whose handling was cut short comes
        again. Once its place is known, it goes on through trouble that passes by itself (429, 5xx, no answer), and calls
        `on_trouble` with it and the seconds until the next attempt. With `until_empty` it ends where nothing is left, and
        with any trouble.
        """
        after = cursor_store.load() if cursor_store is not None else None
        if after is None:
            after = self.now()
            if cursor_store is not None:
                cursor_store.save(after)
        while True:
            query = {"after": after, "types": ",".join(types) if types else None, "wait": 0 if until_empty else wait_seconds}
            page = self._page(Call(query=query), None if until_empty else on_trouble or _ignore)
            for each in page["data"]:
                yield each["message"]
                after = each["cursor"]
                if cursor_store is not None:
                    cursor_store.save(after)
            if page["nextCursor"] != after:
                after = page["nextCursor"]
                if cursor_store is not None:
                    cursor_store.save(after)
            if until_empty and not page["more"]:
                return

    def _page(self, call: Call, on_trouble: Callable[[Trouble, float], None] | None) -> dict[str, Any]:
        before = 0
        while True:
            try:
                return self._transport.json("GET", "/v1/changes", call)
            except (EmiteError, EmiteConnectionError) as error:
                if on_trouble is None or not is_passing(error):
                    raise
                seconds = seconds_after(error, before)
                on_trouble(error, seconds)
            before += 1
            self._transport.wait(seconds)
