"""Calls with credentials, an Idempotency-Key of their own, and retries."""

import ipaddress
import os
import time
import uuid
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx

from .body import json_of, value_of
from .errors import EmiteConnectionError, EmiteError

T = TypeVar("T")

# Refusals that pass by themselves.
_PASSING = {429, 502, 503, 504}
_BUSY = "em_processamento"
_FIRST_WAIT = 0.25
_LONGEST_WAIT = 10.0
# A longer Retry-After is for the caller to decide.
_LONGEST_RETRY_AFTER = 60.0
_SHOWN_CHARACTERS = 200
# The API waits up to 30 seconds by itself.
_TIMEOUT = httpx.Timeout(60.0, connect=10.0)
# Certificates of the environment (SSL_CERT_FILE) still count, which trust_env=False would leave out.
_NO_PROXY: Mapping[str, None] = {"all://": None, "http://": None, "https://": None}


def new_key() -> str:
    """Idempotency-Key of one intention."""
    return str(uuid.uuid4())


@dataclass(frozen=True)
class Options:
    """Credentials and address; None: the variable EMITE_*."""

    access_key: str | None = None
    token: str | None = None
    restricted_key: str | None = None
    url: str | None = None
    attempts: int = 5
    transport: httpx.BaseTransport | None = None
    sleep: Callable[[float], None] = time.sleep


@dataclass(frozen=True)
class Call:
    """What a call sends besides its route."""

    query: Mapping[str, Any] = field(default_factory=dict)
    headers: Mapping[str, str | None] = field(default_factory=dict)
    body: Any = None
    idempotency_key: str | None = None
    # No Retry-After is waited for beyond this moment of time.monotonic().
    deadline: float = float("inf")
    as_company: bool = True
    restricted: bool = False


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _safe_address(text: str) -> str:
    url = httpx.URL(text)
    if url.scheme != "https" and not (url.scheme == "http" and _is_loopback(url.host)):
        raise ValueError(f"{text} levaria as chaves sem cifra: use https; http só vale para a própria máquina.")
    return text.rstrip("/")


def _text_of(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


class Transport:
    """Client of one account, and of one company by its token."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._access_key = options.access_key or os.environ.get("EMITE_ACCESS_KEY")
        self._token = options.token or os.environ.get("EMITE_TOKEN") or None
        self._restricted_key = options.restricted_key or os.environ.get("EMITE_RESTRICTED_KEY") or None
        if not self._access_key:
            raise ValueError("Falta access_key, ou a variável EMITE_ACCESS_KEY.")
        if not self._access_key.startswith("nfe_access_"):
            raise ValueError("access_key começa com nfe_access_.")
        if self._token is not None and not self._token.startswith(("nfe_test_", "nfe_live_")):
            raise ValueError("token começa com nfe_test_ ou nfe_live_.")
        self.url = _safe_address(options.url or os.environ.get("EMITE_URL") or "http://127.0.0.1:4000")
        self._http = httpx.Client(
            transport=options.transport, timeout=_TIMEOUT, follow_redirects=False, mounts=self.mounts
        )

    @property
    def mounts(self) -> dict[str, None]:
        """Mounts of a client of httpx: to this machine by no proxy of the environment, which would read the keys."""
        return dict(_NO_PROXY) if _is_loopback(httpx.URL(self.url).host) else {}

    @property
    def environment(self) -> int | None:
        """1 production, 2 homologation, by the token; None without one."""
        return None if self._token is None else 1 if self._token.startswith("nfe_live_") else 2

    @property
    def token(self) -> str | None:
        """Token of the company."""
        return self._token

    def close(self) -> None:
        """Closes the connections."""
        self._http.close()

    def json(self, method: str, path: str, call: Call = Call()) -> Any:
        """Value of a JSON answer."""
        return self._send(method, path, call, lambda answer: value_of(answer.content))

    def bytes(self, path: str) -> bytes:
        """Bytes of a file."""
        return self._send("GET", path, Call(), lambda answer: answer.content)

    def headers(self, call: Call = Call()) -> dict[str, str]:
        """Credentials and headers of a call."""
        headers = {"X-Access-Key": self._access_key or "", "Accept": "*/*"}
        if call.as_company and self._token is not None:
            headers["Authorization"] = f"Bearer {self._token}"
        if call.restricted and self._restricted_key is not None:
            headers["X-Restricted-Key"] = self._restricted_key
        if call.idempotency_key is not None:
            headers["Idempotency-Key"] = call.idempotency_key
        return {**headers, **{name: value for name, value in call.headers.items() if value is not None}}

    def _request(self, method: str, path: str, call: Call) -> httpx.Request:
        if not path.startswith("/"):
            raise ValueError("O caminho começa com /.")
        headers = self.headers(call)
        content = None
        if isinstance(call.body, bytes | bytearray):
            content = bytes(call.body)
            headers["Content-Type"] = "application/octet-stream"
        elif call.body is not None:
            content = json_of(call.body)
            headers["Content-Type"] = "application/json"
        query = {name: _text_of(value) for name, value in call.query.items() if value is not None}
        # Names of headers are text; a value of other letters goes as UTF-8, and is refused by the API.
        encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
        return self._http.build_request(method, f"{self.url}{path}", params=query or None, headers=encoded, content=content)

    def _send(self, method: str, path: str, call: Call, read: Callable[[httpx.Response], T]) -> T:
        """Reads a successful answer. One that breaks off is as lost as one that never came."""
        request = self._request(method, path, call)
        key = call.idempotency_key
        may_repeat = method == "GET" or key is not None
        attempt = 0
        while True:
            attempt += 1
            last = attempt >= self._options.attempts or not may_repeat
            wait = min(_LONGEST_WAIT, _FIRST_WAIT * 2 ** (attempt - 1))
            try:
                # A redirect would take the keys to another host, and make a GET of a POST.
                answer = self._http.send(request, follow_redirects=False)
                if answer.is_success:
                    return read(answer)
            except (httpx.RequestError, ValueError) as cause:
                if last:
                    raise EmiteConnectionError(key) from cause
                self._options.sleep(wait)
                continue
            error = _error_of(answer)
            if last or not (error.status in _PASSING or error.code == _BUSY):
                raise error
            after = error.retry_after or 0.0
            if after > 0 and after > min(_LONGEST_RETRY_AFTER, call.deadline - time.monotonic()):
                raise error
            self._options.sleep(after or wait)

    def wait(self, seconds: float) -> None:
        """Waits between two calls."""
        self._options.sleep(seconds)


def _seconds_of(text: str | None) -> float | None:
    return float(text) if text is not None and text.isascii() and text.isdigit() else None


def _error_of(answer: httpx.Response) -> EmiteError:
    request_id = answer.headers.get("x-request-id", "")
    after = _seconds_of(answer.headers.get("retry-after"))
    try:
        body = answer.json()
        return EmiteError(
            answer.status_code,
            body["code"],
            body["message"],
            fields=body.get("errors", []),
            request_id=body.get("requestId", request_id),
            retry_after=after,
        )
    except (ValueError, KeyError, TypeError, AttributeError):
        message = f"HTTP {answer.status_code}: {answer.text[:_SHOWN_CHARACTERS]}"
        return EmiteError(
            answer.status_code, "resposta_ilegivel", message, fields=[], request_id=request_id, retry_after=after
        )
