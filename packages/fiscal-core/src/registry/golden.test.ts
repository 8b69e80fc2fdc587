import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { cte } from '../documents/cte/cte.ts';
import { dce } from '../documents/dce/dce.ts';
import { MARKETPLACE, STRICT as STRICT_MARKETPLACE } from '../documents/dce/fixtures/emit.ts';
import { CARRIER, STRICT as STRICT_CARRIER } from '../documents/mdfe/fixtures/emit.ts';
import { mdfe } from '../documents/mdfe/mdfe.ts';
import { nfce } from '../documents/nfce/nfce.ts';
import { STRICT as STRICT_TELECOM, TELECOM } from '../documents/nfcom/fixtures/emit.ts';
import { nfcom } from '../documents/nfcom/nfcom.ts';
import { emit, LENIENT, readBack, SIGNER_CERT } from '../documents/nfe/fixtures/context.ts';
import { nfe } from '../documents/nfe/nfe.ts';
import { nfse } from '../documents/nfse/nfse.ts';
import type { DocumentDefinition, EmissionContext } from '../engine/document/definition.ts';
import { officialVerdict } from '../engine/layout/testing/official-schema.ts';
import { verifySigned } from '../signing/verify.ts';
import { hasXmlsec, xmlsecVerify } from '../testing/xmlsec.ts';

type Body = Record<string, unknown>;

interface Golden {
  readonly definition: DocumentDefinition;
  /** The signed element, and what its identifier has before the key. */
  readonly signed: readonly [element: string, prefix: string];
  readonly names: readonly string[];
  readonly contextOf: (name: string, body: Body) => EmissionContext;
  /** Allowed sandbox defaults; none when absent. */
  readonly fills?: (name: string, field: string) => boolean;
  /** A body of what was read; what reads it is as it is when absent. */
  readonly back?: (xml: string) => Body;
}

const EVENING = Date.parse('2026-11-20T18:42:30-03:00');
/** Issuers of the notes are several companies; each emits with its own token. */
const ofNote = (_: string, body: Body): EmissionContext => ({
  ...LENIENT,
  nowMs: EVENING,
  issuer: { ...LENIENT.issuer, cnpj: String(body['cnpj_emitente']).replace(/\D/g, '') },
});
/** Fields of a tax, except for the reform's. */
const TAX = /\.(?:icms|fcp|ipi|ii|pis|cofins|issqn|percentual_devolvido)_?/;
const noTax = (_: string, field: string): boolean => !TAX.test(field);
/** Only the body with just the published fields needs sandbox defaults. */
const byContract = (name: string): boolean => name === 'contrato';

const TYPES: readonly Golden[] = [
  {
    definition: nfe,
    signed: ['infNFe', 'NFe'],
    names: [
      'devolucao',
      'interestadual-icms00-ipi',
      'reforma-ibs-cbs',
      'simples-csosn102',
      'substituicao-icms10',
      'tipo-2-offline',
    ],
    contextOf: ofNote,
    fills: noTax,
    back: (xml) => readBack(nfe, xml),
  },
  {
    definition: nfce,
    signed: ['infNFe', 'NFe'],
    names: ['combustivel', 'venda-simples'],
    contextOf: ofNote,
    fills: noTax,
    back: (xml) => readBack(nfce, xml),
  },
  {
    definition: cte,
    signed: ['infCte', 'CTe'],
    names: [
      'aereo-icms20',
      'aquaviario-redespacho-intermediario',
      'complemento-icms90',
      'dutoviario-outra-uf',
      'ferroviario-icms60',
      'multimodal-isento',
      'rodoviario-completo',
      'simples-nacional-ibs-cbs',
      'substituicao',
    ],
    contextOf: () => ({
      ...LENIENT,
      nowMs: EVENING,
      issuer: { ...LENIENT.issuer, cnpj: '20456789000105', uf: 'RS', ie: '0290187656' },
    }),
  },
  {
    definition: mdfe,
    signed: ['infMDFe', 'MDFe'],
    names: ['aereo', 'aquaviario', 'carregamento-posterior', 'completo', 'contrato', 'ferroviario'],
    contextOf: (name) => (byContract(name) ? CARRIER : STRICT_CARRIER),
    fills: byContract,
  },
  {
    definition: nfcom,
    signed: ['infNFCom', 'NFCom'],
    names: ['centralizada-contingencia', 'completo', 'contrato', 'simples-nacional', 'substituicao'],
    contextOf: (name) => (byContract(name) ? TELECOM : STRICT_TELECOM),
    fills: byContract,
  },
  {
    definition: dce,
    signed: ['infDCe', 'DCe'],
    names: ['contrato', 'marketplace', 'proprio-contingencia', 'transportadora'],
    contextOf: (name) => (byContract(name) ? MARKETPLACE : STRICT_MARKETPLACE),
    fills: byContract,
    back: (xml) => ({ mod: '59', ...dce.read(xml) }),
  },
  {
    definition: nfse,
    signed: ['infDPS', ''],
    names: ['completo', 'exportacao', 'minimo', 'obra-substituicao'],
    contextOf: () => ({
      ...LENIENT,
      completeInSandbox: false,
      nowMs: EVENING,
      issuer: { ...LENIENT.issuer, cnpj: '38889102000182', uf: 'RS' },
    }),
  },
];

