import { isUuid } from '@fiscal/db/base/ids';
import type { CallerOf, Scope } from '../edge/caller.ts';
import { toFailure } from '../edge/failures.ts';
import type { NoteRequest } from '../edge/note-request.ts';
import type { Answer, HttpRequest } from './operation.ts';
import type { Route } from './route.ts';

/** Result of a call of a route. */
type End = { readonly answer: Answer } | { readonly error: unknown };

interface RouteCall {
  readonly http: HttpRequest;
  readonly call: { readonly caller: CallerOf[Scope]; readonly ms: number };
  readonly end: End;
}

/** Notes one call of a route. */
export function noteRoute(
  note: NoteRequest,
  { method, path, scope }: Pick<Route, 'method' | 'path' | 'scope'>,
  { http, call, end }: RouteCall,
): void {
  const failure = 'error' in end ? toFailure(end.error).failure : null;
  note({
    ...call,
    requestId: http.requestId,
    sender: http,
    method,
    route: path,
    scope,
    status: 'answer' in end ? end.answer.status : 500,
    failure,
    documentId:
      'answer' in end && end.answer.documentId !== undefined
        ? end.answer.documentId
        : failure?.code === 'nao_encontrado'
          ? null
          : documentOf(scope, http.params),
  });
}

/** On routes with a token, `:id` is a document. */
function documentOf(scope: Scope, params: unknown): string | null {
  const id =
    scope === 'token' && typeof params === 'object' && params !== null && 'id' in params ? params.id : null;
  return typeof id === 'string' && isUuid(id) ? id : null;
}
