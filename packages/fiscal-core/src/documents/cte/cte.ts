import { signDocument } from '../../engine/body/emission.ts';
import type { DocumentDefinition } from '../../engine/document/definition.ts';
import { CTE_COMPILED } from './compiled.ts';
import { cteEmission } from './emission.ts';
import { supplement } from './qr-code.ts';
import { CTE_TAXES } from './taxes-of-xml.ts';

export const cte: DocumentDefinition = {
  ...cteEmission,
  type: 'cte',
  route: 'cte',
  mod: '57',
  modelo: '57',
  nome: 'CT-e',
  creditsMilli: 1500,
  services: ['autorizacao', 'consultaProtocolo', 'statusServico', 'recepcaoEvento'],
  sign: (tree, signer) =>
    signDocument(CTE_COMPILED, tree, { signer, supplement: () => supplement(tree, signer) }),
  taxes: CTE_TAXES,
  hasQrCode: true,
};
