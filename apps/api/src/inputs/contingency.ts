import { CONTINGENCY_POLICIES } from '@fiscal/core/vocabulary/contingency';
import type { ContingencySetting } from '@fiscal/db/contingency/settings';
import { z } from 'zod';
import { environment, idParams, integer } from './fields.ts';

/** Document types that a company may want issued in contingency by themselves. */
export const CONTINGENCY_TYPES = ['nfe', 'nfce', 'cte'] as const;

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
  .strictObject({
    nfe: settingBody.exactOptional(),
    nfce: settingBody.exactOptional(),
    cte: settingBody.exactOptional(),
  })
  .meta({ id: 'PedidoDeContingencia' });
/** What was sent of each type, as it is kept. */
export const settingsIn = (body: Partial<z.output<typeof contingencyBody>>): readonly ContingencySetting[] =>
  CONTINGENCY_TYPES.flatMap((type) => {
    const setting = body[type];
    if (setting === undefined) return [];
    const { policy, patienceSeconds, forced } = setting;
    return [{ type, policy, patienceMs: patienceSeconds * 1_000, forced }];
  });
export const contingencyQuery = z.strictObject({ environment: environment('environment').default(1) });
