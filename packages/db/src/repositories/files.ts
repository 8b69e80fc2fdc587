import type { Db } from '../client.ts';
import { isUuid } from '../ids.ts';
import { getDocumentXmlOfAccount, getEventXmlOfAccount, type OwnedXml } from './documents.ts';

/** What `/v1/files/{id}` names. The id carries account and document, so it is found without a global index. */
export type FileRef =
  | { readonly kind: 'documento'; readonly accountId: string; readonly documentId: string }
  | {
      readonly kind: 'evento';
      readonly accountId: string;
      readonly documentId: string;
      readonly eventId: string;
    };

/** URL-safe and opaque; sign it before giving it away. */
export function encodeFileId(ref: FileRef): string {
  const ids =
    ref.kind === 'documento' ? [ref.accountId, ref.documentId] : [ref.accountId, ref.documentId, ref.eventId];
  return Buffer.from(ids.map((id) => id.replaceAll('-', '')).join(''), 'hex').toString('base64url');
}

export function decodeFileId(id: string): FileRef | null {
  const bytes = Buffer.from(id, 'base64url');
  if (bytes.toString('base64url') !== id || (bytes.length !== 32 && bytes.length !== 48)) return null;
  const [accountId, documentId, eventId] = [0, 16, 32].map((at) => uuidAt(bytes, at));
  if (!accountId || !documentId) return null;
  return eventId
    ? { kind: 'evento', accountId, documentId, eventId }
    : { kind: 'documento', accountId, documentId };
}

export type StoredFile =
  | ({ readonly kind: 'documento' } & OwnedXml)
  | { readonly kind: 'evento'; readonly clientId: string; readonly environment: 1 | 2; readonly xml: Buffer };

/** `clientId` and `environment` tell the route whether two credentials may read it. */
export async function readFile(db: Db, ref: FileRef): Promise<StoredFile | null> {
  if (ref.kind === 'documento') {
    const found = await getDocumentXmlOfAccount(db, ref.accountId, ref.documentId);
    return found && { kind: 'documento', ...found };
  }
  const found = await getEventXmlOfAccount(db, ref.accountId, ref.documentId, ref.eventId);
  return found && { kind: 'evento', ...found };
}

function uuidAt(bytes: Buffer, at: number): string | null {
  const hex = bytes.toString('hex', at, at + 16);
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isUuid(uuid) ? uuid : null;
}
