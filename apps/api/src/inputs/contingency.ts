import { CONTINGENCY_POLICIES } from '@fiscal/core/vocabulary/contingency';
import { OBLIGATION_STATES } from '@fiscal/core/vocabulary/obligation';
import type { ContingencySetting } from '@fiscal/db/contingency/settings';
import { z } from 'zod';
import { environment, idParams, integer, limit, text, uuid } from './fields.ts';

const SERIE = { min: 0, max: 999 } as const;

/** Document types that a company may want issued in contingency by themselves. */
export const CONTINGENCY_TYPES = ['nfe', 'nfce', 'cte', 'mdfe'] as const;

export const PATIENCE_SECONDS = { min: 1, max: 60, usual: 8 } as const;

const { min, max, usual } = PATIENCE_SECONDS;

/** Settings of a type whose documents are never issued under another number. */
const ownNumberBody = z.strictObject({
  policy: z.enum(CONTINGENCY_POLICIES).meta({
    description:
      'automatica: o documento segue em contingência quando a SEFAZ não responde; manual: só com forced; desligada: espera, sempre.',
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

const settingBody = ownNumberBody.extend({
  renumbers: z.boolean().prefault(true).meta({
    description:
      'O que pode ter chegado à SEFAZ, e ela não responde, é emitido em contingência com outro número; a primeira tentativa é regularizada depois. false: espera por ela.',
  }),
  serie: integer(
    'serie',
    SERIE,
    'Série de onde vem o outro número; null: a do documento, e só quando a Emite numera. O documento que a escolheu com o número espera.',
  )
    .nullable()
    .prefault(null),
});

export const contingencyParams = idParams.extend({ environment: environment('environment') });
export const contingencyBody = z
  .strictObject({
    nfe: settingBody.exactOptional(),
    nfce: settingBody.exactOptional(),
    cte: settingBody.exactOptional(),
    mdfe: ownNumberBody.exactOptional(),
  })
  .meta({ id: 'PedidoDeContingencia' });
/** Settings per type, in the stored form. */
export const settingsIn = (body: Partial<z.output<typeof contingencyBody>>): readonly ContingencySetting[] =>
  CONTINGENCY_TYPES.flatMap((type) => {
    const setting = body[type];
    if (setting === undefined) return [];
    const { patienceSeconds, ...kept } = setting;
    return [{ type, renumbers: false, serie: null, ...kept, patienceMs: patienceSeconds * 1_000 }];
  });
/** Stored settings as the body names them. */
export const contingencyBodyOf = (
  settings: Readonly<Record<(typeof CONTINGENCY_TYPES)[number], ContingencySetting>>,
) =>
  Object.fromEntries(
    CONTINGENCY_TYPES.map((type) => {
      const { policy, patienceMs, forced, renumbers, serie } = settings[type];
      const own = { policy, patienceSeconds: patienceMs / 1_000, forced };
      return [type, type === 'mdfe' ? own : { ...own, renumbers, serie }];
    }),
  );
export const contingencyQuery = z.strictObject({ environment: environment('environment').default(1) });

/** Open obligations of a contingency. */
export const obligationsQuery = contingencyQuery.extend({
  state: z
    .enum(OBLIGATION_STATES)
    .optional()
    .meta({ description: 'Só as deste estado; sem ele, as que não foram cumpridas.' }),
  clientId: uuid().optional().meta({ description: 'Só as desta empresa.' }),
});
export const deadlinesQuery = contingencyQuery.extend({
  state: z
    .enum(['aberto', 'cumprido'])
    .default('aberto')
    .meta({ description: 'aberto: falta fazer; cumprido: já foi feito.' }),
  clientId: uuid().optional().meta({ description: 'Só os desta empresa.' }),
  limit,
  after: uuid().optional().meta({ description: 'O id do último da página anterior.' }),
});
export const closingBody = z
  .strictObject({ reason: text('reason', 255, { description: 'Como foi resolvida fora da Emite.' }) })
  .meta({ id: 'EncerramentoDePendencia' });
