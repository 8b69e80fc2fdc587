import { stateSeen } from '@fiscal/core/lifecycle/authority-state';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { restTable } from '@fiscal/core/registry/rest-endpoints';
import type { ServiceStatus } from '@fiscal/core/vocabulary/outcome';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import {
  type Asker,
  authorityAskers,
  claimLooks,
  forgetLooks,
  type LookKey,
} from '@fiscal/db/authority/authority-looks';
import { listAuthorityStatus, saveSefazStatus } from '@fiscal/db/authority/sefaz-status';
import type { Db } from '@fiscal/db/base/client';

/** Asks an authority how it is, for one company. */
type AskStatus = (caller: {
  readonly accountId: string;
  readonly clientId: string;
  readonly environment: Ambiente;
  readonly type: string;
  readonly uf: string;
  readonly strict: boolean;
  readonly observe: boolean;
}) => Promise<ServiceStatus>;

export interface WatchDeps {
  readonly db: Db;
  readonly ask: AskStatus;
  readonly nowMs: () => number;
  readonly liveTransmission: boolean;
  /** Maximum age of a service's status. */
  readonly everyMs: number;
  /** Only this account's sandbox, and no real authority. */
  readonly accountId?: string;
  readonly onError: (error: unknown) => void;
}

interface Look extends LookKey {
  readonly environment: Ambiente;
  readonly by: Asker;
  /** UFs served by the authority in which there is a company. */
  readonly ufs: readonly string[];
}

const REAL = 'producao';
/** Looks at once. */
const LANES = 4;
const TYPES = DOCUMENTS.map(({ type }) => type);

/**
 * Runs a round: checks every service in use whose status is older than `everyMs`, shared among all workers. Returns the
 * number of checks.
 */
export async function watchAuthorities(deps: WatchDeps): Promise<number> {
  const { db, nowMs, everyMs, liveTransmission, accountId: only } = deps;
  const at = new Date(nowMs());
  // Another company asks each time, so that none asks twice within a limit.
  const askers = await authorityAskers(db, at, String(Math.floor(at.getTime() / everyMs)));
  const wanted = [
    ...(liveTransmission && only === undefined ? await realLooks(deps, askers, at) : []),
    ...sandboxLooks(askers.filter(({ accountId }) => only === undefined || accountId === only)),
  ];
  const claimed = new Set((await claimLooks(db, wanted, { at, everyMs })).map(keyOf));
  const looks = wanted.filter((look) => claimed.has(keyOf(look)));
  const queue = looks.values();
  const lane = async (): Promise<void> => {
    for (const look of queue) await lookAt(deps, look).catch(deps.onError);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await forgetLooks(db, at);
  return looks.length;
}

const keyOf = ({ world, type, place }: LookKey): string => `${world} ${type} ${place}`;

/** A service of each authority that answers for a company with an A1, where what is known of it is old. */
async function realLooks(
  { db, everyMs }: WatchDeps,
  askers: readonly Asker[],
  at: Date,
): Promise<readonly Look[]> {
  const known = await listAuthorityStatus(db);
  const fresh = (type: string, ufs: readonly string[]): boolean =>
    known.some(
      (status) =>
        status.type === type &&
        ufs.includes(status.uf) &&
        status.checkedAt.getTime() > at.getTime() - everyMs,
    );
  const used = askers.filter(({ kind }) => kind === 'uf').map(({ uf }) => uf);
  const able = askers.filter(({ kind }) => kind === 'real');
  return TYPES.flatMap((type) => {
    const placeOf = (uf: string): string | null =>
      restTable(type)?.authorizer ?? authorizerOf({ type, uf, service: 'statusServico' });
    return [...new Set(used.map(placeOf))].flatMap((place) => {
      const by = able.find(({ uf }) => placeOf(uf) === place);
      const ufs = used.filter((uf) => placeOf(uf) === place);
      return place === null || by === undefined || fresh(type, ufs)
        ? []
        : [{ world: REAL, type, place, environment: 1 as const, by, ufs }];
    });
  });
}

const sandboxLooks = (askers: readonly Asker[]): readonly Look[] =>
  askers
    .filter(({ kind }) => kind === 'sandbox')
    .flatMap((by) =>
      TYPES.map((type) => ({
        world: by.accountId,
        type,
        place: by.uf,
        environment: 2 as const,
        by,
        ufs: [by.uf],
      })),
    );

async function lookAt({ db, ask, nowMs }: WatchDeps, { environment, type, by, ufs }: Look): Promise<void> {
  const { accountId, clientId, uf } = by;
  const status = await ask({ accountId, clientId, environment, type, uf, strict: false, observe: true });
  const { online, cStat, xMotivo, backAt = null, latencyMs = null } = status;
  const state = stateSeen({ online, cStat, backAt, latencyMs });
  // A company that was refused found out nothing of the service.
  if (status.unasked === true || state === null) return;
  for (const each of ufs)
    await saveSefazStatus(db, accountId, {
      environment,
      type,
      uf: each,
      online,
      cStat,
      xMotivo,
      latencyMs,
      state,
      backAt: backAt === null ? null : new Date(backAt),
      checkedAt: new Date(nowMs()),
    });
}
