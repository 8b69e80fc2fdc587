import { describe, expect, it } from 'vitest';
import type { Tree } from '../../../engine/document/definition.ts';
import { compileMapper } from '../../../engine/layout/mapper.ts';
import type { FlatInput } from '../../../engine/layout/types.ts';
import { nfeLayout } from './layout.ts';

const map = compileMapper(nfeLayout);
const at = (tree: Tree, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      tree,
    );
const note = (input: FlatInput, path: string) => at(map(input), `infNFe/${path}`);
const item = (input: FlatInput, path: string) => note({ itens: [input] }, `det/0/${path}`);
const base = { icms_origem: '0' };

describe('activation of groups', () => {
  it('needs the plate for the vehicle, and the plate of the item is another thing', () => {
    expect(note({ veiculo_uf: 'SP', modalidade_frete: '9' }, 'transp')).toEqual({ modFrete: '9' });
    expect(note({ veiculo_placa: 'ABC1D23', veiculo_uf: 'SP' }, 'transp')).toEqual({
      veicTransp: { placa: 'ABC1D23', UF: 'SP' },
    });
    expect(
      item({ veiculo_chassi: '9BWZZZ377VT004251', veiculo_tipo_operacao: '1' }, 'prod/veicProd'),
    ).toEqual({ tpOp: '1', chassi: '9BWZZZ377VT004251' });
  });
  it('needs the logradouro for retirada and entrega', () => {
    expect(note({ uf_retirada: 'SP' }, 'retirada')).toBeUndefined();
    expect(note({ logradouro_entrega: 'Rua A', uf_entrega: 'SP' }, 'entrega')).toEqual({
      xLgr: 'Rua A',
      UF: 'SP',
    });
  });
  it('lets the guide win over the defensivos', () => {
    const agropecuario_defensivo = [{ numero_receituario: '1', cpf_responsavel: '12345678909' }];
    expect(note({ agropecuario_defensivo }, 'agropecuario')).toEqual({
      defensivo: [{ nReceituario: '1', CPFRespTec: '12345678909' }],
    });
    expect(
      note(
        { agropecuario_defensivo, agropecuario_tipo_guia: '1', agropecuario_numero_guia: '5' },
        'agropecuario',
      ),
    ).toEqual({ guiaTransito: { tpGuia: '1', nGuia: '5' } });
  });
  it('makes no group of nothing', () => {
    expect(map({})).toEqual({});
    expect(note({ valor_desconto: '0.00' }, 'cobr')).toBeUndefined();
  });
  it('takes one of vehicle, medicine, arms, fuel and RECOPI', () => {
    expect(
      Object.keys(
        Object(
          item({ combustivel_codigo_anp: '210203001', medicamento_codigo_anvisa: '12345678901' }, 'prod'),
        ),
      ),
    ).toEqual(['med']);
  });
});

