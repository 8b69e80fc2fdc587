import { signDocument } from '../../engine/body/emission.ts';
import type { DocumentDefinition } from '../../engine/document/definition.ts';
import { MDFE_COMPILED } from './compiled.ts';
import { MDFE_CONTRACT } from './contract.ts';
import { mdfeEmission } from './emission.ts';
import { supplement } from './qr-code.ts';

export const mdfe: DocumentDefinition = {
  ...mdfeEmission,
  type: 'mdfe',
  route: 'mdfe',
  mod: MDFE_CONTRACT.mod,
  modelo: '58',
  nome: MDFE_CONTRACT.nome,
  creditsMilli: 1000,
  services: ['autorizacao', 'consultaProtocolo', 'statusServico', 'recepcaoEvento'],
  // The QR Code is for the paper alone: consult has no place for its address.
  sign: (tree, signer) => ({
    ...signDocument(MDFE_COMPILED, tree, { signer, supplement: () => supplement(tree, signer) }),
    qrCodeUrl: null,
  }),
  hasQrCode: false,
};
