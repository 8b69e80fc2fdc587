import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAcceptor } from './acceptance/acceptance.ts';
import { claimTurns, feedTurns } from './authority/authority-turns.ts';
import { inAccount, sqlState } from './base/transaction.ts';
import { claimDailyDigests } from './contingency/daily-digests.ts';
import { hashKey } from './keys/format.ts';
import { claimLawLooks, stopLawMail } from './law/law-letters.ts';
import { recordAudit } from './records/audit.ts';
import { migratedDatabase } from './testing/fresh-database.ts';
import { acceptRequest, identify } from './testing/requests.ts';
import { createTenant, type TestTenant } from './testing/test-database.ts';

/*
 * A function that runs as its owner passes every wall. Those that the API may run are listed here, each with the proof that it asks for,
 * or with what it returns of all accounts and the reason. The catalog lists them.
 */

interface Subject extends TestTenant {
  readonly userId: string;
  readonly email: string;
  readonly sessionToken: string;
  readonly documentId: string;
  readonly accessKeyOfDocument: string;
  readonly receivedId: string;
}

interface Bound {
  readonly call: (of: Subject) => string;
  /** Part of the result with the proof. */
  readonly shows: (of: Subject) => string;
}

const account = ({ accountId }: Subject) => accountId;
const person = ({ userId }: Subject) => userId;
/** A proof as a foreign statement makes it: the id, and the HMAC that its transaction has. */
const proofOf = ({ accountId }: Subject) =>
  `'${accountId}.' || split_part(current_setting('app.account_id'), '.', 2)`;

/** Asks for the proof of the account or of the person, for any ids. */
const PROVEN: Readonly<Record<string, Bound>> = {
  app_account: { call: () => 'app_account()', shows: account },
  app_accounts: { call: () => 'app_accounts()', shows: account },
  document_people: { call: ({ documentId }) => `document_people('${documentId}')`, shows: person },
  document_state: {
    call: (of) => `document_state(${proofOf(of)}, '${of.clientId}', 2::smallint, '${of.documentId}')`,
    shows: () => 'nfe',
  },
  document_states: {
    call: (of) =>
      `document_states(array[${proofOf(of)}], array['${of.clientId}'::uuid], array[2::smallint], array['${of.documentId}'::uuid])`,
    shows: () => 'nfe',
  },
  feed_changes: {
    call: (of) => `feed_changes(array[${proofOf(of)}], '0', 0, pg_current_xact_id(), 0)`,
    shows: ({ documentId }) => documentId,
  },
  find_key_end: {
    call: ({ accessKeyOfDocument }) => `find_key_end('${accessKeyOfDocument.slice(-11)}')`,
    shows: ({ documentId }) => documentId,
  },
  find_key_end_in: {
    call: ({ accessKeyOfDocument }) => `find_key_end_in(2::smallint, '${accessKeyOfDocument.slice(-11)}')`,
    shows: ({ documentId }) => documentId,
  },
  find_received_amount: {
    call: ({ clientId }) => `find_received_amount('${clientId}', 2::smallint, 1, 1)`,
    shows: ({ receivedId }) => receivedId,
  },
  find_received_number: {
    call: ({ clientId }) => `find_received_number('${clientId}', 2::smallint, '{000000077}')`,
    shows: ({ receivedId }) => receivedId,
  },
  get_document: {
    call: (of) => `get_document(${proofOf(of)}, '${of.clientId}', 2::smallint, '${of.documentId}')`,
    shows: ({ documentId }) => documentId,
  },
  hold_credits: { call: ({ accountId }) => `hold_credits('${accountId}', 1)`, shows: () => '' },
  known_audit_people: { call: () => 'known_audit_people()', shows: person },
  own_people: { call: () => 'own_people()', shows: person },
  proven: { call: () => `proven('id')`, shows: person },
  proven_accounts: { call: () => 'proven_accounts()', shows: account },
  proven_ids: { call: () => 'proven_ids()', shows: person },
  reached_accounts: { call: () => 'reached_accounts()', shows: account },
  reached_people: { call: () => 'reached_people()', shows: person },
  reserve_numbers: {
    call: ({ accountId, clientId }) =>
      `reserve_numbers('${accountId}', array['${clientId}'::uuid], 2::smallint, '${accountId}', '55', 900, 1, '{}'::integer[])`,
    shows: () => '{1}',
  },
};

