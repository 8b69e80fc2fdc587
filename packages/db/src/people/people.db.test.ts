import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { acceptBatch } from '../acceptance/batch.ts';
import { listKeys, regenerateKey, signUpAccount } from '../accounts/accounts.ts';
import { authenticate, authenticateAccess } from '../accounts/auth.ts';
import { closeAccount } from '../accounts/close.ts';
import { linksTakenBackAt } from '../accounts/file-links.ts';
import type { Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { acrossAccounts, inAccount, type Sql, withAccount } from '../base/transaction.ts';
import { replaceCertificate } from '../companies/certificates.ts';
import { getClient } from '../companies/clients.ts';
import { listAudit, recordAudit } from '../records/audit.ts';
import { exportAudit, verifyAudit } from '../records/audit-chain.ts';
import { stageA1 } from '../testing/custody.ts';
import { acceptRequest, identify } from '../testing/requests.ts';
import { createTenant, databaseUrls, openDb, testKeyring } from '../testing/test-database.ts';
import { cancelInvitationsOf, joinByInvitation, openInvitation } from './invitations.ts';
import { accountsOf, addMember, leavesNoOwner, membershipsOf, type Role } from './members.ts';
import { erasePerson, personData } from './person-data.ts';
import { createPerson, personByEmail } from './persons.ts';
import { endSessionsOf, openSession } from './sessions.ts';

const anEmail = () => `${randomBytes(6).toString('hex')}@example.com`;
const person = (email: string) => ({ email, name: 'Ana', passwordHash: 'h' });

async function invite(
  db: ReturnType<typeof openDb>,
  own: { email?: string; role?: Role; expiresAt?: Date } = {},
) {
  const { accountId } = await createTenant(db);
  const owner = await db.prisma.member.findFirstOrThrow({ where: { organizationId: accountId } });
  const id = newId();
  const email = own.email ?? anEmail();
  await db.prisma.invitation.create({
    data: {
      id,
      organizationId: accountId,
      inviterId: owner.userId,
      email,
      role: own.role ?? 'fiscal',
      expiresAt: own.expiresAt ?? new Date(Date.now() + 60_000),
    },
  });
  return { accountId, id, email };
}
/** Adds an owner; returns their id. */
const anotherOwner = (db: ReturnType<typeof openDb>, accountId: string) =>
  withAccount(db, accountId, async (tx) => {
    const id = await createPerson(tx, { name: 'Bia', email: anEmail(), emailVerified: true });
    await addMember(tx, { accountId, userId: id }, 'owner');
    return id;
  });
const join = (invitationId: string) => ({ invitationId, name: 'Bia', passwordHash: 'h', nowMs: Date.now() });

it('opens an account whole or not at all: of two sign-ups with one e-mail at once, one account is there', async () => {
  const db = openDb('app');
  const email = anEmail();
  const signUp = () =>
    signUpAccount(db, testKeyring, { name: 'Loja', owner: person(email.toUpperCase()), nowMs: Date.now() });
  const made = await Promise.all([signUp(), signUp(), signUp()]);
  expect(made.map(({ kind }) => kind).toSorted()).toEqual(['criada', 'email_ja_existe', 'email_ja_existe']);
  const userId = (await personByEmail(db, email)) ?? '';
  const [accountId = '', ...others] = await accountsOf(db, userId);
  expect(others).toEqual([]);
  expect(await membershipsOf(db, userId)).toMatchObject([{ accountId, role: 'owner' }]);
  const behind = new pg.Client({ connectionString: databaseUrls().ownerUrl });
  await behind.connect();
  const { rows: left } = await behind.query(
    `select 1 from organizations o where name = 'Loja' and not exists (select from members m where m.organization_id = o.id)`,
  );
  await behind.end();
  expect(left).toEqual([]);
});

it('shortens names from every writer', async () => {
  const db = openDb('app');
  const owner = person(anEmail());
  const name = 'x'.repeat(121);
  await expect(signUpAccount(db, testKeyring, { name, owner, nowMs: Date.now() })).rejects.toThrow(
    '_name_check',
  );
  const named = { ...owner, name };
  await expect(
    signUpAccount(db, testKeyring, { name: 'Loja', owner: named, nowMs: Date.now() }),
  ).rejects.toThrow('_name_check');
  expect(await personByEmail(db, owner.email)).toBeNull();
});

it('ends the open invitations of one sender in one account', async () => {
  const db = openDb('app');
  const [mine, other] = [await invite(db), await invite(db)];
  const sender = await db.prisma.member.findFirstOrThrow({ where: { organizationId: mine.accountId } });
  await cancelInvitationsOf(db, other.accountId, sender.userId);
  expect(await openInvitation(db, mine.id, Date.now())).not.toBeNull();
  await cancelInvitationsOf(db, mine.accountId, sender.userId);
  expect(await openInvitation(db, mine.id, Date.now())).toBeNull();
  expect(await openInvitation(db, other.id, Date.now())).not.toBeNull();
});

it('gives an account that was signed up for its keys when they are asked for', async () => {
  const db = openDb('app');
  const made = await signUpAccount(db, testKeyring, {
    name: 'L',
    owner: person(anEmail()),
    nowMs: Date.now(),
  });
  if (made.kind !== 'criada') throw new Error(made.kind);
  const { accountId, ownerId } = made;
  expect(await listKeys(db, accountId)).toEqual([]);
  const key = await regenerateKey(db, accountId, { kind: 'access', actor: { kind: 'user', id: ownerId } });
  expect(await authenticateAccess(db, key)).toMatchObject({ accountId });
  expect(await listKeys(db, accountId)).toMatchObject([{ kind: 'access', createdAt: expect.any(Date) }]);
});

it('refuses a role that is not of the list', async () => {
  const db = openDb('app');
  const { accountId } = await createTenant(db);
  const { id } = await db.prisma.member.findFirstOrThrow({ where: { organizationId: accountId } });
  await expect(db.prisma.member.update({ where: { id }, data: { role: 'member' } })).rejects.toThrow(
    /members_role_check/,
  );
});

it('keeps an owner in every account, also when two owners remove and demote each other at once', async () => {
  const db = openDb('app');
  const { accountId } = await createTenant(db);
  const { userId } = await db.prisma.member.findFirstOrThrow({ where: { organizationId: accountId } });
  const other = await anotherOwner(db, accountId);
  const { id } = await db.prisma.member.findFirstOrThrow({
    where: { organizationId: accountId, userId: other },
  });
  const both = [
    db.prisma.member.update({ where: { id }, data: { role: 'admin' } }),
    db.prisma.member.deleteMany({ where: { organizationId: accountId, userId } }),
  ];
  const refused = (await Promise.allSettled(both)).filter((it) => it.status === 'rejected');
  expect(refused.map(({ reason }) => leavesNoOwner(reason))).toEqual([true]);
  expect(await db.prisma.member.count({ where: { organizationId: accountId, role: 'owner' } })).toBe(1);
});

it('lets a new person join by an invitation once', async () => {
  const db = openDb('app');
  const { accountId, id, email } = await invite(db, { role: 'leitura' });
  expect(await openInvitation(db, id, Date.now())).toMatchObject({
    accountId,
    email,
    role: 'leitura',
    known: false,
  });
  const all = await Promise.all([joinByInvitation(db, join(id)), joinByInvitation(db, join(id))]);
  const joined = all.find(({ kind }) => kind === 'aceito');
  expect(joined).toMatchObject({ accountId, role: 'leitura' });
  expect(all.filter(({ kind }) => kind === 'aceito')).toHaveLength(1);
  const userId = joined?.kind === 'aceito' ? joined.userId : '';
  expect(await membershipsOf(db, userId)).toMatchObject([{ accountId, role: 'leitura' }]);
  expect(await joinByInvitation(db, join(id))).toEqual({ kind: 'convite_invalido' });
});

it('accepts no invitation that has expired, is unknown, or is for a person who can sign in', async () => {
  const db = openDb('app');
  const late = await invite(db, { expiresAt: new Date(Date.now() - 1) });
  expect(await joinByInvitation(db, join(late.id))).toEqual({ kind: 'convite_invalido' });
  expect(await joinByInvitation(db, join(randomUUID()))).toEqual({ kind: 'convite_invalido' });
  expect(await openInvitation(db, 'x', Date.now())).toBeNull();
  const { accountId } = await createTenant(db);
  const { user: owner } = await db.prisma.member.findFirstOrThrow({
    where: { organizationId: accountId },
    include: { user: true },
  });
  const known = await invite(db, { email: owner.email });
  expect(await joinByInvitation(db, join(known.id))).toEqual({ kind: 'email_ja_existe' });
  expect(await openInvitation(db, known.id, Date.now())).toMatchObject({ known: true });
});

describe('a session', () => {
  it('is open in its account, with the role of now, until it is ended, expires, or its person is removed', async () => {
    const db = openDb('app');
    const { accountId } = await createTenant(db);
    const userId = await anotherOwner(db, accountId);
    const sessionId = randomUUID();
    const token = randomUUID();
    const expiresAt = new Date(Date.now() + 60_000);
    await db.prisma.authSession.create({
      data: { id: sessionId, userId, token, expiresAt, activeOrganizationId: accountId },
    });
    expect(await openSession(db, token)).toMatchObject({ sessionId, userId, accountId, role: 'owner' });
    expect(await openSession(db, 'outro')).toBeNull();

    const { id } = await db.prisma.member.findFirstOrThrow({ where: { organizationId: accountId, userId } });
    await db.prisma.member.update({ where: { id }, data: { role: 'leitura' } });
    expect(await openSession(db, token)).toMatchObject({ role: 'leitura' });
    await db.prisma.authSession.update({ where: { id: sessionId }, data: { expiresAt: new Date(0) } });
    expect(await openSession(db, token)).toBeNull();
    await db.prisma.authSession.update({ where: { id: sessionId }, data: { expiresAt } });
    await db.prisma.member.deleteMany({ where: { organizationId: accountId, userId } });
    expect(await openSession(db, token)).toBeNull();
  });
});

describe('an account that is closed', () => {
  it('admits no person, holds no secret, retains fiscal data, and releases its people', async () => {
    const db = openDb('app');
    const tenant = await createTenant(db);
    const { accountId, clientId } = tenant;
    const kept = await createTenant(db);
    const [own, shared] = [await anotherOwner(db, accountId), await anotherOwner(db, accountId)];
    await withAccount(db, kept.accountId, (tx) =>
      addMember(tx, { accountId: kept.accountId, userId: shared }, 'leitura'),
    );
    const a1 = {
      subject: 'CN=X',
      holder: null,
      notBefore: new Date(0),
      notAfter: new Date(4e12),
      thumbprint: 't',
    };
    const replace = async () => {
      const uploadId = await stageA1(db, accountId);
      await replaceCertificate(
        db,
        { accountId, clientId },
        { certificate: { ...a1, problems: [], uploadId } },
      );
    };
    await replace();
    await replace();
    const before = await withAccount(db, accountId, (tx) =>
      tx.client.findUniqueOrThrow({ where: { id: clientId } }),
    );
    expect(before.csc).not.toBeNull();
    const actor = { kind: 'operator', id: 'teste' } as const;
    for (const id of [own, shared])
      await recordAudit(db, accountId, {
        actor: { kind: 'user', id },
        action: 'session.start',
        subject: { type: 'user', id },
      });

    expect(await closeAccount(db, accountId, { actor })).toEqual({ kind: 'encerrada', peopleErased: 2 });
    // A person of no other account is erased from the log too.
    const starts = await listAudit(db, accountId, { action: 'session.start', limit: 9 });
    expect(starts.map(({ actor: { id } }) => id)).toEqual([shared, expect.stringMatching(/^pessoa:/)]);
    expect(await authenticateAccess(db, tenant.accessKey)).toBeNull();
    expect(await authenticate(db, { accessKey: tenant.accessKey, token: tenant.testToken })).toBeNull();
    expect((await getClient(db, accountId, clientId))?.certificate).toBeNull();
    expect(await linksTakenBackAt(db, accountId)).toBeGreaterThan(0);
    const left = await withAccount(db, accountId, async (tx) => ({
      client: await tx.client.findUniqueOrThrow({ where: { id: clientId } }),
      secrets: (await tx.certificate.findMany({ where: { accountId } })).map(({ secret }) => secret.length),
    }));
    expect([left.client.csc, left.client.cnpj, left.secrets]).toEqual([null, before.cnpj, [0, 0]]);
    expect(await accountsOf(db, shared)).toEqual([kept.accountId]);
    expect(await db.prisma.authUser.count({ where: { id: own } })).toBe(0);
    expect(await listAudit(db, accountId, { limit: 1 })).toMatchObject([{ action: 'account.close', actor }]);
    expect(await db.prisma.organization.findUnique({ where: { id: accountId } })).toMatchObject({
      name: 'Conta encerrada',
    });
    expect(await authenticateAccess(db, kept.accessKey)).not.toBeNull();
  });

  it('is not while something of it waits for the authority', async () => {
    const db = openDb('app');
    const { accountId, test, accessKey } = await createTenant(db);
    const acceptor = createAcceptor(db, { nowMs: Date.now, identify });
    expect((await acceptor.accept(acceptRequest(test))).kind).toBe('aceito');
    const actor = { kind: 'operator', id: 'teste' } as const;
    expect(await closeAccount(db, accountId, { actor })).toEqual({ kind: 'em_andamento', waiting: 1 });
    expect(await authenticateAccess(db, accessKey)).not.toBeNull();
    await acceptor.close();
  });
});

describe('an account that is closed while emissions of fiscal value come in', () => {
  const actor = { kind: 'operator', id: 'teste' } as const;

  /** Waits until `waiting` sessions wait for `holder`, directly or through another. */
  const waitFor = async (db: Db, holder: number, waiting: number): Promise<void> => {
    for (;;) {
      const { rows } = await db.pool.query<{ count: number }>(
        `with recursive behind as (
           select $1::int as pid
            union select a.pid from pg_stat_activity a join behind b on b.pid = any (pg_blocking_pids(a.pid))
         ) select count(*)::int - 1 as count from behind`,
        [holder],
      );
      if ((rows[0]?.count ?? 0) >= waiting) return;
    }
  };
  const pidOf = async (sql: Sql) =>
    (await sql.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

  it('waits for one that is being accepted, and then is not closed', async () => {
    const db = openDb('app');
    const { accountId, live } = await createTenant(db);
    let closing: ReturnType<typeof closeAccount> | undefined;
    await acrossAccounts(db, async (sql, proofOf) => {
      const context = { nowMs: Date.now(), identify, proofOf };
      const [outcome] = await acceptBatch(sql, [acceptRequest(live)], context);
      expect(outcome?.kind).toBe('resultado');
      closing = closeAccount(db, accountId, { actor });
      await waitFor(db, await pidOf(sql), 1);
    });
    expect(await closing).toEqual({ kind: 'em_andamento', waiting: 1 });
  });

  it('leaves none that comes while it is being closed', async () => {
    const db = openDb('app');
    const { accountId, live } = await createTenant(db);
    const acceptor = createAcceptor(db, { nowMs: Date.now, identify });
    let closing: ReturnType<typeof closeAccount> | undefined;
    let late: Promise<unknown> | undefined;
    await inAccount(db, accountId, async (sql) => {
      await sql.query('select 1 from credit_balances where account_id = $1 for update', [accountId]);
      const holder = await pidOf(sql);
      closing = closeAccount(db, accountId, { actor });
      await waitFor(db, holder, 1);
      late = acceptor.accept(acceptRequest(live));
      late.catch(() => {});
      await waitFor(db, holder, 2);
    });
    expect(await closing).toMatchObject({ kind: 'encerrada' });
    await expect(late).rejects.toThrow(`No account ${accountId}`);
    expect(await withAccount(db, accountId, (tx) => tx.document.count({ where: { accountId } }))).toBe(0);
    await acceptor.close();
  });
});

it('ends what a member has open of one account, and nothing of another', async () => {
  const db = openDb('app');
  const [here, there] = [await createTenant(db), await createTenant(db)];
  const userId = await anotherOwner(db, here.accountId);
  await withAccount(db, there.accountId, (tx) =>
    addMember(tx, { accountId: there.accountId, userId }, 'leitura'),
  );
  const startSession = async (activeOrganizationId: string) => {
    const token = randomUUID();
    const expiresAt = new Date(Date.now() + 60_000);
    await db.prisma.authSession.create({
      data: { id: randomUUID(), userId, token, expiresAt, activeOrganizationId },
    });
    return token;
  };
  const [one, two, other] = [
    await startSession(here.accountId),
    await startSession(here.accountId),
    await startSession(there.accountId),
  ];
  const by = { actor: { kind: 'user', id: randomUUID() }, requestId: 'req_teste' } as const;
  expect(
    await endSessionsOf(
      db,
      { accountId: there.accountId, userId: await anotherOwner(db, here.accountId) },
      by,
    ),
  ).toBeNull();
  expect(await endSessionsOf(db, { accountId: here.accountId, userId }, by)).toBe(2);
  const open = async (token: string) => (await openSession(db, token)) !== null;
  expect([await open(one), await open(two), await open(other)]).toEqual([false, false, true]);
  expect(await listAudit(db, here.accountId, { limit: 1 })).toMatchObject([
    { action: 'session.revoke', subject: { id: userId }, details: { sessions: 2 } },
  ]);
});

describe('the data of a person', () => {
  const actor = (id: string) => ({ kind: 'user', id }) as const;
  const act = (db: ReturnType<typeof openDb>, accountId: string, id: string) =>
    recordAudit(db, accountId, { actor: actor(id), action: 'session.start', subject: { type: 'user', id } });

  it('are exported to them, from every account, without secrets or data of others', async () => {
    const db = openDb('app');
    const [one, two] = [await createTenant(db), await createTenant(db)];
    const id = await anotherOwner(db, one.accountId);
    await withAccount(db, two.accountId, (tx) =>
      addMember(tx, { accountId: two.accountId, userId: id }, 'leitura'),
    );
    const other = await anotherOwner(db, one.accountId);
    for (const who of [id, other]) await act(db, one.accountId, who);
    const token = randomBytes(16).toString('hex');
    await db.prisma.authSession.create({
      data: {
        id: newId(),
        userId: id,
        token,
        expiresAt: new Date(Date.now() + 60_000),
        ipAddress: '192.0.2.7',
      },
    });
    const data = await personData(db, id);
    expect(data).toMatchObject({
      person: { id, name: 'Bia' },
      sessions: [{ ipAddress: '192.0.2.7' }],
      accounts: [
        { id: one.accountId, role: 'owner', acts: [{ action: 'session.start', subject: { id } }] },
        { id: two.accountId, role: 'leitura', acts: [] },
      ],
    });
    const printed = JSON.stringify(data);
    expect(printed).not.toContain(token);
    expect(printed).not.toContain(other);
    expect(await personData(db, newId())).toBeNull();
  });

  it('is erased except for their acts, which no longer name a person', async () => {
    const db = openDb('app');
    const { accountId } = await createTenant(db);
    const id = await anotherOwner(db, accountId);
    const { email } = await db.prisma.authUser.findUniqueOrThrow({ where: { id } });
    await act(db, accountId, id);
    await db.prisma.authSession.create({
      data: { id: newId(), userId: id, token: randomUUID(), expiresAt: new Date(Date.now() + 60_000) },
    });
    expect(await erasePerson(db, id, { actor: actor(id), requestId: 'req_1' })).toEqual({ kind: 'feito' });
    expect([await personData(db, id), await personByEmail(db, email), await accountsOf(db, id)]).toEqual([
      null,
      null,
      [],
    ]);
    expect(await db.prisma.authSession.count({ where: { userId: id } })).toBe(0);
    expect(await listAudit(db, accountId, { actorId: id, limit: 10 })).toEqual([]);
    const [erased] = await listAudit(db, accountId, { action: 'person.erase', limit: 1 });
    expect(erased).toMatchObject({ subject: { id: erased?.actor.id }, requestId: 'req_1' });
    const left = await listAudit(db, accountId, { actorId: erased?.actor.id ?? '', limit: 10 });
    expect(left.map(({ action }) => action)).toEqual(['person.erase', 'session.start']);
  });

  it('leaves no e-mail in any audit log, also in entries of before there were pseudonyms, and all chains verify', async () => {
    const db = openDb('app');
    const [one, two] = [await createTenant(db), await createTenant(db)];
    const id = await anotherOwner(db, one.accountId);
    const { email } = await db.prisma.authUser.findUniqueOrThrow({ where: { id } });
    const invite = {
      actor: actor('t'),
      action: 'member.invite',
      subject: { type: 'invitation', id: 'i' },
    } as const;
    const owner = new pg.Client({ connectionString: databaseUrls().ownerUrl });
    await owner.connect();
    onTestFinished(() => owner.end());
    const auditLines = async () =>
      (
        await owner.query<{ text: string }>(
          'select l::text as text from audit_log l where account_id = any($1)',
          [[one.accountId, two.accountId]],
        )
      ).rows
        .map(({ text }) => text)
        .join();
    for (const { accountId } of [one, two])
      await recordAudit(db, accountId, {
        ...invite,
        details: { email: email.toUpperCase(), role: 'leitura' },
      });
    expect((await auditLines()).toLowerCase()).not.toContain(email);
    expect((await listAudit(db, two.accountId, { limit: 1 }))[0]?.details).toEqual({
      email,
      role: 'leitura',
    });
    await owner.query('begin; set local session_replication_role = replica');
    await owner.query(
      `insert into audit_log (id, account_id, actor_kind, actor_id, action, subject_type, subject_id, details)
       values ($1, $2, 'user', 't', 'member.invite', 'invitation', 'i', jsonb_build_object('email', $3::text))`,
      [newId(), two.accountId, email],
    );
    await owner.query(
      'select append_audit(a) from (select * from audit_log where account_id = $1 order by id desc limit 1) a',
      [two.accountId],
    );
    await owner.query('commit');
    expect(await auditLines()).toContain(email);

    expect(await erasePerson(db, id, { actor: actor(id) })).toEqual({ kind: 'feito' });
    expect((await auditLines()).toLowerCase()).not.toContain(email);
    const emails = await owner.query('select from audit_emails where email = $1', [email]);
    expect(emails.rowCount).toBe(0);
    for (const { accountId } of [one, two]) {
      const lines = [];
      for await (const line of exportAudit(db, accountId)) lines.push(line);
      expect(verifyAudit(lines)).toEqual([]);
      expect(JSON.stringify(lines).toLowerCase()).not.toContain(email);
    }
    const acts = await listAudit(db, two.accountId, { action: 'member.invite', limit: 9 });
    expect(acts.map(({ details }) => details['email'])).toEqual(['(apagado)', '(apagado)']);
    // The rest of a redacted entry is still protected.
    await owner.query(
      `update audit_log set subject_id = 'other' where account_id = $1 and details ->> 'email' = 'pessoa:'`,
      [two.accountId],
    );
    const lines = [];
    for await (const line of exportAudit(db, two.accountId)) lines.push(line);
    expect(verifyAudit(lines)).toMatchObject([{ kind: 'changed' }]);
  });

  it('has a keyed pseudonym in each account’s audit log, whose key an erasure destroys', async () => {
    const db = openDb('app');
    const [one, two] = [await createTenant(db), await createTenant(db)];
    const id = await anotherOwner(db, one.accountId);
    const owner = new pg.Client({ connectionString: databaseUrls().ownerUrl });
    await owner.connect();
    onTestFinished(() => owner.end());
    const entries = async ({ accountId }: { accountId: string }) =>
      (
        await owner.query<{ actorId: string; subjectId: string; text: string }>(
          `select actor_id as "actorId", subject_id as "subjectId", l::text as text from audit_log l
            where account_id = $1 and action = 'member.role' order by id`,
          [accountId],
        )
      ).rows;
    const keys = async () =>
      (
        await owner.query<{ accountId: string; key: Buffer }>(
          'select account_id as "accountId", key from audit_people where user_id = $1',
          [id],
        )
      ).rows;
    const act = {
      actor: actor(id),
      action: 'member.role',
      subject: { type: 'user', id },
      details: { userId: id, role: 'leitura' },
    } as const;
    for (const { accountId } of [one, two]) await recordAudit(db, accountId, act);
    // Form of the previous release.
    await owner.query('begin; set local session_replication_role = replica');
    await owner.query(
      `insert into audit_log (id, account_id, actor_kind, actor_id, action, subject_type, subject_id, details)
       values ($1, $2, 'user', $3, 'member.role', 'user', $3, jsonb_build_object('userId', $3::text))`,
      [newId(), two.accountId, id],
    );
    await owner.query(
      'select append_audit(a) from (select * from audit_log where account_id = $1 order by id desc limit 1) a',
      [two.accountId],
    );
    await owner.query('commit');

    const [[inOne], [inTwo, before]] = [await entries(one), await entries(two)];
    const pseudonyms = new Map(
      (await keys()).map(({ accountId, key }) => [
        accountId,
        `pessoa:${createHmac('sha256', key).update(id).digest('hex')}`,
      ]),
    );
    expect([inOne?.actorId, inTwo?.actorId]).toEqual([one, two].map((of) => pseudonyms.get(of.accountId)));
    expect(inOne?.actorId).not.toBe(inTwo?.actorId);
    expect([inOne, inTwo].map((entry) => entry?.text.includes(id))).toEqual([false, false]);
    expect(before?.actorId).toBe(id);
    const asRead = { actor: { id }, subject: { id }, details: { userId: id } };
    expect(await listAudit(db, two.accountId, { actorId: id, limit: 9 })).toMatchObject([asRead, asRead]);
    await expect(db.pool.query('select key from audit_people')).rejects.toThrow('permission denied');

    expect(await erasePerson(db, id, { actor: actor(id) })).toEqual({ kind: 'feito' });
    expect(await keys()).toEqual([]);
    for (const of of [one, two]) {
      expect((await entries(of)).map(({ text }) => text).join()).not.toContain(id);
      expect(
        new Set((await entries(of)).flatMap(({ actorId, subjectId }) => [actorId, subjectId])).size,
      ).toBe(1);
      const lines = [];
      for await (const line of exportAudit(db, of.accountId)) lines.push(line);
      expect(verifyAudit(lines)).toEqual([]);
      expect(JSON.stringify(lines)).not.toContain(id);
    }
    expect(await listAudit(db, two.accountId, { actorId: id, limit: 9 })).toEqual([]);
    // A request that was under way makes no new key.
    await recordAudit(db, two.accountId, act);
    expect(await keys()).toEqual([]);
  });

  it('is not erased while an account would be without an owner, also when two go at once', async () => {
    const db = openDb('app');
    const { accountId } = await createTenant(db);
    const id = await anotherOwner(db, accountId);
    const [first] = await db.prisma.member.findMany({
      where: { organizationId: accountId, NOT: { userId: id } },
    });
    const gone = await Promise.all(
      [id, first?.userId ?? ''].map((who) => erasePerson(db, who, { actor: actor(who) })),
    );
    expect(gone.map(({ kind }) => kind).toSorted()).toEqual(['feito', 'unico_dono']);
    const [left] = await db.prisma.member.findMany({ where: { organizationId: accountId } });
    const { name } = await db.prisma.organization.findUniqueOrThrow({ where: { id: accountId } });
    expect(await erasePerson(db, left?.userId ?? '', { actor: actor('x') })).toEqual({
      kind: 'unico_dono',
      accounts: [name],
    });
    expect(await accountsOf(db, left?.userId ?? '')).toEqual([accountId]);
  });
});

it('ends a session after 30 days, however often it is prolonged', async () => {
  const db = openDb('app');
  const { accountId } = await createTenant(db);
  const userId = await anotherOwner(db, accountId);
  const DAY_MS = 86_400_000;
  const createdAt = new Date(Date.now() - 29 * DAY_MS);
  const lasts = (days: number) => new Date(Date.now() + days * DAY_MS);
  const session = { id: newId(), userId, token: randomUUID(), createdAt, expiresAt: lasts(0.5) };
  const { id, expiresAt } = await db.prisma.authSession.create({ data: session });
  expect(expiresAt).toEqual(session.expiresAt);
  const prolonged = await db.prisma.authSession.update({ where: { id }, data: { expiresAt: lasts(7) } });
  expect(prolonged.expiresAt).toEqual(new Date(createdAt.getTime() + 30 * DAY_MS));
});
