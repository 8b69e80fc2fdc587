import type { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { unclosedAnswer, unclosedExample } from './list-unclosed-mdfe-schema.ts';

/** GET /v1/mdfe/nao-encerrados: what the authority has, and what we know of it. */
export const listUnclosedMdfe = (tag: string) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: 'list_unclosed_mdfe',
      tag,
      summary: 'MDF-e não encerrados',
      description:
        'Os MDF-e autorizados da empresa que não foram encerrados nem cancelados, como a SEFAZ os tem; quando ela não responde, os que estão registrados aqui. Até 200.',
      answers: {
        200: { description: 'A lista.', schema: unclosedAnswer, example: unclosedExample },
      },
    },
    schemas: {},
    async handle({ caller }, services) {
      const { cStat, message, mdfes } = await services.documents.listUnclosedMdfe(caller);
      const body: z.infer<typeof unclosedAnswer> = {
        status_sefaz: cStat,
        mensagem_sefaz: message,
        data: mdfes.map(({ accessKey, protocolNumber, id, authorizedAt, daysOpen }) => ({
          chave_mdfe: accessKey,
          protocolo: protocolNumber,
          id,
          autorizado_em: authorizedAt?.toISOString() ?? null,
          dias_em_aberto: daysOpen,
        })),
      };
      return { status: 200, body };
    },
  });
