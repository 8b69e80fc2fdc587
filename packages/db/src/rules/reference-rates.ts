import type { loadFault, RateTax, ReferenceRate } from '@fiscal/core/tax/reference-rates';
import type { Db } from '../base/client.ts';
import type { Tx } from '../base/transaction.ts';

const TAXES: readonly RateTax[] = ['ibs_uf', 'ibs_mun', 'cbs'];
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

async function loadedIn(tx: Tx): Promise<readonly ReferenceRate[]> {
  const rows = await tx.referenceRate.findMany({ orderBy: [{ tax: 'asc' }, { firstDay: 'asc' }] });
  return rows.flatMap(({ tax, percent, firstDay, lastDay, source }) => {
    const known = TAXES.find((each) => each === tax);
    const days = { from: dayOf(firstDay), to: dayOf(lastDay) };
    return known === undefined ? [] : [{ tax: known, percent: percent.toString(), ...days, source }];
  });
}

/** The rates that an operator has loaded, by tax and day. */
export const listReferenceRates = (db: Db): Promise<readonly ReferenceRate[]> => loadedIn(db.prisma);

/**
 * Keeps a rate for every process.
 *
 * @param judge tells why a rate is not taken beside those that are loaded
 * @returns that reason; null when it is taken
 */
export function loadReferenceRate(
  db: Db,
  rate: ReferenceRate,
  judge: typeof loadFault,
): Promise<string | null> {
  return db.prisma.$transaction(async (tx) => {
    // Two loads at once would each see no overlap.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('reference_rates'))`;
    const fault = judge(await loadedIn(tx), rate);
    if (fault !== null) return fault;
    const { tax, percent, from, to, source } = rate;
    await tx.referenceRate.create({
      data: { tax, percent, firstDay: new Date(from), lastDay: new Date(to), source },
    });
    return null;
  });
}
