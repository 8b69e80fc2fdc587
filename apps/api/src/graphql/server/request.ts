import type { IdempotentRequest } from '@fiscal/db/records/idempotency';
import { WAIT_SECONDS_MAX } from '../../edge/limits.ts';
import { shortText } from '../../inputs/short-text.ts';
import { idempotentRequest } from '../../services/events/idempotent-request.ts';

/** Arguments that mutations share. */
export const IDEMPOTENCY_KEY = {
  type: 'String',
  description:
    'Repetir com a mesma chave e o mesmo conteúdo em 48 horas devolve a mesma resposta; com outro conteúdo, um StateProblem. As chaves de cada mutation são só dela: as de REST são outras. De 1 a 255 caracteres.',
} as const;
export const WAIT_FOR = {
  type: 'Int',
  description: `Espera pelo veredito até tantos segundos, no máximo ${WAIT_SECONDS_MAX}; sem ele, responde assim que o pedido está gravado.`,
} as const;

/** Null when it is not given. @throws {Failure} requisicao_invalida */
export const shortArgument = (value: string | null | undefined, name: string): string | null =>
  value === null || value === undefined ? null : shortText(value, name, 'argumento');

/**
 * Idempotent request for a mutation's key; null without one. `content` must be equal in a repetition. @throws {Failure}
 * requisicao_invalida
 */
export const keyedRequest = (
  key: string | null | undefined,
  mutation: string,
  content: unknown,
): IdempotentRequest | null => {
  const named = shortArgument(key, 'idempotencyKey');
  return named === null ? null : idempotentRequest(named, `graphql ${mutation}`, JSON.stringify(content));
};

/** Seconds to wait; 0 by default. */
export const waitSeconds = (asked: number | null | undefined): number =>
  Math.min(Math.max(asked ?? 0, 0), WAIT_SECONDS_MAX);
