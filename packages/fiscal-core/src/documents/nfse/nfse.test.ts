import { describe, expect, it } from 'vitest';
import { buildChaveNfse } from '../../chave-acesso/chave-nfse.ts';
import { preparedOf, refusalsOf } from '../../testing/taken.ts';
import { LENIENT } from '../nfe/fixtures/context.ts';
import { nfse } from './nfse.ts';

const BODY = {
  cnpj_prestador: '11222333000181',
  codigo_municipio_prestacao: '3550308',
  descricao_servico: 'Consultoria',
  codigo_tributacao_nacional_iss: '010101',
  valor_servico: 100,
};
const STRICT = { ...LENIENT, completeInSandbox: false };
/** Facts that only the caller knows, for documents without sandbox defaults. */
const REGIME = {
  codigo_opcao_simples_nacional: '1',
  regime_especial_tributacao: '0',
  tributacao_iss: '1',
  tipo_retencao_iss: '1',
  percentual_total_tributos_federais: '13.45',
  percentual_total_tributos_estaduais: '0.00',
  percentual_total_tributos_municipais: '5.00',
};
const faults = (own: object) =>
  refusalsOf(nfse, { ...BODY, ...own }, LENIENT).map(({ field, code }) => `${field} ${code}`);
const infDPS = (own: object, context = LENIENT) => {
  const prepared = preparedOf(nfse, { ...BODY, ...own }, context);
  const { serie = prepared.defaultSerie, numero = 7 } = prepared;
  const key = nfse.finalize(prepared.tree, {
    serie,
    numero,
    codigoNumerico: '46502913',
    dhEmi: prepared.dhEmi,
  });
  const problems = [...prepared.problems, ...nfse.validate(prepared.tree)];
  return { key, ...prepared, problems, written: nfse.write(prepared.tree).toString() };
};

describe('the contract of an NFS-e', () => {
  it('needs neither mod nor data_emissao', () => {
    expect(faults({})).toEqual([]);
  });
  it.each([
    [{ mod: '55' }, ['mod mod_invalido']],
    [{ cnpj_prestador: undefined }, ['cnpj_prestador campo_obrigatorio']],
    [{ cpf_prestador: '52998224725' }, ['cpf_prestador campos_excludentes']],
    [{ cnpj_prestador: '11222333000182' }, ['cnpj_prestador cnpj_invalido']],
    [{ codigo_municipio_prestacao: '' }, ['codigo_municipio_prestacao campo_obrigatorio']],
    [{ codigo_pais_prestacao: 'US' }, ['codigo_pais_prestacao campos_excludentes']],
    [{ razao_social_tomador: 'X' }, ['cnpj_tomador campo_obrigatorio']],
    [{ cpf_tomador: '52998224725' }, ['razao_social_tomador campo_obrigatorio']],
    [
      { email_tomador: 'a@b.example' },
      ['cnpj_tomador campo_obrigatorio', 'razao_social_tomador campo_obrigatorio'],
    ],
    [{ descricao_servico: ' ' }, ['descricao_servico campo_obrigatorio']],
    [{ codigo_tributacao_nacional_iss: '0101' }, ['codigo_tributacao_nacional_iss valor_invalido']],
    [{ valor_servico: 0 }, ['valor_servico valor_invalido']],
    [{ valor_servico: '-1' }, ['valor_servico valor_invalido']],
    [{ valor_servico: '0.001' }, ['valor_servico valor_invalido']],
    [{ numero_dps: 20_261_122_001 }, ['numero_dps valor_invalido']],
    [{ numero_dps: '0' }, ['numero_dps valor_invalido']],
    [{ numero_dps: 'A1' }, ['numero_dps valor_invalido']],
  ])('refuses %j', (own, expected) => {
    expect(faults(own)).toEqual(expected);
  });
  it.each(['', null, 512, '512', '000000000000512', '7.0', '999999999'])('takes the number %j', (numero) => {
    expect(faults({ numero_dps: numero })).toEqual([]);
  });
});

