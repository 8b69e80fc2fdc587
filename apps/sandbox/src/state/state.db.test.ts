import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshSandboxDatabase } from '../testing/sandbox-database.ts';
import type { StoredDocument } from './documents.ts';
import type { StoredEvent } from './events.ts';
import { openState, type State } from './state.ts';

let database: Awaited<ReturnType<typeof freshSandboxDatabase>>;
let states: State[];
const open = () => openState({ url: database.url, max: 5, onError: () => {} });

beforeAll(async () => {
  database = await freshSandboxDatabase();
  // Three processes that boot at the same moment.
  states = await Promise.all([open(), open(), open()]);
});
afterAll(async () => {
  await Promise.all(states.map((state) => state.close()));
  await database.drop();
});

const at = (i: number): State => {
  const state = states[i % states.length];
  if (!state) throw new Error('no state');
  return state;
};

const document = (chave: string, numero: number): StoredDocument => ({
  chave,
  numero,
  cUF: '35',
  emitente: '11222333000181',
  modelo: '55',
  serie: 1,
  situacao: 'autorizado',
  cStat: '100',
  xMotivo: 'Autorizado o uso da NF-e',
  nProt: '135260000000001',
  dhRecbto: '2026-11-21T12:00:00-03:00',
  digVal: 'AAAA',
  prot: '<protNFe/>',
  xml: '<NFe/>',
});
const number = { cUF: '35', emitente: '11222333000181', modelo: '55', serie: 1 };

const range = (inicio: number, fim: number) => ({
  ...number,
  ano: '26',
  inicio,
  fim,
  nProt: '1',
  dhRecbto: '2026-11-21T12:00:00-03:00',
});

describe('documents', () => {
  it('records a number once for parallel calls from several processes', async () => {
    const world = randomUUID();
    const clashes = await Promise.all(
      Array.from({ length: 30 }, (_, i) => at(i).documents.record(world, document(`chave-${i}`, 7))),
    );
    expect(clashes.filter((clash) => clash === null)).toHaveLength(1);
    expect(clashes.filter((clash) => clash?.kind === 'outra-chave')).toHaveLength(29);
  });

  it('distinguishes the same key from another one with its number', async () => {
    const world = randomUUID();
    const { documents } = at(0);
    expect(await documents.record(world, document('a', 1))).toBeNull();
    expect(await documents.record(world, document('a', 1))).toMatchObject({ kind: 'mesma-chave' });
    expect(await documents.clash(world, 'b', { ...number, numero: 1 })).toMatchObject({
      kind: 'outra-chave',
      document: { chave: 'a' },
    });
    expect(await documents.clash(world, 'b', { ...number, numero: 2 })).toBeNull();
    expect(await documents.clash(randomUUID(), 'a', { ...number, numero: 1 })).toBeNull();
  });

  it('marks a replaced document as substituted only with its replacement on record', async () => {
    const world = randomUUID();
    const { documents } = at(0);
    await documents.record(world, document('a', 1));
    await documents.record(world, document('b', 2));
    expect(await documents.record(world, { ...document('c', 2), replaces: 'a' })).toMatchObject({
      kind: 'outra-chave',
    });
    expect(await documents.byChave(world, 'a')).toMatchObject({ situacao: 'autorizado' });
    expect(await documents.record(world, { ...document('d', 3), replaces: 'a' })).toBeNull();
    expect(await documents.byChave(world, 'a')).toMatchObject({ situacao: 'substituido' });
    await documents.cancel(world, 'b');
    await documents.record(world, { ...document('e', 4), replaces: 'b' });
    expect(await documents.byChave(world, 'b')).toMatchObject({ situacao: 'cancelado' });
  });

  it('refuses a voided number and only that', async () => {
    const world = randomUUID();
    const { documents, voidedNumbers } = at(0);
    await voidedNumbers.record(world, range(10, 12));
    expect(await documents.record(world, document('a', 11))).toEqual({ kind: 'inutilizado', nProt: '1' });
    expect(await documents.record(world, document('b', 13))).toBeNull();
    expect(await documents.counts(world)).toEqual({
      autorizado: 1,
      cancelado: 0,
      denegado: 0,
      encerrado: 0,
      substituido: 0,
    });
  });
});

