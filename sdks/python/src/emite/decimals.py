"""Exact values: text of digits and a point, never floats."""

import re
from decimal import Decimal, localcontext

DecimalLike = str | int | Decimal

_DECIMAL = re.compile(r"-?[0-9]+(?:\.[0-9]+)?", re.ASCII)
_DIGITS_MAX = 1_000


def _exact(value: DecimalLike) -> Decimal:
    if isinstance(value, float):
        raise TypeError(f"{value} é um número de ponto flutuante: envie o valor como texto, \"12.90\".")
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise TypeError(f"{value} não é um decimal.")
        return value
    if isinstance(value, bool) or not isinstance(value, str | int) or not _DECIMAL.fullmatch(str(value)):
        raise TypeError(f"{value!r} não é um decimal: use ponto e só algarismos.")
    return Decimal(str(value))


def decimal(value: DecimalLike) -> str:
    """Text that a body takes; raises TypeError for a float, whose decimals are not exact."""
    return format(_exact(value), "f")


def total(*values: DecimalLike) -> str:
    """Sum of the values."""
    with localcontext(prec=_DIGITS_MAX):
        return decimal(sum((_exact(value) for value in values), Decimal(0)))


def times(one: DecimalLike, other: DecimalLike) -> str:
    """Product of two values."""
    with localcontext(prec=_DIGITS_MAX):
        return decimal(_exact(one) * _exact(other))
