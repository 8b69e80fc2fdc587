import { GraphQLError } from 'graphql';
import { STATUS, toFailure } from '../edge/failures.ts';

/**
 * Converts any error for GraphQL: refusals in their own words, faults of ours without detail. `extensions.code` is
 * stable, the same as REST's. A fault of ours keeps the thrown error as `originalError`, for the log.
 */
export function faultOf(error: unknown, at?: GraphQLError): GraphQLError {
  const { failure, unexpected } = toFailure(error);
  const { code, message, errors, headers } = failure;
  const retryAfter = Number(headers['retry-after'] ?? Number.NaN);
  return new GraphQLError(message, {
    ...placeOf(at),
    originalError: unexpected && error instanceof Error ? error : null,
    extensions: {
      code,
      status: STATUS[code],
      ...(errors.length === 0 ? {} : { errors: [...errors] }),
      ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
      http: { headers, ...(at === undefined || WHOLE_REQUEST.has(code) ? { status: STATUS[code] } : {}) },
    },
  });
}

/** Place of an error in the operation. */
const placeOf = (at: GraphQLError | undefined) =>
  at === undefined
    ? {}
    : {
        nodes: at.nodes ?? null,
        source: at.source ?? null,
        positions: at.positions ?? null,
        path: at.path ?? null,
      };

/** Errors that refuse the request itself, with their HTTP status. */
const WHOLE_REQUEST: ReadonlySet<string> = new Set([
  'nao_autenticado',
  'limite_excedido',
  'corpo_grande_demais',
  'tipo_de_midia_invalido',
]);

/** The innermost of what was thrown inside resolvers. */
function causeOf(error: GraphQLError): unknown {
  let cause: unknown = error;
  while (cause instanceof GraphQLError && cause.originalError !== undefined) cause = cause.originalError;
  return cause;
}

/** Masks any error for callers. */
export function maskError(error: unknown): GraphQLError {
  const at = error instanceof GraphQLError ? error : undefined;
  const cause = at === undefined ? error : causeOf(at);
  return cause instanceof GraphQLError ? withCode(cause, at) : faultOf(cause, at);
}

/** Errors of graphql-js and Yoga themselves: syntax, coercion of variables, method. */
function withCode(error: GraphQLError, at: GraphQLError | undefined): GraphQLError {
  const { code: given } = error.extensions;
  if (given !== undefined && !YOGAS.has(given)) return error;
  const shown = at ?? error;
  const code = statusOf(error) === 405 ? 'metodo_nao_permitido' : 'requisicao_invalida';
  return new GraphQLError(shown.message, {
    ...placeOf(shown),
    extensions: { ...error.extensions, code, status: STATUS[code] },
  });
}

/** Codes of Yoga's own for what REST calls requisicao_invalida. */
const YOGAS: ReadonlySet<unknown> = new Set(['BAD_REQUEST', 'OPERATION_RESOLUTION_FAILURE']);

/** HTTP status that an error of Yoga asks for. */
function statusOf({ extensions: { http } }: GraphQLError): unknown {
  return typeof http === 'object' && http !== null && 'status' in http ? http.status : undefined;
}
