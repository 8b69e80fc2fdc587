import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeAccount } from '../accounts/close.ts';
import { createDb, type Db } from '../base/client.ts';
import { idFloor } from '../base/ids.ts';
import { inAccount, type Sql } from '../base/transaction.ts';
import { readAccountChanges } from '../changes/account-changes.ts';
import { provenChangesOf } from '../changes/proven-changes.ts';
import { migratedCopy } from '../testing/fresh-database.ts';
import { importedHere, setImportedState } from '../testing/imported.ts';
import {
  addCompany,
  createTenant,
  othersEnded,
  type TestTenant,
  testKeyring,
} from '../testing/test-database.ts';
import { runRetention } from '../upkeep/retention.ts';
import { addDelivery, getDelivery, listDeliveries, resendDelivery } from './deliveries.ts';
import {
  createEndpoint,
  deleteEndpoint,
  ENDPOINTS_MAX,
  type EndpointView,
  getEndpoint,
  listEndpoints,
  type NewEndpoint,
  rotateSecret,
  updateEndpoint,
} from './endpoints.ts';
import { fanOut, type Telling } from './fan-out.ts';
import { claimNotices, markNoticed } from './notices.ts';
import { listReplays, requestReplay, workReplay } from './replays.ts';
import { type ClaimedTry, claimTries, type FinishedTry, finishTry } from './tries.ts';

const CONNECTIONS = 4;
/** A database of its own: the feed is followed over all accounts. */
let database: Awaited<ReturnType<typeof migratedCopy>>;
let owner: pg.Client;
let app: Db;
let worker: Db;

beforeAll(async () => {
  database = await migratedCopy();
  const { appUrl, workerUrl } = database;
  app = createDb({ url: appUrl, role: 'app', max: CONNECTIONS, keyring: testKeyring });
  worker = createDb({ url: workerUrl, role: 'worker', max: 8, keyring: testKeyring });
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await Promise.all([app.close(), worker.close(), owner.end()]);
  await database.drop();
});

const by = { actor: { kind: 'system', id: 'teste' } } as const;
const secret = () => `whsec_${randomBytes(32).toString('base64')}`;
const DAYS_5 = 5 * 24 * 3_600_000;

const telling: Telling = {
  messageOf: ({ seq, kind }) => ({
    id: `msg_${seq}`,
    type: kind,
    body: JSON.stringify({ seq: seq.toString() }),
  }),
  wants: ({ types }, type) => types.length === 0 || types.includes(type),
};

async function endpoint(of: TestTenant, fields: Partial<NewEndpoint> = {}): Promise<EndpointView> {
  const made = await createEndpoint(app, of.vault, {
    accountId: of.accountId,
    endpoint: {
      url: 'https://exemplo.com.br/webhooks',
      description: '',
      types: [],
      clientIds: [],
      environment: 2,
      secret: secret(),
      signing: null,
      ...fields,
    },
    by,
  });
  if (made.kind !== 'salvo') throw new Error(made.kind);
  return made.endpoint;
}

const write = (sql: Sql, { accountId, clientId }: TestTenant, kind: string, documentId: string) =>
  sql.query(
    `insert into document_changes (document_id, account_id, client_id, environment, type, kind) values ($1, $2, $3, 2, 'nfe', $4)`,
    [documentId, accountId, clientId, kind],
  );

/** Each in a transaction of its own. */
async function happen(of: TestTenant, kinds: readonly string[], documentId: string = randomUUID()) {
  for (const kind of kinds) await inAccount(app, of.accountId, (sql) => write(sql, of, kind, documentId));
}

async function fanAllOut(): Promise<void> {
  await othersEnded(app);
  while ((await fanOut(worker, telling)) !== null);
}

const claimOf = async (of: TestTenant, { id }: EndpointView): Promise<readonly ClaimedTry[]> => {
  const { tries, unsigned } = await claimTries(worker, of.vault, {
    endpointIds: [id],
    limit: 100,
    leaseMs: 60_000,
  });
  expect(unsigned).toEqual([]);
  return tries;
};

const finishedTry = (
  { deliveryId, number, attempt }: ClaimedTry,
  step: FinishedTry['step'],
  more: Partial<FinishedTry> = {},
): FinishedTry => ({
  deliveryId,
  number,
  attempt,
  step,
  nextAt: step === 'retry' ? new Date(Date.now() + 3_600_000) : null,
  startedAt: new Date(),
  endedAt: new Date(),
  timings: { dnsMs: 1, connectMs: 2, tlsMs: 3, firstByteMs: 4, totalMs: 5 },
  status: step === 'delivered' ? 204 : 500,
  reason: null,
  detail: null,
  answer: 'ok',
  ...more,
});
const finish = (done: FinishedTry) => finishTry(worker, done, DAYS_5);

