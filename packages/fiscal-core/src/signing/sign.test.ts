import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NFE_NAMESPACE } from '../sefaz/messages.ts';
import { createTestCa, issueEcnpj, testSigner } from '../testing/certificates.ts';
import { signedSketch } from '../testing/signed-document.ts';
import { assembleSigned, signEnveloped, signEnvelopedAsync } from './sign.ts';

const ca = createTestCa();
const signer = testSigner(issueEcnpj(ca, { cnpj: '12ABC34501DE35' }));

describe('signEnveloped', () => {
  it('signs on the thread pool with the same result', async () => {
    const request = { namespace: 'urn:x', element: '<a Id="i1"></a>', id: 'i1', signer };
    expect(await signEnvelopedAsync(request)).toEqual(signEnveloped(request));
  });

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

/** Debian's xmlsec1, an implementation that shares nothing with ours. */
const XMLSEC = process.env['XMLSEC1'] ?? 'xmlsec1';
const present = spawnSync(XMLSEC, ['--version']).status === 0;

describe.skipIf(!present)('xmlsec1 (skipped where apt-get install xmlsec1 was not run)', () => {
  it.each([
    ['plain text', ['VENDA']],
    ['markup, accents and line ends', ['A & B <c> "d" é€😀', 'um\r\ndois\ttrês']],
    ['an empty element', ['']],
  ])('verifies what we sign: %s', (_, texts) => {
    const dir = mkdtempSync(join(tmpdir(), 'emite-xmlsec-'));
    try {
      const file = join(dir, 'signed.xml');
      const root = join(dir, 'ca.pem');
      const { xml } = signedSketch(signer, texts);
      writeFileSync(file, xml.toString());
      writeFileSync(root, ca.certPem);
      const flags = ['--verify', '--enabled-reference-uris', 'same-doc', '--trusted-pem', root];
      const id = ['--id-attr:Id', `${NFE_NAMESPACE}:infNFe`];
      const verify = () => spawnSync(XMLSEC, [...flags, ...id, file], { encoding: 'utf8' });
      const good = verify();
      expect({ status: good.status, output: good.stderr }).toMatchObject({ status: 0 });
      writeFileSync(file, xml.toString().replace('<natOp>VENDA', '<natOp>VENDE'));
      expect(verify().status).not.toBe(0);
    } finally {
      rmSync(dir, { recursive: true });
    }
  });
});
