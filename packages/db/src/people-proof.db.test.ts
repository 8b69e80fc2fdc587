import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { regenerateKey } from './accounts/accounts.ts';
import { authenticateAccess } from './accounts/auth.ts';
import type { Db } from './base/client.ts';
import { inAccount, sqlState, withAccount } from './base/transaction.ts';
import { type PeopleKey, peopleProofsBy } from './base/walls.ts';
import { addMember } from './people/members.ts';
import { createPerson } from './people/persons.ts';
import { migratedDatabase } from './testing/fresh-database.ts';
import { createTenant, openDb, othersEnded, type TestTenant } from './testing/test-database.ts';
import { proveWalls } from './upkeep/walls.ts';

/** Tables of people, each with the column that identifies a test's person or account. */
const TABLES = {
  auth_credentials: 'user_id',
  auth_rate_limits: 'key',
  auth_sessions: 'user_id',
  auth_users: 'id',
  auth_verifications: 'value',
  invitations: 'organization_id',
  members: 'user_id',
  organizations: 'id',
  passkeys: 'user_id',
  two_factors: 'user_id',
  used_codes: 'user_id',
} as const;

interface Person {
  readonly accountId: string;
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;
  readonly token: string;
  readonly identifier: string;
  /** Address and route of an attempt. */
  readonly attempt: string;
  readonly credentialId: string;
}

const db = openDb('app');
const worker = openDb('worker');
let me: Person;
let victim: Person;

/** A person with a row in each table. */
async function personOf(of: Db, { accountId }: TestTenant): Promise<Person> {
  const { prisma } = of;
  const { user } = await prisma.member.findFirstOrThrow({
    where: { organizationId: accountId },
    include: { user: true },
  });
  const [userId, sessionId] = [user.id, randomUUID()];
  const [token, identifier, credentialId] = [randomUUID(), randomUUID(), randomUUID()];
  const expiresAt = new Date(Date.now() + 3_600_000);
  await prisma.authSession.create({
    data: { id: sessionId, userId, token, expiresAt, activeOrganizationId: accountId },
  });
  await prisma.authVerification.create({ data: { id: randomUUID(), identifier, value: userId, expiresAt } });
  await prisma.twoFactor.create({ data: { id: randomUUID(), userId, secret: 's', backupCodes: '[]' } });
  await prisma.usedCode.create({ data: { userId, code: '123456' } });
  await prisma.passkey.create({
    data: {
      id: randomUUID(),
      userId,
      credentialID: credentialId,
      publicKey: 'k',
      counter: 0,
      deviceType: 'd',
      backedUp: true,
    },
  });
  const attempt = `${randomUUID()}|/sign-in/email`;
  await prisma.authRateLimit.create({ data: { id: randomUUID(), key: attempt, count: 1, lastRequest: 1n } });
  await prisma.invitation.create({
    data: {
      id: randomUUID(),
      organizationId: accountId,
      inviterId: userId,
      email: `${randomUUID()}@example.com`,
      role: 'admin',
      expiresAt,
    },
  });
  return { accountId, userId, email: user.email, sessionId, token, identifier, attempt, credentialId };
}

beforeAll(async () => {
  me = await personOf(db, await createTenant(db));
  victim = await personOf(db, await createTenant(db));
});

const prove = async (...keys: readonly (readonly [PeopleKey['kind'], string])[]) =>
  (await db.walls.openPeople())(keys.map(([kind, value]) => ({ kind, value })));

/** Runs a statement of a stranger in a transaction that set these proofs. */
function inject(
  proofs: string,
  statement: string,
  values: readonly unknown[] = [],
  accountId = me.accountId,
): Promise<pg.QueryResult> {
  return inAccount(db, accountId, async (sql) => {
    await sql.query(`select set_config('app.people', $1, true)`, [proofs]);
    return sql.query(statement, [...values]);
  });
}

