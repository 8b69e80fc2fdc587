import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimalOrZero } from '../decimal/decimal.ts';
import { holds } from '../testing/holds.ts';
import { recordLedger } from '../testing/ledger.ts';
import { completeContributions } from './contributions.ts';
import { completeDifal, interstateRate } from './difal.ts';
import { completeIcms, ICMS_SITUATIONS } from './icms.ts';
import { completeIi, completeIpi, completeReturned } from './ipi.ts';
import { completeIssqn, isService } from './issqn.ts';
import { type TaxItem, text } from './item.ts';
import type { Ledger, TaxFacts } from './leaf.ts';

type Complete = (item: TaxItem, ledger: Ledger) => void;
const completeCopy = (complete: Complete, item: TaxItem, facts: Partial<TaxFacts> = {}): TaxItem => {
  const copy = { ...item };
  complete(copy, recordLedger(facts));
  return copy;
};

const TAXED = ['00', '10', '10_partilha', '20', '20_partilha', '70', '90_partilha'];
const FRAMED = ['00', '49', '50', '99', '01', '51', '03', '53'];
const OTHER = ['49', '70', '98', '99'];
const nothing = (tax: string) => ({
  [`${tax}_base_calculo`]: '0.00',
  [`${tax}_aliquota_porcentual`]: '0.00',
  [`${tax}_valor`]: '0.00',
});

/** Group by group, everything that appears when nothing but what brings it was sent: constants that a rule states. */
const FROM_NOTHING: readonly [string, Complete, TaxItem, TaxItem][] = [
  ...Object.keys(ICMS_SITUATIONS).map((code): [string, Complete, TaxItem, TaxItem] => [
    `ICMS ${code}`,
    completeIcms,
    { icms_situacao_tributaria: code },
    TAXED.includes(code) ? { icms_modalidade_base_calculo: '3' } : {},
  ]),
  ...[...FRAMED, '02', '52', '04', '54', '05', '55'].map((code): [string, Complete, TaxItem, TaxItem] => [
    `IPI ${code}`,
    completeIpi,
    { ipi_situacao_tributaria: code },
    FRAMED.includes(code) ? { ipi_codigo_enquadramento_legal: '999' } : {},
  ]),
  ...['pis', 'cofins'].flatMap((tax) =>
    ['01', '02', '03', '04', '05', '06', '07', '08', '09', ...OTHER].map(
      (code): [string, Complete, TaxItem, TaxItem] => [
        `${tax} ${code}`,
        completeContributions,
        { [`${tax}_situacao_tributaria`]: code },
        OTHER.includes(code) ? nothing(tax) : {},
      ],
    ),
  ),
  ['PISST', completeContributions, { pis_base_calculo_st: '1.00' }, {}],
  ['COFINSST', completeContributions, { cofins_aliquota_porcentual_st: '1.00' }, {}],
  ['II', completeIi, { ii_base_calculo: '1.00' }, {}],
  ['no II', completeIi, {}, {}],
  ['IPI devolvido', completeReturned, { percentual_devolvido: '1.00' }, {}],
  ['ISSQN', completeIssqn, { issqn_codigo_servico: '1' }, { issqn_indicador_incentivo: '2' }],
  [
    'ICMSUFDest',
    completeDifal,
    { icms_base_calculo_uf_destino: '1.00' },
    { icms_percentual_partilha: '100.00', icms_valor_uf_remetente: '0.00' },
  ],
  ['no ICMSUFDest', completeDifal, { icms_situacao_tributaria: '00', cfop: '6108' }, {}],
];

