import { describe, expect, it } from 'vitest';
import { xsdErrors } from '../../testing/official-schemas.ts';
import { refusalsOf } from '../../testing/taken.ts';
import type { Body } from '../nfe/fixtures/cases.ts';
import { dce } from './dce.ts';
import { emitDce, MARKETPLACE, STRICT } from './fixtures/emit.ts';

const item = {
  descricao_produto: 'Livros usados',
  codigo_ncm: '49',
  valor_unitario: '25.00',
  valor_produto: '75.00',
};
const body = (own: Body = {}): Body => ({
  mod: '59',
  cpf_destinatario: '28194736013',
  itens: [item],
  ...own,
});
const REGISTERED = {
  ...MARKETPLACE,
  issuer: {
    ...MARKETPLACE.issuer,
    address: {
      logradouro: 'Rua das Hortênsias',
      numero: '310',
      bairro: 'Centro',
      codigoMunicipio: '4314902',
      municipio: 'Porto Alegre',
      uf: 'RS',
      cep: '90820-100',
    },
  },
};
const refusedFields = (own: Body): string[] => refusalsOf(dce, body(own), STRICT).map(({ field }) => field);
const faults = (own: Body): string[] => emitDce(body(own)).faults.map(({ field }) => field);

describe('the contract', () => {
  it('asks for mod alone, and for four fields of each item that is sent', () => {
    expect(refusalsOf(dce, {}, STRICT).map(({ field }) => field)).toEqual(['mod']);
    expect(refusalsOf(dce, { mod: 59 }, STRICT)).toEqual([]);
    expect(refusedFields({ itens: [{}] })).toEqual([
      'itens[0].descricao_produto',
      'itens[0].codigo_ncm',
      'itens[0].valor_unitario',
      'itens[0].valor_produto',
    ]);
  });

  it.each<[Body, string]>([
    [{ mod: '99' }, 'mod'],
    [{ tipo_emitente: '5' }, 'tipo_emitente'],
    [{ itens: [] }, 'itens'],
    [{ itens: [{ ...item, codigo_ncm: '490' }] }, 'itens[0].codigo_ncm'],
    [{ cpf_destinatario: '28194736014' }, 'cpf_destinatario'],
    [{ cnpj_destinatario: '11222333000181' }, 'cpf_destinatario'],
  ])('%j is refused', (own, field) => {
    expect(refusedFields(own)).toEqual([field]);
  });
});

describe('completion', () => {
  it('takes the registration for a company that issues and sends itself', () => {
    const { xml, prepared } = emitDce(body(), REGISTERED);
    expect(xml).toContain('<tpEmit>2</tpEmit>');
    expect(xml).toContain(
      '<emit><CNPJ>26771591000194</CNPJ><xNome>Feira Digital Marketplace S.A.</xNome><enderEmit><xLgr>Rua das Hortênsias',
    );
    expect(prepared.completed.map(({ field }) => field)).not.toContain('logradouro_remetente');
    expect(xsdErrors(xml, 'DCe')).toEqual([]);
  });

  it('numbers the items, counts one of each and adds them up', () => {
    const { xml, prepared } = emitDce(
      body({ itens: [item, { ...item, valor_produto: '24.999' }] }),
      MARKETPLACE,
    );
    expect(xml).toMatch(/<det nItem="1">.*<qCom>1.0000<\/qCom>.*<det nItem="2">/s);
    expect(prepared.totals()).toEqual({ vDC: '100.00' });
  });

  it.each([
    ['0', 'Fisco', '1'],
    ['1', 'Marketplace', '1'],
    ['3', 'Transportadora', '2'],
    ['4', 'ECT', '0'],
  ])('tipo_emitente %s writes %s, whose CNPJ is in the key', (tipo, group, modTrans) => {
    const { xml, chave, faults: found } = emitDce(body({ tipo_emitente: tipo }), MARKETPLACE);
    expect(found).toEqual([]);
    expect(xml).toContain(`<${group}><CNPJ>26771591000194</CNPJ>`);
    expect(xml).toContain(`<modTrans>${modTrans}</modTrans>`);
    expect(chave.slice(6, 22)).toBe('2677159100019499');
    expect(chave.slice(35, 37)).toBe(`${tipo}0`);
    expect(xsdErrors(xml, 'DCe')).toEqual([]);
  });

  it('fills no default in strict mode, and names each missing field', () => {
    const { prepared } = emitDce(body());
    expect(prepared.completed).toEqual([]);
    for (const field of ['nome_destinatario', 'logradouro_remetente', 'cep_destinatario'])
      expect(faults({})).toContain(field);
  });

  it('refuses another company’s CNPJ with 213', () => {
    const { prepared } = emitDce(body({ cnpj_emitente: '11222333000181' }), MARKETPLACE);
    expect(prepared.problems).toMatchObject([{ field: 'cnpj_remetente', cStat: '213' }]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['531', { valor_total: '1.00' }, 'valor_total'],
    ['401', { cpf_remetente: '12345678900', tipo_emitente: '1' }, 'cpf_remetente'],
    ['213', { cpf_remetente: '12345678909', tipo_emitente: '2' }, 'cpf_remetente'],
    ['212', { data_emissao: '2026-11-21T16:30:30-03:00' }, 'data_emissao'],
    ['228', { data_emissao: '2026-10-01T16:30:30-03:00' }, 'data_emissao'],
  ])('tells %s before sending', (cStat, own, field) => {
    const problemLines = (sent: Record<string, unknown>) =>
      emitDce(body(sent), MARKETPLACE).prepared.problems.map(
        (problem) => `${problem.cStat} ${problem.field}`,
      );
    expect(problemLines(own)).toEqual([`${cStat} ${field}`]);
    expect(problemLines({})).toEqual([]);
  });

  it('refuses wrong check digits for which the authority has no code, but not on lenient test tokens', () => {
    const own = body({ tipo_emitente: '1', autorizados_download_xml: [{ cpf: '12345678900' }] });
    const problemFields = (context = STRICT) =>
      emitDce(own, context).prepared.problems.map(({ code, field }) => `${code} ${field}`);
    expect(problemFields()).toEqual(['cpf_invalido autorizados_download_xml[0].cpf']);
    expect(problemFields(MARKETPLACE)).toEqual([]);
  });
});

describe('the QR Code', () => {
  it('names key and environment, and in contingency bears the signature of the key', () => {
    const online = emitDce(body(), REGISTERED);
    expect(online.xml).toContain(`?chDCe=${online.chave}&amp;tpAmb=2</qrCodDCe>`);
    const offline = emitDce(body({ forma_emissao: '2' }), REGISTERED);
    expect(offline.xml).toMatch(/&amp;tpAmb=2&amp;sign=[A-Za-z0-9+/=]{300,}<\/qrCodDCe>/);
    expect(xsdErrors(offline.xml, 'DCe')).toEqual([]);
  });
});
