'use client';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useSession } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { EnableTwoFactor } from './enable-two-factor.tsx';
import { profileMessages } from './messages.ts';
import { disableTwoFactor, newBackupCodes } from './own-data.ts';
import { PasswordStep } from './password-step.tsx';

type Asked = 'enable' | 'disable' | 'codes';

/** The second factor: on, off, and the codes for a lost phone. */
export function TwoFactorCard() {
  const text = useText(profileMessages);
  const toast = useToast();
  const router = useRouter();
  const { twoFactorEnabled } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const confirmAndRefresh = (said: string) => {
    close();
    toast(said);
    router.refresh();
  };
  const titles = { enable: text.twoFactor, disable: text.disableTitle, codes: text.newCodes };
  return (
    <Card
      title={text.twoFactor}
      hint={text.twoFactorHint}
      actions={
        twoFactorEnabled ? (
          <Badge tone="good">
            <ShieldCheck aria-hidden />
            {text.on}
          </Badge>
        ) : (
          <Badge>
            <ShieldOff aria-hidden />
            {text.off}
          </Badge>
        )
      }
    >
      <div className="flex flex-wrap gap-2">
        {twoFactorEnabled ? (
          <>
            <Button onClick={() => setAsked('codes')}>{text.newCodes}</Button>
            <Button tone="danger" onClick={() => setAsked('disable')}>
              {text.disable}
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsked('enable')}>{text.enable}</Button>
        )}
      </div>
      <Dialog
        open={asked !== null}
        onClose={close}
        title={asked === null ? '' : titles[asked]}
        {...(asked === 'disable' ? { hint: text.disableHint } : {})}
      >
        {asked === 'enable' ? <EnableTwoFactor onDone={() => confirmAndRefresh(text.activated)} /> : null}
        {asked === 'disable' ? <Disable onDone={() => confirmAndRefresh(text.disabled)} /> : null}
        {asked === 'codes' ? <NewCodes onDone={close} /> : null}
      </Dialog>
    </Card>
  );
}

function Disable({ onDone }: { readonly onDone: () => void }) {
  const text = useText(profileMessages);
  const disable = useMutation({ mutationFn: disableTwoFactor, onSuccess: onDone });
  return (
    <PasswordStep
      mutation={disable}
      withCode
      onPassword={(password, code) => disable.mutate({ password, code })}
      action={text.disable}
      danger
    />
  );
}

function NewCodes({ onDone }: { readonly onDone: () => void }) {
  const renew = useMutation({ mutationFn: newBackupCodes });
  const codes = renew.data?.backupCodes;
  return codes === undefined ? (
    <PasswordStep
      mutation={renew}
      withCode
      onPassword={(password, code) => renew.mutate({ password, code })}
    />
  ) : (
    <BackupCodes codes={codes} onKept={onDone} />
  );
}
