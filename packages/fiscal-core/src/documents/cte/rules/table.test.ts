import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildChave } from '../../../chave-acesso/chave-acesso.ts';
import type { EmissionContext } from '../../../engine/document/definition.ts';
import { preparedOf } from '../../../testing/taken.ts';
import { cte } from '../cte.ts';
import { CTE_RULES } from './table.ts';

type Body = Record<string, unknown>;

const CNPJ = '20456789000105';
const STRICT: EmissionContext = {
  ambiente: 2,
  issuer: { cnpj: CNPJ, name: 'TRANSPORTES SERRA AZUL LTDA', ie: '0290187656', uf: 'RS' },
  nowMs: Date.parse('2026-11-20T12:00:00-03:00'),
  completeInSandbox: false,
  verProc: 'emite 1.0',
};
const LIVE: EmissionContext = { ...STRICT, ambiente: 1 };
const SOUND: Body = {
  ...JSON.parse(readFileSync(new URL('../fixtures/rodoviario-completo.input.json', import.meta.url), 'utf8')),
  data_emissao: '2026-11-20T12:00:00-03:00',
};
const key = (mod: string, nNF: number, cnpj = CNPJ): string =>
  buildChave({ cUF: '43', AAMM: '2611', cnpj, mod, serie: 1, nNF, tpEmis: '1', cNF: '46502913' });
const notes = (...keys: readonly string[]): Body => ({ nfes: keys.map((chave_nfe) => ({ chave_nfe })) });
const wrong = (chave: string): string => `${chave.slice(0, 43)}${(Number(chave.slice(43)) + 1) % 10}`;
/** Earlier CT-e of a carrier, who pays the service. */
const previous = (cnpj: string, chave_cte: string): Body => ({
  cnpj_tomador: cnpj,
  emissores_documento_transporte_anterior: [
    { cnpj, razao_social: 'OUTRA', identificacoes_documentos: [{ documentos_eletronicos: [{ chave_cte }] }] },
  ],
});
/** Recipient whose company is not established in Brazil. */
const abroad = (cnpj_destinatario: string): Body => ({
  cnpj_destinatario,
  inscricao_estadual_destinatario: undefined,
  codigo_municipio_destinatario: '9999999',
  municipio_destinatario: 'EXTERIOR',
  cep_destinatario: undefined,
  uf_destinatario: 'EX',
  codigo_pais_destinatario: '1600',
  pais_destinatario: 'CHINA',
});
const GLOBAL: Body = {
  indicador_globalizado: '1',
  uf_fim: SOUND['uf_inicio'],
  codigo_municipio_fim: SOUND['codigo_municipio_inicio'],
  municipio_fim: SOUND['municipio_inicio'],
  cfop: '5353',
};
const FIVE = notes(...[1, 2, 3, 4, 5].map((n) => key('55', n)));

/** Code and field of each refusal, then of each risk, then the faults of the layout. */
function judgeBody(own: Body, context = STRICT): string[] {
  const { tree, problems, notices } = preparedOf(cte, { ...SOUND, ...own }, context);
  cte.finalize(tree, { serie: 1, numero: 7, codigoNumerico: '46502913', dhEmi: '2026-11-20T12:00:00-03:00' });
  const risks = notices.filter(({ code }) => code === 'risco_de_rejeicao');
  return [...problems, ...risks, ...cte.validate(tree)].map(
    ({ cStat, code, field }) => `${cStat ?? code} ${field}`,
  );
}

