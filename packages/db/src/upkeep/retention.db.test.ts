import pg from 'pg';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { signUpAccount } from '../accounts/accounts.ts';
import { addCredits } from '../accounts/credits.ts';
import { createDb } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { inAccount, withAccount } from '../base/transaction.ts';
import type { Principal } from '../base/types.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { recordExchanges } from '../exchanges/record-exchanges.ts';
import { listImports } from '../imports/imports.ts';
import { addMember } from '../people/members.ts';
import { listAudit } from '../records/audit.ts';
import { findIdempotent } from '../records/idempotency.ts';
import { settleBuckets } from '../records/rate-buckets.ts';
import { authorizedVerdict, emit, sign } from '../testing/emissions.ts';
import { madeExchange } from '../testing/exchanges.ts';
import { migratedCopy } from '../testing/fresh-database.ts';
import { storeEarlierLetters } from '../testing/letters.ts';
import { acceptRequest, identify } from '../testing/requests.ts';
import { asOperator, createTenant, testKeyring } from '../testing/test-database.ts';
import { ensurePartitions } from './partitions.ts';
import { runRetention } from './retention.ts';

// What is old goes in every account: a database of its own, so that other files neither lose nor remove anything.
const urls = await migratedCopy();
const app = createDb({ url: urls.appUrl, role: 'app', max: 10, keyring: testKeyring });
const worker = createDb({ url: urls.workerUrl, role: 'worker', max: 10, keyring: testKeyring });
afterAll(async () => {
  await Promise.all([app.close(), worker.close()]);
  await urls.drop();
});

it('removes expired idempotency keys and old change rows, and nothing younger', async () => {
  const tenant = await createTenant(app);
  const idempotency = (key: string) => ({ key, route: 'r', bodyHash: 'h' });
  const at = (nowMs: number) => createAcceptor(app, { nowMs: () => nowMs, identify });
  await at(Date.now() - 49 * 3_600_000).accept(
    acceptRequest(tenant.test, { idempotency: idempotency('old') }),
  );
  await at(Date.now()).accept(acceptRequest(tenant.test, { idempotency: idempotency('young') }));
  const behind = new pg.Client({ connectionString: urls.ownerUrl });
  await behind.connect();
  await behind.query(`insert into document_changes (xid, document_id, account_id, client_id, environment, type, kind, created_at)
    values ('3', '${tenant.clientId}', '${tenant.accountId}', '${tenant.clientId}', 2, 'nfe', 'antiga', now() - interval '8 days')`);
  const remainingNames = async () => {
    const keys = await behind.query('select key from idempotency_keys where account_id = $1', [
      tenant.accountId,
    ]);
    const changes = await behind.query(
      'select kind from document_changes where account_id = $1 order by seq',
      [tenant.accountId],
    );
    return [keys.rows.map((row) => row.key), changes.rows.map((row) => row.kind)];
  };
  const removed = await runRetention(worker, { testDocumentDays: 90, webhookDays: 30, emailDays: 30 });
  expect(removed.idempotency).toBeGreaterThanOrEqual(1);
  expect(removed.changes).toBeGreaterThanOrEqual(1);
  expect(await remainingNames()).toEqual([['young'], ['PENDENTE', 'PENDENTE']]);
  await behind.end();
  expect(await findIdempotent(app, tenant.test, idempotency('young'))).toMatchObject({
    kind: 'repetido',
    status: 202,
  });
  expect(await findIdempotent(app, tenant.test, { ...idempotency('young'), bodyHash: 'x' })).toEqual({
    kind: 'chave_idempotencia_reutilizada',
  });
  expect(await findIdempotent(app, tenant.test, idempotency('old'))).toBeNull();
});

