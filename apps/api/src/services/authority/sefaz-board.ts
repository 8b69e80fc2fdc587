import { STATE_ROWS } from '@fiscal/core/lifecycle/authority-state';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { restTable } from '@fiscal/core/registry/rest-endpoints';
import { UFS } from '@fiscal/core/tables/uf';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { type CompanyOfUf, companyOfEachUf } from '@fiscal/db/authority/sefaz-board';
import { listSefazStatus, type SefazStatusView } from '@fiscal/db/authority/sefaz-status';
import type { Db } from '@fiscal/db/base/client';

export interface LastSeen extends Omit<SefazStatusView, 'environment' | 'type' | 'uf' | 'believed'> {
  /** When it is looked at again by itself; null: it is not. */
  readonly nextLookAt: Date | null;
}

export interface ServiceView {
  readonly type: string;
  /** Null when no authority serves that type for the UF. */
  readonly authorizer: string | null;
  /** Null before the first query. */
  readonly last: LastSeen | null;
}

export interface UfView {
  readonly uf: string;
  readonly nome: string;
  /** A company of the account that can query there; null when it has none. */
  readonly company: Omit<CompanyOfUf, 'uf'> | null;
  readonly services: readonly ServiceView[];
}

export interface SefazBoardView {
  /** False: nothing is ever sent to the real authorities from here. */
  readonly liveTransmission: boolean;
  /** Interval of automatic checks, in minutes; null: never. */
  readonly watchedMinutes: number | null;
  readonly ufs: readonly UfView[];
}

/** A service that documents of the account do not get through to. */
export interface SefazAlert extends Pick<SefazStatusView, 'type' | 'uf' | 'since' | 'backAt'> {
  readonly state: NonNullable<SefazStatusView['state']>;
}

export interface SefazBoardDeps {
  readonly db: Db;
  readonly liveTransmission: boolean;
  /** SEFAZ_STATUS_MINUTES. */
  readonly statusMinutes: number;
}

const MINUTE_MS = 60_000;
const TYPES = DOCUMENTS.map(({ type }) => type);
const authorizer = (type: string, uf: string): string | null =>
  restTable(type)?.authorizer ?? authorizerOf({ type, uf, service: 'statusServico' });

/** Authorities by UF and type, with their last known state. No authority is queried. */
export function createSefazBoard({ db, liveTransmission, statusMinutes }: SefazBoardDeps) {
  const watchedMinutes = (environment: Ambiente): number | null =>
    statusMinutes === 0 || (environment === 1 && !liveTransmission) ? null : statusMinutes;
  return {
    async look(accountId: string, environment: Ambiente): Promise<SefazBoardView> {
      const [statuses, companies] = await Promise.all([
        listSefazStatus(db, accountId),
        companyOfEachUf(db, accountId),
      ]);
      const minutes = watchedMinutes(environment);
      const lastOf = (type: string, uf: string): LastSeen | null => {
        const found = statuses.find(
          (each) => each.type === type && each.uf === uf && each.environment === environment,
        );
        if (found === undefined) return null;
        const { environment: _, type: __, uf: ___, believed: ____, ...seen } = found;
        return {
          ...seen,
          nextLookAt: minutes === null ? null : new Date(seen.checkedAt.getTime() + minutes * MINUTE_MS),
        };
      };
      const ufs = UFS.map(({ sigla, nome }) => {
        const company = companies.find(({ uf }) => uf === sigla);
        return {
          uf: sigla,
          nome,
          company: company === undefined ? null : { clientId: company.clientId, name: company.name },
          services: TYPES.map((type) => ({
            type,
            authorizer: authorizer(type, sigla),
            last: lastOf(type, sigla),
          })),
        };
      });
      return {
        liveTransmission: environment === 2 || liveTransmission,
        watchedMinutes: minutes,
        ufs,
      };
    },
    /** Services in use by the account's companies that seem to be down. */
    async alerts(accountId: string, environment: Ambiente): Promise<readonly SefazAlert[]> {
      const [statuses, companies] = await Promise.all([
        listSefazStatus(db, accountId),
        companyOfEachUf(db, accountId),
      ]);
      const used = new Set(companies.map(({ uf }) => uf));
      return statuses.flatMap(({ environment: of, type, uf, since, backAt, believed }) =>
        of === environment && used.has(uf) && believed !== null && !STATE_ROWS[believed].up
          ? [{ type, uf, since, backAt, state: believed }]
          : [],
      );
    },
  };
}
