import {
  emailServerBody,
  emailSettingsBody,
  emailSettingsParams,
  emailTestBody,
  suppressionBody as newSuppressionBody,
  suppressionParams,
  suppressionsQuery,
} from '../../../inputs/email.ts';
import { defineOperation } from '../../operation.ts';
import {
  emailServerSchema,
  emailSettingsSchema,
  emailTestSchema,
  removedSchema,
  serverBody,
  settingsBody,
  suppressedSchema,
  suppressionBody,
  suppressionsSchema,
} from './schema.ts';

const tag = 'E-mail';

/** GET /v1/clients/{id}/email/{environment}. */
export const getEmailSettings = defineOperation({
  scope: 'access',
  doc: {
    id: 'get_email_settings',
    tag,
    summary: 'O que os clientes da empresa recebem',
    description: 'Se e como os documentos da empresa são enviados por e-mail, por ambiente.',
    answers: { 200: { description: 'A configuração.', schema: emailSettingsSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: emailSettingsParams },
  async handle({ caller, params: { id: clientId, environment } }, services) {
    const settings = await services.emails.settings.get(caller, { clientId, environment });
    return { status: 200, body: settingsBody(settings) };
  },
});

/** PUT /v1/clients/{id}/email/{environment}. */
export const setEmailSettings = defineOperation({
  scope: 'access',
  doc: {
    id: 'set_email_settings',
    tag,
    summary: 'Mudar o que os clientes da empresa recebem',
    description:
      'Com automatic, cada documento autorizado daqui em diante segue ao destinatário ou tomador que o XML traz e às cópias. O que não vier no corpo volta ao padrão.',
    bodyExamples: {
      automatico: {
        summary: 'Envio automático',
        value: { automatic: true, onCancel: true, replyTo: 'financeiro@exemplo.com.br' },
      },
    },
    answers: { 200: { description: 'A configuração.', schema: emailSettingsSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: emailSettingsParams, body: emailSettingsBody },
  async handle({ caller, params: { id: clientId, environment }, body }, services) {
    const settings = await services.emails.settings.set(caller, { clientId, environment }, body);
    return { status: 200, body: settingsBody(settings) };
  },
});

/** GET /v1/email/server. */
export const getEmailServer = defineOperation({
  scope: 'access',
  doc: {
    id: 'get_email_server',
    tag,
    summary: 'O servidor de SMTP da conta',
    description: 'Por onde os documentos são enviados; 404: pelo servidor da Emite, só em produção.',
    answers: { 200: { description: 'O servidor, sem a senha.', schema: emailServerSchema } },
    errors: ['nao_encontrado'],
  },
  async handle({ caller }, services) {
    return { status: 200, body: serverBody(await services.emails.settings.server(caller)) };
  },
});

/** PUT /v1/email/server. */
export const setEmailServer = defineOperation({
  scope: 'access',
  doc: {
    id: 'set_email_server',
    tag,
    summary: 'Usar o próprio servidor de SMTP',
    description:
      'Os documentos passam a sair por ele, com o endereço em fromAddress. A conexão é sempre cifrada. Confira com POST /v1/email/server/test.',
    bodyExamples: {
      servidor: {
        summary: 'Um servidor com usuário e senha',
        value: {
          host: 'smtp.exemplo.com.br',
          port: 587,
          security: 'starttls',
          username: 'notas@exemplo.com.br',
          password: 'troque-me',
          fromAddress: 'notas@exemplo.com.br',
        },
      },
    },
    answers: { 200: { description: 'O servidor, sem a senha.', schema: emailServerSchema } },
  },
  schemas: { body: emailServerBody },
  async handle({ caller, body }, services) {
    return { status: 200, body: serverBody(await services.emails.settings.setServer(caller, body)) };
  },
});

/** DELETE /v1/email/server. */
export const removeEmailServer = defineOperation({
  scope: 'access',
  doc: {
    id: 'remove_email_server',
    tag,
    summary: 'Deixar de usar o próprio servidor de SMTP',
    description: 'Os documentos voltam a sair pelo servidor da Emite.',
    answers: { 200: { description: 'Removido.', schema: removedSchema } },
    errors: ['nao_encontrado'],
  },
  async handle({ caller }, services) {
    await services.emails.settings.removeServer(caller);
    return { status: 200, body: { removed: true } };
  },
});

/** POST /v1/email/server/test. */
export const testEmailServer = defineOperation({
  scope: 'access',
  doc: {
    id: 'test_email_server',
    tag,
    summary: 'Testar o servidor de SMTP da conta',
    description: 'Envia agora uma mensagem de teste e diz o que o servidor respondeu.',
    bodyExamples: { teste: { summary: 'A alguém da equipe', value: { to: 'voce@exemplo.com.br' } } },
    answers: { 200: { description: 'O que o servidor respondeu.', schema: emailTestSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { body: emailTestBody },
  async handle({ caller, body }, services) {
    return { status: 200, body: await services.emails.settings.testServer(caller, body.to) };
  },
});

/** GET /v1/email/suppressions. */
export const listSuppressions = defineOperation({
  scope: 'access',
  doc: {
    id: 'list_email_suppressions',
    tag,
    summary: 'A quem a conta não envia mais',
    description:
      'Em ordem alfabética: endereços que o servidor disse não existirem, e os que a conta incluiu.',
    answers: { 200: { description: 'Uma página.', schema: suppressionsSchema } },
  },
  schemas: { query: suppressionsQuery },
  async handle({ caller, query }, services) {
    const { data, nextAfter } = await services.emails.settings.suppressions(caller, query);
    return { status: 200, body: { data: data.map(suppressionBody), nextAfter } };
  },
});

/** POST /v1/email/suppressions. */
export const suppressAddress = defineOperation({
  scope: 'access',
  doc: {
    id: 'suppress_email_address',
    tag,
    summary: 'Deixar de enviar a um endereço',
    description: 'Nada mais é enviado a ele, de nenhuma empresa da conta.',
    bodyExamples: { endereco: { summary: 'Um endereço', value: { address: 'cliente@exemplo.com.br' } } },
    answers: { 201: { description: 'Incluído, ou já estava.', schema: suppressedSchema } },
  },
  schemas: { body: newSuppressionBody },
  async handle({ caller, body }, services) {
    await services.emails.settings.suppress(caller, body.address);
    return { status: 201, body: { address: body.address.toLowerCase(), suppressed: true } };
  },
});

/** DELETE /v1/email/suppressions/{address}. */
export const unsuppressAddress = defineOperation({
  scope: 'access',
  doc: {
    id: 'unsuppress_email_address',
    tag,
    summary: 'Voltar a enviar a um endereço',
    description: 'Os envios daqui em diante o incluem.',
    answers: { 200: { description: 'Retirado da lista.', schema: suppressedSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: suppressionParams },
  async handle({ caller, params }, services) {
    await services.emails.settings.unsuppress(caller, params.address);
    return { status: 200, body: { address: params.address.toLowerCase(), suppressed: false } };
  },
});
