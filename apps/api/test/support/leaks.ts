import { createPrivateKey } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

/** Something that must be nowhere in clear. */
export interface Secret {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A piece of a secret in one of the forms it could have been written in. */
interface Needle {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Long enough never to be met by chance, short enough to lie whole inside a page of a file. */
const PIECE = 16;

export const secretText = (name: string, text: string): Secret => ({ name, bytes: Buffer.from(text) });

/** A key or token of ours, without the prefix of its kind. */
export const secretCredential = (name: string, key: string): Secret =>
  secretText(name, key.replace(/^nfe_[a-z]+_/, ''));

/** The private parts of an RSA key; modulus and exponent are public. */
export function secretKey(name: string, keyPem: string): Secret[] {
  const jwk = createPrivateKey(keyPem).export({ format: 'jwk' });
  return (['d', 'p', 'q'] as const).map((part) => ({
    name: `${name} (${part})`,
    bytes: Buffer.from(jwk[part] ?? '', 'base64url'),
  }));
}

/** Needles by their first four bytes, and which first two bytes there are: hundreds of megabytes are looked at once. */
export interface Needles {
  readonly begins: Uint8Array;
  readonly byHead: ReadonlyMap<number, readonly Needle[]>;
}

/** Start and end of every secret: as it is, in base64 at each alignment, in hexadecimal, and those in hexadecimal again. */
export function needlesOf(secrets: readonly Secret[]): Needles {
  const begins = new Uint8Array(0x10000);
  const byHead = new Map<number, Needle[]>();
  for (const { name, bytes } of secrets) {
    if (bytes.length < 12) throw new Error(`${name} is too short to be told from noise`);
    const size = Math.min(PIECE, bytes.length);
    for (const start of new Set([0, bytes.length - size])) {
      for (const form of formsOf(bytes.subarray(start, start + size))) {
        const head = form.readUInt32LE();
        begins[head & 0xffff] = 1;
        byHead.set(head, [...(byHead.get(head) ?? []), { name, bytes: form }]);
      }
    }
  }
  return { begins, byHead };
}

function formsOf(piece: Buffer): Buffer[] {
  const aligned = [0, 1, 2].map((skip) => {
    const whole = Math.floor((piece.length - skip) / 3) * 3;
    return piece.subarray(skip, skip + whole).toString('base64');
  });
  const texts = [...aligned, ...aligned.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))];
  const once = [piece, ...[...new Set(texts)].map((text) => Buffer.from(text))];
  // PostgreSQL prints bytes in hexadecimal, with any text inside.
  const hex = once.map((form) => Buffer.from(form.toString('hex')));
  return [...once, ...hex, Buffer.from(piece.toString('hex').toUpperCase())];
}

/** Names of the secrets that show in these bytes. */
export function leaksIn(bytes: Buffer, { begins, byHead }: Needles): string[] {
  const found = new Set<string>();
  for (let at = 0; at + 4 <= bytes.length; at++) {
    if (begins[(bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)] === 0) continue;
    for (const needle of byHead.get(bytes.readUInt32LE(at)) ?? [])
      if (bytes.subarray(at, at + needle.bytes.length).equals(needle.bytes)) found.add(needle.name);
  }
  return [...found];
}

const INFLATERS = [gunzipSync, inflateSync, inflateRawSync, brotliDecompressSync];

/** The bytes, and what they hold when they are compressed. */
export function unpack(bytes: Buffer): Buffer[] {
  const inside = INFLATERS.flatMap((inflate) => {
    try {
      return [inflate(bytes, { maxOutputLength: 50_000_000 })];
    } catch {
      return [];
    }
  });
  return [bytes, ...inside];
}

/** Regular files below a folder changed since then; what vanishes or may not be read meanwhile is left out. */
export function filesBelow(
  dir: string,
  options: { readonly sinceMs?: number; readonly depth?: number; readonly except?: readonly string[] } = {},
): string[] {
  const { sinceMs = 0, depth = 20, except = [] } = options;
  let entries: Dirent[];
  try {
    entries = readdirSync(dir, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const at = path.join(dir, entry.name);
    if (except.includes(at)) return [];
    if (entry.isDirectory()) return depth > 0 ? filesBelow(at, { ...options, depth: depth - 1 }) : [];
    return entry.isFile() && changedMs(at) >= sinceMs ? [at] : [];
  });
}

function changedMs(file: string): number {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return -1;
  }
}

/** Bytes of a file; none when it no longer exists. */
export function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
