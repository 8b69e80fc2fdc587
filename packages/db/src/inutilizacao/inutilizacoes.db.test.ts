import { describe, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { decodeFileId, encodeFileId, readFile } from '../documents/files.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { listStaleRanges } from '../emission/operations.ts';
import { emit, rejectedVerdict } from '../testing/emissions.ts';
import { numbersInRange } from '../testing/numbers-in-range.ts';
import { emitAuthorized } from '../testing/operations.ts';
import { identify } from '../testing/requests.ts';
import { createTenant, openDb, type TestTenant } from '../testing/test-database.ts';
import type { RangeRequest } from './accept.ts';
import { createRangeStore } from './inutilizacao-store.ts';
import { getInutilizacao, listInutilizacoes, takeRange } from './inutilizacoes.ts';

const app = openDb('app');
const worker = openDb('worker');

const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
const store = createEmissionStore(worker);
const ranges = createRangeStore(worker);
const db = { acceptor, store };

const accepted = {
  kind: 'homologado',
  cStat: '102',
  xMotivo: 'Inutilização de número homologado',
  nProt: '135260000000102',
  dhRecbto: '2026-11-21T23:30:00-03:00',
  ret: '<retInutNFe/>',
} as const;
const refused = {
  kind: 'recusado',
  cStat: '241',
  xMotivo: 'Um número da faixa já foi utilizado',
  ret: null,
} as const;

const request = (
  of: TestTenant,
  inicio: number,
  fim: number,
  changes: Partial<RangeRequest> = {},
): RangeRequest => ({
  principal: of.test,
  type: 'nfe',
  strict: false,
  faixa: {
    environment: 2,
    uf: 'SP',
    cnpj: of.test.issuer.cnpj,
    modelo: '55',
    ano: 2026,
    serie: 1,
    inicio,
    fim,
    justificativa: 'Falha na numeração do sistema',
  },
  idempotency: null,
  ...changes,
});

async function take(of: TestTenant, inicio: number, fim: number, changes: Partial<RangeRequest> = {}) {
  const result = await takeRange(app, request(of, inicio, fim, changes));
  if (result.kind !== 'aceita' && result.kind !== 'repetida') throw new Error(result.kind);
  return { accountId: of.accountId, inutilizacaoId: result.inutilizacaoId };
}
const statesOf = async (of: TestTenant, from: number, to: number) => {
  const key = {
    clientId: of.clientId,
    target: 'sandbox',
    emitente: of.test.issuer.cnpj,
    modelo: '55',
    serie: 1,
  } as const;
  return (await numbersInRange(app, of.accountId, key, { from, to })).map(
    ({ numero, state }) => `${numero} ${state}`,
  );
};
const next = async (of: TestTenant, numero?: number) =>
  (await emit(db, of.test, numero === undefined ? {} : { prepared: { numero } })).work;

describe('numbers of a range', () => {
  it('are never given while the authority has not answered, nor once they are void', async () => {
    const tenant = await createTenant(app);
    expect((await next(tenant)).numero).toBe(1);
    const scope = await take(tenant, 2, 4);
    expect((await next(tenant)).numero).toBe(5);
    const voided = [{ field: 'numero', code: 'numero_em_uso', cStat: '206' }];
    expect((await next(tenant, 3)).problems).toMatchObject(voided);
    await ranges.settleRange(scope, accepted);
    await ranges.settleRange(scope, refused);
    expect(await statesOf(tenant, 2, 4)).toEqual(['2 inutilizado', '3 inutilizado', '4 inutilizado']);
    expect((await next(tenant)).numero).toBe(6);
    expect((await next(tenant, 3)).problems).toMatchObject(voided);
  });

  it('leave the counter unmoved when a caller sends one of them', async () => {
    const tenant = await createTenant(app);
    expect((await next(tenant)).numero).toBe(1);
    const scope = await take(tenant, 100, 109);
    expect((await next(tenant, 105)).problems).toMatchObject([{ cStat: '206' }]);
    await ranges.settleRange(scope, accepted);
    expect((await next(tenant, 106)).problems).toMatchObject([{ cStat: '206' }]);
    expect((await next(tenant)).numero).toBe(2);
  });

  it('ahead of the counter are stepped over when it comes there', async () => {
    const tenant = await createTenant(app);
    await ranges.settleRange(await take(tenant, 3, 4), accepted);
    await take(tenant, 5, 6);
    const given = [];
    for (let i = 0; i < 4; i++) given.push((await next(tenant)).numero);
    expect(given).toEqual([1, 2, 7, 8]);
  });

  it('are free again when the authority refuses, those never given for the counter', async () => {
    const tenant = await createTenant(app);
    const gone = await emit(db, tenant.test);
    await store.settleEmission(gone.scope, gone.work.operationId, rejectedVerdict(null, 'livre'));
    const scope = await take(tenant, 1, 3);
    expect(await statesOf(tenant, 1, 3)).toEqual(['1 reservado']);
    await ranges.settleRange(scope, refused);
    expect([(await next(tenant)).numero, (await next(tenant)).numero]).toEqual([1, 2]);
    await take(tenant, 3, 3);
  });

  it('that the counter stepped over meanwhile are given when the authority refuses, those ahead of it in their turn', async () => {
    const tenant = await createTenant(app);
    const [passed, ahead] = [await take(tenant, 2, 3), await take(tenant, 7, 9)];
    const takeNumbers = async (times: number) => {
      const numeros = [];
      for (let i = 0; i < times; i++) numeros.push((await next(tenant)).numero);
      return numeros;
    };
    expect(await takeNumbers(2)).toEqual([1, 4]);
    await ranges.settleRange(passed, refused);
    await ranges.settleRange(ahead, refused);
    expect(await statesOf(tenant, 2, 9)).toEqual(['2 livre', '3 livre', '4 reservado']);
    expect(await takeNumbers(6)).toEqual([2, 3, 5, 6, 7, 8]);
  });

  it('below the counter, without a row, stay unknown when the authority refuses', async () => {
    const tenant = await createTenant(app);
    expect((await next(tenant, 4)).numero).toBe(4);
    await ranges.settleRange(await take(tenant, 2, 3), refused);
    expect(await statesOf(tenant, 1, 4)).toEqual(['4 reservado']);
    expect((await next(tenant)).numero).toBe(5);
  });

  it('and the counter never miss each other', async () => {
    const tenant = await createTenant(app);
    const scope = await take(tenant, 1, 3);
    await Promise.all([ranges.settleRange(scope, refused), ...Array.from({ length: 4 }, () => next(tenant))]);
    const rest = [(await next(tenant)).numero, (await next(tenant)).numero, (await next(tenant)).numero];
    const known = await statesOf(tenant, 1, 7);
    expect([rest.length, known]).toEqual([3, [1, 2, 3, 4, 5, 6, 7].map((numero) => `${numero} reservado`)]);
  });

  it('that a document holds or has used keep the range from being taken', async () => {
    const tenant = await createTenant(app);
    await emitAuthorized(db, tenant.test);
    await next(tenant);
    expect(await takeRange(app, request(tenant, 1, 5))).toEqual({ kind: 'numeros_em_uso', numeros: [1, 2] });
    await take(tenant, 3, 5);
    expect(await takeRange(app, request(tenant, 5, 9))).toEqual({ kind: 'operacao_em_andamento' });
  });

  it('are either voided or given, never both, when both are asked for at once', async () => {
    const tenant = await createTenant(app);
    const [range, ...works] = await Promise.all([
      takeRange(app, request(tenant, 1, 6)),
      ...Array.from({ length: 4 }, () => next(tenant)),
    ]);
    const given = works.map(({ numero }) => numero);
    if (range?.kind === 'aceita') expect(given.filter((numero) => numero <= 6)).toEqual([]);
    else expect(range?.kind).toBe('numeros_em_uso');
    expect(new Set(given).size).toBe(4);
  });
});

describe('a range on its way', () => {
  it('keeps its bytes, counts its sends and is swept', async () => {
    const tenant = await createTenant(app);
    const scope = await take(tenant, 1, 2);
    expect(await listStaleRanges(worker, { olderThanMs: 0, limit: 1_000 })).toContainEqual(scope);
    expect(await ranges.markRangeSending(scope, 0)).toBe(false);
    expect(await ranges.saveRangeBytes(scope, Buffer.from('<inutNFe/>'))).toBe(true);
    expect(await ranges.saveRangeBytes(scope, Buffer.from('<outra/>'))).toBe(false);
    expect(
      await Promise.all([ranges.markRangeSending(scope, 0), ranges.markRangeSending(scope, 0)]),
    ).toContain(false);
    expect(await ranges.loadRange(scope)).toMatchObject({
      signed: { state: 'enviando', sends: 1, xml: Buffer.from('<inutNFe/>') },
      faixa: { inicio: 1, fim: 2, modelo: '55' },
    });
    await ranges.deferRange(scope, { waitMs: 600_000, cStat: '108', reason: 'Paralisado', unsent: true });
    expect(await ranges.loadRange(scope)).toMatchObject({
      deferrals: 1,
      signed: { state: 'assinado', sends: 1 },
    });
    expect(await getInutilizacao(app, tenant.test, scope.inutilizacaoId)).toMatchObject({
      waitReason: 'Paralisado',
    });
    expect(await listStaleRanges(worker, { olderThanMs: 0, limit: 1_000 })).not.toContainEqual(scope);
    await ranges.settleRange(scope, accepted);
    expect(await ranges.loadRange(scope)).toBeNull();
    expect(await ranges.markRangeSending(scope, 1)).toBe(false);
  });

  it('is accepted once under an Idempotency-Key', async () => {
    const tenant = await createTenant(app);
    const idempotency = { key: 'k', route: 'POST /v1/nfe/inutilize', bodyHash: 'h' };
    const scopes = await Promise.all([1, 2, 3].map(() => take(tenant, 1, 2, { idempotency })));
    expect(new Set(scopes.map(({ inutilizacaoId }) => inutilizacaoId)).size).toBe(1);
  });

  it('can be read as a file once it is answered', async () => {
    const tenant = await createTenant(app);
    const scope = await take(tenant, 1, 2);
    const ref = { kind: 'inutilizacao', ...scope } as const;
    expect(decodeFileId(encodeFileId(ref))).toEqual(ref);
    expect(await readFile(app, ref)).toBeNull();
    await ranges.saveRangeBytes(scope, Buffer.from('<inutNFe/>'));
    await ranges.settleRange(scope, accepted);
    expect(await readFile(app, ref)).toMatchObject({
      kind: 'inutilizacao',
      clientId: tenant.clientId,
      ret: '<retInutNFe/>',
    });
    expect(await readFile(app, { ...ref, accountId: (await createTenant(app)).accountId })).toBeNull();
  });
});

it('lists void ranges by issuer, day of Brasília and numbers, each once', async () => {
  const tenant = await createTenant(app);
  const first = await take(tenant, 1, 3);
  await ranges.settleRange(first, accepted);
  await ranges.settleRange(await take(tenant, 1, 3), { ...accepted, cStat: '563' });
  await ranges.settleRange(await take(tenant, 4, 4), refused);
  await take(tenant, 5, 5);
  const findRanges = async (filter: object = {}, of = tenant.test) => {
    const views = await listInutilizacoes(app, of, { emitente: tenant.test.issuer.cnpj, ...filter });
    return views.map(({ id }) => id);
  };
  const one = [first.inutilizacaoId];
  expect(await findRanges()).toEqual(one);
  expect(await findRanges({ recebidoDe: '2026-11-21', recebidoAte: '2026-11-21' })).toEqual(one);
  expect(await findRanges({ recebidoDe: '2026-11-22' })).toEqual([]);
  expect(await findRanges({ recebidoAte: '2026-11-20' })).toEqual([]);
  expect(await findRanges({ numeroInicial: 3, numeroFinal: 9 })).toEqual(one);
  expect(await findRanges({ numeroInicial: 4 })).toEqual([]);
  expect(await findRanges({ numeroFinal: 0 })).toEqual([]);
  expect(await findRanges({ emitente: '11222333000181' })).toEqual([]);
  expect(await findRanges({}, tenant.live)).toEqual([]);
});
