'use client';
import { useState } from 'react';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { useToast } from '../../ui/toast.tsx';
import { accountMessages } from './messages.ts';

/** Takes back the signed links to XML and PDF that are out. */
export function FileLinks() {
  const text = useText(accountMessages);
  const toast = useToast();
  const api = useApi();
  const writes = useMay('account:write');
  const [asking, setAsking] = useState(false);
  const takeBack = useMutation(
    api.account.takeBackLinks.mutationOptions({
      onSuccess: () => {
        setAsking(false);
        toast(text.linksTakenBack);
      },
    }),
  );
  if (!writes) return null;
  return (
    <Card title={text.links} hint={text.linksHint}>
      <Button onClick={() => setAsking(true)}>{text.takeBack}</Button>
      {asking ? (
        <Confirm
          onClose={() => setAsking(false)}
          title={text.takeBackTitle}
          action={text.takeBack}
          danger
          mutation={takeBack}
          onConfirm={() => takeBack.mutate()}
        >
          <p>{text.takeBackHint}</p>
        </Confirm>
      ) : null}
    </Card>
  );
}
