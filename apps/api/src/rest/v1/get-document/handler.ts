import { notFound } from '../../../base/failure.ts';
import { idParams } from '../../../inputs/fields.ts';
import { linksOf } from '../../../services/files/links.ts';
import { defineOperation } from '../../operation.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import { documentBody, documentViewSchema } from '../document-view.ts';
import { documentExample } from '../examples.ts';

/** GET /v1/{route}/{id} for the document types that share the route. */
export const getDocument = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    forPages: true,
    doc: {
      id: operationId('get', on),
      tag: on.tag,
      summary: `Consultar ${on.tag}`,
      description:
        'Situação do documento. Depois de emitir, consulte até status deixar de ser PENDENTE. Uma rejeição da SEFAZ não é erro HTTP: status vem REJEITADA, com rejectionReason.',
      answers: { 200: { description: 'O documento.', schema: documentViewSchema, example: documentExample } },
      errors: ['nao_encontrado'],
    },
    schemas: { params: idParams },
    async handle({ caller, params }, services) {
      const view = await services.getDocument(caller, params.id);
      if (view === null || !on.types.includes(view.type)) throw notFound();
      return {
        status: 200,
        body: documentBody(
          view,
          linksOf(services.fileLinks, caller.accountId),
          services.allowedActions(view),
        ),
      };
    },
  });
