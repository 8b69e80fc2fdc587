import { ambienteOf } from '@fiscal/core/vocabulary/target';
import { targetOfPrincipal } from '@fiscal/db/base/types';
import { IMPORT_STATES, type ImportView } from '@fiscal/db/imports/imports';
import { IMPORT_BOUNDS } from '@fiscal/db/imports/uploaded-imports';
import { z } from 'zod';
import { notFound } from '../../../base/failure.ts';
import { idParams } from '../../../inputs/fields.ts';
import { importQuery } from '../../../inputs/imported-files.ts';
import { accountCallerOf } from '../../../services/access/authenticate.ts';
import { defineOperation } from '../../operation.ts';
import { RECEIVED_TAG } from '../../unknown-resource.ts';
import { importDetail, importsQuery, UPLOAD_TYPES, uploadQuery } from '../imports/schema.ts';
import { detailOf, receivedSchema } from './schema.ts';

const tag = RECEIVED_TAG;
const KIND = 'recebidos';

const count = (description: string) => z.int().meta({ description });
const letterSchema = z
  .strictObject({
    sender: z.string().meta({
      description:
        'O remetente do envelope, que qualquer um pode escrever; vazio de uma resposta automática.',
    }),
    ignored: z
      .array(z.string())
      .meta({ description: 'Os nomes dos anexos que não são XML nem ZIP, até 50.' }),
  })
  .meta({ id: 'EmailDosArquivos' });

export const filesSchema = z
  .strictObject({
    id: z.uuid(),
    state: z.enum(IMPORT_STATES).meta({
      description:
        'recebida: na fila; processando; concluida; interrompida: parou antes do fim, envie os arquivos de novo (o que já entrou não entra duas vezes).',
    }),
    files: count('Arquivos lidos.'),
    documents: count('Documentos que entraram.'),
    events: count('Eventos que entraram.'),
    known: count('Já estavam aqui.'),
    warned: count('Entraram com aviso.'),
    refused: count('Deixados de fora.'),
    letter: letterSchema
      .nullable()
      .meta({ description: 'O e-mail que trouxe os arquivos, por 90 dias; null: não vieram por e-mail.' }),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ArquivosRecebidos' });
const { refusedFiles, nextRefused, warnedFiles, nextWarning } = importDetail.shape;
export const filesDetail = filesSchema
  .extend({ refusedFiles, nextRefused, warnedFiles, nextWarning })
  .meta({ id: 'ArquivosRecebidosComRecusados' });
export const filesList = z
  .strictObject({ data: z.array(filesSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'PaginaDeArquivosRecebidos' });

const filesOf = (view: ImportView): z.infer<typeof filesSchema> => ({
  id: view.id,
  state: view.state,
  files: view.files,
  documents: view.documents,
  events: view.events,
  known: view.known,
  warned: view.warned,
  refused: view.refused,
  letter: view.letter && { sender: view.letter.sender, ignored: [...view.letter.ignored] },
  createdAt: view.createdAt.toISOString(),
  finishedAt: view.finishedAt?.toISOString() ?? null,
});

/** POST /v1/received/files: the body is the file. */
export const uploadReceived = defineOperation({
  scope: 'token',
  doc: {
    id: 'upload_received',
    tag,
    summary: 'Enviar XML que a empresa recebeu',
    description:
      'Um XML, ou um ZIP, com documentos que outros emitiram para a empresa (nfeProc, cteProc, mdfeProc, NFSe) e os eventos deles, até 64 MB por pedido. Devolve 202 assim que o arquivo está guardado; acompanhe com GET. De cada XML são conferidos esquema, assinatura, chave e protocolo, e se a empresa é parte dele: o que falha fica de fora, com o motivo. O que entra fica com proof unconfirmed até a SEFAZ o entregar ou confirmar. O mesmo arquivo de novo não muda nada.',
    upload: UPLOAD_TYPES,
    answers: { 202: { description: 'Guardado e na fila.', schema: filesSchema } },
    errors: ['operacao_nao_permitida'],
  },
  schemas: { query: uploadQuery.pick({ file: true }) },
  async handle({ caller, query: { file: name = 'arquivo' }, http }, services) {
    const bytes = http.readBytes(UPLOAD_TYPES, IMPORT_BOUNDS.importBytes);
    const sent = { target: targetOfPrincipal(caller), kind: KIND, name, bytes } as const;
    const view = await services.imports.ofCompany.upload(accountCallerOf(caller), caller.clientId, sent);
    return { status: 202, body: filesOf(view), headers: { location: `/v1/received/files/${view.id}` } };
  },
});

/** GET /v1/received/files. */
export const listReceivedFiles = defineOperation({
  scope: 'token',
  doc: {
    id: 'list_received_files',
    tag,
    summary: 'Listar os envios de XML recebidos',
    description: 'Os envios da empresa no ambiente do token, do mais novo ao mais antigo.',
    answers: { 200: { description: 'Uma página.', schema: filesList } },
  },
  schemas: { query: importsQuery },
  async handle({ caller, query }, services) {
    const { data, nextCursor } = await services.imports.ofCompany.list(
      accountCallerOf(caller),
      caller.clientId,
      {
        ...query,
        kind: KIND,
        environment: caller.environment,
      },
    );
    return { status: 200, body: { data: data.map(filesOf), nextCursor } };
  },
});

/** GET /v1/received/files/{id}. */
export const getReceivedFiles = defineOperation({
  scope: 'token',
  doc: {
    id: 'get_received_files',
    tag,
    summary: 'Acompanhar um envio de XML recebidos',
    description:
      'Quanto já foi lido e, dos arquivos deixados de fora (after) e dos que entraram com aviso (afterWarning), o nome e o motivo, em páginas. Aparecem ao terminar.',
    answers: { 200: { description: 'O envio.', schema: filesDetail } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: idParams, query: importQuery },
  async handle(
    { caller, params: { id }, query: { limit, after, afterWarning } },
    { imports: { ofCompany } },
  ) {
    const account = accountCallerOf(caller);
    const view = await ofCompany.get(account, caller.clientId, id);
    if (view.kind !== KIND || ambienteOf(view.target) !== caller.environment) throw notFound();
    const refused = await ofCompany.refused(account, id, { limit, after });
    const warned = await ofCompany.refused(account, id, { limit, after: afterWarning, kind: 'aviso' });
    return {
      status: 200,
      body: {
        ...filesOf(view),
        refusedFiles: [...refused.data],
        nextRefused: refused.nextCursor,
        warnedFiles: [...warned.data],
        nextWarning: warned.nextCursor,
      },
    };
  },
});

/** POST /v1/received/{id}/confirm. */
export const confirmReceived = defineOperation({
  scope: 'token',
  doc: {
    id: 'confirm_received',
    tag,
    summary: 'Consultar na SEFAZ um documento que veio de um arquivo',
    description:
      'Consulta a chave e compara digest e protocolo: proof passa a confirmed, ou a contradicted com proofReason. Em produção a mesma chave é perguntada a cada seis minutos. 409 quando a SEFAZ já o confirmou ou não responde sobre a chave; e de NFS-e, que só o ADN confirma.',
    answers: { 200: { description: 'O documento, depois da resposta.', schema: receivedSchema } },
    errors: ['nao_encontrado', 'operacao_nao_permitida', 'sefaz_indisponivel'],
  },
  schemas: { params: idParams },
  async handle({ caller, params: { id } }, services) {
    return { status: 200, body: detailOf(await services.received.confirm(caller, id)) };
  },
});
