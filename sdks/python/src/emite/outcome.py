"""Verdict of a document."""

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

Document = dict[str, Any]


@dataclass(frozen=True)
class Authorized:
    """Protocol and access key are valid. Also one that was canceled or closed since."""

    document: Document
    outcome: ClassVar[Literal["authorized"]] = "authorized"


@dataclass(frozen=True)
class Rejected:
    """The authority, or the layout, refuses it; `hint` says what to send."""

    document: Document
    reason: str
    hint: dict[str, Any] | None
    outcome: ClassVar[Literal["rejected"]] = "rejected"


@dataclass(frozen=True)
class Pending:
    """Not decided in the time given: `wait_for` goes on."""

    document: Document
    outcome: ClassVar[Literal["pending"]] = "pending"


Outcome = Authorized | Rejected | Pending


def outcome_of(document: Document) -> Outcome:
    """Verdict that a document shows."""
    status = document["status"]
    if status == "PENDENTE":
        return Pending(document)
    if status in ("REJEITADA", "ERRO_TECNICO"):
        reason = document.get("rejectionReason") or document.get("xMotivo") or status
        return Rejected(document, reason, document.get("rejection"))
    return Authorized(document)
