import { idParams } from '../../../inputs/fields.ts';
import { endpointPatchBody, newEndpointBody, secretRotationBody } from '../../../inputs/webhook.ts';
import { defineOperation } from '../../operation.ts';
import {
  deletedSchema,
  endpointBody,
  endpointSchema,
  endpointsQuery,
  endpointsSchema,
  revealedSchema,
} from './schema.ts';

const tag = 'Webhooks';
const example = {
  url: 'https://erp.exemplo.com.br/webhooks/emite',
  environment: 2,
  types: ['document.authorized', 'document.rejected', 'document.event.*'],
};

/** POST /v1/webhooks. */
export const createWebhook = defineOperation({
  scope: 'access',
  doc: {
    id: 'create_webhook',
    tag,
    summary: 'Criar um endpoint',
    description:
      'Passa a enviar a este endereço o que acontece na conta, a partir de agora. As mensagens seguem Standard Webhooks: o secret da resposta confere as assinaturas, e é mostrado só aqui. Até 50 por ambiente.',
    bodyExamples: { endpoint: { summary: 'Autorizações, rejeições e eventos', value: example } },
    answers: { 201: { description: 'O endpoint, com o seu segredo.', schema: revealedSchema } },
    errors: ['cota_atingida'],
  },
  schemas: { body: newEndpointBody },
  async handle({ caller, body }, services) {
    const { endpoint, secret } = await services.webhooks.endpoints.create(caller, body);
    const headers = { location: `/v1/webhooks/${endpoint.id}` };
    return { status: 201, body: { ...endpointBody(endpoint), secret }, headers };
  },
});

/** GET /v1/webhooks. */
export const listWebhooks = defineOperation({
  scope: 'access',
  doc: {
    id: 'list_webhooks',
    tag,
    summary: 'Listar endpoints',
    description: 'Os endpoints da conta, do mais antigo para o mais novo, e como vão.',
    answers: { 200: { description: 'Os endpoints.', schema: endpointsSchema } },
  },
  schemas: { query: endpointsQuery },
  async handle({ caller, query }, services) {
    const endpoints = await services.webhooks.endpoints.list(caller, query);
    return { status: 200, body: { data: endpoints.map(endpointBody) } };
  },
});

/** GET /v1/webhooks/{id}. */
export const getWebhook = defineOperation({
  scope: 'access',
  doc: {
    id: 'get_webhook',
    tag,
    summary: 'Consultar um endpoint',
    description: 'O endpoint e como vai.',
    answers: { 200: { description: 'O endpoint.', schema: endpointSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: idParams },
  async handle({ caller, params }, services) {
    return { status: 200, body: endpointBody(await services.webhooks.endpoints.get(caller, params.id)) };
  },
});

/** PATCH /v1/webhooks/{id}. */
export const updateWebhook = defineOperation({
  scope: 'access',
  doc: {
    id: 'update_webhook',
    tag,
    summary: 'Mudar um endpoint',
    description:
      'Muda o que vier no corpo. O que ainda espera segue para o endereço novo; types e clientIds valem para o que acontecer daqui em diante.',
    bodyExamples: { ativar: { summary: 'Ativar de novo', value: { enabled: true } } },
    answers: { 200: { description: 'O endpoint.', schema: endpointSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: idParams, body: endpointPatchBody },
  async handle({ caller, params, body }, services) {
    return {
      status: 200,
      body: endpointBody(await services.webhooks.endpoints.update(caller, params.id, body)),
    };
  },
});

/** DELETE /v1/webhooks/{id}. */
export const deleteWebhook = defineOperation({
  scope: 'access',
  doc: {
    id: 'delete_webhook',
    tag,
    summary: 'Excluir um endpoint',
    description: 'Nada mais lhe é enviado; o que esperava é descartado.',
    answers: { 200: { description: 'Excluído.', schema: deletedSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: idParams },
  async handle({ caller, params }, services) {
    await services.webhooks.endpoints.remove(caller, params.id);
    return { status: 200, body: { id: params.id, deleted: true } };
  },
});

/** POST /v1/webhooks/{id}/rotate-secret. */
export const rotateWebhookSecret = defineOperation({
  scope: 'access',
  doc: {
    id: 'rotate_webhook_secret',
    tag,
    summary: 'Trocar o segredo',
    description:
      'Devolve um segredo novo. Enquanto dura overlapSeconds (por padrão um dia), cada mensagem leva as duas assinaturas: quem recebe troca o seu sem perder nenhuma.',
    bodyExamples: {
      dia: { summary: 'O anterior assina por mais um dia', value: { overlapSeconds: 86_400 } },
    },
    answers: { 200: { description: 'O endpoint, com o segredo novo.', schema: revealedSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: idParams, body: secretRotationBody },
  async handle({ caller, params, body }, services) {
    const { endpoint, secret } = await services.webhooks.endpoints.rotate(
      caller,
      params.id,
      body.overlapSeconds,
    );
    return { status: 200, body: { ...endpointBody(endpoint), secret } };
  },
});
