import { documentByType } from '@fiscal/core/registry/documents';
import type { Db } from '@fiscal/db/base/client';
import type { AccountDocument } from '@fiscal/db/documents/account-documents';
import { recordAudit } from '@fiscal/db/records/audit';
import type { AccountCaller } from '../access/authenticate.ts';
import { BOM, csvLine } from './csv.ts';
import { IMPORTED_WORDS } from './imported-texts.ts';
import type { DocumentsAsked, ListAccountDocuments } from './list-account-documents.ts';

/** Rows of one file. */
const ROWS_MAX = 100_000;
const PAGE = 1000;

/** The documents that match as the text of a CSV file, piece by piece, newest first; at most 100,000. Audited. */
export type ExportDocuments = (
  caller: AccountCaller,
  asked: DocumentsAsked,
) => AsyncGenerator<string, void, undefined>;

const CLOCK = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});
const at = (date: Date): string => CLOCK.format(date).replace(',', '');

/** Columns in order. Keys stand in groups: a spreadsheet would round 44 digits to a number. */
const COLUMNS: readonly (readonly [name: string, of: (document: AccountDocument) => string | null])[] = [
  ['Tipo', ({ type }) => documentByType(type)?.nome ?? type],
  ['Série', ({ serie }) => String(serie)],
  ['Número', ({ numero }) => String(numero)],
  ['Chave de acesso', ({ accessKey }) => accessKey.replace(/(.{4})(?=.)/g, '$1 ')],
  ['Situação', ({ status }) => status],
  ['cStat', ({ cStat }) => cStat],
  ['Motivo', ({ reason }) => reason],
  ['Empresa', ({ clientName }) => clientName],
  ['CNPJ da empresa', ({ clientCnpj }) => clientCnpj],
  ['Destinatário', ({ destinatario }) => destinatario],
  ['CNPJ ou CPF do destinatário', ({ documentoDestinatario }) => documentoDestinatario],
  ['Valor total', ({ valorTotal }) => valorTotal?.replace('.', ',') ?? null],
  ['Referência', ({ referencia }) => referencia],
  ['Criado em', ({ createdAt }) => at(createdAt)],
  ['Atualizado em', ({ updatedAt }) => at(updatedAt)],
  ['Id', ({ id }) => id],
  ['Importado', ({ imported }) => imported && IMPORTED_WORDS[imported.state]],
];

export const createExportDocuments = ({
  db,
  listAccountDocuments,
}: {
  readonly db: Db;
  readonly listAccountDocuments: ListAccountDocuments;
}): ExportDocuments =>
  async function* ({ accountId, actor }, asked) {
    await recordAudit(db, accountId, {
      actor,
      action: 'documents.export',
      subject: { type: 'account', id: accountId },
      details: { environment: asked.environment },
    });
    yield BOM + csvLine(COLUMNS.map(([name]) => name));
    let cursor: string | null = null;
    for (let rows = 0; rows < ROWS_MAX; rows += PAGE) {
      const page = await listAccountDocuments(accountId, { ...asked, cursor, limit: PAGE });
      yield page.data.map((document) => csvLine(COLUMNS.map(([, of]) => of(document)))).join('');
      cursor = page.nextCursor;
      if (cursor === null) return;
    }
  };
