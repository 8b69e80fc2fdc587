"""Failures of a call."""

from typing import Any


class EmiteError(Exception):
    """Refusal of the API: its code, the faulty fields and the id for support."""

    def __init__(self, status: int, code: str, message: str, *, fields: list[dict[str, Any]], request_id: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.fields = fields
        self.request_id = request_id


class EmiteConnectionError(Exception):
    """No answer came, in any attempt. A retry with the same Idempotency-Key is safe."""

    def __init__(self, idempotency_key: str | None) -> None:
        super().__init__("A Emite não respondeu; repita com a mesma Idempotency-Key.")
        self.idempotency_key = idempotency_key
