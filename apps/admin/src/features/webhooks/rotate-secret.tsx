'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import type { Endpoint } from './endpoint.ts';
import { webhookMessages } from './messages.ts';
import { ShownSecret } from './shown-secret.tsx';

const DAY_SECONDS = 86_400;

/** A new secret, shown this once; the former one signs beside it for a day. */
export function RotateSecret({ of, onClose }: { readonly of: Endpoint; readonly onClose: () => void }) {
  const text = useText(webhookMessages);
  const api = useApi();
  const queries = useQueryClient();
  const rotate = useMutation(
    api.webhooks.rotate.mutationOptions({
      gcTime: 0,
      onSuccess: () => queries.invalidateQueries(api.webhooks.get.queryFilter({ id: of.id })),
    }),
  );
  if (rotate.data !== undefined) return <ShownSecret secret={rotate.data.secret} onClose={onClose} />;
  return (
    <Confirm
      onClose={onClose}
      title={text.rotateTitle}
      action={text.rotate}
      mutation={rotate}
      onConfirm={() => rotate.mutate({ id: of.id, rotation: { overlapSeconds: DAY_SECONDS } })}
    >
      <p>{text.rotateText}</p>
    </Confirm>
  );
}
