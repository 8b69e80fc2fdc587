import { parseChave } from '../../chave-acesso/chave-acesso.ts';
import { signText } from '../../signing/sign.ts';
import { ufByCodigo } from '../../tables/uf.ts';
import type { Ambiente } from '../../vocabulary/service.ts';
import type { Supplement } from '../body/emission.ts';
import type { Signer, Tree } from '../document/definition.ts';
import { groupOf, leafOf } from '../document/tree.ts';

/** Facts of a type's QR Code. */
interface QrCodeFacts {
  /** Name of the document in its tags: `chCTe`, `qrCodCTe`, `infCTeSupl`. */
  readonly name: string;
  readonly signed: string;
  /** Address without parameters; null for a UF that is none. */
  readonly address: (uf: string, ambiente: Ambiente) => string | null;
  /** Forms of emission with the signature of the key (RSA-SHA1, Base64), written as the manual wants it. */
  readonly offline: readonly string[];
  readonly signature?: (base64: string) => string;
}

/** Supplement of a finalized document: key and environment, and offline the signature of the key. Null when key or UF cannot be read. */
export const qrCodeSupplement =
  ({ name, signed, address, offline, signature = String }: QrCodeFacts) =>
  (tree: Tree, { privateKey }: Signer): Supplement | null => {
    const inf = groupOf(tree, signed);
    const ide = groupOf(inf, 'ide');
    const chave = parseChave(leafOf(inf, '@Id'));
    const ambiente: Ambiente = leafOf(ide, 'tpAmb') === '1' ? 1 : 2;
    const url = address(ufByCodigo(leafOf(ide, 'cUF'))?.sigla ?? '', ambiente);
    if (chave === null || url === null) return null;
    const sign = offline.includes(leafOf(ide, 'tpEmis'))
      ? `&sign=${signature(signText(chave, privateKey))}`
      : '';
    const qrCode = `qrCod${name}`;
    return {
      tag: `inf${name}Supl`,
      content: { [qrCode]: `${url}?ch${name}=${chave}&tpAmb=${ambiente}${sign}` },
      qrCode,
    };
  };
