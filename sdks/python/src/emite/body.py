"""JSON of a body, without floats."""

import json
from collections.abc import Mapping
from datetime import date, datetime
from decimal import Decimal
from typing import Any
from uuid import UUID

from .decimals import decimal


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, str | bool | int):
        return value
    if isinstance(value, float | Decimal):
        return decimal(value)
    if isinstance(value, datetime):
        if value.utcoffset() is None:
            raise TypeError(f"{value.isoformat()} não tem fuso: use datetime.now(UTC).")
        return value.isoformat()
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, UUID):
        return str(value)
    if isinstance(value, Mapping):
        return {str(key): _plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    if hasattr(value, "to_dict"):
        return _plain(value.to_dict())
    raise TypeError(f"{type(value).__name__} não vai num corpo JSON.")


def json_of(body: Any) -> bytes:
    """Text of a body; raises TypeError for a float, and for a moment without a zone."""
    return json.dumps(_plain(body), ensure_ascii=False).encode()


def value_of(text: str | bytes) -> Any:
    """Value of a JSON text, decimals exact; None for an empty one."""
    return json.loads(text, parse_float=Decimal) if text else None
