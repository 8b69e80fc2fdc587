import type { DocumentDefinition } from '../definition.ts';
import { contractSchema } from '../nfe/contract-schema.ts';
import { createEmission, signNote } from '../nfe/emission.ts';
import type { Model } from '../nfe/model.ts';
import { supplement } from './qr-code.ts';

const MINUTE_MS = 60_000;

/** Minutes to cancel an authorised NFC-e. Source: Ajuste SINIEF 19/2016, cl. 15ª. A UF with another term gets a row. */
const CANCEL_MINUTES = 30;
const CANCEL_MINUTES_BY_UF: Readonly<Record<string, number>> = {};

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
  cancellableUntil: (uf, authorizedAtMs) =>
    authorizedAtMs + (CANCEL_MINUTES_BY_UF[uf] ?? CANCEL_MINUTES) * MINUTE_MS,
  hasQrCode: true,
};
