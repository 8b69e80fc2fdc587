'use client';
import { useRouter } from 'next/navigation';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { useFinish } from '../../ui/use-finish.ts';
import type { Endpoint } from './endpoint.ts';
import { webhookMessages } from './messages.ts';

/** Ends an endpoint, and goes back to the list. */
export function RemoveEndpoint({ of, onClose }: { readonly of: Endpoint; readonly onClose: () => void }) {
  const text = useText(webhookMessages);
  const api = useApi();
  const router = useRouter();
  const finish = useFinish();
  const remove = useMutation(
    api.webhooks.remove.mutationOptions({
      onSuccess: finish(api.webhooks.list.queryFilter(), text.removed, () =>
        router.replace(`/${pathOf(of.environment)}/webhooks`),
      ),
    }),
  );
  return (
    <Confirm
      danger
      onClose={onClose}
      title={text.removeTitle}
      action={text.remove}
      mutation={remove}
      onConfirm={() => remove.mutate({ id: of.id })}
    >
      <p className="font-mono text-[13px] break-all">{of.url}</p>
      <p>{text.removeText}</p>
    </Confirm>
  );
}
