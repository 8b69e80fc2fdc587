"""Documents of one type."""

import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

from .errors import EmiteConnectionError, EmiteError, is_passing, seconds_after
from .outcome import Document, Outcome, Pending, outcome_of
from .transport import Call, Transport, new_key

# The API waits by itself for as long.
_WAIT_MAX = 30
_POLL = 0.5

Body = Mapping[str, Any] | object


class Documents:
    """Verbs of one type of document."""

    def __init__(self, transport: Transport, route: str) -> None:
        self._transport = transport
        self._route = route

    def emit(
        self,
        body: Body,
        *,
        reference: str | None = None,
        idempotency_key: str | None = None,
        strict: bool = False,
        strict_sandbox: bool = False,
    ) -> dict[str, Any]:
        """Queues a document; `get` or `wait_for` shows the verdict.

        `reference` is your own, unique until it is rejected. `strict` refuses unknown fields and doubtful values. With
        `strict_sandbox` the sandbox completes nothing.
        """
        headers = _headers_of(None, reference=reference, strict=strict, strict_sandbox=strict_sandbox)
        return self._emit(body, headers, idempotency_key or new_key())

    def emit_and_wait(
        self,
        body: Body,
        *,
        timeout: float = 60.0,
        reference: str | None = None,
        idempotency_key: str | None = None,
        strict: bool = False,
        strict_sandbox: bool = False,
    ) -> Outcome:
        """Queues a document and waits for its verdict."""
        deadline = time.monotonic() + timeout
        key = idempotency_key or new_key()
        wait = max(0, min(_WAIT_MAX, int(timeout)))
        headers = _headers_of(wait, reference=reference, strict=strict, strict_sandbox=strict_sandbox)
        accepted = self._emit(body, headers, key)
        try:
            return self.wait_for(accepted["invoiceId"], timeout=max(0.0, deadline - time.monotonic()))
        except Exception as cause:
            # The document exists: only its own key leads back to it.
            raise EmiteConnectionError(key) from cause

    def wait_for(self, document_id: str, *, timeout: float = 60.0) -> Outcome:
        """Reads a document until it is decided, or the time is over; trouble that passes by itself ends it with the time."""
        deadline = time.monotonic() + timeout
        in_vain = 0
        while True:
            seconds = _POLL
            try:
                outcome = outcome_of(self._transport.json("GET", self._at(document_id), Call(deadline=deadline)))
                if not isinstance(outcome, Pending) or time.monotonic() >= deadline:
                    return outcome
                in_vain = 0
            except (EmiteError, EmiteConnectionError) as error:
                if not is_passing(error) or time.monotonic() >= deadline:
                    raise
                seconds = seconds_after(error, in_vain)
                in_vain += 1
            time.sleep(max(0.0, min(seconds, deadline - time.monotonic())))

    def get(self, document_id: str) -> Document:
        """A document by its id."""
        return self._transport.json("GET", self._at(document_id))

    def by_reference(self, reference: str) -> Document:
        """A document by your own reference."""
        return self._transport.json("GET", f"/v1/{self._route}/ref/{quote(reference, safe='')}")

    def validate(self, body: Body, *, on: str | None = None) -> dict[str, Any]:
        """Judges a body without emitting it; `on` is the day, `AAAA-MM-DD`, whose law applies."""
        return self._transport.json("POST", f"/v1/{self._route}/validate", Call(body=body, query={"em": on}))

    def xml(self, document_id: str) -> str:
        """XML with its protocol."""
        return self._transport.bytes(f"{self._at(document_id)}/xml").decode()

    def pdf(self, document_id: str) -> bytes:
        """Printed form."""
        return self._transport.bytes(f"{self._at(document_id)}/pdf")

    def cancel(self, document_id: str, reason: str, *, idempotency_key: str | None = None) -> dict[str, Any]:
        """Cancels a document and waits up to 30 s for the answer."""
        return self.event(document_id, "cancel", {"reason": reason}, idempotency_key=idempotency_key)

    def correct(self, document_id: str, text: str, *, idempotency_key: str | None = None) -> dict[str, Any]:
        """Sends a letter of correction and waits up to 30 s for the answer."""
        return self.event(document_id, "correct", {"correctionText": text}, idempotency_key=idempotency_key)

    def event(
        self, document_id: str, path: str, body: Body, *, idempotency_key: str | None = None
    ) -> dict[str, Any]:
        """Registers any other event, by the last parts of its route: `ator-interessado`, `eventos/previsao-entrega`."""
        call = Call(body=body, headers={"Prefer": f"wait={_WAIT_MAX}"}, idempotency_key=idempotency_key or new_key())
        return self._transport.json("POST", f"{self._at(document_id)}/{path}", call)

    def status(self) -> dict[str, Any]:
        """State of the authority's service."""
        return self._transport.json("POST", f"/v1/{self._route}/status", Call(idempotency_key=new_key()))

    def _at(self, document_id: str) -> str:
        return f"/v1/{self._route}/{quote(document_id, safe='')}"

    def _emit(self, body: Body, headers: Mapping[str, str | None], key: str) -> dict[str, Any]:
        call = Call(body=body, headers=headers, idempotency_key=key)
        return self._transport.json("POST", f"/v1/{self._route}/emit", call)


def _headers_of(
    wait: int | None, *, reference: str | None, strict: bool, strict_sandbox: bool
) -> dict[str, str | None]:
    prefer = [*([] if wait is None else [f"wait={wait}"]), *(["handling=strict"] if strict else [])]
    return {
        "Prefer": ", ".join(prefer) or None,
        "X-Referencia": reference,
        "X-Sandbox-Strict": "true" if strict_sandbox else None,
    }