const folderOf = ({ definition }: Golden): URL =>
  new URL(`../documents/${definition.type}/fixtures/`, import.meta.url);
const namesIn = (type: Golden): string[] =>
  readdirSync(folderOf(type))
    .filter((file) => file.endsWith('.input.json'))
    .map((file) => file.replace('.input.json', ''));
const bodyOf = (type: Golden, name: string): Body =>
  JSON.parse(readFileSync(new URL(`${name}.input.json`, folderOf(type)), 'utf8'));

function verifies(xml: string): boolean {
  const verifier = new SignedXml({ publicCert: SIGNER_CERT });
  verifier.loadSignature(/<Signature .*<\/Signature>/s.exec(xml)?.[0] ?? '');
  return verifier.checkSignature(xml);
}

describe.each(TYPES.map((type) => [type.definition.nome, type] as const))('golden %s', (_, type) => {
  const {
    definition,
    signed,
    contextOf,
    fills: lends = () => false,
    back = (xml: string) => definition.read(xml),
  } = type;
  const [element, prefix] = signed;
  const emitFixture = (name: string) => {
    const body = bodyOf(type, name);
    return emit(definition, body, contextOf(name, body));
  };

  it('has its cases', () => {
    expect(namesIn(type).toSorted()).toEqual(type.names);
  });

  it.each(type.names)('%s is written, signed and valid as ever', async (name) => {
    const { xml, faults, chave, prepared } = emitFixture(name);
    expect(faults).toEqual([]);
    expect(prepared.completed.filter(({ field }) => !lends(name, field))).toEqual([]);
    expect(verifies(xml)).toBe(true);
    expect(verifySigned(xml, { element })).toMatchObject({ ok: true, id: prefix + chave });
    await expect(xml).toMatchFileSnapshot(new URL(`${name}.xml`, folderOf(type)).pathname);
    expect(officialVerdict(definition === nfce ? 'nfe' : definition.type)(xml)).toBeNull();
  });

  it.skipIf(!hasXmlsec()).each(type.names)('%s verifies with xmlsec1', (name) => {
    expect(xmlsecVerify(emitFixture(name).xml, { element, trustedPem: SIGNER_CERT })).toMatchObject({
      ok: true,
    });
  });

  it.each(type.names)('%s keeps every value through reading and writing again', (name) => {
    const { xml } = emitFixture(name);
    const body = back(xml);
    // A body read back is complete and needs no sandbox defaults.
    const again = emit(definition, body, {
      ...contextOf(name, bodyOf(type, name)),
      completeInSandbox: lends === noTax,
    });
    expect(again.xml).toBe(xml);
    expect(again.prepared.completed).toEqual([]);
  });
});

it('golden CT-e: the six modals and the three kinds', () => {
  const bodies = TYPES.filter(({ definition }) => definition === cte).flatMap((type) =>
    type.names.map((name) => bodyOf(type, name)),
  );
  expect(new Set(bodies.map((body) => body['modal'] ?? '01')).size).toBe(6);
  expect(new Set(bodies.map((body) => body['tipo_documento'] ?? '0'))).toEqual(new Set(['0', '1', '3']));
});

it.each(
  TYPES.filter(({ fills: lends }) => lends === noTax).flatMap((type) =>
    type.names.map((name) => [name, type] as const),
  ),
)('golden note %s breaks no rule, in strict mode', (name, type) => {
  const body = bodyOf(type, name);
  const { issuer, ...others } = ofNote(name, body);
  const context = {
    ...others,
    nowMs: Date.parse(String(body['data_emissao'])),
    completeInSandbox: false,
    issuer: { ...issuer, regimeTributario: '1' },
  };
  expect(emit(type.definition, body, context).broken).toEqual([]);
});