const bytes = (value: Buffer) => `'\\x${value.toString('hex')}'::bytea`;

/** Asks for a secret, which only its holder has. */
const SECRET: Readonly<Record<string, { readonly call: (of: Subject, secret: boolean) => string }>> = {
  authenticate: {
    call: ({ accessKey, testToken, accountId }, secret) =>
      `authenticate(${bytes(hashKey(accessKey))}, ${bytes(hashKey(secret ? testToken : accountId))})`,
  },
  authenticate_key: {
    call: ({ accessKey, accountId }, secret) =>
      `authenticate_key(${bytes(hashKey(secret ? accessKey : accountId))}, 'access')`,
  },
  open_session: {
    call: ({ sessionToken, userId }, secret) => `open_session('${secret ? sessionToken : userId}')`,
  },
};

/** Write tables of no account, by a proof of the rows: `shared-tables.db.test.ts` calls them. */
const OF_ROWS = [
  'claim_authority_turns',
  'end_authority_turns',
  'keep_town_parameters',
  'save_authority_status',
  'settle_buckets',
];

interface Open {
  readonly call: string;
  /** As the catalog has it: another column needs a look here. */
  readonly returns: string;
  readonly because: string;
}

const LEASE = `interval '1 minute'`;

/** Work on all accounts. */
const OPEN: Readonly<Record<string, Open>> = {
  account_ids: {
    call: 'account_ids()',
    returns: 'SETOF uuid',
    because: 'commands go through every account, and enter each by its proof',
  },
  attempts_are_open: {
    call: 'attempts_are_open()',
    returns: 'boolean',
    because: 'state of the rollout',
  },
  backlog_reaches: { call: 'backlog_reaches(1)', returns: 'boolean', because: 'a bound of the waiting work' },
  believes_bare_ids: { call: 'believes_bare_ids()', returns: 'boolean', because: 'state of the rollout' },
  claim_certificate_warnings: {
    call: `claim_certificate_warnings(now(), '{30}', ${LEASE}, 10)`,
    returns: 'TABLE(account_id uuid, client_id uuid, certificate_id uuid, days integer)',
    because: 'letters of the API: it reads each in its account',
  },
  claim_daily_digests: {
    call: `claim_daily_digests(now(), ${LEASE}, 10)`,
    returns: 'TABLE(account_id uuid)',
    because: 'as above',
  },
  claim_disabled_endpoints: {
    call: `claim_disabled_endpoints(${LEASE}, 10)`,
    returns: 'TABLE(endpoint_id uuid, account_id uuid)',
    because: 'as above',
  },
  claim_law_looks: {
    call: `claim_law_looks(now(), ${LEASE}, 10)`,
    returns: 'TABLE(account_id uuid, client_id uuid)',
    because: 'as above',
  },
  claim_letters: {
    call: `claim_letters(10, ${LEASE})`,
    returns: 'TABLE(id uuid, account_id uuid, attempts integer)',
    because: 'as above',
  },
  claim_document_emails: {
    call: `claim_document_emails(10, ${LEASE})`,
    returns:
      'TABLE(id uuid, account_id uuid, client_id uuid, document_id uuid, environment smallint, type text, kind text, addresses text[], letters jsonb, tries smallint, attempts integer, created_at timestamp with time zone)',
    because: 'the release before; nothing once it is gone',
  },
  claim_webhook_notices: {
    call: `claim_webhook_notices(${LEASE}, 10)`,
    returns:
      'TABLE(endpoint_id uuid, account_id uuid, environment smallint, url text, reason text, disabled_at timestamp with time zone)',
    because: 'the release before; nothing once it is gone',
  },
  feed_places: {
    call: `feed_places('0'::xid8, 0, 10)`,
    returns: 'TABLE(xid xid8, seq bigint, account_id uuid, environment smallint, kind text)',
    because: 'every API looks for changes in the accounts of its callers, which it reads by their proofs',
  },
  feed_authority_turns: {
    call: `feed_authority_turns('{}')`,
    returns: 'void',
    because: 'writes what the authorities’ public state is',
  },
  keep_wall_key: {
    call: `keep_wall_key('', '')`,
    returns: 'boolean',
    because: 'takes a key only where there is none, and says whether the one passed is it',
  },
  law_mail_people: {
    call: `law_mail_people('00000000-0000-7000-8000-000000000000')`,
    returns: 'TABLE(user_id uuid)',
    because: 'ids of people, whose addresses are read by a proof of each',
  },
  master_key_versions: {
    call: 'master_key_versions()',
    returns: 'TABLE(version text, keys bigint)',
    because: 'counts',
  },
  pending_stats: {
    call: 'pending_stats()',
    returns: 'TABLE(pending bigint, oldest_age_ms double precision)',
    because: 'counts',
  },
  people_are_open: { call: 'people_are_open()', returns: 'boolean', because: 'state of the rollout' },
  powers_are_open: { call: 'powers_are_open()', returns: 'boolean', because: 'state of the rollout' },
  read_feed: {
    call: `read_feed('0'::xid8, 0, 10)`,
    returns:
      'TABLE(xid xid8, seq bigint, document_id uuid, account_id uuid, client_id uuid, environment smallint, type text, kind text, subject_id uuid, details jsonb, created_at timestamp with time zone)',
    because: 'the release before; nothing once it is gone',
  },
  readable_code_owners: {
    call: `readable_code_owners('00000000-0000-0000-0000-000000000000', 10)`,
    returns: 'SETOF uuid',
    because: 'ids of people whose codes are hashed anew, each by a proof',
  },
  status_mail_people: {
    call: `status_mail_people('{SP}')`,
    returns: 'TABLE(user_id uuid, uf text)',
    because: 'ids of people, whose addresses are read by a proof of each',
  },
  status_mail_recipients: {
    call: `status_mail_recipients('{SP}')`,
    returns: 'TABLE(name text, email text, uf text)',
    because: 'the release before; nothing once it is gone',
  },
  stop_law_mail: {
    call: `stop_law_mail('00000000-0000-7000-8000-000000000000', '00000000-0000-7000-8000-000000000000')`,
    returns: 'void',
    because: 'ends a subscription, by a link that the API has signed',
  },
  tables_are_open: { call: 'tables_are_open()', returns: 'boolean', because: 'state of the rollout' },
};

