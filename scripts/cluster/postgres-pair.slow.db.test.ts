import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { killTree } from '../../tests/crash/victims.mjs';
import { stackHome } from '../base/paths.mjs';
import { makeScratchDir } from '../stack/postgres.mjs';
import { promote, rolesOf, startPair, stopPair } from './postgres-pair.mjs';
import { clusterTls } from './tls.mjs';
import { freeClusterPorts } from './topology.mjs';

const scratch = makeScratchDir('emite-pair-');
const home = stackHome(scratch);

afterAll(async () => {
  await stopPair(home);
  fs.rmSync(scratch, { recursive: true, force: true });
});

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

it('the primary’s answers survive it: the standby has them, writes, and gets a standby of its own', async () => {
  const place = { home, portOf: await freeClusterPorts(), tls: await clusterTls(home) };
  const { primary } = await startPair(place);
  expect(rolesOf(home)).toEqual({ primary: 'postgres-a', standby: 'postgres-b' });
  const secure = `${primary.url}?sslmode=verify-full&sslrootcert=${encodeURIComponent(place.tls.ca)}`;
  expect(await ask(secure, 'select ssl from pg_stat_ssl where pid = pg_backend_pid()')).toEqual([
    { ssl: true },
  ]);
  await ask(primary.url, 'create table answered (n int)');
  for (let n = 0; n < 20; n++) await ask(primary.url, `insert into answered values (${n})`);
  killTree(primary.pid);

  const fenced: string[] = [];
  const promoted = await promote(place, async (name) => void fenced.push(name));
  expect([promoted, fenced]).toEqual(['postgres-b', ['postgres-a']]);
  const again = await startPair(place);
  expect(again.primary.port).toBe(place.portOf('postgres-b'));
  await ask(again.primary.url, 'insert into answered values (20)');
  expect(await ask(again.primary.url, 'select count(*)::int as n from answered')).toEqual([{ n: 21 }]);
  expect(await ask(again.standby.url, 'select pg_is_in_recovery() as follows')).toEqual([{ follows: true }]);
  expect(
    await ask(again.primary.url, 'select application_name, sync_state from pg_stat_replication'),
  ).toEqual([{ application_name: 'standby', sync_state: 'sync' }]);
  expect(fs.existsSync(path.join(home.dir, 'primary.json'))).toBe(true);
});