describe('voided numbers', () => {
  it('are voided or used, never both, for parallel calls from several processes', async () => {
    const world = randomUUID();
    const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
    const won = await Promise.all(
      numbers.map((n) =>
        Promise.all([
          at(n).voidedNumbers.record(world, range(n, n)),
          at(n + 1).documents.record(world, document(`chave-${n}`, n)),
        ]),
      ),
    );
    expect(won.filter(([voided, used]) => (voided === null) === (used === null))).toEqual([]);
  });

  it('overlap nothing; a repeated request is recognized', async () => {
    const world = randomUUID();
    const asked = await Promise.all(
      [range(10, 12), range(12, 14), range(8, 10), range(9, 13)].map((r, i) =>
        at(i).voidedNumbers.record(world, r),
      ),
    );
    const [first] = [range(10, 12), range(12, 14), range(8, 10), range(9, 13)].filter(
      (_, i) => asked[i] === null,
    );
    expect(asked.filter((clash) => clash?.kind === 'inutilizado').length).toBeGreaterThan(1);
    if (!first) throw new Error('nobody won');
    expect(await at(1).voidedNumbers.record(world, { ...first, nProt: '2' })).toMatchObject({
      kind: 'mesmo-pedido',
      range: { nProt: '1' },
    });
    expect(await at(1).voidedNumbers.record(world, { ...first, ano: '25' })).toEqual({
      kind: 'inutilizado',
    });
  });
});

describe('events', () => {
  const event = (more: Partial<StoredEvent> = {}): StoredEvent => ({
    chave: 'a',
    tpEvento: '110111',
    nSeqEvento: 1,
    cStat: '135',
    nProt: '135260000000002',
    dhRegEvento: '2026-11-21T12:00:00-03:00',
    digVal: 'BBBB',
    evento: '<evento/>',
    retEvento: '<retEvento/>',
    cancels: null,
    planted: false,
    ...more,
  });
  const cancelling = 'cancelado';

  it('cancel a document once for parallel events from several processes', async () => {
    const world = randomUUID();
    await at(0).documents.record(world, document('a', 1));
    const clashes = await Promise.all(
      ['110111', '110112', '110111', '110112', '110111'].map((tpEvento, i) =>
        at(i).events.record(world, event({ tpEvento }), cancelling),
      ),
    );
    expect(clashes.filter((clash) => clash === null)).toHaveLength(1);
    expect(await at(1).documents.byChave(world, 'a')).toMatchObject({ situacao: 'cancelado' });
    expect(await at(2).events.of(world, 'a')).toHaveLength(1);
    expect(await at(2).events.of(randomUUID(), 'a')).toEqual([]);
  });

  it('keep their order and are refused after the cancellation', async () => {
    const world = randomUUID();
    await at(0).documents.record(world, document('a', 1));
    const correction = (nSeqEvento: number) => event({ tpEvento: '110110', nSeqEvento });
    const none = null;
    for (const sequence of [2, 1]) await at(sequence).events.record(world, correction(sequence), none);
    await at(0).events.record(world, event(), cancelling);
    expect(await at(0).events.record(world, correction(3), none)).toEqual({
      kind: 'documento',
      situacao: 'cancelado',
    });
    expect((await at(0).events.of(world, 'a')).map((e) => e.nSeqEvento)).toEqual([2, 1, 1]);
  });
});

describe('protocol numbers', () => {
  it('never repeat, across processes and bursts', async () => {
    const taken = await Promise.all(Array.from({ length: 900 }, (_, i) => at(i).numbers.next()));
    expect(new Set(taken).size).toBe(900);
  });
});

