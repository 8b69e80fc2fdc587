import { presentArguments } from '../../base/present-arguments.ts';
import { builder } from '../builder.ts';
import { EnvironmentEnum } from '../documents/document.ts';
import { toUuid } from '../global-id.ts';
import { nullIfMissing } from '../null-if-missing.ts';
import { connectionOf, forwardPage, pageSize } from '../page.ts';
import { LIST_MULTIPLIER } from '../price.ts';
import { DeliveryState, WebhookDelivery, WebhookDeliveryDetail, WebhookReplay } from './delivery.ts';
import { WebhookEndpoint } from './endpoint.ts';

const authScopes = { caller: 'access', may: 'webhooks:read' } as const;

builder.queryField('webhooks', (t) =>
  t.field({
    type: [WebhookEndpoint],
    description: 'Os endpoints da conta, do mais antigo para o mais novo.',
    authScopes,
    args: { environment: t.arg({ type: EnvironmentEnum, description: 'Os dois quando ausente.' }) },
    complexity: { field: 5, multiplier: LIST_MULTIPLIER },
    resolve: async (_root, { environment }, context) => [
      ...(await context.services.webhooks.endpoints.list(
        await context.account(),
        presentArguments({ environment }),
      )),
    ],
  }),
);

builder.queryField('webhook', (t) =>
  t.field({
    type: WebhookEndpoint,
    nullable: true,
    description: 'Um endpoint da conta; null quando não há nenhum com este id.',
    authScopes,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) =>
      nullIfMissing(context.services.webhooks.endpoints.get(await context.account(), toUuid(id) ?? '')),
  }),
);

builder.queryField('webhookDeliveries', (t) =>
  t.connection(
    {
      type: WebhookDelivery,
      description: 'As mensagens de um endpoint, da mais nova para a mais antiga, por 30 dias.',
      authScopes,
      args: {
        endpointId: t.arg.id({ required: true }),
        state: t.arg({ type: DeliveryState }),
        type: t.arg.string({ description: 'Só mensagens deste tipo.' }),
      },
      complexity: (args) => ({ field: 5, multiplier: pageSize(args) }),
      async resolve(_root, { endpointId: id, state, type, ...args }, context) {
        const page = forwardPage(args);
        const endpointId = toUuid(id) ?? '';
        const listed = await nullIfMissing(
          context.services.webhooks.deliveries.list(await context.account(), endpointId, {
            ...page,
            ...presentArguments({ state, type }),
          }),
        );
        const { data, nextCursor } = listed ?? { data: [], nextCursor: null };
        const deliveries = data.map((delivery) => ({ endpointId, delivery }));
        return connectionOf(
          page,
          { entries: deliveries, more: nextCursor !== null },
          ({ delivery }) => delivery.id,
        );
      },
    },
    { name: 'WebhookDeliveryConnection' },
    { name: 'WebhookDeliveryEdge' },
  ),
);

builder.queryField('webhookDelivery', (t) =>
  t.field({
    type: WebhookDeliveryDetail,
    nullable: true,
    description: 'Uma mensagem e cada tentativa; null quando não há nenhuma com este id.',
    authScopes,
    args: { endpointId: t.arg.id({ required: true }), deliveryId: t.arg.id({ required: true }) },
    resolve: async (_root, { endpointId, deliveryId }, context) =>
      nullIfMissing(
        context.services.webhooks.deliveries.get(
          await context.account(),
          toUuid(endpointId) ?? '',
          toUuid(deliveryId) ?? '',
        ),
      ),
  }),
);

builder.queryField('webhookReplays', (t) =>
  t.field({
    type: [WebhookReplay],
    nullable: true,
    description:
      'Os últimos 100 períodos enviados de novo a um endpoint; null quando não há nenhum com este id.',
    authScopes,
    args: { endpointId: t.arg.id({ required: true }) },
    complexity: { field: 5, multiplier: LIST_MULTIPLIER },
    async resolve(_root, { endpointId }, context) {
      const replays = await nullIfMissing(
        context.services.webhooks.deliveries.replays(await context.account(), toUuid(endpointId) ?? ''),
      );
      return replays && [...replays];
    },
  }),
);
