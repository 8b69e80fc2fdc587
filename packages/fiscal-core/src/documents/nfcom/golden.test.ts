import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { xsdErrors } from '../../testing/official-schemas.ts';
import { hasXmlsec, xmlsecVerify } from '../../testing/xmlsec.ts';
import { SIGNER_CERT } from '../nfe/fixtures/context.ts';
import { emitNfcom, STRICT, TELECOM } from './fixtures/emit.ts';
import { nfcom } from './nfcom.ts';

const folder = new URL('./fixtures/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.input.json'))
  .map((file) => file.replace('.input.json', ''));
const bodyOf = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`${name}.input.json`, folder), 'utf8'));
/** Only the body with just the contract's fields needs anything lent. */
const contextOf = (name: string) => (name === 'contrato' ? TELECOM : STRICT);

function verifies(xml: string): boolean {
  const verifier = new SignedXml({ publicCert: SIGNER_CERT });
  verifier.loadSignature(/<Signature .*<\/Signature>/s.exec(xml)?.[0] ?? '');
  return verifier.checkSignature(xml);
}

describe('golden NFCom', () => {
  it('has a case for each kind of note, one of them with just the contract’s fields', () => {
    expect(names.toSorted()).toEqual([
      'centralizada-contingencia',
      'completo',
      'contrato',
      'simples-nacional',
      'substituicao',
    ]);
  });

  it.each(names)('%s is written, signed and valid as ever', async (name) => {
    const { xml, faults, chave } = emitNfcom(bodyOf(name), contextOf(name));
    expect(faults).toEqual([]);
    expect(verifies(xml)).toBe(true);
    expect(xml).toContain(`<infNFCom Id="NFCom${chave}" versao="1.00">`);
    await expect(xml).toMatchFileSnapshot(new URL(`${name}.xml`, folder).pathname);
    expect(xsdErrors(xml, 'NFCom')).toEqual([]);
  });

  it.skipIf(!hasXmlsec()).each(names)('%s verifies with xmlsec1', (name) => {
    const { xml } = emitNfcom(bodyOf(name), contextOf(name));
    expect(xmlsecVerify(xml, { element: 'infNFCom', trustedPem: SIGNER_CERT }).ok).toBe(true);
  });

  it.each(names)('%s keeps every value through reading and writing again', (name) => {
    const first = emitNfcom(bodyOf(name), contextOf(name));
    const again = emitNfcom(nfcom.read(first.xml), STRICT);
    expect(again.xml).toBe(first.xml);
    expect(again.prepared.completed).toEqual([]);
  });
});
