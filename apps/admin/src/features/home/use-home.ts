'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Ambiente } from '../../shell/ambiente-paths.ts';
import { useApi } from '../../trpc/client.tsx';
import { useDocumentChanges } from '../documents/use-document-changes.ts';
import type { HomeFilter } from './home-filter.tsx';

/** Changes arrive in bursts; one refetch serves all of a burst. */
const GATHER_MS = 1000;

/** Today and what calls for attention move with the documents; the period is looked at now and then. */
export function useHome(environment: Ambiente, { clientId, period: days }: HomeFilter) {
  const api = useApi();
  const client = useQueryClient();
  const company = clientId === null ? {} : { clientId };
  const today = useQuery(api.home.stats.queryOptions({ environment, days: 1, ...company }));
  const worth = useQuery(api.documents.totals.queryOptions({ environment, period: 'hoje', ...company }));
  const period = useQuery(
    api.home.stats.queryOptions({ environment, days: Number(days), ...company }, { staleTime: 300_000 }),
  );
  const attention = useQuery(api.home.attention.queryOptions({ environment }));
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const lookAgain = useCallback(() => {
    waiting.current ??= setTimeout(() => {
      waiting.current = null;
      void client.invalidateQueries({ queryKey: api.home.stats.queryKey({ environment, days: 1 }) });
      void client.invalidateQueries({
        queryKey: api.documents.totals.queryKey({ environment, period: 'hoje' }),
      });
      void client.invalidateQueries({ queryKey: api.home.attention.queryKey({ environment }) });
    }, GATHER_MS);
  }, [api, client, environment]);
  useEffect(
    () => () => {
      if (waiting.current !== null) clearTimeout(waiting.current);
      waiting.current = null;
    },
    [],
  );
  useDocumentChanges({ environment, onChanges: lookAgain });
  return { today, worth, period, attention };
}
