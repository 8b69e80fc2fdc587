import { Failure, notFound } from '../../../base/failure.ts';
import { idParams } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';

/** Refusal of the file of a document that was never signed. */
const withoutXml = ({ route }: DocumentRoute, status: string): Failure =>
  new Failure(
    'nao_encontrado',
    status === 'PENDENTE'
      ? `O documento ainda não foi assinado, por isso não tem XML. Consulte GET /v1/${route}/{id} até status deixar de ser PENDENTE.`
      : `O documento está ${status} e não chegou a ser assinado, por isso não tem XML. O motivo vem em GET /v1/${route}/{id}; confira o corpo corrigido em POST /v1/${route}/validate.`,
  );

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
      const xml = await services.files.getXml(caller, params.id);
      if (xml === null) {
        const view = await services.documents.get(caller, params.id);
        throw view !== null && on.types.includes(view.type) ? withoutXml(on, view.status) : notFound();
      }
      if (!on.types.includes(xml.type)) throw notFound();
      return {
        status: 200,
        body: xml.bytes,
        contentType: 'application/xml; charset=utf-8',
        headers: { 'content-disposition': `inline; filename="${xml.accessKey}-${xml.type}.xml"` },
      };
    },
  });