const CATALOG = `
  select distinct on (p.proname) p.proname::text as name, pg_get_function_result(p.oid) as result
    from pg_proc p
   where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype
     and has_function_privilege('emite_app', p.oid, 'execute') order by p.proname`;

const URL_SECRET = 'https://example.com/segredo-do-endereco';
const LETTER_TO = 'destinatario@example.com';
const ACCESS_KEY = '35261100000000000000550010000000011000000017';

let database: Awaited<ReturnType<typeof migratedDatabase>>;
let me: Subject;
let victim: Subject;

beforeAll(async () => {
  database = await migratedDatabase();
  [me, victim] = [await subject(), await subject()];
});
afterAll(() => database.drop());

/** An account with something for every function: a session, an act on a document, changes, a letter, a disabled endpoint, a subscriber. */
async function subject(): Promise<Subject> {
  const { app, owner } = database;
  const tenant = await createTenant(app);
  const { accountId, clientId } = tenant;
  const { user } = await app.prisma.member.findFirstOrThrow({
    where: { organizationId: accountId },
    include: { user: true },
  });
  const sessionToken = randomUUID();
  await app.prisma.authSession.create({
    data: {
      id: randomUUID(),
      userId: user.id,
      token: sessionToken,
      expiresAt: new Date(Date.now() + 3_600_000),
      activeOrganizationId: accountId,
    },
  });
  const accepted = await createAcceptor(app, { nowMs: () => Date.now(), identify }).accept(
    acceptRequest(tenant.test),
  );
  if (accepted.kind !== 'aceito') throw new Error(accepted.kind);
  const { documentId, accessKey: accessKeyOfDocument } = accepted;
  await recordAudit(app, accountId, {
    actor: { kind: 'user', id: user.id },
    action: 'document.reopen',
    subject: { type: 'document', id: documentId },
  });
  for (const statement of [
    `insert into document_emails (id, account_id, client_id, document_id, environment, type, kind, origin, addresses)
     values (gen_random_uuid(), '${accountId}', '${clientId}', '${documentId}', 2, 'nfe', 'document', 'request', '{${LETTER_TO}}')`,
    `insert into webhook_endpoints (id, account_id, environment, url, types, client_ids, secret, notice, disabled_at, disabled_because)
     values (gen_random_uuid(), '${accountId}', 2, '${URL_SECRET}', '{}', '{}', '', 'due', now(), 'gone')`,
    `insert into document_changes (account_id, client_id, environment, type, kind, details)
     values ('${accountId}', '${clientId}', 2, 'nfe', 'received', '{"chave_acesso": "${ACCESS_KEY}"}')`,
    `update members set status_mail = true where organization_id = '${accountId}'`,
    `update auth_users set email_verified = true where id = '${user.id}'`,
  ])
    await owner.pool.query(statement);
  const receivedId = randomUUID();
  const receivedKey = `35261111222333000181550010000000771${clientId.replaceAll(/\D/g, '').slice(-9).padStart(9, '0')}`;
  await owner.pool.query(
    `insert into received_documents (id, account_id, client_id, environment, target, type, access_key, emitente, dh_emi, emitted_at, tp_nf,
       valor_total, protocol_number, authorized_at, situacao, whole)
     values ($1, $2, $3, 2, 'sandbox', 'nfe', $4, '11222333000181', '', now(), '1', 1, '1', now(), 'autorizada', true)`,
    [receivedId, accountId, clientId, receivedKey],
  );
  const of = { ...tenant, userId: user.id, email: user.email };
  return { ...of, sessionToken, documentId, accessKeyOfDocument, receivedId };
}

