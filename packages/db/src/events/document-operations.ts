import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { inAccount, inScope } from '../base/transaction.ts';
import type { Principal } from '../base/types.ts';
import { keyTakenRetried } from '../records/idempotency.ts';
import { acceptOperation, type OperationRequest, type OperationResult } from './accept.ts';
import { type OperationView, readOperation } from './read.ts';

export type { OperationRequest, OperationResult, OperationView };

/** Durable when it resolves with `aceita`: operation, event and change row in one commit. Wake the document afterwards. */
export async function takeOperation(db: Db, asked: OperationRequest): Promise<OperationResult> {
  if (!isUuid(asked.documentId)) return { kind: 'nao_encontrado' };
  return keyTakenRetried(() => inScope(db, asked.principal, (sql) => acceptOperation(sql, asked)));
}

/** Null for an operation of another document, client or environment. */
export function getOperation(
  db: Db,
  reader: Pick<Principal, 'accountId' | 'clientId' | 'environment'>,
  { documentId, operationId }: { readonly documentId: string; readonly operationId: string },
): Promise<OperationView | null> {
  return inAccount(db, reader.accountId, (sql) => readOperation(sql, reader, { documentId, operationId }));
}