const listOf = async ({ accountId }: TestTenant, { id }: EndpointView) =>
  (await listDeliveries(app, { accountId, endpointId: id }, { limit: 100 })) ?? [];

it('makes one delivery for each change that an endpoint asks for, and none of other accounts, environments and companies', async () => {
  const [mine, theirs] = [await createTenant(app), await createTenant(app)];
  const other = await addCompany(app, mine, '11222333000181');
  const [all, some, production, ofOther] = [
    await endpoint(mine),
    await endpoint(mine, { types: ['AUTORIZADA'] }),
    await endpoint(mine, { environment: 1 }),
    await endpoint(mine, { clientIds: [other.clientId] }),
  ];
  await happen(mine, ['PENDENTE', 'AUTORIZADA']);
  await happen(theirs, ['AUTORIZADA']);
  await happen(other, ['REJEITADA']);
  await Promise.all([fanAllOut(), fanAllOut(), fanAllOut()]);
  const types = async (of: EndpointView) => (await listOf(mine, of)).map(({ type }) => type).sort();
  expect(await types(all)).toEqual(['AUTORIZADA', 'PENDENTE', 'REJEITADA']);
  expect(await types(some)).toEqual(['AUTORIZADA']);
  expect(await types(production)).toEqual([]);
  expect(await types(ofOther)).toEqual(['REJEITADA']);
});

it('misses no change of a transaction that began first and commits last', async () => {
  const tenant = await createTenant(app);
  const all = await endpoint(tenant);
  await inAccount(app, tenant.accountId, async (slow) => {
    await write(slow, tenant, 'slow', randomUUID());
    await happen(tenant, ['quick']);
    while ((await fanOut(worker, telling)) !== null);
    expect(await listOf(tenant, all)).toEqual([]);
  });
  await fanAllOut();
  expect((await listOf(tenant, all)).map(({ type }) => type).sort()).toEqual(['quick', 'slow']);
});

it('sends the changes of a document in order, and lets no other document wait for it', async () => {
  const tenant = await createTenant(app);
  const all = await endpoint(tenant);
  const document = randomUUID();
  await happen(tenant, ['PENDENTE', 'AUTORIZADA', 'CANCELADA'], document);
  await happen(tenant, ['OUTRA']);
  await fanAllOut();
  const first = await claimOf(tenant, all);
  expect(first).toHaveLength(2);
  expect(await claimOf(tenant, all)).toEqual([]);
  const seen: string[] = [];
  for (let now = first; now.length > 0; now = await claimOf(tenant, all))
    for (const each of now) {
      seen.push(each.messageId);
      await finish(finishedTry(each, 'delivered'));
    }
  const rows = await listOf(tenant, all);
  expect(rows.every(({ state }) => state === 'delivered')).toBe(true);
  const ofDocument = rows
    .filter(({ documentId }) => documentId === document)
    .map(({ messageId }) => messageId);
  expect(seen.filter((id) => ofDocument.includes(id))).toEqual(ofDocument.toReversed());
});

it('waits for the next try of an earlier one, and continues when that has failed for good', async () => {
  const tenant = await createTenant(app);
  const all = await endpoint(tenant);
  await happen(tenant, ['PENDENTE', 'AUTORIZADA'], randomUUID());
  await fanAllOut();
  const [first] = await claimOf(tenant, all);
  if (!first) throw new Error('nothing claimed');
  await finish(finishedTry(first, 'retry'));
  expect(await claimOf(tenant, all)).toEqual([]);
  await resendDelivery(app, { accountId: tenant.accountId, endpointId: all.id }, first.deliveryId);
  const [again] = await claimOf(tenant, all);
  expect(again).toMatchObject({ messageId: first.messageId, attempt: 1, number: 2 });
  if (again) await finish(finishedTry(again, 'failed'));
  expect(await claimOf(tenant, all)).toMatchObject([{ attempt: 1, number: 1 }]);
});