/** The rows of a call as a foreign statement sees them that was injected where `as` is proven; or its error's state. */
async function rowsOf(call: string, as: Subject | null): Promise<string> {
  const { app } = database;
  const people = (await app.walls.openPeople())(as === null ? [] : [{ kind: 'id', value: as.userId }]);
  return inAccount(app, as?.accountId ?? randomUUID(), async (sql) => {
    await sql.query(`select set_config('app.people', $1, true)`, [people]);
    const { rows } = await sql.query<{ row: string }>(`select r::text as row from ${call} r`);
    return rows.map(({ row }) => row).join('\n');
  }).catch((error: unknown) => sqlState(error) ?? Promise.reject(error));
}

it('lists every function that runs as its owner and that the API may run', async () => {
  const { rows } = await database.owner.pool.query<{ name: string; result: string }>(CATALOG);
  expect(rows.map(({ name }) => name)).toEqual(
    [...Object.keys({ ...PROVEN, ...SECRET, ...OPEN }), ...OF_ROWS].toSorted(),
  );
  const open = rows.filter(({ name }) => name in OPEN);
  expect(Object.fromEntries(open.map(({ name, result }) => [name, result]))).toEqual(
    Object.fromEntries(Object.entries(OPEN).map(([name, { returns }]) => [name, returns])),
  );
});

