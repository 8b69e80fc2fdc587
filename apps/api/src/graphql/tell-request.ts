import type { ExecutionResult, GraphQLError } from 'graphql';

type Result =
  | { readonly errors?: ExecutionResult['errors'] | undefined }
  | AsyncIterable<unknown>
  | undefined;

/** Each error names the request, so that a caller can ask about it. */
export function tellRequest(result: Result, requestId: string): void {
  if (result === undefined || !('errors' in result)) return;
  for (const error of result.errors ?? []) mark(error, requestId);
}

export function mark(error: GraphQLError, requestId: string): GraphQLError {
  error.extensions['requestId'] = requestId;
  return error;
}
