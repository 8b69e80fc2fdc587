import { expect, it } from 'vitest';
import { deliver } from './deliver.ts';

const timings = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: 1, totalMs: 1 };
const claimed = {
  url: 'https://exemplo.com.br/webhooks',
  environment: 2,
  messageId: 'msg_1',
  body: '{}',
  attempt: 1,
  keys: [`whsec_${Buffer.alloc(32).toString('base64')}`],
  deliveryId: 'd',
  number: 1,
  endpointId: 'e',
  accountId: 'a',
} as const;
const answerWith = (body: string) => async () =>
  ({
    kind: 'answered',
    status: 200,
    headers: {},
    body,
    timings,
    address: '203.0.113.7',
    truncated: false,
  }) as const;

it.each([
  ['a NUL', 'a\u0000b'],
  ['a character on its last place', `${'a'.repeat(4_095)}😀`],
  ['half a character', 'a\ud83d'],
])('keeps of an answer with %s what a database takes', async (_what, body) => {
  const { answer } = await deliver(answerWith(body), claimed, () => new Date(0));
  expect(answer).not.toBeNull();
  expect(answer).not.toContain('\u0000');
  expect(Buffer.from(answer ?? '').toString()).toBe(answer);
});
