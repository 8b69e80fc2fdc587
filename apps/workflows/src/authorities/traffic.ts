import { SLOW_MS, stateSeen } from '@fiscal/core/lifecycle/authority-state';
import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { restTable } from '@fiscal/core/registry/rest-endpoints';
import {
  isUnasked,
  type Reach,
  type SefazPort,
  type SefazReply,
  type SefazRequest,
} from '@fiscal/core/sefaz/port';
import { saveAuthorityStatus } from '@fiscal/db/authority/sefaz-status';
import type { Db } from '@fiscal/db/base/client';

/** Called for each exchange with a real authority; resolves once it is stored or skipped. Never rejects. */
export type NoteTraffic = (
  request: Pick<SefazRequest, 'type' | 'uf' | 'service' | 'authorizer'>,
  reply: SefazReply,
) => Promise<void>;

type Wire = SefazPort & { readonly reach: Reach };

/**
 * Wraps a wire: the answers of real authorities to documents also update their status, so that no separate check is
 * needed.
 */
export const learning = (wire: Wire, note: NoteTraffic): Wire => ({
  reach: wire.reach,
  async call(request) {
    const reply = await wire.call(request);
    if (request.target === 'live' && request.ambiente === 1) void note(request, reply);
    return reply;
  },
});

/** An unchanged status is stored once per this interval. */
const NOTED_AGAIN_MS = 60_000;
const C_STAT = /<cStat>(\d{3})<\/cStat>/;
/** Answers of a service on behalf of one that stopped. Source: MOC 7.0. */
const STOPPED = new Set(['108', '109']);

interface Found {
  readonly online: boolean;
  readonly cStat: string | null;
  readonly xMotivo: string;
  readonly latencyMs: number | null;
}

const silent = (xMotivo: string): Found => ({ online: false, cStat: null, xMotivo, latencyMs: null });

/** Null when the reply reveals nothing about the authority. */
function foundIn(reply: SefazReply): Found | null {
  switch (reply.kind) {
    case 'bloqueado':
      return null;
    case 'nao-enviado':
      return isUnasked(reply) ? null : silent(reply.cause);
    case 'sem-resposta':
      return silent(reply.cause);
    case 'resposta': {
      const cStat = C_STAT.exec(reply.xml)?.[1] ?? null;
      const stopped = cStat !== null && STOPPED.has(cStat);
      return {
        online: !stopped,
        cStat: stopped ? cStat : null,
        xMotivo: stopped ? 'Serviço paralisado' : 'Respondeu a documentos',
        latencyMs: Math.round(reply.latencyMs),
      };
    }
  }
}

export function createTrafficNotes({
  db,
  nowMs,
  onError,
}: {
  readonly db: Db;
  readonly nowMs: () => number;
  readonly onError: (error: unknown) => void;
}): NoteTraffic {
  const noted = new Map<string, { readonly state: string; readonly atMs: number }>();
  return async ({ type, uf, service, authorizer }, reply) => {
    // The caller of the status service stores its answer itself.
    if (service === 'statusServico' || answersForOthers(type, uf, authorizer)) return;
    const found = foundIn(reply);
    const state = found === null ? null : stateSeen({ ...found, backAt: null }, SLOW_MS.other);
    if (found === null || state === null) return;
    const [key, at] = [`${type} ${uf}`, nowMs()];
    const last = noted.get(key);
    if (last !== undefined && last.state === state && at - last.atMs < NOTED_AGAIN_MS) return;
    noted.set(key, { state, atMs: at });
    const status = {
      environment: 1,
      type,
      uf,
      ...found,
      state,
      checkedAt: new Date(at),
      beside: true,
    } as const;
    await saveAuthorityStatus(db, status).catch(onError);
  };
}

/** A contingency, or the national environment: not who the UF's status is of. */
const answersForOthers = (type: string, uf: string, authorizer: string | undefined): boolean =>
  authorizer !== undefined &&
  authorizer !== (restTable(type)?.authorizer ?? authorizerOf({ type, uf, service: 'statusServico' }));
