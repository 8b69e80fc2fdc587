import { idParams } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';

/** GET /v1/{route}/{id}/support-bundle: everything support needs, without personal data. */
export const getSupportBundle = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: operationId('support_bundle', on),
      tag: on.tag,
      summary: `Pacote de suporte (${on.tag})`,
      description:
        'Um ZIP com o documento, o seu histórico, a comunicação com a SEFAZ e dados da instalação, para enviar a quem dá suporte. Nomes, CPF, endereços, e-mails e textos livres são mascarados; o LEIAME.txt diz o que foi retirado. O nome do arquivo traz o id da requisição.',
      answers: { 200: { description: 'O ZIP.', contentType: 'application/zip' } },
      errors: ['nao_encontrado'],
    },
    schemas: { params: idParams },
    async handle({ caller, params, http }, services) {
      const bundle = await services.exchanges.supportBundle.ofClient(
        caller,
        { documentId: params.id, types: on.types },
        http.requestId,
      );
      return {
        status: 200,
        body: Buffer.from(bundle.bytes),
        contentType: 'application/zip',
        headers: { 'content-disposition': `attachment; filename="${bundle.name}"` },
      };
    },
  });
