import { signDocument } from '../../engine/body/emission.ts';
import type { DocumentDefinition } from '../../engine/document/definition.ts';
import { NFE_COMPILED } from './compiled.ts';
import { noteEmission } from './emission.ts';
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
  sign: (tree, signer) => signDocument(NFE_COMPILED, tree, signer),
  hasQrCode: false,
};
