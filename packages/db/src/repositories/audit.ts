import type { Db } from '../client.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { newId } from '../ids.ts';
import { jsonObject, oneOf } from '../parse.ts';
import { type Tx, withAccount } from '../transaction.ts';

const ACTOR_KINDS = ['access-key', 'token', 'user', 'operator', 'system'] as const;

export interface Actor {
  readonly kind: (typeof ACTOR_KINDS)[number];
  readonly id: string;
}

export interface AuditEntry {
  readonly actor: Actor;
  /** `token.reveal`, `key.regenerate`, `credits.add`, `document.reopen`, … */
  readonly action: string;
  readonly subject: { readonly type: string; readonly id: string };
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  readonly requestId?: string;
}

export interface AuditView {
  readonly id: string;
  readonly at: Date;
  readonly actor: Actor;
  readonly action: string;
  readonly subject: { readonly type: string; readonly id: string };
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
}

export async function recordAudit(db: Db, accountId: string, entry: AuditEntry): Promise<void> {
  await withAccount(db, accountId, (tx) => auditIn(tx, accountId, entry));
}

/** For callers that already are inside the transaction of what is audited. */
export async function auditIn(tx: Tx, accountId: string, entry: AuditEntry): Promise<void> {
  await tx.auditLog.createMany({ data: auditRow(accountId, entry) });
}

/** Newest first; `cursor` is the last id of the page before. */
export async function listAudit(
  db: Db,
  accountId: string,
  page: { readonly limit: number; readonly cursor?: string },
): Promise<readonly AuditView[]> {
  const rows = await withAccount(db, accountId, (tx) =>
    tx.auditLog.findMany({
      where: { accountId, ...(page.cursor && { id: { lt: page.cursor } }) },
      orderBy: { id: 'desc' },
      take: page.limit,
    }),
  );
  return rows.map((row) => ({
    id: row.id,
    at: row.createdAt,
    actor: { kind: oneOf(ACTOR_KINDS, row.actorKind), id: row.actorId },
    action: row.action,
    subject: { type: row.subjectType, id: row.subjectId },
    details: jsonObject(row.details) ?? {},
    requestId: row.requestId,
  }));
}

function auditRow(accountId: string, entry: AuditEntry): Prisma.AuditLogCreateManyInput {
  return {
    id: newId(),
    accountId,
    actorKind: entry.actor.kind,
    actorId: entry.actor.id,
    action: entry.action,
    subjectType: entry.subject.type,
    subjectId: entry.subject.id,
    ...(entry.details && { details: entry.details }),
    requestId: entry.requestId ?? null,
  };
}
