import { nfe } from '../../packages/fiscal-core/src/documents/nfe/nfe.ts';
import { bodyOf, CONTEXT, IDENTITY } from './document.mjs';

/**
 * A call from the parsed body of `items` items to signed bytes: checked, completed, totalled, numbered, validated.
 * @param {number} items
 * @param {Parameters<typeof nfe.sign>[1]} signer
 */
export function wholePath(items, signer) {
  const body = bodyOf(items);
  return () => {
    const prepared = nfe.take(body, CONTEXT);
    if ('refused' in prepared) throw new Error('a whole document was refused');
    nfe.finalize(prepared.tree, IDENTITY);
    if (nfe.validate(prepared.tree).length > 0) throw new Error('a valid tree was refused');
    return nfe.sign(prepared.tree, signer);
  };
}
