import type { Db } from '@fiscal/db/base/client';
import { countRadar, listRadar, type RadarPage } from '@fiscal/db/companies/certificate-radar';
import type { AccountCaller } from '../access/authenticate.ts';
import type { CertificateDesk } from './certificate-desk.ts';

/** The A1s of an account's companies, all at a glance; one that is not sent in yet, looked at. */
export function createCompanyCertificates(deps: {
  readonly db: Db;
  readonly desk: CertificateDesk;
  readonly nowMs: () => number;
}) {
  const { db, desk, nowMs } = deps;
  return {
    /** Keeps nothing. @throws {Failure} as `CertificateDesk.receive` */
    inspect: (
      { accountId }: Pick<AccountCaller, 'accountId'>,
      {
        cnpj,
        ...upload
      }: {
        readonly certificateBase64: string;
        readonly certificatePassword: string;
        readonly cnpj?: string;
      },
    ) => desk.inspect(accountId, upload, cnpj ?? null),
    /** Soonest expiry first, companies without an A1 last. */
    radar: ({ accountId }: AccountCaller, page: Omit<RadarPage, 'nowMs'>) =>
      listRadar(db, accountId, { ...page, nowMs: nowMs() }),
    counts: ({ accountId }: AccountCaller) => countRadar(db, accountId, nowMs()),
  };
}
