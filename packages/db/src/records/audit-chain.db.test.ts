import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, type Db } from '../base/client.ts';
import { inAccount, withAccount } from '../base/transaction.ts';
import { migratedCopy } from '../testing/fresh-database.ts';
import { createTenant, testKeyring } from '../testing/test-database.ts';
import { migrate } from '../upkeep/migrate.ts';
import { auditIn, recordAudit } from './audit.ts';
import { type AuditLine, exportAudit, verifyAudit } from './audit-chain.ts';

let own: Awaited<ReturnType<typeof migratedCopy>>;
let app: Db;
/** The owner may do anything in the database, triggers included. */
let owner: pg.Client;
beforeAll(async () => {
  own = await migratedCopy();
  const { appUrl } = own;
  app = createDb({ url: appUrl, role: 'app', max: 8, keyring: testKeyring });
  owner = new pg.Client({ connectionString: own.ownerUrl });
  await owner.connect();
  await owner.query('set session_replication_role = replica');
});
afterAll(async () => {
  await app.close();
  await owner.end();
  await own.drop();
});

const act = (n: number) =>
  ({
    actor: { kind: 'user', id: 'ana' },
    action: 'token.reveal',
    subject: { type: 'client', id: String(n) },
    // Every value of a text is hashed unchanged.
    details: { n, 'ção "\\\u2028': `é\n\u007f${'x'.repeat(n)}`, a: 1.5 },
    requestId: `req_${n}`,
  }) as const;

/** Makes an account with a given number of acts. */
async function accountWith(acts: number): Promise<string> {
  const { accountId } = await createTenant(app);
  for (let n = 1; n <= acts; n++) await recordAudit(app, accountId, act(n));
  return accountId;
}

async function lines(accountId: string): Promise<AuditLine[]> {
  const all: AuditLine[] = [];
  for await (const line of exportAudit(app, accountId)) all.push(line);
  return all;
}
const problems = async (accountId: string) =>
  verifyAudit(await lines(accountId)).map(({ kind, seq }) => [kind, seq]);
/** Ids of the entries by their place, from 1. */
const idsByPlace = async (accountId: string) =>
  (await lines(accountId)).flatMap((line) => ('entry' in line ? (line.link?.auditId ?? []) : []));

