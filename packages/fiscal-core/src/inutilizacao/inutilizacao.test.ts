import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SIGNER, SIGNER_CERT } from '../documents/nfe/fixtures/context.ts';
import { NFE_NAMESPACE } from '../sefaz/messages.ts';
import { verifySigned } from '../signing/verify.ts';
import { UF_SIGLAS } from '../tables/uf.ts';
import { holds } from '../testing/holds.ts';
import { officialSchema, xsdErrors } from '../testing/official-schemas.ts';
import { hasXmlsec, xmlsecVerify } from '../testing/xmlsec.ts';
import { parseRetInut } from './answers.ts';
import { buildInutilizacao, type Faixa, signInutilizacao } from './definition.ts';
import { inutilizacaoInput, inutilizacaoNotices, strictInutilizacaoInput } from './input.ts';
import { procInutNFe } from './messages.ts';

const body = { ano: 2026, serie: 1, inicio: 10, fim: 12, justificativa: 'Falha no sistema emissor' };
const faixa: Faixa = {
  environment: 2,
  uf: 'SP',
  cnpj: '11222333000181',
  modelo: '55',
  ano: 2026,
  serie: 1,
  inicio: 10,
  fim: 12,
  justificativa: 'Falha no sistema & no emissor',
};

describe('the request', () => {
  it('takes numbers and texts, synonyms, defaults', () => {
    const parsed = inutilizacaoInput.parse({ ...body, cnpj: '' });
    expect(parsed).toEqual({ ...body, mod: '55', cnpj: null });
    const { inicio: _, fim: __, ...rest } = body;
    const texts = {
      ...rest,
      ano: '2026',
      serie: '001',
      numero_inicial: '10',
      numero_final: 12,
      mod: 65,
      cnpj: '11.222.333/0001-81',
    };
    expect(inutilizacaoInput.parse(texts)).toEqual({ ...body, mod: '65', cnpj: '11222333000181' });
  });

  it.each<[string, unknown, string[]]>([
    [
      'nothing',
      undefined,
      [
        'ano campo_obrigatorio',
        'serie campo_obrigatorio',
        'inicio campo_obrigatorio',
        'fim campo_obrigatorio',
        'justificativa campo_obrigatorio',
      ],
    ],
    ['two digits of year', { ...body, ano: 26 }, ['ano formato_invalido']],
    ['a list for a year', { ...body, ano: [2026] }, ['ano formato_invalido']],
    ['a short justification', { ...body, justificativa: 'Falha' }, ['justificativa tamanho_invalido']],
    ['another model', { ...body, mod: '57' }, ['mod valor_nao_permitido']],
    ['zero', { ...body, inicio: 0 }, ['inicio formato_invalido']],
    ['a série too far', { ...body, serie: 1000 }, ['serie formato_invalido']],
    ['backwards', { ...body, fim: 9 }, ['fim faixa_invalida']],
    ['10,001 numbers', { ...body, fim: 10_010 }, ['fim faixa_invalida']],
    ['wrong digits', { ...body, cnpj: '11222333000182' }, ['cnpj cnpj_invalido']],
  ])('is refused with %s', (_, sent, expected) => {
    const issues = inutilizacaoInput.safeParse(sent).error?.issues ?? [];
    expect(
      issues.map(
        (issue) => `${issue.path.join('.')} ${issue.code === 'custom' ? issue.params?.['code'] : ''}`,
      ),
    ).toEqual(expected);
  });

  it('reports an unknown name, which strict handling refuses', () => {
    const untidy = { ...body, justificativaa: 'x' };
    expect(inutilizacaoNotices(body)).toEqual([]);
    expect(inutilizacaoNotices(untidy)).toMatchObject([
      { field: 'justificativaa', code: 'campo_desconhecido', suggestion: 'justificativa' },
    ]);
    expect(inutilizacaoInput.parse(untidy)).toEqual(inutilizacaoInput.parse(body));
    expect(strictInutilizacaoInput.parse(body)).toEqual(inutilizacaoInput.parse(body));
    expect(strictInutilizacaoInput.safeParse(untidy).error?.issues).toMatchObject([
      {
        path: ['justificativaa'],
        params: { code: 'campo_desconhecido', fix: expect.stringContaining('justificativa') },
      },
    ]);
  });

  it('takes 10,000 numbers and publishes its fields', () => {
    expect(inutilizacaoInput.parse({ ...body, fim: 10_009 }).fim).toBe(10_009);
    expect(z.toJSONSchema(inutilizacaoInput, { io: 'input' })).toMatchObject({
      required: ['ano', 'serie', 'inicio', 'fim', 'justificativa'],
      properties: { ano: {}, mod: { tag: 'mod' } },
    });
  });
});

