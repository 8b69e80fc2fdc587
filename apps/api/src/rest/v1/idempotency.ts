import type { IdempotentRequest } from '@fiscal/db/records/idempotency';
import { z } from 'zod';
import { shortText } from '../../inputs/short-text.ts';
import { idempotentRequest } from '../../services/events/idempotent-request.ts';
import type { HttpRequest } from '../operation.ts';

const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** The request header, as documented. */
export const idempotencyDoc = z.object({
  [IDEMPOTENCY_KEY]: z.string().min(1).max(255).exactOptional().meta({
    description:
      'Repetir a requisição com a mesma chave em 48 horas devolve a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.',
  }),
});

/** The answer's header, as documented. */
export const replayDoc = z.object({
  'Idempotency-Replayed': z.string().exactOptional().meta({ description: 'true numa repetição.' }),
});

export const replayHeaders = (replayed: boolean): Readonly<Record<string, string>> =>
  replayed ? { 'idempotency-replayed': 'true' } : {};

/** Printable, at most 255 characters; null when absent. @throws {Failure} requisicao_invalida */
export function shortHeader(http: Pick<HttpRequest, 'header'>, name: string): string | null {
  const value = http.header(name.toLowerCase());
  return value === undefined ? null : shortText(value, name, 'cabeçalho');
}

/** Reads the caller's Idempotency-Key; null without one. `content` as in `idempotentRequest`. */
export function idempotencyOf(
  http: Pick<HttpRequest, 'header'>,
  route: string,
  content: string,
): IdempotentRequest | null {
  const key = shortHeader(http, IDEMPOTENCY_KEY);
  return key === null ? null : idempotentRequest(key, route, content);
}
