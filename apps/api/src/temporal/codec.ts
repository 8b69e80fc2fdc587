import type { CodecPayload as Payload, PayloadCodec } from '@fiscal/db/keyring/payload-codec';
import type { CodecPayload } from '../operators/temporal-codec.ts';

/** Decodes payloads in the JSON form of Temporal's UI and CLI; one that is in clear or cannot be opened stays as it is. */
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
