import type { RateTax, ReferenceRate } from '@fiscal/core/tax/reference-rates';
import type { Db } from '@fiscal/db/base/client';
import { listReferenceRates } from '@fiscal/db/rules/reference-rates';
import type { SandboxControl } from '../sandbox/sandbox-control.ts';

const PARTS: Readonly<Record<RateTax, string>> = { ibs_uf: 'gIBSUF', ibs_mun: 'gIBSMun', cbs: 'gCBS' };
const partOf = ({ tax, percent, from, to }: ReferenceRate) => ({ part: PARTS[tax], percent, from, to });

/** The reference rates that an operator has loaded, as this process knows them. */
export function createReferenceRates({
  db,
  sandbox,
  onError,
}: {
  readonly db: Db;
  /** The emulated authorities judge by the same rates. */
  readonly sandbox: SandboxControl;
  readonly onError: (error: unknown) => void;
}) {
  let rates: readonly ReferenceRate[] = [];
  let sent = '[]';

  /** A sandbox that is away takes them a minute later. */
  async function take(): Promise<void> {
    rates = await listReferenceRates(db);
    const parts = rates.map(partOf);
    const content = JSON.stringify(parts);
    if (content === sent) return;
    const { status } = await sandbox('PUT', '/sandbox/rates', { rates: parts });
    if (status !== 200) throw new Error(`the sandbox answered HTTP ${status} to reference rates`);
    sent = content;
  }

  return {
    current: (): readonly ReferenceRate[] => rates,
    /** Takes what was loaded meanwhile; a failure leaves what is known. */
    refresh: () => take().catch(onError),
  };
}
