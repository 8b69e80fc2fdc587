import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { createTestCa, issueEcnpj, testSigner } from '../testing/certificates.ts';
import { holds } from '../testing/holds.ts';
import { signedSketch } from '../testing/signed-document.ts';
import { verifySigned } from './verify.ts';

const signer = testSigner(issueEcnpj(createTestCa(), { cnpj: '12ABC34501DE35' }));
const sketch = signedSketch(signer);
const good = sketch.xml.toString();

/** xml-crypto's verdict; it keeps no profile, so it may accept what we refuse, never the reverse. */
function xmlCryptoAccepts(xml: string): boolean {
  const signature = /<Signature[\s>].*<\/Signature\s*>/s.exec(xml)?.[0];
  if (signature === undefined) return false;
  try {
    const checker = new SignedXml({ getCertFromKeyInfo: (info) => SignedXml.getCertFromKeyInfo(info) });
    checker.loadSignature(signature);
    return checker.checkSignature(xml);
  } catch {
    return false;
  }
}

beforeAll(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
});

const inside = (edit: (element: string) => string) =>
  good.replace(/<infNFe .*<\/infNFe>/s, (element) => edit(element));
const inSignature = (edit: (signature: string) => string) =>
  good.replace(/<Signature .*<\/Signature>/s, (signature) => edit(signature));