describe('a DPS', () => {
  it('is named by its Id of 45 characters: município, registration, série and number', () => {
    expect(infDPS({ serie_dps: '900', numero_dps: 512 }).key).toBe(
      'DPS355030821122233300018100900000000000000512',
    );
    expect(infDPS({ cnpj_prestador: undefined, cpf_prestador: '52998224725' }).key).toBe(
      'DPS355030810005299822472500001000000000000007',
    );
  });

  it('takes a CNPJ with letters from all who may be named', () => {
    const issuer = { ...STRICT.issuer, cnpj: '12ABC34501DE35' };
    const { key, problems, written } = infDPS(
      {
        cnpj_prestador: '12.abc.345/01de-35',
        cnpj_tomador: '12ABC34501DF16',
        razao_social_tomador: 'Célia',
        cnpj_intermediario: '98XYZ765000157',
        razao_social_intermediario: 'Orvalho',
        chave_nfse_substituida: buildChaveNfse({
          cMun: '3550308',
          ambGer: '2',
          inscricao: '12ABC34501DE35',
          nNFSe: 1,
          AAMM: '2611',
          codigo: '123456789',
        }),
        codigo_justificativa_substituicao: '01',
      },
      { ...LENIENT, issuer },
    );
    expect(problems).toEqual([]);
    expect(key).toBe('DPS3550308212ABC34501DE3500001000000000000007');
    for (const [party, cnpj] of [
      ['prest', '12ABC34501DE35'],
      ['toma', '12ABC34501DF16'],
      ['interm', '98XYZ765000157'],
    ])
      expect(written).toContain(`<${party}><CNPJ>${cnpj}</CNPJ>`);
  });

  it('is emitted by the município that the body names, else the provider’s, else the registration’s', () => {
    const registered = { ...STRICT, issuer: { ...STRICT.issuer, address: { codigoMunicipio: '3509502' } } };
    const place = (own: object) => infDPS(own, registered).key.slice(3, 10);
    expect(place({})).toBe('3509502');
    expect(place({ codigo_municipio_prestador: '3304557' })).toBe('3304557');
    expect(place({ codigo_municipio_prestador: '3304557', codigo_municipio_emissora: '2927408' })).toBe(
      '2927408',
    );
  });

  it('without any of them gets the one of the service in the sandbox, and is refused elsewhere', () => {
    expect(infDPS(REGIME).completed).toEqual([
      { field: 'codigo_municipio_emissora', tag: 'cLocEmi', value: '3550308' },
    ]);
    expect(infDPS(REGIME, STRICT).problems.map(({ field }) => field)).toEqual(['codigo_municipio_emissora']);
  });

  it('leaves out what the national environment knows of a provider who emits', () => {
    const own = {
      razao_social_prestador: 'Orvalho',
      cep_prestador: '90110150',
      logradouro_prestador: 'Avenida Central',
      numero_prestador: '1',
      bairro_prestador: 'Centro',
      codigo_municipio_prestador: '4314902',
    };
    expect(infDPS(own).written).not.toMatch(/<xNome>|<end>/);
    expect(infDPS(own).problems).toEqual([]);
    const byTaker = { emitente_dps: '2', cpf_tomador: '52998224725', razao_social_tomador: 'Célia' };
    expect(infDPS({ ...own, ...byTaker }).written).toMatch(
      /<prest>.*<xNome>Orvalho<\/xNome><end><endNac><cMun>4314902/,
    );
  });

  it('states no unsent regime, taxation nor total of taxes: they are missing, or sandbox defaults', () => {
    const place = { codigo_municipio_emissora: '3550308' };
    const asked = [
      'codigo_opcao_simples_nacional',
      'regime_especial_tributacao',
      'tributacao_iss',
      'valor_total_tributos_federais',
    ];
    const { problems, written } = infDPS(place, STRICT);
    expect(problems.map(({ field }) => field)).toEqual(asked);
    expect(problems.every(({ fix, tag }) => fix !== undefined && tag !== undefined)).toBe(true);
    expect(written).not.toMatch(/<opSimpNac|<regEspTrib|<tribISSQN|<totTrib/);
    const lenient = infDPS(place);
    expect(lenient.problems).toEqual([]);
    expect(lenient.completed.map(({ tag, value }) => `${tag} ${value}`)).toEqual([
      'opSimpNac 1',
      'regEspTrib 0',
      'tribISSQN 1',
      'pTotTribFed 0.00',
      'pTotTribEst 0.00',
      'pTotTribMun 0.00',
    ]);
  });

  const noticesOf = (own: object, regimeTributario?: string) => {
    const issuer = { ...STRICT.issuer, ...(regimeTributario && { regimeTributario }) };
    const { notices } = infDPS(own, { ...STRICT, issuer });
    return notices
      .filter(({ code }) => code !== 'obrigacao_legal')
      .map(({ code, field, suggestion }) => `${code} ${field} ${suggestion}`);
  };

  it.each([
    ['1', ['codigo_opcao_simples_nacional 3', 'regime_tributario_simples_nacional 1']],
    ['2', ['codigo_opcao_simples_nacional 3', 'regime_tributario_simples_nacional 2']],
    ['3', ['codigo_opcao_simples_nacional 1']],
    ['4', ['codigo_opcao_simples_nacional 2']],
  ])('takes the Simples Nacional from CRT %s of the registration, with a notice', (crt, expected) => {
    const { codigo_opcao_simples_nacional: _, ...sent } = { ...REGIME };
    expect(noticesOf(sent, crt)).toEqual(expected.map((line) => `calculado ${line}`));
    expect(noticesOf(REGIME, crt)).toEqual([]);
  });

  it.each([
    ['a service without incidence', { codigo_tributacao_nacional_iss: '990101' }, { tributacao_iss: '4' }],
    ['an export', { tributacao_iss: '3' }, { regime_especial_tributacao: '0', tipo_retencao_iss: '1' }],
    [
      'a MEI',
      { codigo_opcao_simples_nacional: '2' },
      { regime_especial_tributacao: '0', tipo_retencao_iss: '1', indicador_total_tributacao: '0' },
    ],
    [
      'who assesses in the Simples',
      { codigo_opcao_simples_nacional: '3', regime_tributario_simples_nacional: '1' },
      { regime_especial_tributacao: '0' },
    ],
    ['a special regime', { regime_especial_tributacao: '5' }, { tipo_retencao_iss: '1' }],
  ])('writes what a rule leaves no choice of: %s', (_, own, expected) => {
    const taker = { cnpj_tomador: '49990213000105', razao_social_tomador: 'Cooperativa' };
    expect(noticesOf({ ...taker, ...own })).toEqual(
      expect.arrayContaining(Object.entries(expected).map(([field, value]) => `calculado ${field} ${value}`)),
    );
  });

  it('leaves the retention open where there is a taker who may retain, and has none without a taker', () => {
    const { tipo_retencao_iss: _, ...sent } = REGIME;
    const taker = { cnpj_tomador: '49990213000105', razao_social_tomador: 'Cooperativa' };
    expect(infDPS({ ...sent, ...taker }, STRICT).problems.map(({ field }) => field)).toContain(
      'tipo_retencao_iss',
    );
    expect(noticesOf(sent)).toEqual(['calculado tipo_retencao_iss 1']);
  });

  it('has PIS and COFINS by base and rate, and no value without them', () => {
    const pis = {
      situacao_tributaria_pis_cofins: '01',
      base_calculo_pis_cofins: '333.33',
      aliquota_pis: '0.65',
      aliquota_cofins: '3.00',
    };
    // 333.33 × 0.65 % = 2.166645; × 3 % = 9.9999
    expect(noticesOf({ ...REGIME, ...pis })).toEqual([
      'calculado valor_pis 2.17',
      'calculado valor_cofins 10.00',
    ]);
    expect(infDPS({ ...REGIME, situacao_tributaria_pis_cofins: '08' }).written).not.toContain('<vPis>');
  });

  it('is dated a minute back by default, and as sent otherwise', () => {
    const { nowMs } = LENIENT;
    expect(Date.parse(infDPS({}).dhEmi)).toBe(nowMs - 60_000);
    const sent = new Date(nowMs).toISOString();
    expect(Date.parse(infDPS({ data_emissao: sent }).dhEmi)).toBe(nowMs);
  });

  it.each([
    [{ cnpj_prestador: '38889102000182' }, '213', 'cnpj_prestador'],
    [{ serie_dps: '60000' }, undefined, 'serie_dps'],
    [
      {
        chave_nfse_substituida: buildChaveNfse({
          cMun: '3550308',
          ambGer: '2',
          inscricao: '11222333000181',
          nNFSe: 1,
          AAMM: '2611',
          codigo: '123456789',
        }),
        codigo_justificativa_substituicao: '99',
      },
      'E0078',
      'motivo_substituicao',
    ],
    [
      {
        ibs_cbs_situacao_tributaria: '000',
        ibs_cbs_classificacao_tributaria: '000001',
        codigo_indicador_operacao: '030101',
      },
      'E0322',
      'codigo_nbs',
    ],
    [{ codigo_opcao_simples_nacional: '3' }, 'E0166', 'regime_tributario_simples_nacional'],
  ])('%j is refused before it is sent', (own, cStat, field) => {
    expect(
      infDPS({ ...REGIME, codigo_municipio_emissora: '3550308', ...own }, STRICT).problems.map((problem) => [
        problem.cStat,
        problem.field,
      ]),
    ).toEqual([[cStat, field]]);
  });
});