it('sends at once what it is asked to send again, also while a try is under way that fails', async () => {
  const tenant = await createTenant(app);
  const all = await endpoint(tenant);
  await happen(tenant, ['AUTORIZADA']);
  await fanAllOut();
  const of = { accountId: tenant.accountId, endpointId: all.id };
  const due = async () => {
    await owner.query('update webhook_deliveries set next_at = now() where endpoint_id = $1', [all.id]);
    const [one] = await claimOf(tenant, all);
    if (!one) throw new Error('nothing claimed');
    return one;
  };
  await finish(finishedTry(await due(), 'retry'));
  const second = await due();
  expect(second.attempt).toBe(2);
  await resendDelivery(app, of, second.deliveryId);
  expect(await claimOf(tenant, all)).toEqual([]);
  await finish(finishedTry(second, 'retry'));
  const [third] = await claimOf(tenant, all);
  expect(third).toMatchObject({ attempt: 1, number: 3 });
  if (third) await finish(finishedTry(third, 'retry'));
  // Nor is it lost to the last one of its round.
  const last = await due();
  await resendDelivery(app, of, last.deliveryId);
  await finish(finishedTry(last, 'failed'));
  expect(await claimOf(tenant, all)).toMatchObject([{ attempt: 1, number: 5 }]);
});

it('logs every call, also an interrupted one', async () => {
  const tenant = await createTenant(app);
  const all = await endpoint(tenant);
  const of = { accountId: tenant.accountId, endpointId: all.id };
  await happen(tenant, ['AUTORIZADA']);
  await fanAllOut();
  const [broken] = await claimOf(tenant, all);
  if (!broken) throw new Error('nothing claimed');
  expect(await getDelivery(app, of, broken.deliveryId)).toMatchObject({
    state: 'pending',
    attempts: 1,
    log: [{ number: 1, totalMs: null, status: null }],
  });
  await finish(finishedTry(broken, 'retry', { status: null, reason: 'timeout', detail: 'Não respondeu.' }));
  await resendDelivery(app, of, broken.deliveryId);
  const [second] = await claimOf(tenant, all);
  if (!second) throw new Error('nothing claimed');
  await finish(finishedTry(second, 'delivered'));
  expect(await getDelivery(app, of, broken.deliveryId)).toMatchObject({
    state: 'delivered',
    attempts: 2,
    log: [
      { number: 2, status: 204, totalMs: 5, answer: 'ok' },
      { number: 1, status: null, reason: 'timeout' },
    ],
  });
});

it('tries an endpoint that fails with one message at a time, and all that waits as soon as it answers', async () => {
  const tenant = await createTenant(app);
  const all = await endpoint(tenant);
  for (let document = 0; document < 10; document += 1) await happen(tenant, ['AUTORIZADA']);
  await fanAllOut();
  const [one, ...others] = await claimOf(tenant, all);
  expect(others).toHaveLength(9);
  for (const each of [one, ...others]) if (each) await finish(finishedTry(each, 'retry'));
  expect((await getEndpoint(app, { ...tenant, endpointId: all.id }))?.failingSince).toBeInstanceOf(Date);
  for (const each of others) await resendDelivery(app, { ...tenant, endpointId: all.id }, each.deliveryId);
  const [probe, ...more] = await claimOf(tenant, all);
  expect(more).toEqual([]);
  if (probe) await finish(finishedTry(probe, 'delivered'));
  expect(await getEndpoint(app, { ...tenant, endpointId: all.id })).toMatchObject({
    failingSince: null,
    waiting: 9,
  });
  expect(await claimOf(tenant, all)).toHaveLength(9);
});

it('keeps the times of a message that alone is refused, however well the others do', async () => {
  const tenant = await createTenant(app);
  const all = await endpoint(tenant);
  const claimNext = async () => {
    await happen(tenant, ['AUTORIZADA']);
    await fanAllOut();
    return claimOf(tenant, all);
  };
  const [refused] = await claimNext();
  if (!refused) throw new Error('nothing claimed');
  await finish(finishedTry(refused, 'retry'));
  for (const each of await claimNext()) await finish(finishedTry(each, 'delivered'));
  // It came when the endpoint first failed: one early try, for it may have been the endpoint.
  const [early] = await claimOf(tenant, all);
  expect(early).toMatchObject({ messageId: refused.messageId, attempt: 2 });
  if (early) await finish(finishedTry(early, 'retry'));
  for (const each of await claimNext()) {
    expect(each.messageId).not.toBe(refused.messageId);
    await finish(finishedTry(each, 'delivered'));
  }
  expect(await claimOf(tenant, all)).toEqual([]);
});

