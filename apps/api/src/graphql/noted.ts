import { GraphQLError, Kind, type OperationDefinitionNode } from 'graphql';
import type { Failure, FailureCode } from '../base/failure.ts';
import type { CallerOf, Scope, Sender } from '../edge/caller.ts';
import { STATUS, toFailure } from '../edge/failures.ts';
import type { NoteRequest } from '../edge/note-request.ts';
import type { CookieCall } from '../people/same-origin.ts';
import { maskError } from './fault.ts';
import { GRAPHQL_PATH } from './path.ts';

/** An operation to be written to its account's log of requests. */
export interface Noted {
  /** The authenticated caller. */
  caller: CallerOf[Scope];
  /** Refusal that a resolver returned as a member of its result. */
  failure: Failure | null;
  /** The document that came of it, or that it was about. */
  documentId: string | null;
  /** It has been answered; `error` is what it ended with, if it did. */
  done(operation: OperationDefinitionNode | null, error: unknown): void;
}

const METHODS: Readonly<Record<CookieCall, string>> = {
  call: 'POST',
  stream: 'GET',
  events: 'GET',
  upgrade: 'WS',
};

const NAME_MAX = 200;

export function createNoted(
  note: NoteRequest,
  {
    requestId,
    sender,
    kind,
  }: { readonly requestId: string; readonly sender: Sender; readonly kind: CookieCall },
): Noted {
  const startedMs = performance.now();
  return {
    caller: null,
    failure: null,
    documentId: null,
    done(operation, error) {
      note({
        requestId,
        sender,
        method: METHODS[kind],
        route: GRAPHQL_PATH,
        ...(operation === null ? {} : { operation: nameOf(operation) }),
        caller: this.caller,
        ms: performance.now() - startedMs,
        status: 200,
        failure: error === undefined ? this.failure : failureOf(error),
        documentId: this.documentId,
      });
    },
  };
}

/** `mutation emitNFe`: kind and fields at the root. */
function nameOf({ operation, selectionSet, name }: OperationDefinitionNode): string {
  const fields = selectionSet.selections.flatMap((node) =>
    node.kind === Kind.FIELD ? [node.name.value] : [],
  );
  const fieldNames = fields.length > 0 ? [...new Set(fields)].join(', ') : (name?.value ?? '');
  return `${operation} ${fieldNames}`.slice(0, NAME_MAX).trim();
}

const isFailureCode = (code: unknown): code is FailureCode => typeof code === 'string' && code in STATUS;

/** The error as callers see it; of errors of graphql-js the code alone, for they quote the input. */
function failureOf(error: unknown): Pick<Failure, 'code' | 'errors'> {
  let cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
  while (cause instanceof GraphQLError && cause.originalError !== undefined) cause = cause.originalError;
  if (!(cause instanceof GraphQLError)) return toFailure(cause).failure;
  const { code } = maskError(cause).extensions;
  return { code: isFailureCode(code) ? code : 'requisicao_invalida', errors: [] };
}
