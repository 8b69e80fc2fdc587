import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { getInutilizacaoXmlOfAccount, type InutilizacaoXml } from '../inutilizacao/inutilizacoes.ts';
import { getDocumentXmlOfAccount, getEventXmlOfAccount, listEventXmls, type OwnedXml } from './documents.ts';

/** File behind `/v1/files/{id}`. The id carries the account and the subject, so no global index is needed. */
export type FileRef =
  | { readonly kind: 'documento'; readonly accountId: string; readonly documentId: string }
  | {
      readonly kind: 'evento';
      readonly accountId: string;
      readonly documentId: string;
      readonly eventId: string;
    }
  | { readonly kind: 'inutilizacao'; readonly accountId: string; readonly inutilizacaoId: string }
  /** The document's paper, drawn when it is opened. */
  | { readonly kind: 'impressao'; readonly accountId: string; readonly documentId: string }
  /** The label for its goods, drawn likewise. */
  | { readonly kind: 'etiqueta'; readonly accountId: string; readonly documentId: string };

/** Ends the id of what would else read like a document's XML. */
const MARKS = { inutilizacao: '01', impressao: '02', etiqueta: '03' } as const;

/** URL-safe and opaque; sign it before giving it away. */
export function encodeFileId(ref: FileRef): string {
  const hex = idsOf(ref)
    .map((id) => id.replaceAll('-', ''))
    .join('');
  const mark = ref.kind === 'documento' || ref.kind === 'evento' ? '' : MARKS[ref.kind];
  return Buffer.from(hex + mark, 'hex').toString('base64url');
}

function idsOf(ref: FileRef): string[] {
  switch (ref.kind) {
    case 'documento':
    case 'impressao':
    case 'etiqueta':
      return [ref.accountId, ref.documentId];
    case 'evento':
      return [ref.accountId, ref.documentId, ref.eventId];
    case 'inutilizacao':
      return [ref.accountId, ref.inutilizacaoId];
  }
}

export function decodeFileId(id: string): FileRef | null {
  const bytes = Buffer.from(id, 'base64url');
  if (bytes.toString('base64url') !== id) return null;
  const [accountId, second, eventId] = [0, 16, 32].map((at) => uuidAt(bytes, at));
  if (!accountId || !second) return null;
  switch (bytes.length) {
    case 32:
      return { kind: 'documento', accountId, documentId: second };
    case 33:
      return markedRef(bytes.toString('hex', 32), accountId, second);
    case 48:
      return eventId ? { kind: 'evento', accountId, documentId: second, eventId } : null;
    default:
      return null;
  }
}

function markedRef(mark: string, accountId: string, id: string): FileRef | null {
  switch (mark) {
    case MARKS.inutilizacao:
      return { kind: 'inutilizacao', accountId, inutilizacaoId: id };
    case MARKS.impressao:
      return { kind: 'impressao', accountId, documentId: id };
    case MARKS.etiqueta:
      return { kind: 'etiqueta', accountId, documentId: id };
    default:
      return null;
  }
}

export type StoredFile =
  | ({ readonly kind: 'documento' } & OwnedXml)
  | {
      readonly kind: 'evento';
      /** Id of the document. */
      readonly id: string;
      readonly clientId: string;
      readonly environment: 1 | 2;
      readonly xml: Buffer;
    }
  | ({ readonly kind: 'inutilizacao'; readonly id: string } & InutilizacaoXml)
  | ({
      readonly kind: 'impressao';
      /** `procEventoNFe` of each registered event. */
      readonly events: readonly Buffer[];
    } & OwnedXml)
  | ({ readonly kind: 'etiqueta' } & OwnedXml);

/** The route checks by `clientId` and `environment` whether two credentials may read it. */
export async function readFile(db: Db, ref: FileRef): Promise<StoredFile | null> {
  switch (ref.kind) {
    case 'documento':
    case 'etiqueta': {
      const found = await getDocumentXmlOfAccount(db, ref.accountId, ref.documentId);
      return found && { kind: ref.kind, ...found };
    }
    case 'impressao': {
      const [found, events] = await Promise.all([
        getDocumentXmlOfAccount(db, ref.accountId, ref.documentId),
        listEventXmls(db, ref.accountId, ref.documentId),
      ]);
      return found && { kind: 'impressao', ...found, events };
    }
    case 'evento': {
      const found = await getEventXmlOfAccount(db, ref.accountId, {
        documentId: ref.documentId,
        eventId: ref.eventId,
      });
      return found && { kind: 'evento', id: ref.documentId, ...found };
    }
    case 'inutilizacao': {
      const found = await getInutilizacaoXmlOfAccount(db, ref.accountId, ref.inutilizacaoId);
      return found && { kind: 'inutilizacao', id: ref.inutilizacaoId, ...found };
    }
  }
}

function uuidAt(bytes: Buffer, at: number): string | null {
  const hex = bytes.toString('hex', at, at + 16);
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isUuid(uuid) ? uuid : null;
}
