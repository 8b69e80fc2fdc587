import fc from 'fast-check';
import { diag } from 'libxml2-wasm';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { createTestCa, issueEcnpj, testSigner } from '../testing/certificates.ts';
import { holds } from '../testing/holds.ts';
import { signedSketch } from '../testing/signed-document.ts';
import { escapeText } from '../xml/cut.ts';
import { parseXml, XmlError } from '../xml/parse.ts';
import { C14N, ENVELOPED, OPEN_CANONICALIZATIONS, RSA_SHA1, RSA_SHA256, SHA1, SHA256 } from './profile.ts';
import { type SignatureVerdict, type VerifyOptions, verifySigned } from './verify.ts';
import { verifyForeign } from './verify-foreign.ts';

const signer = testSigner(issueEcnpj(createTestCa(), { cnpj: '12ABC34501DE35' }));
const NAMESPACE = 'http://www.portalfiscal.inf.br/nfe';
const OPEN = { open: true } as const;
const [, EXCLUSIVE] = OPEN_CANONICALIZATIONS;
const NO_XML = { ok: false, code: '298', cause: 'XML' } as const;

function verdictOn(xml: string, options: VerifyOptions = {}): SignatureVerdict {
  try {
    const document = parseXml(xml);
    return verifyForeign(document, document.root, options);
  } catch (error) {
    if (error instanceof XmlError) return NO_XML;
    throw error;
  }
}

/** Independent check: xml-crypto has no profile and finds the element by its Id alone. */
function xmlCryptoAccepts(xml: string): boolean {
  const signature = /<(?:\w+:)?Signature[\s>].*<\/(?:\w+:)?Signature\s*>/s.exec(xml)?.[0];
  if (signature === undefined) return false;
  try {
    const checker = new SignedXml({ getCertFromKeyInfo: (info) => SignedXml.getCertFromKeyInfo(info) });
    checker.loadSignature(signature);
    return checker.checkSignature(xml);
  } catch {
    return false;
  }
}

interface Style {
  readonly prefix?: string;
  readonly sha256?: boolean;
  readonly canonicalization?: string;
  readonly transform?: string;
  /** White space between elements. */
  readonly space?: string;
  /** Additional elements inside the signed one. */
  readonly inside?: string;
  /** Additional declarations on the root. */
  readonly declares?: string;
}

/** Document written and signed by other software (xml-crypto). */
function foreign(texts: readonly string[], style: Style = {}): string {
  const { prefix, sha256 = false, space = '', inside = '', declares = '' } = style;
  const { canonicalization = C14N, transform = C14N } = style;
  const items = texts.map(
    (text, at) => `<det nItem="${at + 1}">${space}<xProd>${escapeText(text)}</xProd>${space}</det>`,
  );
  const inner = ['<ide>', '<natOp>VENDA</natOp>', '</ide>', ...items, inside].join(space);
  const bare = `<NFe xmlns="${NAMESPACE}"${declares}>${space}<infNFe versao="4.00" Id="NFe1">${space}${inner}${space}</infNFe>${space}</NFe>`;
  const signing = new SignedXml({
    privateKey: signer.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    signatureAlgorithm: sha256 ? RSA_SHA256 : RSA_SHA1,
    canonicalizationAlgorithm: canonicalization,
    getKeyInfoContent: () => {
      const p = prefix === undefined ? '' : `${prefix}:`;
      return `<${p}X509Data><${p}X509Certificate>${signer.certificateBase64}</${p}X509Certificate></${p}X509Data>`;
    },
  });
  signing.addReference({
    xpath: "//*[local-name(.)='infNFe']",
    transforms: [ENVELOPED, transform],
    digestAlgorithm: sha256 ? SHA256 : SHA1,
  });
  signing.computeSignature(bare, {
    ...(prefix === undefined ? {} : { prefix }),
    location: { reference: '/*', action: 'append' },
  });
  return signing.getSignedXml();
}

const algorithm = fc.constantFrom(C14N, EXCLUSIVE);
const style = fc.record(
  {
    prefix: fc.constantFrom('ds', 'dsig'),
    sha256: fc.boolean(),
    canonicalization: algorithm,
    transform: algorithm,
    space: fc.constantFrom('', ' ', '\n', '\n\t', '\n  '),
    declares: fc.constantFrom(
      '',
      ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
      ' xmlns:b="urn:b" xmlns:a="urn:a"',
    ),
  },
  { requiredKeys: [] },
);
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom('&', '<', '>', '"', "'", ' ', ']', '\t', '\n', 'é', '€', '😀'),
    maxLength: 20,
  }),
);
// xmldom reads U+0085 and U+2028 as line ends, which only XML 1.1 does.
const valid = text.filter(
  (t) => !/[^\t\n -\u0084\u0086-\u2027\u2029-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(t),
);
const texts = fc.array(valid, { minLength: 1, maxLength: 4 });

// xmldom writes its warnings to the console.
beforeAll(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
});

