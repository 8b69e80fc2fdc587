import { describe, expect, it } from 'vitest';
import { officialVerdict } from '../../engine/layout/testing/official-schema.ts';
import { refusalsOf } from '../../testing/taken.ts';
import { emit, LENIENT, STRICT } from '../nfe/fixtures/context.ts';
import { cte } from './cte.ts';
import { cteConsulta } from './endpoints.ts';

type Body = Record<string, unknown>;

const MINIMUM: Body = { mod: '57', cfop: '6352', natureza_operacao: 'PRESTACAO DE SERVICO DE TRANSPORTE' };
const leaf = (xml: string, tag: string): string => new RegExp(`<${tag}>([^<]*)<`).exec(xml)?.[1] ?? '';
const codes = ({ faults }: Pick<ReturnType<typeof emit>, 'faults'>) =>
  new Set(faults.map(({ cStat }) => cStat));
const refusalLines = (body: Body) =>
  refusalsOf(cte, body, LENIENT).map(({ field, code }) => `${field} ${code}`);

describe('the contract', () => {
  it('asks for mod, cfop and natureza_operacao', () => {
    expect(refusalLines({})).toEqual([
      'mod campo_obrigatorio',
      'cfop campo_obrigatorio',
      'natureza_operacao campo_obrigatorio',
    ]);
    expect(refusalLines({ ...MINIMUM, mod: 57, cfop: 6352 })).toEqual([]);
    expect(refusalLines({ ...MINIMUM, mod: '58' })).toEqual(['mod mod_invalido']);
  });

  it.each([
    [{ modal: '07' }, 'modal valor_invalido'],
    [{ tomador: '5' }, 'tomador valor_invalido'],
    [{ cnpj_emitente: '11222333000180' }, 'cnpj_emitente cnpj_invalido'],
    [{ valor_total: 'muito' }, 'valor_total formato_invalido'],
    [{ uf_inicio: ['SP'] }, 'uf_inicio tipo_invalido'],
    [{ modal_rodoviario: 'x' }, 'modal_rodoviario tipo_invalido'],
  ])('refuses %j', (own, fault) => {
    expect(refusalLines({ ...MINIMUM, ...own })).toEqual([fault]);
  });

  it('takes codes as numbers', () => {
    const { xml, faults } = emit(cte, { ...MINIMUM, modal: 2, tomador: 3, tipo_servico: 0 }, LENIENT);
    expect(faults).toEqual([]);
    expect([leaf(xml, 'modal'), leaf(xml, 'toma')]).toEqual(['02', '3']);
  });
});

describe('a body with just what the contract lists', () => {
  it.each([
    {},
    { modal: '01' },
    { modal: '02' },
    { modal: '03' },
    { modal: '04' },
    { modal: '05' },
    { modal: '06' },
    { tomador: '1' },
    { tomador: '2' },
    { tomador: '3' },
    { tomador: '4' },
    { cfop: '5352' },
    { valor_total: '2500.00', uf_inicio: 'RS', municipio_inicio: 'Caxias do Sul' },
    { uf_inicio: 'RS', municipio_inicio: 'Caxias do Sul', municipio_fim: 'São Paulo', uf_fim: 'SP' },
    {
      tipo_servico: '3',
      tomador: '1',
      emissores_documento_transporte_anterior: [
        {
          cnpj: '11222333000181',
          razao_social: 'OUTRA',
          identificacoes_documentos: [
            {
              documentos_papel: [
                { tipo_documento: '07', serie: '1', numero_documento: '9', data_emissao: '2026-11-20' },
              ],
            },
          ],
        },
      ],
    },
  ])('is valid on a lenient test tokenand lists the sandbox defaults: %j', (own) => {
    const { xml, faults, prepared } = emit(cte, { ...MINIMUM, ...own }, LENIENT);
    expect(faults).toEqual([]);
    expect(prepared.completed.length).toBeGreaterThan(10);
    for (const { field, tag, value } of prepared.completed) {
      expect(field).not.toBe('');
      expect(xml).toContain(`<${tag}>`);
      expect(value).not.toBe('');
    }
    expect(officialVerdict('cte')(xml)).toBeNull();
  });

  it('ends with the whole list in strict mode', () => {
    const { faults, prepared } = emit(cte, MINIMUM, STRICT);
    expect(prepared.completed).toEqual([]);
    expect(codes({ faults })).toEqual(new Set([undefined, '460', '469', '470', '581', '693']));
    const fields = faults.map(({ field }) => field);
    for (const field of ['municipio_inicio', 'uf_fim', 'valor_total', 'produto_predominante', 'quantidades'])
      expect(fields).toContain(field);
  });
});

