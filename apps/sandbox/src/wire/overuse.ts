import { OVERUSE_BLOCK, type OveruseLimit, overuseLimit } from '@fiscal/core/lifecycle/overuse-limits';
import { cstatsOf } from '@fiscal/core/registry/cstat';
import { overuseSign, subjectOf } from '@fiscal/core/sefaz/overuse-signs';
import type { Counted, OveruseCounts, OveruseStore } from '../state/overuse.ts';
import type { Route } from './routes.ts';

/** True when a world counts a call. */
export const isCounted = (counts: OveruseCounts, strict: boolean): boolean =>
  counts === 'todas' || (counts === 'estritas' && strict);

const pushMs = OVERUSE_BLOCK.pushedOn ? OVERUSE_BLOCK.ms : 0;

/** Counts a call as the authorities do, by the world's clock; null for services without a published limit. */
export function overuseCall(
  store: OveruseStore,
  { type, authorizer, service }: Route,
  { world, cnpj, nowMs }: { readonly world: string; readonly cnpj: string; readonly nowMs: number },
) {
  const limit = overuseLimit(type, service);
  const code = cstatsOf(type).find(({ category }) => category === 'overuse')?.code;
  if (limit === null || code === undefined) return null;
  const of: Counted = { world, cnpj, service: `${type}/${authorizer}/${service}` };

  async function countCall({ most, windowMs }: OveruseLimit, what: string): Promise<string | null> {
    if ((await store.count(of, what, { nowMs, ms: windowMs })) <= most) return null;
    await store.block(of, nowMs + OVERUSE_BLOCK.ms);
    return code ?? null;
  }

  return {
    /** 656 or 678 when the CNPJ is blocked at this service, or this call is one too many; null = the call continues. */
    async refuse(message: string): Promise<string | null> {
      if (await store.refuses(of, nowMs, pushMs)) return code;
      if (limit.counts === 'rejeicoes-iguais') return null;
      return countCall(limit, limit.counts === 'do-mesmo' ? subjectOf(service, message) : '');
    },
    /** Same check with the intended answer: one rejection too many of the same kind. */
    async refuseInstead(answer: string): Promise<string | null> {
      if (limit.counts !== 'rejeicoes-iguais') return null;
      const sign = overuseSign(type, service, answer);
      return sign?.kind === 'rejeicao' ? countCall(limit, sign.cStat) : null;
    },
  };
}
