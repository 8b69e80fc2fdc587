import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import type { ServiceStatus } from '@fiscal/core/vocabulary/outcome';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { listSefazStatus, saveSefazStatus } from '@fiscal/db/authority/sefaz-status';
import type { Db } from '@fiscal/db/base/client';
import type { Principal } from '@fiscal/db/base/types';

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

/** Real authorities punish repeated questions (656); our own sandbox does not mind and must show its conditions at once. */
const FRESH_MS: Readonly<Record<Ambiente, number>> = { 1: 60_000, 2: 0 };

/** Whether the authority's service is up, for one company's UF. Never fails: silence is an answer too. */
export function createQueryStatus(deps: QueryStatusDeps): QueryStatus {
  const underWay = new Map<string, Promise<StatusView>>();
  return (principal, { type }) => {
    const { accountId, clientId, environment, issuer } = principal;
    const key = [accountId, clientId, environment, type, issuer.uf].join(' ');
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const answer = look(deps, principal, type).finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}

async function look(deps: QueryStatusDeps, principal: Principal, type: string): Promise<StatusView> {
  const { accountId, clientId, environment, issuer } = principal;
  try {
    const { uf } = issuer;
    const known = FRESH_MS[environment] === 0 ? [] : await listSefazStatus(deps.db, accountId);
    const fresh = known.find(
      (row) =>
        row.environment === environment &&
        row.type === type &&
        row.uf === uf &&
        deps.nowMs() - row.checkedAt.getTime() < FRESH_MS[environment],
    );
    if (fresh !== undefined) return toView(fresh);
    const startMs = performance.now();
    const status = await deps.ask({
      accountId,
      clientId,
      environment,
      type,
      uf,
      strict: principal.sandboxStrict,
    });
    await saveSefazStatus(deps.db, accountId, {
      environment,
      type,
      uf,
      online: status.online,
      cStat: status.cStat,
      xMotivo: status.xMotivo,
      latencyMs: Math.round(performance.now() - startMs),
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

const toView = ({ online, cStat, xMotivo }: ServiceStatus): StatusView => ({
  online,
  message: cStat === null ? xMotivo : `${cStat}: ${xMotivo}`,
});
