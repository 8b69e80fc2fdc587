import { MANIFESTATION_TERMS } from '@fiscal/core/vocabulary/manifestation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAcceptor } from './acceptance/acceptance.ts';
import { createDb, type Db } from './base/client.ts';
import { readAccountChanges } from './changes/account-changes.ts';
import { listClients } from './companies/clients.ts';
import { listAccountDocuments } from './documents/account-documents.ts';
import { getDocument, getDocumentXml, listDocuments } from './documents/documents.ts';
import { listOpenMdfe } from './documents/open-mdfe.ts';
import { createEmissionStore } from './emission/emission-store.ts';
import { listStale } from './emission/operations.ts';
import { countEndingSoon, warnManifestations } from './received/deadline-warnings.ts';
import { listReceived } from './received/received-documents.ts';
import { authorizedVerdict, emit, sign } from './testing/emissions.ts';
import { migratedCopy } from './testing/fresh-database.ts';
import { identify } from './testing/requests.ts';
import { createTenant, type TestTenant, testKeyring } from './testing/test-database.ts';

const DOCUMENTS = 12_000;
const MONTHS = 12;
/** Partitions of months to come, and those that the month reaches into. */
const AHEAD = 9;
/** Issuers of received notes. */
const SUPPLIERS = 100;
const CLIENTS = 3_000;
const LIMIT = 10;
/** The console's page, whose plans the server keeps. */
const CONSOLE_LIMIT = 50;
/** A page, and the row that shows whether there is another. */
const PAGE = LIMIT + 1;

/** Reads of one use of the database. */
interface Reading {
  /** Rows of tables that grow, also those that a filter discards. */
  readonly rows: number;
  /** Most partitions of one table that were looked into. */
  readonly partitions: number;
  /** Tables that grow and were read from end to end. */
  readonly whole: readonly string[];
}

let drop: () => Promise<void>;
let owner: Db;
let app: Db;
let worker: Db;
let tenant: TestTenant;
/** Has one document, the oldest of all. */
let tiny: TestTenant;
/** A document in the middle of the past. */
let old: { readonly id: string; readonly accessKey: string; readonly createdAt: Date };
/** Time of the last changes. */
let late: Date;

beforeAll(async () => {
  const fresh = await migratedCopy();
  drop = fresh.drop;
  const { appUrl, workerUrl } = fresh;
  // Uses single connections: each must flush its counts.
  owner = createDb({ url: fresh.ownerUrl, role: 'app', max: 1, keyring: testKeyring });
  app = createDb({ url: appUrl, role: 'app', max: 1, keyring: testKeyring });
  worker = createDb({ url: workerUrl, role: 'worker', max: 1, keyring: testKeyring });
  tenant = await createTenant(app);
  tiny = await createTenant(app);
  await fill();
  await owner.pool.query(
    `update documents set import_state = 'unconfirmed' where serie = 9 and numero % 100 = 0`,
  );
  await owner.pool.query('vacuum analyze documents');
  const nth = async (offset: number) => {
    const { rows } = await owner.pool.query<typeof old>(
      `select id, access_key as "accessKey", created_at as "createdAt" from documents order by id limit 1 offset $1`,
      [offset],
    );
    if (!rows[0]) throw new Error(`No document ${offset}`);
    return rows[0];
  };
  old = await nth(DOCUMENTS / 2);
  late = (await nth(DOCUMENTS - 5)).createdAt;
});

afterAll(async () => {
  await Promise.all([owner.close(), app.close(), worker.close()]);
  await drop();
});

/**
 * Twelve whole months of one client's documents, in the partitions that the product makes, none of them small: the server reads a
 * small one whole. One in ten is an NFC-e, one in a hundred refused.
 */
