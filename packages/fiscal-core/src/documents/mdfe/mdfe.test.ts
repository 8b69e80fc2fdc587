import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseChave } from '../../chave-acesso/chave-acesso.ts';
import type { RuleSwitch } from '../../engine/document/rule-switches.ts';
import { officialVerdict } from '../../engine/layout/testing/official-schema.ts';
import { preparedOf, refusalsOf } from '../../testing/taken.ts';
import { CARRIER, emitMdfe, STRICT } from './fixtures/emit.ts';
import { mdfe } from './mdfe.ts';
import { LENT_PLATE } from './stand-ins.ts';

type Body = Record<string, unknown>;

const fixture = (name: string): Body =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.input.json`, import.meta.url), 'utf8'));
/** The fields of the contract, and the minimum that it requires of a real emission. */
const CONTRACT = fixture('contrato');
const ROUTE: Body = {
  mod: '58',
  uf_inicio: 'RS',
  uf_fim: 'SP',
  municipios_carregamento: [{ codigo: '4305108', nome: 'Caxias do Sul' }],
  municipios_descarregamento: [{ codigo: '3550308', nome: 'São Paulo' }],
};
const faults = (body: Body, context = CARRIER) => {
  const prepared = preparedOf(mdfe, body, context);
  mdfe.finalize(prepared.tree, { serie: 1, numero: 7, codigoNumerico: '46502913', dhEmi: prepared.dhEmi });
  return [...prepared.problems, ...mdfe.validate(prepared.tree)].map(({ field, cStat }) =>
    cStat === undefined ? field : `${field} ${cStat}`,
  );
};
const completo = (own: Body = {}): Body => ({ ...fixture('completo'), ...own });

describe('the contract', () => {
  it.each([
    [{ mod: '55' }, 'mod mod_invalido'],
    [{ mod: undefined }, 'mod campo_obrigatorio'],
    [{ tipo_transporte: '4' }, 'tipo_transporte valor_invalido'],
    [{ cnpj_emitente: '20456789000106' }, 'cnpj_emitente cnpj_invalido'],
    [{ valor_total_carga: true }, 'valor_total_carga tipo_invalido'],
    [{ peso_bruto: 'muito' }, 'peso_bruto formato_invalido'],
    [{ municipios_carregamento: 'Caxias' }, 'municipios_carregamento tipo_invalido'],
    [{ municipios_descarregamento: [{ codigo: [1] }] }, 'municipios_descarregamento[0].codigo tipo_invalido'],
    [{ modal_rodoviario: 'caminhão' }, 'modal_rodoviario tipo_invalido'],
    [{ modal_rodoviario: { placa_veiculo: {} } }, 'modal_rodoviario.placa_veiculo tipo_invalido'],
  ])('refuses %j', (own, fault) => {
    expect(
      refusalsOf(mdfe, { ...CONTRACT, ...own }, CARRIER).map(({ field, code }) => `${field} ${code}`),
    ).toEqual([fault]);
  });

  it('takes numbers for texts and texts for numbers', () => {
    const numbers = { tipo_transporte: 1, valor_total_carga: 148500, peso_bruto: 8450, mod: 58 };
    expect(refusalsOf(mdfe, { ...CONTRACT, ...numbers }, CARRIER)).toEqual([]);
    expect(emitMdfe({ ...CONTRACT, ...numbers }).xml).toBe(emitMdfe(CONTRACT).xml);
  });

  it('asks for no town', () => {
    const none = { municipios_carregamento: [], municipios_descarregamento: [] };
    expect(refusalsOf(mdfe, { mod: '58', ...none }, CARRIER)).toEqual([]);
    expect(mdfe.contractSchema.safeParse({ mod: '58', ...none }).success).toBe(true);
  });
});

describe('sandbox defaults', () => {
  it('make a body with the fields of the contract valid, and are listed field by field', () => {
    const { xml, faults: found, prepared } = emitMdfe(CONTRACT);
    expect(found).toEqual([]);
    expect(prepared.completed).toEqual(
      expect.arrayContaining([
        { field: 'logradouro_emitente', tag: 'xLgr', value: 'NAO INFORMADO' },
        { field: 'modal_rodoviario.placa_veiculo', tag: 'placa', value: LENT_PLATE },
        { field: 'modal_rodoviario.condutores[0].cpf', tag: 'condutor', value: '12345678909' },
      ]),
    );
    expect(prepared.completed.map(({ field }) => field)).not.toContain('valor_total_carga');
    expect(officialVerdict('mdfe')(xml)).toBeNull();
  });

  it('are value, weight and a note for each town of a body with a route', () => {
    const { xml, faults: found, prepared } = emitMdfe(ROUTE);
    expect(found).toEqual([]);
    const filledIn = new Map(prepared.completed.map(({ field, value }) => [field, value]));
    expect([filledIn.get('valor_total_carga'), filledIn.get('peso_bruto')]).toEqual(['1.00', '1.0000']);
    expect(
      parseChave(filledIn.get('municipios_descarregamento[0].notas_fiscais[0].chave_nfe') ?? ''),
    ).not.toBeNull();
    expect(officialVerdict('mdfe')(xml)).toBeNull();
  });

  it('is nothing for the model alone, which lacks everything in both modes', () => {
    for (const context of [CARRIER, STRICT]) {
      const found = faults({ mod: '58' }, context);
      expect(preparedOf(mdfe, { mod: '58' }, context).completed).toEqual([]);
      expect(found).toEqual(
        expect.arrayContaining(['uf_inicio', 'uf_fim', 'municipios_carregamento', 'modal_rodoviario']),
      );
    }
  });

  it('is nothing in strict mode: the list is whole', () => {
    expect(faults(CONTRACT, STRICT)).toEqual([
      'percursos 663',
      'descricao_produto 725',
      'codigo_ncm_produto 301',
      'modal_rodoviario.pagamentos 302',
      'tipo_transporte 458',
      'tipo_transporte 745',
      'logradouro_emitente',
      'numero_emitente',
      'bairro_emitente',
      'codigo_municipio_emitente',
      'municipio_emitente',
      'modal_rodoviario',
    ]);
  });

  it('leaves a vehicle, an address and the registration of the carrier as they are', () => {
    const issuer = {
      ...CARRIER.issuer,
      rntrc: '12.345.678',
      address: { logradouro: 'Rua A', numero: '1', bairro: 'Centro', municipio: 'Caxias do Sul', uf: 'RS' },
    };
    const body = { ...CONTRACT, modal_rodoviario: { placa_veiculo: 'IVX4J82' } };
    const { xml, prepared } = emitMdfe(body, { ...CARRIER, issuer });
    expect(xml).toContain('<RNTRC>12345678</RNTRC>');
    expect(xml).toContain('<placa>IVX4J82</placa>');
    expect(xml).toContain('<cMun>4305108</cMun><xMun>Caxias do Sul</xMun>');
    expect(prepared.completed.map(({ field }) => field)).toEqual([
      'modal_rodoviario.tara_veiculo',
      'modal_rodoviario.tipo_rodado_veiculo',
      'modal_rodoviario.tipo_carroceria_veiculo',
      'modal_rodoviario.condutores[0].nome',
      'modal_rodoviario.condutores[0].cpf',
    ]);
  });
});

describe('defaults', () => {
  const writeXml = (body: Body): string => emitMdfe(body).xml;

  it('derive the issuer from the cargo, the modal from the fields sent, the unit and the counts', () => {
    expect(writeXml(CONTRACT)).toContain('<tpEmit>2</tpEmit>');
    expect(writeXml(CONTRACT)).toContain('<tot><qNFe>1</qNFe><vCarga>148500.00</vCarga><cUnid>01</cUnid>');
    const { emitente: _emitente, modal: _modal, quantidade_total_cte: _count, ...rest } = fixture('completo');
    expect(writeXml(rest)).toBe(writeXml(completo()));
  });

  it('find towns by name and UF, names by code, and the constants of abroad', () => {
    const body = {
      ...CONTRACT,
      uf_fim: 'EX',
      municipios_carregamento: [{ nome: 'caxias do sul' }, { codigo: '4314902' }],
      municipios_descarregamento: [
        { notas_fiscais: [{ chave_nfe: '4326113188421500014655001000045871120931847' + '0' }] },
      ],
    };
    const xml = writeXml(body);
    expect(xml).toContain('<cMunCarrega>4305108</cMunCarrega><xMunCarrega>caxias do sul</xMunCarrega>');
    expect(xml).toContain('<cMunCarrega>4314902</cMunCarrega><xMunCarrega>Porto Alegre</xMunCarrega>');
    expect(xml).toContain('<cMunDescarga>9999999</cMunDescarga><xMunDescarga>EXTERIOR</xMunDescarga>');
  });

  it('complete a payment from its parts', () => {
    const [payment] = JSON.parse(JSON.stringify(completo()['modal_rodoviario'])).pagamentos;
    const { valor_total_contrato: _total, forma_pagamento: _kind, ...rest } = payment;
    const own = { ...rest, parcelas: [{ data_vencimento: '2026-12-20', valor: 2000 }] };
    const road = { ...(completo()['modal_rodoviario'] as Body), pagamentos: [own] };
    expect(writeXml(completo({ modal_rodoviario: road }))).toBe(writeXml(completo()));
  });

  it('write an empty registration of an owner who has a UF alone', () => {
    const owner = {
      cpf_proprietario_veiculo: '12345678909',
      rntrc_proprietario_veiculo: '12345678',
      razao_social_proprietario_veiculo: 'Osvaldo',
      inscricao_estadual_proprietario_veiculo: '',
      uf_proprietario_veiculo: 'SP',
      tipo_proprietario_veiculo: '1',
    };
    const road = {
      ...(completo()['modal_rodoviario'] as Body),
      cnpj_proprietario_veiculo: undefined,
      ...owner,
    };
    const { xml, faults: found } = emitMdfe(completo({ modal_rodoviario: road }), STRICT);
    expect(found).toEqual([]);
    expect(xml).toContain('<xNome>Osvaldo</xNome><IE></IE><UF>SP</UF>');
    expect(officialVerdict('mdfe')(xml)).toBeNull();
  });

  it('take the issuer from the registration, an exempt one without IE', () => {
    const {
      cnpj_emitente: _cnpj,
      inscricao_estadual_emitente: _ie,
      nome_emitente: _nome,
      ...rest
    } = CONTRACT;
    expect(writeXml(rest)).toContain(
      '<emit><CNPJ>20456789000105</CNPJ><IE>0290187656</IE><xNome>TRANSPORTES SERRA AZUL LTDA</xNome>',
    );
    const exempt = { ...CARRIER, issuer: { ...CARRIER.issuer, ie: 'ISENTO' } };
    expect(emitMdfe(rest, exempt)).toMatchObject({ faults: [], xml: expect.not.stringContaining('<IE>') });
  });
});

describe('rules that are certain before sending', () => {
  it.each([
    [{ cnpj_emitente: '11222333000181' }, ['cnpj_emitente 213']],
    [{ modal: '2' }, ['modal 580']],
    [{ modal_aereo: { numero_voo: 'AD4512' } }, ['modal 225']],
  ])('%j', (own, found) => {
    expect(faults(completo(own), STRICT)).toEqual(found);
  });

  it('do what an operator set for the type in the UF of the issuer', () => {
    const body = completo({
      cnpj_emitente: '11222333000181',
      modal: '2',
      tipo_transporte: '2',
      modal_rodoviario: {
        ...(fixture('completo')['modal_rodoviario'] as Body),
        contratantes: [{ cnpj: '11222333000181' }],
      },
    });
    const by = (...set: readonly Pick<RuleSwitch, 'type' | 'effect' | 'uf'>[]) => {
      const ruleSwitches = set.map((one) => ({ ...one, cStat: '580' }));
      const { problems, notices } = preparedOf(mdfe, body, { ...STRICT, ruleSwitches });
      return [problems.map(({ cStat }) => cStat), notices.map(({ code, cStat }) => `${code} ${cStat}`)];
    };
    expect(by()).toEqual([['580', '213'], []]);
    expect(by({ type: 'mdfe', effect: 'off', uf: null })).toEqual([['213'], []]);
    expect(by({ type: 'mdfe', effect: 'notice', uf: 'RS' })).toEqual([['213'], ['risco_de_rejeicao 580']]);
    expect(by({ type: 'mdfe', effect: 'off', uf: 'SP' }, { type: 'nfe', effect: 'off', uf: null })).toEqual(
      by(),
    );
  });

  it('name the modal’s field where one of two values is due', () => {
    const road = {
      ...(completo()['modal_rodoviario'] as Body),
      condutores: [],
      lacres: [{ numero_lacre: 'x'.repeat(21) }],
    };
    expect(faults(completo({ modal_rodoviario: road }), STRICT)).toEqual([
      'modal_rodoviario.condutores',
      'modal_rodoviario.lacres[0].numero_lacre',
    ]);
  });
});

describe('the QR Code', () => {
  const code = (xml: string): string => /<qrCodMDFe>(.*)<\/qrCodMDFe>/.exec(xml)?.[1] ?? '';

  it('is the portal’s address with key and environment, in the XML and nowhere else', () => {
    const { xml, chave } = emitMdfe(CONTRACT);
    expect(code(xml)).toBe(`https://dfe-portal.svrs.rs.gov.br/mdfe/qrCode?chMDFe=${chave}&amp;tpAmb=2`);
    expect(mdfe.hasQrCode).toBe(false);
  });

  it('signs the key in contingency', () => {
    const { xml } = emitMdfe({ ...CONTRACT, forma_emissao: '2' });
    expect(code(xml)).toMatch(/&amp;tpAmb=2&amp;sign=[A-Za-z0-9+/]+=*$/);
    expect(officialVerdict('mdfe')(xml)).toBeNull();
  });
});
