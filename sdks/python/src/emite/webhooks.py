"""Signatures of webhooks (Standard Webhooks)."""

import base64
import binascii
import hashlib
import hmac
import re
import time
from collections.abc import Mapping
from typing import Any

from .body import value_of

# Clocks may differ by as much.
_TOLERANCE_SECONDS = 300
# Digits of a moment in seconds; a float holds them all.
_TIMESTAMP = re.compile(r"[0-9]{1,12}")


class WebhookVerificationError(Exception):
    """A message that nobody with the secret signed, or an old one."""


def _header(headers: Mapping[str, Any], name: str) -> str:
    for each, value in headers.items():
        if each.lower() == name and isinstance(value, str):
            return value
    raise WebhookVerificationError(f"Falta o cabeçalho {name}.")


def _bytes_of(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return b""


def verify_webhook(
    raw: str | bytes, headers: Mapping[str, Any], secret: str, *, now: float | None = None
) -> dict[str, Any]:
    """Checks a message's signature over the body as it came, before any parser.

    Raises WebhookVerificationError. A type that this version does not know keeps its text.
    """
    body = raw.encode() if isinstance(raw, str) else bytes(raw)
    message_id = _header(headers, "webhook-id")
    timestamp = _header(headers, "webhook-timestamp")
    signatures = _header(headers, "webhook-signature")
    moment = time.time() if now is None else now
    if not (_TIMESTAMP.fullmatch(timestamp) and abs(moment - int(timestamp)) <= _TOLERANCE_SECONDS):
        raise WebhookVerificationError("A mensagem é velha, ou os relógios diferem.")
    key = _bytes_of(secret.removeprefix("whsec_"))
    # Anybody can sign with an empty key, which a variable that is not set gives.
    if not key:
        raise WebhookVerificationError("Falta o segredo do endpoint, whsec_….")
    expected = hmac.new(key, f"{message_id}.{timestamp}.".encode() + body, hashlib.sha256).digest()
    given = [value for version, _, value in (each.partition(",") for each in signatures.split(" ")) if version == "v1"]
    if not any(hmac.compare_digest(expected, _bytes_of(value)) for value in given):
        raise WebhookVerificationError("A assinatura não confere.")
    return value_of(body)


class Webhooks:
    """Verbs of webhooks."""

    verify = staticmethod(verify_webhook)
