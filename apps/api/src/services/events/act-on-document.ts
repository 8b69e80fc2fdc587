import type { Db } from '@fiscal/db/base/client';
import { documentOwner } from '@fiscal/db/documents/document-history';
import { getDocument } from '@fiscal/db/documents/documents';
import { notFound } from '../../base/failure.ts';
import { parseInput } from '../../inputs/parse.ts';
import { kindOf, OPERATIONS } from '../../operations/table.ts';
import type { AccountCaller, ActForClient } from '../access/authenticate.ts';
import { eventOf } from './event-input.ts';
import { idempotentRequest } from './idempotent-request.ts';
import type { Operate } from './operate.ts';

export interface ActionAsked {
  readonly documentId: string;
  /** Name of an operation of `operations/table.ts`. */
  readonly operation: string;
  /** In the field names of the event's body. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The same key asks once, however often it is sent. */
  readonly key: string;
  readonly requestId: string;
}

export interface ActOnDocumentDeps {
  readonly db: Db;
  readonly actForClient: ActForClient;
  readonly operate: Operate;
}

/**
 * Requests an event of a document for one of the account's people. Durable when it resolves; the verdict appears in the
 * document's events.
 *
 * @throws {Failure} nao_encontrado, requisicao_invalida, and as `Operate.enqueue`
 */
export function createActOnDocument({ db, actForClient, operate }: ActOnDocumentDeps) {
  return async (
    { accountId, actor }: AccountCaller,
    { documentId, operation: name, body, key, requestId }: ActionAsked,
  ) => {
    const operation = OPERATIONS.find((each) => each.name === name);
    const owner = await documentOwner(db, accountId, documentId);
    const person = { userId: actor.id, requestId };
    const principal = owner && (await actForClient({ accountId, person, ...owner }));
    const view = principal && (await getDocument(db, principal, documentId));
    if (operation === undefined || principal === null || view === null) throw notFound();
    const on = { documentId, types: [view.type] };
    const kind = kindOf(operation, view.type, body);
    const event = eventOf(on, kind);
    const request = parseInput(event.input, body);
    const { operationId, message } = await operate.enqueue({
      principal,
      on,
      kind,
      request,
      idempotency: idempotentRequest(key, `console ${name}`, JSON.stringify(request)),
      notices: event.notices(body),
    });
    return { operationId, message };
  };
}