async function fill(): Promise<void> {
  const { pool } = owner;
  const { accountId, clientId } = tenant;
  const month = `interval '${MONTHS} months'`;
  await pool.query(`select ensure_partitions((now() - ${month})::date, ${MONTHS})`);
  await pool.query(
    `insert into documents (id, account_id, client_id, environment, type, modelo, status, uf, emitente, serie, numero, codigo_numerico,
       access_key, dh_emi, redatable, tp_emis, strict, referencia, c_stat, documento_destinatario,
       created_at, updated_at)
     select (left(uuidv7_floor(at)::text, 14) || '7000-8000-' || lpad(i::text, 12, '0'))::uuid, $1, $2, 2,
            case when i % 10 = 0 then 'nfce' else 'nfe' end, '55', case when i % 100 = 0 then 'REJEITADA' else 'AUTORIZADA' end,
            'SP', '1', 9, i, '1', lpad(i::text, 44, '0'), to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), true, '1', false, 'pedido-' || i,
            case when i % 1000 = 0 then '610' when i % 100 = 0 then '539' end, 'p' || i % 500, at, at
       from generate_series(1, ${DOCUMENTS}) i cross join lateral (select date_trunc('month', now(), 'UTC') - ${month} * (i::float8 / ${DOCUMENTS}) as at) at`,
    [accountId, clientId],
  );
  await pool.query(
    `insert into access_keys (account_id, access_key, document_id, environment, live) select account_id, access_key, id, 2, true from documents`,
  );
  await pool.query(
    `with series as (
       insert into number_series (account_id, client_id, clients, environment, emitente, modelo, serie) values ($1, $2, array[$2::uuid], 2, '1', '55', 9) returning id)
     insert into numbers (series_id, numero, account_id, state, document_id)
     select series.id, d.numero, $1, 'usado', d.id from series, documents d`,
    [accountId, clientId],
  );
  await pool.query(
    `insert into clients (id, account_id, name, cnpj, ie, uf, environment)
     select gen_random_uuid(), $1, 'Empresa', i::text, '1', 'SP', 2 from generate_series(1, ${CLIENTS}) i`,
    [accountId],
  );
  await pool.query(
    `update documents set account_id = $1, client_id = $2 where id = (select id from documents order by id limit 1)`,
    [tiny.accountId, tiny.clientId],
  );
  // Half of them whole, a third of another addressee; those of the last days of a term are warned of.
  await pool.query(
    `insert into received_documents (id, account_id, client_id, environment, target, type, access_key, emitente, nome, dh_emi, emitted_at, tp_nf,
       valor_total, protocol_number, authorized_at, situacao, whole, destinatario, manifestacao, proof)
     select (left(uuidv7_floor(at)::text, 14) || '7000-8000-' || lpad(i::text, 12, '0'))::uuid, $1, $2, 2, 'homologacao', 'nfe', lpad(lpad(i::text, 9, '0') || repeat('0', 10), 44, '0'), (i % 500)::text, 'FORNECEDOR ' || i % ${SUPPLIERS}, at::text, at, '1', case when i % 4 = 0 then 1 else i end, 'p', at, 'autorizada',
            i % 2 = 0, case when i % 6 = 0 then '99888777000161' end, case when i % 5 = 0 then 'confirmacao' end, 'confirmed'
       from generate_series(1, ${DOCUMENTS}) i cross join lateral (select now() - interval '180 days' * (i::float8 / ${DOCUMENTS}) as at) at`,
    [accountId, clientId],
  );
  await pool.query(
    `insert into document_changes (document_id, account_id, client_id, environment, type, kind)
     select id, account_id, client_id, 2, type, status from documents order by id`,
  );
  await pool.query('vacuum analyze');
}

type Counts = ReadonlyMap<
  string,
  { readonly root: string; readonly scans: number; readonly rows: number; readonly seq: number }
>;

