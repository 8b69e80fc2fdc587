"""Failures of a call."""

from typing import Any


class EmiteError(Exception):
    """Refusal of the API: its code, the faulty fields and the id for support."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        *,
        fields: list[dict[str, Any]],
        request_id: str,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.fields = fields
        self.request_id = request_id
        self.retry_after = retry_after


class EmiteConnectionError(Exception):
    """No answer came, in any attempt. A retry with the same Idempotency-Key is safe."""

    def __init__(self, idempotency_key: str | None) -> None:
        super().__init__("A Emite não respondeu; repita com a mesma Idempotency-Key.")
        self.idempotency_key = idempotency_key


_TOO_MANY = 429
_FAULT = 500
_LONGEST_BACKOFF = 60.0
# A power of a long outage is no float any more.
_DOUBLINGS = 6
_LONGEST_RETRY_AFTER = 3600.0

Trouble = EmiteError | EmiteConnectionError


def is_passing(error: BaseException) -> bool:
    """True of trouble that ends by itself: too many calls, a fault of the server, or no answer."""
    if isinstance(error, EmiteError):
        return error.status == _TOO_MANY or error.status >= _FAULT
    return isinstance(error, EmiteConnectionError)


def seconds_after(error: Trouble, before: int) -> float:
    """Time until the next attempt, after passing trouble and `before` other attempts in vain."""
    after = error.retry_after if isinstance(error, EmiteError) else None
    return min(_LONGEST_RETRY_AFTER, after) if after is not None else min(_LONGEST_BACKOFF, 2.0 ** min(before, _DOUBLINGS))
