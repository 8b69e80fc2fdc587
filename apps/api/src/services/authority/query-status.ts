import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import type { ServiceStatus } from '@fiscal/core/vocabulary/outcome';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Target } from '@fiscal/core/vocabulary/target';
import { listSefazStatus, saveSefazStatus } from '@fiscal/db/authority/sefaz-status';
import type { Db } from '@fiscal/db/base/client';
import { type Principal, targetOfPrincipal } from '@fiscal/db/base/types';

export interface StatusView {
  readonly online: boolean;
  readonly message: string;
}
export type QueryStatus = (principal: Principal, definition: DocumentDefinition) => Promise<StatusView>;

/** Asks the authority itself (core's `statusServico`). */
export type AskStatus = (caller: {
  readonly accountId: string;
  readonly clientId: string;
  readonly environment: Ambiente;
  readonly target: Target;
  readonly type: string;
  readonly uf: string;
  readonly strict: boolean;
}) => Promise<ServiceStatus>;

export interface QueryStatusDeps {
  readonly db: Db;
  readonly ask: AskStatus;
  readonly nowMs: () => number;
  readonly onError: (error: unknown) => void;
}

/** Real authorities punish questions for their status within three minutes (656); our own sandbox does not mind and must show its conditions at once. */
const FRESH_MS = 180_000;
const KEPT_MAX = 1000;

type Cache = Map<string, { readonly view: StatusView; readonly atMs: number }>;

/** Whether the authority's service is up, for one company's UF. Never fails: silence is an answer too. */
export function createQueryStatus(deps: QueryStatusDeps): QueryStatus {
  const underWay = new Map<string, Promise<StatusView>>();
  const cached: Cache = new Map();
  return (principal, { type }) => {
    const { accountId, clientId, issuer } = principal;
    const key = [accountId, clientId, targetOfPrincipal(principal), type, issuer.uf].join(' ');
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const answer = look({ ...deps, kept: cached }, principal, type).finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}

/** The board covers production and the sandbox: the status of the authorities' test environment is stored only here. */
async function look(
  deps: QueryStatusDeps & { readonly kept: Cache },
  principal: Principal,
  type: string,
): Promise<StatusView> {
  const { accountId, clientId, environment, issuer } = principal;
  const target = targetOfPrincipal(principal);
  try {
    const { uf } = issuer;
    const inHomologation = `${accountId} ${type} ${uf}`;
    const fresh =
      target === 'producao'
        ? await fromBoard(deps, accountId, { type, uf })
        : target === 'homologacao'
          ? deps.kept.get(inHomologation)
          : undefined;
    if (fresh !== undefined && deps.nowMs() - fresh.atMs < FRESH_MS) return fresh.view;
    const status = await deps.ask({
      accountId,
      clientId,
      environment,
      target,
      type,
      uf,
      strict: principal.sandboxStrict,
    });
    if (target === 'homologacao') {
      if (deps.kept.size >= KEPT_MAX) deps.kept.clear();
      deps.kept.set(inHomologation, { view: toView(status), atMs: deps.nowMs() });
      return toView(status);
    }
    const { online, cStat, xMotivo, backAt, latencyMs } = status;
    // A company that could not query leaves the board to others.
    if (status.unasked !== true)
      await saveSefazStatus(deps.db, accountId, {
        environment,
        type,
        uf,
        online,
        cStat,
        xMotivo,
        latencyMs: latencyMs ?? null,
        backAt: backAt === undefined ? null : new Date(backAt),
        checkedAt: new Date(deps.nowMs()),
      });
    return toView(status);
  } catch (error) {
    deps.onError(error);
    return {
      online: false,
      message: 'Não foi possível consultar a SEFAZ agora. Tente de novo em instantes.',
    };
  }
}

async function fromBoard(
  { db }: Pick<QueryStatusDeps, 'db'>,
  accountId: string,
  of: { readonly type: string; readonly uf: string },
) {
  const row = (await listSefazStatus(db, accountId)).find(
    ({ environment, type, uf }) => environment === 1 && type === of.type && uf === of.uf,
  );
  return row && { view: toView(row), atMs: row.checkedAt.getTime() };
}

const toView = ({
  online,
  cStat,
  xMotivo,
}: Pick<ServiceStatus, 'online' | 'cStat' | 'xMotivo'>): StatusView => ({
  online,
  message: cStat === null ? xMotivo : `${cStat}: ${xMotivo}`,
});
