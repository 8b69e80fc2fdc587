import { describe, expect, it } from 'vitest';
import { cte } from '../documents/cte/cte.ts';
import { CARRIER } from '../documents/mdfe/fixtures/emit.ts';
import { mdfe } from '../documents/mdfe/mdfe.ts';
import { nfce } from '../documents/nfce/nfce.ts';
import { emit, LENIENT } from '../documents/nfe/fixtures/context.ts';
import { nfe } from '../documents/nfe/nfe.ts';
import { nfse } from '../documents/nfse/nfse.ts';
import type { DocumentDefinition, EmissionContext } from '../engine/document/definition.ts';
import { officialVerdict } from '../engine/layout/testing/official-schema.ts';
import { verifySigned } from '../signing/verify.ts';
import { minimalNfe } from '../testing/builders.ts';

const CPF = '12345678909';
const ANOTHER = '52998224725';
const PERSON: EmissionContext = {
  ...LENIENT,
  issuer: { ...LENIENT.issuer, cnpj: CPF, name: 'JOSE DA SILVA' },
};
const DRIVER: EmissionContext = { ...CARRIER, issuer: { ...CARRIER.issuer, cnpj: CPF } };

interface ByCpf {
  readonly definition: DocumentDefinition;
  readonly body: Readonly<Record<string, unknown>>;
  readonly context: EmissionContext;
  readonly signed: string;
  /** Field that names who issues. */
  readonly field: string;
  /** Code of another person's CPF. */
  readonly foreign: string;
}

const TYPES: readonly ByCpf[] = [
  {
    definition: nfe,
    body: minimalNfe(PERSON.nowMs, { cnpj_emitente: undefined, cpf_emitente: CPF }),
    context: PERSON,
    signed: 'infNFe',
    field: 'cpf_emitente',
    foreign: '213',
  },
  {
    definition: nfce,
    body: minimalNfe(PERSON.nowMs, {
      mod: '65',
      consumidor_final: '1',
      presenca_comprador: '1',
      cnpj_emitente: undefined,
      cpf_emitente: CPF,
    }),
    context: PERSON,
    signed: 'infNFe',
    field: 'cpf_emitente',
    foreign: '213',
  },
  {
    definition: cte,
    body: { mod: '57', cfop: '6352', natureza_operacao: 'PRESTACAO DE SERVICO DE TRANSPORTE' },
    context: PERSON,
    signed: 'infCte',
    field: 'cpf_emitente',
    foreign: '213',
  },
  {
    definition: mdfe,
    body: {
      mod: '58',
      uf_inicio: 'RS',
      uf_fim: 'SP',
      municipios_carregamento: [{ codigo: '4305108', nome: 'Caxias do Sul' }],
      municipios_descarregamento: [
        {
          codigo: '3550308',
          nome: 'São Paulo',
          notas_fiscais: [{ chave_nfe: '43261131884215000146550010000458711209318470' }],
        },
      ],
    },
    context: DRIVER,
    signed: 'infMDFe',
    field: 'cpf_emitente',
    foreign: '202',
  },
  {
    definition: nfse,
    body: {
      cpf_prestador: CPF,
      codigo_municipio_prestacao: '3550308',
      descricao_servico: 'Consultoria',
      codigo_tributacao_nacional_iss: '010101',
      valor_servico: 100,
    },
    context: PERSON,
    signed: 'infDPS',
    field: 'cpf_prestador',
    foreign: '213',
  },
];

/** Refers by name, so that no test prints a whole definition. */
function ofType(type: string): ByCpf {
  const found = TYPES.find(({ definition }) => definition.type === type);
  if (found === undefined) throw new Error(`no ${type}`);
  return found;
}

/** Codes of the rules that a body breaks. */
const codes = (type: string, own: Readonly<Record<string, unknown>>, other?: EmissionContext): string[] => {
  const { definition, body, context } = ofType(type);
  const { prepared } = emit(definition, { ...body, ...own }, other ?? context);
  return prepared.problems.flatMap(({ cStat }) => cStat ?? []);
};

describe.each(['nfe', 'nfce', 'cte', 'mdfe', 'nfse'])('a document by CPF (%s)', (type) => {
  const { definition, body, context, signed, field, foreign } = ofType(type);

  it('has the CPF in the XML and behind zeros in the key, and is what schema and signature ask for', () => {
    const { prepared, chave, xml, faults, broken } = emit(definition, body, context);
    expect([...faults, ...broken]).toEqual([]);
    expect(prepared.emitente).toBe(CPF);
    expect(xml).toMatch(new RegExp(`<(emit|prest)><CPF>${CPF}</CPF>`));
    expect(chave).toContain(`000${CPF}`);
    expect(officialVerdict(type === 'nfce' ? 'nfe' : type)(xml)).toBeNull();
    expect(verifySigned(xml, { element: signed })).toMatchObject({ ok: true });
  });

  it(`is refused (${foreign}) in the name of another person`, () => {
    expect(codes(type, { [field]: CPF })).toEqual([]);
    expect(codes(type, { [field]: ANOTHER })).toEqual([foreign]);
  });
});

it.each(['nfe', 'nfce', 'cte', 'mdfe'])('%s is numbered from série 920 on', (type) => {
  const { definition, body, context } = ofType(type);
  expect(emit(definition, body, context).prepared.defaultSerie).toBe(920);
});

it.each([
  ['nfe', '554', ['244', '554']],
  ['nfce', '554', ['244', '554']],
  ['mdfe', '233', ['233']],
])('%s takes no série of companies from a person (%s)', (type, cStat, ofNobody) => {
  for (const serie of ['0', '1']) expect(codes(type, { serie }), serie).toEqual([cStat]);
  for (const serie of ['919', '970']) expect(codes(type, { serie }), serie).toEqual(ofNobody);
  for (const serie of ['920', '969']) expect(codes(type, { serie }), serie).toEqual([]);
});

it('gives an NFC-e by CPF a QR Code of version 3, though a CSC is at hand', () => {
  const { definition, body, context } = ofType('nfce');
  const { xml } = emit(definition, body, context);
  expect(xml).toMatch(/[|]3[|]2<\/qrCode>/);
});

it('keeps the séries of persons from an MDF-e of a company (232)', () => {
  const of = (serie: string) => codes('mdfe', { serie }, CARRIER);
  expect([of('920'), of('969'), of('919'), of('970')]).toEqual([['232'], ['232'], [], []]);
});
