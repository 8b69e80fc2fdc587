import type { DocumentDefinition } from '../../engine/document/definition.ts';
import { cteEmission } from './emission.ts';
import { CTE_TAXES } from './taxes-of-xml.ts';

export const cte: DocumentDefinition = {
  ...cteEmission,
  route: 'cte',
  modelo: '57',
  creditsMilli: 1500,
  taxes: CTE_TAXES,
  hasQrCode: true,
};