describe('with xml-crypto', () => {
  it('accepts any document that xml-crypto signs, with any prefix, white space, hash and canonical form', () => {
    holds(
      fc.property(texts, style, (written, how) => {
        const xml = foreign(written, how);
        expect(verdictOn(xml, OPEN)).toMatchObject({ ok: true, id: 'NFe1', root: 'NFe', element: 'infNFe' });
        expect(xmlCryptoAccepts(xml)).toBe(true);
      }),
      100,
    );
  });

  it('agrees on a document changed inside what is signed', () => {
    const change = fc.constantFrom(' ', '\n', 'A', '&amp;', '&#13;', '<!-- -->', '<x/>', ' a="1"', '&#x41;');
    holds(
      fc.property(texts, style, fc.nat(), change, (written, how, at, by) => {
        const xml = foreign(written, how);
        const [from, to] = [xml.indexOf('<infNFe') + 1, xml.indexOf('</infNFe>') + 1];
        const place = from + (at % (to - from));
        // An insertion between two halves of a character destroys both.
        const changed = Buffer.from(xml.slice(0, place) + by + xml.slice(place)).toString();
        const verdict = verdictOn(changed, OPEN);
        // xmldom reads what is not well formed, and misreads quotes before an end tag with white space.
        fc.pre(verdict !== NO_XML && !/<\/\w+\s/.test(changed));
        expect(verdict.ok).toBe(xmlCryptoAccepts(changed));
      }),
      100,
    );
  });

  it('never accepts a damaged document that xml-crypto refuses', () => {
    const inserted = fc.constantFrom(
      ' ',
      '\n',
      '\r\n',
      '<!-- -->',
      '&amp;',
      '&#13;',
      'A',
      '<x/>',
      '"',
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
      'ds:',
      ':',
      '#',
    );
    const good = foreign(['VENDA & CIA'], { prefix: 'ds', space: '\n' });
    holds(
      fc.property(fc.nat({ max: good.length - 1 }), inserted, fc.nat({ max: 6 }), (at, by, cut) => {
        const xml = good.slice(0, at) + by + good.slice(at + cut);
        expect(verdictOn(xml, OPEN).ok && !xmlCryptoAccepts(xml)).toBe(false);
      }),
      500,
    );
  });
});

it('accepts every edited document that verifySigned still accepts', () => {
  const good = signedSketch(signer).xml.toString();
  const edits = fc.constantFrom(
    ' ',
    '\n',
    '\r',
    '\t',
    '<!-- -->',
    '&#13;',
    '&#x41;',
    '<x/>',
    '<![CDATA[]]>',
    ' a="1"',
    '',
    ` xmlns="${NAMESPACE}"`,
    ' xmlns:p="urn:p"',
  );
  const attributes = (xml: string) => xml.replace(/Id="([^"]*)" versao="4.00"/, "versao='4.00'  Id = '$1'");
  const empty = (xml: string) =>
    xml.replaceAll(/><\/(?:CanonicalizationMethod|SignatureMethod|Transform|DigestMethod)>/g, '/>');
  let accepted = 0;
  holds(
    fc.property(
      fc.nat({ max: good.length - 1 }),
      edits,
      fc.boolean(),
      fc.boolean(),
      (at, by, other, short) => {
        const edited = good.slice(0, at) + by + good.slice(at);
        const written = other ? attributes(edited) : edited;
        const xml = short ? empty(written) : written;
        if (!verifySigned(xml).ok) return;
        accepted++;
        expect(verdictOn(xml), xml).toMatchObject({ ok: true });
      },
    ),
    500,
  );
  expect(accepted).toBeGreaterThan(50);
});

it('accepts a document inside another, whose namespace is declared there', () => {
  const bare = foreign(['VENDA'], { prefix: 'ds' }).replace(` xmlns="${NAMESPACE}"`, '');
  const document = parseXml(`<nfeProc xmlns="${NAMESPACE}" xmlns:x="urn:x">${bare}<protNFe/></nfeProc>`);
  const [note] = document.root.children;
  if (!note) throw new Error('no note');
  expect(verifyForeign(document, note)).toMatchObject({ ok: true, id: 'NFe1' });
});

it('frees what libxml2 holds, after every verdict', () => {
  diag.configure({ enabled: true });
  onTestFinished(() => diag.configure({ enabled: false }));
  const good = foreign(['VENDA'], { prefix: 'ds' });
  expect(verdictOn(good).ok).toBe(true);
  expect(verdictOn(good.replace('VENDA', 'DOACAO')).ok).toBe(false);
  expect(verdictOn(good.replace('<ide>', '<ide><?x y?>')).ok).toBe(false);
  expect(diag.report()).toEqual({});
});

