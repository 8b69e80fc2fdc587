import { parseChave } from '../../chave-acesso/chave-acesso.ts';
import type { Supplement } from '../../engine/body/emission.ts';
import type { Signer, Tree } from '../../engine/document/definition.ts';
import { groupOf, leafOf } from '../../engine/document/tree.ts';
import { signText } from '../../signing/sign.ts';
import { ufByCodigo } from '../../tables/uf.ts';
import type { Ambiente } from '../../vocabulary/service.ts';
import { cteConsulta } from './endpoints.ts';

/** Emission types whose key is signed in the QR Code: off-line and EPEC. Source: MOC CT-e 4.00 Anexo I, G215; the forms of its schema. */
const SIGNED = new Set(['2', '4']);

/** infCTeSupl of a finalized CT-e; null when the key or the UF cannot be read. */
export function supplement(tree: Tree, signer: Signer): Supplement | null {
  const infCte = groupOf(tree, 'infCte');
  const ide = groupOf(infCte, 'ide');
  const chave = parseChave(leafOf(infCte, '@Id'));
  const ambiente: Ambiente = leafOf(ide, 'tpAmb') === '1' ? 1 : 2;
  const url = cteConsulta(ufByCodigo(leafOf(ide, 'cUF'))?.sigla ?? '', ambiente);
  if (chave === null || url === null) return null;
  const sign = SIGNED.has(leafOf(ide, 'tpEmis'))
    ? `&sign=${encodeURIComponent(signText(chave, signer.privateKey))}`
    : '';
  const qrCodCTe = `${url}?chCTe=${chave}&tpAmb=${ambiente}${sign}`;
  return { tag: 'infCTeSupl', content: { qrCodCTe }, qrCode: 'qrCodCTe' };
}
