import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb, type Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { getDocument, listEventXmls } from '../documents/documents.ts';
import { createImportCheckStore } from '../imports/import-checks.ts';
import { listSeriesProposals } from '../imports/series-proposals.ts';
import { numberRanges } from '../numbers/number-ranges.ts';
import { listAudit } from '../records/audit.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { databaseUrls, testKeyring } from '../testing/test-database.ts';
import { migrate, migrationNames } from './migrate.ts';
import { ensureRoles, OWNER_ROLE } from './roles.ts';

const JUDGED = '20261127235000_imports_unconfirmed';
const sqlOf = (path: string) => fs.readFileSync(new URL(`../../prisma/${path}`, import.meta.url), 'utf8');

/** Brings a database to where the last release left it whose imports believed every file. */
async function migrateBefore(client: pg.Client, ownerUrl: string): Promise<void> {
  await ensureRoles(client, { ownerUrl });
  await client.query(`set role ${OWNER_ROLE}`);
  await client.query(`create table _prisma_migrations (
    id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz, migration_name varchar(255) not null,
    logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`);
  for (const name of migrationNames().filter((each) => each < JUDGED)) {
    const sql = sqlOf(`migrations/${name}/migration.sql`);
    await client.query(sql);
    await client.query(
      'insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) values ($1, $2, $3, now(), 1)',
      [randomUUID(), createHash('sha256').update(sql).digest('hex'), name],
    );
  }
  for (const name of ['uuidv7_floor', 'ensure_partitions'])
    await client.query(sqlOf(`functions/${name}.sql`));
  await client.query(`select ensure_partitions((now() - interval '1 month')::date, 3)`);
}

let drop: () => Promise<void>;
let owner: pg.Client;
let ownerUrl: string;
let app: Db;
let worker: Db;

const [accountId, clientId, importId] = [newId(), newId(), newId()];
const CNPJ = '11222333000181';
const reader = { accountId, clientId, environment: 1 } as const;
const PROVEN_UP_TO = 3;

