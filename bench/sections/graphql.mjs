import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import WebSocket from 'ws';
import { CONNECTIONS, duel, row, serverPids } from '../lib/duel.mjs';
import { load } from '../lib/load.mjs';
import { service } from '../lib/service.mjs';

const DOCUMENTS = 40;

/** Same fields as the consult view of REST. */
const DOCUMENT = `query ($id: ID!) {
  document(id: $id) {
    documentId type environment status accessKey serie numero protocolNumber cStat xMotivo referencia qrCodeUrl
    creditsCharged cancellableUntil createdAt updatedAt authorizedAt xmlUrl pdfUrl
    rejection { cStat reason errors { field tag message fix } }
    events { type eventCode sequence status cStat xMotivo protocolNumber registeredAt xmlUrl details }
    previousAttempts { accessKey } completedInSandbox { field tag value } warnings { code }
  }
}`;
const FOLLOW = `subscription ($id: ID!) {
  documentChanged(id: $id) { ... on DocumentChange { kind document { status } } }
}`;

const SOCKETS = 10;
const STREAMS_EACH = 100;
const IDLE_MB_MAX = 25;
/** Garbage of the load is collected and returned by then. */
const QUIET_MS = 20_000;
const DELIVERIES = 300;
const DELIVERY_MS_MAX = 100;

export const graphql = service(async (scene) => {
  const { caller, settled } = scene;
  const { answers } = await load(() => caller.emission(), { count: DOCUMENTS, connections: CONNECTIONS });
  const ids = answers.map((answer) => JSON.parse(answer).invoiceId);
  await settled();
  return [await reads(scene, ids), await idle(scene, ids), await delivery(scene, ids)];
});

async function reads({ rounds, caller, database, pidOf }, ids) {
  const pids = async () => [pidOf('api'), ...(await serverPids(database))];
  const idOf = (n) => ids[n % DOCUMENTS];
  const { rate, p99, cpuMs } = await duel({
    rounds,
    ours: {
      make: (n) => ({
        url: `${caller.apiUrl}/graphql`,
        method: 'POST',
        headers: { ...caller.headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: DOCUMENT, variables: { id: idOf(n) } }),
        expect: 200,
      }),
      pids,
    },
    bare: {
      make: (n) => ({ url: `${caller.apiUrl}/v1/nfe/${idOf(n)}`, headers: caller.headers, expect: 200 }),
      pids,
    },
  });
  return {
    title: `document(id) with every field, ${CONNECTIONS} connections`,
    reference: 'GET /v1/nfe/{id} of the same documents',
    rows: [
      row('read a second', '/s', rate, { least: 0.5 }),
      row('p99', 'ms', p99),
      row('CPU of the service and of PostgreSQL, a request', 'ms', cpuMs, 2),
    ],
  };
}

/** Opens a socket that follows that many documents; `first` resolves when each has reported its state. */
function follow({ caller }, ids, count, onNext) {
  const client = createClient({
    url: `${caller.apiUrl.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: caller.headers,
    retryAttempts: 0,
  });
  const first = Array.from(
    { length: count },
    (_, n) =>
      new Promise((resolve, reject) => {
        const next = ({ data, errors }) => {
          if (errors) reject(new Error(JSON.stringify(errors)));
          resolve(undefined);
          onNext?.(data);
        };
        const variables = { id: ids[n % ids.length] };
        client.subscribe({ query: FOLLOW, variables }, { next, error: reject, complete: () => {} });
      }),
  );
  return { first: Promise.all(first), close: () => client.dispose() };
}

async function idle(scene, ids) {
  await delay(QUIET_MS);
  const before = scene.rssMb('api');
  const followers = [];
  for (let n = 0; n < SOCKETS; n++) {
    const follower = follow(scene, ids, STREAMS_EACH);
    await follower.first;
    followers.push(follower);
  }
  await delay(QUIET_MS);
  const taken = scene.rssMb('api') - before;
  for (const { close } of followers) await close();
  return {
    title: `${SOCKETS * STREAMS_EACH} subscriptions that hear nothing, on ${SOCKETS} sockets`,
    reference: `${IDLE_MB_MAX} MB`,
    rows: [row('resident memory of the API they take', 'MB', [taken, IDLE_MB_MAX], 1)],
  };
}

/** From the end of a commit that wrote a change to its arrival at a subscriber, with the notice that any process sends. */
async function delivery(scene, ids) {
  const writer = new pg.Client({ connectionString: scene.stack.databases.ownerUrl });
  await writer.connect();
  /** @type {(at: number) => void} */
  let onArrival = () => {};
  const follower = follow(scene, ids, 1, () => onArrival(performance.now()));
  await follower.first;
  const took = [];
  try {
    const { rows } = await writer.query(
      'select account_id, client_id, environment, type from documents where id = $1',
      [ids[0]],
    );
    const { account_id: account, client_id: client, environment, type } = rows[0];
    for (let n = 0; n < DELIVERIES; n++) {
      const arrival = new Promise((resolve) => (onArrival = resolve));
      await writer.query('begin');
      await writer.query("select set_config('app.account_id', $1, true)", [account]);
      await writer.query(
        `insert into document_changes (document_id, account_id, client_id, environment, type, kind) values ($1, $2, $3, $4, $5, 'evento')`,
        [ids[0], account, client, environment, type],
      );
      await writer.query('commit');
      const committed = performance.now();
      await writer.query('notify emite_changes');
      took.push((await arrival) - committed);
    }
  } finally {
    await follower.close();
    await writer.end();
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor(sorted.length * share)];
  return {
    title: `A change, from its commit to a subscriber (${DELIVERIES}, one after the other)`,
    reference: `${DELIVERY_MS_MAX} ms`,
    rows: [row('p50', 'ms', [at(0.5), DELIVERY_MS_MAX]), row('p99', 'ms', [at(0.99), DELIVERY_MS_MAX], 1)],
  };
}