describe('ICMS and its siblings', () => {
  it.each([
    ['00', 'ICMS00', 'CST', '00'],
    ['40', 'ICMS40', 'CST', '40'],
    ['50', 'ICMS40', 'CST', '50'],
    ['90_partilha', 'ICMSPart', 'CST', '90'],
    ['41_st', 'ICMSST', 'CST', '41'],
    ['60', 'ICMS60', 'CST', '60'],
    ['60_st', 'ICMSST', 'CST', '60'],
    ['400', 'ICMSSN102', 'CSOSN', '400'],
    ['900', 'ICMSSN900', 'CSOSN', '900'],
  ])('%s is %s with %s %s', (situation, element, tag, code) => {
    expect(item({ ...base, icms_situacao_tributaria: situation }, 'imposto/ICMS')).toEqual({
      [element]: { orig: '0', [tag]: code },
    });
  });
  it('feeds the rate to pICMS or, by quantity, to adRemICMS', () => {
    expect(
      item({ ...base, icms_situacao_tributaria: '00', icms_aliquota: '18.00' }, 'imposto/ICMS/ICMS00/pICMS'),
    ).toBe('18.00');
    expect(
      item(
        { ...base, icms_situacao_tributaria: '02', icms_aliquota: '1.45' },
        'imposto/ICMS/ICMS02/adRemICMS',
      ),
    ).toBe('1.45');
  });
  it('keeps an unknown code where the validator finds it', () => {
    expect(item({ ...base, icms_situacao_tributaria: '77' }, 'imposto/ICMS')).toEqual({ CST: '77' });
    expect(item({ pis_situacao_tributaria: '48' }, 'imposto/PIS')).toEqual({ CST: '48' });
  });
  it('makes a service of an item with ISSQN: no ICMS, no II', () => {
    const imposto = item(
      {
        ...base,
        icms_situacao_tributaria: '00',
        issqn_base_calculo: '10.00',
        ii_valor: '1.00',
        ipi_situacao_tributaria: '53',
        ipi_codigo_enquadramento_legal: '999',
      },
      'imposto',
    );
    expect(imposto).toEqual({ IPI: { cEnq: '999', IPINT: { CST: '53' } }, ISSQN: { vBC: '10.00' } });
  });
  it('chooses between percent and quantity by what is sent', () => {
    expect(
      item(
        { pis_situacao_tributaria: '99', pis_base_calculo: '0.00', pis_aliquota_porcentual: '0.00' },
        'imposto/PIS/PISOutr',
      ),
    ).toEqual({ CST: '99', vBC: '0.00', pPIS: '0.00' });
    expect(
      item({ pis_situacao_tributaria: '99', pis_quantidade_vendida: '5' }, 'imposto/PIS/PISOutr'),
    ).toEqual({ CST: '99', qBCProd: '5' });
  });
  it('writes IPI only with its CST', () => {
    expect(
      item({ ipi_base_calculo: '10.00', ipi_codigo_enquadramento_legal: '999' }, 'imposto'),
    ).toBeUndefined();
  });
});

describe('zeros', () => {
  it('leaves out an optional amount whose format has no zero', () => {
    expect(item({ valor_frete: '0.00', valor_seguro: '1.00' }, 'prod')).toEqual({ vSeg: '1.00' });
  });
  it('leaves out a block that is incomplete and all zeros, and keeps a complete one', () => {
    const icms = { ...base, icms_situacao_tributaria: '60' };
    expect(item({ ...icms, icms_base_calculo_retido_st: '0.00' }, 'imposto/ICMS/ICMS60')).toEqual({
      orig: '0',
      CST: '60',
    });
    expect(
      item(
        {
          ...icms,
          icms_base_calculo_retido_st: '0.00',
          icms_aliquota_final: '0.00',
          icms_valor_retido_st: '0.00',
        },
        'imposto/ICMS/ICMS60',
      ),
    ).toEqual({ orig: '0', CST: '60', vBCSTRet: '0.00', pST: '0.00', vICMSSTRet: '0.00' });
    expect(item({ ...icms, icms_base_calculo_retido_st: '5.00' }, 'imposto/ICMS/ICMS60')).toEqual({
      orig: '0',
      CST: '60',
      vBCSTRet: '5.00',
    });
  });
  it('leaves out a group of zeros that cannot be written', () => {
    expect(
      item(
        { pis_base_calculo_st: '0.00', pis_aliquota_porcentual_st: '0.00', pis_valor_st: '0.00' },
        'imposto',
      ),
    ).toBeUndefined();
    expect(note({ pis_valor_retido: '0.00', csll_valor_retido: '0.00' }, 'total')).toBeUndefined();
  });
});

