import type { z } from 'zod';
import { idParams } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import { danfeEtiquetaAnswer, danfeEtiquetaExample } from './get-danfe-etiqueta-schema.ts';

/** GET /v1/{route}/{id}/danfe-etiqueta: the shipping label, with what it is about. */
export const getDanfeEtiqueta = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    forPages: true,
    doc: {
      id: operationId('danfe_etiqueta', on),
      tag: on.tag,
      summary: `DANFE simplificado, etiqueta (${on.tag})`,
      description: 'A etiqueta de 100 × 150 mm para o volume, em PDF (Base64). Só para NF-e AUTORIZADA.',
      answers: {
        200: { description: 'A etiqueta.', schema: danfeEtiquetaAnswer, example: danfeEtiquetaExample },
      },
      errors: ['nao_encontrado', 'documento_nao_autorizado', 'operacao_nao_permitida', 'servico_ocupado'],
    },
    schemas: { params: idParams },
    async handle({ caller, params, http }, services) {
      const target = { documentId: params.id, types: on.types };
      const { bytes, view } = await services.files.drawPaper(caller, target, {
        paper: 'etiqueta',
        signal: http.signal,
      });
      const body: z.infer<typeof danfeEtiquetaAnswer> = {
        status: 'autorizado',
        status_sefaz: view.cStat ?? '',
        mensagem_sefaz: view.xMotivo ?? '',
        chave_nfe: view.accessKey,
        numero: String(view.numero),
        serie: String(view.serie),
        danfe_etiqueta_base64: bytes.toString('base64'),
      };
      return { status: 200, body };
    },
  });
