import type { DocumentDefinition } from '../definition.ts';
import { contractSchema } from './contract-schema.ts';
import { createEmission, signNote } from './emission.ts';
import { NFE } from './model.ts';

const HOUR_MS = 3_600_000;

/** Hours to cancel an authorised NF-e. Source: Ajuste SINIEF 07/2005, cl. 12ª; MOC 7.0 §5.8. UFs may allow more: a row each. */
const CANCEL_HOURS = 24;
const CANCEL_HOURS_BY_UF: Readonly<Record<string, number>> = {};

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
  cancellableUntil: (uf, authorizedAtMs) =>
    authorizedAtMs + (CANCEL_HOURS_BY_UF[uf] ?? CANCEL_HOURS) * HOUR_MS,
  hasQrCode: false,
};
