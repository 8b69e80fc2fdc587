import { Failure } from '../failure.ts';

const SEPARATOR = ':';

/** `NFe:0193…` as base64url: opaque to callers, unique over all types. */
export const encodeGlobalId = (typename: string, id: string | number | bigint): string =>
  Buffer.from(`${typename}${SEPARATOR}${id}`).toString('base64url');

/** @throws {Failure} requisicao_invalida */
export function decodeGlobalId(globalId: string): { typename: string; id: string } {
  const text = Buffer.from(globalId, 'base64url').toString();
  const at = text.indexOf(SEPARATOR);
  if (at > 0 && encodeGlobalId(text.slice(0, at), text.slice(at + 1)) === globalId)
    return { typename: text.slice(0, at), id: text.slice(at + 1) };
  throw new Failure('requisicao_invalida', 'O id não veio desta API; use o campo id de uma resposta.');
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A global id or the bare UUID that REST calls `invoiceId` or `id` → the UUID; null for anything else. */
export function toUuid(id: string): string | null {
  if (UUID.test(id)) return id.toLowerCase();
  try {
    const { id: inside } = decodeGlobalId(id);
    return UUID.test(inside) ? inside.toLowerCase() : null;
  } catch {
    return null;
  }
}
