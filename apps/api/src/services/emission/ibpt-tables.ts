import { type IbptTable, ibptTable } from '@fiscal/core/tables/ibpt/ibpt';
import type { Db } from '@fiscal/db/base/client';
import { loadedIbptTables, readIbptTable } from '@fiscal/db/rules/ibpt-tables';

/** The tables of approximate taxes that an operator has loaded, as this process knows them. */
export function createIbptTables({
  db,
  onError,
}: {
  readonly db: Db;
  readonly onError: (error: unknown) => void;
}) {
  const known = new Map<string, { readonly digest: string; readonly table: IbptTable }>();

  async function take(): Promise<void> {
    for (const { uf, digest } of await loadedIbptTables(db)) {
      if (known.get(uf)?.digest === digest) continue;
      const data = await readIbptTable(db, uf);
      if (data !== null) known.set(uf, { digest, table: ibptTable(data) });
    }
  }

  return {
    /** Undefined where none was loaded for the UF. */
    of: (uf: string): IbptTable | undefined => known.get(uf)?.table,
    /** Takes what was loaded meanwhile, one UF after another; a failure leaves what is known. */
    refresh: () => take().catch(onError),
  };
}
