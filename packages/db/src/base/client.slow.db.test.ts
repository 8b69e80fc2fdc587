import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createTenant, openDb, testKeyring } from '../testing/test-database.ts';
import { createDb } from './client.ts';
import { inAccount, queryInAccount } from './transaction.ts';

/** Proxy to a server that can fall silent: its open connections stop answering without an error. */
async function lineTo({ port: target, hostname }: URL) {
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target), hostname);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    silence: () => {
      for (const end of ends) end.unpipe().pause();
    },
    close: () => {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}

it('gives up a silent server, and retries on another connection', async () => {
  const direct = openDb('app');
  const { accountId, clientId } = await createTenant(direct);
  const url = new URL(direct.url);
  const line = await lineTo(url);
  onTestFinished(line.close);
  url.host = `127.0.0.1:${line.port}`;
  const db = createDb({ url: url.href, role: 'app', max: 1, silenceMs: 3_000, keyring: testKeyring });
  onTestFinished(() => db.close());
  const query = { text: 'select name from clients where id = $1', values: [clientId] };
  const countRows = async () => (await queryInAccount(db, accountId, query)).rowCount;
  expect(await countRows()).toBe(1);
  line.silence();
  await expect(countRows()).rejects.toThrow(/timeout|terminated/);
  expect(await countRows()).toBe(1);
  const silenced = inAccount(db, accountId, async (sql) => {
    await sql.query(query);
    line.silence();
    await sql.query(query);
  });
  await expect(silenced).rejects.toThrow(/timeout|terminated/);
  expect(await countRows()).toBe(1);
});
