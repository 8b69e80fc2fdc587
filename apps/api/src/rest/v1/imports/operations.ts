import { IMPORT_BOUNDS } from '@fiscal/db/imports/uploaded-imports';
import { idParams } from '../../../inputs/fields.ts';
import { importQuery } from '../../../inputs/imported-files.ts';
import { defineOperation } from '../../operation.ts';
import {
  importAnswer,
  importBody,
  importDetail,
  importParams,
  importsAnswer,
  importsQuery,
  UPLOAD_TYPES,
  uploadQuery,
} from './schema.ts';

const tag = 'Empresas';

/** POST /v1/clients/{id}/imports: the body is the file. */
export const uploadImport = defineOperation({
  scope: 'access',
  doc: {
    id: 'upload_import',
    tag,
    summary: 'Importar documentos de outro emissor',
    description:
      'Um ZIP, ou um XML, com o que a empresa emitiu por outro sistema: documentos autorizados, eventos e inutilizações, até 64 MB por pedido. Devolve 202 assim que o arquivo está guardado; acompanhe com GET. De cada XML são conferidos esquema, assinatura, chave e protocolo: o que falha fica de fora, com o motivo. Nada é enviado à SEFAZ nem cobrado, e cada série continua do número seguinte. O mesmo arquivo de novo não muda nada.',
    upload: UPLOAD_TYPES,
    answers: { 202: { description: 'Guardado e na fila.', schema: importAnswer } },
    errors: ['nao_encontrado', 'operacao_nao_permitida'],
  },
  schemas: { params: idParams, query: uploadQuery },
  async handle({ caller, params, query, http }, services) {
    const bytes = http.readBytes(UPLOAD_TYPES, IMPORT_BOUNDS.importBytes);
    const { target, file: name = 'arquivo' } = query;
    const view = await services.imports.ofCompany.upload(caller, params.id, { target, name, bytes });
    const headers = { location: `/v1/clients/${params.id}/imports/${view.id}` };
    return { status: 202, body: importBody(view), headers };
  },
});

/** GET /v1/clients/{id}/imports. */
export const listImports = defineOperation({
  scope: 'access',
  doc: {
    id: 'list_imports',
    tag,
    summary: 'Listar importações',
    description: 'As importações da empresa, da mais nova para a mais antiga.',
    answers: { 200: { description: 'Uma página.', schema: importsAnswer } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: idParams, query: importsQuery },
  async handle({ caller, params, query }, services) {
    const { data, nextCursor } = await services.imports.ofCompany.list(caller, params.id, query);
    return { status: 200, body: { data: data.map(importBody), nextCursor } };
  },
});

/** GET /v1/clients/{id}/imports/{importId}. */
export const getImport = defineOperation({
  scope: 'access',
  doc: {
    id: 'get_import',
    tag,
    summary: 'Acompanhar uma importação',
    description:
      'Quanto já foi lido e, dos arquivos deixados de fora (after) e dos importados com aviso (afterWarning), o nome e o motivo, em páginas. Aparecem ao terminar.',
    answers: { 200: { description: 'A importação.', schema: importDetail } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: importParams, query: importQuery },
  async handle({ caller, params, query }, services) {
    const view = await services.imports.ofCompany.get(caller, params.id, params.importId);
    const { limit, after, afterWarning } = query;
    const { ofCompany } = services.imports;
    const refused = await ofCompany.refused(caller, view.id, { limit, after });
    const warned = await ofCompany.refused(caller, view.id, {
      limit,
      after: afterWarning,
      kind: 'aviso',
    });
    return {
      status: 200,
      body: {
        ...importBody(view),
        refusedFiles: refused.data,
        nextRefused: refused.nextCursor,
        warnedFiles: warned.data,
        nextWarning: warned.nextCursor,
      },
    };
  },
});
