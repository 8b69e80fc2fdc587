import type { JsonObject } from '@fiscal/core/events/definition';
import type { EventKind } from '@fiscal/core/lifecycle/states';
import type { FailureCode } from '../../failure.ts';
import { takesEvent } from '../../services/event-input.ts';
import { linksOf } from '../../services/links.ts';
import type { Enqueued, Performed } from '../../services/operate.ts';
import type { Services } from '../../services/services.ts';
import type { Answer, Call } from '../operation.ts';
import type { DocumentRoute } from './document-route.ts';
import { idempotencyOf, replayHeaders } from './idempotency.ts';

/** Refusals of every event, before anything is queued. */
export const EVENT_ERRORS = [
  'nao_encontrado',
  'documento_nao_autorizado',
  'operacao_nao_permitida',
  'chave_idempotencia_reutilizada',
] as const satisfies readonly FailureCode[];

/** The same of those whose answer carries the authority's verdict. */
export const SYNCHRONOUS_ERRORS = [
  ...EVENT_ERRORS,
  'operacao_em_andamento',
  'sefaz_indisponivel',
] as const satisfies readonly FailureCode[];

/** The refusals of a route's events: one whose documents can be closed refuses them then. */
export const eventErrors = (
  on: Pick<DocumentRoute, 'types'>,
  mode: 'assincrono' | 'sincrono',
): readonly FailureCode[] => [
  ...(mode === 'sincrono' ? SYNCHRONOUS_ERRORS : EVENT_ERRORS),
  ...(takesEvent(on, 'encerramento') ? (['mdfe_encerrado'] as const) : []),
];

type EventCall = Pick<
  Call<'token', { readonly id: string }, unknown, unknown>,
  'caller' | 'params' | 'http' | 'bodyText'
>;

/** One event as a route asks for it. */
export interface AskedEvent {
  readonly kind: EventKind;
  readonly request: JsonObject;
  /** Name under which an Idempotency-Key is kept, e.g. `POST cancel`. */
  readonly operation: string;
}

const argumentsOf = (
  { caller, params, http, bodyText }: EventCall,
  { route, types }: DocumentRoute,
  { kind, request, operation }: AskedEvent,
) =>
  [
    caller,
    { documentId: params.id, types },
    kind,
    request,
    idempotencyOf(http, `${operation} /v1/${route}`, bodyText === '' ? JSON.stringify(request) : bodyText),
  ] as const;

/** Queues an asynchronous event: 202 with its message. */
export async function enqueueEvent(
  services: Services,
  call: EventCall,
  on: DocumentRoute,
  asked: AskedEvent,
): Promise<Answer> {
  const { message, replayed }: Enqueued = await services.operate.enqueue(...argumentsOf(call, on, asked));
  return { status: 202, body: { message }, headers: replayHeaders(replayed) };
}

/** Runs a synchronous event: 200 with what `bodyOf` makes of the verdict and of the link to its file, if there is one. */
export async function performEvent(
  services: Services,
  call: EventCall,
  on: DocumentRoute,
  asked: AskedEvent,
  bodyOf: (performed: Performed, link: string | undefined) => unknown,
): Promise<Answer> {
  const performed = await services.operate.perform(...argumentsOf(call, on, asked));
  const { event, document } = performed;
  const link = event.hasXml
    ? linksOf(services.fileLinks, call.caller.accountId).eventXml(document.id, event.id)
    : undefined;
  return { status: 200, body: bodyOf(performed, link), headers: replayHeaders(performed.replayed) };
}
