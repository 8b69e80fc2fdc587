import { MANIFESTATION_POLICIES } from '@fiscal/core/vocabulary/manifestation';
import { presentArguments } from '../../base/present-arguments.ts';
import { parseInput } from '../../inputs/parse.ts';
import { receivingBody } from '../../inputs/received/receiving.ts';
import type { ReceivingState } from '../../services/received/received-services.ts';
import { builder } from '../builder.ts';
import { EnvironmentEnum } from '../documents/document.ts';
import { knownUuid, toUuid } from '../global-id.ts';
import { resultUnion } from '../mutation.ts';
import { nullIfMissing } from '../null-if-missing.ts';
import { attempt } from '../problem.ts';
import { ReceivedType } from './note.ts';

const Policy = builder.enumType('ManifestacaoAutomatica', {
  description:
    'O que a Emite pede sozinha: CIENCIA de cada nota que chega em resumo, ou a confirmação das que atendem um PEDIDO anunciado.',
  values: Object.fromEntries(
    MANIFESTATION_POLICIES.map((value) => [value.toUpperCase(), { value }] as const),
  ),
});

const SequenceState = builder.objectRef<ReceivingState['sequences'][number]>('ReceivingSequence').implement({
  description: 'A consulta de um tipo de documento.',
  fields: (t) => ({
    type: t.expose('type', { type: ReceivedType }),
    state: t.string({ nullable: true, resolve: ({ condition }) => condition?.kind ?? null }),
    message: t.exposeString('message', { nullable: true }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', nullable: true }),
  }),
});

const Settings = builder.objectRef<ReceivingState>('ReceivingSettings').implement({
  description: 'Se a empresa recebe o que os outros emitem para ela.',
  fields: (t) => ({
    enabled: t.exposeBoolean('enabled'),
    manifestacaoAutomatica: t.field({ type: Policy, resolve: ({ policy }) => policy }),
    state: t.string({
      nullable: true,
      description:
        'Como ficou a última consulta do primeiro dos tipos, como em REST; null: ainda não houve. De todos: sequences.',
      resolve: ({ sequences: [first] }) => first?.condition?.kind ?? null,
    }),
    message: t.string({ nullable: true, resolve: ({ sequences: [first] }) => first?.message ?? null }),
    checkedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'A última consulta.',
      resolve: ({ sequences: [first] }) => first?.checkedAt ?? null,
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'O endereço de e-mail que recebe arquivos da empresa; null: nenhum.',
    }),
    sequences: t.field({
      type: [SequenceState],
      description: 'Os tipos que a empresa recebe, cada um com a sua sequência.',
      resolve: ({ sequences }) => [...sequences],
    }),
  }),
});

builder.queryField('receivingSettings', (t) =>
  t.field({
    type: Settings,
    nullable: true,
    description: 'O recebimento de uma empresa; null quando não há nenhuma com este id.',
    authScopes: { caller: 'access', may: 'clients:read' },
    args: {
      clientId: t.arg.id({ required: true }),
      environment: t.arg({ type: EnvironmentEnum, required: true }),
    },
    resolve: async (_root, { clientId: id, environment }, context) => {
      const clientId = toUuid(id) ?? '';
      return nullIfMissing(
        context.services.received.settings(await context.account(), { clientId, environment }),
      );
    },
  }),
);

const SetReceivingPayload = builder
  .objectRef<{ readonly settings: ReceivingState }>('SetReceivingPayload')
  .implement({ fields: (t) => ({ settings: t.expose('settings', { type: Settings }) }) });

builder.mutationField('setReceiving', (t) =>
  t.field({
    type: resultUnion('SetReceiving', SetReceivingPayload),
    description:
      'Liga ou desliga o recebimento de uma empresa. Um CNPJ tem uma só sequência de NSU: desligue a consulta dos outros sistemas da empresa.',
    authScopes: { caller: 'access', may: 'clients:write' },
    args: {
      clientId: t.arg.id({ required: true }),
      environment: t.arg({ type: EnvironmentEnum, required: true }),
      enabled: t.arg.boolean({ required: true }),
      types: t.arg({ type: [ReceivedType], description: 'Ausente: ficam os que estão; de início, NFE.' }),
      manifestacaoAutomatica: t.arg({ type: Policy, description: 'Ausente: fica como está.' }),
    },
    resolve: (_root, { clientId: id, environment, ...asked }, context) =>
      attempt(context, async () => {
        const clientId = knownUuid(id);
        const body = parseInput(receivingBody, presentArguments(asked));
        const { enabled, types, manifestacaoAutomatica: policy } = body;
        const to = { enabled, types, policy };
        const caller = await context.account();
        return { settings: await context.services.received.set(caller, { clientId, environment }, to) };
      }),
  }),
);

for (const [name, act, description] of [
  [
    'changeReceivedAddress',
    'changeAddress',
    'Gera o endereço de e-mail que recebe arquivos da empresa. Quem o conhece pode enviar; um anterior deixa de receber na hora.',
  ],
  ['endReceivedAddress', 'endAddress', 'Encerra o endereço de e-mail que recebe arquivos da empresa.'],
] as const) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const Payload = builder
    .objectRef<{ readonly settings: ReceivingState }>(`${type}Payload`)
    .implement({ fields: (t) => ({ settings: t.expose('settings', { type: Settings }) }) });
  builder.mutationField(name, (t) =>
    t.field({
      type: resultUnion(type, Payload),
      description,
      authScopes: { caller: 'access', may: 'clients:write' },
      args: {
        clientId: t.arg.id({ required: true }),
        environment: t.arg({ type: EnvironmentEnum, required: true }),
      },
      resolve: (_root, { clientId: id, environment }, context) =>
        attempt(context, async () => {
          const of = { clientId: knownUuid(id), environment };
          return { settings: await context.services.received[act](await context.account(), of) };
        }),
    }),
  );
}
