import type { EmissionContext, Issuer } from '@fiscal/core/engine/document/definition';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { preparedOf, refusalsOf } from '@fiscal/core/testing/taken';
import { describe, expect, it } from 'vitest';
import { exampleFor, exampleNames } from './emission-example.ts';
import type { EmissionField } from './emission-field.ts';
import { createEmissionForms } from './emission-forms.ts';
import { startFor } from './emission-start.ts';

const NOW = Date.parse('2027-03-15T09:30:00-03:00');
const forms = createEmissionForms({ nowMs: () => NOW });
const SOUTHERN: Issuer = { cnpj: '31884215000146', name: 'EMPRESA DO SUL LTDA', ie: '0963344552', uf: 'RS' };
const PAULISTA: Issuer = {
  cnpj: '44555666000181',
  name: 'EMPRESA PAULISTA LTDA',
  ie: '110042490114',
  uf: 'SP',
};

type Body = Readonly<Record<string, unknown>>;
const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths of a body that the fields do not name, or hold otherwise. */
function strangers(value: unknown, fields: readonly EmissionField[], path = ''): string[] {
  if (!isBody(value)) return [`${path}: no object`];
  return Object.entries(value).flatMap(([name, each]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const field = fields.find((one) => one.name === name);
    if (field === undefined) return [`${at}: unknown`];
    if (field.as === 'object') return strangers(each, field.fields, at);
    if (field.as === 'objects')
      return Array.isArray(each)
        ? each.flatMap((entry, index) => strangers(entry, field.fields, `${at}[${index}]`))
        : [`${at}: no list`];
    if (field.as === 'any' || field.as === 'texts') return [];
    return typeof each === 'object' && each !== null ? [`${at}: no scalar`] : [];
  });
}

const contextOf = (issuer: Issuer): EmissionContext => ({
  ambiente: 2,
  issuer,
  nowMs: NOW,
  completeInSandbox: true,
  verProc: 'emite 1.0',
});

describe.each(DOCUMENTS.map((definition) => [definition.type, definition] as const))(
  '%s',
  (type, definition) => {
    const cases = exampleNames(definition).flatMap(({ name }) =>
      [SOUTHERN, PAULISTA].map((issuer) => [name, issuer.uf, issuer] as const),
    );

    it.each(cases)('has an example %s that a company of %s can emit', (name, _uf, issuer) => {
      const body = exampleFor(definition, name, { issuer, nowMs: NOW });
      expect(strangers(body, forms.schema(type))).toEqual([]);
      const context = contextOf(issuer);
      const { problems, completed, tree, dhEmi, defaultSerie } = preparedOf(definition, body ?? {}, context);
      expect(problems).toEqual([]);
      expect(
        completed.filter(({ field }) =>
          /^itens\[\d+\]\.(?:icms|fcp|ipi|pis|cofins)_(?!situacao)/.test(field),
        ),
      ).toEqual([]);
      definition.finalize(tree, { serie: defaultSerie, numero: 1, codigoNumerico: '58203647', dhEmi });
      expect(definition.validate(tree)).toEqual([]);
      // A DPS without a time is dated a minute back.
      expect(dhEmi).toBe(
        `2027-03-15T09:${type === 'nfse' && body?.['data_emissao'] === undefined ? '29' : '30'}:00-03:00`,
      );
    });

    it('starts from an empty body with known values, so that only values from the user are missing', () => {
      const body = startFor(definition, forms.schema(type), { issuer: PAULISTA, nowMs: NOW });
      expect(strangers(body, forms.schema(type))).toEqual([]);
      const missing = refusalsOf(definition, body, contextOf(PAULISTA));
      expect(missing.filter(({ code }) => code !== 'campo_obrigatorio')).toEqual([]);
      expect(
        missing.filter(({ field }) => /^data_emissao$|_(?:emitente|prestador)$|\bnumero_item$/.test(field)),
      ).toEqual([]);
    });

    it('describes each field in words', () => {
      const silent = (fields: readonly EmissionField[]): string[] =>
        fields.flatMap(({ name, title, fields: inner }) => [
          ...(title.length < 2 ? [name] : []),
          ...silent(inner),
        ]);
      expect(silent(forms.schema(type))).toEqual([]);
    });

    it('has a text for the markers of the sandbox', () => {
      const { freeText } = forms.types().find((each) => each.type === type) ?? { freeText: null };
      expect(['text', 'texts']).toContain(forms.schema(type).find(({ name }) => name === freeText)?.as);
    });
  },
);

