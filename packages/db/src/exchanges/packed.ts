import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { MadeExchange } from '@fiscal/core/vocabulary/exchange';

/** Maximum of an answer; authorities answer with some kilobytes. */
const KEPT_MAX = 512 * 1024;

export interface Packed {
  /** Offset of the stored bytes in the request; null = it carries none. */
  readonly signedAt: number | null;
  /** Bytes of the request without them. */
  readonly ownBytes: number;
  /** Bytes received; fewer may be stored. */
  readonly answerBytes: number | null;
  readonly packed: Buffer;
}

/** Both bodies as one deflated run of bytes: what they have in common is written once. */
export function pack({
  request,
  answer,
  signed,
}: Pick<MadeExchange, 'request' | 'answer' | 'signed'>): Packed {
  const found = signed === null || signed.xml.byteLength === 0 ? -1 : request.indexOf(signed.xml);
  const own =
    signed === null || found < 0
      ? [request]
      : [request.subarray(0, found), request.subarray(found + signed.xml.byteLength)];
  const beginning = answer === null ? [] : [answer.subarray(0, KEPT_MAX)];
  return {
    signedAt: found < 0 ? null : found,
    ownBytes: own.reduce((sum, part) => sum + part.byteLength, 0),
    answerBytes: answer?.byteLength ?? null,
    packed: deflateRawSync(Buffer.concat([...own, ...beginning])),
  };
}

/** The bodies again. @param signed the stored bytes that the request carries */
export function unpack(
  { signedAt, ownBytes, answerBytes, packed }: Packed,
  signed: Buffer | null,
): { readonly request: Buffer; readonly answer: Buffer | null } {
  const bytes = inflateRawSync(packed);
  const own = bytes.subarray(0, ownBytes);
  return {
    request:
      signedAt === null || signed === null
        ? own
        : Buffer.concat([own.subarray(0, signedAt), signed, own.subarray(signedAt)]),
    answer: answerBytes === null ? null : bytes.subarray(ownBytes),
  };
}
