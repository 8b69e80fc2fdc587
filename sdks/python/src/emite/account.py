"""Companies of the account, and its emulated authorities."""

import base64
import os
from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path
from typing import Any
from urllib.parse import quote

from .transport import Call, Transport


def a1_from_file(path: str | os.PathLike[str], password: str) -> dict[str, str]:
    """Fields of an A1 in the body of a company, from a .pfx or .p12 file."""
    content = base64.b64encode(Path(path).read_bytes()).decode()
    return {"certificateBase64": content, "certificatePassword": password}


class Clients:
    """Companies of the account."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(self, company: Mapping[str, Any] | object) -> dict[str, Any]:
        """Registers a company."""
        return self._transport.json("POST", "/v1/clients", Call(body=company, as_company=False))

    def get(self, client_id: str) -> dict[str, Any]:
        """A company by its id."""
        return self._transport.json("GET", f"/v1/clients/{quote(client_id, safe='')}", Call(as_company=False))

    def tokens(self, client_id: str) -> dict[str, Any]:
        """Tokens of a company; takes the restricted key."""
        path = f"/v1/clients/{quote(client_id, safe='')}/tokens"
        return self._transport.json("GET", path, Call(as_company=False, restricted=True))


class Sandbox:
    """The emulated authorities of the account."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def a1(self, *, cnpj: str, name: str) -> dict[str, str]:
        """A test A1 for a company that has none."""
        return self._post("/sandbox/a1", {"cnpj": cnpj, "name": name})

    def scenarios(self) -> dict[str, Any]:
        """Scenarios that a condition can name."""
        return self._transport.json("GET", "/sandbox/scenarios", Call(as_company=False))

    def condition(self, condition: Mapping[str, Any]) -> dict[str, Any]:
        """Makes the next calls of the account end in a scenario."""
        return self._post("/sandbox/conditions", condition)

    def remove_condition(self, condition_id: str | int) -> None:
        """Removes a condition."""
        path = f"/sandbox/conditions/{quote(str(condition_id), safe='')}"
        self._transport.json("DELETE", path, Call(as_company=False))

    def clock(self) -> dict[str, Any]:
        """Time of the account's authorities."""
        return self._transport.json("GET", "/sandbox/clock", Call(as_company=False))

    def advance(self, by: str | timedelta) -> dict[str, Any]:
        """Moves the clock by an ISO 8601 duration, `PT25H`, or a timedelta of whole seconds."""
        duration = f"PT{int(by.total_seconds())}S" if isinstance(by, timedelta) else by
        return self._post("/sandbox/clock", {"advance": duration})

    def _post(self, path: str, body: Mapping[str, Any]) -> Any:
        return self._transport.json("POST", path, Call(body=body, as_company=False))
