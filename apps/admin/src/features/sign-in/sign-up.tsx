'use client';
import Link from 'next/link';
import { sendVerification, signUp } from '../../auth/coming-in.ts';
import { useText } from '../../text/text.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { CheckMail } from './check-mail.tsx';
import { peopleMessages } from './messages.ts';
import { PeopleCard } from './people-card.tsx';

/** An account of one's own; its e-mail has to be confirmed first. */
export function SignUp({ outbox }: { readonly outbox: boolean }) {
  const text = useText(peopleMessages);
  const opening = useMutation({
    mutationFn: async (body: Readonly<Record<string, string>>) => {
      await signUp(body);
      return body['email'] ?? '';
    },
  });
  if (opening.isSuccess)
    return (
      <CheckMail
        hint={text.checkMailSignUp(opening.data)}
        outbox={outbox}
        again={() => sendVerification(opening.data)}
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
      <Form onSubmit={(values) => opening.mutate(values)} error={opening.error}>
        <TextField label={text.company} name="company" hint={text.companyHint} autoComplete="organization" />
        <TextField label={text.name} name="name" autoComplete="name" />
        <TextField label={text.email} name="email" type="email" autoComplete="email" />
        <PasswordField
          label={text.password}
          name="password"
          hint={text.passwordHint}
          autoComplete="new-password"
        />
        <Button type="submit" tone="primary" busy={opening.isPending}>
          {text.signUp}
        </Button>
      </Form>
    </PeopleCard>
  );
}
