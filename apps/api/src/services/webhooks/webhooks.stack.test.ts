import { createPublicKey, verify } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import {
  accessOf,
  bodyOf,
  type Company,
  emitAuthorized,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  PATIENCE_MS,
  refusal,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import { type Received, webhookReceiver } from '../../../test/support/webhook-receiver.ts';
import { changesAnswer } from '../../rest/v1/changes/list-changes-schema.ts';
import {
  deliveriesSchema,
  deliveryDetailSchema,
  deliverySchema,
  endpointSchema,
  endpointsSchema,
  replaySchema,
  replaysSchema,
  revealedSchema,
} from '../../rest/v1/webhooks/schema.ts';

let company: Company;
let sister: Company;
beforeAll(async () => {
  const account = await newAccount();
  company = await newCompany(account);
  sister = await newCompany(account);
});

type Fields = Readonly<Record<string, unknown>>;
const call = (method: string, path: string, body?: unknown) =>
  send(method, `/v1/webhooks${path}`, accessOf(company), body);
const create = async (fields: Fields) =>
  bodyOf(await call('POST', '', { environment: 2, ...fields }), 201, revealedSchema);
const endpoint = async (id: string) => bodyOf(await call('GET', `/${id}`), 200, endpointSchema);
const delivery = async (id: string, deliveryId: string) =>
  bodyOf(await call('GET', `/${id}/deliveries/${deliveryId}`), 200, deliveryDetailSchema);
const deliveries = async (id: string, query = '') =>
  bodyOf(await call('GET', `/${id}/deliveries?limit=100${query}`), 200, deliveriesSchema).data;
const test = async (id: string) => bodyOf(await call('POST', `/${id}/test`), 202, deliverySchema);
const until = (assertion: () => Promise<void>) =>
  vi.waitFor(assertion, { timeout: PATIENCE_MS, interval: 50 });

/** Same check as in the standard's own library. */
const verifyMessage = (secret: string, { body, headers }: Received) =>
  new Webhook(secret).verify(body, {
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  });

it('sends an endpoint the outcomes of documents, signed, in the order of the feed', async () => {
  const receiver = await webhookReceiver();
  const { id, secret } = await create({ url: receiver.url, clientIds: [company.clientId] });
  const { nextCursor } = bodyOf(await send('GET', '/v1/changes', accessOf(company)), 200, changesAnswer);
  const document = await emitAuthorized(testOf(company), nfeOf(company));
  await send('POST', `/v1/nfe/${document.id}/cancel`, testOf(company), {
    reason: 'Pedido cancelado pelo cliente',
  });
  await settleEvents(testOf(company), document.id);
  const delivered = await receiver.until(4);
  for (const each of delivered) expect(verifyMessage(secret, each)).toEqual(each.message);
  const fed = await send('GET', `/v1/changes?after=${nextCursor}&wait=10`, accessOf(company));
  expect(delivered.map(({ message }) => message)).toEqual(
    bodyOf(fed, 200, changesAnswer).data.map(({ message }) => message),
  );
  expect(delivered.map(({ message }) => message.type)).toEqual([
    'document.pending',
    'document.authorized',
    'document.event.requested',
    'document.cancelled',
  ]);
  await until(async () =>
    expect((await deliveries(id)).map(({ state, attempts }) => [state, attempts])).toEqual(
      Array.from({ length: 4 }, () => ['delivered', 1]),
    ),
  );
  const [newest] = await deliveries(id, '&type=document.cancelled');
  const detail = await delivery(id, newest?.id ?? '');
  expect(detail).toMatchObject({
    messageId: delivered[3]?.headers['webhook-id'],
    documentId: document.id,
    body: delivered[3]?.body,
    log: [{ number: 1, status: 204, totalMs: expect.any(Number), reason: null }],
  });
});

it('sends each endpoint its chosen types, from its own company and environment alone', async () => {
  const [some, production, ofSister] = [
    await webhookReceiver(),
    await webhookReceiver(),
    await webhookReceiver(),
  ];
  await create({ url: some.url, types: ['document.rejected', 'document.authorized'] });
  await create({ url: ofSister.url, clientIds: [sister.clientId] });
  const refused = await call('POST', '', { url: production.url, environment: 1 });
  expect(refusal(refused, 400, 'requisicao_invalida').errors).toMatchObject([{ field: 'url' }]);
  await emitAuthorized(testOf(company), nfceOf(company));
  const { id } = await emitAuthorized(testOf(sister), nfeOf(sister));
  const own = await ofSister.until(2);
  expect(own.map(({ message }) => [message.type, message.data.documentId])).toEqual([
    ['document.pending', id],
    ['document.authorized', id],
  ]);
  const asked = await some.until(2);
  expect(asked.map(({ message }) => message.type)).toEqual(['document.authorized', 'document.authorized']);
});

it('signs by both secrets while one gives way to the other, and by the public key where that is asked for', async () => {
  const receiver = await webhookReceiver();
  const made = await create({ url: receiver.url, publicKey: true, types: ['numbering.voided'] });
  await test(made.id);
  const [first] = await receiver.until(1);
  if (!first) throw new Error('nothing came');
  verifyMessage(made.secret, first);
  expect(verifiedBy(made.publicKey ?? '', first)).toBe(true);
  const rotated = bodyOf(
    await call('POST', `/${made.id}/rotate-secret`, { overlapSeconds: 60 }),
    200,
    revealedSchema,
  );
  await test(made.id);
  const second = (await receiver.until(2))[1];
  if (!second) throw new Error('nothing came');
  for (const secret of [made.secret, rotated.secret]) verifyMessage(secret, second);
  const alone = bodyOf(
    await call('POST', `/${made.id}/rotate-secret`, { overlapSeconds: 0 }),
    200,
    revealedSchema,
  );
  expect(alone.previousSecretUntil).toBeNull();
  await call('PATCH', `/${made.id}`, { publicKey: false });
  await test(made.id);
  const third = (await receiver.until(3))[2];
  if (!third) throw new Error('nothing came');
  verifyMessage(alone.secret, third);
  expect(() => verifyMessage(rotated.secret, third)).toThrow('No matching signature');
  expect(String(third.headers['webhook-signature'])).not.toContain('v1a');
});

/** Ed25519 as `whpk_` has it. */
function verifiedBy(publicKey: string, { headers, body }: Received): boolean {
  const x = Buffer.from(publicKey.replace('whpk_', ''), 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const text = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((each) => each.startsWith('v1a,'))
    .some((each) => verify(null, Buffer.from(text), key, Buffer.from(each.slice(4), 'base64')));
}

it('logs what an endpoint that fails answered, tries again, and sends once more when it is asked to', async () => {
  const receiver = await webhookReceiver();
  receiver.answer(500);
  const { id } = await create({ url: receiver.url, types: ['numbering.voided'] });
  const { id: deliveryId, messageId } = await test(id);
  await until(async () => {
    const { state, nextAt, log } = await delivery(id, deliveryId);
    expect({ state, log }).toMatchObject({ state: 'pending', log: [{ status: 500, answer: 'recebido' }] });
    expect(nextAt).not.toBeNull();
  });
  expect((await endpoint(id)).failingSince).not.toBeNull();
  receiver.answer(204);
  const again = await call('POST', `/${id}/deliveries/${deliveryId}/resend`);
  expect(bodyOf(again, 202, deliverySchema).messageId).toBe(messageId);
  const both = await receiver.until(2);
  expect(both.map(({ headers }) => headers['webhook-id'])).toEqual([messageId, messageId]);
  await until(async () => expect((await delivery(id, deliveryId)).state).toBe('delivered'));
  expect((await endpoint(id)).failingSince).toBeNull();
});

it('sends no more to an endpoint that answers 410, until it is enabled; what happened meanwhile by a replay', async () => {
  const receiver = await webhookReceiver();
  receiver.answer(410);
  const since = new Date().toISOString();
  const { id } = await create({ url: receiver.url, clientIds: [company.clientId] });
  const { id: testId } = await test(id);
  await until(async () =>
    expect(await endpoint(id)).toMatchObject({ enabled: false, disabledReason: 'gone', waiting: 1 }),
  );
  refusal(await call('POST', `/${id}/test`), 409, 'operacao_nao_permitida');
  refusal(await call('POST', `/${id}/replay`, { since }), 409, 'operacao_nao_permitida');
  const document = await emitAuthorized(testOf(company), nfeOf(company));
  receiver.answer(200, ({ message }) => JSON.stringify({ challenge: message.data.challenge }));
  bodyOf(await call('PATCH', `/${id}`, { enabled: true }), 200, endpointSchema);
  await until(async () => expect((await delivery(id, testId)).state).toBe('delivered'));
  const asked = await call('POST', `/${id}/replay`, { since, types: ['document.authorized'] });
  const { id: replayId } = bodyOf(asked, 202, replaySchema);
  const delivered = await receiver.until(1, ({ message }) => message.data.documentId === document.id);
  expect(delivered.map(({ message }) => message.type)).toEqual(['document.authorized']);
  await until(async () => {
    const { data } = bodyOf(await call('GET', `/${id}/replays`), 200, replaysSchema);
    expect(data).toMatchObject([{ id: replayId, messages: 1, finishedAt: expect.any(String) }]);
  });
});

it('replays to no address that proved nothing, and six times an hour to one that gave a challenge back', async () => {
  const receiver = await webhookReceiver();
  const { id } = await create({ url: receiver.url, types: ['numbering.voided'] });
  const since = new Date().toISOString();
  const replay = () => call('POST', `/${id}/replay`, { since });
  const waitForReplays = () =>
    until(async () => {
      const { data } = bodyOf(await call('GET', `/${id}/replays`), 200, replaysSchema);
      expect(data.every(({ finishedAt }) => finishedAt !== null)).toBe(true);
    });
  const tryAnswer = async (answer: (one: Received) => string) => {
    receiver.answer(200, answer);
    const { id: deliveryId } = await test(id);
    await until(async () => expect((await delivery(id, deliveryId)).state).toBe('delivered'));
  };
  refusal(await replay(), 409, 'operacao_nao_permitida');
  // A server that repeats what it is sent proves nothing.
  await tryAnswer(({ body }) => body);
  refusal(await replay(), 409, 'operacao_nao_permitida');
  await tryAnswer(({ message }) => JSON.stringify({ challenge: message.data.challenge }));
  for (let n = 0; n < 6; n += 1) {
    expect((await replay()).status, String(n)).toBe(202);
    await waitForReplays();
  }
  refusal(await replay(), 429, 'limite_excedido');
  // Another address has to prove itself again.
  await call('PATCH', `/${id}`, { url: `${receiver.url}/other` });
  expect(refusal(await replay(), 409, 'operacao_nao_permitida').message).toContain('data.challenge');
  expect(bodyOf(await call('GET', `/${id}/replays`), 200, replaysSchema).data).toHaveLength(6);
});

it('forgets an endpoint that is deleted', async () => {
  const receiver = await webhookReceiver();
  receiver.answer(500);
  const { id } = await create({ url: receiver.url, types: ['numbering.voided'] });
  const { id: deliveryId } = await test(id);
  await receiver.until(1);
  expect((await call('DELETE', `/${id}`)).json).toEqual({ id, deleted: true });
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/test'],
    ['GET', '/deliveries'],
    ['GET', `/deliveries/${deliveryId}`],
    ['POST', `/deliveries/${deliveryId}/resend`],
    ['GET', '/replays'],
  ] as const)
    refusal(await call(method, `/${id}${path}`), 404, 'nao_encontrado');
  const { data } = bodyOf(await call('GET', '?environment=2'), 200, endpointsSchema);
  expect(data.map((each) => each.id)).not.toContain(id);
});

