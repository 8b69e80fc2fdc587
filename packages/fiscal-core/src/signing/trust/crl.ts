import { type KeyObject, verify } from 'node:crypto';
import {
  BIT_STRING,
  contextTag,
  DerError,
  derTime,
  derValue,
  derValues,
  GENERALIZED_TIME,
  INTEGER,
  OID,
  SEQUENCE,
  UTC_TIME,
} from './der.ts';

/** An authority's revocation list. */
export interface Crl {
  readonly thisUpdateMs: number;
  /** Null: the date of the next one is absent. */
  readonly nextUpdateMs: number | null;
  /** Whether that key signed it. */
  signedBy(key: KeyObject): boolean;
  /** Since when the certificate of that serial number, in hexadecimal, is revoked; null: it is not. */
  revokedAt(serialNumber: string): number | null;
}

/** Algorithms of its signature, by object identifier in hexadecimal. Source: RFC 4055, RFC 5758; SHA-1 is not trusted. */
const HASHES: Readonly<Record<string, string>> = {
  '2a864886f70d01010b': 'sha256',
  '2a864886f70d01010c': 'sha384',
  '2a864886f70d01010d': 'sha512',
  '2a8648ce3d040302': 'sha256',
  '2a8648ce3d040303': 'sha384',
  '2a8648ce3d040304': 'sha512',
};
/** A list of what changed since another one. Source: RFC 5280, 5.2.4. */
const DELTA = '551d1b';

const isTime = (tag: number): boolean => tag === UTC_TIME || tag === GENERALIZED_TIME;
const plain = (hex: string): string => hex.toLowerCase().replace(/^0+(?=.)/, '');

/** Reads a list in DER; null when it is none, or not a whole one. Source: RFC 5280, 5.1. */
export function readCrl(bytes: Buffer): Crl | null {
  try {
    return crlIn(bytes);
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}

function crlIn(bytes: Buffer): Crl | null {
  const [tbs, algorithm, signature] = derValues(derValue(bytes, SEQUENCE).content);
  if (tbs?.tag !== SEQUENCE || algorithm?.tag !== SEQUENCE || signature?.tag !== BIT_STRING) return null;
  const fields = [...derValues(tbs.content)];
  const [oid] = derValues(algorithm.content);
  const times = fields.filter(({ tag }) => isTime(tag)).map(derTime);
  const [thisUpdateMs, nextUpdateMs = null] = times;
  if (thisUpdateMs === undefined || oid?.tag !== OID || fields.some(isDelta)) return null;
  // Before the times: algorithm and issuer; behind them what is revoked.
  const afterTimes = fields.slice(fields.findLastIndex(({ tag }) => isTime(tag)) + 1);
  const entries = afterTimes.find(({ tag }) => tag === SEQUENCE)?.content ?? Buffer.alloc(0);
  const revoked = new Map<string, number>();
  for (const { content } of derValues(entries)) {
    const [serial, at] = derValues(content);
    if (serial?.tag !== INTEGER || at === undefined) return null;
    revoked.set(plain(serial.content.toString('hex')), derTime(at));
  }
  const hash = HASHES[oid.content.toString('hex')];
  return {
    thisUpdateMs,
    nextUpdateMs,
    signedBy: (key) => hash !== undefined && verify(hash, tbs.whole, key, signature.content.subarray(1)),
    revokedAt: (serialNumber) => revoked.get(plain(serialNumber)) ?? null,
  };
}

const isDelta = ({ tag, content }: { readonly tag: number; readonly content: Buffer }): boolean =>
  tag === contextTag(0) && content.includes(Buffer.from(`0603${DELTA}`, 'hex'));
