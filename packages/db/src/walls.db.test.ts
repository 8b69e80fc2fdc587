import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAcceptor } from './acceptance/acceptance.ts';
import { assertRoleIsWalled, createDb } from './base/client.ts';
import { newId } from './base/ids.ts';
import { acrossAccounts, enterAccounts, inAccount, sqlState } from './base/transaction.ts';
import { acceptRequest, identify } from './testing/requests.ts';
import { createTenant, databaseUrls, openDb, type TestTenant, testKeyring } from './testing/test-database.ts';
import { ensurePartitions } from './upkeep/partitions.ts';

const app = openDb('app');
const worker = openDb('worker');
let behind: pg.Client;
let mine: TestTenant;
let theirs: TestTenant;
/** Parents of partitions and plain tables with an `account_id`, read from the catalog. */
let walled: string[];

beforeAll(async () => {
  behind = new pg.Client({ connectionString: databaseUrls().ownerUrl });
  await behind.connect();
  const { rows } = await behind.query<{ name: string }>(
    `select c.relname::text as name from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and a.atttypid = 'uuid'::regtype
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  walled = rows.map((row) => row.name);
  mine = await createTenant(app);
  theirs = await createTenant(app);
  await fillEveryTable(mine);
  await fillEveryTable(theirs);
});
afterAll(() => behind.end());

/** At least one row of the tenant in every walled table, made behind the walls where the API makes none. */
async function fillEveryTable(tenant: TestTenant): Promise<void> {
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const accepted = await acceptor.accept(
    acceptRequest(tenant.test, { referencia: 'r', idempotency: { key: 'k', route: 'r', bodyHash: 'h' } }),
  );
  if (accepted.kind !== 'aceito') throw new Error(accepted.kind);
  const [account, client, document] = [tenant.accountId, tenant.clientId, accepted.documentId];
  const one = 'gen_random_uuid()';
  for (const [columns, values] of [
    [
      'attempts (document_id, seq, id, account_id, access_key, tp_emis, dh_emi, state, digest_value)',
      `'${document}', 1, ${one}, '${account}', 'k', '1', 'd', 'assinado', 'v'`,
    ],
    [
      'events (document_id, id, account_id, operation_id, type, status)',
      `'${document}', ${one}, '${account}', ${one}, 'cancelamento', 'autorizado'`,
    ],
    [
      'xml (document_id, kind, owner_id, account_id, content)',
      `'${document}', 'assinado', ${one}, '${account}', ''`,
    ],
    ['credits_ledger (account_id, kind, amount_milli)', `'${account}', 'recarga', 1`],
    [
      'certificates (id, account_id, client_id, source, secret, subject, not_before, not_after, thumbprint)',
      `${one}, '${account}', '${client}', 'sandbox', '', 's', now(), now(), 't'`,
    ],
    [
      'client_logos (client_id, account_id, content_type, bytes)',
      `'${client}', '${account}', 'image/png', 'x'`,
    ],
    [
      'law_letters (client_id, kind, account_id, mark, written_at)',
      `'${client}', 'semana', '${account}', '2026-11-23', now()`,
    ],
    ['law_looks (client_id, account_id, next_at)', `'${client}', '${account}', now()`],
    ['daily_digests (account_id, day, claimed_at)', `'${account}', current_date, now()`],
    ['certificate_uploads (id, account_id, secret)', `gen_random_uuid(), '${account}', 'x'`],
    [
      'certificate_warnings (certificate_id, days, account_id, claimed_at)',
      `(select id from certificates where client_id = '${client}'), 7, '${account}', now()`,
    ],
    [
      'sefaz_status (account_id, environment, type, uf, online, x_motivo, checked_at, since)',
      `'${account}', 2, 'nfe', 'SP', true, 'ok', now(), now()`,
    ],
    [
      'sefaz_status_history (account_id, environment, type, uf, online, x_motivo, checked_at)',
      `'${account}', 2, 'nfe', 'SP', true, 'ok', now()`,
    ],
    [
      'inutilizacoes (id, account_id, client_id, environment, type, modelo, uf, emitente, ano, serie, inicio, fim, justificativa, strict, state)',
      `${one}, '${account}', '${client}', 2, 'nfe', '55', 'SP', 'e', 2026, 1, 1, 1, 'j', false, 'concluida'`,
    ],
    [
      'request_log (id, account_id, request_id, at, method, route, status, ms, credential, credential_id)',
      `'${newId()}', '${account}', 'req', now(), 'GET', '/v1/account', 200, 1, 'access-key', 'k'`,
    ],
    [
      'exchanges (id, account_id, subject_id, service, started_at, method, url, content_type, total_ms, ending, own_bytes, packed)',
      `'${newId()}', '${account}', '${document}', 's', now(), 'POST', 'u', 't', 1, 'sem-resposta', 0, ''`,
    ],
    [
      'saved_views (id, account_id, user_id, name, query)',
      `${one}, '${account}', (select user_id from members where organization_id = '${account}'), 'v', ''`,
    ],
    [
      'imports (id, account_id, client_id, target, state, actor_kind, actor_id, created_at, updated_at)',
      `${one}, '${account}', '${client}', 'sandbox', 'concluida', 'system', 't', now(), now()`,
    ],
    ['import_checks (document_id, account_id, emitted_at)', `'${document}', '${account}', now()`],
    [
      'import_refusals (import_id, seq, account_id, file, code, message, kind)',
      `(select id from imports where account_id = '${account}'), 1, '${account}', 'f', 'c', 'm', 'aviso'`,
    ],
    [
      'import_files (import_id, file, piece, account_id, name, content)',
      `(select id from imports where account_id = '${account}'), 0, 0, '${account}', 'f', ''`,
    ],
    [
      'cadastros (id, account_id, client_id, kind, code, name, fields)',
      `${one}, '${account}', '${client}', 'produto', 'c', 'n', '{}'`,
    ],
    [
      'counter_grants (id, account_id, client_id, user_id, member_id, per_note, per_day)',
      `${one}, '${account}', '${client}', ${one}, ${one}, 1, 1`,
    ],
    [
      'counters (id, account_id, client_id, user_id, session_id, ends_at)',
      `${one}, '${account}', '${client}', ${one}, ${one}, now()`,
    ],
    [
      'counter_notes (account_id, client_id, user_id, key, counter_id, day, amount)',
      `'${account}', '${client}', ${one}, 'k', (select id from counters where account_id = '${account}'), now(), 1`,
    ],
    [
      'register_answers (account_id, environment, service, subject, message, asked_at, keep_until)',
      `'${account}', 2, 'gtin', 's', 'm', now(), now()`,
    ],
    [
      'webhook_endpoints (id, account_id, environment, url, types, client_ids, secret)',
      `${one}, '${account}', 2, 'u', '{}', '{}', ''`,
    ],
    [
      'webhook_deliveries (id, endpoint_id, account_id, seq, message_id, type, body)',
      `${one}, (select id from webhook_endpoints where account_id = '${account}'), '${account}', 1, 'm', 't', '{}'`,
    ],
    [
      'webhook_attempts (delivery_id, number, account_id, started_at)',
      `(select id from webhook_deliveries where account_id = '${account}'), 1, '${account}', now()`,
    ],
    [
      'webhook_replays (id, endpoint_id, account_id, since, until, types)',
      `${one}, (select id from webhook_endpoints where account_id = '${account}'), '${account}', now(), now(), '{}'`,
    ],
    [
      'contingency_settings (client_id, environment, type, account_id, policy, patience_ms)',
      `'${client}', 2, 'nfce', '${account}', 'manual', 8000`,
    ],
    [
      'service_conditions (account_id, target, type, uf, state, failures, client_id)',
      `'${account}', 'sandbox', 'nfce', 'SP', 'suspeita', 1, '${client}'`,
    ],
    [
      'obligations (id, account_id, client_id, document_id, attempt_id, environment, target, type, modelo, uf, emitente, serie, numero, access_key, kind, step, state, in_doubt_since)',
      `${one}, '${account}', '${client}', '${document}', ${one}, 2, 'sandbox', 'nfce', '65', 'SP', '1', 1, 1, 'k', 'chave', 'consultar', 'aberta', now()`,
    ],
    [
      'received_settings (client_id, environment, account_id, enabled)',
      `'${client}', 2, '${account}', false`,
    ],
    [
      'received_documents (id, account_id, client_id, environment, target, type, access_key, emitente, dh_emi, emitted_at, tp_nf, valor_total, protocol_number, authorized_at, situacao, whole)',
      `'${newId()}', '${account}', '${client}', 2, 'sandbox', 'nfe', 'k', 'e', 'd', now(), '1', 1, 'p', now(), 'autorizada', false`,
    ],
    [
      'received_files (id, account_id, client_id, target, type, nsu, kind, schema, content)',
      `'${newId()}', '${account}', '${client}', 'sandbox', 'nfe', 1, 'resumo', 's', ''`,
    ],
    [
      'received_uploads (id, account_id, client_id, target, access_key, part, kind, facts, content, import_id)',
      `'${newId()}', '${account}', '${client}', 'sandbox', 'k', 'nota', 'nota', '{}', '', '${newId()}'`,
    ],
    [
      'received_manifestations (id, account_id, client_id, received_id, environment, target, type, access_key, tipo, requested, status)',
      `'${newId()}', '${account}', '${client}', (select id from received_documents where account_id = '${account}'), 2, 'sandbox', 'nfe', 'k', 'ciencia', true, 'pendente'`,
    ],
    [
      'received_orders (id, account_id, client_id, environment, referencia, access_key)',
      `'${newId()}', '${account}', '${client}', 2, 'r', 'k'`,
    ],
    [
      'received_key_queries (client_id, target, access_key, account_id, environment, asked_at, next_at)',
      `'${client}', 'sandbox', 'k', '${account}', 2, now(), now()`,
    ],
    [
      'received_addresses (client_id, environment, account_id, local_part)',
      `'${client}', 2, '${account}', '${newId()}'`,
    ],
    [
      'received_letters (id, account_id, client_id, environment, sender, sender_domain, digest, bytes, ignored, import_id)',
      `'${newId()}', '${account}', '${client}', 2, 's', 'd', '', 1, '{}', (select id from imports where account_id = '${account}')`,
    ],
    ['account_clocks (account_id, offset_ms)', `'${account}', 0`],
    [
      'deadlines (id, account_id, client_id, document_id, environment, target, type, kind, begins_at, ends_at, next_at)',
      `${one}, '${account}', '${client}', '${document}', 2, 'sandbox', 'nfce', 'transmissao', now(), now(), now()`,
    ],
    [
      'service_condition_history (id, account_id, target, type, uf, state)',
      `${one}, '${account}', 'sandbox', 'nfce', 'SP', 'suspeita'`,
    ],
    [
      'email_settings (client_id, environment, account_id, automatic, on_cancel, copies)',
      `'${client}', 2, '${account}', true, true, '{}'`,
    ],
    [
      'email_servers (id, account_id, host, port, security, from_address)',
      `${one}, '${account}', 'h', 587, 'tls', 'f'`,
    ],
    ['email_suppressions (account_id, address, reason)', `'${account}', 'a', 'asked'`],
    [
      'document_emails (id, account_id, client_id, document_id, environment, type, kind, origin)',
      `${one}, '${account}', '${client}', ${one}, 2, 'nfe', 'document', 'request'`,
    ],
    [
      'audit_log (id, account_id, actor_kind, actor_id, action, subject_type, subject_id)',
      `${one}, '${account}', 'system', 't', 'a', 's', 'i'`,
    ],
    ['audit_emails (id, account_id, email)', `${one}, '${account}', 'e'`],
    ['audit_people (account_id, user_id, key)', `'${account}', ${one}, ''`],
    ['audit_redactions (audit_id, account_id, hash)', `${one}, '${account}', ''`],
  ]) {
    await behind.query(`insert into ${columns} values (${values})`);
  }
}

/** Null = the role may not read the table at all. */
async function visible(db: typeof app, table: string, accountId: string | null): Promise<string[] | null> {
  const read = `select distinct account_id::text as id from ${table}`;
  const query = accountId
    ? inAccount(db, accountId, (sql) => sql.query<{ id: string }>(read))
    : db.pool.query<{ id: string }>(read);
  return query.then(
    ({ rows }) => rows.map((row) => row.id),
    (error: unknown) => {
      if (sqlState(error) === '42501') return null;
      throw error;
    },
  );
}

describe.each([
  ['app', app],
  ['worker', worker],
] as const)('role emite_%s', (_, db) => {
  it('is a role that cannot step over the walls', async () => {
    await expect(assertRoleIsWalled(db)).resolves.toBeUndefined();
  });

  it('sees its own rows only, and none while no account is set', async () => {
    const readable: string[] = [];
    for (const table of walled) {
      const own = await visible(db, table, mine.accountId);
      if (own === null) continue;
      readable.push(table);
      expect([table, own]).toEqual([table, [mine.accountId]]);
      expect([table, await visible(db, table, null)]).toEqual([table, []]);
    }
    expect(readable.length).toBeGreaterThan(10);
  });

  it('can change or remove no row of another account, nor move one of its own there', async () => {
    for (const table of walled) {
      for (const statement of [
        `update ${table} set account_id = account_id where account_id = '${theirs.accountId}'`,
        `delete from ${table} where account_id = '${theirs.accountId}'`,
        `update ${table} set account_id = '${theirs.accountId}'`,
      ]) {
        const touched = await inAccount(db, mine.accountId, (sql) => sql.query(statement)).then(
          (result) => result.rowCount,
          (error: unknown) => sqlState(error),
        );
        expect([statement, touched === 0 || touched === '42501']).toEqual([statement, true]);
      }
    }
  });

  it('reaches no partition beside its parent', async () => {
    const { rows } = await behind.query<{ name: string }>(
      `select relname::text as name from pg_class where relispartition and relkind = 'r'`,
    );
    const codes: (string | null)[] = [];
    for (const { name } of rows)
      codes.push(await db.pool.query(`select 1 from ${name}`).then(() => 'read', sqlState));
    // A day of the request log may be deleted since the listing: another file drops some.
    const refused = codes.filter((code) => code !== '42P01');
    expect(refused.length).toBeGreaterThan(30);
    expect(new Set(refused)).toEqual(new Set(['42501']));
  });

  it('leaves nothing of an account on the pooled connection', async () => {
    const one = createDb({ url: db.url, role: db.role, max: 1, keyring: testKeyring });
    await inAccount(one, mine.accountId, (sql) => sql.query('select 1'));
    await one.pool.query('select * from get_document($1::text, $2, 2::smallint, $2)', [
      (await one.walls.open())(mine.accountId),
      mine.clientId,
    ]);
    const { rows } = await one.pool.query('select count(*)::int as seen from documents');
    expect(rows).toEqual([{ seen: 0 }]);
    await one.close();
  });
});

it('refuses rows written for another account', async () => {
  const insert = `insert into audit_log (id, account_id, actor_kind, actor_id, action, subject_type, subject_id)
                  values (gen_random_uuid(), $1, 'system', 't', 'a', 's', 'i')`;
  await expect(
    inAccount(app, mine.accountId, (sql) => sql.query(insert, [theirs.accountId])),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(app.pool.query(insert, [mine.accountId])).rejects.toMatchObject({ code: '42501' });
});

it('lets a statement write rows of the accounts that it entered only, and read those of none of several', async () => {
  const insert = `
    insert into audit_log (id, account_id, actor_kind, actor_id, action, subject_type, subject_id)
    select gen_random_uuid(), r.account_id, 'system', 't', 'a', 's', 'i' from unnest($1::uuid[]) as r (account_id)`;
  const write = (entered: readonly TestTenant[], written: readonly TestTenant[]) =>
    acrossAccounts(app, async (sql, proofOf) => {
      await enterAccounts(
        sql,
        entered.map(({ accountId }) => proofOf(accountId)),
      );
      const { rows } = await sql.query('select count(*)::int as seen from clients');
      const { rowCount } = await sql.query(insert, [written.map(({ accountId }) => accountId)]);
      return [rows[0].seen, rowCount];
    });
  expect(await write([mine, theirs], [mine, theirs, mine])).toEqual([0, 3]);
  expect(await write([mine], [mine, mine])).toEqual([1, 2]);
  await expect(write([mine], [mine, theirs])).rejects.toMatchObject({ code: '42501' });
  await expect(write([], [mine])).rejects.toMatchObject({ code: '42501' });
});

it('shows nothing across accounts to a statement that enters none', async () => {
  const { rows } = await acrossAccounts(app, (sql) =>
    sql.query('select count(*)::int as seen from documents'),
  );
  expect(rows).toEqual([{ seen: 0 }]);
});

it('covers every table that has rows of tenants', async () => {
  const { rows } = await behind.query(
    `select c.relname::text as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname = any ($1)
        and not (c.relrowsecurity and c.relforcerowsecurity)`,
    [walled],
  );
  expect(rows).toEqual([]);
  expect(walled).toEqual(
    expect.arrayContaining([
      'documents',
      'operations',
      'xml',
      'tokens',
      'numbers',
      'credits_ledger',
      'document_changes',
    ]),
  );
  for (const table of walled) {
    const filled = await behind.query(`select 1 from ${table} where account_id = $1 limit 1`, [
      theirs.accountId,
    ]);
    expect([table, filled.rowCount]).toEqual([table, 1]);
  }
});

it('keeps history: neither role may rewrite the ledger, the audit log, stored bytes, exchanges or changes', async () => {
  for (const table of ['credits_ledger', 'audit_log', 'xml', 'document_changes', 'exchanges']) {
    for (const db of [app, worker]) {
      for (const statement of [
        `delete from ${table}`,
        `update ${table} set account_id = account_id`,
        `truncate ${table}`,
      ]) {
        await expect(inAccount(db, mine.accountId, (sql) => sql.query(statement))).rejects.toMatchObject({
          code: '42501',
        });
      }
    }
  }
});

it('lets the worker see neither keys, tokens nor people', async () => {
  for (const table of [
    'api_keys',
    'tokens',
    'auth_users',
    'auth_sessions',
    'auth_credentials',
    'members',
    'two_factors',
    'passkeys',
    'used_codes',
  ]) {
    await expect(worker.pool.query(`select 1 from ${table}`)).rejects.toMatchObject({ code: '42501' });
  }
  await expect(worker.pool.query(`select authenticate('', '')`)).rejects.toMatchObject({ code: '42501' });
});

it('refuses to start as a role that could bypass the walls', async () => {
  const superuser = createDb({ url: databaseUrls().ownerUrl, role: 'app', max: 1, keyring: testKeyring });
  await expect(assertRoleIsWalled(superuser)).rejects.toThrow(/is a superuser/);
  await superuser.close();
});

it('makes partitions ahead as the worker alone, and only once', async () => {
  expect(await ensurePartitions(worker)).toEqual([]);
  const made = await ensurePartitions(worker, { monthsAhead: 8 });
  expect(made).toHaveLength(12);
  expect(await ensurePartitions(worker, { monthsAhead: 8 })).toEqual([]);
  await expect(ensurePartitions(app)).rejects.toMatchObject({ code: '42501' });
});

it('drops no day of the request log that is a week old or less, and none as the API', async () => {
  const drop = (db: typeof app, kept: number) => db.pool.query('select keep_request_log($1, 1)', [kept]);
  await expect(drop(worker, 6)).rejects.toThrow('7 days or more, not 6');
  await expect(drop(app, 7)).rejects.toMatchObject({ code: '42501' });
  await expect(drop(worker, 7)).resolves.toMatchObject({ rowCount: 1 });
});
