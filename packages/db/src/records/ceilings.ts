import type { Db } from '../base/client.ts';
import { type Tx, withAccount } from '../base/transaction.ts';
import type { Ceilings, OwnRates, Rates } from '../base/types.ts';
import { type Actor, auditIn } from './audit.ts';

/** Ceilings of an account without its own. */
export const DEFAULT_CEILINGS: Ceilings = {
  writes: 2_400,
  reads: 24_000,
  companies: 100,
  testDocuments: 20_000,
};

/** The rates of a token when neither its company nor its account has rates of its own. */
export const DEFAULT_RATES: Rates = { writes: 600, reads: 6_000 };

/** Returns the rates in force for one token: its own or the default, and never more than all tokens of the account have together. */
export const ratesWithin = (own: OwnRates, ceilings: Rates): Rates => ({
  writes: Math.min(own.writes ?? DEFAULT_RATES.writes, ceilings.writes),
  reads: Math.min(own.reads ?? DEFAULT_RATES.reads, ceilings.reads),
});

/** Columns of `accounts`; null: the default. */
export interface CeilingColumns {
  readonly ceiling_writes: number | null;
  readonly ceiling_reads: number | null;
  readonly ceiling_companies: number | null;
  readonly ceiling_test_documents: number | null;
}

export const ceilingsOf = (row: CeilingColumns): Ceilings => ({
  writes: row.ceiling_writes ?? DEFAULT_CEILINGS.writes,
  reads: row.ceiling_reads ?? DEFAULT_CEILINGS.reads,
  companies: row.ceiling_companies ?? DEFAULT_CEILINGS.companies,
  testDocuments: row.ceiling_test_documents ?? DEFAULT_CEILINGS.testDocuments,
});

/** Locks and returns the ceilings of an account; other transactions that add to it wait until this one ends. */
export async function lockCeilings(tx: Tx, accountId: string): Promise<Ceilings> {
  const [row] = await tx.$queryRaw<CeilingColumns[]>`
    select ceiling_writes, ceiling_reads, ceiling_companies, ceiling_test_documents
      from accounts where account_id = ${accountId}::uuid for no key update`;
  if (row === undefined) throw new Error(`No account ${accountId}`);
  return ceilingsOf(row);
}

/** Null: the default again; absent: as it is. */
export type CeilingChange = { readonly [K in keyof Ceilings]?: number | null | undefined };

/** Sets the ceilings, by an operator; as the owner of the tables, since no process may. Audited. */
export function setCeilings(
  db: Db,
  accountId: string,
  { change, actor }: { readonly change: CeilingChange; readonly actor: Actor },
): Promise<Ceilings> {
  const { writes, reads, companies, testDocuments } = change;
  return withAccount(db, accountId, async (tx) => {
    const account = await tx.account.update({
      where: { accountId },
      data: {
        ...(writes === undefined ? {} : { ceilingWrites: writes }),
        ...(reads === undefined ? {} : { ceilingReads: reads }),
        ...(companies === undefined ? {} : { ceilingCompanies: companies }),
        ...(testDocuments === undefined ? {} : { ceilingTestDocuments: testDocuments }),
      },
    });
    const now = ceilingsOf({
      ceiling_writes: account.ceilingWrites,
      ceiling_reads: account.ceilingReads,
      ceiling_companies: account.ceilingCompanies,
      ceiling_test_documents: account.ceilingTestDocuments,
    });
    await auditIn(tx, accountId, {
      actor,
      action: 'account.ceilings',
      subject: { type: 'account', id: accountId },
      details: { ...now },
    });
    return now;
  });
}