describe('refuses', () => {
  const good = foreign(['VENDA & CIA'], { prefix: 'ds', space: '\n' });
  const part = (name: string) => new RegExp(`<${name}[ >].*</${name}>`, 's').exec(good)?.[0] ?? '';
  const [signed, signature, reference] = [part('infNFe'), part('ds:Signature'), part('ds:Reference')];
  const forged = signed.replace('VENDA', 'DOACAO');
  const edit = (from: string | RegExp, to: string) => good.replace(from, to);

  it.each<[string, string]>([
    [
      'the signed element moved into the signature',
      edit(signed, forged.replace('NFe1', 'NFe2')).replace(
        '</ds:KeyInfo>',
        `</ds:KeyInfo><ds:Object>${signed}</ds:Object>`,
      ),
    ],
    [
      'the signed element moved beside the one that is read',
      edit(signed, `${forged.replace('NFe1', 'NFe2')}${signed}`),
    ],
    [
      'the signed element moved into the one that is read',
      edit(signed, forged.replace('NFe1', 'NFe2').replace('</infNFe>', `${signed}</infNFe>`)),
    ],
    ['a second element with its Id before it', edit(signed, `${forged}${signed}`)],
    ['a second element with its Id after it', edit(signed, `${signed}${forged}`)],
    ['its Id on another element by another name', edit('<ide>', '<ide ID="NFe1">')],
    ['its Id on another element as xml:id', edit('<NFe ', '<NFe xml:id="NFe1" ')],
    ['two references', edit(reference, `${reference}${reference}`)],
    [
      'a second reference to another element',
      edit(reference, `${reference}${reference.replace('#NFe1', '#x')}`),
    ],
    ['no reference', edit(reference, '')],
    ['a reference to all', edit('#NFe1', '')],
    ['a reference by XPointer', edit('#NFe1', "#xpointer(id('NFe1'))")],
    ['a reference to another', edit('#NFe1', '#NFe2')],
    ['XPath for a transform', edit(ENVELOPED, 'http://www.w3.org/TR/1999/REC-xpath-19991116')],
    ['XSLT for a transform', edit(ENVELOPED, 'http://www.w3.org/TR/1999/REC-xslt-19991116')],
    [
      'an XPath beside the transforms',
      edit(
        '</ds:Transforms>',
        '<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><ds:XPath>1</ds:XPath></ds:Transform></ds:Transforms>',
      ),
    ],
    ['C14N with comments', good.replaceAll(C14N, `${C14N}#WithComments`)],
    ['HMAC', edit(RSA_SHA1, 'http://www.w3.org/2000/09/xmldsig#hmac-sha1')],
    ['two signatures', edit(signature, `${signature}${signature}`)],
    ['a signature inside what is signed', edit(`</infNFe>\n${signature}`, `${signature}</infNFe>`)],
    ['a signature of another namespace', good.replaceAll('http://www.w3.org/2000/09/xmldsig#"', 'urn:dsig"')],
    ['DOCTYPE', `<!DOCTYPE NFe [<!ENTITY x "VENDA">]>${edit('VENDA', '&x;')}`],
    ['an entity', edit('VENDA', '&x;')],
    ['a comment in the signature', edit('<ds:DigestValue>', '<ds:DigestValue><!-- -->')],
    ['a processing instruction in the signature', edit('<ds:SignedInfo>', '<ds:SignedInfo><?x y?>')],
    ['a processing instruction in its value', edit('<ds:SignatureValue>', '<ds:SignatureValue><?x y?>')],
    ['a processing instruction', edit('<ide>', '<?x y?><ide>')],
    ['a prefix that nothing binds', good.replace(/ xmlns:ds="[^"]*"/, '')],
    ['changed text', edit('VENDA', 'DOACAO')],
    ['no signature', edit(signature, '')],
  ])('%s', (_, xml) => {
    expect(xml).not.toBe(good);
    expect(verdictOn(good).ok).toBe(true);
    expect(verdictOn(xml, OPEN).ok).toBe(false);
  });

  it.each([
    ['an element of another namespace', { inside: '<x xmlns="urn:x"/>' }],
    ['a prefix', { inside: `<n:x xmlns:n="${NAMESPACE}"/>` }],
    ['an attribute with a prefix', { inside: '<x xmlns:n="urn:x" n:y="1"/>' }],
  ])('signed content that would be read as something else: %s', (_, how) => {
    const xml = foreign(['VENDA'], how);
    expect(xmlCryptoAccepts(xml)).toBe(true);
    expect(verdictOn(xml, OPEN)).toMatchObject({ ok: false });
  });

  it('forms that only the NFS-e allows, and another element than the requested one', () => {
    for (const how of [{ transform: EXCLUSIVE }, { canonicalization: EXCLUSIVE }, { sha256: true }]) {
      expect(verdictOn(foreign(['a'], how), OPEN).ok).toBe(true);
      expect(verdictOn(foreign(['a'], how))).toMatchObject({ ok: false, code: '298' });
    }
    expect(verdictOn(good, { element: 'infEvento' })).toMatchObject({ ok: false, code: '298' });
  });
});
