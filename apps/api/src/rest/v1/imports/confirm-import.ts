import { notFound } from '../../../base/failure.ts';
import { idParams } from '../../../inputs/fields.ts';
import { accountCallerOf } from '../../../services/access/authenticate.ts';
import { defineOperation } from '../../operation.ts';
import { importedBody } from '../document-view.ts';
import { confirmImportAnswer } from './confirm-import-schema.ts';

/** POST /v1/documents/{id}/confirm-import. */
export const confirmImport = defineOperation({
  scope: 'token',
  doc: {
    id: 'confirm_import',
    tag: 'Documentos',
    summary: 'Consultar agora um documento importado',
    description:
      'Consulta de novo na SEFAZ, pela chave, um documento importado que ela não confirmou (unconfirmed, unconfirmable ou contradicted). A resposta diz o estado de antes; o novo aparece em imported do documento, e em /v1/changes como document.imported, assim que a SEFAZ responde. A mesma chave é consultada no máximo a cada 6 minutos (429): a SEFAZ retém quem repete consultas.',
    answers: {
      202: {
        description: 'Pedida. Consulte o documento.',
        schema: confirmImportAnswer,
        example: {
          imported: { state: 'contradicted', reason: 'nao_consta', checkedAt: '2026-11-24T12:00:00.000Z' },
        },
      },
    },
    errors: ['nao_encontrado', 'operacao_nao_permitida', 'operacao_em_andamento'],
  },
  schemas: { params: idParams },
  async handle({ caller, params, http }, services) {
    if ((await services.documents.get(caller, params.id)) === null) throw notFound();
    const imported = await services.imports.confirm(accountCallerOf(caller), params.id, http.requestId);
    return { status: 202, body: { imported: importedBody(imported) } };
  },
});
