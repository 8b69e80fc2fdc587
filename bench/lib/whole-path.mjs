import { nfe } from '../../packages/fiscal-core/src/documents/nfe/nfe.ts';
import { bodyOf, IDENTITY, preparedOf } from './document.mjs';

/** A call that takes the parsed body of so many items to signed bytes: checked, completed, totalled, numbered, validated. */
export function wholePath(items, signer) {
  const body = bodyOf(items);
  return () => {
    const { tree } = preparedOf(body);
    nfe.finalize(tree, IDENTITY);
    if (nfe.validate(tree).length > 0) throw new Error('a valid tree was refused');
    return nfe.sign(tree, signer);
  };
}
