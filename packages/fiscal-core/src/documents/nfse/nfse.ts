import type { DocumentDefinition } from '../../engine/document/definition.ts';
import { readNfseContent } from './compiled.ts';
import { dpsEmission } from './emission.ts';
import { NFSE_TAXES } from './taxes-of-xml.ts';
import { townFactsOf } from './town.ts';

export const nfse: DocumentDefinition = {
  ...dpsEmission,
  route: 'nfse',
  modelo: 'NFSE',
  creditsMilli: 1000,
  content: readNfseContent,
  townFacts: townFactsOf,
  accepted: ({ serie, numero }) => ({ numero_dps: String(numero), serie_dps: String(serie) }),
  taxes: NFSE_TAXES,
  hasQrCode: false,
};
