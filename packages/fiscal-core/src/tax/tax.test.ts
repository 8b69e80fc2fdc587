import { describe, expect, it } from 'vitest';
import { BUILT_IN } from '../tables/rtc/built-in.ts';
import { completeIbsCbs, completeIs } from './ibs-cbs.ts';
import type { TaxItem } from './item.ts';
import type { Reform } from './reform/reform.ts';

const completeCopy = (complete: (item: TaxItem) => void, item: TaxItem): TaxItem => {
  const copy = { ...item };
  complete(copy);
  return copy;
};

describe('IBS and CBS', () => {
  const on = (date: string): Reform => ({ tables: BUILT_IN, model: 'NFe', date });
  const complete2026 = (taxes: string[]) => (item: TaxItem) => completeIbsCbs(item, taxes, on('2026-11-21'));

  it('computes the base of UB16-10 and the rates of 2026', () => {
    const item = {
      ibs_cbs_situacao_tributaria: '000',
      valor_bruto: '1000.00',
      icms_valor: '180.00',
      pis_valor: '13.53',
      cofins_valor: '62.32',
    };
    expect(completeCopy(complete2026(['icms_valor', 'pis_valor', 'cofins_valor']), item)).toMatchObject({
      ibs_cbs_base_calculo: '744.15',
      ibs_uf_aliquota: '0.10',
      ibs_mun_aliquota: '0.00',
      cbs_aliquota: '0.90',
      ibs_uf_valor: '0.74',
      ibs_mun_valor: '0.00',
      ibs_valor_total: '0.74',
      cbs_valor: '6.70',
    });
  });

  it('applies a reduction to the rate and deferral to the value', () => {
    const item = {
      ibs_cbs_situacao_tributaria: '200',
      ibs_cbs_base_calculo: '465.00',
      cbs_percentual_reducao_aliquota: '60.00',
      ibs_uf_percentual_diferimento: '100.00',
    };
    expect(completeCopy(complete2026([]), item)).toMatchObject({
      cbs_aliquota_efetiva: '0.36',
      cbs_valor: '1.67',
      ibs_uf_valor_diferido: '0.47',
      ibs_uf_valor: '0.00',
    });
  });

  it('adds nothing to a situation that carries no values, nor outside the years it knows', () => {
    const exempt = {
      ibs_cbs_situacao_tributaria: '410',
      ibs_cbs_classificacao_tributaria: '410001',
      valor_bruto: '1.00',
    };
    expect(completeCopy(complete2026([]), exempt)).toEqual(exempt);
    const later = completeCopy((item) => completeIbsCbs(item, [], on('2031-01-02')), {
      ibs_cbs_situacao_tributaria: '000',
      valor_bruto: '1.00',
    });
    expect(later['ibs_uf_aliquota']).toBeUndefined();
  });

  it('totals the single-phase group of an item', () => {
    expect(
      completeCopy(complete2026([]), {
        ibs_cbs_situacao_tributaria: '620',
        mono_base_calculo_quantidade_tributada: '10.0000',
        mono_ibs_aliquota_ad_rem: '0.15',
        mono_cbs_valor: '2.00',
      }),
    ).toMatchObject({ mono_ibs_valor: '1.50', mono_total_ibs_item: '1.50', mono_total_cbs_item: '2.00' });
  });

  it('computes the selective tax by rate and by unit', () => {
    expect(
      completeCopy(completeIs, {
        is_situacao_tributaria: '000',
        is_base_calculo: '100.00',
        is_aliquota: '10.00',
        is_quantidade_tributavel: '2.0000',
        is_aliquota_especifica: '0.50',
      }),
    ).toMatchObject({ is_valor: '11.00' });
  });
});
