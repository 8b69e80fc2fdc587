import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type Company,
  emit,
  newAccount,
  newCompany,
  nfeOf,
  send,
  testOf,
  verdictOf,
} from '../../apps/api/test/support/api.ts';
import { ask } from '../../apps/api/test/support/graphql.ts';
import { overSocket, overSse } from '../../apps/api/test/support/streams.ts';
import { createDb, type Db } from '../../packages/db/src/base/client.ts';
import { createKeyring } from '../../packages/db/src/keyring/keyring.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { machineEnv } from '../../scripts/base/environment.mjs';
import { answers } from '../../scripts/base/http.mjs';
import { stackHome } from '../../scripts/base/paths.mjs';
import { freePorts } from '../../scripts/base/ports.mjs';
import { build } from '../../scripts/stack/build.mjs';
import { startService, stopService } from '../../scripts/stack/services.mjs';
import { isAlive, killNow } from '../crash/victims.mjs';

const home = stackHome(stack().home);
/** Two more API processes beside the stack's own, to be killed. */
const VICTIMS = ['api-a', 'api-b'] as const;
let urls: readonly string[];
let company: Company;
let db: Db;

beforeAll(async () => {
  const main = path.join(await build(new Map()), 'api/main.mjs');
  const ports = await freePorts(VICTIMS.length);
  const started = VICTIMS.map((name, index) => startApi(name, main, ports[index] ?? 0));
  company = await newCompany(await newAccount());
  db = createDb({
    url: stack().databaseAppUrl,
    role: 'app',
    max: 8,
    keyring: createKeyring({ MASTER_KEY: stack().masterKey }),
  });
  urls = await Promise.all(started);
});
afterAll(async () => {
  await Promise.all(VICTIMS.map((name) => stopService(home, name)));
  await db.close();
});

async function startApi(name: string, main: string, port: number): Promise<string> {
  const { databaseAppUrl, masterKey, temporalAddress, temporalNamespace, sandboxUrl } = stack();
  const url = `http://127.0.0.1:${port}`;
  await startService(home, {
    name,
    command: process.execPath,
    args: [main],
    inherited: machineEnv(process.env),
    env: {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      OPERATORS_PORT: '0',
      DATABASE_URL: databaseAppUrl,
      MASTER_KEY: masterKey,
      TEMPORAL_ADDRESS: temporalAddress,
      TEMPORAL_NAMESPACE: temporalNamespace,
      SANDBOX_URL: sandboxUrl,
      SANDBOX_CA_FILE: stack().sandboxCaFile,
      SANDBOX_ADMIN_TOKEN: stack().sandboxAdminToken,
    },
    ports: [{ port, setting: 'PORT' }],
    healthy: () => answers(`${url}/healthz`),
  });
  return url;
}

const DOCUMENTS = `subscription ($after: String) {
  documentsChanged(after: $after) {
    __typename ... on DocumentChange { cursor kind document { documentId status } }
  }
}`;
const event = z.object({
  documentsChanged: z.object({
    __typename: z.literal('DocumentChange'),
    cursor: z.string(),
    kind: z.string(),
    document: z.object({ documentId: z.string(), status: z.string() }),
  }),
});
type Event = z.infer<typeof event>['documentsChanged'];
type Over = typeof overSocket;

const credentials = () => ({ accessKey: company.accessKey, token: company.testToken });
const cursorNow = async () =>
  z.string().parse((await ask(testOf(company), '{ changesCursor }'))['changesCursor']);

/**
 * A client that lives until `enough` of what it has seen: when its connection breaks it goes on at the next process with its
 * last cursor.
 */
async function follow(
  over: Over,
  processes: readonly string[],
  after: string,
  enough: (seen: readonly Event[]) => boolean,
): Promise<readonly Event[]> {
  const seen: Event[] = [];
  for (const url of processes) {
    const variables = { after: seen.at(-1)?.cursor ?? after };
    try {
      for await (const { data, errors } of over(url, credentials(), { query: DOCUMENTS, variables })) {
        expect(errors).toBeUndefined();
        seen.push(event.parse(data).documentsChanged);
        if (enough(seen)) return seen;
      }
      throw new Error('the stream ended');
    } catch (error) {
      if (url === processes.at(-1)) throw error;
    }
  }
  return seen;
}

