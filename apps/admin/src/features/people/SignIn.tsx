'use client';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { auth, done } from './auth-client.ts';
import { peopleMessages } from './messages.ts';

/** E-mail and password. `then`: a path of the console. */
export function SignIn({ then }: { readonly then: string }) {
  const text = useText(peopleMessages);
  const signIn = useMutation({
    mutationFn: ({ email = '', password = '' }: Readonly<Record<string, string>>) =>
      done(auth.signIn.email({ email, password })),
    // A whole new page: nothing of an earlier session stays in memory.
    onSuccess: () => window.location.assign(then),
  });
  return (
    <Form onSubmit={(values) => signIn.mutate(values)} error={signIn.error}>
      <TextField label={text.email} name="email" type="email" autoComplete="username webauthn" required />
      <TextField
        label={text.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" tone="primary" busy={signIn.isPending}>
        {text.signIn}
      </Button>
    </Form>
  );
}
