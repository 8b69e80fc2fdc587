import { notFound } from '../../base/failure.ts';
import { presentArguments } from '../../base/present-arguments.ts';
import { parseInput } from '../../inputs/parse.ts';
import { endpointPatchBody, newEndpointBody, replayBody, secretRotationBody } from '../../inputs/webhook.ts';
import type { RevealedEndpoint } from '../../services/webhooks/webhooks.ts';
import { builder } from '../builder.ts';
import { EnvironmentEnum } from '../documents/document.ts';
import { toUuid } from '../global-id.ts';
import { resultUnion } from '../mutation.ts';
import { attempt } from '../problem.ts';
import { WebhookDelivery, WebhookReplay } from './delivery.ts';
import { WebhookEndpoint } from './endpoint.ts';

const authScopes = { caller: 'access', may: 'webhooks:write' } as const;

const uuidOf = (id: string): string => {
  const uuid = toUuid(id);
  if (uuid === null) throw notFound();
  return uuid;
};

const revealedPayload = (name: string) =>
  builder.objectRef<RevealedEndpoint>(`${name}Payload`).implement({
    fields: (t) => ({
      endpoint: t.expose('endpoint', { type: WebhookEndpoint }),
      secret: t.exposeString('secret', { description: 'whsec_…: guarde-o, não é mostrado de novo.' }),
    }),
  });

const CreateWebhookInput = builder.inputType('CreateWebhookInput', {
  fields: (t) => ({
    url: t.string({
      required: true,
      description: 'Para onde as mensagens vão: https://, de um servidor público.',
    }),
    environment: t.field({ type: EnvironmentEnum, required: true }),
    description: t.string({ description: 'Para reconhecê-lo na lista.' }),
    types: t.stringList({
      description: 'Tipos de mensagem, ou grupos (document.event.*); tudo quando ausente.',
    }),
    clientIds: t.stringList({ description: 'Só destas empresas; todas quando ausente.' }),
    publicKey: t.boolean({ description: 'Assina também por chave pública (v1a, Ed25519).' }),
  }),
});

const UpdateWebhookInput = builder.inputType('UpdateWebhookInput', {
  fields: (t) => ({
    url: t.string(),
    description: t.string(),
    types: t.stringList(),
    clientIds: t.stringList(),
    publicKey: t.boolean(),
    enabled: t.boolean({ description: 'false: nada mais é enviado. true: volta a receber.' }),
  }),
});

builder.mutationField('createWebhook', (t) =>
  t.field({
    type: resultUnion('CreateWebhook', revealedPayload('CreateWebhook')),
    description: 'Passa a enviar a um endereço o que acontece na conta. O segredo é mostrado só aqui.',
    authScopes,
    args: { input: t.arg({ type: CreateWebhookInput, required: true }) },
    resolve: (_root, { input }, context) =>
      attempt(context, async () => {
        const body = parseInput(newEndpointBody, presentArguments(input));
        return context.services.webhooks.endpoints.create(await context.account(), body);
      }),
  }),
);

const UpdateWebhookPayload = builder
  .objectRef<{ readonly endpoint: RevealedEndpoint['endpoint'] }>('UpdateWebhookPayload')
  .implement({ fields: (t) => ({ endpoint: t.expose('endpoint', { type: WebhookEndpoint }) }) });

builder.mutationField('updateWebhook', (t) =>
  t.field({
    type: resultUnion('UpdateWebhook', UpdateWebhookPayload),
    description: 'Muda só o que for enviado.',
    authScopes,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: UpdateWebhookInput, required: true }) },
    resolve: (_root, { id, input }, context) =>
      attempt(context, async () => {
        const change = parseInput(endpointPatchBody, presentArguments(input));
        const caller = await context.account();
        return { endpoint: await context.services.webhooks.endpoints.update(caller, uuidOf(id), change) };
      }),
  }),
);

builder.mutationField('rotateWebhookSecret', (t) =>
  t.field({
    type: resultUnion('RotateWebhookSecret', revealedPayload('RotateWebhookSecret')),
    description: 'Troca o segredo; o anterior também assina por overlapSeconds.',
    authScopes,
    args: {
      id: t.arg.id({ required: true }),
      overlapSeconds: t.arg.int({ description: 'Até 7 dias; um dia quando ausente.' }),
    },
    resolve: (_root, { id, ...rest }, context) =>
      attempt(context, async () => {
        const { overlapSeconds } = parseInput(secretRotationBody, presentArguments(rest));
        return context.services.webhooks.endpoints.rotate(
          await context.account(),
          uuidOf(id),
          overlapSeconds,
        );
      }),
  }),
);

const DeleteWebhookPayload = builder
  .objectRef<{ readonly endpointId: string }>('DeleteWebhookPayload')
  .implement({ fields: (t) => ({ endpointId: t.exposeString('endpointId') }) });

builder.mutationField('deleteWebhook', (t) =>
  t.field({
    type: resultUnion('DeleteWebhook', DeleteWebhookPayload),
    description: 'Nada mais lhe é enviado; o que esperava é descartado.',
    authScopes,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      attempt(context, async () => {
        const endpointId = uuidOf(id);
        await context.services.webhooks.endpoints.remove(await context.account(), endpointId);
        return { endpointId };
      }),
  }),
);

builder.mutationField('testWebhook', (t) =>
  t.field({
    type: resultUnion('TestWebhook', WebhookDelivery),
    description: 'Envia já uma mensagem webhook.test.',
    authScopes,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      attempt(context, async () => {
        const endpointId = uuidOf(id);
        const delivery = await context.services.webhooks.deliveries.test(await context.account(), endpointId);
        return { endpointId, delivery };
      }),
  }),
);

builder.mutationField('resendWebhookDelivery', (t) =>
  t.field({
    type: resultUnion('ResendWebhookDelivery', WebhookDelivery),
    description: 'Envia de novo a mesma mensagem, com o mesmo webhook-id.',
    authScopes,
    args: { endpointId: t.arg.id({ required: true }), deliveryId: t.arg.id({ required: true }) },
    resolve: (_root, { endpointId: id, deliveryId }, context) =>
      attempt(context, async () => {
        const endpointId = uuidOf(id);
        const caller = await context.account();
        const delivery = await context.services.webhooks.deliveries.resend(
          caller,
          endpointId,
          uuidOf(deliveryId),
        );
        return { endpointId, delivery };
      }),
  }),
);

builder.mutationField('replayWebhook', (t) =>
  t.field({
    type: resultUnion('ReplayWebhook', WebhookReplay),
    description: 'Envia de novo tudo o que aconteceu num período, até 7 dias atrás.',
    authScopes,
    args: {
      endpointId: t.arg.id({ required: true }),
      since: t.arg({ type: 'DateTime', required: true }),
      until: t.arg({ type: 'DateTime', description: 'Agora quando ausente.' }),
      types: t.arg.stringList({ description: 'Todos os que o endpoint pede quando ausente.' }),
    },
    resolve: (_root, { endpointId, since, until, types }, context) =>
      attempt(context, async () => {
        const body = parseInput(replayBody, {
          since: since.toISOString(),
          ...(until && { until: until.toISOString() }),
          ...(types && { types }),
        });
        return context.services.webhooks.deliveries.replay(await context.account(), uuidOf(endpointId), body);
      }),
  }),
);