/** Whom the rows are about that the statement's transaction sees in each table. */
async function seenBy(
  proofs: string,
  accountId?: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const seen: Record<string, readonly string[]> = {};
  for (const [table, column] of Object.entries(TABLES)) {
    const { rows } = await inject(
      proofs,
      `select distinct ${column}::text as who from ${table}`,
      [],
      accountId,
    );
    if (rows.length > 0) seen[table] = rows.map(({ who }) => String(who));
  }
  return seen;
}

/** Rows that members of an account see of each other, without a proof of any person. */
const colleagues = ({ accountId, userId }: Person) => ({
  auth_users: [userId],
  invitations: [accountId],
  members: [userId],
  organizations: [accountId],
});

const whole = ({ userId, accountId }: Person) => ({
  auth_credentials: [userId],
  auth_sessions: [userId],
  auth_users: [userId],
  members: [userId],
  organizations: [accountId],
  passkeys: [userId],
  two_factors: [userId],
  used_codes: [userId],
});

describe('a foreign statement in a session of emite_app', () => {
  it('sees no person without a proof', async () => {
    for (const table of Object.keys(TABLES)) {
      expect([table, (await db.pool.query(`select 1 from ${table}`)).rowCount]).toEqual([table, 0]);
      expect([table, (await db.pool.query(`delete from ${table}`)).rowCount]).toEqual([table, 0]);
    }
  });

  it('sees of the account that it proves who belongs to it, and no secret; of others nothing', async () => {
    expect(await seenBy('')).toEqual(colleagues(me));
    expect(await seenBy('', victim.accountId)).toEqual(colleagues(victim));
  });

  it.each([
    ['id', () => ['id', me.userId] as const],
    ['e-mail', () => ['email', me.email] as const],
    ['session', () => ['token', me.token] as const],
    ['id of a session', () => ['id', me.sessionId] as const],
    ['passkey', () => ['passkey', me.credentialId] as const],
  ])('sees by the proof of a person’s %s this person alone', async (_, key) => {
    const seen = await seenBy(await prove(key()), randomUUID());
    const { auth_verifications, ...rest } = seen;
    expect(rest).toEqual(whole(me));
    expect([undefined, [me.userId]]).toContainEqual(auth_verifications);
  });

  it('sees by the proof of an address and a route their attempts alone, which it counts and no more', async () => {
    const own = await prove(['attempt', me.attempt]);
    expect(await seenBy(own, randomUUID())).toEqual({ auth_rate_limits: [me.attempt] });
    expect((await inject(own, 'update auth_rate_limits set count = count + 1')).rowCount).toBe(1);
    const statement = 'update auth_rate_limits set key = $1';
    expect(await inject(own, statement, [victim.attempt]).then(() => 'done', sqlState)).toBe('42501');
    const row = `insert into auth_rate_limits (id, key, count, last_request) values (gen_random_uuid(), $1, 0, 0)`;
    expect(await inject(own, row, [`${victim.attempt}/x`]).then(() => 'done', sqlState)).toBe('42501');
    expect(await db.prisma.authRateLimit.count({ where: { key: victim.attempt } })).toBe(1);
  });

  it('sees by the proof of a link or of an account what these lead to', async () => {
    expect(await seenBy(await prove(['identifier', me.identifier]), randomUUID())).toEqual({
      auth_verifications: [me.userId],
    });
    expect(await seenBy(await prove(['id', me.accountId]), randomUUID())).toEqual(colleagues(me));
  });

  it.each([
    ['no proof', (id: string) => `id:${hex(id)}.`],
    ['the value alone', (id: string) => `id:${hex(id)}`],
    ['a proof of another value', (id: string, own: string) => `id:${hex(id)}.${own.split('.')[1]}`],
    [
      'a proof by a key of its own',
      (id: string) => peopleProofsBy(randomBytes(32))([{ kind: 'id', value: id }]),
    ],
    ['a proof behind a true one', (id: string, own: string) => `${own},id:${hex(id)}.${own.split('.')[1]}`],
    ['a proof of another kind', (id: string, own: string) => `${own.replace(/^id/, 'email')},id:${hex(id)}.`],
  ])('sees no row of a person whom it names by %s', async (_, forged) => {
    const own = await prove(['id', me.userId]);
    const seen = await seenBy(forged(victim.userId, own));
    expect(JSON.stringify(seen)).not.toContain(victim.userId);
    expect(seen).toMatchObject(colleagues(me));
  });

  it('takes the proof of an account for none of a person, nor the other way round', async () => {
    const account = (await db.walls.open())(victim.accountId).split('.')[1];
    expect(await seenBy(`id:${hex(victim.accountId)}.${account}`)).toEqual(colleagues(me));
    const person = (await prove(['id', victim.accountId])).split('.')[1];
    const { rows } = await db.pool.query(
      `select app_account() as id from (select set_config('app.account_id', $1, true)) s`,
      [`${victim.accountId}.${person}`],
    );
    expect(rows).toEqual([{ id: null }]);
  });

  it('changes only people that it proves', async () => {
    const unused = randomUUID();
    const own = await prove(['id', me.userId], ['id', unused], ['token', me.token], ['email', me.email]);
    const states = [];
    for (const [statement, values] of [
      ['update auth_sessions set user_id = $1', [victim.userId]],
      [
        `insert into auth_sessions (id, user_id, token, expires_at) values (gen_random_uuid(), $1, 't', now())`,
        [victim.userId],
      ],
      [
        `insert into auth_credentials (id, user_id, account_id, provider_id) values (gen_random_uuid(), $1, 'x', 'credential')`,
        [victim.userId],
      ],
      [
        `insert into members (id, organization_id, user_id, role) values (gen_random_uuid(), $1, $2, 'owner')`,
        [victim.accountId, me.userId],
      ],
      [
        `insert into invitations (id, organization_id, inviter_id, email, role, expires_at) values (gen_random_uuid(), $1, $2, 'a@b.c', 'owner', now())`,
        [victim.accountId, me.userId],
      ],
      ['update members set organization_id = $1', [victim.accountId]],
      ['update passkeys set user_id = $1', [victim.userId]],
      ['update auth_verifications set identifier = $1', [victim.identifier]],
      [
        `insert into auth_verifications (id, identifier, value, expires_at) values (gen_random_uuid(), 'x', $1, now())`,
        [victim.userId],
      ],
      [`insert into auth_users (id, name, email) values (gen_random_uuid(), 'n', 'e')`, []],
      [`insert into auth_users (id, name, email, operator) values ($1, 'n', 'e', true)`, [unused]],
      ['update auth_users set operator = true', []],
      ['update auth_users set operator = false', []],
      ['update auth_users set id = $1', [victim.userId]],
      ['update auth_sessions set token = $1', ['t']],
      ['update organizations set slug = $1', ['s']],
      ['update accounts set trial_ends_at = now() + $1', ['1 year']],
      ['update accounts set ceiling_writes = $1', [1_000_000]],
    ] as const)
      states.push([statement, await inject(own, statement, values).then(() => 'done', sqlState)]);
    expect(states).toEqual(states.map(([statement]) => [statement, '42501']));
    expect((await inject(own, 'update auth_users set name = $1', ['Eu'])).rowCount).toBe(1);
    const person = `insert into auth_users (id, name, email) values ($1, 'n', $1::uuid::text || '@example.com')`;
    expect((await inject(own, person, [unused])).rowCount).toBe(1);
    expect((await inject('', 'update auth_users set name = $1', ['Outro'])).rowCount).toBe(0);
    expect((await inject('', 'update auth_sessions set expires_at = now()')).rowCount).toBe(0);
  });

  it('gives no power in its own account, which the process gives by a proof of row and value', async () => {
    const { accountId, clientId } = await createTenant(db);
    const of = await withAccount(db, accountId, async (tx) => {
      const id = await createPerson(tx, { name: 'Leitora', email: randomUUID(), emailVerified: true });
      await addMember(tx, { accountId, userId: id }, 'leitura');
      return { organizationId: accountId, userId: id };
    });
    await db.prisma.organization.update({ where: { id: accountId }, data: { secondFactorRequired: true } });
    const { id: memberId } = await db.prisma.member.findFirstOrThrow({ where: of });
    const unused = randomUUID();
    const own = await prove(['id', of.userId], ['id', accountId], ['id', memberId], ['id', unused]);
    const forged = `power:${hex(`${memberId}:owner`)}.${own.split(',')[2]?.split('.')[1]}`;
    const role = `update members set role = $1 where id = '${memberId}'`;
    const hash = randomBytes(32);
    const states = [];
    for (const [statement, values] of [
      [role, ['owner']],
      [
        `insert into members (id, organization_id, user_id, role) values ($1, $2, $3, 'owner')`,
        [unused, accountId, of.userId],
      ],
      [
        `insert into invitations (id, organization_id, inviter_id, email, role, expires_at) values ($1, $2, $3, 'a@b.c', 'owner', now())`,
        [unused, accountId, of.userId],
      ],
      [`update invitations set role = 'owner'`, []],
      ['update organizations set second_factor_required = false', []],
      [
        `insert into api_keys (id, account_id, kind, hash) values ($1, $2, 'restricted', $3)`,
        [unused, accountId, hash],
      ],
      [
        `insert into tokens (id, account_id, client_id, environment, hash, ciphertext) values ($1, $2, $3, 2, $4, '')`,
        [unused, accountId, clientId, hash],
      ],
    ] as const)
      for (const proofs of ['', own, `${own},${forged}`])
        states.push([
          statement,
          await inject(proofs, statement, values, accountId).then(() => 'done', sqlState),
        ]);
    expect(states).toEqual(states.map(([statement]) => [statement, '42501']));
    const admin = await prove(['id', memberId], ['power', `${memberId}:admin`]);
    expect(await inject(admin, role, ['owner'], accountId).catch(sqlState)).toBe('42501');
    expect((await inject(admin, role, ['admin'], accountId)).rowCount).toBe(1);
    expect((await db.prisma.member.update({ where: { id: memberId }, data: { role: 'owner' } })).role).toBe(
      'owner',
    );
  });

  it('makes no key or token of its account work again', async () => {
    const { accountId, accessKey, test } = await createTenant(db);
    await regenerateKey(db, accountId, { kind: 'access', actor: { kind: 'operator', id: 'o' } });
    const end = `update tokens set expires_at = now() + $2::interval where id = $1`;
    const change = (statement: string, ...values: readonly string[]) =>
      inject('', statement, values, accountId).then(({ rowCount }) => rowCount, sqlState);
    expect(await change(end, test.tokenId, '1 hour')).toBe(1);
    expect(await change(end, test.tokenId, '1 minute')).toBe(1);
    for (const [statement, ...values] of [
      [end, test.tokenId, '1 day'],
      ['update tokens set expires_at = null where id = $1', test.tokenId],
      ['update api_keys set revoked_at = null where revoked_at is not null'],
    ] as const)
      expect([statement, await change(statement, ...values)]).toEqual([statement, '42501']);
    expect(await authenticateAccess(db, accessKey)).toBeNull();
  });

  it('gets no name and no e-mail from functions over all accounts, and makes no log forget one', async () => {
    await db.prisma.authUser.update({ where: { id: victim.userId }, data: { emailVerified: true } });
    await db.prisma.member.updateMany({
      where: { organizationId: victim.accountId, userId: victim.userId },
      data: { statusMail: true },
    });
    const { rows } = await db.pool.query(
      `select to_jsonb(r)::text as row from status_mail_recipients('{SP}') r
       union all select to_jsonb(r)::text from status_mail_people('{SP}') r
       union all select to_jsonb(r)::text from document_people(gen_random_uuid()) r`,
    );
    expect(rows).toContainEqual({ row: expect.stringContaining(victim.userId) });
    expect(JSON.stringify(rows)).not.toContain('@');
    expect(await sqlStateOf(`select forget_audit_email('${victim.email}')`)).toBe('42501');
  });
});

