'use client';
import Link from 'next/link';
import { useState } from 'react';
import { signIn } from '../../auth/coming-in.ts';
import { useText } from '../../text/text.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { peopleMessages } from './messages.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PeopleCard } from './people-card.tsx';
import { SecondFactor } from './second-factor.tsx';

interface SignInProps {
  /** Path of the console to open after sign-in. */
  readonly then: string;
  /** Result of the e-mail link that opened this page. */
  readonly link: 'confirmed' | 'over' | null;
}

/** E-mail and password, then the second factor where there is one; or a passkey, which is both. */
export function SignIn({ then, link }: SignInProps) {
  const text = useText(peopleMessages);
  const [owesCode, setOwesCode] = useState(false);
  // A whole new page: nothing of an earlier session stays in memory.
  const enter = () => window.location.assign(then);
  const entry = useMutation({
    mutationFn: ({ email = '', password = '' }: Readonly<Record<string, string>>) =>
      signIn({ email, password }),
    onSuccess: ({ twoFactorRedirect }) => {
      if (twoFactorRedirect) setOwesCode(true);
      else enter();
    },
  });
  if (owesCode) return <SecondFactor onDone={enter} onBack={() => setOwesCode(false)} />;
  return (
    <PeopleCard
      title={text.signIn}
      hint={text.signInHint}
      below={
        <>
          {text.noAccount}{' '}
          <Link href="/cadastrar" className="text-accent underline underline-offset-4">
            {text.signUp}
          </Link>
        </>
      }
    >
      {link === 'confirmed' ? <Notice tone="good">{text.confirmed}</Notice> : null}
      {link === 'over' ? <Notice tone="warn">{text.staleLink}</Notice> : null}
      <Form onSubmit={(values) => entry.mutate(values)} error={entry.error}>
        <TextField label={text.email} name="email" type="email" autoComplete="username webauthn" required />
        <PasswordField label={text.password} name="password" autoComplete="current-password" required />
        <Button type="submit" tone="primary" busy={entry.isPending || entry.isSuccess}>
          {text.signIn}
        </Button>
      </Form>
      <Link href="/esqueci-senha" className="justify-self-center text-[13px] text-accent hover:underline">
        {text.forgot}
      </Link>
      <PasskeySignIn onDone={enter} />
    </PeopleCard>
  );
}