async function insert(table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const names = Object.keys(row);
  await owner.query(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
}

const keyOf = (numero: number) => `352611${CNPJ}55001${String(numero).padStart(9, '0')}1234567890`;

async function plantDocument(
  numero: number,
  { status = 'AUTORIZADA', imported = false, serie = 1, type = 'nfe' } = {},
): Promise<string> {
  const id = newId();
  await insert('documents', {
    id,
    account_id: accountId,
    client_id: clientId,
    environment: 1,
    type,
    modelo: '55',
    status,
    uf: 'SP',
    emitente: CNPJ,
    serie,
    numero,
    codigo_numerico: '12345678',
    access_key: keyOf(numero),
    dh_emi: '2026-11-21T10:00:00-03:00',
    redatable: false,
    tp_emis: '1',
    strict: false,
    c_stat: status === 'CANCELADA' ? '101' : '100',
    x_motivo: status === 'CANCELADA' ? 'Cancelamento de NF-e homologado' : 'Autorizado o uso da NF-e',
    authorized_at: '2026-11-21T13:00:05Z',
    import_id: imported ? importId : null,
    created_at: '2026-11-21T13:00:00Z',
    updated_at: '2026-11-21T13:00:05Z',
  });
  await insert('attempts', {
    document_id: id,
    seq: 1,
    id: newId(),
    account_id: accountId,
    access_key: keyOf(numero),
    tp_emis: '1',
    dh_emi: '2026-11-21T10:00:00-03:00',
    state: 'autorizado',
    digest_value: 'd',
    n_prot: '135260000000001',
  });
  await insert('access_keys', {
    account_id: accountId,
    access_key: keyOf(numero),
    document_id: id,
    environment: 1,
    live: true,
  });
  await owner.query(
    `insert into numbers (series_id, numero, account_id, state, document_id)
     select id, $1, account_id, 'usado', $2 from number_series where serie = $3`,
    [numero, id, serie],
  );
  if (!imported)
    await plantOperation(id, 1, 'emit', {
      status: 'AUTORIZADA',
      cStat: '100',
      xMotivo: 'Autorizado o uso da NF-e',
    });
  return id;
}

async function plantOperation(
  documentId: string,
  seq: number,
  kind: string,
  outcome: object,
): Promise<string> {
  const id = newId();
  await insert('operations', {
    document_id: documentId,
    seq,
    id,
    account_id: accountId,
    kind,
    state: 'concluida',
    outcome,
    created_at: '2026-11-21T13:00:00Z',
    settled_at: '2026-11-21T13:00:05Z',
  });
  return id;
}

/** `operationId`: the operation of ours that asked for it. */
async function plantCancellation(
  documentId: string,
  operationId: string | null = null,
  kind: Readonly<Record<string, unknown>> = { type: 'cancelamento', event_code: '110111' },
): Promise<string> {
  const id = newId();
  await insert('events', {
    document_id: documentId,
    id,
    account_id: accountId,
    operation_id: operationId ?? id,
    ...kind,
    sequence: 1,
    status: 'autorizado',
    c_stat: '135',
    x_motivo: 'Evento registrado',
    protocol_number: '135260000000002',
  });
  await insert('xml', {
    document_id: documentId,
    kind: 'evento',
    owner_id: id,
    account_id: accountId,
    content: Buffer.from('<e/>'),
  });
  return id;
}

/** Plants the substitution of a note by another. */
const plantSubstitution = (documentId: string, by: number): Promise<string> =>
  plantCancellation(documentId, null, {
    type: 'cancelamento-substituicao',
    event_code: '105102',
    details: { chSubstituta: keyOf(by) },
  });

/** A voided range; an import wrote each of its numbers. */
async function plantRange(serie: number, inicio: number, fim: number): Promise<void> {
  await owner.query(
    `insert into inutilizacoes (id, account_id, client_id, environment, type, modelo, uf, emitente, ano, serie, inicio, fim,
       justificativa, strict, state, created_at, settled_at)
     values ($1, $2, $3, 1, 'nfe', '55', 'SP', $4, 2026, $5, $6, $7, 'Falha no sistema', false, 'concluida', now(), now())`,
    [newId(), accountId, clientId, CNPJ, serie, inicio, fim],
  );
  await owner.query(
    `insert into numbers (series_id, numero, account_id, state)
     select s.id, n, s.account_id, 'inutilizado' from number_series s, generate_series($2::integer, $3::integer) n
      where s.serie = $1 on conflict do nothing`,
    [serie, inicio, fim],
  );
}

const series = (serie: number, next: number) =>
  insert('number_series', {
    account_id: accountId,
    client_id: clientId,
    clients: [clientId],
    environment: 1,
    emitente: CNPJ,
    modelo: '55',
    serie,
    next_numero: next,
  });

let forged: string;
let forgedEvent: string;
let ours: string;
let imported: string;
let substituted: { readonly byFile: string; readonly byOurs: string };

beforeAll(async () => {
  const fresh = await freshDatabase(databaseUrls().ownerUrl);
  ({ drop, ownerUrl } = fresh);
  owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await migrateBefore(owner, ownerUrl);
  await insert('organizations', { id: accountId, name: 'Conta', slug: accountId });
  await insert('accounts', {
    account_id: accountId,
    trial_ends_at: new Date(),
    data_key: Buffer.alloc(32),
    data_key_version: 'v1',
  });
  await insert('clients', {
    id: clientId,
    account_id: accountId,
    name: 'Empresa',
    cnpj: CNPJ,
    ie: '1',
    uf: 'SP',
    environment: 1,
  });
  await insert('imports', {
    id: importId,
    account_id: accountId,
    client_id: clientId,
    target: 'producao',
    state: 'concluida',
    actor_kind: 'operator',
    actor_id: 't',
    created_at: new Date(Date.now() - 60_000),
    updated_at: new Date(Date.now() - 60_000),
  });
  await series(1, 900_001);
  await series(2, 5_201);
  await series(3, 15);
  forged = await plantDocument(1, { status: 'CANCELADA' });
  forgedEvent = await plantCancellation(forged);
  ours = await plantDocument(2, { status: 'CANCELADA' });
  await plantCancellation(ours, await plantOperation(ours, 2, 'cancelamento', { status: 'autorizado' }));
  await plantDocument(PROVEN_UP_TO);
  imported = await plantDocument(900_000, { imported: true, status: 'CANCELADA' });
  await plantCancellation(imported);
  const note = { type: 'nfse', serie: 3 };
  substituted = {
    byFile: await plantDocument(11, { ...note, status: 'CANCELADA' }),
    byOurs: await plantDocument(13, { ...note, status: 'CANCELADA' }),
  };
  await plantDocument(12, { ...note, imported: true });
  await plantSubstitution(substituted.byFile, 12);
  await plantDocument(14, note);
  await plantSubstitution(substituted.byOurs, 14);
  await plantDocument(5_050, { imported: true, serie: 2 });
  await plantRange(2, 5_001, 5_200);
  const { appUrl, workerUrl } = await migrate({ ownerUrl });
  app = createDb({ url: appUrl, role: 'app', max: 2, keyring: testKeyring });
  worker = createDb({ url: workerUrl, role: 'worker', max: 2, keyring: testKeyring });
}, 120_000);
afterAll(async () => {
  await Promise.all([app, worker].map((db) => db.close()));
  await owner.end();
  await drop();
});

it('a document of ours that a file canceled follows our own operations, and its authority is asked', async () => {
  expect(await getDocument(app, reader, forged)).toMatchObject({
    status: 'AUTORIZADA',
    cStat: '100',
    xMotivo: 'Autorizado o uso da NF-e',
    imported: null,
    events: [
      {
        id: forgedEvent,
        status: 'erro_autorizacao',
        protocolNumber: null,
        xMotivo: 'Evento de um arquivo importado, sem confirmação da SEFAZ: não vale.',
        details: { importado: { cStat: '135', protocolNumber: '135260000000002' } },
      },
    ],
  });
  expect(await listEventXmls(app, accountId, forged)).toEqual([]);
  const check = await createImportCheckStore(worker).loadCheck({ accountId, documentId: forged });
  expect(check).toMatchObject({ own: true, status: 'AUTORIZADA', askedBy: keyOf(1) });
  const acts = await listAudit(app, accountId, { limit: 9 });
  expect(acts.filter(({ subject }) => subject.id === forged)).toMatchObject([
    {
      actor: { kind: 'system', id: 'emite' },
      action: 'document.import-undone',
      subject: { type: 'document', id: forged },
      details: { accessKey: keyOf(1), was: 'CANCELADA', is: 'AUTORIZADA' },
    },
  ]);
  const { rows } = await owner.query('select kind, details from document_changes where document_id = $1', [
    forged,
  ]);
  expect(rows).toEqual([
    {
      kind: 'evento',
      details: {
        type: 'cancelamento',
        eventCode: '110111',
        sequence: 1,
        status: 'erro_autorizacao',
        documentStatus: 'AUTORIZADA',
      },
    },
  ]);
});

it('documents that we canceled, or imported as canceled, stay so', async () => {
  for (const id of [ours, imported])
    expect(await getDocument(app, reader, id)).toMatchObject({
      status: 'CANCELADA',
      events: [{ status: 'autorizado', protocolNumber: '135260000000002' }],
    });
  expect(await listEventXmls(app, accountId, ours)).toHaveLength(1);
});

it('a note of ours is valid again unless another of ours replaced it', async () => {
  expect(await getDocument(app, reader, substituted.byFile)).toMatchObject({
    status: 'AUTORIZADA',
    events: [{ status: 'erro_autorizacao', details: { chSubstituta: keyOf(12) } }],
  });
  expect(await getDocument(app, reader, substituted.byOurs)).toMatchObject({
    status: 'CANCELADA',
    events: [{ status: 'autorizado' }],
  });
});

it('numbers that an import voided one by one are void by their range', async () => {
  const { rows } =
    await owner.query(`select n.numero, n.state from numbers n join number_series s on s.id = n.series_id
    where s.serie = 2`);
  expect(rows).toEqual([{ numero: 5_050, state: 'usado' }]);
  const key = { clientId, target: 'producao', emitente: CNPJ, modelo: '55', serie: 2 } as const;
  const map = await numberRanges(app, accountId, { key, window: { size: 1_000 } });
  expect(map?.ranges).toEqual([
    { state: 'inutilizado', inicio: 5_001, fim: 5_049 },
    { state: 'usado', inicio: 5_050, fim: 5_050 },
    { state: 'inutilizado', inicio: 5_051, fim: 5_200 },
  ]);
});

it('a série that only unproven documents moved stays where it is, and the way back is proposed', async () => {
  const back = { kind: 'voltar', proven: 0, documents: 1 };
  expect(await listSeriesProposals(app, accountId, clientId)).toMatchObject([
    {
      ...back,
      serie: 1,
      nextNumero: 900_001,
      first: 900_000,
      last: 900_000,
      proposedNumero: PROVEN_UP_TO + 1,
    },
    { ...back, serie: 2, nextNumero: 5_201, first: 5_050, last: 5_050, proposedNumero: 1 },
  ]);
});
