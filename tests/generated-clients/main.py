"""Emits, waits, cancels and reads the paper by what openapi-python-client made."""

import json
import os
import sys
import uuid

from emite_client import AuthenticatedClient
from emite_client.api.nf_e import cancel_nfe, emit_nfe, get_nfe, pdf_nfe
from emite_client.models import CancelNfeBody, EmissaoNfe

EMISSION, CANCELLATION = str(uuid.uuid4()), str(uuid.uuid4())

client = AuthenticatedClient(
    base_url=os.environ["EMITE_URL"],
    token=os.environ["EMITE_TOKEN"],
    headers={"X-Access-Key": os.environ["EMITE_ACCESS_KEY"]},
    timeout=60,
)
with open(sys.argv[1], encoding="utf-8") as file:
    body = EmissaoNfe.from_dict(json.load(file))

# Under its key a call can be repeated: it waits again for a verdict that has not come.
status = "PENDENTE"
while status == "PENDENTE":
    emitted = emit_nfe.sync(client=client, body=body, prefer="wait=30", idempotency_key=EMISSION)
    status = get_nfe.sync(emitted.invoice_id, client=client).status
print(status)
reason = CancelNfeBody(reason="Pedido desfeito pelo cliente")
status = "pendente"
while status == "pendente":
    cancelled = cancel_nfe.sync(
        emitted.invoice_id, client=client, body=reason, prefer="wait=30", idempotency_key=CANCELLATION
    )
    status = cancelled.event.status
print(status)
print(get_nfe.sync(emitted.invoice_id, client=client).status)
print(pdf_nfe.sync_detailed(emitted.invoice_id, client=client).content[:5].decode())
