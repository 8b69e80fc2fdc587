import { signDocument } from '../../engine/body/emission.ts';
import type { DocumentDefinition } from '../../engine/document/definition.ts';
import { groupOf, leafOf } from '../../engine/document/tree.ts';
import { NFE_COMPILED } from './compiled.ts';
import { isCoupon } from './coupon/coupon.ts';
import { supplement } from './coupon/qr-code.ts';
import { noteEmission } from './emission.ts';
import { NOTE_TAXES } from './listing/taxes-of-xml.ts';
import { NFE } from './model.ts';
import { NFE_RECIPIENT_REGISTER } from './rules/recipient-register.ts';

export const nfe: DocumentDefinition = {
  ...noteEmission(NFE),
  type: 'nfe',
  route: 'nfe',
  mod: '55',
  modelo: '55',
  nome: NFE.nome,
  creditsMilli: 1000,
  services: [
    'autorizacao',
    'retAutorizacao',
    'consultaProtocolo',
    'statusServico',
    'inutilizacao',
    'recepcaoEvento',
  ],
  recipientRegister: NFE_RECIPIENT_REGISTER,
  // Authorities refuse a coupon five minutes after its date (704).
  pacedAs: (tree) =>
    isCoupon('55', leafOf(groupOf(groupOf(tree, 'infNFe'), 'ide'), 'tpImp')) ? 'nfce' : 'nfe',
  sign: (tree, signer) =>
    signDocument(NFE_COMPILED, tree, {
      signer,
      supplement: (digestValue) => supplement(tree, signer, digestValue),
    }),
  taxes: NOTE_TAXES,
  hasQrCode: false,
};
