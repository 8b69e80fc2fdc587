"""Client of one account, and of one company by its token."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import httpx

from .account import Clients, Sandbox
from .changes import Changes
from .documents import Documents
from .transport import Call, Options, Transport
from .webhooks import Webhooks

if TYPE_CHECKING:
    from .raw import AuthenticatedClient


class Emite:
    """Client of one account, and of one company by its token.

    Credentials that are not given come from EMITE_ACCESS_KEY, EMITE_TOKEN and EMITE_RESTRICTED_KEY, the address from
    EMITE_URL. Plain http reaches this machine alone. `attempts` counts those of one call, the first included.
    """

    def __init__(
        self,
        *,
        access_key: str | None = None,
        token: str | None = None,
        restricted_key: str | None = None,
        url: str | None = None,
        attempts: int = 5,
        transport: httpx.BaseTransport | None = None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._transport = Transport(
            Options(
                access_key=access_key,
                token=token,
                restricted_key=restricted_key,
                url=url,
                attempts=attempts,
                transport=transport,
                sleep=sleep,
            )
        )
        self.nfe = Documents(self._transport, "nfe")
        self.nfce = Documents(self._transport, "nfc-e")
        self.cte = Documents(self._transport, "cte")
        self.mdfe = Documents(self._transport, "mdfe")
        self.nfcom = Documents(self._transport, "nfcom")
        self.dce = Documents(self._transport, "dce")
        self.nfse = Documents(self._transport, "nfse")
        self.changes = Changes(self._transport)
        self.clients = Clients(self._transport)
        self.sandbox = Sandbox(self._transport)
        self.webhooks = Webhooks()

    def __enter__(self) -> Emite:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connections."""
        self._transport.close()

    @property
    def environment(self) -> int | None:
        """1 production, 2 homologation, by the token; None without one."""
        return self._transport.environment

    def list(self, **filters: Any) -> Iterator[dict[str, Any]]:
        """Documents of the company, newest first, page after page; `from_` stands for `from`."""
        query = {name.removesuffix("_"): value for name, value in filters.items()}
        while True:
            page = self._transport.json("GET", "/v1/documents", Call(query=query))
            yield from page["data"]
            if page.get("nextCursor") is None:
                return
            query["cursor"] = page["nextCursor"]

    def request(self, method: str, path: str, body: Any = None, *, idempotency_key: str | None = None) -> Any:
        """Any other route, with the same credentials; bytes are sent as a file.

        A call that writes is tried again only with an Idempotency-Key.
        """
        return self._transport.json(method, path, Call(body=body, idempotency_key=idempotency_key))

    def raw_client(self) -> AuthenticatedClient:
        """Client of the generated calls of `emite.raw.api`, with the same credentials and without retries."""
        from .raw import AuthenticatedClient

        headers = {"X-Access-Key": self._transport.headers()["X-Access-Key"]}
        token = self._transport.token
        if token is None:
            raise ValueError("As chamadas geradas pedem um token.")
        return AuthenticatedClient(
            base_url=self._transport.url,
            token=token,
            headers=headers,
            httpx_args={"mounts": self._transport.mounts},
        )