it('resends old messages at once, and postponed ones later', async () => {
  const tenant = await createTenant(app);
  const all = await endpoint(tenant);
  await happen(tenant, ['AUTORIZADA']);
  await happen(tenant, ['AUTORIZADA']);
  await fanAllOut();
  const [old, limited] = await claimOf(tenant, all);
  if (!old || !limited) throw new Error('nothing claimed');
  const longAgo = { startedAt: new Date(0), endedAt: new Date(0) };
  await finish(finishedTry(old, 'delivered', longAgo));
  await resendDelivery(app, { accountId: tenant.accountId, endpointId: all.id }, old.deliveryId);
  const [again] = await claimOf(tenant, all);
  if (!again) throw new Error('nothing claimed');
  await finish(finishedTry(again, 'retry'));
  await finish(finishedTry(limited, 'retry', { status: 429 }));
  await happen(tenant, ['AUTORIZADA']);
  await fanAllOut();
  for (const each of await claimOf(tenant, all)) await finish(finishedTry(each, 'delivered'));
  expect((await claimOf(tenant, all)).map(({ messageId }) => messageId)).toEqual([old.messageId]);
});

it('disables an endpoint that answers 410, and one that only fails; notifies each once', async () => {
  const tenant = await createTenant(app);
  const [gone, failing] = [await endpoint(tenant), await endpoint(tenant)];
  await happen(tenant, ['AUTORIZADA']);
  await fanAllOut();
  for (const each of await claimOf(tenant, gone)) await finish(finishedTry(each, 'gone', { status: 410 }));
  for (const each of await claimOf(tenant, failing))
    await finish(finishedTry(each, 'retry', { startedAt: new Date(0), endedAt: new Date(0) }));
  for (const { id } of await listOf(tenant, failing))
    await resendDelivery(app, { ...tenant, endpointId: failing.id }, id);
  for (const each of await claimOf(tenant, failing)) await finish(finishedTry(each, 'retry'));
  const because = async (of: EndpointView) =>
    (await getEndpoint(app, { ...tenant, endpointId: of.id }))?.disabled?.because;
  expect([await because(gone), await because(failing)]).toEqual(['gone', 'failing']);
  const due = await claimNotices(app);
  expect(due.map(({ endpointId, because: why }) => [endpointId, why])).toEqual([
    [gone.id, 'gone'],
    [failing.id, 'failing'],
  ]);
  for (const each of due) await markNoticed(app, each);
  expect(await claimNotices(app)).toEqual([]);
  // Undelivered messages wait until the endpoint is enabled; later changes need a replay.
  await happen(tenant, ['CANCELADA']);
  await fanAllOut();
  expect(await claimOf(tenant, gone)).toEqual([]);
  await updateEndpoint(app, tenant.vault, {
    of: { ...tenant, endpointId: gone.id },
    edit: { enabled: true },
    by,
  });
  expect(await because(gone)).toBeUndefined();
  expect(await claimOf(tenant, gone)).toHaveLength(1);
});

it('signs with both secrets while one is being replaced, and by the public key where that is asked for', async () => {
  const tenant = await createTenant(app);
  const [first, second] = [secret(), secret()];
  const all = await endpoint(tenant, {
    secret: first,
    signing: { privateKey: 'whsk_privada', publicKey: 'whpk_publica' },
  });
  const of = { accountId: tenant.accountId, endpointId: all.id };
  const keys = async () => {
    const { id } =
      (await addDelivery(app, of, { id: `msg_${randomUUID()}`, type: 'webhook.test', body: '{}' })) ?? {};
    return (await claimOf(tenant, all)).find(({ deliveryId }) => deliveryId === id)?.keys;
  };
  expect(await keys()).toEqual([first, 'whsk_privada']);
  await rotateSecret(app, tenant.vault, { of, secret: second, overlapSeconds: 60, by });
  expect(await keys()).toEqual([second, first, 'whsk_privada']);
  await rotateSecret(app, tenant.vault, { of, secret: first, overlapSeconds: 0, by });
  await updateEndpoint(app, tenant.vault, { of, edit: { signing: null }, by });
  expect(await keys()).toEqual([first]);
});

