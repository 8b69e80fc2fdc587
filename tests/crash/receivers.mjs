import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { call } from '../../scripts/base/http.mjs';
import { waitFor } from '../../scripts/base/wait.mjs';
import { ask } from './database.mjs';
import { createRandom } from './random.mjs';

/**
 * @typedef {{ path: string, id: string, body: string, status: number | null }} Receipt
 * @typedef {{ accountId: string, endpointId: string, path: string }} Endpoint
 * @typedef {import('../../scripts/stack/stack.mjs').Stack} Stack
 * @typedef {import('./companies.mjs').Company} Company
 */

/** Longer than a worker waits here (WEBHOOK_TIMEOUT_MS). */
export const TIMEOUT_MS = 1_500;
const LATE_MS = 2_500;
const HEAL_MS = 120_000;
/** The longest that a message waits for its next try: a day and a tenth. */
const WAIT_MS_MAX = 1.1 * 86_400_000;

/**
 * Reactions of a receiver to a message, per mille: it takes it, loses it, refuses it, answers slowly or too late.
 * @type {['take' | 'lose' | 'refuse' | 'slow' | 'late', number][]}
 */
const MOODS = [
  ['take', 850],
  ['lose', 50],
  ['refuse', 50],
  ['slow', 40],
  ['late', 10],
];

/**
 * Receives the test environment's webhooks of each company, in this process, which is never killed. Records messages
 * and answers.
 * @type {(seed: string, stack: Stack, companies: Company[]) => Promise<Receivers>}
 */
export async function openReceivers(seed, stack, companies) {
  const random = createRandom(`receivers ${seed}`);
  /** @type {Receipt[]} */
  const receipts = [];
  let calm = false;
  const server = http.createServer((request, response) => {
    /** @type {Buffer[]} */
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => void take(request, response, Buffer.concat(chunks).toString()));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  /** @type {Endpoint[]} */
  const endpoints = [];
  for (const company of companies) {
    const path = `/${company.name}`;
    const { body } = await call(`${stack.urls.api}/v1/webhooks`, {
      method: 'POST',
      headers: company.headersOf(2),
      body: { url: `http://127.0.0.1:${port}${path}`, environment: 2 },
    });
    endpoints.push({ accountId: company.accountId, endpointId: body.id, path });
  }
  /** @type {(request: http.IncomingMessage, response: http.ServerResponse, body: string) => Promise<void>} */
  async function take(request, response, body) {
    /** @type {Receipt} */
    const receipt = {
      path: request.url ?? '',
      id: String(request.headers['webhook-id']),
      body,
      status: null,
    };
    receipts.push(receipt);
    const mood = calm ? 'take' : random.weighted(MOODS);
    if (mood === 'lose') {
      request.socket.destroy();
      return;
    }
    if (mood === 'slow') await delay(400);
    if (mood === 'late') await delay(LATE_MS);
    receipt.status = mood === 'refuse' ? 500 : 204;
    response.writeHead(receipt.status).end();
  }

  /** Repeatedly replays the last minute, during outages too; past the API, which admits few replays of an endpoint. */
  async function replayAgain() {
    for (let turn = 0; !calm; turn += 1) {
      await delay(1_500);
      const { endpointId, accountId } = endpoints[turn % endpoints.length] ?? {};
      await ask(stack, REPLAY, [endpointId, accountId]).catch(() => null);
    }
  }
  const telling = replayAgain();

  return {
    endpoints,
    receipts,
    async settle() {
      calm = true;
      await telling;
      // The API may only just be coming up again.
      for (const [index, { endpointId }] of endpoints.entries())
        await waitFor('the API', () =>
          call(`${stack.urls.api}/v1/webhooks/${endpointId}/test`, {
            method: 'POST',
            headers: companies[index]?.headersOf(2) ?? {},
          }),
        );
      await nothingToTell(stack, ({ endpointId, id }) => {
        const index = endpoints.findIndex((endpoint) => endpoint.endpointId === endpointId);
        return call(`${stack.urls.api}/v1/webhooks/${endpointId}/deliveries/${id}/resend`, {
          method: 'POST',
          headers: companies[index]?.headersOf(2) ?? {},
        });
      });
    },
    close() {
      calm = true;
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @typedef {{ endpoints: Endpoint[], receipts: Receipt[], settle(): Promise<void>, close(): void }} Receivers */

const REPLAY = `
  insert into webhook_replays (id, endpoint_id, account_id, since, until, types)
  values (gen_random_uuid(), $1, $2, now() - interval '1 minute', now(), '{}')`;

const LEFT = `
  select coalesce((
           select json_agg(json_build_object(
                    'id', id, 'endpointId', endpoint_id, 'tries', tries, 'attempts', attempts,
                    'dueInMs', (extract(epoch from next_at - now()) * 1000)::int,
                    'leasedForMs', (extract(epoch from leased_until - now()) * 1000)::int))
             from webhook_deliveries where state = 'pending'), '[]') as pending,
         exists (select from webhook_feed f, lateral feed_places(f.xid, f.seq, 1))
           or exists (select from webhook_replays where finished_at is null) as unread`;

/**
 * @typedef {{ id: string, endpointId: string, tries: number, attempts: number, dueInMs: number, leasedForMs: number | null }} Pending
 * @type {(stack: Stack, resend: (message: Pending) => Promise<unknown>) => Promise<void>}
 */
async function nothingToTell(stack, resend) {
  const asked = new Set();
  for (const since = Date.now(); ; await delay(250)) {
    const [row] = (await ask(stack, LEFT).catch(() => null)) ?? [];
    if (row?.pending.length === 0 && !row.unread) return;
    if (Date.now() - since > HEAL_MS) throw new Error(`webhooks: not all told: ${JSON.stringify(row)}`);
    // Refused more than once, it waits for minutes, as it is to: asked for, as its receiver's owner would.
    for (const message of row?.pending ?? []) {
      if (message.tries < 2 || message.dueInMs > WAIT_MS_MAX || asked.has(message.id)) continue;
      asked.add(message.id);
      await resend(message);
    }
  }
}
