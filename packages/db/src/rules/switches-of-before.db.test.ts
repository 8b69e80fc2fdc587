import fs from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { migratedCopy } from '../testing/fresh-database.ts';
import { testKeyring } from '../testing/test-database.ts';
import { OWNER_ROLE } from '../upkeep/roles.ts';
import { listRuleSwitches } from './rule-switches.ts';

const MIGRATION = new URL(
  '../../prisma/migrations/20261128170000_rule_switches_of_types/migration.sql',
  import.meta.url,
);

let own: Awaited<ReturnType<typeof migratedCopy>>;
beforeAll(async () => {
  own = await migratedCopy();
});
afterAll(() => own.drop());

it('takes switches that were set before they had a type for those of NF-e and of NFC-e', async () => {
  const { appUrl } = own;
  const owner = new pg.Client({ connectionString: own.ownerUrl });
  await owner.connect();
  await owner.query(`set role ${OWNER_ROLE}`);
  await owner.query('alter table rule_switches drop column type');
  const insert = (effect: string | null, setAt: string) =>
    owner.query(
      `insert into rule_switches (id, c_stat, effect, reason, set_by, set_at) values ($1, '610', $2, 'r', 't', $3)`,
      [newId(), effect, setAt],
    );
  await insert('off', '2026-11-01T00:00:00Z');
  await insert('notice', '2026-11-02T00:00:00Z');
  await owner.query(fs.readFileSync(MIGRATION, 'utf8'));
  await owner.end();
  const db = createDb({ url: appUrl, role: 'app', max: 1, keyring: testKeyring });
  expect(await listRuleSwitches(db)).toMatchObject([
    { type: 'nfce', cStat: '610', effect: 'notice' },
    { type: 'nfe', cStat: '610', effect: 'notice' },
  ]);
  await db.close();
});
