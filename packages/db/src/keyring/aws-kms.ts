import { createHash } from 'node:crypto';
import type { KMSClient } from '@aws-sdk/client-kms';
import type { MasterKey } from './master-key.ts';

const PREFIX = 'aws-kms:';
/** The ARN, not an alias: an alias may come to mean another key. */
const ARN = /^arn:aws[a-z-]*:kms:([a-z0-9-]+):\d{12}:key\/[A-Za-z0-9-]+$/;
/** Data keys in use, cached so that rows do not each query the service. */
const KEPT_MAX = 2_000;
/** Time for an answer of the service, all attempts and their pauses included. */
const ANSWER_MS = 10_000;

export const isAwsKmsKey = (setting: string): boolean =>
  setting.startsWith(PREFIX) && ARN.test(setting.slice(PREFIX.length));

/**
 * A symmetric key of AWS KMS, by `Encrypt` and `Decrypt`; its yearly rotation there needs nothing here. The client is loaded with the
 * first data key, so who has no such key pays nothing for it.
 */
export function awsKmsKey(setting: string): MasterKey {
  const arn = setting.slice(PREFIX.length);
  const region = ARN.exec(arn)?.[1];
  let opening: Promise<Kms> | null = null;
  const kms = () => {
    opening ??= openKms(region);
    return opening;
  };
  const cached = new Map<string, Buffer>();
  const request = (aad: string) => ({ KeyId: arn, EncryptionContext: { owner: aad } });
  return {
    version: createHash('sha256').update(arn).digest('hex').slice(0, 8),
    async wrap(dataKey, aad) {
      const { client, EncryptCommand } = await kms();
      const answer = await client.send(
        new EncryptCommand({ ...request(aad), Plaintext: dataKey }),
        withDeadline(),
      );
      return bytesIn(answer.CiphertextBlob);
    },
    async unwrap(wrapped, aad) {
      const name = `${aad}/${Buffer.from(wrapped).toString('base64')}`;
      const known = cached.get(name);
      if (known !== undefined) return known;
      const { client, DecryptCommand } = await kms();
      const answer = await client.send(
        new DecryptCommand({ ...request(aad), CiphertextBlob: wrapped }),
        withDeadline(),
      );
      const dataKey = bytesIn(answer.Plaintext);
      const oldest = cached.keys().next().value;
      if (cached.size >= KEPT_MAX && oldest !== undefined) cached.delete(oldest);
      cached.set(name, dataKey);
      return dataKey;
    },
  };
}

type Kms = Awaited<ReturnType<typeof openKms>>;

async function openKms(region: string | undefined) {
  const { DecryptCommand, EncryptCommand, KMSClient: Client } = await import('@aws-sdk/client-kms');
  const client: KMSClient = new Client({ ...(region !== undefined && { region }) });
  return { client, DecryptCommand, EncryptCommand };
}

const withDeadline = () => ({ abortSignal: AbortSignal.timeout(ANSWER_MS) });

function bytesIn(answer: Uint8Array | undefined): Buffer {
  if (answer === undefined) throw new Error('AWS KMS answered without a key');
  return Buffer.from(answer);
}