describe('tax groups', () => {
  it.each(FROM_NOTHING)('%s: nothing appears that no rule states', (_, complete, sent, constants) => {
    expect(completeCopy(complete, sent)).toEqual({ ...sent, ...constants });
  });

  it.each(FROM_NOTHING)(
    '%s: a missing leaf is reported once, and a present one never',
    (_, complete, sent) => {
      const ledger = recordLedger();
      const item = { ...sent };
      complete(item, ledger);
      expect(new Set(ledger.missed).size).toBe(ledger.missed.length);
      expect(ledger.missed.filter((field) => item[field] !== undefined)).toEqual([]);
      expect(ledger.told).toEqual([]);
    },
  );

  it.each(Object.keys(ICMS_SITUATIONS))('leave what the caller sent under %s alone', (code) => {
    const sent = {
      icms_situacao_tributaria: code,
      valor_bruto: '100.00',
      icms_base_calculo: '1.00',
      icms_aliquota: '2.00',
      icms_valor: '3.00',
      icms_base_calculo_st: '4.00',
      icms_valor_st: '5.00',
      icms_valor_credito_simples: '6.00',
    };
    expect(completeCopy(completeIcms, sent)).toMatchObject(sent);
  });

  it('report a percentage of zero that they leave out, unless it was not sent', () => {
    const ledger = recordLedger();
    const item: TaxItem = {
      icms_situacao_tributaria: '00',
      valor_bruto: '100.00',
      icms_aliquota: '18.00',
      fcp_percentual: '0.00',
      fcp_valor: '0.00',
    };
    completeIcms(item, ledger);
    expect(item['fcp_valor']).toBeUndefined();
    expect(ledger.left).toEqual(['fcp_percentual']);
    const silent = recordLedger();
    completeIcms({ ...item, fcp_valor: '0.00' }, silent);
    expect(silent.left).toEqual([]);
  });

  it('drop an incomplete block of zeros, and leave a complete one', () => {
    const half = { icms_situacao_tributaria: '60', icms_valor_retido_st: '0.00' };
    const ledger = recordLedger();
    completeIcms({ ...half }, ledger);
    expect(ledger.missed).toEqual([]);
    expect(
      completeCopy(completeContributions, { cofins_base_calculo_st: '0.00', pis_valor_st: '0.00' }),
    ).toEqual({});
    const whole = {
      icms_situacao_tributaria: '900',
      icms_base_calculo: '0.00',
      icms_aliquota: '0.00',
      icms_valor: '0.00',
    };
    expect(completeCopy(completeIcms, whole)).toEqual({ ...whole, icms_modalidade_base_calculo: '3' });
  });

  it('know a service by any of its fields', () => {
    expect(isService({ issqn_codigo_servico: '1' })).toBe(true);
    expect(isService({ icms_valor: '1.00' })).toBe(false);
  });
});

describe('the rate between two UFs', () => {
  it.each([
    ['0', 'SP', 'RJ', '12.00'],
    ['0', 'SP', 'BA', '7.00'],
    ['0', 'MG', 'ES', '7.00'],
    ['0', 'ES', 'BA', '12.00'],
    ['0', 'BA', 'SP', '12.00'],
    ['3', 'SP', 'BA', '4.00'],
    ['8', 'BA', 'SP', '4.00'],
    ['5', 'SP', 'DF', '7.00'],
    ['0', 'SP', 'SP', undefined],
    ['0', 'SP', 'EX', undefined],
    ['0', undefined, 'RJ', undefined],
    [undefined, 'SP', 'RJ', undefined],
  ])('for origin %s from %s to %s is %s', (orig, origin, destination, rate) => {
    expect(interstateRate(orig, { origin, destination })).toBe(rate);
  });
});

describe('amounts', () => {
  const money = fc.integer({ min: 0, max: 10 ** 9 }).map((units) => (units / 100).toFixed(2));
  const rate = fc.integer({ min: 0, max: 9999 }).map((units) => (units / 100).toFixed(2));

  it('are never negative, and a reduction never raises them', () => {
    holds(
      fc.property(money, rate, rate, rate, (valor_bruto, icms_aliquota, reduction, st) => {
        const item = {
          icms_situacao_tributaria: '70',
          valor_bruto,
          icms_aliquota,
          icms_reducao_base_calculo: reduction,
          icms_margem_valor_adicionado_st: '40.00',
          icms_aliquota_st: st,
          fcp_percentual: '2.00',
          fcp_percentual_st: '1.00',
        };
        const full = completeCopy(completeIcms, item);
        for (const field in full) expect(text(full, field)).not.toMatch(/^-/);
        expect(
          compare(decimalOrZero(text(full, 'icms_base_calculo')), decimalOrZero(valor_bruto)),
        ).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('of a deferral add up: due and deferred amounts make the whole', () => {
    holds(
      fc.property(
        money,
        rate,
        fc.integer({ min: 0, max: 10_000 }),
        (valor_bruto, icms_aliquota, deferral) => {
          const item = completeCopy(completeIcms, {
            icms_situacao_tributaria: '51',
            valor_bruto,
            icms_aliquota,
            icms_percentual_diferimento: (deferral / 100).toFixed(2),
          });
          const cents = (field: string) => BigInt((text(item, field) ?? '').replace('.', ''));
          expect(cents('icms_valor') + cents('icms_valor_diferido')).toBe(cents('icms_valor_operacao'));
        },
      ),
    );
  });
});
