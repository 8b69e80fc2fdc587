'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../trpc/client.tsx';

/** Conditions are used up by calls from elsewhere: looked at again every few seconds. */
const LOOK_AGAIN_MS = 5000;

/** The account's sandbox world and its refetch. */
export function useWorld() {
  const api = useApi();
  const client = useQueryClient();
  const world = useQuery(api.sandbox.world.queryOptions(undefined, { refetchInterval: LOOK_AGAIN_MS }));
  const lookAgain = () => client.invalidateQueries({ queryKey: api.sandbox.world.queryKey() });
  return { world, lookAgain };
}
