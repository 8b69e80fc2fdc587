import { DISABLED_BECAUSE, type EndpointView } from '@fiscal/db/webhooks/endpoints';
import { builder } from '../builder.ts';
import { EnvironmentEnum } from '../documents/document.ts';
import { encodeGlobalId } from '../global-id.ts';

const DisabledReason = builder.enumType('WebhookDisabledReason', {
  description: 'CALLER: alguém da conta; GONE: respondeu 410; FAILING: só falhou por 5 dias.',
  values: Object.fromEntries(DISABLED_BECAUSE.map((value) => [value.toUpperCase(), { value }])),
});

export const WebhookEndpoint = builder.objectRef<EndpointView>('WebhookEndpoint').implement({
  description: 'Um endereço que recebe o que acontece na conta.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('WebhookEndpoint', id) }),
    endpointId: t.exposeString('id', { description: 'O UUID que REST chama de id.' }),
    environment: t.expose('environment', { type: EnvironmentEnum }),
    url: t.exposeString('url'),
    description: t.exposeString('description'),
    types: t.exposeStringList('types', { description: 'Vazia: tudo.' }),
    clientIds: t.exposeStringList('clientIds', { description: 'Vazia: todas as empresas.' }),
    publicKey: t.exposeString('publicKey', {
      nullable: true,
      description: 'whpk_…: confere as assinaturas v1a. null quando só o segredo assina.',
    }),
    enabled: t.boolean({ resolve: ({ disabled }) => disabled === null }),
    disabledAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ disabled }) => disabled?.at ?? null,
    }),
    disabledReason: t.field({
      type: DisabledReason,
      nullable: true,
      resolve: ({ disabled }) => disabled?.because ?? null,
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'A primeira falha desde a última entrega; null quando vai bem.',
    }),
    waiting: t.exposeInt('waiting', { description: 'Mensagens ainda não entregues (até 10.000).' }),
    previousSecretUntil: t.expose('secretBeforeUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Até quando o segredo anterior também assina.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
