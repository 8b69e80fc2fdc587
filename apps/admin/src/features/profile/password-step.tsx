'use client';
import { useSession } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog/dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { profileMessages } from './messages.ts';

interface PasswordStepProps {
  readonly busy: boolean;
  readonly error: unknown;
  readonly onPassword: (password: string) => void;
  readonly action?: string;
  readonly danger?: boolean;
}

/** Asks for the password again: a session left open is not its owner. */
export function PasswordStep({ busy, error, onPassword, action, danger = false }: PasswordStepProps) {
  const text = useText(profileMessages);
  const { email } = useSession();
  return (
    <Form onSubmit={({ password = '' }) => onPassword(password)} error={error}>
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <PasswordField label={text.confirmPassword} name="password" autoComplete="current-password" />
      <DialogActions>
        <Button type="submit" tone={danger ? 'danger' : 'primary'} busy={busy}>
          {action ?? text.next}
        </Button>
      </DialogActions>
    </Form>
  );
}
