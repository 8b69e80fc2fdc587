'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../text/text.tsx';
import { useApi } from '../../../trpc/client.tsx';
import { useMutation } from '../../../trpc/use-mutation.ts';
import { useToast } from '../../../ui/toast.tsx';
import { documentPageMessages } from '../messages.ts';

/** Resumes documents and refetches every page of documents. */
export function useResume() {
  const api = useApi();
  const queries = useQueryClient();
  const text = useText(documentPageMessages);
  const toast = useToast();
  return useMutation(
    api.document.resume.mutationOptions({
      onSuccess: async ({ reopened }) => {
        toast(reopened.length > 0 ? text.resumed : text.hurried);
        await queries.invalidateQueries({ queryKey: api.document.pathKey() });
      },
    }),
  );
}
