import { notFound } from '../../../base/failure.ts';
import { idParams, uuid } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';

const params = idParams.extend({
  eventId: uuid().meta({ description: 'O id do item de events.' }),
});

/** GET /v1/{route}/{id}/events/{eventId}/xml: procEventoNFe, the event with its registration. */
export const getEventXml = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    forPages: true,
    doc: {
      id: operationId('event_xml', on),
      tag: on.tag,
      summary: `Baixar o XML de um evento (${on.tag})`,
      description: 'O evento com o registro da SEFAZ (procEventoNFe); 404 enquanto não estiver autorizado.',
      answers: { 200: { description: 'O XML.', contentType: 'application/xml' } },
      errors: ['nao_encontrado'],
    },
    schemas: { params },
    async handle({ caller, params: { id, eventId } }, services) {
      const file = await services.files.getEventXml(caller, { documentId: id, types: on.types }, eventId);
      if (file === null) throw notFound();
      return {
        status: 200,
        body: file.bytes,
        contentType: 'application/xml; charset=utf-8',
        headers: { 'content-disposition': `inline; filename="${file.name}"` },
      };
    },
  });
