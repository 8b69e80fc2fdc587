import { GraphQLError } from 'graphql';
import { STATUS, toFailure } from '../edge/failures.ts';
import type { Failure } from '../failure.ts';

/** A refusal of a whole request or field, as GraphQL tells it; `extensions.code` is stable, the same as REST's. */
export function faultOf(failure: Failure, at?: GraphQLError): GraphQLError {
  const { code, message, errors, headers } = failure;
  return new GraphQLError(message, {
    ...placeOf(at),
    extensions: {
      code,
      status: STATUS[code],
      ...(errors.length === 0 ? {} : { errors: [...errors] }),
      http: { headers, ...(at === undefined || WHOLE_REQUEST.has(code) ? { status: STATUS[code] } : {}) },
    },
  });
}

/** Where in the operation an error belongs. */
const placeOf = (at: GraphQLError | undefined) =>
  at === undefined
    ? {}
    : {
        nodes: at.nodes ?? null,
        source: at.source ?? null,
        positions: at.positions ?? null,
        path: at.path ?? null,
      };

/** What refuses the request itself: its HTTP status says so too. */
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

/**
 * What callers see of an error: refusals in their own words, faults of the query as graphql-js words them, and of faults of ours
 * nothing but that there was one.
 */
export function maskError(onUnexpected: (error: unknown) => void) {
  return (error: unknown): Error => {
    const at = error instanceof GraphQLError ? error : undefined;
    const cause = at === undefined ? error : causeOf(at);
    if (cause instanceof GraphQLError) return withCode(cause, at);
    const { failure, unexpected } = toFailure(cause);
    if (unexpected) onUnexpected(cause);
    return faultOf(failure, at);
  };
}

/** Errors of graphql-js itself: syntax, validation, coercion of variables. */
function withCode(error: GraphQLError, at: GraphQLError | undefined): GraphQLError {
  if (error.extensions['code'] !== undefined) return error;
  const shown = at ?? error;
  return new GraphQLError(shown.message, {
    ...placeOf(shown),
    extensions: { code: 'requisicao_invalida', status: 400, ...error.extensions },
  });
}