describe('conditions', () => {
  const target = { operations: ['emit'], uf: 'SP', service: 'autorizacao', cnpj: '11222333000181' };
  const condition = { operation: null, uf: null, service: null, cnpj: null, scenario: 'lixo', timesLeft: 5 };

  it('are used exactly as often as they allow by parallel calls', async () => {
    const world = randomUUID();
    await at(0).worlds.addCondition(world, condition);
    const taken = await Promise.all(
      Array.from({ length: 12 }, (_, i) => at(i).worlds.takeCondition(world, target)),
    );
    expect(taken.filter((scenario) => scenario === 'lixo')).toHaveLength(5);
    expect(await at(1).worlds.setting(world)).toEqual({
      clockOffsetMs: 0,
      conditioned: false,
      outaged: false,
      overuse: 'estritas',
    });
  });

  it('match by operation, UF, service and company; the oldest first; without a limit they stay', async () => {
    const world = randomUUID();
    const { worlds } = at(0);
    await worlds.addCondition(world, { ...condition, uf: 'PR', scenario: 'http=500' });
    await worlds.addCondition(world, { ...condition, service: 'statusServico', scenario: 'http=501' });
    await worlds.addCondition(world, { ...condition, operation: 'query', scenario: 'http=502' });
    await worlds.addCondition(world, { ...condition, cnpj: '44555666000181', scenario: 'http=504' });
    await worlds.addCondition(world, { ...condition, scenario: 'http=503', timesLeft: null });
    for (const _ of [1, 2, 3]) expect(await worlds.takeCondition(world, target)).toBe('http=503');
    expect(await worlds.takeCondition(world, { ...target, uf: 'PR' })).toBe('http=500');
    expect(await worlds.takeCondition(world, { ...target, cnpj: '44555666000181' })).toBe('http=504');
    expect(await worlds.clearConditions(world, null)).toBe(5);
  });
});

describe('emitters', () => {
  it('are companies by their CNPJ, and persons by their CPF, which documents write behind zeros', async () => {
    const world = randomUUID();
    const { worlds } = at(0);
    await worlds.registerEmitter(world, { emitente: '12345678909', ie: '110042490114' });
    await worlds.registerEmitter(world, { emitente: '11222333000181', ie: null });
    expect(await worlds.emitter(world, '00012345678909')).toEqual({ enabled: true, ie: '110042490114' });
    expect(await worlds.emitter(world, '11222333000181')).toEqual({ enabled: true, ie: null });
    expect(await worlds.emitter(world, '00011144477735')).toEqual({ enabled: false, ie: null });
    expect(await worlds.emitter(world, '99912345678909')).toEqual({ enabled: false, ie: null });
    expect(await worlds.emitter(randomUUID(), '00012345678909')).toEqual({ enabled: false, ie: null });
  });
});

describe('scenario uses', () => {
  it('are counted one by one', async () => {
    const world = randomUUID();
    const counts = await Promise.all(
      Array.from({ length: 10 }, (_, i) => at(i).scenarioUses.count(world, 'k', 'lixo')),
    );
    expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('the certificate authority', () => {
  it('is one, also when several processes create it at once', async () => {
    const made = await Promise.all(
      [0, 1, 2].map((i) => at(i).authority.keep({ certificatePem: `c${i}`, keyPem: `k${i}` })),
    );
    expect(new Set(made.map((authority) => authority.keyPem)).size).toBe(1);
    expect(await at(2).authority.load()).toEqual(made[0]);
  });
});

describe('loaded rates', () => {
  it('are known to every process, and an older list takes none back', async () => {
    const first = { part: 'gCBS', percent: '8.8', from: '2027-01-01', to: '2027-12-31' } as const;
    const second = { ...first, percent: '9.1', from: '2028-01-01', to: '2028-12-31' };
    await at(0).rates.load([first, second]);
    await at(1).rates.load([first]);
    expect(await at(2).rates.list()).toEqual([first, second]);
    await at(1).rates.load([]);
    expect(await at(2).rates.list()).toEqual([first, second]);
  });
});
