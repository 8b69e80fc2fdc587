import { randomUUID } from 'node:crypto';
import { createDb } from '@fiscal/db/base/client';
import { newId } from '@fiscal/db/base/ids';
import { erasePerson } from '@fiscal/db/people/person-data';
import { listAudit } from '@fiscal/db/records/audit';
import {
  addCompany,
  createTenant,
  databaseUrls,
  openDb,
  testKeyring,
} from '@fiscal/db/testing/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { createCounters } from './counters.ts';

const app = openDb('app');
const ownerDb = createDb({ url: databaseUrls().ownerUrl, role: 'app', max: 1, keyring: testKeyring });
afterAll(() => ownerDb.close());
const behind = ownerDb.pool;

const counters = createCounters(app);
const CEILINGS = { perNote: '100.00', perDay: '150.00' };

const join = (accountId: string, userId: string) =>
  behind.query(
    `insert into members (id, organization_id, user_id, role, created_at) values ($1, $2, $3, 'fiscal', now())`,
    [newId(), accountId, userId],
  );

type Who = Readonly<Record<'accountId' | 'userId' | 'sessionId', string>>;

/** A fiscal person whom the owner lets have a counter, at an open one. */
async function openedCounter() {
  const tenant = await createTenant(app);
  const { accountId, clientId } = tenant;
  const userId = newId();
  await behind.query(
    `insert into auth_users (id, name, email, email_verified, updated_at) values ($1, 'Flávia', $2, true, now())`,
    [userId, `${randomUUID()}@example.com`],
  );
  await behind.query(
    `insert into auth_credentials (id, user_id, account_id, provider_id, password, updated_at)
     values ($1, $2::uuid, ($2::uuid)::text, 'credential', 'hash 1', now())`,
    [newId(), userId],
  );
  await join(accountId, userId);
  const owner = { kind: 'user', id: newId() } as const;
  const actor = { kind: 'user', id: userId } as const;
  const who: Who = { accountId, userId, sessionId: newId() };
  const at = { who, clientId };
  await counters.allow({ accountId, actor: owner }, { clientId, userId }, CEILINGS);
  const opened = await counters.open(at, actor);
  return { tenant, accountId, clientId, userId, owner, actor, at, opened };
}

type Opened = Awaited<ReturnType<typeof openedCounter>>;

const take = async ({ at }: Pick<Opened, 'at'>, amount: string | null, key: string = randomUUID()) => {
  const { ceiling } = await counters.noteAt(at, key);
  await ceiling.take(amount);
  return ceiling;
};
const CLOSED = { code: 'operacao_nao_permitida', errors: [{ field: 'counter', code: 'balcao_fechado' }] };
const ABOVE = { code: 'operacao_nao_permitida', errors: [{ field: 'counter', code: 'acima_do_teto' }] };

