import type { EmailSettings } from '@fiscal/db/emails/settings';
import { presentArguments } from '../../base/present-arguments.ts';
import { emailSettingsBody } from '../../inputs/email.ts';
import { parseInput } from '../../inputs/parse.ts';
import { builder } from '../builder.ts';
import { EnvironmentEnum } from '../documents/document.ts';
import { knownUuid, toUuid } from '../global-id.ts';
import { resultUnion } from '../mutation.ts';
import { nullIfMissing } from '../null-if-missing.ts';
import { attempt } from '../problem.ts';

const Settings = builder.objectRef<EmailSettings>('EmailSettings').implement({
  description: 'Se e como os documentos de uma empresa são enviados por e-mail aos clientes dela.',
  fields: (t) => ({
    automatic: t.exposeBoolean('automatic', { description: 'Envia cada documento assim que é autorizado.' }),
    onCancel: t.exposeBoolean('onCancel', { description: 'Com automatic: avisa também do cancelamento.' }),
    copies: t.stringList({
      description: 'Recebem cada envio, além do destinatário.',
      resolve: ({ copies }) => [...copies],
    }),
    fromName: t.exposeString('fromName', { nullable: true, description: 'null: o nome da empresa.' }),
    fromAddress: t.exposeString('fromAddress', { nullable: true, description: 'null: o do servidor.' }),
    replyTo: t.exposeString('replyTo', { nullable: true, description: 'Para onde vão as respostas.' }),
    message: t.exposeString('message', { nullable: true, description: 'Texto da empresa na mensagem.' }),
  }),
});

builder.queryField('emailSettings', (t) =>
  t.field({
    type: Settings,
    nullable: true,
    description: 'O que os clientes de uma empresa recebem; null quando não há nenhuma com este id.',
    authScopes: { caller: 'access', may: 'clients:read' },
    args: {
      clientId: t.arg.id({ required: true }),
      environment: t.arg({ type: EnvironmentEnum, required: true }),
    },
    resolve: async (_root, { clientId: id, environment }, context) => {
      const clientId = toUuid(id) ?? '';
      return nullIfMissing(
        context.services.emails.settings.get(await context.account(), { clientId, environment }),
      );
    },
  }),
);

const SettingsInput = builder.inputType('EmailSettingsInput', {
  description: 'Os campos ausentes voltam ao padrão.',
  fields: (t) => ({
    automatic: t.boolean({ required: true }),
    onCancel: t.boolean({ description: 'false quando ausente.' }),
    copies: t.stringList({ description: 'Até 20 endereços.' }),
    fromName: t.string({ description: 'O nome da empresa quando ausente.' }),
    fromAddress: t.string({ description: 'O do servidor quando ausente.' }),
    replyTo: t.string(),
    message: t.string(),
  }),
});

const SetEmailSettingsPayload = builder
  .objectRef<{ readonly settings: EmailSettings }>('SetEmailSettingsPayload')
  .implement({ fields: (t) => ({ settings: t.expose('settings', { type: Settings }) }) });

builder.mutationField('setEmailSettings', (t) =>
  t.field({
    type: resultUnion('SetEmailSettings', SetEmailSettingsPayload),
    description: 'Muda o que os clientes de uma empresa recebem, dos documentos autorizados daqui em diante.',
    authScopes: { caller: 'access', may: 'clients:write' },
    args: {
      clientId: t.arg.id({ required: true }),
      environment: t.arg({ type: EnvironmentEnum, required: true }),
      input: t.arg({ type: SettingsInput, required: true }),
    },
    resolve: (_root, { clientId: id, environment, input }, context) =>
      attempt(context, async () => {
        const of = { clientId: knownUuid(id), environment };
        const body = parseInput(emailSettingsBody, presentArguments(input));
        return { settings: await context.services.emails.settings.set(await context.account(), of, body) };
      }),
  }),
);
