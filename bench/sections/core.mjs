import { nfe } from '../../packages/fiscal-core/src/documents/nfe/nfe.ts';
import { createTestCa, issueEcnpj, testSigner } from '../../packages/fiscal-core/src/testing/certificates.ts';
import { bodyOf, CONTEXT, SIZES, treeOf } from '../lib/document.mjs';
import { cryptoBoundOf, limitOf } from '../lib/limit.mjs';
import { measure } from '../lib/measure.mjs';
import { wholePath } from '../lib/whole-path.mjs';

/** Ratios to LIMIT, by size. */
const GOALS = {
  'tree → signed': [1.1, 1.1, 1.35, 1.2],
  'tree → validated, signed': [1.3, 1.5, 2.3, 2.4],
  'body → checked … signed': [2, 2.2, 4, 4],
};

function candidatesOf(items, signer) {
  const tree = treeOf(bodyOf(items));
  return {
    'LIMIT: string + SHA-1 + RSA': limitOf(tree, signer.privateKey),
    'crypto alone': cryptoBoundOf(nfe.write(tree), signer.privateKey),
    'tree → signed': () => nfe.sign(tree, signer),
    'tree → validated, signed': () => {
      if (nfe.validate(tree).length > 0) throw new Error('a valid tree was refused');
      return nfe.sign(tree, signer);
    },
    'body → checked … signed': wholePath(items, signer),
  };
}

const itemsText = (items) => `${items} ${items === 1 ? 'item' : 'items'}`;

/** From data to signed bytes, in this process, against what the runtime makes possible. */
export async function core({ rounds }) {
  const signer = testSigner(issueEcnpj(createTestCa(), { cnpj: CONTEXT.issuer.cnpj }));
  const rows = [];
  for (const [at, items] of SIZES.entries()) {
    const figures = await measure(candidatesOf(items, signer), rounds);
    const limit = figures['LIMIT: string + SHA-1 + RSA'];
    for (const [name, { median, min }] of Object.entries(figures))
      rows.push({
        name: `${name}, ${itemsText(items)}`,
        value: median,
        unit: 'µs',
        min,
        reference: limit.median,
        ratio: median / limit.median,
        ratioOfMinima: min / limit.min,
        ...(GOALS[name] && { goal: GOALS[name][at] }),
      });
  }
  return [
    {
      title: 'From data to signed XML, CPU time of one document',
      reference: 'LIMIT of the same size, µs',
      rows,
    },
  ];
}
