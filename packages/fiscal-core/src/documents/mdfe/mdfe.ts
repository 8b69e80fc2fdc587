import type { DocumentDefinition } from '../../engine/document/definition.ts';
import { mdfeEmission } from './emission.ts';

export const mdfe: DocumentDefinition = {
  ...mdfeEmission,
  route: 'mdfe',
  modelo: '58',
  creditsMilli: 1000,
  // The QR Code is for the paper alone: consult has no place for its address.
  sign: (tree, signer) => ({ ...mdfeEmission.sign(tree, signer), qrCodeUrl: null }),
  hasQrCode: false,
};
