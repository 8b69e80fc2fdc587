import { beforeAll, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { emit, sign } from '../testing/emissions.ts';
import { madeExchange } from '../testing/exchanges.ts';
import { identify } from '../testing/requests.ts';
import { createTenant, openDb, type TestTenant } from '../testing/test-database.ts';
import { dropExchanges, ensurePartitions } from '../upkeep/partitions.ts';
import { listExchanges } from './exchanges.ts';
import { recordExchanges } from './record-exchanges.ts';

const app = openDb('app');
const worker = openDb('worker');
const store = createEmissionStore(worker);
const XML = '<NFe><infNFe/></NFe>';
const HOUR_MS = 3_600_000;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await createTenant(app);
});

async function signDocument(of: TestTenant, referencia: string) {
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const emission = await emit({ acceptor, store }, of.test, { referencia });
  const { attemptId } = await sign(store, emission, { xml: XML });
  return { ...emission.scope, subjectId: emission.scope.documentId, attemptId };
}

const exchangesOf = (accountId: string, subjectId: string, limit = 50, cursor: string | null = null) =>
  listExchanges(app, { accountId, subjectId }, { limit, cursor });

it('gives back each exchange as it was, the signed bytes from where they are stored', async () => {
  const { accountId, subjectId, attemptId } = await signDocument(tenant, 'inteiro');
  const made = madeExchange(
    { accountId, subjectId },
    {
      attemptId,
      signed: { kind: 'assinado', ownerId: attemptId, xml: Buffer.from(XML) },
      request: Buffer.from(`<Envelope>${XML}</Envelope>`),
      startedAt: new Date(Date.now() - 1_000),
    },
  );
  const lost = madeExchange(
    { accountId, subjectId },
    {
      attemptId,
      service: 'consultaProtocolo',
      answer: null,
      httpStatus: null,
      answerType: null,
      tls: null,
      certificate: null,
      peer: null,
      timings: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 25_000.4 },
      ending: 'sem-resposta',
      cause: 'sem resposta\0 em 25000 ms',
    },
  );
  await recordExchanges(worker, [lost, made]);
  const { data, nextCursor } = await exchangesOf(accountId, subjectId);
  const { accountId: _, subjectId: __, attemptId: ___, eventId: ____, signed: _____, ...told } = made;
  expect(data).toEqual([
    { ...told, id: expect.any(String), attempt: 1, event: null, answerBytes: made.answer?.byteLength },
    expect.objectContaining({
      service: 'consultaProtocolo',
      request: lost.request,
      answer: null,
      answerBytes: null,
      tls: null,
      certificate: null,
      cause: 'sem resposta em 25000 ms',
      timings: { ...lost.timings, totalMs: 25_000 },
    }),
  ]);
  expect(nextCursor).toBeNull();
});

it('takes the exchanges of several accounts in one statement, and shows each its own', async () => {
  const other = await createTenant(app);
  const [ours, theirs] = await Promise.all([signDocument(tenant, 'muitas'), signDocument(other, 'muitas')]);
  await recordExchanges(worker, [madeExchange(ours), madeExchange(theirs), madeExchange(ours)]);
  expect((await exchangesOf(ours.accountId, ours.subjectId)).data).toHaveLength(2);
  expect((await exchangesOf(theirs.accountId, theirs.subjectId)).data).toHaveLength(1);
  expect((await exchangesOf(theirs.accountId, ours.subjectId)).data).toEqual([]);
  expect((await exchangesOf(ours.accountId, theirs.subjectId)).data).toEqual([]);
  expect((await exchangesOf(ours.accountId, 'x')).data).toEqual([]);
});

it('reads them in pages limited by number and by megabytes', async () => {
  const of = await signDocument(tenant, 'paginas');
  const large = Buffer.alloc(3 * 1024 * 1024, 'a');
  await recordExchanges(worker, [
    ...Array.from({ length: 3 }, () => madeExchange(of, { answer: null })),
    madeExchange(of, { request: large, service: 'retAutorizacao' }),
    madeExchange(of, { request: large, service: 'retAutorizacao' }),
  ]);
  const first = await exchangesOf(of.accountId, of.subjectId, 2);
  expect(first.data).toHaveLength(2);
  const second = await exchangesOf(of.accountId, of.subjectId, 50, first.nextCursor);
  expect(second.data.map(({ service }) => service)).toEqual(['autorizacao', 'retAutorizacao']);
  const third = await exchangesOf(of.accountId, of.subjectId, 50, second.nextCursor);
  expect(third.data.map(({ service }) => service)).toEqual(['retAutorizacao']);
  expect(third.nextCursor).toBeNull();
});

it('finds what a worker recorded whose clock is an hour behind', async () => {
  const of = await signDocument(tenant, 'relogio');
  await recordExchanges(worker, [madeExchange(of, { startedAt: new Date(Date.now() - HOUR_MS) })]);
  expect((await exchangesOf(of.accountId, of.subjectId)).data).toHaveLength(1);
});

it('drops whole months once their last day is past its time', async () => {
  const of = await signDocument(tenant, 'retencao');
  const twoMonths = new Date(Date.now() - 70 * 24 * HOUR_MS);
  await ensurePartitions(worker, { from: twoMonths });
  const name = `exchanges_${twoMonths.toISOString().slice(0, 7).replace('-', '_')}`;
  expect(await dropExchanges(worker, 100)).toEqual([]);
  expect(await dropExchanges(worker, 1)).toContain(name);
  expect(await dropExchanges(worker, 1)).toEqual([]);
  await recordExchanges(worker, [madeExchange(of)]);
  expect((await exchangesOf(of.accountId, of.subjectId)).data).toHaveLength(1);
});
