import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb, type Db } from '../base/client.ts';
import { recordAudit } from '../records/audit.ts';
import { ran } from '../testing/commands.ts';
import { migratedCopy } from '../testing/fresh-database.ts';
import { createTenant, testKeyring } from '../testing/test-database.ts';
import { audit as command } from './audit.ts';

let own: Awaited<ReturnType<typeof migratedCopy>>;
let url: string;
let app: Db;
let folder: string;
beforeAll(async () => {
  own = await migratedCopy();
  url = own.appUrl;
  app = createDb({ url, role: 'app', max: 2, keyring: testKeyring });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-audit-'));
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true });
  await app.close();
  await own.drop();
});

/** Exit code, what was printed and the complaints. */
async function audit(...args: string[]): Promise<readonly [number, string, string]> {
  const { code, out, errors } = await ran(command, args, {
    DATABASE_URL: url,
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
  return [code, out, errors];
}
const linesOf = (out: string) => out.trimEnd().split('\n');
const writeExport = (name: string, lines: readonly string[]): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return file;
};

async function accountWith(acts: number): Promise<string> {
  const { accountId } = await createTenant(app);
  for (let n = 1; n <= acts; n++)
    await recordAudit(app, accountId, {
      actor: { kind: 'operator', id: 'teste' },
      action: 'account.update',
      subject: { type: 'account', id: String(n) },
    });
  return accountId;
}

it('finds nothing in a whole log, and in its export', async () => {
  await accountWith(2);
  const accountId = await accountWith(3);
  const [code, out] = await audit('verify');
  expect([code, JSON.parse(out)]).toMatchObject([0, { problems: 0 }]);
  expect(JSON.parse(out).accounts).toBeGreaterThanOrEqual(2);
  const [, exported] = await audit('export', '--account', accountId);
  const file = writeExport('whole.jsonl', linesOf(exported));
  expect(linesOf(exported).every((line) => JSON.parse(line).accountId === accountId)).toBe(true);
  const [again, said] = await audit('verify', '--file', file);
  expect([again, JSON.parse(said)]).toEqual([
    0,
    { accounts: 1, entries: linesOf(exported).length - 1, problems: 0 },
  ]);
});

it('names what is wrong in an export', async () => {
  const accountId = await accountWith(4);
  const [, exported] = await audit('export', '--account', accountId);
  const lines = linesOf(exported);
  const [third = '', fourth = '', head = ''] = lines.slice(-3);
  const before = lines.slice(0, -3);
  const id = JSON.parse(third).entry.id;
  const verdict = async (name: string, changed: readonly string[]) => {
    const [code, out] = await audit('verify', '--file', writeExport(name, changed));
    return [code, ...linesOf(out).map((line) => JSON.parse(line))];
  };
  const changed = third.replace('"actorId":"teste"', '"actorId":"outro"');
  expect(changed).not.toBe(third);
  expect(await verdict('changed', [...before, changed, fourth, head])).toMatchObject([
    2,
    { kind: 'changed', id },
    { problems: 1 },
  ]);
  expect(await verdict('removed', [...before, fourth, head])).toMatchObject([
    2,
    { kind: 'removed', seq: JSON.parse(third).link.seq },
    { problems: 1 },
  ]);
  const inserted = JSON.stringify({ ...JSON.parse(third), link: null });
  expect(await verdict('inserted', [...before, third, inserted, fourth, head])).toMatchObject([
    2,
    { kind: 'inserted', id },
    { problems: 1 },
  ]);
  expect(await verdict('reordered', [...before, fourth, third, head])).toContainEqual(
    expect.objectContaining({ kind: 'reordered', id }),
  );
  expect(await verdict('cut off', [...before, third])).toMatchObject([2, { problems: 1 }]);
});

it('names the account and the entry in a database', async () => {
  const accountId = await accountWith(2);
  const owner = new pg.Client({ connectionString: own.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query(
    `update audit_log set actor_id = 'outro' where account_id = $1 and subject_id = '1' returning id`,
    [accountId],
  );
  await owner.end();
  const [code, out] = await audit('verify');
  expect([code, ...linesOf(out).map((line) => JSON.parse(line))]).toMatchObject([
    2,
    { accountId, kind: 'changed', id: rows[0].id },
    { problems: 1 },
  ]);
});

it.each([
  [['list'], 'Unknown command list'],
  [['verify', '--account', 'x'], '--account: x is not an id'],
  [['verify', 'all'], 'Unknown argument all'],
  [['export', '--file', 'x'], 'An export is of the database'],
  [
    ['verify', '--file', import.meta.filename, '--account', randomUUID()],
    'audit.db.test.ts:1 is no line of an export',
  ],
])('refuses %j and gives the reason', async (args, why) => {
  const [code, out, errors] = await audit(...args);
  expect([code, out]).toEqual([1, '']);
  expect(errors).toContain(why);
});
