import { parseChave } from '../../chave-acesso/chave-acesso.ts';
import type { Supplement } from '../../engine/body/emission.ts';
import type { Signer, Tree } from '../../engine/document/definition.ts';
import { groupOf, leafOf } from '../../engine/document/tree.ts';
import { signText } from '../../signing/sign.ts';

/** The same address for every UF and both environments. Source: MOC MDF-e 3.00b, Manual do DAMDFE (QR Code). */
const QR_CODE_URL = 'https://dfe-portal.svrs.rs.gov.br/mdfe/qrCode';

const CONTINGENCY = '2';

/** infMDFeSupl of a finalized MDF-e; in contingency the key is signed. Null when the key cannot be read. */
export function supplement(tree: Tree, signer: Signer): Supplement | null {
  const infMDFe = groupOf(tree, 'infMDFe');
  const ide = groupOf(infMDFe, 'ide');
  const chave = parseChave(leafOf(infMDFe, '@Id'));
  if (chave === null) return null;
  const online = `${QR_CODE_URL}?chMDFe=${chave}&tpAmb=${leafOf(ide, 'tpAmb')}`;
  const qrCodMDFe =
    leafOf(ide, 'tpEmis') === CONTINGENCY ? `${online}&sign=${signText(chave, signer.privateKey)}` : online;
  return { tag: 'infMDFeSupl', content: { qrCodMDFe }, qrCode: 'qrCodMDFe' };
}
