import { idParams } from '../../../inputs/fields.ts';
import { deliveriesQuery, replayBody } from '../../../inputs/webhook.ts';
import { defineOperation } from '../../operation.ts';
import {
  deliveriesSchema,
  deliveryBody,
  deliveryDetailBody,
  deliveryDetailSchema,
  deliveryParams,
  deliverySchema,
  replayBodyOf,
  replaySchema,
  replaysSchema,
} from './schema.ts';

const tag = 'Webhooks';

/** POST /v1/webhooks/{id}/test. */
export const testWebhook = defineOperation({
  scope: 'access',
  doc: {
    id: 'test_webhook',
    tag,
    summary: 'Enviar uma mensagem de teste',
    description:
      'Envia já uma mensagem webhook.test, assinada como as outras, com um data.challenge: o receptor que o devolve na resposta prova que o endereço é seu. Acompanhe com GET da entrega.',
    answers: { 202: { description: 'Na fila.', schema: deliverySchema } },
    errors: ['nao_encontrado', 'operacao_nao_permitida'],
  },
  schemas: { params: idParams },
  async handle({ caller, params }, services) {
    const delivery = await services.webhooks.deliveries.test(caller, params.id);
    const headers = { location: `/v1/webhooks/${params.id}/deliveries/${delivery.id}` };
    return { status: 202, body: deliveryBody(delivery), headers };
  },
});

/** GET /v1/webhooks/{id}/deliveries. */
export const listWebhookDeliveries = defineOperation({
  scope: 'access',
  doc: {
    id: 'list_webhook_deliveries',
    tag,
    summary: 'Listar entregas',
    description: 'As mensagens do endpoint, da mais nova para a mais antiga, por 30 dias.',
    answers: { 200: { description: 'Uma página.', schema: deliveriesSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: idParams, query: deliveriesQuery },
  async handle({ caller, params, query }, services) {
    const { data, nextCursor } = await services.webhooks.deliveries.list(caller, params.id, query);
    return { status: 200, body: { data: data.map(deliveryBody), nextCursor } };
  },
});

/** GET /v1/webhooks/{id}/deliveries/{deliveryId}. */
export const getWebhookDelivery = defineOperation({
  scope: 'access',
  doc: {
    id: 'get_webhook_delivery',
    tag,
    summary: 'Consultar uma entrega',
    description: 'A mensagem como é enviada, e cada tentativa: quando, quanto levou e o que voltou.',
    answers: { 200: { description: 'A entrega.', schema: deliveryDetailSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: deliveryParams },
  async handle({ caller, params }, services) {
    const delivery = await services.webhooks.deliveries.get(caller, params.id, params.deliveryId);
    return { status: 200, body: deliveryDetailBody(delivery) };
  },
});

/** POST /v1/webhooks/{id}/deliveries/{deliveryId}/resend. */
export const resendWebhookDelivery = defineOperation({
  scope: 'access',
  doc: {
    id: 'resend_webhook_delivery',
    tag,
    summary: 'Enviar de novo',
    description: 'A mesma mensagem, com o mesmo webhook-id, agora: tenha sido entregue ou não.',
    answers: { 202: { description: 'Na fila.', schema: deliverySchema } },
    errors: ['nao_encontrado', 'operacao_nao_permitida'],
  },
  schemas: { params: deliveryParams },
  async handle({ caller, params }, services) {
    const delivery = await services.webhooks.deliveries.resend(caller, params.id, params.deliveryId);
    return { status: 202, body: deliveryBody(delivery) };
  },
});

/** POST /v1/webhooks/{id}/replay. */
export const replayWebhook = defineOperation({
  scope: 'access',
  doc: {
    id: 'replay_webhook',
    tag,
    summary: 'Enviar de novo um período',
    description:
      'Tudo o que aconteceu de since a until e o endpoint pede: o que já foi enviado vai de novo com o mesmo webhook-id, o que não foi (estava desativado, ou não existia) vai agora. Um de cada vez por endpoint; dois por dia, ou seis por hora depois que o endereço se provou (POST /v1/webhooks/{id}/test).',
    bodyExamples: { hora: { summary: 'Desde um instante', value: { since: '2026-11-25T12:00:00Z' } } },
    answers: { 202: { description: 'Aceito.', schema: replaySchema } },
    errors: ['nao_encontrado', 'operacao_nao_permitida'],
  },
  schemas: { params: idParams, body: replayBody },
  async handle({ caller, params, body }, services) {
    return {
      status: 202,
      body: replayBodyOf(await services.webhooks.deliveries.replay(caller, params.id, body)),
    };
  },
});

/** GET /v1/webhooks/{id}/replays. */
export const listWebhookReplays = defineOperation({
  scope: 'access',
  doc: {
    id: 'list_webhook_replays',
    tag,
    summary: 'Acompanhar reenvios de períodos',
    description: 'Os últimos 100 pedidos, do mais novo para o mais antigo.',
    answers: { 200: { description: 'Os pedidos.', schema: replaysSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: idParams },
  async handle({ caller, params }, services) {
    const replays = await services.webhooks.deliveries.replays(caller, params.id);
    return { status: 200, body: { data: replays.map(replayBodyOf) } };
  },
});