describe('completion', () => {
  const make = (own: Body) => emit(cte, { ...MINIMUM, ...own }, LENIENT).xml;

  it('adds up the components, and takes ICMS on what is left of the base', () => {
    const xml = make({
      componentes_valor: [
        { nome: 'FRETE', valor: '1000.10' },
        { nome: 'PEDAGIO', valor: 99.9 },
      ],
      icms_situacao_tributaria: '20',
      icms_reducao_base_calculo: 20,
      icms_aliquota: '12',
    });
    expect(['vTPrest', 'vRec', 'vBC', 'vICMS'].map((tag) => leaf(xml, tag))).toEqual([
      '1100.00',
      '1100.00',
      '880.00',
      '105.60',
    ]);
  });

  it.each([
    ['110042490114', '1'],
    ['ISENTO', '2'],
    ['', '9'],
  ])('derives from the payer’s registration «%s» the indicator %s', (ie, indicator) => {
    expect(leaf(make({ tomador: '0', inscricao_estadual_remetente: ie }), 'indIEToma')).toBe(indicator);
  });

  it('takes IBS and CBS on the total without the ICMS', () => {
    const xml = make({
      valor_total: '2500',
      icms_situacao_tributaria: '00',
      icms_aliquota: 12,
      ibs_cbs_situacao_tributaria: '000',
      ibs_cbs_classificacao_tributaria: '000001',
    });
    expect(/<gIBSCBS><vBC>([^<]*)</.exec(xml)?.[1]).toBe('2200.00');
    expect(['vIBS', 'vCBS', 'vTotDFe'].map((tag) => leaf(xml, tag))).toEqual(['2.20', '19.80', '2500.00']);
  });

  it('adds no IBS and CBS to what the document is worth, in 2027 either', () => {
    const xml = make({
      data_emissao: '2027-01-04T09:00:00-03:00',
      valor_total: '2500',
      valor_total_liquido: '2000',
      icms_situacao_tributaria: '00',
      icms_aliquota: 12,
      ibs_cbs_situacao_tributaria: '000',
      ibs_cbs_classificacao_tributaria: '000001',
    });
    expect(xml).toContain('<vTPrest>2500.00</vTPrest><vTPrestLiq>2000.00</vTPrestLiq><vRec>');
    expect(xml).toContain('</IBSCBS><vTotDFe>2500.00</vTotDFe></imp>');
  });

  it('has the ICMS of an advance payment in place of the ICMS', () => {
    const { xml, faults } = emit(
      cte,
      { ...MINIMUM, valor_total: '2500', icms_valor_previsto: '0', tipo_pagamento_antecipado: '1' },
      LENIENT,
    );
    expect(faults).toEqual([]);
    expect(xml).toContain(
      '<ICMS><gICMSPrevistoPagtoAntecip><vICMSPrevisto>0.00</vICMSPrevisto></gICMSPrevistoPagtoAntecip></ICMS>',
    );
  });

  it('knows the Simples Nacional, and RNTRC, from the registration', () => {
    const issuer = { ...STRICT.issuer, regimeTributario: '1', rntrc: '12345678' };
    const { xml } = emit(cte, MINIMUM, { ...LENIENT, issuer });
    expect(xml).toContain('<ICMSSN><CST>90</CST><indSN>1</indSN></ICMSSN>');
    expect(leaf(xml, 'RNTRC')).toBe('12345678');
  });

  it('marks the hour of a schedule with a date alone as not set', () => {
    const xml = make({ data_programada: '2026-11-24' });
    expect(xml).toContain('<comData><tpPer>1</tpPer><dProg>2026-11-24</dProg></comData>');
    expect(xml).toContain('<semHora><tpHor>0</tpHor></semHora>');
  });

  it('names the parties as homologation demands', () => {
    const xml = make({ nome_remetente: 'FORJA', cnpj_remetente: '11222333000181' });
    expect(
      xml.match(/<xNome>CTE EMITIDO EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL<\/xNome>/g)?.length,
    ).toBe(2);
  });

  it('writes the requested kind: a complement describes no cargo', () => {
    const own = {
      tipo_documento: 1,
      produto_predominante: 'X',
      chave_cte_complementado: ['35261111222333000181570010000000071100200300'],
    };
    const { xml, faults } = emit(cte, { ...MINIMUM, ...own }, LENIENT);
    expect(faults).toEqual([]);
    expect(xml).toContain(
      '<infCteComp><chCTe>35261111222333000181570010000000071100200300</chCTe></infCteComp>',
    );
    expect(xml).not.toContain('infCTeNorm');
  });
});