/** A body that breaks each rule alone, and the nearest body that obeys it. */
const PAIRS: readonly (readonly [told: string, breach: Body, neighbour: Body])[] = [
  ['531 valor_receber', { valor_receber: '99999.00' }, { valor_receber: '1.00' }],
  ['675 icms_valor', { icms_valor: '1.00' }, {}],
  ['527 nfes[1].chave_nfe', notes(key('55', 1), key('55', 1)), notes(key('55', 1), key('55', 2))],
  ['843 nfes[0].chave_nfe', notes(wrong(key('55', 1))), notes(key('55', 1))],
  ['843 nfes[0].chave_nfe', notes(key('57', 1)), notes(key('55', 1))],
  [
    '505 chave_cte_original_sub',
    { tipo_documento: '3' },
    { tipo_documento: '3', chave_cte_original_sub: key('57', 3) },
  ],
  [
    '847 chave_cte_original_sub',
    { tipo_documento: '3', chave_cte_original_sub: key('55', 3) },
    { tipo_documento: '3', chave_cte_original_sub: key('57', 3) },
  ],
  ['415 cnpj_remetente', { cnpj_remetente: '20456789000106' }, {}],
  ['208 cnpj_destinatario', { cnpj_destinatario: '0'.repeat(14) }, abroad('0'.repeat(14))],
  ['208 cnpj_destinatario', abroad('45771936000155'), abroad('45771936000154')],
  [
    '699 pessoas_autorizadas[0].cnpj',
    { pessoas_autorizadas: [{ cnpj: '20456789000106' }] },
    { pessoas_autorizadas: [{ cnpj: '11222333000181' }] },
  ],
  [
    '212 data_emissao',
    { data_emissao: '2026-11-20T12:06:00-03:00' },
    { data_emissao: '2026-11-20T12:04:00-03:00' },
  ],
  [
    '228 data_emissao',
    { data_emissao: '2026-10-20T12:00:00-03:00' },
    { data_emissao: '2026-10-22T12:00:00-03:00' },
  ],
  ['519 cfop', { cfop: '5353' }, { cfop: '6353' }],
  [
    '747 emissores_documento_transporte_anterior',
    { tipo_servico: '0', ...previous('11222333000181', key('57', 9, '11222333000181')) },
    {},
  ],
  [
    '844 emissores_documento_transporte_anterior[0].identificacoes_documentos[0].documentos_eletronicos[0].chave_cte',
    { tipo_servico: '1', ...previous('11222333000181', key('55', 9, '11222333000181')) },
    { tipo_servico: '1', ...previous('11222333000181', key('57', 9, '11222333000181')) },
  ],
  [
    '733 emissores_documento_transporte_anterior[0].cnpj',
    { tipo_servico: '1', ...previous('11222333000181', key('57', 9)) },
    { tipo_servico: '1', ...previous('11222333000181', key('57', 9, '11222333000181')) },
  ],
  [
    '209 inscricao_estadual_emitente',
    { inscricao_estadual_emitente: '0290187654' },
    { inscricao_estadual_emitente: '290187656' },
  ],
  [
    '614 inscricao_estadual_st_emitente',
    { inscricao_estadual_st_emitente: '1234567' },
    { inscricao_estadual_st_emitente: '110042490114' },
  ],
  [
    '419 inscricao_estadual_remetente',
    { inscricao_estadual_remetente: '02904561230' },
    { inscricao_estadual_remetente: 'ISENTO' },
  ],
  ['210 inscricao_estadual_destinatario', { inscricao_estadual_destinatario: '1492208801130' }, {}],
  ['432 inscricao_estadual_expedidor', { inscricao_estadual_expedidor: '02904561230' }, {}],
  ['440 inscricao_estadual_recebedor', { inscricao_estadual_recebedor: '1492208801130' }, {}],
  ['448 inscricao_estadual_tomador', { inscricao_estadual_tomador: '1100424901140' }, {}],
  [
    '617 inscricao_estadual_tomador',
    { inscricao_estadual_tomador: 'ISENTO', indicador_inscricao_estadual_tomador: '1' },
    { inscricao_estadual_tomador: 'ISENTO', indicador_inscricao_estadual_tomador: '2' },
  ],
  [
    '235 inscricao_suframa_destinatario',
    { inscricao_suframa_destinatario: '101040106' },
    { inscricao_suframa_destinatario: '101040105' },
  ],
  [
    '588 data_entrada_contingencia',
    {
      forma_emissao: '2',
      motivo_entrada_contingencia: 'SEM INTERNET NO LOCAL',
      data_entrada_contingencia: '2026-11-20T12:00:01-03:00',
    },
    {
      forma_emissao: '2',
      motivo_entrada_contingencia: 'SEM INTERNET NO LOCAL',
      data_entrada_contingencia: '2026-11-20T12:00:00-03:00',
    },
  ],
  [
    '729 indicador_globalizado',
    notes(key('55', 1), key('55', 2, '11222333000181')),
    notes(key('55', 1), key('55', 2)),
  ],
  [
    '745 emissores_documento_transporte_anterior',
    {
      tipo_servico: '1',
      ...previous('11222333000181', key('57', 9, '11222333000181')),
      cnpj_tomador: '20456789000105',
    },
    {
      tipo_servico: '1',
      ...previous('11222333000181', key('57', 9, '11222333000181')),
      cnpj_tomador: '11222333000262',
    },
  ],
  [
    '813 outros_documentos',
    { nfes: undefined, outros_documentos: [{ tipo_documento: '65' }] },
    { nfes: undefined, outros_documentos: [{ tipo_documento: '99', descricao_documento: 'Guia' }] },
  ],
];