it('forgets who sent letters after 90 days, and keeps their imports', async () => {
  const tenant = await createTenant(app);
  const { accountId, clientId } = tenant;
  const of = { count: 1, bytes: 1 };
  await storeEarlierLetters(tenant, { ...of, domain: 'velho.example', age: '91 days' }, urls.ownerUrl);
  await storeEarlierLetters(tenant, { ...of, domain: 'novo.example', age: '89 days' }, urls.ownerUrl);
  await runRetention(worker, { testDocumentDays: 90, webhookDays: 30, emailDays: 30 });
  const imports = await listImports(app, accountId, { clientId, kind: 'recebidos', limit: 9 });
  const senders = imports.map(({ letter }) => letter?.sender ?? null);
  expect(new Set(senders)).toEqual(new Set([null, 's@novo.example']));
  expect(senders).toHaveLength(2);
});

it('ends sessions, links and counted attempts that are past their time, and no other', async () => {
  const tenant = await createTenant(app);
  const behind = new pg.Client({ connectionString: urls.ownerUrl });
  await behind.connect();
  const { rows } = await behind.query('select user_id from members where organization_id = $1', [
    tenant.accountId,
  ]);
  const one = crypto.randomUUID();
  for (const [name, passed] of [
    ['old', "interval '-1 minute'"],
    ['young', "interval '1 hour'"],
  ]) {
    await behind.query(
      `insert into auth_sessions (id, user_id, token, expires_at) values (gen_random_uuid(), $1, $2, now() + ${passed})`,
      [rows[0]?.user_id, `${one}-${name}`],
    );
    await behind.query(
      `insert into auth_verifications (id, identifier, value, expires_at) values (gen_random_uuid(), $1, '', now() + ${passed})`,
      [`${one}-${name}`],
    );
  }
  await behind.query(
    `insert into auth_rate_limits (id, key, count, last_request)
     select gen_random_uuid(), $1 || k, 1, extract(epoch from now() - age) * 1000
       from (values ('-old', interval '25 hours'), ('-young', interval '23 hours')) as t (k, age)`,
    [one],
  );
  const remainingNames = async () => {
    const { rows: left } = await behind.query<{ name: string }>(
      `select token as name from auth_sessions where token like $1
       union all select identifier from auth_verifications where identifier like $1
       union all select key from auth_rate_limits where key like $1`,
      [`${one}%`],
    );
    return left.map(({ name }) => name.slice(one.length + 1)).toSorted();
  };
  expect(await remainingNames()).toEqual(['old', 'old', 'old', 'young', 'young', 'young']);
  const removed = await runRetention(worker, { testDocumentDays: 90, webhookDays: 30, emailDays: 30 });
  expect(await remainingNames()).toEqual(['young', 'young', 'young']);
  for (const count of [removed.sessions, removed.verifications, removed.attempts])
    expect(count).toBeGreaterThanOrEqual(1);
  await behind.end();
});

it('removes nothing younger than the shortest time of a setting, though a statement of the worker names less', async () => {
  const { accountId, clientId } = await createTenant(app);
  const { rows } = await asOperator(
    (owner) =>
      owner.pool.query<{ id: string }>(
        `insert into document_emails (id, account_id, client_id, document_id, environment, type, kind, origin)
       values ($1, $2, $3, $1, 2, 'nfe', 'document', 'request') returning id`,
        [newId(), accountId, clientId],
      ),
    urls,
  );
  for (const call of [
    'purge_document_emails(1000000, -10)',
    'purge_webhooks(1000000, -10)',
    'purge_test_documents(1000000, -10)',
    'purge_test_received(1000000, -10)',
    'keep_exchanges(-100)',
  ])
    await worker.pool.query(`select * from ${call}`);
  const left = await inAccount(app, accountId, (sql) =>
    sql.query('select 1 from document_emails where id = $1', [rows[0]?.id]),
  );
  expect(left.rowCount).toBe(1);
});

it('forgets buckets that have long been full', async () => {
  const [old, young, slow] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const bucket = { perMinute: 1, size: 1, spent: 1 };
  await settleBuckets(app, [
    { ...bucket, key: old },
    { ...bucket, key: young },
    { ...bucket, key: slow, size: 12 },
  ]);
  const keys = [old, young, slow];
  const age = `update rate_buckets set at = now() - interval '11 minutes' where key = any($1)`;
  await asOperator((owner) => owner.pool.query(age, [[old, slow]]), urls);
  await runRetention(worker, { testDocumentDays: 90, webhookDays: 30, emailDays: 30 });
  const { rows } = await asOperator(
    (owner) => owner.pool.query('select key from rate_buckets where key = any($1)', [keys]),
    urls,
  );
  expect(new Set(rows.map(({ key }) => key))).toEqual(new Set([young, slow]));
});