async function counts(): Promise<Counts> {
  const { rows } = await owner.pool.query<{
    name: string;
    root: string;
    scans: number;
    rows: number;
    seq: number;
  }>(
    `select s.relname::text as name, coalesce(pg_partition_root(s.relid)::text, s.relname) as root,
            (s.seq_scan + coalesce(s.idx_scan, 0))::int as scans, (s.seq_tup_read + coalesce(s.idx_tup_fetch, 0))::int as rows,
            s.seq_tup_read::int as seq
       from pg_stat_user_tables s
       join pg_class c on c.oid = s.relid
      where pg_partition_root(s.relid) is not null or s.relname in ('access_keys', 'clients', 'document_changes', 'document_references', 'numbers', 'received_documents')`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/** The server's own counts before and after. */
const flush = async (): Promise<void> => {
  for (const db of [owner, app, worker]) await db.pool.query('select pg_stat_force_next_flush()');
};

async function reading(use: () => Promise<unknown>): Promise<Reading> {
  await flush();
  const before = await counts();
  await use();
  await flush();
  const after = await counts();
  const partitions = new Map<string, number>();
  const whole: string[] = [];
  let read = 0;
  for (const [name, now] of after) {
    const was = before.get(name) ?? { scans: 0, rows: 0, seq: 0 };
    if (now.scans > was.scans) partitions.set(now.root, (partitions.get(now.root) ?? 0) + 1);
    if (now.seq > was.seq) whole.push(name);
    read += now.rows - was.rows;
  }
  return { rows: read, partitions: Math.max(0, ...partitions.values()), whole };
}

describe('with many documents and clients', () => {
  const list = (filter: object) => () => listDocuments(app, tenant.test, { limit: LIMIT, ...filter });
  const all = (filter: object) => () =>
    listAccountDocuments(app, tenant.accountId, { environment: 2, limit: LIMIT, ...filter });
  const receivedScope = () => ({ ...tenant, environment: 2 }) as const;
  /** With the company of each row. */
  const SHOWN = 2 * PAGE;
  /**
   * Maximum of rows read, and of partitions where the id or a time frame limits them (planning itself looks into
   * some).
   */
  const USES: Readonly<Record<string, { use: () => Promise<unknown>; rows: number; partitions?: number }>> = {
    // The document and its account, which may have taken links back.
    'a document by id': { use: () => getDocument(app, tenant.test, old.id), rows: 2, partitions: 1 },
    'the XML of a document': { use: () => getDocumentXml(app, tenant.test, old.id), rows: 1, partitions: 1 },
    'the first page': { use: list({}), rows: PAGE },
    'a page further down': { use: () => list({ cursor: old.id })(), rows: PAGE },
    'a common status': { use: list({ status: 'AUTORIZADA' }), rows: PAGE },
    'a rare status': { use: list({ status: 'REJEITADA' }), rows: PAGE },
    'a status that no document has': { use: list({ status: 'ERRO_TECNICO' }), rows: 0 },
    'several statuses': { use: list({ status: ['REJEITADA', 'AUTORIZADA'] }), rows: 2 * PAGE },
    'a type': { use: list({ type: 'nfce' }), rows: PAGE },
    'a type that no document has': { use: list({ type: 'cte' }), rows: 0 },
    'a type and a status': { use: list({ type: 'nfce', status: 'REJEITADA' }), rows: PAGE },
    'a type and a status that never meet': { use: list({ type: 'cte', status: 'AUTORIZADA' }), rows: 0 },
    'an access key': { use: () => list({ accessKey: old.accessKey })(), rows: 2, partitions: 1 },
    'the one document of a small client': {
      use: () => listDocuments(app, tiny.test, { limit: LIMIT }),
      rows: 1,
    },
    'a status of a small client': {
      use: () => listDocuments(app, tiny.test, { limit: LIMIT, status: 'REJEITADA' }),
      rows: 1,
    },
    'a number': { use: list({ serie: 9, numero: 6000 }), rows: 2, partitions: 1 },
    'a number that no document has': { use: list({ serie: 9, numero: DOCUMENTS + 1 }), rows: 0 },
    'a série': { use: list({ serie: 9 }), rows: PAGE },
    'a série that no document has': { use: list({ serie: 8 }), rows: 0 },
    'what changed since a moment': { use: () => list({ updatedSince: old.createdAt })(), rows: PAGE },
    'what changed lately': { use: () => list({ updatedSince: late })(), rows: PAGE },
    'nothing changed since a moment': { use: list({ updatedSince: new Date(Date.now() + 60_000) }), rows: 0 },
    'a page further up': { use: () => list({ order: 'asc', cursor: old.id })(), rows: PAGE },
    'a page further up of a rare status': {
      use: () => list({ order: 'asc', cursor: old.id, status: 'REJEITADA' })(),
      rows: PAGE,
    },
    'imported ones of a state': { use: list({ imported: 'unconfirmed' }), rows: PAGE },
    'imported ones of a state that no document has': { use: list({ imported: 'contradicted' }), rows: 0 },
    'imported ones of a state of an account': { use: all({ imported: 'unconfirmed' }), rows: SHOWN },
    'a reference': { use: list({ referencia: 'pedido-5000' }), rows: 1 },
    'a reference that no document has': { use: list({ referencia: 'x' }), rows: 0 },
    'a day': {
      use: () => list({ from: old.createdAt, to: new Date(old.createdAt.getTime() + 86_400_000) })(),
      rows: PAGE,
      partitions: 2,
    },
    'a status until a day': { use: () => list({ to: old.createdAt, status: 'REJEITADA' })(), rows: PAGE },
    'the first page of an account': { use: all({}), rows: SHOWN },
    'a page of an account further down': { use: () => all({ cursor: old.id })(), rows: SHOWN },
    'rare statuses of an account': {
      use: all({ statuses: ['REJEITADA', 'ERRO_TECNICO'] }),
      rows: SHOWN,
    },
    'a code that refused documents of an account': { use: all({ cStat: '610' }), rows: SHOWN },
    'a code that refused no document of an account': { use: all({ cStat: '204' }), rows: 0 },
    // A tenth of the documents matches; the account's list is read until a page is full.
    'a type of an account': { use: all({ types: ['nfce'] }), rows: 10 * PAGE + SHOWN },
    'MDF-e that are not closed, of an account': {
      use: () => listOpenMdfe(app, tenant.accountId, { environment: 2, limit: LIMIT }),
      rows: 0,
    },
    'a status that no document of an account has': { use: all({ statuses: ['ERRO_TECNICO'] }), rows: 0 },
    'a type that no document of an account has': { use: all({ types: ['cte'] }), rows: 0 },
    'a status of a company of an account': {
      use: () => all({ clientId: tenant.clientId, statuses: ['REJEITADA'] })(),
      rows: SHOWN,
    },
    'an access key of an account': {
      use: () => all({ search: { kind: 'chave', accessKey: old.accessKey } })(),
      rows: 3,
      partitions: 1,
    },
    'the beginning of an access key of an account': {
      use: () => all({ search: { kind: 'parte', beginning: old.accessKey.slice(0, 43), text: '' } })(),
      rows: 30,
    },
    'a beginning that many access keys of an account have': {
      use: () => all({ search: { kind: 'parte', beginning: old.accessKey.slice(0, 10), text: '' } })(),
      rows: 201 + SHOWN,
    },
    'the end of an access key of an account': {
      use: () =>
        all({
          search: {
            kind: 'fim',
            numero: Number(old.accessKey.slice(25, 34)),
            end: old.accessKey.slice(20),
            text: '',
          },
        })(),
      rows: 4 + DOCUMENTS / 100,
    },
    'a number or a code of an account': {
      use: all({ search: { kind: 'numero', serie: null, numero: 610, text: '610', cStat: '610' } }),
      rows: 404 + DOCUMENTS / 100,
    },
    'a number of an account': {
      use: all({ search: { kind: 'numero', serie: 9, numero: 6000, text: '9/6000' } }),
      // Those that were refused gave their numbers back.
      rows: 4 + DOCUMENTS / 100,
    },
    'documents of a CNPJ of an account': {
      use: all({ search: { kind: 'documento', documento: 'p77', text: 'p77' } }),
      rows: SHOWN,
    },
    'a CNPJ that no document of an account has': {
      use: all({ search: { kind: 'documento', documento: 'x', text: 'x' } }),
      rows: 0,
    },
    'a day of an account': {
      use: () => all({ from: old.createdAt, to: new Date(old.createdAt.getTime() + 86_400_000) })(),
      rows: SHOWN,
      partitions: 2,
    },
    // It may have been received later: the partitions before are not looked into.
    'a day of emission of an account': {
      use: () =>
        all({ emittedFrom: old.createdAt, emittedTo: new Date(old.createdAt.getTime() + 86_400_000) })(),
      rows: SHOWN,
      partitions: MONTHS / 2 + AHEAD,
    },
    ...Object.fromEntries(
      Object.entries({
        'the console’s first page': {},
        'the console’s first page of a type': { types: ['nfce'] },
        'the console’s first page of a rare status': { statuses: ['REJEITADA'] },
        'the console’s first page of a type that no document has': { types: ['cte'] },
        'the console’s first page of a status that no document has': { statuses: ['ERRO_TECNICO'] },
      }).map(([name, filter]) => [
        name,
        {
          use: () =>
            all({ emittedFrom: old.createdAt, emittedTo: new Date(), limit: CONSOLE_LIMIT, ...filter })(),
          rows: 2 * (CONSOLE_LIMIT + 1) + MONTHS,
        },
      ]),
    ),
    'a page further down of a month of emission of an account': {
      use: () => all({ emittedFrom: new Date(0), emittedTo: new Date(), cursor: old.id })(),
      rows: SHOWN + MONTHS,
    },
    'a rare status of a period of emission of an account': {
      use: () => all({ emittedFrom: new Date(0), statuses: ['REJEITADA'] })(),
      rows: SHOWN + MONTHS,
    },
    'a status that no document of a period of emission has': {
      use: () => all({ emittedFrom: new Date(0), statuses: ['ERRO_TECNICO'] })(),
      rows: 0,
    },
    'a type that no document of a period of emission has': {
      use: () => all({ emittedFrom: new Date(0), types: ['cte'] })(),
      rows: 0,
    },
    'the first page of clients': {
      use: () => listClients(app, tenant.accountId, { limit: LIMIT }),
      rows: PAGE,
    },
    'a page of clients further down': {
      use: () =>
        listClients(app, tenant.accountId, { limit: LIMIT, cursor: 'a0000000-0000-4000-8000-000000000000' }),
      rows: PAGE,
    },
    'a client by CNPJ': {
      use: () => listClients(app, tenant.accountId, { limit: LIMIT, cnpj: '77' }),
      rows: 1,
    },
    'a page of changes, from the beginning': {
      use: () => readAccountChanges(app, tenant.accountId, { after: { xid: 0n, seq: 0n }, limit: LIMIT }),
      rows: LIMIT,
    },
    'all that changed in a small account': {
      use: () => readAccountChanges(app, tiny.accountId, { after: { xid: 0n, seq: 0n }, limit: LIMIT }),
      rows: 1,
    },
    'the number of notes whose term ends soon': {
      use: () => countEndingSoon(app, receivedScope()),
      // Those of the last ten of 180 days.
      rows: DOCUMENTS / 15,
    },
    'notes whose term ends soon': {
      use: () => listReceived(app, receivedScope(), { limit: LIMIT, tab: 'prazo' }),
      rows: DOCUMENTS / 15,
    },
    'received notes of an empty tab': {
      use: () => listReceived(app, receivedScope(), { limit: LIMIT, tab: 'canceladas' }),
      rows: 0,
    },
    'received notes of a type that none has': {
      use: () => listReceived(app, receivedScope(), { limit: LIMIT, type: 'cte' }),
      rows: 0,
    },
    'received notes in a situation that none has': {
      use: () => listReceived(app, receivedScope(), { limit: LIMIT, situacao: 'denegada' }),
      rows: 0,
    },
    'a received note by its number': {
      use: () => listReceived(app, receivedScope(), { limit: LIMIT, numero: 77 }),
      // A row is read by its number, and again by its id.
      rows: 2,
    },
    'a number that no received note has': {
      use: () => listReceived(app, receivedScope(), { limit: LIMIT, numero: 987_654_321 }),
      rows: 0,
    },
    'received notes of an amount that none has': {
      use: () => listReceived(app, receivedScope(), { limit: LIMIT, valor: '123.45' }),
      rows: 0,
    },
    'received notes of an amount': {
      use: () => listReceived(app, receivedScope(), { limit: LIMIT, valor: '77' }),
      // Looked up, and read.
      rows: 2,
    },
    'received notes by a part of a name that no issuer has': {
      use: () => listReceived(app, receivedScope(), { limit: LIMIT, nome: 'desconhecido' }),
      rows: SUPPLIERS,
    },
    'received notes by a part of an issuer’s name': {
      use: () => listReceived(app, receivedScope(), { limit: LIMIT, nome: 'dor 49' }),
      // Every name once, and the newest notes down to the last of the page: one in SUPPLIERS has the name.
      rows: SUPPLIERS + PAGE * SUPPLIERS,
    },
    'the first page of received notes': {
      use: () => listReceived(app, receivedScope(), { limit: LIMIT }),
      rows: PAGE,
    },
    'what is stale': {
      use: () => listStale(worker, { olderThanMs: 1e9, limit: LIMIT, wokenMax: LIMIT }),
      rows: 0,
      partitions: 0,
    },
  };

  it('reads the notes that it warns of, and none again', async () => {
    const warn = (limit: number) => async () => {
      for (const rule of MANIFESTATION_TERMS) await warnManifestations(worker, rule, limit);
    };
    // By the index, by its id, and to change it; and the company of each.
    expect((await reading(warn(LIMIT))).rows).toBeLessThanOrEqual(4 * LIMIT * MANIFESTATION_TERMS.length);
    await warn(DOCUMENTS)();
    // Planning looks at an end of the index of ids, and reads its row unless its page was vacuumed.
    await owner.pool.query('vacuum received_documents');
    expect((await reading(warn(LIMIT))).rows).toBe(0);
  });

  it.each(Object.entries(USES))(
    'reads no more than it shows: %s',
    async (_name, { use, rows, partitions }) => {
      const read = await reading(use);
      expect(read.whole).toEqual([]);
      expect(read.rows).toBeLessThanOrEqual(rows);
      if (partitions !== undefined) expect(read.partitions).toBeLessThanOrEqual(partitions);
    },
  );

  it('emits inside one partition of each table', async () => {
    const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
    const store = createEmissionStore(worker);
    const read = await reading(async () => {
      const emission = await emit({ acceptor, store }, tenant.test);
      const { attemptId } = await sign(store, emission);
      await store.markSending(emission.scope, attemptId, 0);
      await store.settleEmission(emission.scope, emission.work.operationId, authorizedVerdict(attemptId));
    });
    await acceptor.close();
    expect(read.partitions).toBe(1);
  });
});
