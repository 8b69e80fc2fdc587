import type { DocumentDefinition } from '../../engine/document/definition.ts';
import { groupOf, leafOf } from '../../engine/document/tree.ts';
import { isCoupon } from './coupon/coupon.ts';
import { noteEmission } from './emission.ts';
import { NOTE_TAXES } from './listing/taxes-of-xml.ts';
import { NFE } from './model.ts';
import { NFE_RECIPIENT_REGISTER } from './rules/recipient-register.ts';

export const nfe: DocumentDefinition = {
  ...noteEmission(NFE),
  route: 'nfe',
  modelo: '55',
  creditsMilli: 1000,
  recipientRegister: NFE_RECIPIENT_REGISTER,
  // Authorities refuse a coupon five minutes after its date (704).
  pacedAs: (tree) =>
    isCoupon('55', leafOf(groupOf(groupOf(tree, 'infNFe'), 'ide'), 'tpImp')) ? 'nfce' : 'nfe',
  taxes: NOTE_TAXES,
  hasQrCode: false,
};
