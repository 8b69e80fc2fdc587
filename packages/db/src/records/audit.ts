import { EVENT_KINDS, type EventKind } from '@fiscal/core/vocabulary/states';
import type { Db } from '../base/client.ts';
import { idFloor, newId } from '../base/ids.ts';
import { jsonObject, oneOf } from '../base/parse.ts';
import { type Sql, type Tx, withAccount } from '../base/transaction.ts';
import type { Principal } from '../base/types.ts';
import type { Prisma } from '../generated/prisma/client.ts';

export const ACTOR_KINDS = ['access-key', 'token', 'user', 'operator', 'system'] as const;

export interface Actor {
  readonly kind: (typeof ACTOR_KINDS)[number];
  readonly id: string;
  /** Request of the act: goes into the entry, unless that names one itself. */
  readonly requestId?: string | undefined;
}

/** Every act that is written down: `<subject>.<what was done>`. */
export const AUDIT_ACTIONS = [
  'account.open',
  'account.close',
  'account.ceilings',
  'account.links-taken-back',
  'account.second-factor',
  'account.update',
  'client.certificate',
  'client.certificate-restore',
  'client.create',
  'client.end',
  'client.logo',
  'client.logo-remove',
  'client.overuse-release',
  'client.update',
  'counter.allow',
  'counter.close',
  'counter.forbid',
  'counter.open',
  'credits.add',
  'document.abandon',
  'document.confirm-import',
  'document.emit',
  'document.import-undone',
  'document.reopen',
  'documents.export',
  'documents.support',
  'documents.import',
  'email.server',
  'email.server-remove',
  'client.contingency',
  'client.receiving',
  'client.received-address',
  'client.received-address-end',
  'received.confirm',
  'received.manifest',
  'received.order',
  'received.order-remove',
  'email.settings',
  'email.suppress',
  'email.unsuppress',
  'invitation.accept',
  'invitation.cancel',
  'invitation.reject',
  'key.regenerate',
  'key.regenerate-refused',
  'member.add-owner',
  'member.invite',
  'member.leave',
  'member.remove',
  'member.role',
  'numbers.void',
  'obligation.close',
  'obligation.retry',
  'passkey.add',
  'passkey.remove',
  'password.change',
  'password.refused',
  'password.reset',
  'password.reset-request',
  'person.erase',
  'session.confirm',
  'session.end',
  'session.refused',
  'session.revoke',
  'session.start',
  'token.issue',
  'token.reveal',
  'token.revoke',
  'token.rotate',
  'two-factor.backup-codes',
  'two-factor.disable',
  'two-factor.enable',
  'two-factor.refused',
  'webhook.create',
  'webhook.delete',
  'webhook.rotate',
  'webhook.update',
  ...EVENT_KINDS.map((kind): `document.${EventKind}` => `document.${kind}`),
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export interface AuditEntry {
  readonly actor: Actor;
  readonly action: AuditAction;
  readonly subject: { readonly type: string; readonly id: string };
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  readonly requestId?: string;
}

/** Actor of an act that names itself and its subject. */
export type AuditedBy = Pick<AuditEntry, 'actor' | 'details'>;

/** Actor of acts without a caller. */
export const BY_SYSTEM: AuditedBy = { actor: { kind: 'system', id: 'emite' } };

export interface AuditView {
  readonly id: string;
  readonly at: Date;
  readonly actor: Actor;
  /** An action of `AUDIT_ACTIONS`, or one that is no longer written. */
  readonly action: string;
  readonly subject: { readonly type: string; readonly id: string };
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
}

export async function recordAudit(db: Db, accountId: string, entry: AuditEntry): Promise<void> {
  await withAccount(db, accountId, (tx) => auditIn(tx, accountId, entry));
}

/** Adds an entry inside the transaction of the audited act. */
export async function auditIn(tx: Tx, accountId: string, entry: AuditEntry): Promise<void> {
  await tx.auditLog.createMany({ data: auditRow(accountId, entry) });
}

const STORE = `
  insert into audit_log (id, account_id, actor_kind, actor_id, action, subject_type, subject_id, details, request_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

/** Adds an entry by SQL. */
export async function auditSql(
  sql: Sql,
  accountId: string,
  { actor, action, subject, details, requestId }: AuditEntry,
): Promise<void> {
  const act = [actor.kind, actor.id, action, subject.type, subject.id];
  const values = [newId(), accountId, ...act, details ?? null, requestId ?? actor.requestId ?? null];
  await sql.query({ name: 'audit', text: STORE, values });
}

/** Audits a request of a person; a token's requests are not audited. */
export async function auditPerson(
  sql: Sql,
  { accountId, person }: Pick<Principal, 'accountId' | 'person'>,
  { action, subject, details }: Pick<AuditEntry, 'action' | 'subject' | 'details'>,
): Promise<void> {
  if (person === undefined) return;
  const { userId, requestId } = person;
  const act = { action, subject, ...(details && { details }), requestId };
  await auditSql(sql, accountId, { actor: { kind: 'user', id: userId }, ...act });
}

export interface AuditQuery {
  readonly limit: number;
  /** Last id of the page before. */
  readonly cursor?: string;
  readonly action?: AuditAction;
  readonly actorId?: string;
  /** At or after. */
  readonly from?: Date;
  /** Before. */
  readonly to?: Date;
}

/** Newest first. */
export async function listAudit(
  db: Db,
  accountId: string,
  { limit, cursor, action, actorId, from, to }: AuditQuery,
): Promise<readonly AuditView[]> {
  // Ids are in the order of time, and the index is in the order of ids.
  const before = [cursor, to && idFloor(to)].filter((id) => id !== undefined).toSorted()[0];
  const { rows, emails, people } = await withAccount(db, accountId, async (tx) => {
    const known = await peopleOf(tx);
    // An entry of before there were pseudonyms has the id itself.
    const names = actorId && [actorId, ...[...known].flatMap(([name, id]) => (id === actorId ? [name] : []))];
    const found = await tx.auditLog.findMany({
      where: {
        accountId,
        id: { ...(before && { lt: before }), ...(from && { gte: idFloor(from) }) },
        ...(action && { action }),
        ...(names && { actorId: { in: names } }),
      },
      orderBy: { id: 'desc' },
      take: limit,
    });
    return { rows: found, emails: await emailsOf(tx, found), people: known };
  });
  return rows.map((row) => ({
    id: row.id,
    at: row.createdAt,
    actor: { kind: oneOf(ACTOR_KINDS, row.actorKind), id: people.get(row.actorId) ?? row.actorId },
    action: row.action,
    subject: { type: row.subjectType, id: people.get(row.subjectId) ?? row.subjectId },
    details: revealPeople(jsonObject(row.details) ?? {}, { emails, people }),
    requestId: row.requestId,
  }));
}

/** `pseudonymize_audit()` writes this and an id in the place of an e-mail; without id the e-mail was erased from the entry itself. */
const PSEUDONYM = /^pessoa:([\da-f-]{36})?$/;
const ERASED = '(apagado)';

async function emailsOf(
  tx: Tx,
  rows: readonly { readonly details: unknown }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(
    ({ details }) => PSEUDONYM.exec(String(jsonObject(details)?.['email']))?.[1] ?? [],
  );
  if (ids.length === 0) return new Map();
  const found = await tx.auditEmail.findMany({ where: { id: { in: [...new Set(ids)] } } });
  return new Map(found.map(({ id, email }) => [id, email]));
}

/** Ids of people by their pseudonym in this account; erased people are absent. */
async function peopleOf(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.$queryRaw<readonly { readonly userId: string; readonly pseudonym: string }[]>`
    select user_id::text as "userId", pseudonym from known_audit_people()`;
  return new Map(rows.map(({ userId, pseudonym }) => [pseudonym, userId]));
}

type Names = ReadonlyMap<string, string>;

function revealPeople(
  details: Readonly<Record<string, unknown>>,
  { emails, people }: { readonly emails: Names; readonly people: Names },
): Readonly<Record<string, unknown>> {
  const pseudonym = PSEUDONYM.exec(String(details['email']));
  const userId = people.get(String(details['userId']));
  return {
    ...details,
    ...(userId !== undefined && { userId }),
    ...(pseudonym !== null && { email: emails.get(pseudonym[1] ?? '') ?? ERASED }),
  };
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
    requestId: entry.requestId ?? entry.actor.requestId ?? null,
  };
}
