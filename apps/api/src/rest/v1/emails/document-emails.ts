import { emailBody } from '../../../inputs/email.ts';
import { idParams } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import { documentEmailBody, documentEmailSchema, documentEmailsSchema } from './schema.ts';

/** POST /v1/{route}/{id}/email. */
export const sendDocumentEmail = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: operationId('email', on),
      tag: on.tag,
      summary: `Enviar por e-mail (${on.tag})`,
      description:
        'Envia o XML e o PDF de um documento autorizado, ou o cancelamento de um cancelado, a quem vier em emails; sem nenhum, ao destinatário ou tomador que o XML traz e às cópias da empresa. Cada um recebe uma mensagem só sua. Um documento importado só é enviado depois de confirmado (imported.state). O resultado está em GET …/emails.',
      bodyExamples: {
        destinatario: { summary: 'Ao destinatário do documento', value: {} },
        outro: { summary: 'A quem vier', value: { emails: ['fiscal@exemplo.com.br'] } },
      },
      answers: { 202: { description: 'Na fila.', schema: documentEmailSchema } },
      errors: ['nao_encontrado', 'documento_nao_autorizado', 'operacao_nao_permitida'],
    },
    schemas: { params: idParams, body: emailBody },
    async handle({ caller, params, body }, services) {
      const sending = await services.emails.ofDocuments.send(
        caller,
        { documentId: params.id, types: on.types },
        body.emails,
      );
      return { status: 202, body: documentEmailBody(sending) };
    },
  });

/** GET /v1/{route}/{id}/emails. */
export const listDocumentEmails = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: operationId('emails', on),
      tag: on.tag,
      summary: `Envios por e-mail (${on.tag})`,
      description: 'A quem o documento foi enviado, e o que foi feito de cada mensagem.',
      answers: { 200: { description: 'Os envios.', schema: documentEmailsSchema } },
      errors: ['nao_encontrado'],
    },
    schemas: { params: idParams },
    async handle({ caller, params }, services) {
      const sendings = await services.emails.ofDocuments.list(caller, {
        documentId: params.id,
        types: on.types,
      });
      return { status: 200, body: { data: sendings.map(documentEmailBody) } };
    },
  });
