import type { JsonObject } from '@fiscal/core/events/definition';
import { EVENTS, eventDefinition } from '@fiscal/core/events/registry';
import type { EventKind } from '@fiscal/core/lifecycle/states';
import type { z } from 'zod';
import type { FailureCode } from '../../failure.ts';
import type { Enqueued, Performed } from '../../services/operate.ts';
import type { Services } from '../../services/services.ts';
import type { Answer, Call } from '../operation.ts';
import type { DocumentRoute } from './document-route.ts';
import { idempotencyOf, replayHeaders } from './idempotency.ts';
import { linksOf } from './links.ts';

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

/** Whether a type of the route takes it. */
export const takesEvent = ({ types }: Pick<DocumentRoute, 'types'>, kind: EventKind): boolean =>
  types.some((type) => eventDefinition(type, kind) !== undefined);

/** Schema of an event's body on a route; it brings its own documentation and pt-BR issues. */
export function eventInput({ types }: Pick<DocumentRoute, 'types'>, kind: EventKind): z.ZodType<JsonObject> {
  const ofKind = EVENTS.filter((event) => event.kind === kind);
  // An alias offers what its family does; what its own type does not take is refused once the document is known.
  const definition = ofKind.find((event) => event.types.some((type) => types.includes(type))) ?? ofKind[0];
  if (definition === undefined) throw new Error(`No event ${kind}`);
  return definition.input;
}

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
