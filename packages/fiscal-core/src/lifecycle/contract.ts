/** Names shared by the API and the workers. Types and names only. */
export const TASK_QUEUE = 'emite';
export const WORKFLOWS = {
  document: 'document',
  inutilizacao: 'inutilizacao',
  pergunta: 'pergunta',
} as const;
export const SIGNALS = { wake: 'wake' } as const;
/** `concluir`: wakes like the signal and ends when the operation is decided or has to wait; the rows show which. */
export const UPDATES = { concluir: 'concluir' } as const;
export const QUERIES = { estado: 'estado' } as const;

/** Ids only: never XML, certificates or tokens. */
export interface DocumentInput {
  readonly documentId: string;
  readonly accountId: string;
}

export interface InutilizacaoInput {
  readonly inutilizacaoId: string;
  readonly accountId: string;
}

/** Argument of `concluir`: id of an operation or of a range. */
export interface ConcluirInput {
  readonly id: string;
}

export const documentWorkflowId = (documentId: string): string => `document:${documentId}`;
export const inutilizacaoWorkflowId = (inutilizacaoId: string): string => `inutilizacao:${inutilizacaoId}`;

export const perguntaWorkflowId = (id: string): string => `pergunta:${id}`;

/** Search attributes of the `document` workflow (all Keyword). */
export const SEARCH_ATTRIBUTES = [
  'Client',
  'DocType',
  'Environment',
  'UF',
  'Status',
  'CStat',
  'AccessKeyHash',
  'DocNumber',
] as const;

/** `encoding` metadata of encrypted Temporal payloads: AES-256-GCM (db `keyring/payload-codec`) of the data. */
export const PAYLOAD_ENCODING = 'binary/encrypted';

/** Failure type of a step that failed because something we depend on is away: tried again without limit, never counted. */
export const OUTAGE = 'infraestrutura_indisponivel';
