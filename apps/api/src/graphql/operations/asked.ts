import { notFound } from '../../base/failure.ts';
import type { BodyFields } from '../../inputs/body-fields.ts';
import { parseInput } from '../../inputs/parse.ts';
import { type DocumentOperation, kindOf } from '../../operations/table.ts';
import { eventInput, eventOf } from '../../services/events/event-input.ts';
import type { EventRequest } from '../../services/events/operate.ts';
import { type Body, bodyOf } from '../body/value.ts';
import type { GraphqlContext } from '../context.ts';
import { loadDocument } from '../documents/load.ts';
import { toUuid } from '../global-id.ts';
import { keyedRequest } from '../server/request.ts';
import { asArguments } from './arguments.ts';

export interface OperationArguments {
  readonly id: string;
  readonly idempotencyKey?: string | null | undefined;
  readonly strict?: boolean | null | undefined;
  readonly waitFor?: number | null | undefined;
  readonly handling?: 'strict' | 'lenient' | null | undefined;
}

/**
 * Reads the arguments of an operation. @throws {Failure} nao_encontrado, requisicao_invalida in the names of the
 * arguments
 */
export function readOperation(operation: DocumentOperation, fields: BodyFields) {
  const refusal = asArguments(fields);
  return async (context: GraphqlContext, args: OperationArguments & Body): Promise<EventRequest> => {
    const principal = await context.principal();
    const documentId = toUuid(args.id);
    const document = documentId === null ? null : await loadDocument(context, documentId);
    if (document === null) throw notFound();
    const { id, type } = document.view;
    const on = { documentId: id, types: [type] };
    const body = bodyOf(args, fields);
    const kind = kindOf(operation, type, body);
    const request = parseInput(eventInput(on, kind, { strict: args.handling === 'strict' }), body, refusal);
    const idempotency = keyedRequest(args.idempotencyKey, operation.name, body);
    const notices = eventOf(on, kind).notices(body);
    return { principal, on, kind, request, idempotency, notices, strictHeader: args.strict ?? false };
  };
}
