import {
  type AttemptView,
  DELIVERY_STATES,
  type DeliveryDetail,
  type DeliveryView,
} from '@fiscal/db/webhooks/deliveries';
import type { ReplayView } from '@fiscal/db/webhooks/replays';
import { builder } from '../builder.ts';

export const DeliveryState = builder.enumType('WebhookDeliveryState', {
  description:
    'PENDING: espera a próxima tentativa; DELIVERED: entregue; FAILED: esgotou as tentativas; DISCARDED: o endpoint foi excluído.',
  values: Object.fromEntries(DELIVERY_STATES.map((value) => [value.toUpperCase(), { value }])),
});

const WebhookAttempt = builder.objectRef<AttemptView>('WebhookAttempt').implement({
  description: 'Uma tentativa de entrega.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    totalMs: t.exposeInt('totalMs', {
      nullable: true,
      description: 'null: foi interrompida, e não se sabe até onde chegou.',
    }),
    dnsMs: t.exposeInt('dnsMs', { nullable: true }),
    connectMs: t.exposeInt('connectMs', { nullable: true }),
    tlsMs: t.exposeInt('tlsMs', { nullable: true }),
    firstByteMs: t.exposeInt('firstByteMs', { nullable: true }),
    status: t.exposeInt('status', { nullable: true, description: 'null quando não houve resposta.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Por que não houve resposta.' }),
    detail: t.exposeString('detail', { nullable: true }),
    answer: t.exposeString('answer', { nullable: true, description: 'O começo do corpo da resposta.' }),
  }),
});

export const WebhookDelivery = builder
  .objectRef<{ readonly endpointId: string; readonly delivery: DeliveryView }>('WebhookDelivery')
  .implement({
    description: 'Uma mensagem a um endpoint.',
    fields: (t) => ({
      deliveryId: t.string({
        description: 'O UUID que REST chama de id.',
        resolve: ({ delivery }) => delivery.id,
      }),
      messageId: t.string({
        description: 'O webhook-id: o mesmo em todas as tentativas.',
        resolve: ({ delivery }) => delivery.messageId,
      }),
      type: t.string({ resolve: ({ delivery }) => delivery.type }),
      clientId: t.string({ nullable: true, resolve: ({ delivery }) => delivery.clientId }),
      documentId: t.string({ nullable: true, resolve: ({ delivery }) => delivery.documentId }),
      state: t.field({ type: DeliveryState, resolve: ({ delivery }) => delivery.state }),
      attempts: t.int({ description: 'Tentativas já feitas.', resolve: ({ delivery }) => delivery.attempts }),
      nextAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ delivery }) => delivery.nextAt }),
      createdAt: t.field({ type: 'DateTime', resolve: ({ delivery }) => delivery.createdAt }),
      endedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ delivery }) => delivery.endedAt }),
      lastAttempt: t.field({
        type: WebhookAttempt,
        nullable: true,
        resolve: ({ delivery }) => delivery.lastAttempt,
      }),
    }),
  });

export const WebhookDeliveryDetail = builder.objectRef<DeliveryDetail>('WebhookDeliveryDetail').implement({
  description: 'Uma mensagem como é enviada, e cada tentativa.',
  fields: (t) => ({
    deliveryId: t.exposeString('id'),
    messageId: t.exposeString('messageId'),
    type: t.exposeString('type'),
    state: t.field({ type: DeliveryState, resolve: ({ state }) => state }),
    body: t.exposeString('body', { description: 'O corpo como é assinado e enviado.' }),
    log: t.field({
      type: [WebhookAttempt],
      description: 'Da mais nova para a mais antiga.',
      resolve: ({ log }) => [...log],
    }),
  }),
});

export const WebhookReplay = builder.objectRef<ReplayView>('WebhookReplay').implement({
  description: 'Um período enviado de novo.',
  fields: (t) => ({
    replayId: t.exposeString('id'),
    since: t.expose('since', { type: 'DateTime' }),
    until: t.expose('until', { type: 'DateTime' }),
    types: t.exposeStringList('types'),
    messages: t.exposeInt('messages', { description: 'Mensagens postas na fila até agora.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
  }),
});
