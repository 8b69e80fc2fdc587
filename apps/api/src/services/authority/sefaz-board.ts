import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { restTable } from '@fiscal/core/registry/rest-endpoints';
import { UFS } from '@fiscal/core/tables/uf';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import {
  type CompanyOfUf,
  companyOfEachUf,
  type StatusChange,
  statusChanges,
  statusStrips,
} from '@fiscal/db/authority/sefaz-board';
import { listSefazStatus, type SefazStatusView } from '@fiscal/db/authority/sefaz-status';
import type { Db } from '@fiscal/db/base/client';

const HOUR_MS = 3_600_000;
const STRIP_MS = 24 * HOUR_MS;
const SLOT_MS = HOUR_MS / 2;

/** Half an hour of what was seen of a service. */
export interface SlotView {
  readonly seen: number;
  readonly offline: number;
  readonly latencyMs: number | null;
}

export interface ServiceView {
  readonly type: string;
  /** Null: nobody answers that type for the UF. */
  readonly authorizer: string | null;
  /** Null: nobody asked yet. */
  readonly last: Omit<SefazStatusView, 'environment' | 'type' | 'uf'> | null;
  /** The last 24 hours, oldest first; null where nobody asked. */
  readonly strip: readonly (SlotView | null)[];
}

export interface UfView {
  readonly uf: string;
  readonly nome: string;
  /** Who of the account can ask there; null when no company of it is there. */
  readonly company: Omit<CompanyOfUf, 'uf'> | null;
  readonly services: readonly ServiceView[];
}

export interface SefazBoardView {
  /** False: nothing is ever sent to the real authorities from here. */
  readonly liveTransmission: boolean;
  readonly stripFrom: Date;
  readonly slotMs: number;
  readonly ufs: readonly UfView[];
}

/** Which authority answers for whom, and what the account saw of it. Nobody is asked. */
export interface SefazBoard {
  look(accountId: string, environment: Ambiente): Promise<SefazBoardView>;
  /** When a service became what it was, newest first, in the last 30 days. */
  changes(
    accountId: string,
    of: { readonly environment: Ambiente; readonly type: string; readonly uf: string },
  ): Promise<readonly StatusChange[]>;
}

export interface SefazBoardDeps {
  readonly db: Db;
  readonly nowMs: () => number;
  readonly liveTransmission: boolean;
}

const TYPES = DOCUMENTS.map(({ type }) => type);
const authorizer = (type: string, uf: string): string | null =>
  restTable(type)?.authorizer ?? authorizerOf({ type, uf, service: 'statusServico' });

export function createSefazBoard({ db, nowMs, liveTransmission }: SefazBoardDeps): SefazBoard {
  return {
    async look(accountId, environment) {
      // Whole slots, the one that is running included.
      const from = new Date((Math.floor(nowMs() / SLOT_MS) + 1) * SLOT_MS - STRIP_MS);
      const [statuses, slots, companies] = await Promise.all([
        listSefazStatus(db, accountId),
        statusStrips(db, accountId, { environment, from, slotMs: SLOT_MS }),
        companyOfEachUf(db, accountId),
      ]);
      const service = (type: string, uf: string): ServiceView => ({
        type,
        authorizer: authorizer(type, uf),
        last: lastOf(statuses.find((each) => isOf(each, type, uf) && each.environment === environment)),
        strip: stripOf(slots.filter((each) => isOf(each, type, uf))),
      });
      const ufs = UFS.map(({ sigla, nome }) => {
        const company = companies.find(({ uf }) => uf === sigla);
        return {
          uf: sigla,
          nome,
          company: company === undefined ? null : { clientId: company.clientId, name: company.name },
          services: TYPES.map((type) => service(type, sigla)),
        };
      });
      return {
        liveTransmission: environment === 2 || liveTransmission,
        stripFrom: from,
        slotMs: SLOT_MS,
        ufs,
      };
    },
    changes: (accountId, of) => statusChanges(db, accountId, of),
  };
}

const isOf = (each: { readonly type: string; readonly uf: string }, type: string, uf: string): boolean =>
  each.type === type && each.uf === uf;

function lastOf(status: SefazStatusView | undefined): ServiceView['last'] {
  if (status === undefined) return null;
  const { online, cStat, xMotivo, latencyMs, checkedAt, since } = status;
  return { online, cStat, xMotivo, latencyMs, checkedAt, since };
}

/** Empty where nothing was seen at all. */
function stripOf(slots: readonly (SlotView & { readonly slot: number })[]): readonly (SlotView | null)[] {
  if (slots.length === 0) return [];
  return Array.from({ length: STRIP_MS / SLOT_MS }, (_, index) => {
    const found = slots.find(({ slot }) => slot === index);
    return found === undefined
      ? null
      : { seen: found.seen, offline: found.offline, latencyMs: found.latencyMs };
  });
}
