import type { DocumentStatus } from '@fiscal/core/lifecycle/states';
import type { Db } from '../client.ts';
import type { DocumentView, Principal } from '../types.ts';

type Reader = Pick<Principal, 'accountId' | 'clientId' | 'environment'>;

/** One round trip; null for an unknown id, another client's or another environment's. */
export declare function getDocument(db: Db, reader: Reader, documentId: string): Promise<DocumentView | null>;

export interface DocumentFilter {
  readonly type?: string;
  readonly status?: DocumentStatus;
  readonly accessKey?: string;
  readonly referencia?: string;
  /** createdAt, inclusive. */
  readonly from?: Date;
  /** createdAt, exclusive. */
  readonly to?: Date;
  readonly limit: number;
  readonly cursor?: string;
}

export interface DocumentSummary {
  readonly id: string;
  readonly type: string;
  readonly status: DocumentStatus;
  readonly accessKey: string;
  readonly serie: number;
  readonly numero: number;
  readonly referencia: string | null;
  readonly cStat: string | null;
  readonly xMotivo: string | null;
  readonly protocolNumber: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly authorizedAt: Date | null;
}

/** Newest first, keyset pages. */
export declare function listDocuments(
  db: Db,
  reader: Reader,
  filter: DocumentFilter,
): Promise<{ readonly data: readonly DocumentSummary[]; readonly nextCursor: string | null }>;

/** The parts of the distributed file: exact signed bytes and the authority's `prot…` element. The reader puts them together. */
export interface DocumentXml {
  readonly type: string;
  readonly accessKey: string;
  readonly status: DocumentStatus;
  readonly signed: Buffer;
  readonly prot: string | null;
}

/** Of the authorised (else the newest) attempt; null when nothing was signed or the document is not the reader's. */
export declare function getDocumentXml(
  db: Db,
  reader: Reader,
  documentId: string,
): Promise<DocumentXml | null>;
/** Client-less read for signed file links and workers. */
export declare function getDocumentXmlOfAccount(
  db: Db,
  accountId: string,
  documentId: string,
): Promise<DocumentXml | null>;
export declare function getEventXml(
  db: Db,
  reader: Reader,
  documentId: string,
  eventId: string,
): Promise<Buffer | null>;
