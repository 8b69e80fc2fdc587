import type { Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { type Tx, withAccount } from '../base/transaction.ts';
import { type Actor, auditIn } from '../records/audit.ts';

/** A counter lasts this long; using it does not extend it. */
const COUNTER_HOURS = 8;

/** The most a person may emit at a counter of a company, in reais with two places. */
export interface CounterCeilings {
  readonly perNote: string;
  readonly perDay: string;
}

/** Permission of a membership; a later one of the same person does not have it. */
export interface CounterGrant extends CounterCeilings {
  readonly memberId: string;
}

/** A person in one company. */
interface Of {
  readonly accountId: string;
  readonly clientId: string;
  readonly userId: string;
}

/** A counter in one session of its person. */
export interface CounterOf extends Of {
  readonly sessionId: string;
}

/** A counter that is open. */
export interface OpenCounter extends CounterCeilings {
  readonly id: string;
  readonly endsAt: Date;
  /** Emitted at counters of the person in this company today, in Brasília. */
  readonly today: string;
}

/** Grants in a company, those of people who left included. */
export function listCounterGrants(
  db: Db,
  accountId: string,
  clientId: string,
): Promise<readonly CounterGrant[]> {
  return withAccount(
    db,
    accountId,
    (tx) => tx.$queryRaw<CounterGrant[]>`
      select g.member_id as "memberId", g.per_note::text as "perNote", g.per_day::text as "perDay"
        from counter_grants g
       where g.client_id = ${clientId}::uuid
       order by g.user_id`,
  );
}

/** An amount as the database gives it back: the proof of a grant is of that text. */
const asStored = (amount: string): string => amount.replace(/^0+(?=\d)/, '');

/**
 * Allows a member counters in a company, up to the ceilings; null takes the permission back, and with it every open
 * counter. Audited.
 * @returns false when the account has no such company or member
 */
export async function setCounterGrant(
  db: Db,
  { accountId, clientId, userId }: Of,
  { ceilings, actor }: { readonly ceilings: CounterCeilings | null; readonly actor: Actor },
): Promise<boolean> {
  const memberId = await memberOf(db, { accountId, userId });
  if (memberId === null && ceilings !== null) return false;
  return withAccount(db, accountId, async (tx) => {
    // Grants of a company are given one after the other.
    const found = await tx.$queryRaw<
      unknown[]
    >`select 1 from clients where id = ${clientId}::uuid for update`;
    if (found.length === 0) return false;
    await tx.counterGrant.deleteMany({ where: { clientId, userId } });
    if (ceilings === null) {
      await tx.counter.updateMany({
        where: { clientId, userId, closedAt: null },
        data: { closedAt: new Date() },
      });
    } else if (memberId !== null) {
      await tx.counterGrant.create({
        data: {
          id: newId(),
          accountId,
          clientId,
          userId,
          memberId,
          perNote: asStored(ceilings.perNote),
          perDay: asStored(ceilings.perDay),
        },
      });
    }
    await auditIn(tx, accountId, {
      actor,
      action: ceilings === null ? 'counter.forbid' : 'counter.allow',
      subject: { type: 'user', id: userId },
      details: { clientId, ...ceilings },
    });
    return true;
  });
}

/** Opens a counter in place of one that is open in this session. Audited. @returns null without a grant */
export async function openCounter(db: Db, of: CounterOf, actor: Actor): Promise<OpenCounter | null> {
  const { accountId, clientId, userId, sessionId } = of;
  const memberId = await memberOf(db, of);
  await withAccount(db, accountId, async (tx) => {
    const grant = await tx.counterGrant.findUnique({ where: { clientId_userId: { clientId, userId } } });
    if (grant === null || grant.memberId !== memberId) return;
    await closeIn(tx, of);
    const id = newId();
    const endsAt = new Date(Date.now() + COUNTER_HOURS * 3_600_000);
    await tx.counter.create({ data: { id, accountId, clientId, userId, sessionId, endsAt } });
    await auditIn(tx, accountId, {
      actor,
      action: 'counter.open',
      subject: { type: 'client', id: clientId },
      details: { counter: id, perNote: grant.perNote.toFixed(2), perDay: grant.perDay.toFixed(2) },
    });
  });
  return findCounter(db, of);
}

/** Closes the counter of this session; the next note needs the word again. Audited. */
export function closeCounter(db: Db, of: CounterOf, actor: Actor): Promise<void> {
  return withAccount(db, of.accountId, async (tx) => {
    if ((await closeIn(tx, of)) === 0) return;
    await auditIn(tx, of.accountId, {
      actor,
      action: 'counter.close',
      subject: { type: 'client', id: of.clientId },
    });
  });
}

const closeIn = async (tx: Tx, { clientId, userId, sessionId }: CounterOf): Promise<number> => {
  const where = { clientId, userId, sessionId, closedAt: null };
  return (await tx.counter.updateMany({ where, data: { closedAt: new Date() } })).count;
};

/** Finds what a person is allowed in a company; null: no counter. */
export async function counterCeilings(db: Db, of: Of): Promise<CounterCeilings | null> {
  const memberId = await memberOf(db, of);
  const grants = memberId === null ? [] : await listCounterGrants(db, of.accountId, of.clientId);
  return grants.find((grant) => grant.memberId === memberId) ?? null;
}

/** Finds the open counter of a session; null after its hours, a close, or a change of the grant. `close_counters` ends those of a person who changes. */
export async function findCounter(db: Db, of: CounterOf): Promise<OpenCounter | null> {
  const memberId = await memberOf(db, of);
  return memberId === null ? null : withAccount(db, of.accountId, (tx) => counterIn(tx, of, memberId));
}

/** Membership of the person; null after they left. Memberships are behind the wall of people, not of accounts. */
async function memberOf(
  db: Db,
  { accountId, userId }: Pick<Of, 'accountId' | 'userId'>,
): Promise<string | null> {
  const member = await db.prisma.member.findUnique({
    where: { organizationId_userId: { organizationId: accountId, userId } },
  });
  return member?.id ?? null;
}

async function counterIn(tx: Tx, of: CounterOf, memberId: string): Promise<OpenCounter | null> {
  const [found] = await tx.$queryRaw<OpenCounter[]>`
    select c.id, c.ends_at as "endsAt", g.per_note::text as "perNote", g.per_day::text as "perDay",
           (select coalesce(sum(n.amount), 0)::numeric(15, 2)::text from counter_notes n
             where n.client_id = c.client_id and n.user_id = c.user_id
               and n.day = (now() at time zone 'America/Sao_Paulo')::date) as today
      from counters c
      join counter_grants g on g.client_id = c.client_id and g.user_id = c.user_id and g.member_id = ${memberId}::uuid
     where c.session_id = ${of.sessionId}::uuid and c.client_id = ${of.clientId}::uuid
       and c.user_id = ${of.userId}::uuid
       and c.closed_at is null and c.ends_at > now()
     order by c.opened_at desc limit 1`;
  return found ?? null;
}

/** `fechado`: no counter is open. Otherwise the ceiling that the amount is over. */
export type CounterRefusal = 'fechado' | 'por_nota' | 'por_dia';

/**
 * Takes the amount of a note from the day of its counter. The same key takes the difference to what it took before.
 * @returns the counter, or why the note is not emitted at it
 */
export async function takeFromCounter(
  db: Db,
  of: CounterOf,
  { key, amount }: { readonly key: string; readonly amount: string },
): Promise<{ readonly counter: string } | { readonly refused: CounterRefusal }> {
  const memberId = await memberOf(db, of);
  if (memberId === null) return { refused: 'fechado' };
  const { accountId, clientId, userId } = of;
  return withAccount(db, accountId, async (tx) => {
    // Notes of one person in one company are counted one after the other.
    await tx.$queryRaw`
      select 1 from counter_grants where client_id = ${clientId}::uuid and user_id = ${userId}::uuid for update`;
    const counter = await counterIn(tx, of, memberId);
    if (counter === null) return { refused: 'fechado' } as const;
    const [verdict] = await tx.$queryRaw<{ over: CounterRefusal | null }[]>`
      select case
          when ${amount}::numeric > ${counter.perNote}::numeric then 'por_nota'
          when ${counter.today}::numeric + ${amount}::numeric - coalesce((
                 select n.amount from counter_notes n
                  where n.client_id = ${clientId}::uuid and n.user_id = ${userId}::uuid and n.key = ${key}
                    and n.day = (now() at time zone 'America/Sao_Paulo')::date), 0) > ${counter.perDay}::numeric
            then 'por_dia'
        end as over`;
    if (verdict !== undefined && verdict.over !== null) return { refused: verdict.over };
    await tx.$executeRaw`
      delete from counter_notes
       where client_id = ${clientId}::uuid and user_id = ${userId}::uuid
         and day < (now() at time zone 'America/Sao_Paulo')::date - 7`;
    await tx.$executeRaw`
      insert into counter_notes (account_id, client_id, user_id, key, counter_id, day, amount)
      values (${accountId}::uuid, ${clientId}::uuid, ${userId}::uuid, ${key}, ${counter.id}::uuid,
              (now() at time zone 'America/Sao_Paulo')::date, ${amount}::numeric)
      on conflict (client_id, user_id, key) do update set amount = greatest(counter_notes.amount, excluded.amount), day = excluded.day`;
    return { counter: counter.id };
  });
}

/** Gives back the amount of a note that was not accepted under its key. */
export async function giveBackToCounter(
  db: Db,
  { accountId, clientId, userId }: Of,
  key: string,
): Promise<void> {
  await withAccount(db, accountId, (tx) => tx.counterNote.deleteMany({ where: { clientId, userId, key } }));
}
