import { describe, expect, it } from 'vitest';
import { createTestCa, issueEcnpj, testSigner } from '../testing/certificates.ts';
import { signedSketch } from '../testing/signed-document.ts';
import { hasXmlsec, xmlsecVerify } from '../testing/xmlsec.ts';
import { assembleSigned, signEnveloped } from './sign.ts';

const ca = createTestCa();
const signer = testSigner(issueEcnpj(ca, { cnpj: '12ABC34501DE35' }));

describe('signEnveloped', () => {
  it('takes the signed element with or without its namespace declaration, as text or bytes', () => {
    const bare = signEnveloped({ namespace: 'urn:x', element: '<a Id="i1">é</a>', id: 'i1', signer });
    const full = signEnveloped({
      namespace: 'urn:x',
      element: '<a xmlns="urn:x" Id="i1">é</a>',
      id: 'i1',
      signer,
    });
    const bytes = signEnveloped({
      namespace: 'urn:x',
      element: Buffer.from('<a Id="i1">é</a>'),
      id: 'i1',
      signer,
    });
    expect(full).toEqual(bare);
    expect(bytes).toEqual(bare);
  });

  it('copies what was signed into the root', () => {
    const parts = ['<a Id="i1">é</a>', Buffer.from('<b></b>')];
    expect(assembleSigned({ root: 'r', namespace: 'urn:x', parts, signature: '<S></S>' }).toString()).toBe(
      '<r xmlns="urn:x"><a Id="i1">é</a><b></b><S></S></r>',
    );
  });
});

describe.skipIf(!hasXmlsec())('xmlsec1 (skipped where apt-get install xmlsec1 was not run)', () => {
  it.each([
    ['plain text', ['VENDA']],
    ['markup, accents and line ends', ['A & B <c> "d" é€😀', 'um\r\ndois\ttrês']],
    ['an empty element', ['']],
  ])('verifies what we sign: %s', (_, texts) => {
    const verify = (signed: string) => xmlsecVerify(signed, { element: 'infNFe', trustedPem: ca.certPem });
    const xml = signedSketch(signer, texts).xml.toString();
    expect(verify(xml)).toMatchObject({ ok: true });
    expect(verify(xml.replace('<natOp>VENDA', '<natOp>VENDE')).ok).toBe(false);
  });
});
