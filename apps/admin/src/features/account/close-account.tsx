'use client';
import { useState } from 'react';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PasswordStep } from '../profile/password-step.tsx';
import { accountMessages } from './messages.ts';

/** The end of the account, on its owner's password. */
export function CloseAccount({ name }: { readonly name: string }) {
  const text = useText(accountMessages);
  const api = useApi();
  const may = useMay('account:close');
  const [asking, setAsking] = useState(false);
  const close = useMutation(
    api.account.close.mutationOptions({ onSuccess: () => window.location.assign('/entrar') }),
  );
  if (!may) return null;
  return (
    <Card title={text.close} hint={text.closeCardHint}>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {text.close}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.closeTitle(name)}
        hint={text.closeHint}
      >
        <PasswordStep
          mutation={close}
          onPassword={(password) => close.mutate({ password })}
          action={text.close}
          danger
        />
      </Dialog>
    </Card>
  );
}
