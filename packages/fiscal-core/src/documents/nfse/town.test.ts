import { describe, expect, it } from 'vitest';
import { townFactsOf } from './town.ts';

const OF_ISSUE = '3538709';
const OF_PLACE = '3550308';
const OF_TAKER = '4314902';

const dps = (
  cTribNac: string,
  own: { readonly place?: string; readonly tribISSQN?: string; readonly regime?: object } = {},
) => ({
  infDPS: {
    cLocEmi: OF_ISSUE,
    dCompet: '2026-11-20',
    prest: { regTrib: { opSimpNac: '1', regEspTrib: '0', ...own.regime } },
    toma: { end: { endNac: { cMun: OF_TAKER } } },
    serv: { locPrest: { cLocPrestacao: own.place ?? OF_PLACE }, cServ: { cTribNac } },
    valores: { trib: { tribMun: { tribISSQN: own.tribISSQN ?? '1', pAliq: '5.00' } } },
  },
});

describe('facts of a DPS for the parameters of a município', () => {
  it.each([
    ['the provider', '010101', OF_ISSUE],
    ['the place', '070201', OF_PLACE],
    ['the taker', '170501', OF_TAKER],
  ])('name the município of %s where the ISSQN of %s is due', (_, service, incidence) => {
    expect(townFactsOf(dps(service)).incidence).toBe(incidence);
  });

  it('name none for a service that is not taxable, and the provider’s at sea', () => {
    expect(townFactsOf(dps('010101', { tribISSQN: '3' }))).toMatchObject({ incidence: '', codServ: null });
    expect(townFactsOf(dps('070201', { place: '0000000' })).incidence).toBe(OF_ISSUE);
  });

  it.each([
    ['1', false],
    ['2', true],
    ['3', false],
  ])('say of option %s whether the provider is a MEI', (opSimpNac, mei) => {
    expect(townFactsOf(dps('010101', { regime: { opSimpNac } }))).toMatchObject({ mei });
  });

  it.each([
    [{ opSimpNac: '1' }, true],
    [{ opSimpNac: '2' }, false],
    [{ opSimpNac: '3', regApTribSN: '1' }, false],
    [{ opSimpNac: '3', regApTribSN: '2' }, true],
    [{ opSimpNac: '3', regApTribSN: '3' }, true],
  ])('say of %o whether the rate is the município’s own', (regime, isOutsideSimples) => {
    expect(townFactsOf(dps('010101', { regime }))).toMatchObject({ isOutsideSimples });
  });
});
