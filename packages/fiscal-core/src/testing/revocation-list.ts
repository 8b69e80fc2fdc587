import { sign } from 'node:crypto';
import type { TestCertificate } from './certificates.ts';

/** A list of what an authority revoked, as it is served. */
export interface TestList {
  readonly issuer: TestCertificate;
  /** Serial numbers in hexadecimal. */
  readonly revoked?: readonly string[];
  readonly revokedAt?: Date;
  readonly thisUpdate?: Date;
  readonly nextUpdate?: Date | null;
  /** Signer instead of the issuer. */
  readonly signer?: TestCertificate;
}

const HOUR_MS = 3_600_000;
const SHA256_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex');

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const bytes = size < 0x80 ? [size] : [];
  if (size >= 0x80) {
    const long = Buffer.alloc(4);
    long.writeUInt32BE(size);
    bytes.push(0x84, ...long);
  }
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}
const utcTime = (date: Date): Buffer =>
  der(0x17, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));
const serial = (hex: string): Buffer => {
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return der(0x02, (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
};

/** Writes and signs it. Source: RFC 5280, 5.1. */
export function issueList(list: TestList): Buffer {
  const { issuer, revoked = [], signer = issuer } = list;
  const now = Date.now();
  const thisUpdate = list.thisUpdate ?? new Date(now - HOUR_MS);
  const nextUpdate = list.nextUpdate === undefined ? new Date(now + HOUR_MS) : list.nextUpdate;
  const at = utcTime(list.revokedAt ?? thisUpdate);
  const entries = revoked.map((hex) => der(0x30, serial(hex), at));
  const tbs = der(
    0x30,
    der(0x02, Buffer.from([1])),
    SHA256_RSA,
    der(0x30),
    utcTime(thisUpdate),
    ...(nextUpdate === null ? [] : [utcTime(nextUpdate)]),
    ...(entries.length === 0 ? [] : [der(0x30, ...entries)]),
  );
  const signature = sign('sha256', tbs, signer.privateKey);
  return der(0x30, tbs, SHA256_RSA, der(0x03, Buffer.from([0]), signature));
}
