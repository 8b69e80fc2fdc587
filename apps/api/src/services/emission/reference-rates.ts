import type { ReferenceRate } from '@fiscal/core/tax/reference-rates';
import type { Db } from '@fiscal/db/base/client';
import { listReferenceRates } from '@fiscal/db/rules/reference-rates';

/** The reference rates that an operator has loaded, as this process knows them. */
export interface ReferenceRates {
  readonly current: () => readonly ReferenceRate[];
  /** Takes what was loaded meanwhile; a failure leaves what is known. */
  refresh(): Promise<void>;
}

export function createReferenceRates({
  db,
  onError,
}: {
  readonly db: Db;
  readonly onError: (error: unknown) => void;
}): ReferenceRates {
  let rates: readonly ReferenceRate[] = [];
  return {
    current: () => rates,
    refresh: () =>
      listReferenceRates(db).then((loaded) => {
        rates = loaded;
      }, onError),
  };
}
