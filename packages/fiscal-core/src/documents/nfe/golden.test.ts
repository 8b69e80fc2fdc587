import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SignedXml } from 'xml-crypto';
import type { DocumentDefinition } from '../../engine/document/definition.ts';
import { xsdErrors } from '../../testing/official-schemas.ts';
import { nfce } from '../nfce/nfce.ts';
import { emit, LENIENT, readBack, SIGNER_CERT } from './fixtures/context.ts';
import { nfe } from './nfe.ts';

const MODULES: readonly { readonly definition: DocumentDefinition; readonly folder: URL }[] = [
  { definition: nfe, folder: new URL('./fixtures/', import.meta.url) },
  { definition: nfce, folder: new URL('../nfce/fixtures/', import.meta.url) },
];
const cases = MODULES.flatMap(({ definition, folder }) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.input.json'))
    .map((file) => ({ name: file.replace('.input.json', ''), definition, folder })),
);

function verifies(xml: string): boolean {
  const signature = /<Signature .*<\/Signature>/s.exec(xml)?.[0] ?? '';
  const verifier = new SignedXml({ publicCert: SIGNER_CERT });
  verifier.loadSignature(signature);
  return verifier.checkSignature(xml);
}

/** What belongs to a tax, except for the reform's. */
const TAX = /\.(?:icms|fcp|ipi|ii|pis|cofins|issqn|percentual_devolvido)_?/;

/** Issuers of the fixtures are several companies; each emits with its own token. */
const contextOf = (body: Record<string, unknown>) => ({
  ...LENIENT,
  nowMs: Date.parse('2026-11-20T18:42:30-03:00'),
  issuer: { ...LENIENT.issuer, cnpj: String(body['cnpj_emitente']).replace(/\D/g, '') },
});

describe('golden notes', () => {
  it('has the seven cases', () => {
    expect(cases.map(({ name }) => name).sort()).toEqual([
      'combustivel',
      'devolucao',
      'interestadual-icms00-ipi',
      'reforma-ibs-cbs',
      'simples-csosn102',
      'substituicao-icms10',
      'venda-simples',
    ]);
  });

  it.each(cases)('$name is written, signed and valid as ever', async ({ name, definition, folder }) => {
    const body: Record<string, unknown> = JSON.parse(
      readFileSync(new URL(`${name}.input.json`, folder), 'utf8'),
    );
    const { xml, faults, prepared } = emit(definition, body, contextOf(body));
    expect(faults).toEqual([]);
    expect(prepared.completed.filter(({ field }) => TAX.test(field))).toEqual([]);
    expect(verifies(xml)).toBe(true);
    await expect(xml).toMatchFileSnapshot(new URL(`${name}.xml`, folder).pathname);
    expect(xsdErrors(xml, 'NFe')).toEqual([]);
  });

  it.each(cases)('$name breaks no rule, in strict mode', ({ name, definition, folder }) => {
    const body: Record<string, unknown> = JSON.parse(
      readFileSync(new URL(`${name}.input.json`, folder), 'utf8'),
    );
    const nowMs = Date.parse(String(body['data_emissao']));
    const { issuer, ...others } = contextOf(body);
    const context = {
      ...others,
      nowMs,
      completeInSandbox: false,
      issuer: { ...issuer, regimeTributario: '1' },
    };
    expect(emit(definition, body, context).broken).toEqual([]);
  });

  it.each(cases)(
    '$name keeps every value through reading and writing again',
    ({ name, definition, folder }) => {
      const body: Record<string, unknown> = JSON.parse(
        readFileSync(new URL(`${name}.input.json`, folder), 'utf8'),
      );
      const first = emit(definition, body, contextOf(body));
      const again = emit(definition, readBack(definition, first.xml), contextOf(body));
      expect(again.xml).toBe(first.xml);
      expect(again.prepared.completed).toEqual([]);
    },
  );
});
