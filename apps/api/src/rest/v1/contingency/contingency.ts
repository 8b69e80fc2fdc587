import {
  contingencyBody,
  contingencyParams,
  contingencyQuery,
  settingsIn,
} from '../../../inputs/contingency.ts';
import { defineOperation } from '../../operation.ts';
import { servicesBody, servicesSchema, settingsBody, settingsSchema } from './schema.ts';

const tag = 'Contingência';

/** GET /v1/clients/{id}/contingency/{environment}. */
export const getContingencySettings = defineOperation({
  scope: 'access',
  doc: {
    id: 'get_contingency_settings',
    tag,
    summary: 'O que a empresa quer quando a SEFAZ não responde',
    description: 'Por tipo de documento e ambiente; sem ter sido mudado, desligada: os documentos esperam.',
    answers: { 200: { description: 'A configuração de cada tipo.', schema: settingsSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: contingencyParams },
  async handle({ caller, params: { id: clientId, environment } }, services) {
    return {
      status: 200,
      body: settingsBody(await services.contingency.settings(caller, { clientId, environment })),
    };
  },
});

/** PUT /v1/clients/{id}/contingency/{environment}. */
export const setContingencySettings = defineOperation({
  scope: 'access',
  doc: {
    id: 'set_contingency_settings',
    tag,
    summary: 'Mudar o que a empresa quer quando a SEFAZ não responde',
    description:
      'Com automatica, a NFC-e de que a SEFAZ nada recebeu é emitida offline (pode ser impressa, e é transmitida quando a SEFAZ volta), e a NF-e e o CT-e seguem à SVC da UF enquanto ela diz que está ativa. O que pode ter chegado à SEFAZ espera por ela. O tipo que não vier no corpo fica como está.',
    bodyExamples: {
      varejo: {
        summary: 'NFC-e offline depois de 8 segundos',
        value: { nfce: { policy: 'automatica', patienceSeconds: 8 } },
      },
    },
    answers: { 200: { description: 'A configuração de cada tipo.', schema: settingsSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: contingencyParams, body: contingencyBody },
  async handle({ caller, params: { id: clientId, environment }, body }, services) {
    const wanted = settingsIn(body);
    return {
      status: 200,
      body: settingsBody(await services.contingency.set(caller, { clientId, environment }, wanted)),
    };
  },
});

/** GET /v1/contingency. */
export const listServices = defineOperation({
  scope: 'access',
  doc: {
    id: 'list_contingency_services',
    tag,
    summary: 'Como estão os serviços que autorizam',
    description:
      'O que as trocas da própria conta e as consultas de status disseram de cada serviço, e como mudou. Só a falta de resposta, 108 e 109 contam; uma rejeição é uma resposta.',
    answers: { 200: { description: 'Os serviços.', schema: servicesSchema } },
    errors: ['requisicao_invalida'],
  },
  schemas: { query: contingencyQuery },
  async handle({ caller, query: { environment } }, services) {
    return { status: 200, body: servicesBody(await services.contingency.services(caller, environment)) };
  },
});
