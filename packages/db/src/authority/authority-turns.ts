import { type AuthorityState, isAuthorityState } from '@fiscal/core/lifecycle/authority-state';
import type { Db } from '../base/client.ts';
import { queryAct } from '../base/transaction.ts';
import { provenRows } from '../base/walls.ts';

export interface Turn {
  readonly type: string;
  readonly uf: string;
  readonly state: AuthorityState;
}
export interface ClaimedTurn extends Turn {
  /** State in the previous notification; null: there was none. */
  readonly before: AuthorityState | null;
}

/**
 * Claims the services whose state differs from the last notification, or whose claim expired without one; the caller
 * notifies.
 */
export async function claimTurns(
  db: Db,
  found: readonly Turn[],
  { at, leaseSeconds }: { readonly at: Date; readonly leaseSeconds: number },
): Promise<readonly ClaimedTurn[]> {
  if (found.length === 0) return [];
  const turns = { turns: found.map(turnOf), at, lease: leaseSeconds };
  const { rows } = await db.pool.query<{ type: string; uf: string; state: string; before: string | null }>({
    name: 'claim_turns',
    text: 'select type, uf, state, before from claim_authority_turns($1, $2)',
    values: await provenRows(db.walls, 'authority_turns', turns),
  });
  return rows.flatMap(({ type, uf, state, before }) =>
    isAuthorityState(state)
      ? [{ type, uf, state, before: before !== null && isAuthorityState(before) ? before : null }]
      : [],
  );
}

/**
 * Writes changed services to the change feed of the accounts concerned; `up`: the states in which a service answers.
 */
export const feedTurns = (db: Db, up: readonly AuthorityState[]): Promise<unknown> =>
  queryAct(db, 'feed_authority_turns', { last: '$1::text[]', values: [up] });

/** Records that they were notified. */
export async function markReported(db: Db, told: readonly Turn[], at: Date): Promise<void> {
  if (told.length === 0) return;
  await db.pool.query({
    name: 'end_turns',
    text: 'select end_authority_turns($1, $2)',
    values: await provenRows(db.walls, 'authority_turns', { turns: told.map(turnOf), at }),
  });
}

const turnOf = ({ type, uf, state }: Turn): Turn => ({ type, uf, state });

export interface StatusMailRecipient {
  readonly name: string;
  readonly email: string;
  readonly uf: string;
}

/** People who want to hear of the authorities of these UFs, once for each UF in which their account has a company. */
export async function statusMailRecipients(
  db: Db,
  ufs: readonly string[],
): Promise<readonly StatusMailRecipient[]> {
  const { rows } = await db.pool.query<{ userId: string; uf: string }>({
    name: 'status_mail_people',
    text: 'select user_id as "userId", uf from status_mail_people($1)',
    values: [ufs],
  });
  const people = await db.prisma.authUser.findMany({
    where: { id: { in: [...new Set(rows.map(({ userId }) => userId))] }, emailVerified: true },
    select: { id: true, name: true, email: true },
    orderBy: { email: 'asc' },
  });
  return people.flatMap(({ id, name, email }) =>
    rows.filter(({ userId }) => userId === id).map(({ uf }) => ({ name, email, uf })),
  );
}

/** True when a person wants e-mails about the authorities of an account's companies. */
export async function wantsStatusMail(db: Db, accountId: string, userId: string): Promise<boolean> {
  const member = await db.prisma.member.findUnique({
    where: { organizationId_userId: { organizationId: accountId, userId } },
    select: { statusMail: true },
  });
  return member?.statusMail ?? false;
}

export async function setStatusMail(
  db: Db,
  { accountId, userId }: { readonly accountId: string; readonly userId: string },
  wanted: boolean,
): Promise<void> {
  await db.prisma.member.updateMany({
    where: { organizationId: accountId, userId },
    data: { statusMail: wanted },
  });
}
