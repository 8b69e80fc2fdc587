import { parseChave } from '../../chave-acesso/chave-acesso.ts';
import type { Supplement } from '../../engine/body/emission.ts';
import type { Signer, Tree } from '../../engine/document/definition.ts';
import { groupOf, leafOf } from '../../engine/document/tree.ts';
import { signText } from '../../signing/sign.ts';
import { DCE_QR_CODE } from './endpoints.ts';

const OFFLINE = '2';

/**
 * infDCeSupl of a finalized DC-e: key and environment, and in contingency the signature of the key (RSA-SHA1, Base64). Null when the
 * key cannot be read. Source: Manual DC-e 1.0, QR Code.
 */
export function supplement(tree: Tree, { privateKey }: Signer): Supplement | null {
  const infDCe = groupOf(tree, 'infDCe');
  const ide = groupOf(infDCe, 'ide');
  const chave = parseChave(leafOf(infDCe, '@Id'));
  if (chave === null) return null;
  const tpAmb = leafOf(ide, 'tpAmb') === '1' ? 1 : 2;
  const sign = leafOf(ide, 'tpEmis') === OFFLINE ? `&sign=${signText(chave, privateKey)}` : '';
  return {
    tag: 'infDCeSupl',
    content: { qrCodDCe: `${DCE_QR_CODE}?chDCe=${chave}&tpAmb=${tpAmb}${sign}`, urlChave: DCE_QR_CODE },
    qrCode: 'qrCodDCe',
  };
}
