import { notFound } from '../base/failure.ts';

const SEPARATOR = ':';

/** `NFe:0193…` as base64url: opaque to callers, unique over all types. */
export const encodeGlobalId = (typename: string, id: string | number | bigint): string =>
  Buffer.from(`${typename}${SEPARATOR}${id}`).toString('base64url');

/** Null for what did not come from here. */
export function decodeGlobalId(globalId: string): { typename: string; id: string } | null {
  const text = Buffer.from(globalId, 'base64url').toString();
  const at = text.indexOf(SEPARATOR);
  const decoded = { typename: text.slice(0, Math.max(at, 0)), id: text.slice(at + 1) };
  return at > 0 && encodeGlobalId(decoded.typename, decoded.id) === globalId ? decoded : null;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A global id or the bare UUID that REST calls `invoiceId` or `id` → the UUID; null for anything else. */
export function toUuid(id: string): string | null {
  const uuid = UUID.test(id) ? id : (decodeGlobalId(id)?.id ?? '');
  return UUID.test(uuid) ? uuid.toLowerCase() : null;
}

/** The same. @throws {Failure} nao_encontrado for anything else */
export function knownUuid(id: string): string {
  const uuid = toUuid(id);
  if (uuid === null) throw notFound();
  return uuid;
}
