import { CONTINGENCY_MODES, CONTINGENCY_POLICIES, SERVICE_STATES } from '@fiscal/core/vocabulary/contingency';
import { DEADLINE_KINDS } from '@fiscal/core/vocabulary/deadline';
import {
  OBLIGATION_KINDS,
  OBLIGATION_OUTCOMES,
  OBLIGATION_STATES,
  OBLIGATION_STEPS,
} from '@fiscal/core/vocabulary/obligation';
import { TARGETS } from '@fiscal/core/vocabulary/target';
import type { KnownService } from '@fiscal/db/contingency/conditions';
import type { DeadlineView } from '@fiscal/db/contingency/deadlines';
import type { ObligationView } from '@fiscal/db/contingency/obligations';
import type { ContingencySetting } from '@fiscal/db/contingency/settings';
import { z } from 'zod';
import type { ContingencySettings } from '../../../services/contingency/contingency-services.ts';

const instant = (description: string) => z.iso.datetime({ precision: 3 }).meta({ description });

const ownNumberSchema = z
  .strictObject({
    policy: z.enum(CONTINGENCY_POLICIES),
    patienceSeconds: z.int(),
    forced: z.boolean(),
  })
  .meta({ id: 'ContingenciaComONumero' });
const settingSchema = ownNumberSchema
  .extend({ renumbers: z.boolean(), serie: z.int().nullable() })
  .meta({ id: 'ContingenciaDoTipo' });
export const settingsSchema = z
  .strictObject({ nfe: settingSchema, nfce: settingSchema, cte: settingSchema, mdfe: ownNumberSchema })
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
  const own = ({ policy, patienceMs, forced }: ContingencySetting) => ({
    policy,
    patienceSeconds: Math.round(patienceMs / 1_000),
    forced,
  });
  const of = (setting: ContingencySetting) => ({
    ...own(setting),
    renumbers: setting.renumbers,
    serie: setting.serie,
  });
  return { nfe: of(settings.nfe), nfce: of(settings.nfce), cte: of(settings.cte), mdfe: own(settings.mdfe) };
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

export const obligationSchema = z
  .strictObject({
    id: z.string(),
    clientId: z.string(),
    documentId: z.string(),
    target: z.enum(TARGETS),
    type: z.string().meta({ description: 'Tipo do documento.' }),
    serie: z.int(),
    numero: z.int(),
    accessKey: z.string().meta({ description: 'A chave que falta regularizar; não é mais a do documento.' }),
    kind: z.enum(OBLIGATION_KINDS).meta({
      description: 'chave: pode estar na SEFAZ; numero: foi impresso, e a SEFAZ recusou o documento.',
    }),
    step: z.enum(OBLIGATION_STEPS).meta({ description: 'O que se faz agora.' }),
    state: z.enum(OBLIGATION_STATES).meta({
      description: 'aberta: a Emite faz sozinha; tarefa: espera por uma pessoa; cumprida.',
    }),
    outcome: z.enum(OBLIGATION_OUTCOMES).nullable().meta({
      description:
        'cancelada e denegada: a SEFAZ a tinha; inutilizada; sem-uso: o tipo não tem inutilização; adotada: voltou a ser a do documento; encerrada: por uma pessoa.',
    }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Por que espera, o que fazer, ou por que foi encerrada.' }),
    createdAt: instant('Desde quando.'),
    updatedAt: instant('Última mudança.'),
  })
  .meta({ id: 'Pendencia' });
export const obligationsSchema = z
  .strictObject({ data: z.array(obligationSchema) })
  .meta({ id: 'Pendencias' });

export const obligationBody = (view: ObligationView): z.input<typeof obligationSchema> => ({
  ...view,
  createdAt: view.createdAt.toISOString(),
  updatedAt: view.updatedAt.toISOString(),
});

const deadlineSchema = z
  .strictObject({
    id: z.string(),
    clientId: z.string(),
    documentId: z.string(),
    obligationId: z.string().nullable().meta({ description: 'A pendência de que é; null: é do documento.' }),
    target: z.enum(TARGETS),
    type: z.string().meta({ description: 'Tipo do documento.' }),
    serie: z.int(),
    numero: z.int(),
    kind: z.enum(DEADLINE_KINDS).meta({
      description:
        'transmissao: do documento impresso; cancelamento: da primeira tentativa, se estiver autorizada; inutilizacao: do número.',
    }),
    beginsAt: instant('Desde quando corre.'),
    endsAt: instant('Quando vence.'),
    toldPercent: z.int().meta({ description: 'O último aviso: 50, 80 ou 100 por cento; 0: nenhum ainda.' }),
    toldAt: instant('Quando foi avisado.').nullable(),
    settledAt: instant('Quando foi cumprido.').nullable(),
  })
  .meta({ id: 'Prazo' });
export const deadlinesSchema = z.strictObject({ data: z.array(deadlineSchema) }).meta({ id: 'Prazos' });

export const deadlineBody = (view: DeadlineView): z.input<typeof deadlineSchema> => ({
  ...view,
  beginsAt: view.beginsAt.toISOString(),
  endsAt: view.endsAt.toISOString(),
  toldAt: view.toldAt?.toISOString() ?? null,
  settledAt: view.settledAt?.toISOString() ?? null,
});
