import type { FastifyRequest } from 'fastify';
import type { Sender } from './caller.ts';

/** Whoever sends an HTTP request. */
export function senderOf(request: Pick<FastifyRequest, 'ip' | 'query' | 'headers'>): Sender {
  const { ip, query, headers } = request;
  return {
    ip,
    query: typeof query === 'object' && query !== null ? { ...query } : {},
    header(name) {
      const value = headers[name];
      return typeof value === 'string' ? value.trim() : undefined;
    },
  };
}

/** `application/json`, UTF-8 when a charset is named. */
export function isJson(contentType: string): boolean {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"]*)"?\s*$/.exec(parameter)?.[1])
    .find(Boolean);
  return type.trim() === 'application/json' && (charset === undefined || /^utf-?8$/.test(charset.trim()));
}
