import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { officialVerdict } from '../../engine/layout/testing/official-schema.ts';
import { hasXmlsec, xmlsecVerify } from '../../testing/xmlsec.ts';
import { SIGNER_CERT } from '../nfe/fixtures/context.ts';
import { CARRIER, emitMdfe, STRICT } from './fixtures/emit.ts';
import { mdfe } from './mdfe.ts';

const folder = new URL('./fixtures/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.input.json'))
  .map((file) => file.replace('.input.json', ''));
const bodyOf = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`${name}.input.json`, folder), 'utf8'));
/** Only the body with just the contract's fields needs anything lent. */
const contextOf = (name: string) => (name === 'contrato' ? CARRIER : STRICT);

function verifies(xml: string): boolean {
  const verifier = new SignedXml({ publicCert: SIGNER_CERT });
  verifier.loadSignature(/<Signature .*<\/Signature>/s.exec(xml)?.[0] ?? '');
  return verifier.checkSignature(xml);
}

describe('golden MDF-e', () => {
  it('has a case for each modal, one with the cargo told later and one with just the contract’s fields', () => {
    expect(names.toSorted()).toEqual([
      'aereo',
      'aquaviario',
      'carregamento-posterior',
      'completo',
      'contrato',
      'ferroviario',
    ]);
  });

  it.each(names)('%s is written, signed and valid by both schemas as ever', async (name) => {
    const { xml, faults, chave } = emitMdfe(bodyOf(name), contextOf(name));
    expect(faults).toEqual([]);
    expect(verifies(xml)).toBe(true);
    expect(xml).toContain(`<infMDFe Id="MDFe${chave}" versao="3.00">`);
    await expect(xml).toMatchFileSnapshot(new URL(`${name}.xml`, folder).pathname);
    expect(officialVerdict('mdfe')(xml)).toBeNull();
  });

  it.skipIf(!hasXmlsec())('xmlsec1 verifies every one', () => {
    for (const name of names) {
      const { xml } = emitMdfe(bodyOf(name), contextOf(name));
      expect(xmlsecVerify(xml, { element: 'infMDFe', trustedPem: SIGNER_CERT })).toMatchObject({ ok: true });
    }
  });

  it.each(names)('%s keeps every value through reading and writing again', (name) => {
    const first = emitMdfe(bodyOf(name), contextOf(name));
    const again = emitMdfe(mdfe.read(first.xml), STRICT);
    expect(again.xml).toBe(first.xml);
    expect(again.prepared.completed).toEqual([]);
  });
});
