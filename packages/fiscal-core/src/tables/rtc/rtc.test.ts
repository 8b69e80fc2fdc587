import { describe, expect, it } from 'vitest';
import { BUILT_IN, BUILT_IN_DATA } from './built-in.ts';
import { type Classification, isValidOn, subset } from './rtc.ts';

const { situations, classifications, credits } = BUILT_IN;
const of = (code: string): Classification => {
  const found = classifications.get(code);
  if (found === undefined) throw new Error(`no ${code}`);
  return found;
};

describe('code tables of the reform', () => {
  it('have every code of the Informe Técnico once', () => {
    expect([situations.size, classifications.size, credits.size]).toEqual([18, 173, 13]);
    expect(BUILT_IN_DATA.situations.length).toBe(18);
    expect(BUILT_IN_DATA.classifications.length).toBe(173);
  });

  it('give every CST a classification and every classification its CST', () => {
    const used = new Set(BUILT_IN_DATA.classifications.map(({ cst }) => cst));
    expect([...used].sort()).toEqual([...situations.keys()].sort());
  });

  it('demand a percent of reduction exactly of the CST that have gRed', () => {
    for (const { code, cst, reductionIbs, reductionCbs } of BUILT_IN_DATA.classifications)
      if (situations.get(cst)?.demands.includes('gRed') !== true)
        expect([code, reductionIbs, reductionCbs]).toEqual([code, '0', '0']);
  });

  it.each([
    ['220001', '2025-12-31', true],
    ['220001', '2026-01-01', true],
    ['220001', '2026-11-23', false],
    ['200053', '2025-12-31', false],
    ['200053', '2026-01-01', true],
  ])('%s is in force on %s: %s', (code, date, expected) => {
    expect(isValidOn(of(code), date)).toBe(expected);
  });

  it('know what is known of a few codes', () => {
    expect(of('200025')).toMatchObject({ reductionIbs: '60', reductionCbs: '100', models: ['NFSe'] });
    expect(of('620004').marks).toEqual(['gMonoRet', 'gpBioDiferenca']);
    expect(situations.get('515')?.demands).toEqual(['gIBSCBS', 'gRed', 'gDif']);
    expect(credits.get('04')?.marks).toEqual(['gIBSCredPres', 'gCBSCredPres', 'deducted']);
  });

  it('are refused with a word that no column has', () => {
    expect(() => subset(['NFe'], 'NFe NFX')).toThrow('unknown NFX');
  });
});
