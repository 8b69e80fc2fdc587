'use client';
import { useSession } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { profileMessages } from './messages.ts';

interface PasswordStepProps {
  readonly mutation: { readonly isPending: boolean; readonly error: unknown };
  /** Asks for a code of the second factor too, where there is one. */
  readonly withCode?: boolean;
  readonly onPassword: (password: string, code: string) => void;
  readonly action?: string;
  readonly danger?: boolean;
}

/** Asks for the password again: a session left open is not its owner. */
export function PasswordStep({
  mutation,
  onPassword,
  action,
  danger = false,
  withCode = false,
}: PasswordStepProps) {
  const text = useText(profileMessages);
  const { email, twoFactorEnabled } = useSession();
  return (
    <Form onSubmit={({ password = '', code = '' }) => onPassword(password, code)} error={mutation.error}>
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <PasswordField label={text.confirmPassword} name="password" autoComplete="current-password" />
      {withCode && twoFactorEnabled ? (
        <TextField
          label={text.factorCode}
          name="code"
          hint={text.factorCodeHint}
          maxLength={40}
          autoComplete="one-time-code"
        />
      ) : null}
      <SubmitActions danger={danger} busy={mutation.isPending}>
        {action ?? text.next}
      </SubmitActions>
    </Form>
  );
}