describe('a function that asks for a proof', () => {
  it.each(Object.keys(PROVEN))(
    '%s returns nothing of an account or person that is not proven',
    async (name) => {
      const { call, shows } = PROVEN[name] ?? expect.unreachable();
      const foreign = await rowsOf(call(victim), me);
      for (const part of [victim.accountId, victim.userId, victim.email]) expect(foreign).not.toContain(part);
      expect(['42501', await rowsOf(call(me), me), '']).toContain(foreign);
      expect(await rowsOf(call(victim), victim)).toContain(shows(victim));
    },
  );

  it.each(Object.keys(SECRET))('%s returns a row to who has the secret alone', async (name) => {
    const { call } = SECRET[name] ?? expect.unreachable();
    expect(await rowsOf(call(victim, false), victim)).toBe('');
    expect(await rowsOf(call(victim, true), null)).toContain(victim.accountId);
  });
});

describe('a function over all accounts', () => {
  it.each(Object.keys(OPEN))('%s returns no address, no name and no document', async (name) => {
    const found = await rowsOf((OPEN[name] ?? expect.unreachable()).call, null);
    for (const part of ['@', victim.email, URL_SECRET, 'Dona da conta', victim.documentId, ACCESS_KEY])
      expect(found).not.toContain(part);
  });

  it.each([
    ['claim_letters', 'account_id'],
    ['claim_disabled_endpoints', 'account_id'],
  ])('%s gives the API work of every account, once', async (name) => {
    await database.owner.pool.query('update document_emails set leased_until = null');
    await database.owner.pool.query(`update webhook_endpoints set notice = 'due'`);
    const { call } = OPEN[name] ?? expect.unreachable();
    const found = await rowsOf(call, null);
    expect(found).toContain(victim.accountId);
    expect(found).toContain(me.accountId);
    expect(await rowsOf(call, null)).toBe('');
  });
});

it('does nothing for all accounts by a function whose act is not proven', async () => {
  const { owner, app } = database;
  await owner.pool.query(`update members set law_mail = true`);
  await owner.pool.query(
    `insert into certificates (id, account_id, client_id, source, secret, subject, not_before, not_after, thumbprint)
     values (gen_random_uuid(), $1, $2, 'enviado', '', 's', now(), now() + interval '3 years', 't')`,
    [victim.accountId, victim.clientId],
  );
  await claimTurns(app, [{ type: 'nfe', uf: 'SP', state: 'fora_do_ar' }], {
    at: new Date(),
    leaseSeconds: 60,
  });
  const traces = async () =>
    (
      await owner.pool.query(
        `select (select count(*) from document_changes)::int as changes, (select count(*) from members where law_mail)::int as readers,
                (select count(*) from certificate_warnings)::int as warnings, (select count(*) from daily_digests)::int as digests,
                (select count(*) from law_looks)::int as looks`,
      )
    ).rows;
  const before = await traces();
  for (const call of [
    `claim_certificate_warnings(now(), '{10000}', interval '100 years', 100)`,
    `claim_daily_digests(now() + interval '1 year', interval '100 years', 100)`,
    `claim_law_looks(now(), interval '100 years', 100)`,
    `feed_authority_turns('{}')`,
    `stop_law_mail('${victim.accountId}', '${victim.userId}')`,
  ])
    expect(['', '()']).toContain(await rowsOf(call, me));
  expect(await traces()).toEqual(before);
  const claim = { nowMs: Date.now(), leaseSeconds: 60, limit: 100 };
  expect((await claimDailyDigests(app, claim)).length).toBeGreaterThan(1);
  expect((await claimLawLooks(app, claim)).length).toBeGreaterThan(1);
  await feedTurns(app, ['operando']);
  await stopLawMail(app, victim);
  const [after] = await traces();
  expect(after?.readers).toBe(before[0]?.readers - 1);
  expect(after?.changes).toBeGreaterThan(before[0]?.changes);
});

it('leases no letter for longer than an hour', async () => {
  const { owner } = database;
  await owner.pool.query('update document_emails set leased_until = null');
  await rowsOf(`claim_letters(10, interval '100 years')`, null);
  const { rows } = await owner.pool.query(
    `select count(*)::int as letters from document_emails where leased_until <= now() + interval '1 hour'`,
  );
  expect(rows).toEqual([{ letters: 2 }]);
});