describe('refuses', () => {
  it.each<[string, Fields, z.core.util.JSONType]>([
    ['no https', { url: 'http://exemplo.com.br/w' }, 'url'],
    ['a private address', { url: 'https://10.1.2.3/w' }, 'url'],
    ['a private address written otherwise', { url: 'https://0xA9FEA9FE/w' }, 'url'],
    ['credentials', { url: 'https://eu:senha@exemplo.com.br/w' }, 'url'],
    ['what is too long', { url: `https://exemplo.com.br/${'w'.repeat(2_048)}` }, 'url'],
    ['no address', {}, 'url'],
    ['an unknown type', { url: 'https://exemplo.com.br', types: ['document.lost'] }, 'types[0]'],
    ['a test as a type', { url: 'https://exemplo.com.br', types: ['webhook.test'] }, 'types[0]'],
    [
      'a company of nobody',
      { url: 'https://exemplo.com.br', clientIds: ['0193a2b4-5c6d-7e8f-9012-3456789abcde'] },
      'clientIds[0]',
    ],
  ])('%s, and names the field and the fix', async (_, fields, field) => {
    const { errors } = refusal(
      await call('POST', '', { environment: 2, ...fields }),
      400,
      'requisicao_invalida',
    );
    expect(errors).toMatchObject([{ field, message: expect.any(String) }]);
    if (Object.keys(fields).length > 0) expect(errors[0]?.fix).toEqual(expect.any(String));
  });

  it('a time beyond the retention, and one that ends before it begins', async () => {
    const { id } = await create({ url: 'http://127.0.0.1:9/w', types: ['numbering.voided'] });
    const fieldOf = async (body: Fields) =>
      refusal(await call('POST', `/${id}/replay`, body), 400, 'requisicao_invalida').errors[0]?.field;
    const [now, old] = [new Date(), new Date(Date.now() - 8 * 24 * 3_600_000)];
    expect(await fieldOf({ since: old.toISOString() })).toBe('since');
    expect(await fieldOf({ since: now.toISOString(), until: old.toISOString() })).toBe('until');
    expect(await fieldOf({ since: 'ontem' })).toBe('since');
  });

  it('the 51st endpoint of an environment', async () => {
    const { data } = bodyOf(await call('GET', '?environment=2'), 200, endpointsSchema);
    const fields = { url: 'http://127.0.0.1:9/w', environment: 2, types: ['numbering.voided'] };
    for (let made = data.length; made < 50; made += 1) await create(fields);
    refusal(await call('POST', '', fields), 409, 'cota_atingida');
  });
});
