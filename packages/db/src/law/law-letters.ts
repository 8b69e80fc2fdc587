import type { Db } from '../base/client.ts';
import { queryAct, queryInAccount } from '../base/transaction.ts';

/** A company whose coming changes are due to be looked at. */
export interface LawLook {
  readonly accountId: string;
  readonly clientId: string;
}

/** Claims companies whose coming changes are due; after the lease one that was not finished is returned again. Over all accounts. */
export async function claimLawLooks(
  db: Db,
  options: { readonly nowMs: number; readonly leaseSeconds: number; readonly limit: number },
): Promise<readonly LawLook[]> {
  const { nowMs, leaseSeconds, limit } = options;
  const rows = await queryAct<{ account_id: string; client_id: string }>(db, 'claim_law_looks', {
    others: "$1, $2 * interval '1 second',",
    last: '$3::integer',
    values: [new Date(nowMs), leaseSeconds, limit],
  });
  return rows.map(({ account_id: accountId, client_id: clientId }) => ({ accountId, clientId }));
}

/** Sets when a company is looked at next. */
export async function planLawLook(db: Db, { accountId, clientId }: LawLook, next: Date): Promise<void> {
  await queryInAccount(db, accountId, {
    name: 'plan_law_look',
    text: 'update law_looks set next_at = $3 where account_id = $1 and client_id = $2',
    values: [accountId, clientId, next],
  });
}

/** An e-mail about a company: a weekly one of that week, or one before the day of a change. */
export interface LawLetterMark {
  readonly kind: string;
  readonly mark: string;
}

/** Writes an e-mail down before it is sent; false: it was written before. */
export async function claimLawLetter(
  db: Db,
  { accountId, clientId }: LawLook,
  { kind, mark }: LawLetterMark,
): Promise<boolean> {
  const { rowCount } = await queryInAccount(db, accountId, {
    name: 'claim_law_letter',
    text: `insert into law_letters as l (client_id, kind, account_id, mark, written_at) values ($2, $3, $1, $4, now())
             on conflict (client_id, kind) do update set mark = excluded.mark, written_at = excluded.written_at
          where l.mark <> excluded.mark`,
    values: [accountId, clientId, kind, mark],
  });
  return rowCount === 1;
}

/** Forgets an e-mail that no recipient got, so that it is written again. */
export async function releaseLawLetter(
  db: Db,
  { accountId, clientId }: LawLook,
  { kind, mark }: LawLetterMark,
): Promise<void> {
  await queryInAccount(db, accountId, {
    name: 'release_law_letter',
    text: 'delete from law_letters where account_id = $1 and client_id = $2 and kind = $3 and mark = $4',
    values: [accountId, clientId, kind, mark],
  });
}

export interface LawMailRecipient {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** People of an account who want e-mails about coming changes of the law. */
export async function lawMailRecipients(db: Db, accountId: string): Promise<readonly LawMailRecipient[]> {
  const { rows } = await db.pool.query<{ user_id: string }>({
    name: 'law_mail_people',
    text: 'select user_id from law_mail_people($1)',
    values: [accountId],
  });
  const people = await db.prisma.authUser.findMany({
    where: { id: { in: rows.map(({ user_id }) => user_id) }, emailVerified: true },
    select: { id: true, name: true, email: true },
    orderBy: { email: 'asc' },
  });
  return people.map(({ id: userId, ...rest }) => ({ userId, ...rest }));
}

/** True when a person wants e-mails about coming changes of the law. */
export async function wantsLawMail(db: Db, accountId: string, userId: string): Promise<boolean> {
  const member = await db.prisma.member.findUnique({
    where: { organizationId_userId: { organizationId: accountId, userId } },
    select: { lawMail: true },
  });
  return member?.lawMail ?? false;
}

export async function setLawMail(
  db: Db,
  { accountId, userId }: { readonly accountId: string; readonly userId: string },
  wanted: boolean,
): Promise<void> {
  await db.prisma.member.updateMany({
    where: { organizationId: accountId, userId },
    data: { lawMail: wanted },
  });
}

/** Ends the e-mails of a person by a link of one of them, without a session. */
export async function stopLawMail(
  db: Db,
  { accountId, userId }: { readonly accountId: string; readonly userId: string },
): Promise<void> {
  await queryAct(db, 'stop_law_mail', { others: '$1,', last: '$2::uuid', values: [accountId, userId] });
}