it.each(['nfe', 'nfce'])('has examples of %s that a company of the regime normal can emit', (type) => {
  const definition = forms.definition(type);
  const issuer: Issuer = { ...PAULISTA, regimeTributario: '3' };
  for (const { name } of exampleNames(definition)) {
    const body = exampleFor(definition, name, { issuer, nowMs: NOW });
    expect(preparedOf(definition, body ?? {}, contextOf(issuer)).problems, name).toEqual([]);
    expect(JSON.stringify(body), name).not.toMatch(/"icms_situacao_tributaria":"\d{3}"/);
  }
});

it('gives no rate of ICMS to a company that pays none', () => {
  const issuer: Issuer = { ...PAULISTA, ie: '', regimeTributario: '3', contribuinteIcms: false };
  const definition = forms.definition('nfe');
  const body = { ...exampleFor(definition, 'minima', { issuer, nowMs: NOW }) };
  expect(JSON.stringify(body)).not.toContain('icms_aliquota');
});

it('begins with who emits, the moment, and the first item of what has items', () => {
  const start = (type: string) =>
    startFor(forms.definition(type), forms.schema(type), { issuer: PAULISTA, nowMs: NOW });
  expect(start('nfe')).toEqual({
    mod: '55',
    data_emissao: '2027-03-15T09:30:00-03:00',
    cnpj_emitente: PAULISTA.cnpj,
    inscricao_estadual_emitente: PAULISTA.ie,
    veiculo_placa: '',
    agropecuario_tipo_guia: '',
    itens: [{}],
  });
  expect(start('dce')).toEqual({ mod: '59', cnpj_emitente: PAULISTA.cnpj, itens: [{}] });
  expect(start('nfcom')).toMatchObject({ itens: [{ numero_item: '1' }] });
  expect(start('nfse')).toEqual({ cnpj_prestador: PAULISTA.cnpj });
});

const PRODUCER: Issuer = { ...PAULISTA, cnpj: '12345678909', name: 'JOSE DA SILVA' };

describe.each(['nfe', 'cte', 'mdfe', 'nfse'])('an issuer with a CPF (%s)', (type) => {
  const definition = forms.definition(type);
  const names = exampleNames(definition).map(({ name }) => name);

  it.each(names)('has an example %s that names the CPF and can be emitted', (name) => {
    const body = exampleFor(definition, name, { issuer: PRODUCER, nowMs: NOW });
    expect(strangers(body, forms.schema(type))).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`"cnpj\\w*":"${PRODUCER.cnpj}"`));
    const { problems, emitente, tree, dhEmi, defaultSerie } = preparedOf(
      definition,
      body ?? {},
      contextOf(PRODUCER),
    );
    expect([problems, emitente]).toEqual([[], PRODUCER.cnpj]);
    definition.finalize(tree, { serie: defaultSerie, numero: 1, codigoNumerico: '58203647', dhEmi });
    expect(definition.validate(tree)).toEqual([]);
  });

  it('begins from nothing with the CPF', () => {
    const body = startFor(definition, forms.schema(type), { issuer: PRODUCER, nowMs: NOW });
    expect(body).toMatchObject({ [`cpf_${type === 'nfse' ? 'prestador' : 'emitente'}`]: PRODUCER.cnpj });
    expect(Object.keys(body).filter((field) => field.startsWith('cnpj_'))).toEqual([]);
  });
});

it('refuses a type and an example that there are not', () => {
  expect(() => forms.schema('toString')).toThrow('não encontrado');
  expect(exampleFor(forms.definition('nfe'), 'constructor', { issuer: SOUTHERN, nowMs: NOW })).toBeNull();
});
