import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { maskError } from '../fault.ts';

/** Makes what callers are told of errors: masked, each naming the request, so that they can ask about it and we find it. */
export interface Teller {
  errors(errors: readonly unknown[], requestId: string): GraphQLError[];
  result<T extends ExecutionResult>(result: T, requestId: string): T;
}

export function createTeller(logger: Logger): Teller {
  const tell = (error: unknown, requestId: string): GraphQLError => {
    if (error instanceof GraphQLError && 'requestId' in error.extensions) return error;
    const masked = maskError(error);
    const { extensions, originalError, message, nodes, source, positions, path } = masked;
    if (extensions['code'] === 'erro_interno' && originalError !== undefined)
      logger.error({ err: originalError, requestId }, 'graphql operation failed');
    // A new one: errors of validation are kept with their document and told more than once.
    return new GraphQLError(message, {
      nodes: nodes ?? null,
      source: source ?? null,
      positions: positions ?? null,
      path: path ?? null,
      extensions: { ...extensions, requestId },
    });
  };
  const errors: Teller['errors'] = (list, requestId) => list.map((error) => tell(error, requestId));
  return {
    errors,
    result: (result, requestId) =>
      result.errors === undefined ? result : { ...result, errors: errors(result.errors, requestId) },
  };
}

/** Of each error what is meant for callers, on transports without a status: without what only HTTP reads. */
export const onWire = (errors: readonly GraphQLError[]) =>
  errors.map((error) => {
    const { http: _http, ...extensions } = error.extensions;
    const { message, locations, path } = error.toJSON();
    return {
      message,
      ...(locations === undefined ? {} : { locations }),
      ...(path === undefined ? {} : { path }),
      extensions,
    };
  });
