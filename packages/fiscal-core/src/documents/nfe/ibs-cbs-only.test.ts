import { describe, expect, it } from 'vitest';
import { preparedOf, refusalsOf } from '../../testing/taken.ts';
import { type Body, withItem } from './fixtures/cases.ts';
import { emit, STRICT } from './fixtures/context.ts';
import { nfe } from './nfe.ts';

const DEBIT = { finalidade_emissao: '6', tipo_nota_debito: '01' };
const LOSS = { finalidade_emissao: '6', tipo_nota_debito: '07' };
const IBS_CBS = {
  ibs_cbs_situacao_tributaria: '800',
  ibs_cbs_classificacao_tributaria: '800002',
  ibs_valor_transferido: '1.00',
  cbs_valor_transferido: '9.00',
};
const NO_ICMS = { icms_origem: undefined, icms_situacao_tributaria: undefined };
const adjusting = (purpose: Body, own: Body = {}): Body =>
  withItem({ cfop: '5949', ...IBS_CBS, ...own }, purpose);
const codesOf = (body: Body) => preparedOf(nfe, body, STRICT).problems.map(({ cStat }) => cStat);

describe('a note of debit or credit', () => {
  it.each([DEBIT, LOSS, { finalidade_emissao: 5, tipo_nota_credito: '01' }])(
    'needs no ICMS of its items: %j',
    (purpose) => {
      expect(refusalsOf(nfe, adjusting(purpose, NO_ICMS), STRICT)).toEqual([]);
      expect(refusalsOf(nfe, adjusting({}, NO_ICMS), STRICT)).toHaveLength(2);
    },
  );

  it('is written without ICMS, PIS and COFINS', () => {
    const { xml } = emit(nfe, adjusting(DEBIT, NO_ICMS), STRICT);
    expect(xml).not.toMatch(/<(?:ICMS|PIS|COFINS)>/);
    expect(xml).toContain('<IBSCBS>');
  });

  it('drops the two fields that the published contract requires, with a notice', () => {
    const { xml, prepared } = emit(nfe, adjusting(DEBIT, { icms_situacao_tributaria: '90' }), STRICT);
    expect(xml).not.toContain('<ICMS>');
    expect(prepared.notices).toContainEqual(
      expect.objectContaining({
        code: 'texto_ajustado',
        field: 'itens[0].icms_situacao_tributaria',
        message: expect.stringContaining('B25-80'),
      }),
    );
    expect(codesOf(adjusting(DEBIT, { icms_situacao_tributaria: '90' }))).toEqual([]);
  });

  it('keeps, and is refused for, a tax that more was sent of', () => {
    const { problems } = preparedOf(nfe, adjusting(DEBIT, { icms_base_calculo: '1.00' }), STRICT);
    expect(problems).toContainEqual(
      expect.objectContaining({ cStat: '1001', field: 'itens[0].icms_situacao_tributaria' }),
    );
    const { problems: ofPis } = preparedOf(
      nfe,
      adjusting(DEBIT, { ...NO_ICMS, pis_situacao_tributaria: '99' }),
      STRICT,
    );
    expect(ofPis).toContainEqual(
      expect.objectContaining({ cStat: '1001', field: 'itens[0].pis_situacao_tributaria' }),
    );
  });

  it('needs none when a public body pays for an earlier supply, whose parts of IBS and CBS alone are missing here', () => {
    const paid = (operation: string) => ({
      tipo_compra_governamental: '2',
      perc_reducao_aliquota_compra_governamental: '5',
      tipo_operacao_governamental: operation,
      chaves_dfe_anterior_compra_governamental: [
        { chave_acesso_dfe_anterior: '35261011222333000181550010000000091465029132' },
      ],
    });
    const full = { ibs_cbs_situacao_tributaria: '000', ibs_cbs_classificacao_tributaria: '000001' };
    const body = (operation: string, own: Body = {}) => withItem({ ...full, ...own }, paid(operation));
    expect(refusalsOf(nfe, body('1', NO_ICMS), STRICT)).toHaveLength(2);
    const { xml, prepared } = emit(nfe, body('2', NO_ICMS), STRICT);
    expect(xml).not.toMatch(/<(?:ICMS|PIS|COFINS)>/);
    expect(prepared.problems.map(({ cStat }) => cStat)).toEqual(['1141']);
    expect(codesOf(body('2', { icms_base_calculo: '1.00' }))).toContain('1001');
    expect(codesOf(body('2', { ...NO_ICMS, pis_situacao_tributaria: '99' }))).toContain('1001');
  });

  it('keeps the ICMS where the law leaves it: a loss of stock', () => {
    const loss = {
      ibs_cbs_situacao_tributaria: '410',
      ibs_cbs_classificacao_tributaria: '410030',
      ibs_valor_estorno_credito: '1.00',
      cbs_valor_estorno_credito: '9.00',
      ibs_valor_transferido: undefined,
      cbs_valor_transferido: undefined,
    };
    const { xml } = emit(nfe, adjusting(LOSS, { ...loss, icms_situacao_tributaria: '41' }), STRICT);
    expect(xml).toContain('<ICMS><ICMS40>');
  });
});

describe('a note of services', () => {
  const SERVICE = {
    cfop: '5933',
    issqn_base_calculo: '100.00',
    issqn_aliquota: '5.00',
    issqn_valor: '5.00',
    issqn_codigo_municipio: '3550308',
    issqn_item_lista_servico: '14.01',
    issqn_indicador_exigibilidade: '1',
    issqn_indicador_incentivo: '2',
  };
  const issuer = { inscricao_municipal_emitente: '12345', cnae_fiscal_emitente: '3314710' };

  it('needs no ICMS of them', () => {
    const body = withItem({ ...SERVICE, ...NO_ICMS }, issuer);
    expect(refusalsOf(nfe, body, STRICT)).toEqual([]);
    const { xml } = emit(nfe, body, STRICT);
    expect(xml).toContain('<ISSQN>');
    expect(xml).not.toContain('<ICMS>');
  });

  it('needs it of the goods beside them', () => {
    const [service] = [withItem({ ...SERVICE, ...NO_ICMS }, issuer)['itens']].flat();
    const goods = withItem(NO_ICMS, issuer);
    expect(codesOf({ ...goods, itens: [[goods['itens']].flat(), service].flat() })).toContain('1002');
    expect(refusalsOf(nfe, withItem({ ...NO_ICMS, issqn_aliquota: ' ' }), STRICT)).toHaveLength(2);
  });
});
