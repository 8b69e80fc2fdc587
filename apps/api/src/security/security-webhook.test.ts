import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSecurityWebhook, signatureOf } from './security-webhook.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const event = {
  id: 'sec_1',
  at: '2026-11-23T20:00:00.000Z',
  event: 'credentials.refused',
  ip: '192.0.2.1',
} as const;

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** An operator's address that answers with these, one after the other, then 200. */
async function receiver(answers: number[]) {
  const got: { readonly headers: Record<string, unknown>; readonly body: string }[] = [];
  let came = () => {};
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      response.writeHead(answers.shift() ?? 200, { location: '/' }).end();
      came();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      came = () => got.length >= count && resolve();
      came();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, got, until };
}

function webhook(url: string) {
  const waits: number[] = [];
  const lost: unknown[] = [];
  let gaveUp = () => {};
  const hook = createSecurityWebhook({
    url,
    secret: SECRET,
    nowMs: () => 1_614_265_330_000,
    logger: {
      error: (line: object) => {
        lost.push(line);
        gaveUp();
      },
    },
    waitMs: async (ms) => void waits.push(ms),
  });
  open.unshift(hook);
  return { hook, waits, lost, untilGivenUp: new Promise<void>((resolve) => (gaveUp = resolve)) };
}

it('signs as Standard Webhooks does', () => {
  // The example of the specification’s reference libraries.
  expect(
    signatureOf(SECRET, 'msg_p5jXN8AQM9LWM0D4loKWxJek', {
      timestamp: 1_614_265_330,
      body: '{"test": 2432232314}',
    }),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

it('notifies the operator’s address, signed over the content', async () => {
  const { url, got, until } = await receiver([]);
  const { hook } = webhook(url);
  hook.send(event);
  await until(1);
  const [{ headers, body } = { headers: {}, body: '' }] = got;
  expect(headers).toMatchObject({
    'webhook-id': 'sec_1',
    'webhook-timestamp': '1614265330',
    'webhook-signature': signatureOf(SECRET, 'sec_1', { timestamp: 1_614_265_330, body }),
  });
  const { id: _, ...data } = event;
  expect(JSON.parse(body)).toEqual({ type: 'security.credentials.refused', timestamp: event.at, data });
});

it('retries events that were not accepted, under the same id, and follows no redirect', async () => {
  const { url, got, until } = await receiver([500, 302, 200]);
  const { hook, waits, lost } = webhook(url);
  hook.send(event);
  hook.send({ ...event, id: 'sec_2' });
  await until(4);
  expect(got.map(({ headers }) => headers['webhook-id'])).toEqual(['sec_1', 'sec_1', 'sec_1', 'sec_2']);
  expect([waits, lost]).toEqual([[1_000, 10_000], []]);
});

it('gives an event up after six tries and logs that', async () => {
  const { url, got } = await receiver(Array.from({ length: 6 }, () => 503));
  const { hook, lost, untilGivenUp } = webhook(url);
  hook.send(event);
  await untilGivenUp;
  expect([got.length, lost]).toEqual([6, [expect.objectContaining({ event: 'sec_1' })]]);
});
