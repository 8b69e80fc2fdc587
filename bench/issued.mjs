import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createTestCa, issueEcnpj, testSigner } from '../packages/fiscal-core/src/testing/certificates.ts';
import { issuedFile } from '../packages/fiscal-core/src/testing/issued.ts';

/**
 * `node --import tsx bench/issued.mjs --cnpj CNPJ --documents 10000 FOLDER`: NF-e of a company as another provider would hand them
 * over, to be timed with `npm run import`. Signed by a certificate made here.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cnpj: { type: 'string', default: '11222333000181' },
    documents: { type: 'string', default: '10000' },
  },
});
const [folder = 'issued'] = positionals;
const golden = readFileSync(
  new URL('../packages/fiscal-core/src/documents/nfe/fixtures/simples-csosn102.xml', import.meta.url),
  'utf8',
);
const signer = testSigner(issueEcnpj(createTestCa(), { cnpj: values.cnpj }));
mkdirSync(folder, { recursive: true });
for (let numero = 1; numero <= Number(values.documents); numero++) {
  const { chave, xml } = issuedFile('nfe', golden, { signer, emitente: values.cnpj, numero });
  writeFileSync(path.join(folder, `${chave}-procNFe.xml`), xml);
}
