'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { useMutation } from '../../trpc/use-mutation.ts';
import { useToast } from '../../ui/toast.tsx';
import { sefazMessages } from './messages.ts';

/** Whether the person hears by e-mail of the real authorities of the account's companies. */
export function StatusMail() {
  const text = useText(sefazMessages);
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const { data = false } = useQuery(api.sefaz.mail.queryOptions());
  const set = useMutation(
    api.sefaz.setMail.mutationOptions({
      onSuccess: (wanted) => client.setQueryData(api.sefaz.mail.queryKey(), wanted),
      onError: (error) => toast(faultOf(error).message),
    }),
  );
  return (
    <label className="flex w-fit items-center gap-2 py-1 text-[13px]">
      <input
        type="checkbox"
        className="size-4 accent-accent"
        checked={set.isPending ? set.variables.wanted : data}
        onChange={(event) => set.mutate({ wanted: event.currentTarget.checked })}
      />
      {text.mail}
    </label>
  );
}
