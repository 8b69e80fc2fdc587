import { parseRtcData } from '@fiscal/core/tables/rtc/data';
import { indexTables, type RtcTables } from '@fiscal/core/tables/rtc/rtc';
import type { Db } from '@fiscal/db/base/client';
import { loadedReformTables, readReformTables } from '@fiscal/db/rules/reform-tables';

/** The code tables that an operator has loaded, as this process knows them. */
export function createReformTables({
  db,
  onError,
}: {
  readonly db: Db;
  readonly onError: (error: unknown) => void;
}) {
  let digest: string | undefined;
  let tables: RtcTables | undefined;

  async function take(): Promise<void> {
    const loaded = await loadedReformTables(db);
    if (loaded === null || loaded.digest === digest) return;
    tables = indexTables(parseRtcData(await readReformTables(db)));
    digest = loaded.digest;
  }

  return {
    /** Undefined where none was loaded: those built in hold. */
    current: (): RtcTables | undefined => tables,
    /** Takes what was loaded meanwhile; a failure leaves what is known. */
    refresh: () => take().catch(onError),
  };
}
