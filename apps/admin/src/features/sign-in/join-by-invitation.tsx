'use client';
import { joinInvited } from '../../auth/coming-in.ts';
import { useText } from '../../text/text.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { peopleMessages } from './messages.ts';

interface JoinProps {
  readonly id: string;
  readonly token: string;
  readonly email: string;
}

/** A new person: the link proves the e-mail, so they are in at once. */
export function JoinByInvitation({ id, token, email }: JoinProps) {
  const text = useText(peopleMessages);
  const join = useMutation({
    mutationFn: ({ name = '', password = '' }: Readonly<Record<string, string>>) =>
      joinInvited({ invitationId: id, token, name, password }),
    onSuccess: () => window.location.assign('/'),
  });
  return (
    <Form onSubmit={(values) => join.mutate(values)} error={join.error}>
      {/* Password managers keep the password under this name. */}
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <TextField label={text.name} name="name" autoComplete="name" />
      <PasswordField
        label={text.password}
        name="password"
        hint={text.passwordHint}
        autoComplete="new-password"
      />
      <Button type="submit" tone="primary" busy={join.isPending || join.isSuccess}>
        {text.join}
      </Button>
    </Form>
  );
}