describe('a counter', () => {
  it('is closed to who was not allowed one, and opens for eight hours to who was', async () => {
    const { at, actor, owner, accountId, clientId, userId, opened } = await openedCounter();
    const hours = (opened.endsAt.getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(7.9);
    expect(hours).toBeLessThanOrEqual(8);
    expect(opened).toMatchObject({ ...CEILINGS, today: '0.00' });
    const stranger = { ...at, who: { ...at.who, userId: newId() } };
    await expect(counters.open(stranger, actor)).rejects.toMatchObject({ code: 'operacao_nao_permitida' });
    const other = await createTenant(app);
    await expect(
      counters.allow({ accountId, actor: owner }, { clientId: other.clientId, userId }, CEILINGS),
    ).rejects.toMatchObject({ code: 'nao_encontrado' });
    await expect(
      counters.allow({ accountId, actor: owner }, { clientId, userId: newId() }, CEILINGS),
    ).rejects.toMatchObject({ code: 'nao_encontrado' });
    const acts = (await listAudit(app, accountId, { limit: 20 })).map(({ action }) => action);
    expect(acts).toEqual(expect.arrayContaining(['counter.allow', 'counter.open']));
  });

  it('takes notes up to the ceiling of one and of the day, the last cent included', async () => {
    const of = await openedCounter();
    await expect(take(of, '100.01')).rejects.toMatchObject(ABOVE);
    await take(of, '100.00');
    await expect(take(of, '50.01')).rejects.toMatchObject(ABOVE);
    await take(of, '50.00');
    await expect(take(of, '0.01')).rejects.toMatchObject(ABOVE);
    expect((await counters.status(of.at)).open?.today).toBe('150.00');
  });

  it('takes no note whose amount is not known', async () => {
    await expect(take(await openedCounter(), null)).rejects.toMatchObject(ABOVE);
  });

  it('counts a key once, the greater amount of it, and gives back what was not accepted', async () => {
    const of = await openedCounter();
    const key = randomUUID();
    await take(of, '60.00', key);
    await take(of, '60.00', key);
    await take(of, '40.00', key);
    expect((await counters.status(of.at)).open?.today).toBe('60.00');
    await expect(take(of, '100.00')).rejects.toMatchObject(ABOVE);
    const ceiling = await take(of, '80.00', key);
    await ceiling.giveBack();
    await take(of, '100.00');
    expect((await counters.status(of.at)).open?.today).toBe('100.00');
  });

  it('holds the ceiling of the day against notes at once', async () => {
    const of = await openedCounter();
    const taken = await Promise.allSettled(Array.from({ length: 5 }, () => take(of, '50.00')));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('counts the notes of an earlier counter of the day', async () => {
    const of = await openedCounter();
    await take(of, '100.00');
    const later = { ...of.at, who: { ...of.at.who, sessionId: newId() } };
    const again = await counters.open(later, of.actor);
    expect(again.today).toBe('100.00');
    await expect(take({ at: later }, '51.00')).rejects.toMatchObject(ABOVE);
  });

  it.each<readonly [string, (of: Opened) => Promise<Opened['at'] | void>]>([
    [
      'eight hours',
      async ({ opened }) =>
        void (await behind.query(`update counters set ends_at = now() where id = $1`, [opened.id])),
    ],
    ['a new session', async ({ at }) => ({ ...at, who: { ...at.who, sessionId: newId() } })],
    [
      'another role',
      async ({ userId }) =>
        void (await behind.query(`update members set role = 'admin' where user_id = $1`, [userId])),
    ],
    [
      'a new e-mail',
      async ({ userId }) =>
        void (await behind.query(`update auth_users set email = $2 where id = $1`, [
          userId,
          `${randomUUID()}@example.com`,
        ])),
    ],
    [
      'a new password',
      async ({ userId }) =>
        void (await behind.query(`update auth_credentials set password = 'hash 2' where user_id = $1`, [
          userId,
        ])),
    ],
    [
      'a role that was another one for a while',
      async ({ userId }) => {
        await behind.query(`update members set role = 'leitura' where user_id = $1`, [userId]);
        await behind.query(`update members set role = 'fiscal' where user_id = $1`, [userId]);
      },
    ],
    ['its close', async ({ at, actor }) => counters.close(at, actor)],
    [
      'the owner taking it back',
      async ({ accountId, owner, clientId, userId }) =>
        counters.allow({ accountId, actor: owner }, { clientId, userId }, null),
    ],
    [
      'the person leaving and coming back',
      async ({ accountId, userId }) => {
        await behind.query(`delete from members where organization_id = $1 and user_id = $2`, [
          accountId,
          userId,
        ]);
        await join(accountId, userId);
      },
    ],
    [
      'another company',
      async ({ at, accountId, owner, userId, tenant }) => {
        const { clientId } = await addCompany(app, tenant, '11222333000181');
        await counters.allow({ accountId, actor: owner }, { clientId, userId }, CEILINGS);
        return { ...at, clientId };
      },
    ],
  ])('ends with %s', async (reason, end) => {
    const of = await openedCounter();
    await take(of, '1.00');
    const at = (await end(of)) ?? of.at;
    const status = await counters.status(at);
    expect(status.open).toBeNull();
    if (reason.startsWith('the ')) expect(status.ceilings).toBeNull();
    await expect(counters.noteAt(at, randomUUID())).rejects.toMatchObject(CLOSED);
  });

  it('is gone with its person: the audit log leads to nobody', async () => {
    const of = await openedCounter();
    await take(of, '1.00');
    const erased = await erasePerson(app, of.userId, { actor: of.owner });
    expect(erased.kind).toBe('feito');
    for (const table of ['counters', 'counter_notes', 'counter_grants']) {
      const { rows } = await behind.query(`select from ${table} where user_id = $1`, [of.userId]);
      expect([table, rows]).toEqual([table, []]);
    }
  });

  it('closes between the look at it and the note', async () => {
    const of = await openedCounter();
    const { ceiling } = await counters.noteAt(of.at, randomUUID());
    await counters.close(of.at, of.actor);
    await expect(ceiling.take('1.00')).rejects.toMatchObject(CLOSED);
  });
});