describe('the rules of a CT-e', () => {
  it('accept a sound one', () => {
    expect(judgeBody({})).toEqual([]);
  });

  it.each(PAIRS)('report %s, and nothing for the neighbor', (expected, breach, neighbour) => {
    expect(judgeBody(breach)).toEqual([expected]);
    expect(judgeBody(neighbour)).toEqual([]);
  });

  /** No sheet or note was found that tells when these apply. */
  it.each(['503', '543', '723', '729', '730', '733', '828'])(
    'tell %s, whose condition only its message tells, as a risk',
    (code) => {
      const { strength, source } = CTE_RULES.find(({ cStat }) => cStat === code) ?? {};
      expect({ strength, source }).toEqual({
        strength: 'notice',
        source: expect.stringMatching(/: message$/),
      });
    },
  );

  it('accept notes of two companies without refusing them', () => {
    const own = notes(key('55', 1), key('55', 2, '11222333000181'));
    expect(preparedOf(cte, { ...SOUND, ...own }, STRICT).problems).toEqual([]);
  });

  it('refuse a CT-e globalizado across a border, and report the rest of it as a risk', () => {
    expect(
      judgeBody({
        ...GLOBAL,
        ...FIVE,
        uf_fim: SOUND['uf_fim'],
        codigo_municipio_fim: SOUND['codigo_municipio_fim'],
        municipio_fim: SOUND['municipio_fim'],
        cfop: SOUND['cfop'],
      }),
    ).toContain('743 indicador_globalizado');
    expect(judgeBody({ ...GLOBAL, ...FIVE })).not.toContain('743 indicador_globalizado');
    expect(judgeBody({ ...GLOBAL, ...notes(key('55', 1)) })).toContain('737 nfes');
    expect(judgeBody({ ...GLOBAL, ...FIVE })).not.toContain('737 nfes');
  });

  const RAIL: Body = JSON.parse(
    readFileSync(new URL('../fixtures/ferroviario-icms60.input.json', import.meta.url), 'utf8'),
  );
  it.each([
    [key('57', 9), []],
    [key('55', 9), ['842']],
    [wrong(key('57', 9)), ['842']],
  ])('judge the key of the railway of origin: %s', (chave_cte_ferrovia_origem, expected) => {
    const modal_ferroviario = { ...(RAIL['modal_ferroviario'] as Body), chave_cte_ferrovia_origem };
    const { problems } = preparedOf(cte, { ...RAIL, modal_ferroviario }, STRICT);
    expect(problems.map(({ cStat }) => cStat)).toEqual(expected);
  });

  it('judge the name of a recipient in production alone, where homologation writes none', () => {
    const own = { ...GLOBAL, ...FIVE, tomador: '0', cnpj_destinatario: CNPJ };
    expect(judgeBody({ ...own, nome_destinatario: 'Loja' }, LIVE)).toContain('726 nome_destinatario');
    expect(judgeBody({ ...own, nome_destinatario: 'DIVERSOS' }, LIVE)).not.toContain('726 nome_destinatario');
    expect(judgeBody({ ...own, nome_destinatario: 'Loja' })).not.toContain('726 nome_destinatario');
  });
});

describe('a kind of CT-e', () => {
  it('that complements a CT-e takes one of 12 months ago, or of 24 by rail', () => {
    const complement = (modal: string, chave_cte: string): string[] =>
      judgeBody({
        ...SOUND,
        tipo_documento: '1',
        modal,
        nfes: undefined,
        chave_cte_complementado: [{ chave_cte }],
      });
    const of = (AAMM: string): string =>
      buildChave({ cUF: '43', AAMM, cnpj: CNPJ, mod: '57', serie: 1, nNF: 3, tpEmis: '1', cNF: '46502913' });
    expect(
      ['2511', '2510'].map((month) => complement('01', of(month)).filter((one) => one.startsWith('933'))),
    ).toEqual([[], ['933 chave_cte_complementado[0].chave_cte']]);
    expect(
      ['2411', '2410'].map((month) => complement('04', of(month)).filter((one) => one.startsWith('933'))),
    ).toEqual([[], ['933 chave_cte_complementado[0].chave_cte']]);
  });

  it('that complements nothing names the field that lacks', () => {
    const own = { ...SOUND, tipo_documento: '1', nfes: undefined, chave_cte_complementado: undefined };
    const expected = judgeBody(own);
    expect(expected).toContain('459 chave_cte_complementado');
    expect(expected.filter((one) => !one.includes('chave_cte_complementado'))).toEqual([]);
    expect(judgeBody({ ...own, chave_cte_complementado: [key('57', 3)] })).toEqual([]);
  });

  it.each(['5', '2'])('%s is reported by tipo_documento alone, with its replacement', (tipo_documento) => {
    const { tree } = preparedOf(cte, { ...SOUND, tipo_documento }, STRICT);
    const found = cte.validate(tree).filter(({ field }) => field !== '');
    expect(new Set(found.map(({ field }) => field))).toEqual(new Set(['tipo_documento']));
    expect(found[0]?.message).toMatch(
      /Simplificado \(5, 6\) a plataforma ainda não emite e a anulação \(2\)/,
    );
  });
});
