'use client';
import { Download, UserX } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { useApi, useApiClient } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FaultNotice } from '../../ui/form/fault-notice.tsx';
import { saveFile } from '../../ui/save-file.ts';
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
      const json = `${JSON.stringify(data, null, 2)}\n`;
      saveFile(new Blob([json], { type: 'application/json' }), text.ownDataFile);
    },
  });
  return (
    <Card title={text.ownData} hint={text.ownDataHint}>
      <FaultNotice error={download.error} className="mb-4" />
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
      <Dialog open={erasing} onClose={() => setErasing(false)} title={text.eraseTitle} hint={text.eraseHint}>
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
      mutation={{ ...erase, isPending: erase.isPending || erase.isSuccess }}
      onPassword={(password) => erase.mutate({ password })}
      action={text.erase}
      danger
    />
  );
}
