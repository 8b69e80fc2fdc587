import { view } from '@fiscal/core/bytes';
import { PAYLOAD_ENCODING } from '@fiscal/core/lifecycle/contract';
import { packPayload, unpackPayload } from '@fiscal/core/lifecycle/payload';
import { deriveKey, type Keyring } from '@fiscal/db/crypto/keyring';
import { decodePayloadBytes, encodePayloadBytes } from '@fiscal/db/crypto/payload-codec';
import type { Payload, PayloadCodec } from '@temporalio/common';

const PURPOSE = 'payload-codec';
const ENCODING = new TextEncoder().encode(PAYLOAD_ENCODING);

/** The keys that may have encrypted a payload: the current one first. */
function keysOf(keyring: Keyring): readonly Uint8Array[] {
  const masters = [keyring.current, keyring.previous].filter((master) => master !== null);
  return masters.map((current) => view(deriveKey({ current, previous: null }, PURPOSE)));
}

function openWithAny(keys: readonly Uint8Array[], bytes: Uint8Array): Uint8Array {
  let failure: unknown;
  for (const key of keys) {
    try {
      return decodePayloadBytes(key, bytes);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

const isEncrypted = (payload: Payload): boolean => {
  const encoding = payload.metadata?.['encoding'];
  return (
    encoding !== undefined && encoding !== null && new TextDecoder().decode(encoding) === PAYLOAD_ENCODING
  );
};

/** Nothing that Temporal stores is in clear: every payload is encrypted under a key derived from MASTER_KEY. */
export function createPayloadCodec(keyring: Keyring): PayloadCodec {
  const keys = keysOf(keyring);
  const [current] = keys;
  if (current === undefined) throw new Error('No key for payloads');
  return {
    encode: async (payloads) =>
      payloads.map((payload) => ({
        metadata: { encoding: ENCODING },
        data: encodePayloadBytes(current, packPayload(payload)),
      })),
    decode: async (payloads) =>
      payloads.map((payload) =>
        isEncrypted(payload) ? unpackPayload(openWithAny(keys, payload.data ?? new Uint8Array())) : payload,
      ),
  };
}
