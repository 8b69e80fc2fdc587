import { hasContingency } from '@fiscal/core/registry/contingency';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { CONTINGENCY_POLICIES } from '@fiscal/core/vocabulary/contingency';
import { z } from 'zod';
import { environment, idParams, integer } from './fields.ts';

/** Document types that a company may want issued in contingency by themselves. */
export const CONTINGENCY_TYPES = DOCUMENTS.map(({ type }) => type).filter(hasContingency);

export const PATIENCE_SECONDS = { min: 1, max: 60, usual: 8 } as const;

const { min, max, usual } = PATIENCE_SECONDS;

const settingBody = z.strictObject({
  policy: z.enum(CONTINGENCY_POLICIES).meta({
    description:
      'automatica: o documento de que a SEFAZ nada recebeu segue em contingência quando ela não responde; manual: só com forced; desligada: espera, sempre.',
  }),
  patienceSeconds: integer(
    'patienceSeconds',
    { min, max },
    `Por quanto tempo se tenta o caminho normal, de ${min} a ${max} segundos.`,
  ).prefault(usual),
  forced: z.boolean().prefault(false).meta({
    description: 'Emite em contingência desde já, qualquer que seja a situação da SEFAZ, até ser retirado.',
  }),
});

export const contingencyParams = idParams.extend({ environment: environment('environment') });
export const contingencyBody = z
  .strictObject(Object.fromEntries(CONTINGENCY_TYPES.map((type) => [type, settingBody.exactOptional()])))
  .meta({ id: 'PedidoDeContingencia' });
export const contingencyQuery = z.strictObject({ environment: environment('environment').default(1) });
