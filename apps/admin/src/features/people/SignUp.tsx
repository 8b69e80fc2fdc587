'use client';
import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { auth, done } from './auth-client.ts';
import { CheckMail } from './CheckMail.tsx';
import { peopleMessages } from './messages.ts';
import { PeopleCard } from './PeopleCard.tsx';

/** An account of one's own; its e-mail has to be confirmed first. */
export function SignUp({ outbox }: { readonly outbox: boolean }) {
  const text = useText(peopleMessages);
  const signUp = useMutation({
    mutationFn: async (body: Readonly<Record<string, string>>) => {
      await done(auth.$fetch('/sign-up/account', { method: 'POST', body }));
      return body['email'] ?? '';
    },
  });
  if (signUp.isSuccess)
    return (
      <CheckMail
        hint={text.checkMailSignUp(signUp.data)}
        outbox={outbox}
        again={() => auth.sendVerificationEmail({ email: signUp.data, callbackURL: '/' })}
      />
    );
  return (
    <PeopleCard
      title={text.signUp}
      hint={text.signUpHint}
      below={
        <>
          {text.haveAccount}{' '}
          <Link href="/entrar" className="text-accent underline underline-offset-4">
            {text.signIn}
          </Link>
        </>
      }
    >
      <Form onSubmit={(values) => signUp.mutate(values)} error={signUp.error}>
        <TextField label={text.company} name="company" hint={text.companyHint} autoComplete="organization" />
        <TextField label={text.name} name="name" autoComplete="name" />
        <TextField label={text.email} name="email" type="email" autoComplete="email" />
        <PasswordField
          label={text.password}
          name="password"
          hint={text.passwordHint}
          autoComplete="new-password"
        />
        <Button type="submit" tone="primary" busy={signUp.isPending}>
          {text.signUp}
        </Button>
      </Form>
    </PeopleCard>
  );
}
