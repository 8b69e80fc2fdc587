import type { DocumentDefinition } from '../definition.ts';
import { contractSchema } from '../nfe/contract-schema.ts';
import { createEmission, signNote } from '../nfe/emission.ts';
import type { Model } from '../nfe/model.ts';
import { supplement } from './qr-code.ts';

/** Source: MOC 7.0 Anexo I, rules of model 65; NT 2020.006. */
const NFCE: Model = {
  mod: '65',
  tipoImpressao: new Map([['', '4']]),
  recipientRequired: false,
  recipientWhenPresence: ['4'],
  indicadorIe: '9',
  unwritten: ['data_entrada_saida'],
  defaultPayment: 'dinheiro',
  change: true,
  homologationItem: 'NOTA FISCAL EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL',
};

export const nfce: DocumentDefinition = {
  ...createEmission(NFCE),
  type: 'nfce',
  route: 'nfc-e',
  mod: '65',
  modelo: '65',
  nome: 'NFC-e',
  creditsMilli: 500,
  services: [
    'autorizacao',
    'retAutorizacao',
    'consultaProtocolo',
    'statusServico',
    'inutilizacao',
    'recepcaoEvento',
  ],
  contractSchema: contractSchema('65'),
  sign: (tree, signer) => signNote(tree, signer, (digestValue) => supplement(tree, signer, digestValue)),
  hasQrCode: true,
};
