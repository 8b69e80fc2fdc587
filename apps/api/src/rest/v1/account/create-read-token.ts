import { z } from 'zod';
import { notFound } from '../../../base/failure.ts';
import { assertOwnOrigins } from '../../../edge/only-reads.ts';
import { readTokenBody } from '../../../inputs/read-token.ts';
import { defineOperation } from '../../operation.ts';

export const readTokenAnswer = z
  .strictObject({
    token: z.string().meta({ description: 'Vai em Authorization: Bearer, sem X-Access-Key.' }),
    expiresAt: z.iso.datetime().meta({ description: 'Quinze minutos depois de criado.' }),
    documentId: z.string().nullable(),
    origins: z.array(z.string()),
  })
  .meta({ id: 'TokenDeLeitura' });

/** POST /v1/read-tokens: what a page of the integrator's may read with. */
export const createReadToken = defineOperation({
  scope: 'token',
  doc: {
    id: 'create_read_token',
    tag: 'Leitura pelo navegador',
    summary: 'Criar um token de leitura',
    description:
      'Para páginas: consulta documentos, XML e PDF e acompanha mudanças por GraphQL, por quinze minutos, sem chave de acesso. Não lê a comunicação com a SEFAZ, pacotes de suporte, envios por e-mail nem cadastros. De um documento, ou de todos os da empresa no ambiente do token. Termina antes se o token da empresa for trocado ou revogado.',
    bodyExamples: {
      pagina: {
        summary: 'Um documento, para uma página',
        value: {
          documentId: '019ab3c2-7f10-7c3e-9d41-2a85f60b7130',
          origins: ['https://app.exemplo.com.br'],
        },
      },
    },
    answers: { 201: { description: 'O token.', schema: readTokenAnswer } },
    errors: ['nao_encontrado'],
  },
  schemas: { body: readTokenBody },
  async handle({ caller, body: { documentId = null, origins = [] } }, services) {
    assertOwnOrigins(caller, origins);
    if (documentId !== null && (await services.documents.get(caller, documentId)) === null) throw notFound();
    const { token, expiresAtMs } = services.access.readTokens.issue(caller, { documentId, origins });
    return {
      status: 201,
      body: { token, expiresAt: new Date(expiresAtMs).toISOString(), documentId, origins },
    };
  },
});
