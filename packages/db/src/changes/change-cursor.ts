import type { ChangeCursor } from './changes.ts';

const VERSION = 1;
const BYTES = 17;
const SEQ_MAX = 2n ** 63n - 1n;

/** Encodes a position in the change feed as opaque text: 23 characters, URL-safe. It does not name the account. */
export function encodeCursor({ xid, seq }: ChangeCursor): string {
  const bytes = Buffer.alloc(BYTES);
  bytes.writeUInt8(VERSION, 0);
  bytes.writeBigUInt64BE(xid, 1);
  bytes.writeBigInt64BE(seq, 9);
  return bytes.toString('base64url');
}

/** Null for anything that `encodeCursor` did not make. */
export function decodeCursor(text: string): ChangeCursor | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== BYTES || bytes.toString('base64url') !== text || bytes.readUInt8(0) !== VERSION)
    return null;
  const seq = bytes.readBigUInt64BE(9);
  return seq > SEQ_MAX ? null : { xid: bytes.readBigUInt64BE(1), seq };
}
