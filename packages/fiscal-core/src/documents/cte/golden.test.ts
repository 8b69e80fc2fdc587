import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { officialVerdict } from '../../engine/layout/testing/official-schema.ts';
import { hasXmlsec, xmlsecVerify } from '../../testing/xmlsec.ts';
import { emit, LENIENT, SIGNER_CERT } from '../nfe/fixtures/context.ts';
import { cte } from './cte.ts';

const FIXTURES = new URL('./fixtures/', import.meta.url);
const cases = readdirSync(FIXTURES)
  .filter((file) => file.endsWith('.input.json'))
  .map((file) => file.replace('.input.json', ''));
const bodyOf = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`${name}.input.json`, FIXTURES), 'utf8'));

function verifies(xml: string): boolean {
  const signature = /<Signature .*<\/Signature>/s.exec(xml)?.[0] ?? '';
  const verifier = new SignedXml({ publicCert: SIGNER_CERT });
  verifier.loadSignature(signature);
  return verifier.checkSignature(xml);
}

const context = {
  ...LENIENT,
  nowMs: Date.parse('2026-11-20T18:42:30-03:00'),
  issuer: { ...LENIENT.issuer, cnpj: '20456789000105', uf: 'RS', ie: '0290187654' },
};

describe('golden CT-e', () => {
  it('covers the six modals and the three kinds', () => {
    const bodies = cases.map(bodyOf);
    expect(new Set(bodies.map((body) => body['modal'] ?? '01')).size).toBe(6);
    expect(new Set(bodies.map((body) => body['tipo_documento'] ?? '0'))).toEqual(new Set(['0', '1', '3']));
  });

  it.each(cases)('%s is written, signed and valid in two steps as ever', async (name) => {
    const { xml, faults, prepared } = emit(cte, bodyOf(name), context);
    expect(faults).toEqual([]);
    expect(prepared.completed).toEqual([]);
    expect(verifies(xml)).toBe(true);
    await expect(xml).toMatchFileSnapshot(new URL(`${name}.xml`, FIXTURES).pathname);
    expect(officialVerdict('cte')(xml)).toBeNull();
  });

  it.skipIf(!hasXmlsec()).each(cases)('%s verifies with xmlsec1', (name) => {
    const { xml } = emit(cte, bodyOf(name), context);
    expect(xmlsecVerify(xml, { element: 'infCte', trustedPem: SIGNER_CERT }).ok).toBe(true);
  });

  it.each(cases)('%s keeps every value through reading and writing again', (name) => {
    const first = emit(cte, bodyOf(name), context);
    const again = emit(cte, cte.read(first.xml), context);
    expect(again.xml).toBe(first.xml);
  });
});
