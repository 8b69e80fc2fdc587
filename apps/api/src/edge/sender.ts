import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sender, WhoAsked } from './caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Caller that the request was let in as; null before that. */
    whoAsked: WhoAsked | null;
  }
}

/** Gives every request of an app its place for the recognized caller. */
export const decorateRequests = (app: FastifyInstance): void => void app.decorateRequest('whoAsked', null);

export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Sender of an HTTP request. */
export function senderOf(
  request: Pick<FastifyRequest, 'id' | 'ip' | 'query' | 'headers' | 'method' | 'whoAsked'>,
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
      request.whoAsked = { accountId, actor };
    },
    known: () => request.whoAsked,
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
