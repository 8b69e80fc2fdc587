import { type EmailServerView, SERVER_SECURITY } from '@fiscal/db/emails/server';
import { presentArguments } from '../../base/present-arguments.ts';
import { emailServerBody, emailTestBody } from '../../inputs/email.ts';
import { parseInput } from '../../inputs/parse.ts';
import type { EmailTest } from '../../services/emails/email-settings.ts';
import { builder } from '../builder.ts';
import { resultUnion } from '../mutation.ts';
import { attempt } from '../problem.ts';

const Security = builder.enumType('EmailServerSecurity', {
  description: 'TLS: cifrado desde o começo; STARTTLS: passa a cifrado antes da senha.',
  values: Object.fromEntries(SERVER_SECURITY.map((value) => [value.toUpperCase(), { value }] as const)),
});

const Server = builder.objectRef<EmailServerView>('EmailServer').implement({
  description: 'O servidor de SMTP da conta; a senha nunca é mostrada.',
  fields: (t) => ({
    host: t.exposeString('host'),
    port: t.exposeInt('port'),
    security: t.field({ type: Security, resolve: ({ security }) => security }),
    username: t.exposeString('username', { nullable: true }),
    fromAddress: t.exposeString('fromAddress', { description: 'De quem são as mensagens.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.queryField('emailServer', (t) =>
  t.field({
    type: Server,
    nullable: true,
    description: 'Por onde os documentos são enviados; null: pelo servidor da Emite, só em produção.',
    authScopes: { caller: 'access', may: 'clients:read' },
    resolve: async (_root, _args, context) =>
      context.services.emails.settings.ownServer(await context.account()),
  }),
);

const ServerInput = builder.inputType('EmailServerInput', {
  fields: (t) => ({
    host: t.string({ required: true, description: 'Nome público do servidor de SMTP.' }),
    port: t.int({ required: true, description: 'Em geral 465 (TLS) ou 587 (STARTTLS).' }),
    security: t.field({ type: Security, required: true }),
    username: t.string(),
    password: t.string({ description: 'Ausente: a que já está guardada para o mesmo host e usuário.' }),
    fromAddress: t.string({ required: true, description: 'De quem são as mensagens.' }),
  }),
});

const TestInput = builder.inputType('EmailServerTestInput', {
  fields: (t) => ({ to: t.string({ required: true, description: 'Quem recebe a mensagem.' }) }),
});

const SetEmailServerPayload = builder
  .objectRef<{ readonly server: EmailServerView }>('SetEmailServerPayload')
  .implement({ fields: (t) => ({ server: t.expose('server', { type: Server }) }) });
const RemoveEmailServerPayload = builder
  .objectRef<{ readonly removed: true }>('RemoveEmailServerPayload')
  .implement({ fields: (t) => ({ removed: t.exposeBoolean('removed') }) });
const TestEmailServerPayload = builder.objectRef<EmailTest>('TestEmailServerPayload').implement({
  fields: (t) => ({
    ok: t.exposeBoolean('ok', { description: 'true: o servidor aceitou a mensagem.' }),
    detail: t.exposeString('detail', { nullable: true, description: 'Por que não.' }),
  }),
});

const authScopes = { caller: 'access', may: 'account:write' } as const;

builder.mutationFields((t) => ({
  setEmailServer: t.field({
    type: resultUnion('SetEmailServer', SetEmailServerPayload),
    description: 'Usa o próprio servidor de SMTP da conta; confira com testEmailServer.',
    authScopes,
    args: { input: t.arg({ type: ServerInput, required: true }) },
    resolve: (_root, { input }, context) =>
      attempt(context, async () => {
        const body = parseInput(emailServerBody, presentArguments(input));
        return { server: await context.services.emails.settings.setServer(await context.account(), body) };
      }),
  }),
  removeEmailServer: t.field({
    type: resultUnion('RemoveEmailServer', RemoveEmailServerPayload),
    description: 'Deixa de usar o próprio servidor de SMTP.',
    authScopes,
    resolve: (_root, _args, context) =>
      attempt(context, async () => {
        await context.services.emails.settings.removeServer(await context.account());
        return { removed: true } as const;
      }),
  }),
  testEmailServer: t.field({
    type: resultUnion('TestEmailServer', TestEmailServerPayload),
    description: 'Envia agora uma mensagem de teste pelo servidor de SMTP da conta.',
    authScopes,
    args: { input: t.arg({ type: TestInput, required: true }) },
    resolve: (_root, { input }, context) =>
      attempt(context, async () => {
        const { to } = parseInput(emailTestBody, input);
        return context.services.emails.settings.testServer(await context.account(), to);
      }),
  }),
}));
