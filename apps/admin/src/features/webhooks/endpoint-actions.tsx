'use client';
import { Ellipsis, Send } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu/menu.tsx';
import { useFinish } from '../../ui/use-finish.ts';
import { EditEndpoint } from './edit-endpoint.tsx';
import type { Endpoint } from './endpoint.ts';
import { webhookMessages } from './messages.ts';
import { RemoveEndpoint } from './remove-endpoint.tsx';
import { ReplayPeriod } from './replay-period.tsx';
import { RotateSecret } from './rotate-secret.tsx';

type Asked = 'edit' | 'replay' | 'rotate' | 'remove';

/** Actions for an endpoint. */
export function EndpointActions({ of }: { readonly of: Endpoint }) {
  const text = useText(webhookMessages);
  const api = useApi();
  const finish = useFinish();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const test = useMutation(
    api.webhooks.test.mutationOptions({ onSuccess: finish(api.webhooks.pathFilter(), text.tested) }),
  );
  const turn = useMutation(
    api.webhooks.update.mutationOptions({
      onSuccess: ({ disabled }) =>
        finish(api.webhooks.pathFilter(), disabled === null ? text.wasEnabled : text.wasDisabled)(),
    }),
  );
  const off = of.disabled !== null;
  const setEnabled = (enabled: boolean) => turn.mutate({ id: of.id, enabled });
  return (
    <>
      {off ? null : (
        <Button busy={test.isPending} onClick={() => test.mutate({ id: of.id })}>
          <Send aria-hidden />
          {text.test}
        </Button>
      )}
      {/* The menu shares its line with a button. */}
      <div className="flex items-center gap-2">
        {off ? (
          <Button tone="primary" busy={turn.isPending} onClick={() => setEnabled(true)}>
            {text.enable}
          </Button>
        ) : (
          <Button onClick={() => setAsked('replay')}>{text.replay}</Button>
        )}
        <Menu
          trigger={
            <Button aria-label={text.more}>
              <Ellipsis aria-hidden />
            </Button>
          }
        >
          <MenuItem onSelect={() => setAsked('edit')}>{text.edit}</MenuItem>
          <MenuItem onSelect={() => setAsked('rotate')}>{text.rotate}</MenuItem>
          {off ? null : <MenuItem onSelect={() => setEnabled(false)}>{text.disable}</MenuItem>}
          <MenuSeparator />
          <MenuItem onSelect={() => setAsked('remove')}>{text.remove}</MenuItem>
        </Menu>
      </div>
      {asked === 'edit' ? <EditEndpoint of={of} onClose={close} /> : null}
      {asked === 'replay' ? <ReplayPeriod of={of} onClose={close} /> : null}
      {asked === 'rotate' ? <RotateSecret of={of} onClose={close} /> : null}
      {asked === 'remove' ? <RemoveEndpoint of={of} onClose={close} /> : null}
    </>
  );
}
