import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../base/ports.mjs';
import { makeScratchDir, postgresStatus, startPostgres, stopPostgres } from './postgres.mjs';

let scratch: string;
let dir: string;
beforeAll(() => {
  scratch = makeScratchDir('emite-pg-');
  dir = path.join(scratch, 'postgres');
});
afterAll(async () => {
  await stopPostgres({ dir });
  fs.rmSync(scratch, { recursive: true, force: true });
});

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows;
  } finally {
    await client.end();
  }
}

it('keeps its data over a stop, is adopted while it runs, and recovers when it was killed', async () => {
  const first = await startPostgres({ dir, database: 'shop' });
  await query(first.url, 'create table kept as select 7 as number');
  expect(await startPostgres({ dir, database: 'shop' })).toMatchObject({ adopted: true, pid: first.pid });

  process.kill(first.pid, 'SIGKILL');
  const second = await startPostgres({ dir, database: 'shop' });
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }]);

  await second.stop();
  expect(postgresStatus({ dir })).toBeNull();
  const third = await startPostgres({ dir, database: 'shop' });
  expect(await query(third.url, 'select number from kept')).toEqual([{ number: 7 }]);
});

it('starts one where another looked alive, and was gone before it answered', async () => {
  const before = await startPostgres({ dir, database: 'shop' });
  await before.stop();
  const port = await freePort();
  // Listens under that name until a message arrives.
  const dying = spawn(
    process.execPath,
    [
      '-e',
      `require('net').createServer((s) => s.once('data', () => process.exit())).listen(${port}, '127.0.0.1', () => console.log('up'))`,
    ],
    { argv0: 'postgres', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((resolve) => dying.stdout.once('data', resolve));
  const lines = [dying.pid, 'data', '0', port, '', '127.0.0.1', '', 'ready   '];
  fs.writeFileSync(path.join(before.dir, 'data', 'postmaster.pid'), `${lines.join('\n')}\n`);
  const server = await startPostgres({ dir, database: 'shop' });
  expect(server.adopted).toBe(false);
  expect(await query(server.url, 'select number from kept')).toEqual([{ number: 7 }]);
});

it('moves to the port it is told, and names the one that is taken', async () => {
  const [wanted, taken] = [await freePort(), await freePort()];
  expect(await startPostgres({ dir, database: 'shop', port: wanted })).toMatchObject({ port: wanted });
  expect(await startPostgres({ dir, database: 'shop' })).toMatchObject({ adopted: true, port: wanted });
  const other = net.createServer().listen(taken, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  await expect(startPostgres({ dir, database: 'shop', port: taken })).rejects.toThrow(
    `Port ${taken} (PostgreSQL) is taken`,
  );
  other.close();
});

it('listens on loopback only', async () => {
  const { url } = await startPostgres({ dir, database: 'shop' });
  expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
});

it.runIf(process.getuid?.() === 0)(
  'works below a folder that is closed to the postgres account',
  async () => {
    const closed = path.join(scratch, 'closed');
    fs.mkdirSync(closed, { mode: 0o700 });
    const server = await startPostgres({ dir: path.join(closed, 'postgres'), database: 'shop' });
    try {
      expect(server.dir.startsWith(closed)).toBe(false);
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      await server.destroy();
    }
  },
);
