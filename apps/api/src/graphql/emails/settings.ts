import type { EmailSettings } from '@fiscal/db/emails/settings';
import { presentArguments } from '../../base/present-arguments.ts';
import { emailSettingsBody } from '../../inputs/email.ts';
import { parseInput } from '../../inputs/parse.ts';
import { builder } from '../builder.ts';
import { settingsMutation, settingsQuery } from '../company-settings.ts';

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

settingsQuery('emailSettings', {
  type: Settings,
  description: 'O que os clientes de uma empresa recebem; null quando não há nenhuma com este id.',
  read: ({ services, caller, of }) => services.emails.settings.get(caller, of),
});

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

settingsMutation('setEmailSettings', {
  type: Settings,
  description: 'Muda o que os clientes de uma empresa recebem, dos documentos autorizados daqui em diante.',
  args: builder.args((t) => ({ input: t.field({ type: SettingsInput, required: true }) })),
  write: ({ services, caller, of }, { input }) =>
    services.emails.settings.set(caller, of, parseInput(emailSettingsBody, presentArguments(Object(input)))),
});
