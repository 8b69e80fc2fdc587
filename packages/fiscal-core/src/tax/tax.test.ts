import { describe, expect, it } from 'vitest';
import { BUILT_IN } from '../tables/rtc/built-in.ts';
import { completeContributions, completeDifal, completeIi, completeIpi } from './contributions.ts';
import { completeIbsCbs, completeIs } from './ibs-cbs.ts';
import { completeIcms, ICMS_SITUATIONS } from './icms.ts';
import { completeIssqn, isService } from './issqn.ts';
import type { TaxItem } from './item.ts';
import type { Reform } from './reform.ts';

const completed = (complete: (item: TaxItem) => void, item: TaxItem): TaxItem => {
  const copy = { ...item };
  complete(copy);
  return copy;
};

describe('ICMS', () => {
  it.each(Object.keys(ICMS_SITUATIONS))('leaves what the caller sent under %s alone', (cst) => {
    const sent = {
      icms_situacao_tributaria: cst,
      icms_base_calculo: '1.00',
      icms_aliquota: '2.00',
      icms_valor: '3.00',
    };
    expect(completed(completeIcms, sent)).toMatchObject(sent);
  });

  it('computes the value from base and rate, half up', () => {
    const sent = { icms_situacao_tributaria: '00', icms_base_calculo: '100.25', icms_aliquota: '18.00' };
    expect(completed(completeIcms, sent)).toMatchObject({
      icms_valor: '18.05',
      icms_modalidade_base_calculo: '3',
    });
  });

  it('fills with zeros what the element demands', () => {
    expect(completed(completeIcms, { icms_situacao_tributaria: '70' })).toMatchObject({
      icms_reducao_base_calculo: '0.00',
      icms_valor: '0.00',
      icms_modalidade_base_calculo_st: '6',
      icms_valor_st: '0.00',
    });
    expect(completed(completeIcms, { icms_situacao_tributaria: '102' })).toEqual({
      icms_situacao_tributaria: '102',
    });
  });

  it('names MVA as the modality of ST when there is one', () => {
    const sent = { icms_situacao_tributaria: '201', icms_margem_valor_adicionado_st: '40.00' };
    expect(completed(completeIcms, sent)).toMatchObject({ icms_modalidade_base_calculo_st: '4' });
  });

  it('completes an optional block only when something of it was sent', () => {
    expect(completed(completeIcms, { icms_situacao_tributaria: '900' })).toEqual({
      icms_situacao_tributaria: '900',
    });
    expect(completed(completeIcms, { icms_situacao_tributaria: '900', icms_aliquota: '7.00' })).toMatchObject(
      {
        icms_base_calculo: '0.00',
        icms_valor: '0.00',
      },
    );
    expect(
      completed(completeIcms, { icms_situacao_tributaria: '60', icms_valor_retido_st: '5.00' }),
    ).toMatchObject({
      icms_base_calculo_retido_st: '0.00',
      icms_aliquota_final: '0.00',
    });
  });

  it('takes the base of FCP from the ICMS and drops an FCP of zero percent', () => {
    const own = { icms_situacao_tributaria: '10', icms_base_calculo: '200.00', icms_aliquota: '18.00' };
    expect(completed(completeIcms, { ...own, fcp_percentual: '2.00' })).toMatchObject({
      fcp_base_calculo: '200.00',
      fcp_valor: '4.00',
    });
    const none = completed(completeIcms, { ...own, fcp_base_calculo: '0.00', fcp_valor: '0.00' });
    expect(none['fcp_base_calculo']).toBeUndefined();
    expect(none['fcp_valor']).toBeUndefined();
  });

  it('computes single-phase values per unit', () => {
    const sent = {
      icms_situacao_tributaria: '61',
      icms_base_calculo_mono_retido: '18.25',
      icms_aliquota_retido: '1.57',
    };
    expect(completed(completeIcms, sent)).toMatchObject({ icms_valor_mono_retido: '28.65' });
  });
});

