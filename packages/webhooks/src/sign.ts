import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';

/**
 * Signatures of Standard Webhooks 1.0.0: `v1` by HMAC-SHA256 with a `whsec_` secret, `v1a` by Ed25519 with a `whsk_` key,
 * which receivers verify with its `whpk_`.
 */
const SECRET = 'whsec_';
const PRIVATE = 'whsk_';
const PUBLIC = 'whpk_';

/** Bytes of a secret, as the standard has them. */
const SECRET_BYTES = { min: 24, max: 64, ours: 32 };
/** DER prefixes of the 32 bytes of an Ed25519 key. Source: RFC 8410 §§4, 7. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;

export interface Signed {
  /** Message id, the same in every try. */
  readonly id: string;
  /** Time of this try. */
  readonly at: Date;
  /** Exactly the bytes that are sent. */
  readonly body: string;
}

export type SignatureHeaders = {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
};

export interface SigningKeyPair {
  /** `whsk_…` */
  readonly privateKey: string;
  /** `whpk_…` */
  readonly publicKey: string;
}

/** A new secret for HMAC, `whsec_…`. */
export const newSecret = (): string => SECRET + randomBytes(SECRET_BYTES.ours).toString('base64');

/** A new pair for Ed25519. */
export function newSigningKeyPair(): SigningKeyPair {
  const { privateKey } = generateKeyPairSync('ed25519');
  const seed = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(PKCS8.length);
  return { privateKey: PRIVATE + seed.toString('base64'), publicKey: publicTextOf(privateKey) };
}

function publicTextOf(key: KeyObject): string {
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return PUBLIC + spki.subarray(SPKI.length).toString('base64');
}

/** The bytes behind a prefix; null when the text is none of it, or its base64 is not canonical. */
function bytesOf(text: string, prefix: string): Buffer | null {
  if (!text.startsWith(prefix)) return null;
  const base64 = text.slice(prefix.length);
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 ? bytes : null;
}

/** True when a text is a secret of the standard's form and size: `whsec_` and 24 to 64 bytes in base64. */
export function isSecret(text: string): boolean {
  const length = bytesOf(text, SECRET)?.length ?? 0;
  return length >= SECRET_BYTES.min && length <= SECRET_BYTES.max;
}

function readSecret(text: string): Buffer {
  const bytes = isSecret(text) ? bytesOf(text, SECRET) : null;
  if (bytes === null) throw new Error('a webhook secret is whsec_ and 24 to 64 bytes in base64');
  return bytes;
}

function readPrivateKey(text: string): KeyObject {
  const seed = bytesOf(text, PRIVATE);
  if (seed?.length !== KEY_BYTES)
    throw new Error('a private key for webhooks is whsk_ and 32 bytes in base64');
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
}

/** Signature of `text` under the version of the key's prefix. */
function signatureBy(key: string, text: string): string {
  if (key.startsWith(PRIVATE))
    return `v1a,${sign(null, Buffer.from(text), readPrivateKey(key)).toString('base64')}`;
  return `v1,${createHmac('sha256', readSecret(key)).update(text).digest('base64')}`;
}

/**
 * The three headers of one try. `keys` are `whsec_` and `whsk_` texts, the newest first: each signs, so that receivers who
 * have either during a rotation accept the message.
 */
export function signatureHeaders({ id, at, body }: Signed, keys: readonly string[]): SignatureHeaders {
  // A full stop would let an id take part of another message's text.
  if (!/^[\w-]+$/.test(id)) throw new Error(`not an id of a message: ${id}`);
  if (keys.length === 0) throw new Error('a message is signed by one key at least');
  const timestamp = Math.floor(at.getTime() / 1_000).toString();
  const text = `${id}.${timestamp}.${body}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': keys.map((key) => signatureBy(key, text)).join(' '),
  };
}
