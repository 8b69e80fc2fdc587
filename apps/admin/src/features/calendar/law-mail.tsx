'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { useMutation } from '../../trpc/use-mutation.ts';
import { useToast } from '../../ui/toast.tsx';
import { calendarMessages } from './messages.ts';

/** Whether the person hears by e-mail of coming changes that concern the account's companies. */
export function LawMail() {
  const text = useText(calendarMessages);
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const { data = false } = useQuery(api.sefaz.lawMail.queryOptions());
  const set = useMutation(
    api.sefaz.setLawMail.mutationOptions({
      onSuccess: (wanted) => client.setQueryData(api.sefaz.lawMail.queryKey(), wanted),
      onError: (error) => toast(faultOf(error).message),
    }),
  );
  return (
    <label className="mb-6 flex w-fit items-start gap-2 text-[13px]">
      <input
        type="checkbox"
        className="size-4 accent-accent"
        checked={set.isPending ? set.variables.wanted : data}
        onChange={(event) => set.mutate({ wanted: event.currentTarget.checked })}
      />
      <span>
        {text.mail}
        <span className="block text-ink-soft">{text.mailHint}</span>
      </span>
    </label>
  );
}
