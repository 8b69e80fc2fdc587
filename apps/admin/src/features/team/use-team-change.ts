'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { useToast } from '../../ui/toast.tsx';

interface Change<Input> {
  readonly change: (input: Input) => Promise<unknown>;
  /** What to say once it is done. */
  readonly said: (input: Input) => string;
  readonly after?: () => void;
}

/** Something done to the account's people: whatever shows them is asked anew. */
export function useTeamChange<Input>({ change, said, after }: Change<Input>) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: change,
    onSuccess: async (_, input) => {
      toast(said(input));
      after?.();
      await queries.invalidateQueries(api.team.pathFilter());
    },
  });
}
