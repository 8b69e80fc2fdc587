import { PAYLOAD_ENCODING } from '@fiscal/core/lifecycle/contract';
import { decrypt, encrypt } from './aes-gcm.ts';
import { everyKey, type KeyGenerations } from './generations.ts';

/** A Temporal payload, as `@temporalio/common` has it. */
export interface CodecPayload {
  metadata?: { [key: string]: Uint8Array } | null;
  data?: Uint8Array | null;
}

const AAD = 'temporal/payload';
const ENCODING = new TextEncoder().encode(PAYLOAD_ENCODING);
/** Metadata key that keeps the clear payload's own `encoding`. */
const CLEAR_ENCODING = 'clear-encoding';

const isEncrypted = ({ metadata }: CodecPayload): boolean => {
  const encoding = metadata?.['encoding'];
  return encoding !== undefined && new TextDecoder().decode(encoding) === PAYLOAD_ENCODING;
};

/**
 * Nothing that Temporal stores is in clear: the data of every payload is AES-256-GCM (`nonce(12) ‖ ciphertext ‖ tag(16)`)
 * under the installation's key for payloads, 32 bytes.
 */
export function createPayloadCodec(keys: () => KeyGenerations) {
  return {
    encode: async (payloads: CodecPayload[]) =>
      payloads.map(({ metadata, data }) => {
        const { encoding, ...rest } = metadata ?? {};
        return {
          metadata: { ...rest, encoding: ENCODING, ...(encoding && { [CLEAR_ENCODING]: encoding }) },
          // An empty payload may come as an empty list, as that of `undefined` does.
          data: encrypt(keys().current, data?.length ? data : new Uint8Array(), AAD),
        };
      }),
    /** Throws when no key opens a payload, and for one in clear: a party without a key must not write to a workflow. */
    decode: async (payloads: CodecPayload[]) =>
      payloads.map((payload) => {
        if (!isEncrypted(payload)) throw new Error('A payload in clear: not written by this installation');
        const { encoding: _, [CLEAR_ENCODING]: encoding, ...rest } = payload.metadata ?? {};
        return {
          metadata: { ...rest, ...(encoding && { encoding }) },
          data: openPayload(keys(), payload.data ?? new Uint8Array()),
        };
      }),
  };
}

export type PayloadCodec = ReturnType<typeof createPayloadCodec>;

function openPayload(keys: KeyGenerations, data: Uint8Array): Buffer {
  let fault: unknown;
  for (const key of everyKey(keys))
    try {
      return decrypt(key, data, AAD);
    } catch (error) {
      fault = error;
    }
  throw fault;
}
