import type { FastifyRequest } from 'fastify';
import type { Sender, WhoAsked } from './caller.ts';

const LET_IN = new WeakMap<object, WhoAsked>();

/** Caller that a request was let in as; null before that. */
export const whoAsked = (request: object): WhoAsked | null => LET_IN.get(request) ?? null;

export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Sender of an HTTP request. */
export function senderOf(
  request: Pick<FastifyRequest, 'id' | 'ip' | 'query' | 'headers' | 'method'>,
): Sender {
  const { id: requestId, ip, query, headers, method } = request;
  return {
    ip,
    requestId,
    reads: isRead(method),
    query: typeof query === 'object' && query !== null ? { ...query } : {},
    header(name) {
      const value = headers[name];
      return typeof value === 'string' ? value.trim() : undefined;
    },
    letIn(who) {
      const { accountId } = who;
      const { kind, id } = 'actor' in who ? who.actor : ({ kind: 'token', id: who.tokenId } as const);
      const actor = { kind, id };
      LET_IN.set(request, { accountId, actor });
    },
    known: () => whoAsked(request),
  };
}

/** Maximum characters of a Content-Type; a longer one is not read. */
const CONTENT_TYPE_MAX = 200;

/** `application/json`, UTF-8 when a charset is named. */
export function isJson(contentType: string): boolean {
  if (contentType.length > CONTENT_TYPE_MAX) return false;
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  return type.trim() === 'application/json' && parameters.every(isReadable);
}

/** A parameter other than charset, or one of our encoding. */
function isReadable(parameter: string): boolean {
  const [name = '', value = ''] = parameter.split('=', 2);
  return name.trim() !== 'charset' || /^(?:"?utf-?8"?)?$/.test(value.trim());
}
