import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, type Decimal, decimalOrZero, format, subtract } from '../../../decimal/decimal.ts';
import type { FlatInput } from '../../../engine/layout/types.ts';
import { completeIcms } from '../../../tax/icms.ts';
import { isService } from '../../../tax/issqn.ts';
import { holds } from '../../../testing/holds.ts';
import { recordLedger } from '../../../testing/ledger.ts';
import { completeTotals } from './totals.ts';

const DATE = '2026-11-21';
const product = (fields: FlatInput = {}): FlatInput => ({
  valor_bruto: '100.00',
  inclui_no_total: '1',
  icms_situacao_tributaria: '102',
  ...fields,
});
const totalsOf = (items: FlatInput[], sent: FlatInput = {}): FlatInput => {
  const input = { ...sent };
  completeTotals(input, items, new Set(items.filter(isService)), DATE);
  return input;
};

describe('totals of a note', () => {
  it('always writes the plain ones, zeros included, and leaves the bracketed ones out when zero', () => {
    const totals = totalsOf([product()]);
    expect(totals).toMatchObject({
      icms_base_calculo: '0.00',
      valor_produtos: '100.00',
      valor_total: '100.00',
    });
    for (const field of [
      'icms_valor_total_uf_destino',
      'icms_valor_mono',
      'valor_total_tributos',
      'is_valor_total',
    ])
      expect(totals[field]).toBeUndefined();
    expect(totals['data_prestacao_servico']).toBeUndefined();
  });

  it('counts base and value only where the element carries them', () => {
    const amounts = { icms_base_calculo: '100.00', icms_valor: '18.00' };
    for (const [cst, expected] of [
      ['00', '18.00'],
      ['20', '18.00'],
      ['90', '18.00'],
      ['900', '18.00'],
      ['40', '0.00'],
      ['41', '0.00'],
      ['50', '0.00'],
      ['51', '18.00'],
      ['60', '0.00'],
      ['102', '0.00'],
    ])
      expect(
        totalsOf([product({ ...amounts, icms_situacao_tributaria: cst })])['icms_valor_total'],
        cst,
      ).toBe(expected);
  });

  it('adds up vNF from every part', () => {
    const totals = totalsOf([
      product({
        icms_situacao_tributaria: '10',
        icms_valor_st: '10.00',
        fcp_valor_st: '1.00',
        valor_frete: '2.00',
        valor_seguro: '3.00',
        valor_outras_despesas: '4.00',
        valor_desconto: '5.00',
        ii_valor: '6.00',
        ipi_situacao_tributaria: '50',
        ipi_valor: '7.00',
        percentual_devolvido: '100.00',
        valor_ipi_devolvido: '8.00',
        pis_situacao_tributaria: '05',
        inclui_pis_st_no_total: '1',
        pis_valor_st: '9.00',
        inclui_cofins_st_no_total: '0',
        cofins_valor_st: '99.00',
      }),
      product({ icms_situacao_tributaria: '15', icms_valor_mono_retencao: '0.50' }),
      product({ issqn_base_calculo: '100.00', icms_valor_st: '50.00' }),
    ]);
    // 200 goods + 100 service + 10 + 1 + 2 + 3 + 4 − 5 + 6 + 7 + 8 + 9 + 0.50
    expect(totals['valor_total']).toBe('345.50');
    expect(totals).toMatchObject({
      valor_produtos: '200.00',
      valor_total_servicos: '100.00',
      data_prestacao_servico: DATE,
    });
  });

  it('subtracts relief only on request', () => {
    const relieved = { icms_situacao_tributaria: '40', icms_valor_desonerado: '7.00' };
    expect(totalsOf([product(relieved)])).toMatchObject({
      valor_total: '100.00',
      icms_valor_total_desonerado: '7.00',
    });
    expect(totalsOf([product({ ...relieved, icms_deducao_desoneracao: '1' })])['valor_total']).toBe('93.00');
  });

  it('leaves ST of a directly billed vehicle out of the value', () => {
    const st = { icms_situacao_tributaria: '10', icms_valor_st: '10.00' };
    expect(totalsOf([product({ ...st, veiculo_tipo_operacao: '2' })])).toMatchObject({
      valor_total: '100.00',
      icms_valor_total_st: '10.00',
    });
  });

  it('leaves items out of vProd that do not make up the total, not their freight', () => {
    expect(totalsOf([product(), product({ inclui_no_total: '0', valor_frete: '1.00' })])).toMatchObject({
      valor_produtos: '100.00',
      valor_frete: '1.00',
      valor_total: '101.00',
    });
  });

  it('lets a sent total win and builds vNF on it', () => {
    expect(totalsOf([product()], { valor_frete: '20.00', valor_produtos: '90.00' })['valor_total']).toBe(
      '110.00',
    );
    expect(totalsOf([product()], { valor_total: '1.23' })['valor_total']).toBe('1.23');
  });

  it('keeps contributions of services apart', () => {
    const taxed = {
      pis_situacao_tributaria: '01',
      pis_valor: '1.65',
      cofins_situacao_tributaria: '01',
      cofins_valor: '7.60',
    };
    expect(
      totalsOf([product(taxed), product({ ...taxed, issqn_base_calculo: '100.00', issqn_valor: '5.00' })]),
    ).toMatchObject({
      valor_pis: '1.65',
      valor_cofins: '7.60',
      valor_pis_servicos: '1.65',
      valor_cofins_servicos: '7.60',
      issqn_base_calculo: '100.00',
      issqn_valor_total: '5.00',
    });
  });

  it('sums quantities with all their places and rounds once', () => {
    const totals = totalsOf(
      Array.from({ length: 3 }, () =>
        product({
          icms_situacao_tributaria: '61',
          icms_base_calculo_mono_retido: '0.0049',
          icms_valor_mono_retido: '0.01',
        }),
      ),
    );
    expect(totals).toMatchObject({ icms_base_calculo_mono_retido: '0.01', icms_valor_mono_retido: '0.03' });
  });

  it('gives every item its value once the note has gIBSCBS', () => {
    const items = [
      product({
        ibs_cbs_situacao_tributaria: '000',
        ibs_cbs_base_calculo: '80.00',
        ibs_uf_valor: '0.08',
        cbs_valor: '0.72',
      }),
      product({ valor_desconto: '10.00' }),
    ];
    const totals = totalsOf(items);
    expect(items.map((item) => item['valor_total_item'])).toEqual(['100.00', '90.00']);
    expect(totals).toMatchObject({
      ibs_cbs_is_valor_total: '190.00',
      valor_total: '190.00',
      ibs_cbs_base_calculo: '80.00',
      cbs_valor_total: '0.72',
      ibs_mun_valor_total: '0.00',
    });
    expect(totals['ibs_valor_total_monofasico']).toBeUndefined();
  });

  const money = fc
    .integer({ min: 0, max: 10 ** 12 })
    .map((units) => format({ units: BigInt(units), scale: 2 }, 2));
  it('is the exact sum of any items', () => {
    const item = fc.record({
      valor_bruto: money,
      valor_frete: fc.option(money, { nil: undefined }),
      valor_desconto: fc.option(money, { nil: undefined }),
      valor_outras_despesas: fc.option(money, { nil: undefined }),
      icms_situacao_tributaria: fc.constantFrom('00', '10', '40', '51', '60', '70', '102', '201', '900'),
      icms_base_calculo: fc.option(money, { nil: undefined }),
      icms_valor: fc.option(money, { nil: undefined }),
      icms_valor_st: fc.option(money, { nil: undefined }),
      ipi_situacao_tributaria: fc.option(fc.constantFrom('50', '53'), { nil: undefined }),
      ipi_valor: fc.option(money, { nil: undefined }),
      inclui_no_total: fc.constantFrom('0', '1'),
    });
    const text = (one: FlatInput, field: string): string => {
      const value = one[field];
      return typeof value === 'string' ? value : '';
    };
    const sum = (
      items: readonly FlatInput[],
      field: string,
      counts: (one: FlatInput) => boolean = () => true,
    ): Decimal =>
      items
        .filter(counts)
        .reduce((total, one) => add(total, decimalOrZero(text(one, field))), decimalOrZero('0.00'));
    holds(
      fc.property(fc.array(item, { minLength: 1, maxLength: 30 }), (sent) => {
        const items: FlatInput[] = sent.map((one) => ({ ...one }));
        for (const one of items) completeIcms(one, recordLedger());
        const totals = totalsOf(items);
        const st = sum(items, 'icms_valor_st', (one) =>
          ['10', '70', '201', '900'].includes(text(one, 'icms_situacao_tributaria')),
        );
        const ipi = sum(items, 'ipi_valor', (one) => one['ipi_situacao_tributaria'] === '50');
        const goods = sum(items, 'valor_bruto', (one) => one['inclui_no_total'] === '1');
        expect(totals['icms_valor_total_st']).toBe(format(st, 2));
        expect(totals['valor_ipi']).toBe(format(ipi, 2));
        expect(totals['valor_produtos']).toBe(format(goods, 2));
        const plus = [goods, st, ipi, sum(items, 'valor_frete'), sum(items, 'valor_outras_despesas')];
        const value = subtract(plus.reduce(add), sum(items, 'valor_desconto'));
        expect(totals['valor_total']).toBe(format(value, 2));
      }),
    );
  });
});