describe('the chain of an account’s audit entries', () => {
  it('continues from entry to entry, and is made by the database', async () => {
    const accountId = await accountWith(3);
    const all = await lines(accountId);
    const links = all.flatMap((line) => ('entry' in line ? (line.link ?? []) : []));
    const before = links.length - 3;
    expect(links.map(({ seq }) => seq)).toEqual(links.map((_, index) => index + 1));
    expect(links.slice(1).map(({ previous }) => previous)).toEqual(
      links.slice(0, -1).map(({ hash }) => hash),
    );
    expect(all.at(-1)).toEqual({ accountId, head: { seq: before + 3, hash: links.at(-1)?.hash } });
    expect(await problems(accountId)).toEqual([]);
  });

  it('is one chain for concurrent writers', async () => {
    const accountId = await accountWith(0);
    await Promise.all(Array.from({ length: 40 }, (_, n) => recordAudit(app, accountId, act(n))));
    expect((await idsByPlace(accountId)).length).toBeGreaterThanOrEqual(40);
    expect(await problems(accountId)).toEqual([]);
  });

  it('blocks no other writer during an act', async () => {
    const accountId = await accountWith(1);
    await withAccount(app, accountId, async (tx) => {
      await auditIn(tx, accountId, act(1));
      // Would wait for ever for a lock that the first one holds.
      await recordAudit(app, accountId, act(2));
    });
    expect(await problems(accountId)).toEqual([]);
  });

  it('has no place for an act that was rolled back', async () => {
    const accountId = await accountWith(1);
    await withAccount(app, accountId, async (tx) => {
      await auditIn(tx, accountId, act(2));
      throw new Error('no');
    }).catch(() => {});
    await recordAudit(app, accountId, act(3));
    expect(await problems(accountId)).toEqual([]);
  });

  it.each([
    'insert into audit_chain values ($1, 99, $1, $2, $2)',
    'insert into audit_heads values ($1, 99, $2)',
  ])('is closed to other writers: %s', async (text) => {
    const accountId = await accountWith(1);
    const values = [accountId, Buffer.alloc(32)];
    await expect(inAccount(app, accountId, (sql) => sql.query(text, values))).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('covers what was there before it, once', async () => {
    const accountId = await accountWith(2);
    await owner.query('drop trigger chain_audit on audit_log; truncate audit_chain, audit_heads');
    await owner.query('delete from _function_sets');
    await migrate({ ownerUrl: own.ownerUrl });
    expect((await idsByPlace(accountId)).length).toBeGreaterThanOrEqual(2);
    await recordAudit(app, accountId, act(3));
    expect(await problems(accountId)).toEqual([]);
    await beside(accountId);
    await owner.query('delete from _function_sets');
    await migrate({ ownerUrl: own.ownerUrl });
    expect(await problems(accountId)).toEqual([['inserted', null]]);
  });
});

/** An entry that no trigger saw. */
const beside = (accountId: string) =>
  owner.query(
    `insert into audit_log (id, account_id, actor_kind, actor_id, action, subject_type, subject_id)
     values (gen_random_uuid(), $1, 'user', 'bia', 'token.reveal', 'client', 'x')`,
    [accountId],
  );

describe('writes to the database leave a visible break', () => {
  it.each([
    ['actor_id', `'bia'`],
    ['action', `'token.revoke'`],
    ['subject_id', `'9'`],
    ['details', `details || '{"n": 9}'`],
    ['details', 'null'],
    ['request_id', `'req_9'`],
    ['created_at', `created_at - interval '1 millisecond'`],
  ])('a changed entry is named: %s = %s', async (column, value) => {
    const accountId = await accountWith(3);
    const [id] = (await idsByPlace(accountId)).slice(-2);
    await owner.query(`update audit_log set ${column} = ${value} where id = $1`, [id]);
    expect(verifyAudit(await lines(accountId))).toEqual([
      { accountId, kind: 'changed', id, seq: expect.any(Number) },
    ]);
  });

  it('a removed entry is named, whether its place in the chain is left or not', async () => {
    const accountId = await accountWith(4);
    const ids = await idsByPlace(accountId);
    const [first, second] = ids.slice(-4);
    await owner.query('delete from audit_log where id = $1', [first]);
    expect(verifyAudit(await lines(accountId))).toMatchObject([{ kind: 'removed', id: first }]);
    await owner.query('delete from audit_log where id = $1', [second]);
    await owner.query('delete from audit_chain where audit_id = $1', [second]);
    expect(await problems(accountId)).toEqual([
      ['removed', ids.length - 3],
      ['removed', ids.length - 2],
    ]);
  });

  it('so is the last one', async () => {
    const accountId = await accountWith(2);
    const ids = await idsByPlace(accountId);
    await owner.query('delete from audit_log where id = $1', [ids.at(-1)]);
    await owner.query('delete from audit_chain where audit_id = $1', [ids.at(-1)]);
    expect(await problems(accountId)).toEqual([['removed', ids.length]]);
  });

  it('an inserted entry is named', async () => {
    const accountId = await accountWith(2);
    await beside(accountId);
    expect(await problems(accountId)).toEqual([['inserted', null]]);
  });

  it('reordered entries are named, in the database and in an export', async () => {
    const accountId = await accountWith(3);
    const all = await lines(accountId);
    const [second, third] = (await idsByPlace(accountId)).slice(-2);
    const swapped = [...all.slice(0, -3), all.at(-2), all.at(-3), all.at(-1)].filter(
      (line) => line !== undefined,
    );
    expect(new Set(verifyAudit(swapped).map(({ id }) => id))).toEqual(new Set([second, third]));
    expect(verifyAudit(swapped)).toContainEqual(expect.objectContaining({ kind: 'reordered' }));
    const swap = `update audit_chain c set audit_id = case c.audit_id when $1::uuid then $2::uuid else $1::uuid end
                   where c.audit_id in ($1, $2)`;
    await owner.query('drop index audit_chain_audit_id_key');
    await owner.query(swap, [second, third]);
    await owner.query('create unique index audit_chain_audit_id_key on audit_chain (audit_id)');
    expect(new Set(verifyAudit(await lines(accountId)).map(({ id }) => id))).toEqual(
      new Set([second, third]),
    );
  });

  it('an entry that was replaced with a hash of its own no longer continues in the next', async () => {
    const accountId = await accountWith(3);
    const [id, next] = (await idsByPlace(accountId)).slice(-2);
    await owner.query(`update audit_log set actor_id = 'bia' where id = $1`, [id]);
    await owner.query(
      `update audit_chain c set hash = audit_hash(a, c.seq, c.previous) from audit_log a where a.id = c.audit_id and a.id = $1`,
      [id],
    );
    expect(verifyAudit(await lines(accountId))).toMatchObject([{ kind: 'unlinked', id: next }]);
  });
});