describe('verifySigned', () => {
  it('accepts what we sign, as xml-crypto does, and hands out the certificate', () => {
    const verdict = verifySigned(sketch.xml, { element: 'infNFe' });
    expect(verdict).toMatchObject({
      ok: true,
      id: sketch.id,
      root: 'NFe',
      digestValue: sketch.digestValue,
      certificateBase64: signer.certificateBase64,
    });
    expect(xmlCryptoAccepts(good)).toBe(true);
  });

  it('accepts a document cut out of a lot that declares the namespace outside', () => {
    const bare = good.replace('<NFe xmlns="http://www.portalfiscal.inf.br/nfe">', '<NFe>');
    expect(verifySigned(bare, { inheritedNamespace: 'http://www.portalfiscal.inf.br/nfe' }).ok).toBe(true);
    expect(verifySigned(bare).ok).toBe(false);
  });

  it.each<[string, string]>([
    ['white space between attributes', inside((e) => e.replace('Id="', '  Id = "'))],
    ['single quotes', inside((e) => e.replace('versao="4.00"', "versao='4.00'"))],
    [
      'attributes in another order',
      inside((e) => e.replace(/Id="([^"]*)" versao="4.00"/, 'versao="4.00" Id="$1"')),
    ],
    [
      'other entity forms',
      inside((e) => e.replace('&amp;', '&#38;').replace('&lt;', '&#x3C;').replace('&gt;', '>')),
    ],
    ['CDATA for text', inside((e) => e.replace('VENDA &amp; CIA &lt;1&gt;', '<![CDATA[VENDA & CIA <1>]]>'))],
    ['a comment in the document', inside((e) => e.replace('<ide>', '<ide><!-- nota -->'))],
    ['a declaration of UTF-8', `<?xml version="1.0" encoding="UTF-8"?>${good}`],
    [
      'white space around the parts',
      good.replace('<infNFe ', '\n  <infNFe ').replace('<Signature ', '\n<Signature '),
    ],
    [
      'empty elements in the signature',
      inSignature((s) =>
        s.replace(/><\/(CanonicalizationMethod|SignatureMethod|Transform|DigestMethod)>/g, '/>'),
      ),
    ],
    ['line breaks in the certificate', inSignature((s) => s.replace(/(<X509Certificate>.{64})/, '$1\n'))],
    [
      'line breaks in the signature value',
      inSignature((s) => s.replace(/(<SignatureValue>.{76})/, '$1\r\n')),
    ],
    [
      'the namespace declared again',
      inside((e) => e.replace('<infNFe ', '<infNFe xmlns="http://www.portalfiscal.inf.br/nfe" ')),
    ],
  ])('canonicalises %s, as xml-crypto does', (_, xml) => {
    expect(xml).not.toBe(good);
    expect(verifySigned(xml)).toMatchObject({ ok: true });
    expect(xmlCryptoAccepts(xml)).toBe(true);
  });

  it.each<[string, string, string]>([
    ['changed text', inside((e) => e.replace('VENDA', 'DOACAO')), '297'],
    ['an added element', inside((e) => e.replace('<ide>', '<ide><x></x>')), '297'],
    ['white space added to the content', inside((e) => e.replace('<ide>', '<ide>\n')), '297'],
    ['a carriage return kept by reference', inside((e) => e.replace('VENDA', 'VENDA&#13;')), '297'],
    [
      'another digest',
      inSignature((s) => s.replace(/<DigestValue>./, (m) => m.slice(0, -1) + (m.endsWith('A') ? 'B' : 'A'))),
      '297',
    ],
    [
      'another signature value',
      inSignature((s) =>
        s.replace(/<SignatureValue>./, (m) => m.slice(0, -1) + (m.endsWith('A') ? 'B' : 'A')),
      ),
      '297',
    ],
    [
      'an unreadable certificate',
      inSignature((s) => s.replace(/<X509Certificate>..../, '<X509Certificate>AAAA')),
      '290',
    ],
    ['a reference to something else', inSignature((s) => s.replace('URI="#NFe', 'URI="#NFE')), '298'],
    ['a reference to the whole document', inSignature((s) => s.replace(/URI="[^"]*"/, 'URI=""')), '298'],
    ['RSA-SHA256', inSignature((s) => s.replace('xmldsig#rsa-sha1', 'xmldsig-more#rsa-sha256')), '298'],
    [
      'a third transform',
      inSignature((s) =>
        s.replace(
          '</Transforms>',
          '<Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"></Transform></Transforms>',
        ),
      ),
      '298',
    ],
    [
      'one transform',
      inSignature((s) => s.replace(/<Transform Algorithm="[^"]*enveloped-signature"><\/Transform>/, '')),
      '298',
    ],
    ['a KeyValue', inSignature((s) => s.replace('<X509Data>', '<KeyValue></KeyValue><X509Data>')), '298'],
    [
      'an attribute on the signature',
      inSignature((s) => s.replace('<Signature ', '<Signature Id="S" ')),
      '298',
    ],
    [
      'a comment in the signature',
      inSignature((s) => s.replace('<SignedInfo>', '<SignedInfo><!-- -->')),
      '298',
    ],
    ['a second signature', inSignature((s) => s + s), '298'],
    [
      'a signature before the content',
      good.replace(/(<infNFe .*<\/infNFe>)(<Signature .*<\/Signature>)/s, '$2$1'),
      '298',
    ],
    [
      'a signature inside the content',
      good.replace(/<\/infNFe>(<Signature .*<\/Signature>)/s, '$1</infNFe>'),
      '298',
    ],
    ['something after the signature', good.replace('</NFe>', '<x></x></NFe>'), '298'],
    ['no signature', inSignature(() => ''), '298'],
    ['the same Id twice', good.replace('<NFe ', `<NFe ID="${sketch.id}" `), '298'],
    [
      'the content wrapped with the signed part beside it',
      good.replace('<infNFe ', '<infNFe Id="x"></infNFe><infNFe '),
      '298',
    ],
    ['prefixes', good.replaceAll(/<(\/?)(NFe|infNFe)/g, '<$1n:$2').replace('xmlns=', 'xmlns:n='), '298'],
    ['another namespace', good.replace('portalfiscal.inf.br/nfe"', 'portalfiscal.inf.br/cte"'), '297'],
    ['DOCTYPE', `<!DOCTYPE NFe>${good}`, '298'],
    ['a processing instruction', inside((e) => e.replace('<ide>', '<ide><?x y?>')), '298'],
    ['another encoding', `<?xml version="1.0" encoding="ISO-8859-1"?>${good}`, '298'],
    ['a byte order mark', `\ufeff${good}`, '298'],
    ['an entity of its own', inside((e) => e.replace('VENDA', '&x;')), '298'],
    ['an unclosed element', good.replace('</ide>', ''), '298'],
    ['crossed elements', good.replace('<natOp>VENDA</natOp></ide>', '<natOp>VENDA</ide></natOp>'), '298'],
    ['two roots', good + good, '298'],
    ['nothing', '', '298'],
  ])('refuses %s', (_, xml, code) => {
    expect(xml).not.toBe(good);
    expect(verifySigned(xml)).toMatchObject({ ok: false, code });
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(verifySigned(Buffer.from(good.replace('VENDA', 'VENDÇ'), 'latin1'))).toMatchObject({
      ok: false,
      code: '298',
    });
  });

  it('refuses a signature by a key that is not RSA', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const other = signedSketch({ privateKey, certificateBase64: signer.certificateBase64 });
    expect(verifySigned(other.xml)).toMatchObject({ ok: false, code: '297' });
  });

  it('refuses another element than the one asked for', () => {
    expect(verifySigned(good, { element: 'infEvento' })).toMatchObject({ ok: false, code: '298' });
  });

  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom('&', '<', '>', '"', "'", ' ', ']', '\t', '\n', '\r', 'é', '€', '😀'),
      maxLength: 20,
    }),
  );
  // xmldom reads U+0085 and U+2028 as line ends, which only XML 1.1 does.
  const valid = text.filter(
    (t) => !/[^\t\n\r -\u0084\u0086-\u2027\u2029-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(t),
  );

  it('agrees with xml-crypto on any text we sign', () => {
    holds(
      fc.property(fc.array(valid, { minLength: 1, maxLength: 4 }), (texts) => {
        const { xml } = signedSketch(signer, texts);
        expect(verifySigned(xml).ok).toBe(true);
        expect(xmlCryptoAccepts(xml.toString())).toBe(true);
      }),
      100,
    );
  });

  const inserted = fc.constantFrom(
    ' ',
    '\n',
    '\r',
    '\t',
    '\r\n',
    '<!-- -->',
    '&amp;',
    '&#13;',
    '&#x41;',
    'A',
    '<x/>',
    '<x></x>',
    '"',
    "'",
    '<',
    '>',
    '/',
    '<![CDATA[',
    ']]>',
    ' a="1"',
    ' xmlns=""',
    ' xmlns:p="urn:p"',
    '&',
    '\u0000',
    'é',
    '<?x?>',
    'Id="',
  );
  const edit = fc.oneof(
    fc.record({ kind: fc.constant('insert' as const), text: inserted }),
    fc.record({
      kind: fc.constant('flip' as const),
      text: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
    }),
    fc.record({ kind: fc.constant('cut' as const), text: fc.constantFrom('1', '12', '123456') }),
  );

  it('never accepts a damaged document that xml-crypto refuses', () => {
    holds(
      fc.property(fc.nat({ max: good.length - 1 }), edit, (at, { kind, text: by }) => {
        const tail = kind === 'insert' ? 0 : by.length;
        const xml = good.slice(0, at) + (kind === 'cut' ? '' : by) + good.slice(at + tail);
        expect(verifySigned(xml).ok && !xmlCryptoAccepts(xml)).toBe(false);
      }),
      500,
    );
  });
});
