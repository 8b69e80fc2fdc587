import { idParams } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { consultDocument } from '../consult-document.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import { documentViewSchema } from '../document-view.ts';
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
      conditional: true,
      errors: ['nao_encontrado'],
    },
    schemas: { params: idParams },
    handle: ({ caller, params, http }, services) =>
      consultDocument({ caller, documentId: params.id, types: on.types, http }, services),
  });
