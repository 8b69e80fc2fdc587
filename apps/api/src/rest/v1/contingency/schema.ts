import { CONTINGENCY_MODES, CONTINGENCY_POLICIES, SERVICE_STATES } from '@fiscal/core/vocabulary/contingency';
import { TARGETS } from '@fiscal/core/vocabulary/target';
import type { KnownService } from '@fiscal/db/contingency/conditions';
import { z } from 'zod';
import type { ContingencySettings } from '../../../services/contingency/contingency.ts';

const instant = (description: string) => z.iso.datetime({ precision: 3 }).meta({ description });

const settingSchema = z
  .strictObject({
    policy: z.enum(CONTINGENCY_POLICIES),
    patienceSeconds: z.int(),
    forced: z.boolean(),
  })
  .meta({ id: 'ContingenciaDoTipo' });
export const settingsSchema = z
  .strictObject({ nfe: settingSchema, nfce: settingSchema, cte: settingSchema })
  .meta({ id: 'ContingenciaDaEmpresa' });

const moveSchema = z
  .strictObject({
    state: z.enum(SERVICE_STATES),
    mode: z.enum(CONTINGENCY_MODES).nullable(),
    cause: z.string().nullable().meta({ description: 'O que a moveu; null: uma resposta.' }),
    at: instant('Quando.'),
  })
  .meta({ id: 'MudancaDeServicoEmContingencia' });
export const servicesSchema = z
  .strictObject({
    services: z
      .array(
        z
          .strictObject({
            target: z.enum(TARGETS),
            type: z.string().meta({ description: 'Tipo do documento.' }),
            uf: z.string(),
            state: z.enum(SERVICE_STATES).meta({
              description:
                'suspeita: falhas bastantes para crer nelas; contingencia: documentos são emitidos sem o serviço; retornando: respondeu uma vez, e os novos voltam a ele; normal.',
            }),
            mode: z.enum(CONTINGENCY_MODES).nullable(),
            cause: z.string().nullable().meta({ description: 'A última falha.' }),
            failures: z.int().meta({ description: 'Falhas desde a última resposta.' }),
            since: instant('A primeira delas.').nullable(),
            updatedAt: instant('Última mudança.'),
            history: z.array(moveSchema).meta({ description: 'Até 20 mudanças, a mais nova primeiro.' }),
          })
          .meta({ id: 'ServicoEmContingencia' }),
      )
      .meta({ description: 'Serviços com que a conta já teve falhas; os que ainda as têm primeiro.' }),
  })
  .meta({ id: 'ContingenciaDaConta' });

export function settingsBody(settings: ContingencySettings): z.infer<typeof settingsSchema> {
  const of = (type: keyof ContingencySettings) => {
    const { policy, patienceMs, forced } = settings[type];
    return { policy, patienceSeconds: Math.round(patienceMs / 1_000), forced };
  };
  return { nfe: of('nfe'), nfce: of('nfce'), cte: of('cte') };
}

export const servicesBody = (services: readonly KnownService[]): z.input<typeof servicesSchema> => ({
  services: services.map(
    ({ target, type, uf, state, mode, cause, failures, firstFailedAtMs, updatedAt, history }) => ({
      target,
      type,
      uf,
      state,
      mode,
      cause,
      failures,
      since: firstFailedAtMs === null ? null : new Date(firstFailedAtMs).toISOString(),
      updatedAt: updatedAt.toISOString(),
      history: history.map((move) => ({ ...move, at: move.at.toISOString() })),
    }),
  ),
});
