import type { JsonObject } from '@fiscal/core/engine/events/definition';
import type { EventKind } from '@fiscal/core/vocabulary/states';
import type { FailureCode } from '../../../base/failure.ts';
import { idParams } from '../../../inputs/fields.ts';
import { someNotices } from '../../../services/emission/notice.ts';
import { eventHint } from '../../../services/events/event-hint.ts';
import { eventInput, eventOf, takesEvent } from '../../../services/events/event-input.ts';
import type { EventRequest, Performed } from '../../../services/events/operate.ts';
import { linksOf } from '../../../services/files/links.ts';
import type { Services } from '../../../services/services.ts';
import type { Answer, Call } from '../../operation.ts';
import { appliedDoc, preferDoc } from '../../prefer.ts';
import type { DocumentRoute } from '../document-route.ts';
import { eventBody } from '../document-view.ts';
import { isStrictHeader, waitSeconds } from '../documents/emission-headers.ts';
import { strictHeader } from '../documents/emit-document-schema.ts';
import { idempotencyDoc, idempotencyOf, replayDoc, replayHeaders } from '../idempotency.ts';

/** Refusals of every event, before anything is queued. */
export const EVENT_ERRORS = [
  'nao_encontrado',
  'documento_nao_autorizado',
  'operacao_nao_permitida',
  'operacao_em_andamento',
  'chave_idempotencia_reutilizada',
] as const satisfies readonly FailureCode[];

/** Refusals of events that are answered with the authority's verdict. */
export const SYNCHRONOUS_ERRORS = [
  ...EVENT_ERRORS,
  'sefaz_indisponivel',
] as const satisfies readonly FailureCode[];

/** Refusals of a route's events; types that can be closed also refuse closed documents. */
export const eventErrors = (
  on: Pick<DocumentRoute, 'types'>,
  mode: 'assincrono' | 'sincrono',
): readonly FailureCode[] => [
  ...(mode === 'sincrono' ? SYNCHRONOUS_ERRORS : EVENT_ERRORS),
  ...(takesEvent(on, 'encerramento') ? (['mdfe_encerrado'] as const) : []),
];

/** Schemas of a route for the body of one event. */
export const eventSchemas = (on: DocumentRoute, kind: EventKind) => ({
  params: idParams,
  body: eventInput(on, kind),
  strictBody: eventInput(on, kind, { strict: true }),
});

/** Headers of a route whose event has no body. */
export const bodylessHeaders = idempotencyDoc.extend({ 'X-Sandbox-Strict': strictHeader });
/** Headers of a route that takes an event's body, and of its answer. */
export const eventHeaders = bodylessHeaders.extend(preferDoc.shape);
export const eventAnswerHeaders = replayDoc.extend(appliedDoc.shape);

type EventCall = Pick<
  Call<'token', { readonly id: string }, unknown, unknown>,
  'caller' | 'params' | 'http' | 'bodyText' | 'sent'
>;

/** An event requested by a route. */
export interface AskedEvent {
  readonly kind: EventKind;
  /** The one document type of the route that takes the event. */
  readonly only?: string | undefined;
  readonly request: JsonObject;
  /** Name under which an Idempotency-Key is stored, e.g. `POST cancel`. */
  readonly operation: string;
}

const requestOf = (
  { caller, params, http, bodyText, sent }: EventCall,
  { route, types }: DocumentRoute,
  { kind, only, request, operation }: AskedEvent,
) =>
  ({
    principal: caller,
    on: { documentId: params.id, types, ...(only !== undefined && { only }) },
    kind,
    request,
    idempotency: idempotencyOf(
      http,
      `${operation} /v1/${route}`,
      bodyText === '' ? JSON.stringify(request) : bodyText,
    ),
    notices: eventOf({ types }, kind).notices(sent),
    strictHeader: isStrictHeader(http),
  }) satisfies EventRequest;

/** Queues an asynchronous event: 202 with a message, and with the verdict if the caller waited. */
export async function enqueueEvent(
  services: Services,
  call: EventCall,
  { on, asked }: { readonly on: DocumentRoute; readonly asked: AskedEvent },
): Promise<Answer> {
  const { caller, params, http } = call;
  const request = requestOf(call, on, asked);
  const queued = await services.events.operate.enqueue(request);
  const wait = waitSeconds(http.header('prefer'));
  const { event, document } = await services.events.operate.outcome(caller, params.id, {
    enqueued: queued,
    waitSeconds: wait ?? 0,
  });
  const links = linksOf(services.files.links, caller.accountId);
  return {
    status: 202,
    body: {
      message: queued.message,
      eventId: event.id,
      ...(wait !== null && { event: eventBody(document, event, links) }),
      ...someNotices(request.notices),
    },
    headers: {
      location: `/v1/${on.route}/${document.id}`,
      ...replayHeaders(queued.replayed),
      ...(wait !== null && { 'preference-applied': `wait=${wait}` }),
    },
  };
}

interface SynchronousEvent {
  readonly on: DocumentRoute;
  readonly asked: AskedEvent;
  readonly bodyOf: (performed: Performed, link: string | undefined) => object;
}

/** Runs a synchronous event: 200 with the body that `bodyOf` makes of the verdict and the link to its file, if any. */
export async function performEvent(
  services: Services,
  call: EventCall,
  { on, asked, bodyOf }: SynchronousEvent,
): Promise<Answer> {
  const performed = await services.events.operate.perform(requestOf(call, on, asked));
  const { event, document } = performed;
  const link = event.hasXml
    ? linksOf(services.files.links, call.caller.accountId).eventXml(document.id, event.id)
    : undefined;
  const hint = eventHint(document.type, event);
  const body = {
    ...bodyOf(performed, link),
    ...someNotices(event.notices),
    ...(hint === null ? {} : { hint }),
  };
  return { status: 200, body, headers: replayHeaders(performed.replayed) };
}
