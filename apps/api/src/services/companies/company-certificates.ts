import type { Db } from '@fiscal/db/base/client';
import {
  countRadar,
  listRadar,
  type RadarPage,
  type RadarRow,
  type RadarState,
} from '@fiscal/db/companies/certificate-radar';
import type { AccountCaller } from '../access/authenticate.ts';
import type { CertificateDesk, CertificateVerdict } from './certificate-desk.ts';

/** The A1s of an account's companies, all at a glance; one that is not sent in yet, looked at. */
export interface CompanyCertificates {
  /** Keeps nothing. @throws {Failure} as `CertificateDesk.receive` */
  inspect(
    caller: Pick<AccountCaller, 'accountId'>,
    upload: {
      readonly certificateBase64: string;
      readonly certificatePassword: string;
      readonly cnpj?: string;
    },
  ): Promise<CertificateVerdict>;
  /** Soonest expiry first, companies without an A1 last. */
  radar(
    caller: AccountCaller,
    page: Omit<RadarPage, 'nowMs'>,
  ): Promise<{ readonly data: readonly RadarRow[]; readonly nextCursor: string | null }>;
  counts(caller: AccountCaller): Promise<Readonly<Record<RadarState, number>>>;
}

export function createCompanyCertificates(deps: {
  readonly db: Db;
  readonly desk: CertificateDesk;
  readonly nowMs: () => number;
}): CompanyCertificates {
  const { db, desk, nowMs } = deps;
  return {
    inspect: ({ accountId }, { cnpj, ...upload }) => desk.inspect(accountId, upload, cnpj ?? null),
    radar: ({ accountId }, page) => listRadar(db, accountId, { ...page, nowMs: nowMs() }),
    counts: ({ accountId }) => countRadar(db, accountId, nowMs()),
  };
}
