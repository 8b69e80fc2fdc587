'use client';
import { useState } from 'react';
import { verifyTotp } from '../../auth/coming-in.ts';
import { useText } from '../../text/text.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Copy } from '../../ui/copy.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { profileMessages } from './messages.ts';
import { enableTwoFactor } from './own-data.ts';
import { PasswordStep } from './password-step.tsx';
import { QrCode } from './qr-code.tsx';

/** Password, then the secret for the authenticator and proof that it is there, then the codes for when it is not. */
export function EnableTwoFactor({ onDone }: { readonly onDone: () => void }) {
  const text = useText(profileMessages);
  const [proven, setProven] = useState(false);
  const begin = useMutation({ mutationFn: enableTwoFactor });
  const prove = useMutation({
    mutationFn: ({ code = '' }: Readonly<Record<string, string>>) => verifyTotp(code.replace(/\s/g, '')),
    onSuccess: () => setProven(true),
  });
  const given = begin.data;
  if (given === undefined)
    return <PasswordStep mutation={begin} onPassword={(password) => begin.mutate(password)} />;
  if (proven) return <BackupCodes codes={given.backupCodes} onKept={onDone} />;
  const secret = new URL(given.totpURI).searchParams.get('secret') ?? '';
  return (
    <Form onSubmit={(values) => prove.mutate(values)} error={prove.error}>
      <p className="text-ink-soft">{text.scan}</p>
      <div className="justify-self-center">
        <QrCode value={given.totpURI} label={text.qr} />
      </div>
      <div>
        <p className="text-[13px] text-ink-soft">{text.secret}</p>
        <p className="flex items-center gap-2 font-mono text-[13px] break-all">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          <Copy value={secret} label={text.secret} />
        </p>
      </div>
      <TextField label={text.code} name="code" inputMode="numeric" autoComplete="one-time-code" />
      <SubmitActions busy={prove.isPending}>{text.activate}</SubmitActions>
    </Form>
  );
}
