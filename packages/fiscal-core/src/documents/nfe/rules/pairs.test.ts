import { describe, expect, it } from 'vitest';
import { changeOf, dayInBrasilia, sinceAt } from '../../../calendar/calendar.ts';
import type { EmissionContext } from '../../../engine/document/definition.ts';
import { dayBefore } from '../../../testing/days.ts';
import { preparedOf } from '../../../testing/taken.ts';
import { TARGETS, type Target } from '../../../vocabulary/target.ts';
import { type Body, withItem } from '../fixtures/cases.ts';
import { STRICT } from '../fixtures/context.ts';
import { BASES, type Change, OWN, TEN } from '../fixtures/pairs.ts';
import { nfe } from '../nfe.ts';
import { judgePair } from '../testing/judged-pair.ts';
import { byItem, CHAVE, IMP, PAIRS, PROD, PURPOSE, ref, refs, TOT } from '../testing/rule-pairs.ts';
import { COUPON_ONLY } from './note-rule.ts';
import { NOTE_RULES } from './table.ts';

const broken = (base: string, change?: Change, context?: EmissionContext) => {
  const { problems, notices } = judgePair(base, change, context);
  return { problems, notices };
};
const codes = (base: string, change?: Change, context?: EmissionContext): string[] =>
  broken(base, change, context).problems.map(({ cStat = '' }) => cStat);

/** A rule that production has no day for is refused in homologation alone; one of a later day, from that day on. */
const bindsAt = (cStat: string): EmissionContext => {
  const since = NOTE_RULES.find((rule) => rule.cStat === cStat)?.since;
  const day = since === undefined ? 'always' : changeOf(since).production;
  if (day === null) return { ...STRICT, target: 'homologacao' };
  return day > dayInBrasilia(STRICT.nowMs) && day !== 'always' ? { ...STRICT, lawDay: day } : STRICT;
};

/** First day at each target, for each dated rule that a pair breaks. */
const FIRST_DAYS = () =>
  NOTE_RULES.flatMap(({ cStat, since, mod }) =>
    TARGETS.flatMap((target) => {
      const day = since === undefined ? null : sinceAt(changeOf(since), target);
      const concerns = (base: string) => mod === undefined || (mod === '65') === base.startsWith('consumer');
      return PAIRS.filter(([code, base]) => code === cStat && since !== undefined && concerns(base)).map(
        ([, base, wrong]) => [cStat, target, day, base, wrong] as const,
      );
    }),
  );

describe('rules applied before sending', () => {
  it.each(Object.keys(BASES))('find nothing in a right note: %s', (base) => {
    expect(broken(base)).toEqual({ problems: [], notices: [] });
  });

  const inDoubt = new Set(NOTE_RULES.flatMap(({ cStat, strength }) => (strength === 'doubt' ? [cStat] : [])));
  it.each(PAIRS.filter(([cStat]) => inDoubt.has(cStat)))(
    '%s of %s, which is in doubt, is a risk on live and nothing in the sandbox',
    (cStat, base, wrong, right) => {
      const judgeChange = (change: Change, target: Target) => {
        const { problems, notices } = broken(base, change, { ...STRICT, target });
        return [problems, notices].map((list) => list.some((one) => one.cStat === cStat));
      };
      expect(judgeChange(wrong, 'producao')).toEqual([false, true]);
      expect(judgeChange(right, 'producao')).toEqual([false, false]);
      expect(judgeChange(wrong, 'sandbox')).toEqual([false, false]);
    },
  );

  it.each(PAIRS.filter(([cStat]) => !inDoubt.has(cStat)))(
    '%s of %s: reports just wrong and accepts just right',
    (cStat, base, wrong, right) => {
      expect(codes(base, wrong, bindsAt(cStat))).toContain(cStat);
      expect(codes(base, right, bindsAt(cStat))).not.toContain(cStat);
    },
  );

  it.each(FIRST_DAYS())(
    '%s binds at %s from %s on, and not the day before',
    (...[cStat, target, day, base, wrong]) => {
      const judgeChange = (lawDay: string) => {
        const { problems, notices } = broken(base, wrong, { ...STRICT, target, lawDay });
        return [...problems, ...notices].some((one) => one.cStat === cStat);
      };
      if (day === null) expect(judgeChange('9999-12-31')).toBe(false);
      else {
        expect(judgeChange(day)).toBe(true);
        expect(judgeChange(dayBefore(day))).toBe(false);
      }
    },
  );

  const ofCoupons = new Set(
    NOTE_RULES.filter(({ when }) => when === COUPON_ONLY.when).map(({ cStat }) => cStat),
  );
  it.each(PAIRS.filter(([cStat]) => ofCoupons.has(cStat)))(
    '%s of %s holds for an NF-e with the DANFE Simplificado Tipo 2, and for no other',
    (cStat, _, wrong, right) => {
      expect(codes('tipo2', wrong)).toContain(cStat);
      expect(codes('tipo2', right)).not.toContain(cStat);
      expect(codes('own', wrong)).not.toContain(cStat);
    },
  );

  it('have a pair each', () => {
    const paired = new Set(PAIRS.map(([cStat]) => cStat));
    expect(NOTE_RULES.map(({ cStat }) => cStat).filter((cStat) => !paired.has(cStat))).toEqual([]);
  });
});

