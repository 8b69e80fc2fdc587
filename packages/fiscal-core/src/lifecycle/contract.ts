/** What the API and the workers must agree on. Types and names only. */
export const TASK_QUEUE = 'emite';
export const WORKFLOWS = { document: 'document' } as const;
export const SIGNALS = { wake: 'wake' } as const;
export const QUERIES = { estado: 'estado' } as const;

/** Ids only: never XML, certificates or tokens. */
export interface DocumentInput {
  readonly documentId: string;
  readonly accountId: string;
}

export const documentWorkflowId = (documentId: string): string => `document:${documentId}`;

/** Search attributes of the `document` workflow (all Keyword). */
export const SEARCH_ATTRIBUTES = [
  'Client',
  'DocType',
  'Environment',
  'UF',
  'Status',
  'CStat',
  'AccessKey',
] as const;

/** `encoding` metadata of encrypted Temporal payloads: AES-256-GCM (db `crypto/payload-codec`) of the data. */
export const PAYLOAD_ENCODING = 'binary/encrypted';

/** Failure type of a step that failed because something we depend on is away: tried again without limit, never counted. */
export const OUTAGE = 'infraestrutura_indisponivel';
