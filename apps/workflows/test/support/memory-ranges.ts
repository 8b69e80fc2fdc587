import { randomUUID } from 'node:crypto';
import type {
  RangeScope,
  RangeStore,
  RangeVerdict,
  RangeWork,
} from '@fiscal/core/activities/inutilizacao-ports';
import type { Target } from '@fiscal/core/vocabulary/target';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface MemoryRange extends RangeScope {
  readonly work: Mutable<Omit<RangeWork, 'signed' | 'readAtMs'>>;
  signed: Mutable<NonNullable<RangeWork['signed']>> | null;
  verdict: RangeVerdict | null;
  readonly waits: number[];
}

export interface MemoryRanges extends RangeStore {
  add(inicio: number, fim: number, target?: Target): MemoryRange;
}

/** The range store's guarantees in memory. */
export function createMemoryRanges(nowMs: () => number): MemoryRanges {
  const ranges = new Map<string, MemoryRange>();
  const pending = ({ inutilizacaoId }: RangeScope): MemoryRange | null => {
    const range = ranges.get(inutilizacaoId);
    return range && range.verdict === null ? range : null;
  };
  return {
    add(inicio, fim, target = 'sandbox') {
      const scope = { accountId: randomUUID(), inutilizacaoId: randomUUID() };
      const faixa = {
        environment: 2,
        uf: 'SP',
        cnpj: '11222333000181',
        modelo: '55',
        ano: 2026,
        serie: 1,
        inicio,
        fim,
        justificativa: 'Falha na numeração do sistema',
      } as const;
      const work = {
        ...scope,
        createdAtMs: nowMs(),
        deferrals: 0,
        clientId: randomUUID(),
        type: 'nfe',
        strict: false,
        target,
        faixa,
      };
      const range: MemoryRange = { ...scope, work, signed: null, verdict: null, waits: [] };
      ranges.set(scope.inutilizacaoId, range);
      return range;
    },
    async loadRange(scope) {
      const range = pending(scope);
      return range && { ...range.work, readAtMs: nowMs(), signed: range.signed && { ...range.signed } };
    },
    async saveRangeBytes(scope, xml) {
      const range = pending(scope);
      if (!range || range.signed) return false;
      range.signed = { state: 'assinado', xml, sends: 0 };
      return true;
    },
    async markRangeSending(scope, expectedSends) {
      const signed = pending(scope)?.signed;
      if (signed?.sends !== expectedSends) return false;
      signed.state = 'enviando';
      signed.sends += 1;
      return true;
    },
    async deferRange(scope, { waitMs, unsent }) {
      const range = pending(scope);
      if (!range) return;
      range.waits.push(waitMs);
      range.work.deferrals += 1;
      if (unsent && range.signed) range.signed.state = 'assinado';
    },
    async settleRange(scope, verdict) {
      const range = pending(scope);
      if (range) range.verdict = verdict;
    },
  };
}
