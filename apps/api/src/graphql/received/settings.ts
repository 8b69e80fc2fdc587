import { MANIFESTATION_POLICIES } from '@fiscal/core/vocabulary/manifestation';
import { parseInput } from '../../inputs/parse.ts';
import { receivingBody } from '../../inputs/received/receiving.ts';
import type { ReceivingState } from '../../services/received/received-services.ts';
import { builder } from '../builder.ts';
import { settingsMutation, settingsQuery } from '../company-settings.ts';
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

settingsQuery('receivingSettings', {
  type: Settings,
  description: 'O recebimento de uma empresa; null quando não há nenhuma com este id.',
  read: ({ services, caller, of }) => services.received.settings(caller, of),
});

settingsMutation('setReceiving', {
  type: Settings,
  description:
    'Liga ou desliga o recebimento de uma empresa. Um CNPJ tem uma só sequência de NSU: desligue a consulta dos outros sistemas da empresa.',
  args: builder.args((t) => ({
    enabled: t.boolean({ required: true }),
    types: t.field({ type: [ReceivedType], description: 'Ausente: ficam os que estão; de início, NFE.' }),
    manifestacaoAutomatica: t.field({ type: Policy, description: 'Ausente: fica como está.' }),
  })),
  write: ({ services, caller, of }, asked) => {
    const { enabled, types, manifestacaoAutomatica: policy } = parseInput(receivingBody, asked);
    return services.received.set(caller, of, { enabled, types, policy });
  },
});

settingsMutation('changeReceivedAddress', {
  type: Settings,
  description:
    'Gera o endereço de e-mail que recebe arquivos da empresa. Quem o conhece pode enviar; um anterior deixa de receber na hora.',
  write: ({ services, caller, of }) => services.received.changeAddress(caller, of),
});

settingsMutation('endReceivedAddress', {
  type: Settings,
  description: 'Encerra o endereço de e-mail que recebe arquivos da empresa.',
  write: ({ services, caller, of }) => services.received.endAddress(caller, of),
});
