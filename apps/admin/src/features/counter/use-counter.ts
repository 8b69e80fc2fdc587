import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../trpc/client.tsx';
import { faultOf } from '../../trpc/fault.ts';
import type { counterMessages } from './counter-messages.ts';

/** Reason why a document is not emitted at the counter. */
export type CounterReason = keyof (typeof counterMessages)['pt-BR']['reasons'];

/** Reads why the counter refused; null for any other error. */
export function counterReason(error: unknown): CounterReason | null {
  const code = faultOf(error).errors.find(({ field }) => field === 'counter')?.code;
  return code === 'balcao_fechado' || code === 'acima_do_teto' ? code : null;
}

/** The counter of the person in a company; a refetch finds the one that ended meanwhile. */
export function useCounter(clientId: string, isLive: boolean) {
  const api = useApi();
  const queries = useQueryClient();
  const status = useQuery(
    api.counter.status.queryOptions(
      { clientId },
      { enabled: isLive, staleTime: 10_000, refetchInterval: 60_000, retry: false },
    ),
  );
  const refresh = () => queries.invalidateQueries(api.counter.status.queryFilter({ clientId }));
  return {
    /** Null: not allowed, or not known yet. */
    ceilings: status.data?.ceilings ?? null,
    opened: status.data?.open ?? null,
    refresh,
  };
}