it('ends what is under way at an endpoint that is deleted, sends it nothing more and forgets its keys', async () => {
  const tenant = await createTenant(app);
  const all = await endpoint(tenant, { signing: { privateKey: 'whsk_privada', publicKey: 'whpk_publica' } });
  const of = { accountId: tenant.accountId, endpointId: all.id };
  await happen(tenant, ['AUTORIZADA']);
  await happen(tenant, ['REJEITADA']);
  await fanAllOut();
  const [underWay] = await claimOf(tenant, all);
  await requestReplay(app, of, { since: new Date(0), until: new Date(4e12), types: [] });
  expect(await deleteEndpoint(app, of, by)).toBe(true);
  expect(await deleteEndpoint(app, of, by)).toBe(false);
  if (underWay) await finish(finishedTry(underWay, 'retry'));
  expect(await workReplay(worker, telling)).toBeNull();
  expect(await claimOf(tenant, all)).toEqual([]);
  expect(await listDeliveries(app, of, { limit: 10 })).toBeNull();
  expect(await listEndpoints(app, tenant.accountId, {})).toEqual([]);
  const { rows } = await owner.query(
    'select octet_length(secret) as secret, signing_key, public_key from webhook_endpoints where id = $1',
    [all.id],
  );
  expect(rows).toEqual([{ secret: 0, signing_key: null, public_key: null }]);
});

it('sends an account that is closed nothing more', async () => {
  const tenant = await createTenant(app);
  const all = await endpoint(tenant);
  await happen(tenant, ['AUTORIZADA']);
  await fanAllOut();
  expect((await closeAccount(app, tenant.accountId, { actor: by.actor })).kind).toBe('encerrada');
  expect(await claimOf(tenant, all)).toEqual([]);
  expect(await listEndpoints(app, tenant.accountId, {})).toEqual([]);
});

it('takes fifty endpoints of an environment, however many come at once, and companies of its own alone', async () => {
  const [tenant, foreign] = [await createTenant(app), await createTenant(app)];
  const fields = { url: 'https://exemplo.com.br', description: '', types: [], clientIds: [], signing: null };
  const make = (more: Partial<NewEndpoint> = {}) =>
    createEndpoint(app, tenant.vault, {
      accountId: tenant.accountId,
      endpoint: { ...fields, environment: 2, secret: secret(), ...more },
      by,
    });
  expect(await make({ clientIds: [foreign.clientId] })).toEqual({
    kind: 'empresas_desconhecidas',
    clientIds: [foreign.clientId],
  });
  for (let made = 0; made < ENDPOINTS_MAX - 1; made++) expect((await make()).kind).toBe('salvo');
  // No more than there are connections: the last to get one would wait for all.
  const made = await Promise.all(Array.from({ length: CONNECTIONS }, () => make()));
  expect(made.filter(({ kind }) => kind === 'cota_atingida')).toHaveLength(CONNECTIONS - 1);
  expect((await make({ environment: 1 })).kind).toBe('salvo');
});

it('sends only the import of an imported document until its authority has confirmed it', async () => {
  const tenant = await createTenant(app);
  const first = await endpoint(tenant);
  const since = new Date(Date.now() - 60_000);
  const [documentId = ''] = await importedHere(worker, tenant, [1]);
  const typesOf = async (of: EndpointView) => (await listOf(tenant, of)).map(({ type }) => type).sort();
  const readBack = async () => {
    const feed = await readAccountChanges(app, tenant.accountId, { after: { xid: 0n, seq: 0n }, limit: 100 });
    if (feed.kind === 'expirado') throw new Error(feed.kind);
    return (await provenChangesOf(app, tenant.accountId, feed.changes)).map(({ kind }) => kind);
  };
  for (const state of ['unconfirmed', 'unconfirmable', 'contradicted'] as const) {
    await setImportedState(owner, documentId, state);
    await happen(tenant, ['evento', 'CANCELADA'], documentId);
    await fanAllOut();
  }
  expect(await typesOf(first)).toEqual(['document.imported']);
  expect(await readBack()).toEqual(['document.imported']);
  const again = await endpoint(tenant);
  const times = { since, until: new Date(Date.now() + 60_000), types: [] };
  await requestReplay(app, { ...tenant, endpointId: again.id }, times);
  while ((await workReplay(worker, telling)) !== null);
  expect(await typesOf(again)).toEqual(['document.imported']);

  await setImportedState(owner, documentId, 'confirmed');
  await happen(tenant, ['CANCELADA'], documentId);
  await fanAllOut();
  expect(await typesOf(first)).toEqual(['CANCELADA', 'document.imported']);
  expect(await readBack()).toContain('CANCELADA');
});

