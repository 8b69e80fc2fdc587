import { z } from 'zod';
import { notFound } from '../../../base/failure.ts';
import { defineOperation } from '../../operation.ts';
import { consultDocument } from '../consult-document.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import { documentViewSchema } from '../document-view.ts';
import { documentExample } from '../examples.ts';

const params = z.object({
  referencia: z
    .string()
    .min(1)
    .max(255)
    // oxlint-disable-next-line no-control-regex -- no database takes NUL
    .regex(/^[^\u0000-\u001f\u007f]+$/)
    .meta({ description: 'O X-Referencia da emissão.', example: 'pedido-1' }),
});

/** GET /v1/{route}/ref/{referencia} for the document types that share the route. */
export const getByReference = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: operationId('get_by_reference', on),
      tag: on.tag,
      summary: `Consultar ${on.tag} pela sua referência`,
      description:
        'O mesmo que a consulta pelo id. Depois de uma rejeição a referência pode ser usada de novo: vem o documento mais novo.',
      answers: { 200: { description: 'O documento.', schema: documentViewSchema, example: documentExample } },
      conditional: true,
      errors: ['nao_encontrado'],
    },
    schemas: { params },
    async handle({ caller, params: { referencia }, http }, services) {
      const pages = await Promise.all(
        on.types.map((type) => services.documents.list(caller, { referencia, type, limit: 1 })),
      );
      // An id begins with the time of its document.
      const [newest] = pages.flatMap(({ data }) => data).toSorted((a, b) => (a.id < b.id ? 1 : -1));
      if (newest === undefined) throw notFound();
      return consultDocument({ caller, documentId: newest.id, types: on.types, http }, services);
    },
  });
