import type { Notice } from '@fiscal/core/engine/document/definition';
import type { JsonObject } from '@fiscal/core/engine/events/definition';
import type { EventKind } from '@fiscal/core/vocabulary/states';
import type { Principal } from '@fiscal/db/base/types';
import type { IdempotentRequest } from '@fiscal/db/records/idempotency';
import { notFound } from '../../base/failure.ts';
import type { BodyFields } from '../../inputs/body-fields.ts';
import { parseInput } from '../../inputs/parse.ts';
import { type DocumentOperation, kindOf } from '../../operations/table.ts';
import { eventInput, eventOf } from '../../services/events/event-input.ts';
import type { OperationTarget } from '../../services/events/operate.ts';
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

/** Arguments of `services.operate`, in their order. */
type Asked = readonly [
  principal: Principal,
  on: OperationTarget,
  kind: EventKind,
  request: JsonObject,
  idempotency: IdempotentRequest | null,
  notices: readonly Notice[],
  strict: boolean,
];

/**
 * Reads the arguments of an operation. @throws {Failure} nao_encontrado, requisicao_invalida in the names of the
 * arguments
 */
export function readOperation(operation: DocumentOperation, fields: BodyFields) {
  const refusal = asArguments(fields);
  return async (context: GraphqlContext, args: OperationArguments & Body): Promise<Asked> => {
    const principal = await context.principal();
    const documentId = toUuid(args.id);
    const document = documentId === null ? null : await loadDocument(context, documentId);
    if (document === null) throw notFound();
    const { id, type } = document.view;
    const on = { documentId: id, types: [type] };
    const body = bodyOf(args, fields);
    const kind = kindOf(operation, type, body);
    const request = parseInput(eventInput(on, kind, args.handling === 'strict'), body, refusal);
    const idempotency = keyedRequest(args.idempotencyKey, operation.name, body);
    return [principal, on, kind, request, idempotency, eventOf(on, kind).notices(body), args.strict ?? false];
  };
}
