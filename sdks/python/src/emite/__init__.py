"""SDK of Emite: one API for every Brazilian electronic fiscal document."""

from .account import a1_from_file
from .changes import CursorStore, FileCursor
from .client import Emite
from .decimals import decimal, times, total
from .errors import EmiteConnectionError, EmiteError
from .outcome import Authorized, Outcome, Pending, Rejected
from .webhooks import WebhookVerificationError, verify_webhook

__version__ = "0.1.0"
__all__ = [
    "Authorized",
    "CursorStore",
    "Emite",
    "EmiteConnectionError",
    "EmiteError",
    "FileCursor",
    "Outcome",
    "Pending",
    "Rejected",
    "WebhookVerificationError",
    "a1_from_file",
    "decimal",
    "times",
    "total",
    "verify_webhook",
]