describe('contributions', () => {
  it.each([
    ['01', { pis_base_calculo: '0.00', pis_aliquota_porcentual: '0.00', pis_valor: '0.00' }],
    ['03', { pis_quantidade_vendida: '0', pis_aliquota_valor: '0', pis_valor: '0.00' }],
    ['49', { pis_base_calculo: '0.00', pis_aliquota_porcentual: '0.00', pis_valor: '0.00' }],
  ])('completes PIS %s from its code alone', (cst, expected) => {
    expect(completed(completeContributions, { pis_situacao_tributaria: cst })).toEqual({
      pis_situacao_tributaria: cst,
      ...expected,
    });
  });

  it.each(['04', '05', '06', '07', '08', '09'])('leaves %s as the code alone', (cst) => {
    expect(completed(completeContributions, { cofins_situacao_tributaria: cst })).toEqual({
      cofins_situacao_tributaria: cst,
    });
  });

  it('computes the value by rate or by unit', () => {
    expect(
      completed(completeContributions, {
        pis_situacao_tributaria: '01',
        pis_base_calculo: '1355.20',
        pis_aliquota_porcentual: '1.65',
      }),
    ).toMatchObject({ pis_valor: '22.36' });
    expect(
      completed(completeContributions, {
        cofins_situacao_tributaria: '99',
        cofins_quantidade_vendida: '3',
        cofins_aliquota_valor: '0.5',
      }),
    ).toMatchObject({ cofins_valor: '1.50' });
  });

  it('writes IPI only with its CST', () => {
    expect(completed(completeIpi, {})).toEqual({});
    expect(completed(completeIpi, { ipi_situacao_tributaria: '53' })).toEqual({
      ipi_situacao_tributaria: '53',
      ipi_codigo_enquadramento_legal: '999',
    });
    expect(completed(completeIpi, { ipi_situacao_tributaria: '50' })).toMatchObject({
      ipi_base_calculo: '0.00',
      ipi_valor: '0.00',
    });
    expect(
      completed(completeIpi, {
        ipi_situacao_tributaria: '99',
        ipi_quantidade_total: '10',
        ipi_valor_por_unidade_tributavel: '0.1250',
      }),
    ).toMatchObject({ ipi_valor: '1.25' });
  });

  it('completes import duty, destination tax and services from their trigger', () => {
    expect(completed(completeIi, {})).toEqual({});
    expect(completed(completeIi, { ii_valor: '5.00' })).toMatchObject({
      ii_base_calculo: '0.00',
      ii_valor_iof: '0.00',
    });
    expect(completed(completeDifal, { icms_base_calculo_uf_destino: '10.00' })).toMatchObject({
      icms_percentual_partilha: '100.00',
    });
    expect(isService({ issqn_codigo_servico: '1' })).toBe(true);
    expect(completed(completeIssqn, { issqn_base_calculo: '100.00', issqn_aliquota: '5.00' })).toMatchObject({
      issqn_valor: '5.00',
      issqn_indicador_exigibilidade: '1',
      issqn_indicador_incentivo: '2',
    });
  });
});

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
    expect(completed(complete2026(['icms_valor', 'pis_valor', 'cofins_valor']), item)).toMatchObject({
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
    expect(completed(complete2026([]), item)).toMatchObject({
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
    expect(completed(complete2026([]), exempt)).toEqual(exempt);
    const later = completed((item) => completeIbsCbs(item, [], on('2031-01-02')), {
      ibs_cbs_situacao_tributaria: '000',
      valor_bruto: '1.00',
    });
    expect(later['ibs_uf_aliquota']).toBeUndefined();
  });

  it('totals the single-phase group of an item', () => {
    expect(
      completed(complete2026([]), {
        ibs_cbs_situacao_tributaria: '620',
        mono_base_calculo_quantidade_tributada: '10.0000',
        mono_ibs_aliquota_ad_rem: '0.15',
        mono_cbs_valor: '2.00',
      }),
    ).toMatchObject({ mono_ibs_valor: '1.50', mono_total_ibs_item: '1.50', mono_total_cbs_item: '2.00' });
  });

  it('computes the selective tax by rate and by unit', () => {
    expect(
      completed(completeIs, {
        is_situacao_tributaria: '000',
        is_base_calculo: '100.00',
        is_aliquota: '10.00',
        is_quantidade_tributavel: '2.0000',
        is_aliquota_especifica: '0.50',
      }),
    ).toMatchObject({ is_valor: '11.00' });
  });
});
