import { IMPORT_KINDS, type ImportKind } from '@fiscal/core/vocabulary/imported';
import { TARGETS } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { isUuid, newId } from '../base/ids.ts';
import { oneOf, type Unchecked } from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';
import type { ImportScope } from './import-scope.ts';
import { LEASE, type NewImport, type Of } from './imports.ts';

export interface ImportBounds {
  /** All files of an import together, in bytes. */
  readonly importBytes: number;
  /** Bytes of all imports of the account that still wait for a worker. */
  readonly accountBytes: number;
}

export const IMPORT_BOUNDS: ImportBounds = {
  importBytes: 64 * 1024 * 1024,
  accountBytes: 256 * 1024 * 1024,
};

const OPEN = `
  insert into imports (id, account_id, client_id, target, state, actor_kind, actor_id, kind, created_at, updated_at)
  values ($1, $2, $3, $4, 'aberta', $5, $6, $7, now(), now())`;

/** An import whose files come in pieces. One that is never sent goes after an hour. */
export async function openUploadedImport(
  db: Db,
  {
    accountId,
    clientId,
    target,
    actor,
    kind = 'emitidos',
  }: NewImport & { readonly kind?: ImportKind | undefined },
): Promise<{ readonly importId: string }> {
  const importId = newId();
  await queryInAccount(db, accountId, {
    name: 'import_upload_open',
    text: OPEN,
    values: [importId, accountId, clientId, target, actor.kind, actor.id, kind],
  });
  return { importId };
}

export interface ImportPiece {
  /** Index of the file, from 0, and of its piece, from 0. */
  readonly file: number;
  readonly piece: number;
  readonly name: string;
  readonly content: Buffer;
}

const ADD = `
  with held as (
    select coalesce(sum(octet_length(f.content)), 0) as all_bytes,
           coalesce(sum(octet_length(f.content)) filter (where f.import_id = $1), 0) as bytes,
           coalesce(bool_or(f.import_id = $1 and f.file = $2 and f.piece = $3), false) as known
      from import_files f
  ), judged as (
    select case when i.state <> 'aberta' then 'fechada' when held.known then 'guardado'
                when held.bytes + octet_length($5::bytea) > $6 then 'grande_demais'
                when held.all_bytes + octet_length($5::bytea) > $7 then 'fila_cheia'
                else 'guardado' end as outcome, held.known, i.account_id
      from imports i cross join held where i.id = $1
  ), added as (
    insert into import_files (import_id, file, piece, account_id, name, content)
    select $1, $2, $3, account_id, $4, $5 from judged where outcome = 'guardado' and not known
    on conflict do nothing
  )
  select outcome from judged`;
const OUTCOMES = ['guardado', 'fechada', 'grande_demais', 'fila_cheia'] as const;

/**
 * Keeps a piece; the same one again changes nothing. `fechada`: there is none that waits for pieces; `fila_cheia`: what the account has
 * sent before is to be worked off first.
 */
export async function addImportPiece(
  db: Db,
  { accountId, importId }: Of,
  {
    piece: { file, piece, name, content },
    bounds: { importBytes, accountBytes } = IMPORT_BOUNDS,
  }: { readonly piece: ImportPiece; readonly bounds?: ImportBounds },
): Promise<(typeof OUTCOMES)[number]> {
  if (!isUuid(importId)) return 'fechada';
  const shown = name.replaceAll('\u0000', '�').slice(0, 300);
  const { rows } = await queryInAccount<{ outcome: string }>(db, accountId, {
    name: 'import_piece',
    text: ADD,
    values: [importId, file, piece, shown, content, importBytes, accountBytes],
  });
  return oneOf(OUTCOMES, rows[0]?.outcome ?? 'fechada');
}

const DROP = `
  delete from import_files f using imports i where f.import_id = $1 and i.id = f.import_id and i.state = 'aberta'`;

/** Deletes the pieces of an import that will not be sent; the import itself is deleted within the hour. */
export async function dropImportPieces(db: Db, { accountId, importId }: Of): Promise<void> {
  await queryInAccount(db, accountId, { name: 'import_pieces_drop', text: DROP, values: [importId] });
}

const SEND = `
  update imports i set state = 'recebida', updated_at = now()
   where i.id = $1 and i.state = 'aberta' and exists (select 1 from import_files f where f.import_id = i.id) returning i.id`;

/** Hands a complete import to the workers. False when none was open, or no piece had come. */
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
  readonly kind: ImportKind;
  /** CNPJ of the company. */
  readonly company: string;
}

/**
 * Claims the oldest unclaimed import of an account without a running one. The claim lasts as long as `noteImport`
 * renews it. Over all accounts. Worker role.
 */
export async function claimImport(db: Db): Promise<ClaimedImport | null> {
  const { rows } = await db.pool.query<Unchecked<ClaimedImport, 'target' | 'kind'>>({
    name: 'claim_import',
    text: `select import_id as "importId", account_id as "accountId", client_id as "clientId", target, company, kind
             from claim_import($1::interval, $2)`,
    values: [LEASE, IMPORT_KINDS],
  });
  const [row] = rows;
  return row === undefined
    ? null
    : { ...row, target: oneOf(TARGETS, row.target), kind: oneOf(IMPORT_KINDS, row.kind) };
}

const HAND_BACK = `
  update imports set state = 'recebida', leased_until = null, tries = greatest(tries - 1, 0), updated_at = now()
   where id = $1 and state = 'processando'`;

/** Returns a claimed import, for the next worker to restart at once. */
export async function handBackImport(db: Db, { accountId, importId }: Of): Promise<void> {
  await queryInAccount(db, accountId, { name: 'import_hand_back', text: HAND_BACK, values: [importId] });
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
