# `true` or `false` for each five arguments: secret, id, timestamp, signatures and body.
import sys

from verify import verify

args = iter(sys.argv[1:])
for secret, id, timestamp, signature, body in zip(args, args, args, args, args):
    headers = {"webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature}
    print(str(verify(body.encode(), headers, secret)).lower())
