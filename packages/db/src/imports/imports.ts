import type { ImportFault, ImportWarning } from '@fiscal/core/imports/judged';
import { IMPORT_KINDS, type ImportKind } from '@fiscal/core/vocabulary/imported';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { TARGETS, type Target } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { isUuid, newId } from '../base/ids.ts';
import { oneOf, type Unchecked } from '../base/parse.ts';
import { inAccount, queryInAccount, type Sql } from '../base/transaction.ts';
import { ACTOR_KINDS, type Actor, auditSql } from '../records/audit.ts';
import type { ContinuedSeries } from './import-scope.ts';

/** `aberta`: files are still coming. `interrompida`: it ended early; the same files again are another import. */
export const IMPORT_STATES = ['aberta', 'recebida', 'processando', 'concluida', 'interrompida'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Counts of the files, by outcome. */
export interface ImportCounts {
  readonly files: number;
  readonly documents: number;
  readonly events: number;
  readonly ranges: number;
  /** Imported before. */
  readonly known: number;
  /** Issued here. */
  readonly own: number;
  /** Taken with a warning. */
  readonly warned: number;
  readonly refused: number;
}

export const NO_FILES: ImportCounts = {
  files: 0,
  documents: 0,
  events: 0,
  ranges: 0,
  known: 0,
  own: 0,
  warned: 0,
  refused: 0,
};

/** A file that was left out. */
export interface LeftOut {
  readonly file: string;
  readonly code: ImportFault;
  /** pt-BR. */
  readonly message: string;
}

/** Reason to check an imported file. */
export interface FileWarning {
  readonly file: string;
  readonly code: ImportWarning;
  /** pt-BR. */
  readonly message: string;
}

/** `aviso`: the file was imported; `recusa`: it was left out. */
export type FileRemark = 'recusa' | 'aviso';

/** A letter as its envelope and attachments were, unproven. */
export interface ImportLetter {
  /** Empty: an automatic answer. */
  readonly sender: string;
  /** Names of attachments that are neither XML nor ZIP. */
  readonly ignored: readonly string[];
}

export interface ImportView extends ImportCounts {
  readonly id: string;
  readonly clientId: string;
  readonly kind: ImportKind;
  readonly target: Target;
  readonly state: ImportState;
  readonly series: readonly ContinuedSeries[];
  /** The letter whose files these are; null: they were uploaded, or came longer than 90 days ago. */
  readonly letter: ImportLetter | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

type Row = Unchecked<Omit<ImportView, 'series'>, 'state' | 'kind' | 'target'> & {
  readonly series: ImportView['series'] | null;
};

const viewOf = (row: Row): ImportView => ({
  ...row,
  state: oneOf(IMPORT_STATES, row.state),
  kind: oneOf(IMPORT_KINDS, row.kind),
  target: oneOf(TARGETS, row.target),
  series: row.series ?? [],
});

const VIEW = `i.id, i.client_id as "clientId", i.kind, i.target, i.state, i.files, i.documents, i.events, i.ranges,
  i.known, i.own, i.warned, i.refused, i.series, i.created_at as "createdAt", i.finished_at as "finishedAt",
  (select jsonb_build_object('sender', l.sender, 'ignored', l.ignored) from received_letters l where l.import_id = i.id) as letter`;

const COMPANY = 'select id, cnpj from clients where account_id = $1 and (id::text = $2 or cnpj = $2)';

/** A company of the account by its id or CNPJ; null when it has none. */
export async function companyToImport(
  db: Db,
  accountId: string,
  company: string,
): Promise<{ readonly id: string; readonly cnpj: string } | null> {
  if (!isUuid(accountId)) return null;
  const { rows } = await queryInAccount<{ id: string; cnpj: string }>(db, accountId, {
    name: 'import_company',
    text: COMPANY,
    values: [accountId, company],
  });
  return rows[0] ?? null;
}

export interface NewImport {
  readonly accountId: string;
  readonly clientId: string;
  readonly target: Target;
  readonly actor: Actor;
}

const OPEN = `
  insert into imports (id, account_id, client_id, target, state, actor_kind, actor_id, created_at, updated_at)
  values ($1, $2, $3, $4, 'processando', $5, $6, now(), now())`;

/** Opens an import of a company of the account. */
export async function openImport(db: Db, asked: NewImport): Promise<{ readonly importId: string }> {
  const { accountId, clientId, target, actor } = asked;
  const importId = newId();
  await queryInAccount(db, accountId, {
    name: 'import_open',
    text: OPEN,
    values: [importId, accountId, clientId, target, actor.kind, actor.id],
  });
  return { importId };
}

export interface Of {
  readonly accountId: string;
  readonly importId: string;
}

/** Time without a report after which an uploaded import is claimed again. */
export const LEASE = '5 minutes';

const NOTE = `
  update imports set files = $2, documents = $3, events = $4, ranges = $5, known = $6, own = $7, warned = $8, refused = $9, updated_at = now(),
         leased_until = case when leased_until is null then null else now() + interval '${LEASE}' end
   where id = $1`;

const countsOf = (counts: ImportCounts): number[] => [
  counts.files,
  counts.documents,
  counts.events,
  counts.ranges,
  counts.known,
  counts.own,
  counts.warned,
  counts.refused,
];

/** Saves the progress of an import. */
export async function noteImport(db: Db, { accountId, importId }: Of, counts: ImportCounts): Promise<void> {
  await queryInAccount(db, accountId, {
    name: 'import_note',
    text: NOTE,
    values: [importId, ...countsOf(counts)],
  });
}

/** Maximum of each kind that is stored with an import; the report's file has all. */
const REMARKS_MAX = 100_000;
const FILE_NAME_MAX = 300;

const FINISH = `
  update imports i set state = $3, series = $2, finished_at = now(), updated_at = now()
   where i.id = $1 and i.state not in ('concluida', 'interrompida')
  returning i.client_id as "clientId", i.kind, i.actor_kind as "actorKind", i.actor_id as "actorId", i.target`;

const FORGET = 'delete from import_refusals where import_id = $1';
const FORGET_FILES = 'delete from import_files where import_id = $1';
const LEFT_OUT = `
  insert into import_refusals (import_id, seq, account_id, file, code, message, kind)
  select $1, r.n, $2, r.file, r.code, r.message, r.kind
    from unnest($3::text[], $4::text[], $5::text[], $6::text[]) with ordinality as r (file, code, message, kind, n)`;

export interface ImportEnd {
  readonly counts: ImportCounts;
  readonly series: readonly ContinuedSeries[];
  readonly refused: readonly LeftOut[];
  readonly warnings: readonly FileWarning[];
  /** Why it ended before all files were read, pt-BR; null = it did not. */
  readonly halted: string | null;
}

/** Writes down how it ended, and audits it. A second call changes nothing. */
export async function finishImport(db: Db, { accountId, importId }: Of, end: ImportEnd): Promise<void> {
  await inAccount(db, accountId, async (sql) => {
    const { rows } = await sql.query<
      Record<'clientId' | 'kind' | 'actorKind' | 'actorId' | 'target', string>
    >({
      name: 'import_finish',
      text: FINISH,
      values: [importId, JSON.stringify(end.series), end.halted === null ? 'concluida' : 'interrompida'],
    });
    const [row] = rows;
    if (row === undefined) return;
    const { clientId, kind, actorKind, actorId, target } = row;
    await sql.query({ name: 'import_note', text: NOTE, values: [importId, ...countsOf(end.counts)] });
    await keepRemarks(sql, { accountId, importId }, end);
    await sql.query({ name: 'import_files_forget', text: FORGET_FILES, values: [importId] });
    const { files, documents, events, ranges, refused } = end.counts;
    await auditSql(sql, accountId, {
      actor: { kind: oneOf(ACTOR_KINDS, actorKind), id: actorId },
      action: 'documents.import',
      subject: { type: 'client', id: clientId },
      details: { importId, kind, target, files, documents, events, ranges, refused },
    });
  });
}

async function keepRemarks(
  sql: Sql,
  { accountId, importId }: Of,
  { refused, warnings, halted }: Pick<ImportEnd, 'refused' | 'warnings' | 'halted'>,
): Promise<void> {
  await sql.query({ name: 'import_refusals_forget', text: FORGET, values: [importId] });
  const of = (kind: FileRemark) => (remark: LeftOut | FileWarning) => ({ ...remark, kind });
  const end: readonly LeftOut[] =
    halted === null ? [] : [{ file: '', code: 'limite_da_importacao', message: halted }];
  const columns = [
    ...end.map(of('recusa')),
    ...refused.slice(0, REMARKS_MAX).map(of('recusa')),
    ...warnings.slice(0, REMARKS_MAX).map(of('aviso')),
  ];
  if (columns.length === 0) return;
  await sql.query({
    name: 'import_refusals',
    text: LEFT_OUT,
    values: [
      importId,
      accountId,
      columns.map(({ file }) => storable(file).slice(-FILE_NAME_MAX)),
      columns.map(({ code }) => code),
      columns.map(({ message }) => storable(message)),
      columns.map(({ kind }) => kind),
    ],
  });
}

/** PostgreSQL keeps no U+0000. */
const storable = (text: string): string => text.replaceAll('\u0000', '�');

const GET = `select ${VIEW} from imports i where i.id = $1 and i.client_id = $2`;

export async function getImport(
  db: Db,
  accountId: string,
  { clientId, importId }: { readonly clientId: string; readonly importId: string },
): Promise<ImportView | null> {
  if (!isUuid(importId) || !isUuid(clientId)) return null;
  const { rows } = await queryInAccount<Row>(db, accountId, {
    name: 'import_get',
    text: GET,
    values: [importId, clientId],
  });
  return rows[0] ? viewOf(rows[0]) : null;
}

const LIST = `
  select ${VIEW} from imports i
   where i.client_id = $1 and i.kind = $4 and ($5::smallint is null or (i.target = 'producao') = ($5 = 1)) and ($2::uuid is null or i.id < $2) order by i.id desc limit $3`;

/** Imports of a company of one kind, newest first. */
export async function listImports(
  db: Db,
  accountId: string,
  {
    clientId,
    kind = 'emitidos',
    environment,
    limit,
    cursor,
  }: {
    readonly clientId: string;
    readonly kind?: ImportKind | undefined;
    readonly environment?: Ambiente | undefined;
    readonly limit: number;
    readonly cursor?: string;
  },
): Promise<readonly ImportView[]> {
  const { rows } = await queryInAccount<Row>(db, accountId, {
    name: 'import_list',
    text: LIST,
    values: [clientId, cursor ?? null, limit, kind, environment ?? null],
  });
  return rows.map(viewOf);
}

const REFUSALS = `
  select seq, file, code, message from import_refusals where import_id = $1 and kind = $4 and seq > $2 order by seq limit $3`;

/** Files that were left out, or those of the other kind, in the order in which they were met. */
export async function listRefusals(
  db: Db,
  accountId: string,
  {
    importId,
    after,
    limit,
    kind = 'recusa',
  }: {
    readonly importId: string;
    readonly after: number;
    readonly limit: number;
    readonly kind?: FileRemark | undefined;
  },
): Promise<readonly (Omit<LeftOut, 'code'> & { readonly seq: number; readonly code: string })[]> {
  const { rows } = await queryInAccount<{ seq: number; file: string; code: string; message: string }>(
    db,
    accountId,
    { name: 'import_refusals_list', text: REFUSALS, values: [importId, after, limit, kind] },
  );
  return rows;
}