it('removes tests of 90 days ago with all that belongs to them; nothing younger, under way or of fiscal value', async () => {
  const tenant = await createTenant(app);
  const DAY_MS = 86_400_000;
  await ensurePartitions(worker, { from: new Date(Date.now() - 91 * DAY_MS) });
  const store = createEmissionStore(worker);
  const accept = async (principal: Principal, ageMs: number, referencia: string) => {
    const acceptor = createAcceptor(app, { nowMs: () => Date.now() - ageMs, identify });
    const emission = await emit({ acceptor, store }, principal, { referencia });
    const { attemptId } = await sign(store, emission);
    const subject = { accountId: principal.accountId, subjectId: emission.scope.documentId };
    await recordExchanges(worker, [madeExchange(subject, { startedAt: new Date(Date.now() - ageMs) })]);
    return { ...emission, attemptId };
  };
  const settleAged = async (principal: Principal, ageMs: number, referencia: string) => {
    const emission = await accept(principal, ageMs, referencia);
    await store.settleEmission(
      emission.scope,
      emission.work.operationId,
      authorizedVerdict(emission.attemptId),
    );
    return emission.scope.documentId;
  };
  const past = await settleAged(tenant.test, 91 * DAY_MS, 'antigo');
  const kept = [
    await settleAged(tenant.test, 89 * DAY_MS, 'novo'),
    await settleAged(tenant.live, 91 * DAY_MS, 'fiscal'),
    (await accept(tenant.test, 91 * DAY_MS, 'em curso')).scope.documentId,
  ];
  const behind = new pg.Pool({ connectionString: urls.ownerUrl, max: 2 });
  const remainingTables = async (id: string) => {
    const counts = await Promise.all(
      ['documents', 'operations', 'attempts', 'xml', 'access_keys', 'document_references', 'exchanges'].map(
        async (table) => {
          const column = table === 'documents' ? 'id' : table === 'exchanges' ? 'subject_id' : 'document_id';
          const { rows } = await behind.query(
            `select count(*)::int as n from ${table} where ${column} = $1`,
            [id],
          );
          return [table, rows[0].n] as const;
        },
      ),
    );
    return Object.fromEntries(counts);
  };
  const whole = await remainingTables(past);
  for (const count of Object.values(whole)) expect(count).toBeGreaterThanOrEqual(1);
  const before = await Promise.all(kept.map(remainingTables));
  expect(
    (await runRetention(worker, { testDocumentDays: 90, webhookDays: 30, emailDays: 30 })).documents,
  ).toBe(1);
  expect(await remainingTables(past)).toEqual(
    Object.fromEntries(Object.keys(whole).map((table) => [table, 0])),
  );
  expect(await Promise.all(kept.map(remainingTables))).toEqual(before);
  await behind.end();
  // The reference is free again.
  await settleAged(tenant.test, 0, 'antigo');
});

