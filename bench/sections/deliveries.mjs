import http from 'node:http';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createAccount } from '../../packages/db/src/accounts/accounts.ts';
import { createDb } from '../../packages/db/src/base/client.ts';
import { createKeyring } from '../../packages/db/src/keyring/keyring.ts';
import { createVault } from '../../packages/db/src/vault/vault.ts';
import { createEndpoint, updateEndpoint } from '../../packages/db/src/webhooks/endpoints.ts';
import { newSecret } from '../../packages/webhooks/src/sign.ts';
import { row } from '../lib/duel.mjs';
import { median } from '../lib/measure.mjs';
import { withStack } from '../lib/stack.mjs';

const ACCOUNTS = 20;
const OF_AN_ACCOUNT = 50;
/** Endpoints that fail, among an account's fifty. */
const DEAD = 5;
const BY = /** @type {const} */ ({ actor: { kind: 'operator', id: 'bench' } });
const CHANGES_AT_ONCE = 200;
const A_SECOND = 20;
const SECONDS = 15;

/** @type {(server: net.Server) => Promise<string>} */
async function listening(server) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}/`;
}

/** Notes when each message came. */
async function receiver() {
  /** @type {Map<string, number[]>} */
  const came = new Map();
  let awaited = { count: Number.POSITIVE_INFINITY, done: () => {} };
  let total = 0;
  const server = http.createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      response.writeHead(204).end();
      const document = String(request.headers['webhook-id']);
      came.set(document, [...(came.get(document) ?? []), performance.now()]);
      total += 1;
      if (total >= awaited.count) awaited.done();
    });
  });
  const url = await listening(server);
  return {
    url,
    came,
    /** Resolves when `count` messages have come since. */
    next(count) {
      total = 0;
      came.clear();
      return new Promise((resolve) => {
        awaited = { count, done: () => resolve(undefined) };
      });
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Takes connections and never answers. */
async function silence() {
  const sockets = new Set();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  const url = await listening(server);
  return {
    url,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/**
 * Delivery time of webhooks, from the commit of a change to the receiver: the workers, the database and the network of
 * this machine.
 */
export const deliveries = ({ rounds }) =>
  withStack(async ({ stack }) => {
    const keyring = createKeyring(stack.secrets.masterKeys);
    const db = createDb({ url: stack.databases.appUrl, role: 'app', max: 4, keyring });
    const owner = new pg.Client({ connectionString: stack.databases.ownerUrl });
    await owner.connect();
    const [well, dead] = [await receiver(), await silence()];
    const tools = { db, keyring, vault: createVault(db, keyring), owner, well, dead, rounds };
    try {
      const accounts = [];
      for (let n = 0; n < ACCOUNTS; n++) accounts.push(await accountWith(tools, n, OF_AN_ACCOUNT));
      const ids = accounts.map(({ accountId }) => accountId);
      // Connections and plans.
      await timeMessages(tools, ids, 2, ACCOUNTS * OF_AN_ACCOUNT * 2);
      const rates = [];
      for (let round = 0; round < rounds; round++) {
        const ms = await timeMessages(
          tools,
          ids.slice(0, 1),
          CHANGES_AT_ONCE,
          CHANGES_AT_ONCE * OF_AN_ACCOUNT,
        );
        rates.push((CHANGES_AT_ONCE * OF_AN_ACCOUNT * 1000) / ms);
      }
      const latencies = await timePaced(tools, await accountWith(tools, ACCOUNTS, 1));
      const { alone, beside, count } = await isolation(tools, accounts);
      return [
        {
          title: `Webhooks, from the commit of a change to the receiver; ${ACCOUNTS * OF_AN_ACCOUNT} endpoints`,
          reference: `the ${count} that answer, told alone`,
          rows: [
            {
              name: `deliveries a second, ${CHANGES_AT_ONCE * OF_AN_ACCOUNT} at once`,
              value: median(rates),
              unit: '/s',
            },
            {
              name: `commit → receiver, ${A_SECOND} documents a second, p50`,
              value: median(latencies),
              unit: 'ms',
            },
            { name: 'the same, p99', value: latencies[Math.floor(latencies.length * 0.99)], unit: 'ms' },
            row(
              `all ${count} told, beside ${ACCOUNTS * DEAD} that never answer`,
              'ms',
              [median(beside), median(alone)],
              1.2,
            ),
          ],
        },
      ];
    } finally {
      well.close();
      dead.close();
      await owner.end();
      await db.close();
    }
  });

/** Time from one commit with changes of every account until `count` messages arrived. */
async function timeMessages({ owner, well }, accountIds, times, count) {
  const all = well.next(count);
  const start = performance.now();
  await owner.query(
    `insert into document_changes (document_id, account_id, client_id, environment, type, kind)
     select gen_random_uuid(), a, gen_random_uuid(), 2, 'nfe', 'AUTORIZADA' from unnest($1::uuid[]) a, generate_series(1, $2)`,
    [accountIds, times],
  );
  await owner.query('notify emite_changes');
  await all;
  return performance.now() - start;
}

/** Measures endpoints that answer, alone and beside dead ones, in turn. */
async function isolation(tools, accounts) {
  const { db, vault, dead, rounds } = tools;
  const ids = accounts.map(({ accountId }) => accountId);
  const count = ACCOUNTS * (OF_AN_ACCOUNT - DEAD);
  const setDead = async (enabled) => {
    for (const { accountId, endpointIds } of accounts)
      for (const endpointId of endpointIds.slice(0, DEAD))
        await updateEndpoint(db, vault, {
          of: { accountId, endpointId },
          edit: { enabled, url: dead.url },
          by: BY,
        });
  };
  /** @type {number[]} */
  const alone = [];
  /** @type {number[]} */
  const beside = [];
  for (let round = 0; round < rounds; round++) {
    await setDead(false);
    alone.push(await timeMessages(tools, ids, 1, count));
    await setDead(true);
    beside.push(await timeMessages(tools, ids, 1, count));
  }
  return { alone, beside, count };
}

async function accountWith({ db, keyring, vault, well: { url } }, n, count) {
  const name = `Webhooks ${n}`;
  const owner = { email: `webhooks-${n}@emite.local`, name, passwordHash: 'none' };
  const account = await createAccount(db, keyring, { name, owner, nowMs: Date.now() });
  if (!('accessKey' in account)) throw new Error(`${name}: ${account.kind}`);
  const endpointIds = [];
  for (let each = 0; each < count; each++) {
    const fields = /** @type {const} */ ({
      description: '',
      types: [],
      clientIds: [],
      environment: 2,
      signing: null,
    });
    const made = await createEndpoint(db, vault, {
      accountId: account.accountId,
      endpoint: { ...fields, url, secret: newSecret() },
      by: BY,
    });
    if (made.kind !== 'salvo') throw new Error(made.kind);
    endpointIds.push(made.endpoint.id);
  }
  return { accountId: account.accountId, endpointIds };
}

/** Makes changes one by one at an even pace and times each. */
async function timePaced({ owner, well }, account) {
  const committed = [];
  const all = well.next(A_SECOND * SECONDS);
  for (let n = 0; n < A_SECOND * SECONDS; n++) {
    await owner.query(
      `insert into document_changes (document_id, account_id, client_id, environment, type, kind)
       values (gen_random_uuid(), $1, gen_random_uuid(), 2, 'nfe', 'AUTORIZADA')`,
      [account.accountId],
    );
    committed.push(performance.now());
    await owner.query('notify emite_changes');
    await delay(1000 / A_SECOND);
  }
  await all;
  const arrivals = [...well.came.values()].flat().toSorted((a, b) => a - b);
  // In order: each is of a document of its own, and they are made far apart.
  return arrivals.map((at, index) => at - committed[index]).toSorted((a, b) => a - b);
}
