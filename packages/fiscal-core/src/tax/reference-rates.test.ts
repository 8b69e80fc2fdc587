import { describe, expect, it } from 'vitest';
import { loadFault, type ReferenceRate, ratesOn } from './reference-rates.ts';

const CBS: ReferenceRate = {
  tax: 'cbs',
  percent: '8.8',
  from: '2027-01-01',
  to: '2027-12-31',
  source: 'Resolução do Senado 99/2026',
};

describe('the rates of a day', () => {
  it.each([
    ['2025-12-31', {}],
    ['2026-01-01', { ibs_uf: '0.10', ibs_mun: '0.00', cbs: '0.90' }],
    ['2026-12-31', { ibs_uf: '0.10', ibs_mun: '0.00', cbs: '0.90' }],
    ['2027-01-01', { ibs_uf: '0.05', ibs_mun: '0.05' }],
    ['2029-01-01', {}],
  ])('are on %s those of the law', (day, rates) => {
    expect(ratesOn([], day)).toEqual(rates);
  });

  it('have beside them those that were loaded, on their days', () => {
    expect(ratesOn([CBS], '2027-12-31')).toEqual({ ibs_uf: '0.05', ibs_mun: '0.05', cbs: '8.80' });
    expect(ratesOn([CBS], '2028-01-01')).toEqual({ ibs_uf: '0.05', ibs_mun: '0.05' });
  });
});

describe('a rate to be loaded', () => {
  it('is taken when it begins where the known ones end', () => {
    expect(loadFault([], CBS)).toBeNull();
    expect(loadFault([CBS], { ...CBS, from: '2028-01-01', to: '2028-12-31' })).toBeNull();
    expect(loadFault([CBS], { ...CBS, tax: 'ibs_uf', from: '2029-01-01', to: '2029-12-31' })).toBeNull();
  });

  it.each<[string, Partial<ReferenceRate>, readonly ReferenceRate[], RegExp]>([
    ['twice', {}, [CBS], /cbs is 8.8 % from 2027-01-01 to 2027-12-31 already/],
    ['over a part of another', { from: '2027-12-31', to: '2028-06-30' }, [CBS], /already/],
    ['over the law’s', { from: '2026-12-31' }, [], /cbs is 0.90 % .*LC 214/],
    ['after a gap', { from: '2027-01-02' }, [], /begins on that day/],
    ['after a gap of a loaded one', { from: '2028-01-02', to: '2028-12-31' }, [CBS], /before 2028-01-01/],
    ['that ends before it begins', { to: '2026-12-31' }, [], /before it begins/],
    ['of a day that is none', { from: '2027-02-30' }, [], /written as/],
    ['of no percentage', { percent: '8,8' }, [], /no percentage/],
    ['of too many places', { percent: '8.80001' }, [], /no percentage/],
    ['without its norm', { source: 'jornal' }, [], /norm/],
  ])('%s is refused', (_, own, loaded, reason) => {
    expect(loadFault(loaded, { ...CBS, ...own })).toMatch(reason);
  });
});
