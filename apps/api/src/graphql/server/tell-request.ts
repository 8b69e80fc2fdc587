import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { maskError } from '../fault.ts';

/** Builds the errors for callers: masked, each with the request's id, so that a report leads us to the log. */
export function createTeller(logger: Logger) {
  const maskOne = (error: unknown, requestId: string): GraphQLError => {
    if (error instanceof GraphQLError && 'requestId' in error.extensions) return error;
    const masked = maskError(error);
    const { extensions, originalError, message, nodes, source, positions, path } = masked;
    if (extensions['code'] === 'erro_interno' && originalError !== undefined)
      logger.error({ err: originalError, requestId }, 'graphql operation failed');
    // A copy: errors of validation are cached with their document and used more than once.
    return new GraphQLError(message, {
      nodes: nodes ?? null,
      source: source ?? null,
      positions: positions ?? null,
      path: path ?? null,
      extensions: { ...extensions, requestId },
    });
  };
  const errors = (list: readonly unknown[], requestId: string): GraphQLError[] =>
    list.map((error) => maskOne(error, requestId));
  return {
    errors,
    result: <T extends ExecutionResult>(result: T, requestId: string): T =>
      result.errors === undefined ? result : { ...result, errors: errors(result.errors, requestId) },
  };
}

export type Teller = ReturnType<typeof createTeller>;

/** The callers' part of each error, for transports without a status: without extensions that only HTTP reads. */
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