it('walls every table that names a person or an account of people, and counts of attempts', async () => {
  const { rows } = await db.pool.query<{ name: string }>(
    `select distinct c.relname::text as name from pg_class c
       join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and (c.relname like 'auth\\_%' or a.attname in ('user_id', 'organization_id', 'inviter_id'))
        and not (c.relrowsecurity and c.relforcerowsecurity)`,
  );
  expect(rows).toEqual([]);
});

it('gives the worker no person', async () => {
  for (const table of Object.keys(TABLES))
    expect([table, await worker.pool.query(`select 1 from ${table}`).then(() => 'done', sqlState)]).toEqual([
      table,
      '42501',
    ]);
});

it.each([
  {
    what: 'people',
    name: 'emite_app proofs keys=00000000',
    read: (of: Person) => `select 1 from auth_users where id = '${of.userId}'`,
  },
  {
    what: 'attempts',
    name: 'emite_app proofs people keys=00000000',
    read: (of: Person) => `select 1 from auth_rate_limits where key = '${of.attempt}'`,
  },
  {
    what: 'powers',
    name: 'emite_worker proofs attempts keys=00000000',
    read: () => 'select 1 from powers_are_open() as o (open) where o.open',
  },
  {
    what: 'tables',
    name: 'emite_worker proofs powers keys=00000000',
    read: () => 'select 1 from tables_are_open() as o (open) where o.open',
  },
])(
  'reads $what without a proof for processes of the release before, until a migration finds none',
  async ({ what, name, read }) => {
    const { owner, app, drop } = await migratedDatabase();
    const before = await personOf(app, await createTenant(app));
    await owner.pool.query(`update _wall_rollout set open_${what} = true`);
    const url = new URL(app.url);
    url.searchParams.set('application_name', name);
    const old = new pg.Client({ connectionString: url.toString() });
    await old.connect();
    const step = new pg.Client({ connectionString: owner.url });
    await step.connect();
    const rowsOf = async () => (await old.query(read(before))).rowCount;
    expect(await proveWalls(step)).toBe('bare');
    expect(await rowsOf()).toBe(1);
    await old.end();
    const ended = `select 1 from pg_stat_activity where application_name = '${name}' and datname = current_database()`;
    while ((await step.query(ended)).rowCount !== 0);
    expect(await proveWalls(step)).toBe('proven');
    expect((await app.pool.query(read(before))).rowCount).toBe(0);
    expect(await app.prisma.authUser.count({ where: { id: before.userId } })).toBe(1);
    await step.end();
    await drop();
  },
);

it('gives power and reads the feed without a proof only while the release before is there', async () => {
  const { owner, app, drop } = await migratedDatabase();
  const { accountId, clientId } = await createTenant(app);
  const asBefore = async (open: boolean) => {
    await owner.pool.query('update _wall_rollout set open_powers = $1', [open]);
    const made = await inAccount(app, accountId, (sql) =>
      sql.query(
        `insert into tokens (id, account_id, client_id, environment, hash, ciphertext) values (gen_random_uuid(), $1, $2, 2, $3, '')`,
        [accountId, clientId, randomBytes(32)],
      ),
    ).then(({ rowCount }) => rowCount, sqlState);
    await othersEnded(app);
    return [made, (await app.pool.query(`select 1 from read_feed('0', 0, 1)`)).rowCount];
  };
  await owner.pool.query(
    `insert into document_changes (account_id, environment, type, kind) values ($1, 2, '', 'x')`,
    [accountId],
  );
  expect(await asBefore(true)).toEqual([1, 1]);
  expect(await asBefore(false)).toEqual(['42501', 0]);
  await drop();
});

const sqlStateOf = (statement: string) => db.pool.query(statement).then(() => 'done', sqlState);
const hex = (text: string) => Buffer.from(text).toString('hex');
