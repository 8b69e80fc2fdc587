import { notFound } from '../../../base/failure.ts';
import { idParams } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';

/** GET /v1/{route}/{id}/xml: the file to hand out (with its protocol once authorized). */
export const getDocumentXml = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    forPages: true,
    doc: {
      id: operationId('xml', on),
      tag: on.tag,
      summary: `Baixar o XML (${on.tag})`,
      description: 'O XML assinado; depois de autorizado, com o protocolo (arquivo de distribuição).',
      answers: { 200: { description: 'O XML.', contentType: 'application/xml' } },
      errors: ['nao_encontrado'],
    },
    schemas: { params: idParams },
    async handle({ caller, params }, services) {
      const xml = await services.getDocumentXml(caller, params.id);
      if (xml === null || !on.types.includes(xml.type)) throw notFound();
      return {
        status: 200,
        body: xml.bytes,
        contentType: 'application/xml; charset=utf-8',
        headers: { 'content-disposition': `inline; filename="${xml.accessKey}-${xml.type}.xml"` },
      };
    },
  });
