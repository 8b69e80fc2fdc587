import pg from 'pg';
import { expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { numberOnRecord } from '../acceptance/number-on-record.ts';
import type { Principal } from '../base/types.ts';
import { listAccountDocuments } from '../documents/account-documents.ts';
import { getDocument, listDocuments } from '../documents/documents.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { takeOperation } from '../events/document-operations.ts';
import { createEventStore } from '../events/event-store.ts';
import { createRangeStore } from '../inutilizacao/inutilizacao-store.ts';
import { getInutilizacao, listInutilizacoes, takeRange } from '../inutilizacao/inutilizacoes.ts';
import { authorizedVerdict, emit, sign } from '../testing/emissions.ts';
import { numbersInRange } from '../testing/numbers-in-range.ts';
import { operationRequest } from '../testing/operations.ts';
import { acceptRequest, identify } from '../testing/requests.ts';
import { createTenant, databaseUrls, openDb, type TestTenant } from '../testing/test-database.ts';
import { listSeries, setNextNumero } from './numbering.ts';

const app = openDb('app');
const worker = openDb('worker');

const db = {
  acceptor: createAcceptor(app, { nowMs: () => Date.now(), identify }),
  store: createEmissionStore(worker),
};

/** The company's test token before and after its tests were led to the authorities' own test environment. */
async function switchTarget() {
  const tenant = await createTenant(app);
  const real: Principal = { ...tenant.test, testTarget: 'homologacao' };
  return { tenant, sandbox: tenant.test, real };
}

async function authorize(principal: Principal) {
  const emission = await emit(db, principal);
  const { attemptId } = await sign(db.store, emission);
  await db.store.settleEmission(emission.scope, emission.work.operationId, authorizedVerdict(attemptId));
  return emission;
}

const keyOf = ({ clientId, test }: TestTenant, target: 'sandbox' | 'homologacao') =>
  ({ clientId, target, emitente: test.issuer.cnpj, modelo: '55', serie: 1 }) as const;

async function statesOf(tenant: TestTenant, target: 'sandbox' | 'homologacao') {
  const numbers = await numbersInRange(app, tenant.accountId, keyOf(tenant, target), { from: 1, to: 99 });
  return numbers.map(({ numero, state }) => `${numero} ${state}`);
}

it('numbers what goes to the sandbox and to the authorities’ test environment each from 1, and keeps where each went', async () => {
  const { tenant, sandbox, real } = await switchTarget();
  const emulated = await authorize(sandbox);
  const first = await authorize(real);
  const second = await emit(db, real);
  expect([emulated, first, second].map(({ work }) => `${work.target} ${work.numero}`)).toEqual([
    'sandbox 1',
    'homologacao 1',
    'homologacao 2',
  ]);
  expect(await statesOf(tenant, 'sandbox')).toEqual(['1 usado']);
  expect(await statesOf(tenant, 'homologacao')).toEqual(['1 usado', '2 reservado']);
  // Read by the token as it is now, and as it was.
  for (const reader of [sandbox, real]) {
    expect(await getDocument(app, reader, emulated.scope.documentId)).toMatchObject({ target: 'sandbox' });
    expect(await getDocument(app, reader, first.scope.documentId)).toMatchObject({ target: 'homologacao' });
    const { data } = await listDocuments(app, reader, { limit: 10, serie: 1, numero: 1 });
    expect(data.map(({ target }) => target).toSorted()).toEqual(['homologacao', 'sandbox']);
  }
  const search = { kind: 'numero', text: '1', numero: 1, serie: 1 } as const;
  const listed = await listAccountDocuments(app, tenant.accountId, { environment: 2, limit: 10, search });
  expect(listed).toMatchObject({ kind: 'pagina', data: [{}, {}] });
});

it('takes the same number and key once at each', async () => {
  const { sandbox, real } = await switchTarget();
  const sent = { prepared: { numero: 7, codigoNumerico: '58203647' } };
  const { work: there } = await emit(db, sandbox, sent);
  const { work: here } = await emit(db, real, sent);
  expect(here.accessKey).toBe(there.accessKey);
  expect([there.problems, here.problems]).toEqual([[], []]);
  expect((await emit(db, real, sent)).work.problems).toMatchObject([{ cStat: '204' }]);
  const { modelo, prepared } = acceptRequest(real, { prepared: { numero: 8 } });
  await emit(db, sandbox, { prepared: { numero: 8 } });
  expect(await numberOnRecord(app, real, { modelo, prepared, accessKey: 'k' })).toBeNull();
  expect(await numberOnRecord(app, sandbox, { modelo, prepared, accessKey: 'k' })).toMatchObject({
    cStat: '539',
  });
});

it('leads an event to the target of its document, after a change of the company too', async () => {
  const { sandbox, real } = await switchTarget();
  const events = createEventStore(worker);
  for (const [emitted, asking] of [
    [sandbox, real],
    [real, sandbox],
  ] as const) {
    const { scope } = await authorize(emitted);
    const taken = await takeOperation(app, operationRequest(asking, scope.documentId));
    if (taken.kind !== 'aceita') throw new Error(taken.kind);
    expect(await events.loadEvent(scope, taken.operationId)).toMatchObject({
      target: emitted === real ? 'homologacao' : 'sandbox',
    });
  }
});

it('voids numbers of one of the two', async () => {
  const { tenant, sandbox, real } = await switchTarget();
  const { cnpj } = tenant.test.issuer;
  const taken = await takeRange(app, {
    principal: real,
    type: 'nfe',
    strict: false,
    faixa: {
      environment: 2,
      uf: 'SP',
      cnpj,
      modelo: '55',
      ano: 2026,
      serie: 1,
      inicio: 1,
      fim: 2,
      justificativa: 'Falha na numeração do sistema',
    },
    idempotency: null,
  });
  if (taken.kind !== 'aceita') throw new Error(taken.kind);
  const { inutilizacaoId } = taken;
  const ranges = createRangeStore(worker);
  const scope = { accountId: tenant.accountId, inutilizacaoId };
  expect(await ranges.loadRange(scope)).toMatchObject({ target: 'homologacao', faixa: { environment: 2 } });
  expect((await emit(db, sandbox)).work.numero).toBe(1);
  const answer = { cStat: '102', xMotivo: 'ok', ret: '<ret/>', nProt: '1', dhRecbto: null };
  await ranges.settleRange(scope, { kind: 'homologado', ...answer });
  expect((await emit(db, real)).work.numero).toBe(3);
  expect(await statesOf(tenant, 'sandbox')).toEqual(['1 reservado']);
  expect(await listInutilizacoes(app, real, { emitente: cnpj })).toHaveLength(1);
  expect(await listInutilizacoes(app, sandbox, { emitente: cnpj })).toEqual([]);
  // The caller reads the answer, even after the company was led back.
  expect(await getInutilizacao(app, sandbox, inutilizacaoId)).toMatchObject({ state: 'concluida' });
});

it('moves the counter of one of the two', async () => {
  const { tenant, sandbox, real } = await switchTarget();
  await setNextNumero(app, tenant.accountId, { key: keyOf(tenant, 'homologacao'), nextNumero: 500 });
  expect((await emit(db, real)).work.numero).toBe(500);
  expect((await emit(db, sandbox)).work.numero).toBe(1);
  const series = await listSeries(app, tenant.accountId, [tenant.clientId]);
  expect(series.map(({ target, nextNumero }) => `${target} ${nextNumero}`)).toEqual([
    'sandbox 2',
    'homologacao 501',
  ]);
});

it('reads a document of an earlier release as going to the target of its environment', async () => {
  const { tenant } = await switchTarget();
  const test = await emit(db, tenant.test);
  const live = await emit(db, tenant.live);
  const behind = new pg.Client({ connectionString: databaseUrls().ownerUrl });
  await behind.connect();
  await behind.query('update documents set target = null where account_id = $1', [tenant.accountId]);
  await behind.end();
  expect(await db.store.loadEmission(test.scope)).toMatchObject({ target: 'sandbox' });
  expect(await db.store.loadEmission(live.scope)).toMatchObject({ target: 'producao' });
  expect(await getDocument(app, tenant.live, live.scope.documentId)).toMatchObject({ target: 'producao' });
});
