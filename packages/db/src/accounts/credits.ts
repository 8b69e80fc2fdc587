import type { Db } from '../base/client.ts';
import { oneOf, type Unchecked } from '../base/parse.ts';
import { queryInAccount, withAccount } from '../base/transaction.ts';
import { type Actor, auditIn } from '../records/audit.ts';

/** Thousandths of a credit. */
export interface CreditsView {
  readonly balanceMilli: bigint;
  /** Reserved by documents without a verdict; part of the balance. */
  readonly heldMilli: bigint;
  readonly availableMilli: bigint;
  readonly trialEndsAt: Date;
}

export const LEDGER_KINDS = ['recarga', 'reserva', 'captura', 'liberacao'] as const;

/** A line of the ledger: money in (`recarga`), reserved at acceptance, charged at authorization, or released. */
export interface LedgerEntry {
  /** Decimal text of a bigint. */
  readonly id: string;
  readonly kind: (typeof LEDGER_KINDS)[number];
  readonly amountMilli: bigint;
  readonly note: string | null;
  readonly at: Date;
  readonly document: {
    readonly id: string;
    readonly type: string;
    readonly serie: number;
    readonly numero: number;
    readonly environment: number;
  } | null;
}

/** Credits added and charged in one month of Brasília, `2026-11`. */
export interface LedgerMonth {
  readonly month: string;
  readonly addedMilli: bigint;
  readonly chargedMilli: bigint;
  readonly documents: number;
}

const LEDGER = `
  select l.id::text, l.kind, l.amount_milli::text as amount, l.note, l.created_at as at,
         case when d.id is not null then json_build_object(
           'id', d.id, 'type', d.type, 'serie', d.serie, 'numero', d.numero, 'environment', d.environment) end as document
    from credits_ledger l left join documents d on d.id = l.document_id
   where l.account_id = $1 and l.id < $2 and l.kind = any ($3)
   order by l.id desc limit $4`;

type LedgerRow = Unchecked<Omit<LedgerEntry, 'amountMilli'>, 'kind'> & { readonly amount: string };

/** Past every id. */
const NEWEST = '9223372036854775807';

/** Newest first; `cursor` is the last id of the page before. */
export async function listLedger(
  db: Db,
  accountId: string,
  page: {
    readonly kinds: readonly LedgerEntry['kind'][];
    readonly limit: number;
    readonly cursor?: string;
  },
): Promise<{ readonly data: readonly LedgerEntry[]; readonly nextCursor: string | null }> {
  const values = [accountId, page.cursor ?? NEWEST, [...page.kinds], page.limit + 1];
  const { rows } = await queryInAccount<LedgerRow>(db, accountId, {
    name: 'list_ledger',
    text: LEDGER,
    values,
  });
  const data = rows.slice(0, page.limit).map(ledgerEntry);
  return { data, nextCursor: rows.length > page.limit ? (data.at(-1)?.id ?? null) : null };
}

const ledgerEntry = ({ amount, ...row }: LedgerRow): LedgerEntry => ({
  ...row,
  kind: oneOf(LEDGER_KINDS, row.kind),
  amountMilli: BigInt(amount),
});

const MONTHS = `
  select to_char(date_trunc('month', l.created_at at time zone 'America/Sao_Paulo'), 'YYYY-MM') as month,
         coalesce(sum(l.amount_milli) filter (where l.kind = 'recarga'), 0)::text as added,
         coalesce(sum(l.amount_milli) filter (where l.kind = 'captura'), 0)::text as charged,
         count(*) filter (where l.kind = 'captura') as documents
    from credits_ledger l
   where l.account_id = $1 and l.kind in ('captura', 'recarga') and l.created_at >= $2
   group by 1 order by 1 desc`;

/** Months in which anything came in or was charged, newest first. */
export async function listLedgerMonths(
  db: Db,
  accountId: string,
  since: Date,
): Promise<readonly LedgerMonth[]> {
  const { rows } = await queryInAccount<{ month: string; added: string; charged: string; documents: string }>(
    db,
    accountId,
    {
      name: 'ledger_months',
      text: MONTHS,
      values: [accountId, since],
    },
  );
  return rows.map(({ month, added, charged, documents }) => ({
    month,
    addedMilli: BigInt(added),
    chargedMilli: BigInt(charged),
    documents: Number(documents),
  }));
}

export async function getCredits(db: Db, accountId: string): Promise<CreditsView | null> {
  const row = await withAccount(db, accountId, (tx) =>
    tx.account.findUnique({ where: { accountId }, include: { credits: true } }),
  );
  return row && view(row.credits, row.trialEndsAt);
}

/** Audited; negative amounts correct. Returns the new state. As the owner: no process gives itself credits. */
export function addCredits(
  db: Db,
  accountId: string,
  {
    amountMilli,
    actor,
    note,
  }: { readonly amountMilli: bigint; readonly actor: Actor; readonly note: string },
): Promise<CreditsView> {
  return withAccount(db, accountId, async (tx) => {
    const credits = await tx.creditBalance.update({
      where: { accountId },
      data: { balanceMilli: { increment: amountMilli } },
      include: { account: true },
    });
    await tx.creditsLedger.createMany({
      data: { accountId, kind: 'recarga', amountMilli, note },
    });
    await auditIn(tx, accountId, {
      actor,
      action: 'credits.add',
      subject: { type: 'account', id: accountId },
      details: { amountMilli: amountMilli.toString(), note },
    });
    return view(credits, credits.account.trialEndsAt);
  });
}

function view(
  row: { readonly balanceMilli: bigint; readonly heldMilli: bigint } | null,
  trialEndsAt: Date,
): CreditsView {
  const { balanceMilli, heldMilli } = row ?? { balanceMilli: 0n, heldMilli: 0n };
  return { balanceMilli, heldMilli, availableMilli: balanceMilli - heldMilli, trialEndsAt };
}

/** Writes to the change feed of accounts whose credits last for less than a week at the last charge. Worker role. */
export const feedLowCredits = (db: Db): Promise<unknown> => db.pool.query('select feed_low_credits()');
