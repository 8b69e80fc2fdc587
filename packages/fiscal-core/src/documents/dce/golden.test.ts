import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { verifySigned } from '../../signing/verify.ts';
import { xsdErrors } from '../../testing/official-schemas.ts';
import { hasXmlsec, xmlsecVerify } from '../../testing/xmlsec.ts';
import { SIGNER_CERT } from '../nfe/fixtures/context.ts';
import { dce } from './dce.ts';
import { emitDce, MARKETPLACE, STRICT } from './fixtures/emit.ts';

const folder = new URL('./fixtures/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.input.json'))
  .map((file) => file.replace('.input.json', ''));
const bodyOf = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`${name}.input.json`, folder), 'utf8'));
/** Only the body with just the contract's fields needs anything lent. */
const contextOf = (name: string) => (name === 'contrato' ? MARKETPLACE : STRICT);

describe('golden DC-e', () => {
  it('has a case for each kind of issuer, one of them with just the contract’s fields', () => {
    expect(names.toSorted()).toEqual(['contrato', 'marketplace', 'proprio-contingencia', 'transportadora']);
  });

  it.each(names)('%s is written, signed and valid as ever', async (name) => {
    const { xml, faults, chave } = emitDce(bodyOf(name), contextOf(name));
    expect(faults).toEqual([]);
    expect(verifySigned(xml, { element: 'infDCe' })).toMatchObject({ ok: true, id: `DCe${chave}` });
    await expect(xml).toMatchFileSnapshot(new URL(`${name}.xml`, folder).pathname);
    expect(xsdErrors(xml, 'DCe')).toEqual([]);
  });

  it.skipIf(!hasXmlsec()).each(names)('%s verifies with xmlsec1', (name) => {
    const { xml } = emitDce(bodyOf(name), contextOf(name));
    expect(xmlsecVerify(xml, { element: 'infDCe', trustedPem: SIGNER_CERT }).ok).toBe(true);
  });

  it.each(names)('%s keeps every value through reading and writing again', (name) => {
    const first = emitDce(bodyOf(name), contextOf(name));
    const again = emitDce({ mod: '59', ...dce.read(first.xml) }, STRICT);
    expect(again.xml).toBe(first.xml);
    expect(again.prepared.completed).toEqual([]);
  });
});
