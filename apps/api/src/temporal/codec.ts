import { view } from '@fiscal/core/bytes';
import { PAYLOAD_ENCODING } from '@fiscal/core/lifecycle/contract';
import { packPayload, unpackPayload } from '@fiscal/core/lifecycle/payload';
import { deriveKey, type Keyring } from '@fiscal/db/crypto/keyring';
import { decodePayloadBytes, encodePayloadBytes } from '@fiscal/db/crypto/payload-codec';
import type { Payload, PayloadCodec } from '@temporalio/common';
import type { CodecPayload } from '../operators/temporal-codec.ts';

const PURPOSE = 'payload-codec';

/** The workers' codec: what Temporal stores is encrypted under a key derived from MASTER_KEY (or the one before it). */
export function createPayloadCodec(keyring: Keyring): PayloadCodec {
  const current = view(deriveKey(keyring, PURPOSE));
  const previous =
    keyring.previous === null
      ? null
      : view(deriveKey({ current: keyring.previous, previous: null }, PURPOSE));
  const open = (bytes: Uint8Array): Uint8Array => {
    try {
      return decodePayloadBytes(current, bytes);
    } catch (error) {
      if (previous === null) throw error;
      return decodePayloadBytes(previous, bytes);
    }
  };
  const encoding = new TextEncoder().encode(PAYLOAD_ENCODING);
  return {
    encode: async (payloads) =>
      payloads.map((payload) => ({
        metadata: { encoding },
        data: encodePayloadBytes(current, packPayload(payload)),
      })),
    decode: async (payloads) =>
      payloads.map((payload) =>
        isEncrypted(payload) ? unpackPayload(open(payload.data ?? new Uint8Array())) : payload,
      ),
  };
}

const isEncrypted = ({ metadata }: Payload): boolean => {
  const encoding = metadata?.['encoding'];
  return encoding instanceof Uint8Array && new TextDecoder().decode(encoding) === PAYLOAD_ENCODING;
};

/** The same for payloads in the JSON form of Temporal's UI and CLI; one that cannot be opened stays as it is. */
export const decodeForPeople =
  (codec: PayloadCodec) =>
  async (payloads: readonly CodecPayload[]): Promise<CodecPayload[]> =>
    Promise.all(
      payloads.map(async (payload) => {
        const [clear] = await codec.decode([fromJson(payload)]).catch(() => []);
        return clear === undefined ? payload : toJson(clear);
      }),
    );

const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));
const toBase64 = (bytes: Uint8Array | null | undefined): string =>
  bytes === null || bytes === undefined ? '' : Buffer.from(bytes).toString('base64');

const fromJson = ({ metadata = {}, data = '' }: CodecPayload): Payload => ({
  metadata: Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, fromBase64(value)])),
  data: fromBase64(data),
});

const toJson = ({ metadata, data }: Payload): CodecPayload => ({
  metadata: Object.fromEntries(Object.entries(metadata ?? {}).map(([key, value]) => [key, toBase64(value)])),
  data: toBase64(data),
});
