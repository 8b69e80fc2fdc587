'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Endpoint } from './endpoint.ts';
import { webhookMessages } from './messages.ts';

/** Ends an endpoint, and goes back to the list. */
export function RemoveEndpoint({ of, onClose }: { readonly of: Endpoint; readonly onClose: () => void }) {
  const text = useText(webhookMessages);
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const remove = useMutation(
    api.webhooks.remove.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries(api.webhooks.list.queryFilter());
        toast(text.removed);
        router.replace(`/${pathOf(of.environment)}/webhooks`);
      },
    }),
  );
  return (
    <Confirm
      open
      danger
      onOpenChange={onClose}
      title={text.removeTitle}
      action={text.remove}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ id: of.id })}
    >
      <p className="font-mono text-[13px] break-all">{of.url}</p>
      <p>{text.removeText}</p>
    </Confirm>
  );
}
