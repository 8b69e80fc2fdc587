'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { useToast } from '../../ui/toast.tsx';

interface Change<Input> {
  readonly change: (input: Input) => Promise<unknown>;
  /** Confirmation shown on success. */
  readonly said: (input: Input) => string;
  readonly after?: () => void;
}

/** Changes a member of the account and refetches every list of them. */
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
