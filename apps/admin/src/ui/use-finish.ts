import { type InvalidateQueryFilters, useQueryClient } from '@tanstack/react-query';
import { useToast } from './toast.tsx';

/** Ends a change that the API has made: refetches what it made stale, confirms it, then goes on. */
export function useFinish() {
  const queries = useQueryClient();
  const toast = useToast();
  return (stale: InvalidateQueryFilters, said: string, then?: () => void) => async () => {
    await queries.invalidateQueries(stale);
    toast(said);
    then?.();
  };
}
