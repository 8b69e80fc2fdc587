import {
  inutilizacaoInput,
  inutilizacaoNotices,
  strictInutilizacaoInput,
} from '@fiscal/core/inutilizacao/input';
import type { z } from 'zod';
import { someNotices } from '../../../services/emission/notice.ts';
import { defineOperation } from '../../operation.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import { isStrictHeader } from '../documents/emission-headers.ts';
import { eventAnswerHeaders, eventHeaders } from '../events/event-operation.ts';
import { idempotencyOf, replayHeaders } from '../idempotency.ts';
import { inutilizeAnswer, inutilizeExample } from './void-numbers-schema.ts';

/** POST /v1/{route}/inutilize: answers after the authority has. */
export const voidNumbers = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: operationId('inutilize', on),
      tag: on.tag,
      summary: 'Inutilizar uma faixa de numeração',
      description:
        'Declara que os números de inicio a fim nunca serão usados, no máximo 10.000 por pedido; mod 65 para NFC-e. Síncrono: uma recusa da SEFAZ vem em cStat e xMotivo, com HTTP 200. 409 numeros_em_uso quando um dos números já é de um documento.',
      headers: eventHeaders,
      bodyExamples: {
        nfe: {
          summary: 'Cinco números da NF-e',
          value: {
            ano: 2026,
            serie: 1,
            inicio: 10,
            fim: 14,
            justificativa: 'Falha no sistema que numerava as notas',
          },
        },
        nfce: {
          summary: 'Um número da NFC-e',
          value: {
            ano: 2026,
            serie: 1,
            inicio: 7,
            fim: 7,
            justificativa: 'Falha no sistema que numerava as notas',
            mod: '65',
          },
        },
      },
      answers: {
        200: {
          description: 'O que a SEFAZ respondeu.',
          schema: inutilizeAnswer,
          example: inutilizeExample,
          headers: eventAnswerHeaders,
        },
      },
      errors: [
        'numeros_em_uso',
        'operacao_em_andamento',
        'operacao_nao_permitida',
        'chave_idempotencia_reutilizada',
        'sefaz_indisponivel',
      ],
    },
    schemas: { body: inutilizacaoInput, strictBody: strictInutilizacaoInput },
    async handle({ caller, body, sent, bodyText, http }, services) {
      const idempotency = idempotencyOf(http, `POST /v1/${on.route}/inutilize`, bodyText);
      const { id, replayed, cStat, xMotivo, nProt, xml } = await services.numbers.inutilizar.void(
        caller,
        body,
        { idempotency, strictHeader: isStrictHeader(http) },
      );
      const answer: z.infer<typeof inutilizeAnswer> = {
        id,
        cStat,
        xMotivo,
        ...(nProt === null ? {} : { nProt }),
        ...(xml === null ? {} : { xml }),
        ...someNotices(inutilizacaoNotices(sent)),
      };
      return { status: 200, body: answer, headers: replayHeaders(replayed) };
    },
  });