describe('IBS and CBS', () => {
  const rtc = (cst: string, more: FlatInput) =>
    item(
      { ibs_cbs_situacao_tributaria: cst, ibs_cbs_classificacao_tributaria: '000001', ...more },
      'imposto/IBSCBS',
    );
  it('goes by the CST, then by what is sent', () => {
    expect(rtc('000', { ibs_cbs_base_calculo: '10.00' })).toMatchObject({ gIBSCBS: { vBC: '10.00' } });
    expect(rtc('800', { ibs_valor_transferido: '1.00', ibs_cbs_base_calculo: '10.00' })).toMatchObject({
      gTransfCred: { vIBS: '1.00' },
    });
    expect(rtc('811', { data_competencia_apuracao: '2026-11' })).toMatchObject({
      gAjusteCompet: { competApur: '2026-11' },
    });
    expect(rtc('620', { mono_total_ibs_item: '1.00' })).toMatchObject({
      gIBSCBSMono: { vTotIBSMonoItem: '1.00' },
    });
    expect(item({ ibs_cbs_base_calculo: '10.00' }, 'imposto')).toBeUndefined();
  });
  it('writes the quantity for each tax that has a rate or a value, by quantity or by value', () => {
    const mono = rtc('620', {
      mono_base_calculo_quantidade_tributada: '5.0000',
      mono_ibs_valor: '1.00',
      mono_ibs_base_calculo_ad_valorem: '20.00',
      mono_cbs_aliquota_ad_rem: '0.10',
      mono_cbs_valor: '0.50',
    });
    expect(mono).toMatchObject({
      gIBSCBSMono: {
        gIBSMonoAdValorem: { gMonoPadrao: { vBCMono: '20.00', vIBSMono: '1.00' } },
        gCBSMonoAdRem: { gMonoPadrao: { qBCMono: '5.0000', adRemCBS: '0.10', vCBSMono: '0.50' } },
      },
    });
    expect(rtc('620', { mono_base_calculo_quantidade_tributada: '5.0000', mono_ibs_valor: '1.00' })).toEqual({
      CST: '620',
      cClassTrib: '000001',
      gIBSCBSMono: { gIBSMonoAdRem: { gMonoPadrao: { qBCMono: '5.0000', vIBSMono: '1.00' } } },
    });
  });
  it('opens gDif, gRed and gDevTrib by their first fields', () => {
    const ibs = rtc('200', {
      ibs_uf_aliquota: '0.10',
      ibs_uf_percentual_reducao_aliquota: '60.00',
      ibs_uf_valor_diferido: '1.00',
      cbs_valor_tributo_devolvido: '2.00',
    });
    expect(ibs).toMatchObject({
      gIBSCBS: {
        gIBSUF: { pIBSUF: '0.10', gRed: { pRedAliq: '60.00' } },
        gCBS: { gDevTrib: { vDevTrib: '2.00' } },
      },
    });
    expect(at(Object(ibs), 'gIBSCBS/gIBSUF/gDif')).toBeUndefined();
  });
});

describe('lists and references', () => {
  it('sends a key with a hidden code to refNFeSig', () => {
    const hidden = `${'3'.repeat(35)}000000001`;
    const plain = `${'3'.repeat(35)}123456781`;
    expect(
      note(
        { notas_referenciadas: [{ chave_nfe: hidden }, { chave_nfe: plain }, { numero: '7' }] },
        'ide/NFref',
      ),
    ).toEqual([{ refNFeSig: hidden }, { refNFe: plain }, { refNF: { nNF: '7' } }]);
  });
  it('keeps the place of an empty entry, so that paths point at what was sent', () => {
    expect(map({ itens: [{}, { codigo_produto: 'A' }] })).toEqual({
      infNFe: { det: [{}, { prod: { cProd: 'A' } }] },
    });
  });
  it('plucks the codes out of lists of one field', () => {
    expect(item({ nves: [{ nve: 'AB0001' }, { nve: 'AB0002' }] }, 'prod/NVE')).toEqual(['AB0001', 'AB0002']);
    expect(note({ chaves_nfe_antecipacao_pagamento: [{ chave_nfe: '1' }] }, 'ide/gPagAntecipado')).toEqual({
      refNFe: ['1'],
    });
  });
  it('uses the first observation of an item, and all of the note', () => {
    const observacoes_contribuinte = [
      { campo: 'a', texto: 'b' },
      { campo: 'c', texto: 'd' },
    ];
    expect(item({ observacoes_contribuinte }, 'obsItem/obsCont')).toEqual({ '@xCampo': 'a', xTexto: 'b' });
    expect(note({ observacoes_contribuinte }, 'infAdic/obsCont')).toHaveLength(2);
  });
  it('takes the CNPJ when CNPJ and CPF are sent, and an empty foreign id when that is all there is', () => {
    expect(note({ cpf_destinatario: '1', cnpj_destinatario: '2' }, 'dest')).toEqual({ CNPJ: '2' });
    expect(note({ id_estrangeiro_destinatario: '', nome_destinatario: 'X' }, 'dest')).toEqual({
      idEstrangeiro: '',
      xNome: 'X',
    });
  });
});
