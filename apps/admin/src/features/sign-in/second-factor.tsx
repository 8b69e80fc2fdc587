'use client';
import { useState } from 'react';
import { verifyBackupCode, verifyTotp } from '../../auth/coming-in.ts';
import { useText } from '../../text/text.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { peopleMessages } from './messages.ts';
import { PeopleCard } from './people-card.tsx';

interface SecondFactorProps {
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** Asks for the authenticator's code or a backup code. No device is remembered. */
export function SecondFactor({ onDone, onBack }: SecondFactorProps) {
  const text = useText(peopleMessages);
  const [backup, setBackup] = useState(false);
  const verify = useMutation({
    mutationFn: ({ code = '' }: Readonly<Record<string, string>>) => {
      const typed = code.replace(/\s/g, '');
      return backup ? verifyBackupCode(typed) : verifyTotp(typed);
    },
    onSuccess: onDone,
  });
  return (
    <PeopleCard title={text.secondFactor} hint={backup ? text.backupHint : text.secondFactorHint}>
      <Form key={String(backup)} onSubmit={(values) => verify.mutate(values)} error={verify.error}>
        <TextField
          label={backup ? text.backupCode : text.code}
          name="code"
          autoComplete="one-time-code"
          inputMode={backup ? 'text' : 'numeric'}
          ref={(field) => field?.focus()}
          required
        />
        <Button type="submit" tone="primary" busy={verify.isPending || verify.isSuccess}>
          {text.verify}
        </Button>
      </Form>
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          tone="link"
          size="inline"
          onClick={() => {
            verify.reset();
            setBackup(!backup);
          }}
        >
          {backup ? text.useTotp : text.useBackup}
        </Button>
        <Button tone="link" size="inline" onClick={onBack}>
          {text.startAgain}
        </Button>
      </div>
    </PeopleCard>
  );
}
