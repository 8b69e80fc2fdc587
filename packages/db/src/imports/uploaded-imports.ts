import { TARGETS } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { isUuid, newId } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';
import type { ImportScope } from './import-scope.ts';
import { LEASE, type NewImport, type Of } from './imports.ts';

/** All files of an import together. */
export const IMPORT_TOTAL_BYTES_MAX = 64 * 1024 * 1024;

const OPEN = `
  insert into imports (id, account_id, client_id, target, state, actor_kind, actor_id, created_at, updated_at)
  values ($1, $2, $3, $4, 'aberta', $5, $6, now(), now())`;

/** An import whose files come in pieces. One that is never sent goes after an hour. */
export async function openUploadedImport(
  db: Db,
  { accountId, clientId, target, actor }: NewImport,
): Promise<{ readonly importId: string }> {
  const importId = newId();
  await queryInAccount(db, accountId, {
    name: 'import_upload_open',
    text: OPEN,
    values: [importId, accountId, clientId, target, actor.kind, actor.id],
  });
  return { importId };
}

export interface ImportPiece {
  /** Which file, from 0, and which piece of it, from 0. */
  readonly file: number;
  readonly piece: number;
  readonly name: string;
  readonly content: Buffer;
}

const STATE = 'select state from imports where id = $1';
const ADD = `
  insert into import_files (import_id, file, piece, account_id, name, content)
  select i.id, $2, $3, i.account_id, $4, $5 from imports i
   where i.id = $1 and i.state = 'aberta'
     and (select coalesce(sum(octet_length(f.content)), 0) from import_files f where f.import_id = $1) + octet_length($5::bytea) <= $6
  on conflict do nothing`;

/** Keeps a piece; the same one again changes nothing. `fechada`: there is none that waits for pieces. */
export async function addImportPiece(
  db: Db,
  { accountId, importId }: Of,
  { file, piece, name, content }: ImportPiece,
): Promise<'guardado' | 'fechada' | 'grande_demais'> {
  if (!isUuid(importId)) return 'fechada';
  const { rows } = await queryInAccount<{ state: string }>(db, accountId, {
    name: 'import_state',
    text: STATE,
    values: [importId],
  });
  if (rows[0]?.state !== 'aberta') return 'fechada';
  const { rows: kept } = await queryInAccount<{ there: boolean }>(db, accountId, {
    name: 'import_piece',
    text: `with added as (${ADD} returning 1)
           select exists (select 1 from added) or exists (select 1 from import_files where import_id = $1 and file = $2 and piece = $3) as there`,
    values: [
      importId,
      file,
      piece,
      name.replaceAll('\u0000', '�').slice(0, 300),
      content,
      IMPORT_TOTAL_BYTES_MAX,
    ],
  });
  return kept[0]?.there === true ? 'guardado' : 'grande_demais';
}

const SEND = `
  update imports i set state = 'recebida', updated_at = now()
   where i.id = $1 and i.state = 'aberta' and exists (select 1 from import_files f where f.import_id = i.id) returning i.id`;

/** All pieces are there: a worker takes it from here. False when nothing was open, or nothing had come. */
export async function sendUploadedImport(db: Db, { accountId, importId }: Of): Promise<boolean> {
  if (!isUuid(importId)) return false;
  const { rows } = await queryInAccount(db, accountId, {
    name: 'import_send',
    text: SEND,
    values: [importId],
  });
  return rows.length > 0;
}

export interface ClaimedImport extends ImportScope {
  /** CNPJ of the company. */
  readonly company: string;
}

/** The oldest that nobody works off; it is the caller's as long as `noteImport` tells of it. Over all accounts. Worker role. */
export async function claimImport(db: Db): Promise<ClaimedImport | null> {
  const { rows } = await db.pool.query<{
    import_id: string;
    account_id: string;
    client_id: string;
    target: string;
    company: string;
  }>({ name: 'claim_import', text: 'select * from claim_import($1::interval)', values: [LEASE] });
  const [row] = rows;
  return row === undefined
    ? null
    : {
        importId: row.import_id,
        accountId: row.account_id,
        clientId: row.client_id,
        target: oneOf(TARGETS, row.target),
        company: row.company,
      };
}

const FILES = `
  select file, min(name) as name from import_files where import_id = $1 group by file order by file`;

export async function listImportFiles(
  db: Db,
  { accountId, importId }: Of,
): Promise<readonly { readonly file: number; readonly name: string }[]> {
  const { rows } = await queryInAccount<{ file: number; name: string }>(db, accountId, {
    name: 'import_files',
    text: FILES,
    values: [importId],
  });
  return rows;
}

const CONTENT = 'select content from import_files where import_id = $1 and file = $2 order by piece';

export async function readImportFile(db: Db, { accountId, importId }: Of, file: number): Promise<Buffer> {
  const { rows } = await queryInAccount<{ content: Buffer }>(db, accountId, {
    name: 'import_file',
    text: CONTENT,
    values: [importId, file],
  });
  return Buffer.concat(rows.map(({ content }) => content));
}
