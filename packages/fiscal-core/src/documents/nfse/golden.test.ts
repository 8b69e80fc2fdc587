import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { xsdErrors } from '../../testing/official-schemas.ts';
import { preparedOf } from '../../testing/taken.ts';
import { hasXmlsec, xmlsecVerify } from '../../testing/xmlsec.ts';
import { IDENTITY, LENIENT, SIGNER, SIGNER_CERT } from '../nfe/fixtures/context.ts';
import { nfse } from './nfse.ts';

const folder = new URL('./fixtures/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.input.json'))
  .map((file) => file.replace('.input.json', ''));
const bodyOf = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`${name}.input.json`, folder), 'utf8'));
const STRICT = {
  ...LENIENT,
  completeInSandbox: false,
  nowMs: Date.parse('2026-11-20T18:42:30-03:00'),
  issuer: { ...LENIENT.issuer, cnpj: '38889102000182', uf: 'RS' },
};

function emit(body: Record<string, unknown>) {
  const prepared = preparedOf(nfse, body, STRICT);
  const { serie, numero, codigoNumerico } = { ...IDENTITY, ...prepared };
  const identity = { serie, numero, codigoNumerico, dhEmi: prepared.dhEmi };
  const key = nfse.finalize(prepared.tree, identity);
  expect([...prepared.problems, ...nfse.validate(prepared.tree)]).toEqual([]);
  return { key, xml: nfse.sign(prepared.tree, SIGNER).xml.toString(), completed: prepared.completed };
}

function verifies(xml: string): boolean {
  const verifier = new SignedXml({ publicCert: SIGNER_CERT });
  verifier.loadSignature(/<Signature .*<\/Signature>/s.exec(xml)?.[0] ?? '');
  return verifier.checkSignature(xml);
}

describe('golden DPS', () => {
  it('has the four cases', () => {
    expect(names.toSorted()).toEqual(['completo', 'exportacao', 'minimo', 'obra-substituicao']);
  });

  it.each(names)('%s is written, signed and valid as ever, with nothing lent', async (name) => {
    const { key, xml, completed } = emit(bodyOf(name));
    expect(verifies(xml)).toBe(true);
    expect(xml).toContain(`<infDPS Id="${key}">`);
    expect(completed).toEqual([]);
    await expect(xml).toMatchFileSnapshot(new URL(`${name}.xml`, folder).pathname);
    expect(xsdErrors(xml, 'DPS')).toEqual([]);
  });

  it.skipIf(!hasXmlsec()).each(names)('%s verifies with xmlsec1', (name) => {
    const { xml } = emit(bodyOf(name));
    expect(xmlsecVerify(xml, { element: 'infDPS', trustedPem: SIGNER_CERT }).ok).toBe(true);
  });

  it.each(names)('%s keeps every value through reading and writing again', (name) => {
    const { xml } = emit(bodyOf(name));
    expect(emit(nfse.read(xml)).xml).toBe(xml);
  });
});
