import { signDocument } from '../../engine/body/emission.ts';
import type { DocumentDefinition } from '../../engine/document/definition.ts';
import { NFSE_COMPILED, readNfseContent } from './compiled.ts';
import { dpsEmission } from './emission.ts';
import { NFSE_TAXES } from './taxes-of-xml.ts';
import { townFactsOf } from './town.ts';

export const nfse: DocumentDefinition = {
  ...dpsEmission,
  type: 'nfse',
  route: 'nfse',
  mod: 'NFSE',
  modelo: 'NFSE',
  nome: 'NFS-e',
  creditsMilli: 1000,
  services: ['autorizacao', 'consultaProtocolo', 'statusServico', 'recepcaoEvento'],
  content: readNfseContent,
  townFacts: townFactsOf,
  sign: (tree, signer) => signDocument(NFSE_COMPILED, tree, { signer }),
  accepted: ({ serie, numero }) => ({ numero_dps: String(numero), serie_dps: String(serie) }),
  taxes: NFSE_TAXES,
  hasQrCode: false,
};
