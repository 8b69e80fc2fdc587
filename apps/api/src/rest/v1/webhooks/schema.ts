import {
  type AttemptView,
  DELIVERY_STATES,
  type DeliveryDetail,
  type DeliveryView,
} from '@fiscal/db/webhooks/deliveries';
import { DISABLED_BECAUSE, type EndpointView } from '@fiscal/db/webhooks/endpoints';
import type { ReplayView } from '@fiscal/db/webhooks/replays';
import { z } from 'zod';
import { environment, idParams, uuid } from '../../../inputs/fields.ts';

export const deliveryParams = idParams.extend({
  deliveryId: uuid().meta({ description: 'Identificador da entrega (UUID).' }),
});
export const endpointsQuery = z.strictObject({ environment: environment('environment').exactOptional() });

const instant = (description: string) => z.iso.datetime({ precision: 3 }).meta({ description });

const endpointFields = {
  id: z.uuid(),
  environment: z.union([z.literal(1), z.literal(2)]).meta({ description: '1 produção, 2 homologação.' }),
  url: z.string(),
  description: z.string(),
  types: z.array(z.string()).meta({ description: 'Vazio: tudo.' }),
  clientIds: z.array(z.uuid()).meta({ description: 'Vazio: todas as empresas.' }),
  publicKey: z
    .string()
    .nullable()
    .meta({ description: 'whpk_…: confere as assinaturas v1a. null quando só o segredo assina.' }),
  enabled: z.boolean(),
  disabledAt: instant('Desde quando nada é enviado.').nullable(),
  disabledReason: z.enum(DISABLED_BECAUSE).nullable().meta({
    description: 'caller: alguém da conta o desativou; gone: respondeu 410; failing: só falhou por 5 dias.',
  }),
  failingSince: instant('A primeira falha desde a última entrega; null quando vai bem.').nullable(),
  waiting: z.int().meta({ description: 'Mensagens ainda não entregues (até 10.000).' }),
  previousSecretUntil: instant('Até quando o segredo anterior também assina.').nullable(),
  createdAt: instant('Criação.'),
  updatedAt: instant('Última mudança.'),
};

export const endpointSchema = z.strictObject(endpointFields).meta({ id: 'EndpointDeWebhook' });
export const revealedSchema = z
  .strictObject({
    ...endpointFields,
    secret: z
      .string()
      .meta({ description: 'whsec_…: guarde-o, não é mostrado de novo.', example: 'whsec_C2FtcGxl…' }),
  })
  .meta({ id: 'EndpointDeWebhookComSegredo' });
export const deletedSchema = z.strictObject({ id: z.uuid(), deleted: z.literal(true) });
export const endpointsSchema = z
  .strictObject({ data: z.array(endpointSchema) })
  .meta({ id: 'EndpointsDeWebhook' });

const ms = (description: string) => z.int().nullable().meta({ description });
const attemptSchema = z
  .strictObject({
    number: z.int(),
    startedAt: instant('Início.'),
    totalMs: ms('Duração; null: foi interrompida, e não se sabe até onde chegou.'),
    dnsMs: ms('Nome.'),
    connectMs: ms('Conexão; null quando já havia uma.'),
    tlsMs: ms('TLS.'),
    firstByteMs: ms('Até o começo da resposta.'),
    status: z.int().nullable().meta({ description: 'Status HTTP; null quando não houve resposta.' }),
    reason: z.string().nullable().meta({ description: 'Por que não houve resposta.', example: 'timeout' }),
    detail: z.string().nullable().meta({ description: 'O mesmo, por extenso.' }),
    answer: z.string().nullable().meta({ description: 'O começo do corpo da resposta (4.096 caracteres).' }),
  })
  .meta({ id: 'TentativaDeWebhook' });

const deliveryFields = {
  id: z.uuid(),
  messageId: z.string().meta({ description: 'O webhook-id: o mesmo em todas as tentativas.' }),
  type: z.string().meta({ example: 'document.authorized' }),
  clientId: z.uuid().nullable(),
  documentId: z.uuid().nullable(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int().meta({ description: 'Tentativas já feitas.' }),
  nextAt: instant('Quando é a próxima tentativa, se ainda espera.').nullable(),
  createdAt: instant('Criação.'),
  endedAt: instant('Quando foi entregue, ou se desistiu.').nullable(),
  lastAttempt: attemptSchema.nullable(),
};
export const deliverySchema = z.strictObject(deliveryFields).meta({ id: 'EntregaDeWebhook' });
export const deliveryDetailSchema = z
  .strictObject({
    ...deliveryFields,
    body: z.string().meta({ description: 'O corpo como é assinado e enviado.' }),
    log: z.array(attemptSchema).meta({ description: 'As tentativas, da mais nova para a mais antiga.' }),
  })
  .meta({ id: 'EntregaDeWebhookComTentativas' });
export const deliveriesSchema = z
  .strictObject({ data: z.array(deliverySchema), nextCursor: z.string().nullable() })
  .meta({ id: 'PaginaDeEntregas' });

export const replaySchema = z
  .strictObject({
    id: z.uuid(),
    since: instant('Desde quando.'),
    until: instant('Até quando.'),
    types: z.array(z.string()),
    messages: z.int().meta({ description: 'Mensagens postas na fila até agora.' }),
    createdAt: instant('Pedido.'),
    finishedAt: instant('Quando todas estavam na fila.').nullable(),
  })
  .meta({ id: 'ReplayDeWebhook' });
export const replaysSchema = z.strictObject({ data: z.array(replaySchema) }).meta({ id: 'ReplaysDeWebhook' });

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

export const endpointBody = ({
  disabled,
  secretBeforeUntil,
  ...view
}: EndpointView): z.infer<typeof endpointSchema> => ({
  ...view,
  types: [...view.types],
  clientIds: [...view.clientIds],
  enabled: disabled === null,
  disabledAt: text(disabled?.at ?? null),
  disabledReason: disabled?.because ?? null,
  failingSince: text(view.failingSince),
  previousSecretUntil: text(secretBeforeUntil),
  createdAt: view.createdAt.toISOString(),
  updatedAt: view.updatedAt.toISOString(),
});

const attemptBody = (view: AttemptView): z.infer<typeof attemptSchema> => ({
  ...view,
  startedAt: view.startedAt.toISOString(),
});

export const deliveryBody = (view: DeliveryView): z.infer<typeof deliverySchema> => ({
  id: view.id,
  messageId: view.messageId,
  type: view.type,
  clientId: view.clientId,
  documentId: view.documentId,
  state: view.state,
  attempts: view.attempts,
  nextAt: text(view.nextAt),
  createdAt: view.createdAt.toISOString(),
  endedAt: text(view.endedAt),
  lastAttempt: view.lastAttempt && attemptBody(view.lastAttempt),
});

export const deliveryDetailBody = (view: DeliveryDetail): z.infer<typeof deliveryDetailSchema> => ({
  ...deliveryBody(view),
  body: view.body,
  log: view.log.map(attemptBody),
});

export const replayBodyOf = (view: ReplayView): z.infer<typeof replaySchema> => ({
  ...view,
  types: [...view.types],
  since: view.since.toISOString(),
  until: view.until.toISOString(),
  createdAt: view.createdAt.toISOString(),
  finishedAt: text(view.finishedAt),
});
