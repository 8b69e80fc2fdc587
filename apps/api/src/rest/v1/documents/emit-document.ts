import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { z } from 'zod';
import { examplesOf } from '../../../inputs/emission-examples.ts';
import { anyObject } from '../../../inputs/fields.ts';
import { emitAnswer } from '../../../services/emission/emit-answer.ts';
import { linksOf } from '../../../services/files/links.ts';
import type { Services } from '../../../services/services.ts';
import { type Answer, type Call, defineOperation } from '../../operation.ts';
import { appliedDoc } from '../../prefer.ts';
import { documentBody } from '../document-view.ts';
import { acceptedExample } from '../examples.ts';
import { idempotencyOf, replayDoc, replayHeaders, shortHeader } from '../idempotency.ts';
import { publishedBody } from '../published-body.ts';
import { isStrictHeader, waitSeconds } from './emission-headers.ts';
import { emitAnswerWithVerdict, emitHeaders } from './emit-document-schema.ts';

type Body = Readonly<Record<string, unknown>>;

/** POST /v1/{route}/emit of one document type. */
export const emitDocument = (definition: DocumentDefinition) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: `emit_${definition.type}`,
      tag: definition.nome,
      summary: `Emitir ${definition.nome}`,
      description: `Recebe o documento, devolve 202 assim que ele está gravado na fila e o transmite em seguida. 202 não é autorização: consulte GET /v1/${definition.route}/{id} até status deixar de ser PENDENTE. Propriedades desconhecidas são aceitas e ditas em notices, com Prefer: handling=strict recusadas; texto e número valem um pelo outro.`,
      headers: emitHeaders,
      body: publishedBody(definition),
      bodyExamples: examplesOf(definition),
      answers: {
        202: {
          description: 'Na fila. Com Prefer: wait=N, o veredito vem no corpo quando sai a tempo.',
          schema: z.union([emitAnswer, emitAnswerWithVerdict]),
          example: acceptedExample(definition),
          headers: z.object({
            ...appliedDoc.shape,
            ...replayDoc.shape,
            Location: z.string().meta({ description: 'O caminho da consulta do documento.' }),
          }),
        },
      },
      errors: [
        'creditos_esgotados',
        'referencia_duplicada',
        'chave_idempotencia_reutilizada',
        'em_processamento',
        'operacao_nao_permitida',
      ],
    },
    schemas: { body: anyObject, strictBody: anyObject },
    handle: (call, services) => emit(definition, call, services),
  });

async function emit(
  definition: DocumentDefinition,
  call: Call<'token', unknown, unknown, Body>,
  services: Services,
): Promise<Answer> {
  const { caller, http } = call;
  const accepted = await services.emission.emit({
    principal: caller,
    definition,
    body: call.body,
    bodyText: call.bodyText,
    strictHeader: isStrictHeader(http),
    strictHandling: call.strict,
    referencia: shortHeader(http, 'X-Referencia'),
    idempotency: idempotencyOf(http, `POST /v1/${definition.route}/emit`, call.bodyText),
  });
  const { status, body, replayed, documentId } = accepted;
  const headers = { ...replayHeaders(replayed), location: `/v1/${definition.route}/${documentId}` };
  const wait = waitSeconds(http.header('prefer'));
  if (wait === null) return { status, body, documentId, headers };
  const view = await services.documents.awaitVerdict(caller, documentId, wait);
  const links = linksOf(services.files.links, caller.accountId);
  return {
    status,
    documentId,
    body:
      view === null || typeof body !== 'object'
        ? body
        : { ...body, ...documentBody(view, links, services.documents.allowedActions(view)) },
    headers: { ...headers, 'preference-applied': `wait=${wait}` },
  };
}
