import { describe, expect, it } from 'vitest';
import type { Target } from '../../vocabulary/target.ts';
import type { AnswerStore, StoredAnswer } from './answer-store.ts';
import { createRegisterLookups } from './register-lookups.ts';

const HOUR_MS = 3_600_000;

const answer = (cStat: string, inside = '') =>
  `<retConsCad xmlns="http://www.portalfiscal.inf.br/nfe" versao="2.00"><infCons><cStat>${cStat}</cStat><xMotivo>M</xMotivo>${inside}</infCons></retConsCad>`;
const GTIN_FOUND =
  '<retConsGTIN xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.00"><cStat>9490</cStat><xMotivo>M</xMotivo></retConsGTIN>';

/** A register that counts its queries, and its stored answers in memory. */
function world(environment: 1 | 2 = 1, target?: Target) {
  const stored = new Map<string, StoredAnswer>();
  const nextAnswer = { cStat: '111', silent: false };
  let nowMs = Date.UTC(2026, 10, 22, 12);
  let asked = 0;
  const store: AnswerStore = {
    find: (key, subjects) =>
      Promise.resolve(
        subjects.flatMap(
          (subject) => stored.get(`${key.accountId} ${key.environment} ${key.service} ${subject}`) ?? [],
        ),
      ),
    keep: (key, entry) => {
      stored.set(`${key.accountId} ${key.environment} ${key.service} ${entry.subject}`, entry);
      return Promise.resolve();
    },
  };
  const { cadastro, gtin } = createRegisterLookups({
    store,
    nowMs: () => nowMs,
    consultarCadastro: () => {
      asked += 1;
      return Promise.resolve(
        nextAnswer.silent
          ? { outcome: { kind: 'indisponivel', cause: 'silêncio' } as const, message: null }
          : { outcome: parse(nextAnswer.cStat), message: answer(nextAnswer.cStat) },
      );
    },
    consultarMunicipio: () => Promise.reject(new Error('nobody asks for a town here')),
    consultarGtin: () => {
      asked += 1;
      return Promise.resolve({
        outcome: {
          kind: 'encontrado',
          cStat: '9490',
          xMotivo: 'M',
          facts: { gtin: '', tpGTIN: null, xProd: null, ncm: null, cests: [] },
        } as const,
        message: GTIN_FOUND,
      });
    },
  });
  const asker = (clientId = 'empresa', accountId = 'conta') => ({ accountId, clientId, environment, target });
  return {
    told: nextAnswer,
    asked: () => asked,
    pass: (ms: number) => {
      nowMs += ms;
    },
    ask: (options?: { refresh?: boolean }, who = asker(), value = '11222333000181') =>
      cadastro(who, { uf: 'SP', by: 'cnpj', value }, options),
    gtin: (options?: { refresh?: boolean }) => gtin(asker(), '7891234567895', options),
    asker,
  };
}

const parse = (cStat: string) =>
  cStat === '656'
    ? ({ kind: 'excesso', cStat, xMotivo: 'M' } as const)
    : cStat === '257'
      ? ({ kind: 'recusado', cStat, xMotivo: 'M' } as const)
      : ({ kind: 'encontrado', cStat, xMotivo: 'M', registrations: [] } as const);

describe('stored answer of a register', () => {
  it('holds for a day, for the whole account', async () => {
    const { ask, asked, pass, asker } = world();
    const first = await ask();
    pass(23 * HOUR_MS);
    expect(await ask({}, asker('outra empresa'))).toEqual(first);
    expect(asked()).toBe(1);
    await ask({}, asker('empresa', 'outra conta'));
    expect(asked()).toBe(2);
    pass(HOUR_MS);
    await ask();
    expect(asked()).toBe(3);
  });

  it('is refreshed on demand, but not within the hour', async () => {
    const { ask, asked, pass } = world();
    await ask();
    pass(HOUR_MS - 1);
    await ask({ refresh: true });
    expect(asked()).toBe(1);
    pass(1);
    await ask({ refresh: true });
    expect(asked()).toBe(2);
  });

  it('is refreshed at once in the test environment', async () => {
    const { ask, asked } = world(2);
    await ask();
    await ask();
    expect(asked()).toBe(1);
    await ask({ refresh: true });
    expect(asked()).toBe(2);
  });

  it('is not refreshed at once in the authority’s own test environment, which is another than the sandbox', async () => {
    const { ask, asked, asker } = world(2, 'homologacao');
    await ask();
    await ask({ refresh: true });
    expect(asked()).toBe(1);
    await ask({}, { ...asker(), target: 'sandbox' });
    expect(asked()).toBe(2);
  });

  it('blocks every question of the company to that register for an hour after 656', async () => {
    const { ask, asked, told, pass, asker } = world();
    told.cStat = '656';
    await ask();
    told.cStat = '111';
    expect((await ask({ refresh: true }, asker(), '45678912000155')).outcome.kind).toBe('excesso');
    expect(asked()).toBe(1);
    expect((await ask({}, asker('outra empresa'))).outcome.kind).toBe('encontrado');
    pass(HOUR_MS);
    expect((await ask({}, asker(), '45678912000155')).outcome.kind).toBe('encontrado');
  });

  it('excludes answers about the caller', async () => {
    const { ask, asked, told, asker } = world();
    told.cStat = '257';
    await ask();
    await ask();
    expect(asked()).toBe(1);
    told.cStat = '111';
    expect((await ask({}, asker('outra empresa'))).outcome.kind).toBe('encontrado');
  });

  it('is not its silence', async () => {
    const { ask, told } = world();
    told.silent = true;
    expect((await ask()).outcome.kind).toBe('indisponivel');
    told.silent = false;
    expect((await ask()).outcome.kind).toBe('encontrado');
  });

  it('holds for a month of a product', async () => {
    const { gtin, asked, pass } = world();
    await gtin();
    pass(30 * 24 * HOUR_MS - 1);
    await gtin();
    expect(asked()).toBe(1);
    pass(1);
    await gtin();
    expect(asked()).toBe(2);
  });
});
