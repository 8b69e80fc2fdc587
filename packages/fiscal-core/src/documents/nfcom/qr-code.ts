import { parseChave } from '../../chave-acesso/chave-acesso.ts';
import type { Supplement } from '../../engine/body/emission.ts';
import type { Signer, Tree } from '../../engine/document/definition.ts';
import { groupOf, leafOf } from '../../engine/document/tree.ts';
import { signText } from '../../signing/sign.ts';
import { ufByCodigo } from '../../tables/uf.ts';
import type { Ambiente } from '../../vocabulary/service.ts';
import { nfcomQrCode } from './endpoints.ts';

const CONTINGENCY = '2';

/**
 * infNFComSupl of a finalized NFCom: key and environment, and in contingency the signature of the key (RSA-SHA1, Base64). Null when
 * the key cannot be read. Source: MOC NFCom 1.00a, QR Code.
 */
export function supplement(tree: Tree, { privateKey }: Signer): Supplement | null {
  const infNFCom = groupOf(tree, 'infNFCom');
  const ide = groupOf(infNFCom, 'ide');
  const chave = parseChave(leafOf(infNFCom, '@Id'));
  if (chave === null) return null;
  const ambiente: Ambiente = leafOf(ide, 'tpAmb') === '1' ? 1 : 2;
  const url = nfcomQrCode(ufByCodigo(leafOf(ide, 'cUF'))?.sigla ?? '', ambiente);
  const sign = leafOf(ide, 'tpEmis') === CONTINGENCY ? `&sign=${signText(chave, privateKey)}` : '';
  return {
    tag: 'infNFComSupl',
    content: { qrCodNFCom: `${url}?chNFCom=${chave}&tpAmb=${ambiente}${sign}` },
    qrCode: 'qrCodNFCom',
  };
}