it('removes unconfirmed sign-ups after a week, with the account, and no one else', async () => {
  const behind = new pg.Client({ connectionString: urls.ownerUrl });
  await behind.connect();
  onTestFinished(() => behind.end());
  const signUp = async (daysAgo: number) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const owner = { email, name: 'Ana', passwordHash: 'h' };
    const made = await signUpAccount(app, testKeyring, { name: 'Loja', owner, nowMs: Date.now() });
    if (made.kind !== 'criada') throw new Error(made.kind);
    await behind.query(
      `update auth_users set created_at = now() - ${daysAgo} * interval '1 day' where id = $1`,
      [made.ownerId],
    );
    return { ...made, email };
  };
  const gone = await signUp(8);
  const young = await signUp(6);
  const confirmed = await signUp(8);
  await app.prisma.authUser.update({ where: { id: confirmed.ownerId }, data: { emailVerified: true } });
  const paid = await signUp(8);
  await asOperator(
    (owner) =>
      addCredits(owner, paid.accountId, {
        amountMilli: 1000n,
        actor: { kind: 'operator', id: 'teste' },
        note: 'teste',
      }),
    urls,
  );
  const shared = await signUp(8);
  await withAccount(app, shared.accountId, (tx) =>
    addMember(tx, { accountId: shared.accountId, userId: young.ownerId }, 'admin'),
  );
  expect(
    (await runRetention(worker, { testDocumentDays: 90, webhookDays: 30, emailDays: 30 })).signUps,
  ).toBeGreaterThanOrEqual(1);
  const countPeople = async ({ accountId, ownerId }: typeof gone) => [
    await app.prisma.authUser.count({ where: { id: ownerId } }),
    await app.prisma.organization.count({ where: { id: accountId } }),
    (await listAudit(app, accountId, { limit: 9 })).length > 0 ? 1 : 0,
  ];
  expect(await countPeople(gone)).toEqual([0, 0, 0]);
  for (const kept of [young, confirmed, paid, shared]) expect(await countPeople(kept)).toEqual([1, 1, 1]);
  const again = { email: gone.email, name: 'Ana', passwordHash: 'h' };
  const reopened = await signUpAccount(app, testKeyring, { name: 'Loja', owner: again, nowMs: Date.now() });
  expect(reopened.kind).toBe('criada');
});

it('removes received notes without fiscal value that are past their time, with their files and manifestations', async () => {
  const { accountId, clientId } = await createTenant(app);
  const behind = new pg.Client({ connectionString: urls.ownerUrl });
  await behind.connect();
  const old = Date.now() - 91 * 86_400_000;
  const young = Date.now() - 89 * 86_400_000;
  let nsu = 0;
  const addFile = (key: string, { atMs = old, target = 'sandbox', kind = 'resumo' } = {}) =>
    behind.query(
      `insert into received_files (id, account_id, client_id, target, type, nsu, kind, schema, access_key, content)
       values ($1, $2, $3, $4, 'nfe', $5, $6, 's', $7, '')`,
      [newId(atMs), accountId, clientId, target, ++nsu, kind, key],
    );
  const add = async (key: string, { atMs = old, environment = 2, status = 'registrada' } = {}) => {
    const target = environment === 1 ? 'producao' : 'sandbox';
    const id = newId(atMs);
    await behind.query(
      `insert into received_documents (id, account_id, client_id, environment, target, type, access_key, emitente, dh_emi, emitted_at, tp_nf,
         valor_total, protocol_number, authorized_at, situacao, whole)
       values ($1, $2, $3, $4, $5, 'nfe', $6, 'e', 'd', now(), '1', 1, 'p', now(), 'autorizada', false)`,
      [id, accountId, clientId, environment, target, key],
    );
    await addFile(key, { atMs, target });
    await behind.query(
      `insert into received_manifestations (id, account_id, client_id, received_id, environment, target, type, access_key, tipo, requested, status, due_at)
       values ($1, $2, $3, $4, $5, $6, 'nfe', $7, 'ciencia', true, $8, now() + interval '1 day')`,
      [newId(atMs), accountId, clientId, id, environment, target, key, status],
    );
  };
  await add('old');
  await add('young', { atMs: young });
  await add('of value', { environment: 1 });
  await add('under way', { status: 'pendente' });
  await addFile('event without note', { kind: 'evento' });
  await addFile('young event', { kind: 'evento', atMs: young });
  const removed = await runRetention(worker, { testDocumentDays: 90, webhookDays: 30, emailDays: 30 });
  expect(removed.received).toBeGreaterThanOrEqual(2);
  const keysIn = async (table: string) => {
    const { rows } = await behind.query<{ key: string }>(
      `select access_key as key from ${table} where account_id = $1 order by key`,
      [accountId],
    );
    return rows.map(({ key }) => key);
  };
  const rest = ['of value', 'under way', 'young'];
  expect(await keysIn('received_documents')).toEqual(rest);
  expect(await keysIn('received_manifestations')).toEqual(rest);
  expect(await keysIn('received_files')).toEqual([...rest, 'young event']);
  await behind.end();
});
