import type { Supplement } from '../../engine/body/emission.ts';
import type { Signer, Tree } from '../../engine/document/definition.ts';
import { qrCodeSupplement } from '../../engine/portal/qr-code.ts';
import { DCE_QR_CODE } from './endpoints.ts';

const withQrCode = qrCodeSupplement({
  name: 'DCe',
  signed: 'infDCe',
  address: () => DCE_QR_CODE,
  offline: ['2'],
});

/** infDCeSupl, which also has the address for queries by key. Source: Manual DC-e 1.0, QR Code. */
export function supplement(tree: Tree, signer: Signer): Supplement | null {
  const found = withQrCode(tree, signer);
  return found && { ...found, content: { ...found.content, urlChave: DCE_QR_CODE } };
}