it('replays a period: sent messages go again, missing ones are made', async () => {
  const tenant = await createTenant(app);
  const before = await endpoint(tenant);
  const since = new Date(Date.now() - 60_000);
  await happen(tenant, ['AUTORIZADA']);
  await happen(tenant, ['REJEITADA']);
  await fanAllOut();
  for (const each of await claimOf(tenant, before)) await finish(finishedTry(each, 'delivered'));
  const after = await endpoint(tenant);
  const ask = (of: EndpointView, types: readonly string[]) =>
    requestReplay(
      app,
      { ...tenant, endpointId: of.id },
      { since, until: new Date(Date.now() + 60_000), types },
    );
  await ask(before, []);
  await ask(after, ['REJEITADA']);
  const delivered: string[] = [];
  for (let id = await workReplay(worker, telling); id !== null; id = await workReplay(worker, telling))
    delivered.push(id);
  expect(new Set(delivered)).toEqual(new Set([before.id, after.id]));
  expect(await claimOf(tenant, before)).toHaveLength(2);
  expect((await listOf(tenant, after)).map(({ type }) => type)).toEqual(['REJEITADA']);
  expect(await listReplays(app, { ...tenant, endpointId: after.id })).toMatchObject([
    { messages: 1, finishedAt: expect.any(Date) },
  ]);
});

it('ends a replay of a time in which nothing happened, and keeps none that comes after waiting', async () => {
  const tenant = await createTenant(app);
  const of = { ...tenant, endpointId: (await endpoint(tenant)).id };
  await requestReplay(app, of, { since: new Date(0), until: new Date(1), types: [] });
  await workReplay(worker, telling);
  expect(await workReplay(worker, telling)).toBeNull();
  expect(await listReplays(app, of)).toMatchObject([{ messages: 0, finishedAt: expect.any(Date) }]);
});

it('keeps changes that no message was made of yet, however old, and messages for their days', async () => {
  const tenant = await createTenant(app);
  const all = await endpoint(tenant);
  const purge = () => runRetention(worker, { testDocumentDays: 3_650, webhookDays: 30, emailDays: 3_650 });
  const changes = async () =>
    (await owner.query('select from document_changes where account_id = $1', [tenant.accountId])).rowCount;
  await fanAllOut();
  await happen(tenant, ['AUTORIZADA']);
  await owner.query(`update document_changes set created_at = now() - interval '8 days'`);
  await purge();
  await fanAllOut();
  expect(await listOf(tenant, all)).toHaveLength(1);
  expect(await changes()).toBe(1);
  await purge();
  expect(await changes()).toBe(0);
  expect(await listOf(tenant, all)).toHaveLength(1);
  const old = idFloor(new Date(Date.now() - 31 * 24 * 3_600_000));
  await owner.query('update webhook_deliveries set id = $1 where endpoint_id = $2', [old, all.id]);
  expect((await purge()).deliveries).toBe(1);
  expect(await listOf(tenant, all)).toEqual([]);
});

it('runs from all sides without locking another worker out', async () => {
  const tenant = await createTenant(app);
  const endpoints = [await endpoint(tenant), await endpoint(tenant)];
  for (let document = 0; document < 40; document += 1) await happen(tenant, ['PENDENTE', 'AUTORIZADA']);
  await fanAllOut();
  const since = new Date(Date.now() - 600_000);
  const ends: FinishedTry['step'][] = ['delivered', 'retry', 'delivered', 'failed'];
  const send = async () => {
    for (let round = 0; round < 40; round += 1) {
      const { tries } = await claimTries(worker, tenant.vault, {
        endpointIds: endpoints.map(({ id }) => id),
        limit: 20,
        leaseMs: 60_000,
      });
      await Promise.all(
        tries.map((each, index) => finish(finishedTry(each, ends[(round + index) % 4] ?? 'delivered'))),
      );
    }
  };
  const again = async () => {
    for (let round = 0; round < 12; round += 1) {
      for (const { id } of endpoints)
        await requestReplay(app, { ...tenant, endpointId: id }, { since, until: new Date(), types: [] });
      while ((await workReplay(worker, telling)) !== null);
    }
  };
  const resend = async () => {
    for (const one of endpoints)
      for (const { id } of await listOf(tenant, one))
        await resendDelivery(app, { ...tenant, endpointId: one.id }, id);
  };
  await expect(
    Promise.all([send(), send(), send(), again(), again(), resend(), resend()]),
  ).resolves.toBeDefined();
  const { rows } = await owner.query(
    `select count(*)::int as left from webhook_attempts where account_id = $1 and total_ms is null`,
    [tenant.accountId],
  );
  expect(rows).toEqual([{ left: 0 }]);
});