describe('refusals before sending', () => {
  it.each([
    [{ cnpj_emitente: '31884215000146' }, '213'],
    [{ tipo_servico: '1' }, '521'],
    [{ tipo_servico: '4', tomador: '1' }, '651'],
    [
      {
        tipo_servico: '4',
        tomador: '1',
        nfes: [{ chave_nfe: '35261111222333000181550010000001231876543210' }],
      },
      '694',
    ],
    [{ forma_emissao: '8' }, '513'],
    [{ forma_emissao: '7', motivo_entrada_contingencia: 'SEFAZ da UF fora do ar' }, '586'],
    [{ forma_emissao: '2' }, '587'],
    [{ forma_emissao: '7', tipo_documento: '1' }, '517'],
    [{ valor_total: '10000000.00' }, '650'],
    [{ tomador: '4', cnpj_tomador: '11222333000181', cnpj_remetente: '11222333000181' }, '799'],
    [{ ctes_multimodais_vinculados: ['35261111222333000181570010000000071100200300'] }, '814'],
  ])('%j is %s', (own, cStat) => {
    expect(codes(emit(cte, { ...MINIMUM, ...own }, LENIENT))).toContain(cStat);
  });

  it.each([
    [{ tipo_documento: '2' }, 'tipo_documento'],
    [{ modal: '02', modal_aereo: { classe_tarifa: 'X' } }, 'modal_aereo.classe_tarifa'],
    [{ nfes: [{ chave_nfe: '123' }] }, 'nfes[0].chave_nfe'],
    [{ icms_situacao_tributaria: '70' }, 'icms_situacao_tributaria'],
  ])('%j names the field', (own, field) => {
    expect(emit(cte, { ...MINIMUM, ...own }, LENIENT).faults.map((fault) => fault.field)).toContain(field);
  });
});

describe('the QR Code', () => {
  it('leads to the authorizer of the UF', () => {
    expect(cteConsulta('AC', 2)).toBe('https://dfe-portal.svrs.rs.gov.br/cte/qrCode');
    expect(cteConsulta('PE', 1)).toBe('https://nfe.fazenda.sp.gov.br/CTeConsulta/qrCode');
    expect(cteConsulta('XX', 1)).toBeNull();
    const { xml, chave } = emit(cte, MINIMUM, LENIENT);
    expect(leaf(xml, 'qrCodCTe')).toBe(
      `https://homologacao.nfe.fazenda.sp.gov.br/CTeConsulta/qrCode?chCTe=${chave}&amp;tpAmb=2`,
    );
  });
});

describe('taxes that are not sent', () => {
  const faultsOf = (own: Body) => emit(cte, { ...MINIMUM, ...own }, LENIENT).faults.map(({ field }) => field);
  const noticeLines = (own: Body) =>
    emit(cte, { ...MINIMUM, valor_total: '1000.00', ...own }, LENIENT)
      .prepared.notices.filter(({ code }) => code !== 'obrigacao_legal')
      .map(({ code, field, suggestion }) => `${code} ${field} ${suggestion}`);

  it('get a notice where base and rate determine them', () => {
    expect(noticeLines({ icms_situacao_tributaria: '00', icms_aliquota: '12' })).toEqual([
      'calculado valor_receber 1000.00',
      'calculado icms_base_calculo 1000.00',
      'calculado icms_valor 120.00',
    ]);
    expect(
      noticeLines({
        icms_situacao_tributaria: '00',
        icms_aliquota: '12',
        icms_valor: '119.99',
        icms_base_calculo: '1000',
        valor_receber: '1',
      }),
    ).toEqual([]);
  });

  it('have a reduced base only by the reduction that was sent', () => {
    expect(faultsOf({ icms_situacao_tributaria: '20', icms_aliquota: '12' })).toEqual([
      'icms_reducao_base_calculo',
      'icms_base_calculo',
      'icms_valor',
    ]);
  });

  it('are shared with the UF where the transport ends by the difference of the rates', () => {
    const share = {
      icms_base_calculo_uf_fim: '1000.00',
      icms_percentual_fcp_uf_fim: '2.00',
      icms_aliquota_interna_uf_fim: '18.00',
      icms_aliquota_interestadual_uf_fim: '12.00',
    };
    expect(noticeLines({ icms_situacao_tributaria: '00', icms_aliquota: '12', ...share }).slice(3)).toEqual([
      'calculado icms_valor_total_fcp_uf_fim 20.00',
      'calculado icms_valor_partilha_uf_fim 60.00',
      'calculado icms_valor_partilha_uf_inicio 0.00',
    ]);
    expect(faultsOf({ icms_base_calculo_uf_fim: '1000.00' })).toContain('icms_aliquota_interna_uf_fim');
  });
});
