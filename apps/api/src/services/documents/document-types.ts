import { DOCUMENTS } from '@fiscal/core/registry/documents';

/** A document type as people know it. */
export interface DocumentTypeView {
  /** Type as stored: `nfe`, `nfce`… */
  readonly type: string;
  /** `NF-e`, `NFC-e`… */
  readonly nome: string;
  /** Model in XML and key. */
  readonly modelo: string;
  /** Path segment of /v1. */
  readonly route: string;
}

/** Every type that can be emitted, in the registry's order. */
export type DocumentTypes = () => readonly DocumentTypeView[];

const TYPES = DOCUMENTS.map(({ type, nome, modelo, route }) => ({ type, nome, modelo, route }));

export const documentTypes: DocumentTypes = () => TYPES;