describe('inutNFe', () => {
  const built = buildInutilizacao(faixa);
  const signed = signInutilizacao(built, SIGNER);

  it('is written as ever', async () => {
    await expect(built.xml.toString()).toMatchFileSnapshot(
      new URL('./fixtures/faixa.xml', import.meta.url).pathname,
    );
    expect(built.id).toBe('ID35261122233300018155001000000010000000012');
    const { id } = buildInutilizacao({ ...faixa, cnpj: '12ABC34501DE35' });
    expect(id).toBe('ID352612ABC34501DE3555001000000010000000012');
  });

  it('bears a signature that verifies', () => {
    const { digestValue } = signed;
    expect(verifySigned(signed.xml, { element: 'infInut' })).toMatchObject({
      ok: true,
      id: built.id,
      digestValue,
    });
  });

  it.skipIf(!hasXmlsec())('bears one that xmlsec1 accepts, until it is changed', () => {
    const verify = (xml: string) => xmlsecVerify(xml, { element: 'infInut', trustedPem: SIGNER_CERT });
    const xml = signed.xml.toString();
    expect(verify(xml)).toMatchObject({ ok: true });
    expect(verify(xml.replace('<nNFFin>12', '<nNFFin>13')).ok).toBe(false);
  });

  it('is valid for any range', () => {
    officialSchema('nfe');
    const ranges = fc.record({
      environment: fc.constantFrom(1, 2),
      uf: fc.constantFrom(...UF_SIGLAS),
      modelo: fc.constantFrom('55', '65'),
      ano: fc.integer({ min: 2000, max: 2099 }),
      serie: fc.integer({ min: 0, max: 999 }),
      inicio: fc.integer({ min: 1, max: 999_999_999 }),
      fim: fc.integer({ min: 1, max: 999_999_999 }),
    });
    holds(
      fc.property(ranges, (range) => {
        const made = buildInutilizacao({ ...faixa, ...range });
        expect(made.id).toHaveLength(43);
        expect(xsdErrors(signInutilizacao(made, SIGNER).xml.toString(), 'inutNFe')).toEqual([]);
      }),
      40,
    );
  });

  it('is not written when it would not be valid', () => {
    expect(() => buildInutilizacao({ ...faixa, justificativa: 'curta' })).toThrow(/justificativa/);
    expect(() => buildInutilizacao({ ...faixa, uf: 'XX' })).toThrow(/XX/);
  });
});

describe('the answer', () => {
  const DH = '2026-11-21T12:00:00-03:00';
  const ret = (
    cStat: string,
    more = '',
    range = `<ano>26</ano><CNPJ>${faixa.cnpj}</CNPJ><mod>55</mod><serie>1</serie><nNFIni>10</nNFIni><nNFFin>12</nNFFin>`,
    xMotivo = 'Motivo',
  ): string =>
    `<retInutNFe xmlns="${NFE_NAMESPACE}" versao="4.00"><infInut><tpAmb>2</tpAmb><verAplic>T</verAplic><cStat>${cStat}</cStat><xMotivo>${xMotivo}</xMotivo><cUF>35</cUF>${range}<dhRecbto>${DH}</dhRecbto>${more}</infInut></retInutNFe>`;
  const NPROT = '135260000000555';
  const protocol = `<nProt>${NPROT}</nProt>`;

  it('102 voids the range, and its file is valid', () => {
    const outcome = parseRetInut(ret('102', protocol), faixa);
    expect(outcome).toMatchObject({
      kind: 'homologado',
      repetido: false,
      cStat: '102',
      nProt: NPROT,
      dhRecbto: DH,
    });
    const signed = signInutilizacao(buildInutilizacao(faixa), SIGNER).xml;
    const file = procInutNFe(signed, outcome.kind === 'homologado' ? outcome.ret : '').toString();
    expect(file).toContain(signed.toString());
    expect(xsdErrors(file, 'ProcInutNFe')).toEqual([]);
  });

  it.each<[string, string, object]>([
    [
      '563 with its protocol',
      ret('563', protocol),
      { kind: 'homologado', repetido: true, cStat: '563', nProt: NPROT },
    ],
    [
      '563 that names it',
      ret('563', '', '', `Já existe pedido [nProt:${NPROT}]`),
      { kind: 'homologado', nProt: NPROT },
    ],
    ['563 without it', ret('563'), { kind: 'homologado', repetido: true, nProt: null }],
    ['241', ret('241'), { kind: 'recusado', cStat: '241' }],
    ['206, a duplicity of documents', ret('206'), { kind: 'recusado', cStat: '206' }],
    ['102 without protocol', ret('102'), { kind: 'duvida' }],
    ['108', ret('108'), { kind: 'indisponivel', cStat: '108' }],
    ['656', ret('656'), { kind: 'indisponivel', retryAfterSeconds: 3600 }],
    ['107', ret('107'), { kind: 'duvida' }],
    ['another range', ret('102', protocol, '<nNFIni>11</nNFIni>'), { kind: 'duvida' }],
    ['another company', ret('102', protocol, '<CNPJ>44555666000181</CNPJ>'), { kind: 'duvida' }],
    ['no code', '<retInutNFe/>', { kind: 'duvida' }],
    ['no XML', 'nada', { kind: 'duvida' }],
  ])('%s', (_, xml, outcome) => {
    expect(parseRetInut(xml, faixa)).toMatchObject(outcome);
  });
});
