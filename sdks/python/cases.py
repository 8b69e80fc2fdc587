"""`python cases.py CASES CONTEXT`: runs the cases that every language shares, with the installed package.

Prints one line for each: its name, and why it failed.
"""

import json
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path

import httpx

import emite as sdk


def value_at(value, path):
    """Part of a value: `document.id`, `0.type`, `tokens.length`."""
    for name in filter(None, path.split(".")):
        if name == "length":
            value = len(value)
        elif isinstance(value, list):
            value = value[int(name)] if int(name) < len(value) else None
        elif isinstance(value, dict):
            value = value.get(name)
        else:
            value = getattr(value, name, None)
    return value


def fill(value, variables, bodies):
    """Puts variables and bodies in their places."""
    if isinstance(value, list):
        return [fill(each, variables, bodies) for each in value]
    if isinstance(value, dict):
        body = bodies.get(value.get("$body"), {})
        own = {key: each for key, each in value.items() if key != "$body"}
        return {key: fill(each, variables, bodies) for key, each in {**body, **own}.items()}
    if isinstance(value, str):
        return re.sub(r"\$\{([\w.]+)\}", lambda found: str(value_at(variables, found[1])), value)
    return value


def fits(value, expected):
    """`~x` matches an expression, `>n` a larger number; anything else is the value itself."""
    if isinstance(expected, str) and expected.startswith("~"):
        text = value.decode("latin1") if isinstance(value, bytes) else value
        text = text if isinstance(text, str) else json.dumps(text, default=str)
        return re.search(expected[1:], text) is not None
    if isinstance(expected, str) and expected.startswith(">"):
        return value > Decimal(expected[1:])
    return type(value) is type(expected) and value == expected


class CutOff(httpx.SyncByteStream):
    """A body that breaks off."""

    def __iter__(self) -> Iterator[bytes]:
        yield b'{"'
        raise httpx.ReadError("terminated")


class Faulty(httpx.BaseTransport):
    """Loses answers, cuts them off, refuses connections, or answers 503, the first times; or reads nothing."""

    def __init__(self, *, lose=0, cut=0, refuse=0, busy=0, reads=True):
        self.left = {"lose": lose, "cut": cut, "refuse": refuse, "busy": busy}
        self.reads = reads
        self.inner = httpx.HTTPTransport()

    def takes(self, fault):
        """True the first times."""
        self.left[fault] -= 1
        return self.left[fault] >= 0

    def handle_request(self, request):
        if (not self.reads and request.method == "GET") or self.takes("refuse"):
            raise httpx.ConnectError("connection refused")
        if self.takes("busy"):
            body = {"status": 503, "code": "servico_ocupado", "message": "x", "errors": [], "requestId": "req_x"}
            return httpx.Response(503, json=body, headers={"retry-after": "1"})
        answer = self.inner.handle_request(request)
        if self.takes("lose"):
            answer.read()
            raise httpx.ReadError("answer lost")
        if self.takes("cut"):
            answer.read()
            return httpx.Response(answer.status_code, stream=CutOff())
        return answer


class Store:
    """A cursor in memory."""

    def __init__(self, cursor):
        self.saved = []
        self.cursor = cursor
        self.first = None

    def load(self):
        return self.saved[-1] if self.saved else self.cursor

    def save(self, cursor):
        self.saved.append(cursor)


def read(emite, options, count=1):
    """Changes appear soon after the answer: asks until as many are there."""
    while True:
        store = Store(options["cursor"])
        messages = list(emite.changes.follow(cursor_store=store, types=options["types"], until_empty=True))
        if len(messages) >= count:
            return messages


def first(emite, options):
    """The next message, however long it takes."""
    return next(emite.changes.follow(cursor_store=Store(options["cursor"]), types=options["types"]))


def resume(emite, options):
    """Reads one message, is cut short after the second began, and goes on."""
    read(emite, options, 2)
    store = Store(options["cursor"])
    for each in emite.changes.follow(cursor_store=store, types=options["types"], until_empty=True):
        if store.saved:
            break
        store.first = each
    second, *_ = emite.changes.follow(cursor_store=store, types=options["types"], until_empty=True)
    return {"first": store.first["type"], "second": second["type"]}


def verify(emite, raw, headers, secret, now_ms):
    return emite.webhooks.verify(raw, headers, secret, now=now_ms / 1000)


OWN = {
    "decimal": lambda _, value: sdk.decimal(value),
    "sum": lambda _, *values: sdk.total(*values),
    "times": lambda _, *values: sdk.times(*values),
    "list": lambda emite, filters: list(emite.list(**filters)),
    "changes.mark": lambda emite: emite.changes.now(),
    "changes.read": read,
    "changes.first": first,
    "changes.resume": resume,
    "sandbox.a1": lambda emite, holder: emite.sandbox.a1(**holder),
    "webhooks.verify": verify,
}
OPTIONS = {"emit", "emitAndWait", "waitFor"}
NAMES = {
    "idempotencyKey": "idempotency_key",
    "strictSandbox": "strict_sandbox",
    "timeoutMs": "timeout",
    "requestId": "request_id",
}


def call(emite, name, args):
    if name in OWN:
        return OWN[name](emite, *args)
    group, verb = name.split(".")
    method = getattr(getattr(emite, group), re.sub(r"[A-Z]", lambda found: f"_{found[0].lower()}", verb))
    if verb not in OPTIONS or len(args) < 2:
        return method(*args)
    options = {NAMES.get(key, key): value for key, value in args[1].items()}
    if "timeout" in options:
        options["timeout"] /= 1000
    return method(args[0], **options)


def error_value(error, name):
    if name == "name":
        return type(error).__name__
    return str(error) if name == "message" else getattr(error, NAMES.get(name, name), None)


def run_step(step, variables, bodies):
    fault = step.get("fault")
    options = {"sleep": lambda _: None, **step.get("with", {})}
    if fault is not None:
        options["transport"] = Faulty(**fault)
    try:
        with sdk.Emite(**options) as emite:
            result = call(emite, step["call"], fill(step["args"], variables, bodies))
    except Exception as error:
        if "error" not in step:
            raise
        for name, expected in fill(step["error"], variables, bodies).items():
            if name == "fields":
                missing = set(expected) - {each["field"] for each in error.fields}
                assert not missing, f"{missing} not named"
            else:
                found = error_value(error, name)
                assert fits(found, expected), f"{name} is {found!r}"
        return
    assert "error" not in step, f"{step['call']} did not fail"
    for path, expected in fill(step.get("expect", {}), variables, bodies).items():
        found = value_at(result, path)
        assert fits(found, expected), f"{path} is {str(found)[:300]}"
    if "as" in step:
        variables[step["as"]] = result


def main(cases_file, context_file):
    shared = json.loads(Path(cases_file).read_text(encoding="utf-8"))
    variables = json.loads(Path(context_file).read_text(encoding="utf-8"))["vars"]
    for case in shared["cases"]:
        problem = None
        try:
            variables["now"] = datetime.now(UTC).isoformat()
            for step in case["steps"]:
                run_step(step, variables, shared["bodies"])
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
        print(json.dumps({"name": case["name"], "problem": problem}))


main(*sys.argv[1:])
