'use client';
import { Download, UserX } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { useApi, useApiClient } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FaultText } from '../../ui/form/fault-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { profileMessages } from './messages.ts';
import { PasswordStep } from './password-step.tsx';

/** The user's personal data: download and erasure. */
export function OwnDataCard() {
  const text = useText(profileMessages);
  const client = useApiClient();
  const [erasing, setErasing] = useState(false);
  const download = useMutation({
    mutationFn: () => client.ownData.export.query(),
    onSuccess: (data) => {
      const url = URL.createObjectURL(
        new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }),
      );
      Object.assign(document.createElement('a'), { href: url, download: text.ownDataFile }).click();
      URL.revokeObjectURL(url);
    },
  });
  return (
    <Card title={text.ownData} hint={text.ownDataHint}>
      {download.error === null ? null : (
        <Notice tone="bad" role="alert" className="mb-4">
          <FaultText error={download.error} />
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden />
          {text.downloadOwnData}
        </Button>
        <Button tone="danger" onClick={() => setErasing(true)}>
          <UserX aria-hidden />
          {text.erase}
        </Button>
      </div>
      <Dialog open={erasing} onOpenChange={setErasing} title={text.eraseTitle} hint={text.eraseHint}>
        <Erase />
      </Dialog>
    </Card>
  );
}

function Erase() {
  const text = useText(profileMessages);
  const api = useApi();
  const erase = useMutation(
    api.ownData.erase.mutationOptions({
      // The user no longer exists: a full load discards every cached page.
      onSuccess: () => window.location.assign('/entrar'),
    }),
  );
  return (
    <PasswordStep
      busy={erase.isPending || erase.isSuccess}
      error={erase.error}
      onPassword={(password) => erase.mutate({ password })}
      action={text.erase}
      danger
    />
  );
}
