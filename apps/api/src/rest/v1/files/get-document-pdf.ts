import { idParams } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import { pdfQuery } from './get-document-pdf-schema.ts';

/** GET /v1/{route}/{id}/pdf: the paper of an authorized document, drawn from its XML. */
export const getDocumentPdf = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    forPages: true,
    doc: {
      id: operationId('pdf', on),
      tag: on.tag,
      summary: `Baixar o PDF (${on.tag})`,
      description:
        'O papel do documento (DANFE, DANFE NFC-e, DACTE…), a partir de AUTORIZADA; com impressao, a folha da carta de correção ou do cancelamento. Feito só do XML: o mesmo documento dá os mesmos bytes.',
      answers: { 200: { description: 'O PDF.', contentType: 'application/pdf' } },
      errors: ['nao_encontrado', 'documento_nao_autorizado', 'evento_inexistente', 'servico_ocupado'],
    },
    schemas: { params: idParams, query: pdfQuery },
    async handle({ caller, params, query, http }, services) {
      const pdf = await services.files.drawPaper(
        caller,
        { documentId: params.id, types: on.types },
        {
          paper: query.impressao,
          ...(query.orientacao === undefined ? {} : { orientation: query.orientacao }),
          width: query.largura === '58' ? 58 : 80,
          signal: http.signal,
        },
      );
      return {
        status: 200,
        body: pdf.bytes,
        contentType: 'application/pdf',
        headers: { 'content-disposition': `inline; filename="${pdf.name}"` },
      };
    },
  });
