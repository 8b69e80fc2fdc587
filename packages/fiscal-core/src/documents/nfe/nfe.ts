import type { DocumentDefinition } from '../definition.ts';
import { contractSchema } from './contract-schema.ts';
import { createEmission, signNote } from './emission.ts';
import { NFE } from './model.ts';

export const nfe: DocumentDefinition = {
  ...createEmission(NFE),
  type: 'nfe',
  route: 'nfe',
  mod: '55',
  modelo: '55',
  nome: 'NF-e',
  creditsMilli: 1000,
  services: [
    'autorizacao',
    'retAutorizacao',
    'consultaProtocolo',
    'statusServico',
    'inutilizacao',
    'recepcaoEvento',
  ],
  contractSchema: contractSchema('55'),
  sign: (tree, signer) => signNote(tree, signer),
  hasQrCode: false,
};