describe('references by item', () => {
  const judgeChange = (change: Change) =>
    broken('two', { ...PURPOSE.return, ...change }).problems.map(({ cStat, field }) => [cStat, field]);

  it('are asked of a return item by item: the number where the note has a key, else the key', () => {
    expect(judgeChange(refs(CHAVE))).toEqual([
      ['321', 'itens[0].numero_item_dfe_referenciado'],
      ['321', 'itens[1].numero_item_dfe_referenciado'],
    ]);
    expect(judgeChange({})).toEqual([
      ['321', 'itens[0].chave_acesso_dfe_referenciado'],
      ['321', 'itens[1].chave_acesso_dfe_referenciado'],
    ]);
    expect(judgeChange(byItem(ref(), null))).toEqual([
      ['321', 'itens[1].chave_acesso_dfe_referenciado'],
      ['1048', 'itens[0].numero_item_dfe_referenciado'],
    ]);
  });

  it('get a fix', () => {
    const [problem] = broken('two', { ...PURPOSE.return, ...refs(CHAVE) }).problems;
    expect(problem).toMatchObject({
      message:
        'Rejeição: NF-e de devolução de mercadoria não possui documento fiscal referenciado por item [nItem:1]',
      fix: expect.stringMatching(
        /chave_acesso_dfe_referenciado.*numero_item_dfe_referenciado.*notas_referenciadas/,
      ),
    });
  });

  it.each(['321', '1010', '1038', '1039', '1042', '1048', '1072', '1130'])(
    'are not judged by %s where an operator switched it off',
    (cStat) => {
      const [, base, wrong] = PAIRS.find(([code]) => code === cStat) ?? [cStat, 'own', {}];
      const ruleSwitches = [{ type: 'nfe', cStat, effect: 'off', uf: null } as const];
      const { problems } = broken(base, wrong, { ...STRICT, ruleSwitches });
      expect(codes(base, wrong)).toContain(cStat);
      expect(problems.map((one) => one.cStat)).not.toContain(cStat);
    },
  );
});

it('refuses the EPEC of PR and PB in the sandbox, and reports a risk on live', () => {
  const epec: Change = { 'ide.tpEmis': '4', 'emit.enderEmit.UF': 'PR' };
  const judgeChange = (target: Target) => {
    const { problems, notices } = broken('own', epec, { ...STRICT, target });
    return [problems, notices].map((list) => list.some(({ cStat }) => cStat === '121'));
  };
  expect(judgeChange('sandbox')).toEqual([true, false]);
  expect(judgeChange('homologacao')).toEqual([false, true]);
  expect(judgeChange('producao')).toEqual([false, true]);
});

describe('a broken rule', () => {
  const wrong: Change = {
    [`${TOT}.vNF`]: '1.00',
    [`${PROD}.CFOP`]: '6102',
    [`${IMP}.PIS`]: null,
    [`${PROD}.comb`]: { UFCons: 'RJ' },
  };
  const by = (context: Partial<EmissionContext>) => {
    const { problems, notices } = broken('own', wrong, { ...STRICT, ...context });
    return { refused: problems.map(({ cStat }) => cStat), told: notices.map(({ cStat }) => cStat) };
  };

  it('refuses in strict mode, and is a risk on live where a UF may differ, and on lenient tokens where the sandbox skips it', () => {
    expect(by({})).toEqual({ refused: ['732', '745', '610'], told: [] });
    expect(by({ ambiente: 1 })).toEqual({ refused: ['732', '745'], told: ['610'] });
    expect(by({ completeInSandbox: true })).toEqual({ refused: ['732', '610'], told: ['745'] });
  });

  it('is no risk where the lenient sandbox filled the field itself', () => {
    const risks = (own: Body) =>
      preparedOf(nfe, withItem({ ...TEN, ...OWN, ...own }), {
        ...STRICT,
        completeInSandbox: true,
      }).notices.flatMap(({ code, cStat }) => (code === 'risco_de_rejeicao' ? [cStat] : []));
    const ipi = { ipi_situacao_tributaria: '00', fcp_percentual: '2.00' };
    expect(risks({ codigo_ncm: '99999999' })).toEqual(['778']);
    expect(risks({ codigo_ncm: undefined, ...ipi })).toEqual([]);
  });

  it('is what an operator set, the closest word last', () => {
    const set = (
      cStat: string,
      effect: 'refuse' | 'notice' | 'off',
      uf: string | null = null,
      type = 'nfe',
    ) => ({
      type,
      cStat,
      effect,
      uf,
    });
    expect(
      by({
        ambiente: 1,
        ruleSwitches: [
          set('610', 'refuse'),
          set('732', 'notice'),
          set('745', 'off'),
          set('610', 'off', null, 'mdfe'),
        ],
      }),
    ).toEqual({
      refused: ['610'],
      told: ['732'],
    });
    expect(
      by({
        ambiente: 1,
        ruleSwitches: [set('732', 'off', 'RJ'), set('610', 'off'), set('610', 'refuse', 'SP')],
      }),
    ).toEqual({
      refused: ['732', '745', '610'],
      told: [],
    });
  });

  it('carries the words of the authority, with field, tag and fix, and once for many items as a notice', () => {
    const { problems } = broken('own', { [`${PROD}.CFOP`]: '1102' });
    expect(problems[0]).toMatchObject({
      field: 'itens[0].cfop',
      tag: 'CFOP',
      cStat: '518',
      message: 'Rejeição: CFOP de entrada para NF-e de saída [nItem:1]',
      fix: expect.stringContaining('CFOP'),
    });
    const two = withItem({ ...TEN, ...OWN, icms_valor: '1.00' });
    const items = Array.isArray(two['itens']) ? two['itens'] : [];
    const { notices, problems: none } = preparedOf(
      nfe,
      { ...two, itens: [...items, ...items] },
      { ...STRICT, ambiente: 1 },
    );
    expect(none).toEqual([]);
    expect(notices.filter(({ cStat }) => cStat === '528')).toMatchObject([
      {
        code: 'risco_de_rejeicao',
        field: 'itens[0].icms_valor',
        message: expect.stringContaining('E mais 1 item.'),
      },
    ]);
  });
});
