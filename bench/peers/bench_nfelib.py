"""nfelib from its own object to a signed document, validated by its own call."""

import base64
import json
import pathlib
import sys
import time
import warnings

warnings.filterwarnings("ignore")
from nfelib.nfe.bindings.v4_0.nfe_v4_00 import Nfe  # noqa: E402

FOLDER = pathlib.Path(sys.argv[1])
PFX = base64.b64encode((FOLDER / "a1-legacy.p12").read_bytes())
ROUNDS = 5
BATCH_SECONDS = 0.3


def microseconds(call):
    start = time.perf_counter()
    call()
    batch = max(1, int(BATCH_SECONDS / (time.perf_counter() - start)))
    times = []
    for _ in range(ROUNDS):
        before = time.process_time()
        for _ in range(batch):
            call()
        times.append((time.process_time() - before) * 1e6 / batch)
    return sorted(times)[ROUNDS // 2]


def signed_and_valid(nfe):
    xml = nfe.to_xml(pkcs12_data=PFX, pkcs12_password="bench", doc_id=nfe.infNFe.Id)
    faults = Nfe.schema_validation(xml)
    if faults:
        raise ValueError(str(faults)[:200])


for size in sys.argv[2:]:
    line = {"peer": "nfelib", "items": int(size)}
    try:
        nfe = Nfe.from_xml((FOLDER / f"nfe-{size}.xml").read_text("utf-8"))
        line["us"] = microseconds(lambda: signed_and_valid(nfe))
    except Exception as error:  # noqa: BLE001
        line["error"] = repr(error)[:200]
    print(json.dumps(line), flush=True)
