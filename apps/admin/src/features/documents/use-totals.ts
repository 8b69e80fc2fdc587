'use client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../trpc/client.tsx';
import type { askedOf } from './filters.ts';

/** Documents are counted again this long after something changed. */
const RECOUNT_MS = 2000;

/** Number and value of the matching documents; `recount` signals a change. */
export function useTotals(meant: ReturnType<typeof askedOf>) {
  const api = useApi();
  const { data, refetch } = useQuery(api.documents.totals.queryOptions(meant));
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [refetch],
  );
  const recount = () => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      void refetch();
    }, RECOUNT_MS);
  };
  return { totals: data, recount };
}