const TRANSPORTS = [overSocket, overSse] as const;

it('every status of a document is streamed without polling, from any process', async () => {
  const after = await cursorNow();
  const following = TRANSPORTS.flatMap((over) =>
    [...urls, stack().apiUrl].map((url) =>
      follow(over, [url], after, (seen) => seen.at(-1)?.kind === 'CANCELADA'),
    ),
  );
  const { invoiceId } = await emit(testOf(company), nfeOf(company));
  await verdictOf(testOf(company), invoiceId);
  const reason = 'Venda desfeita a pedido do cliente';
  const cancelled = await send('POST', `/v1/nfe/${invoiceId}/cancel`, testOf(company), { reason });
  expect(cancelled.status, cancelled.text).toBe(202);
  for (const seen of await Promise.all(following)) {
    expect(seen.map(({ kind }) => kind)).toEqual(['PENDENTE', 'AUTORIZADA', 'EVENTO', 'CANCELADA']);
    expect(seen.every(({ document }) => document.documentId === invoiceId)).toBe(true);
    expect(seen.at(-1)?.document.status).toBe('CANCELADA');
  }
});

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const INSERT = `insert into document_changes (account_id, document_id, client_id, environment, type, kind) values ($1, $2, $3, 2, 'nfe', 'evento')`;
const WRITERS = 4;
const TRANSACTIONS = 40;
/** After how many of a writer's transactions the one that began first commits. */
const STREAMS = 10;

it('kill -9 of the process between events costs a client nothing: hundreds of changes, none missing, none twice, in order', async () => {
  const { invoiceId } = await emit(testOf(company), nfeOf(company));
  await verdictOf(testOf(company), invoiceId);
  const after = await cursorNow();
  const total = 2 * WRITERS * TRANSACTIONS + 1;

  /** Kills its own process when it has seen enough of it. */
  const client = (over: Over, victims: readonly (typeof VICTIMS)[number][], at: readonly number[]) => {
    const processes = [...victims.map((name) => urls[VICTIMS.indexOf(name)] ?? ''), stack().apiUrl];
    return follow(over, processes, after, ({ length }) => {
      const victim = victims[at.indexOf(length)];
      if (victim) killNow(home, victim);
      return length === total;
    });
  };
  const following = [
    client(overSocket, ['api-a', 'api-b'], [60, 180]),
    client(overSse, ['api-a', 'api-b'], []),
    client(overSocket, ['api-b', 'api-a'], []),
    client(overSse, ['api-b'], []),
    client(overSse, [], []),
  ];

  const change = [company.accountId, invoiceId, company.clientId];
  const transaction = async (rows: number, before: () => Promise<void> = async () => undefined) => {
    const proofOf = await db.walls.open();
    const sql = await db.pool.connect();
    await sql.query('begin');
    await sql.query(`select set_config('app.account_id', $1, true)`, [proofOf(company.accountId)]);
    for (let row = 0; row < rows; row++) await sql.query(INSERT, change);
    await before();
    await sql.query('commit');
    sql.release();
  };
  const [begun, letGo] = [gate(), gate()];
  const slow = transaction(1, () => {
    begun.open();
    return letGo.opened;
  });
  await begun.opened;
  let holding = WRITERS;
  const writer = async () => {
    for (let n = 0; n < TRANSACTIONS; n++) {
      await transaction(2);
      if (n === STREAMS && --holding === 0) letGo.open();
    }
  };
  await Promise.all([slow, ...Array.from({ length: WRITERS }, writer)]);

  const seen = await Promise.all(following);
  expect(VICTIMS.filter((name) => isAlive(home, name))).toEqual([]);
  const straight = seen.at(-1)?.map(({ cursor }) => cursor) ?? [];
  expect(new Set(straight).size).toBe(total);
  for (const each of seen) expect(each.map(({ cursor }) => cursor)).toEqual(straight);
});
