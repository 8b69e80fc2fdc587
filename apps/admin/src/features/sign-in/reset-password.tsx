'use client';
import Link from 'next/link';
import { resetPassword } from '../../auth/coming-in.ts';
import { useText } from '../../text/text.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { peopleMessages } from './messages.ts';
import { PeopleCard } from './people-card.tsx';

/** A new password, by the token of the e-mail; null where the link lacks it. */
export function ResetPassword({ token }: { readonly token: string | null }) {
  const text = useText(peopleMessages);
  const reset = useMutation({
    mutationFn: ({ newPassword = '' }: Readonly<Record<string, string>>) =>
      resetPassword({ newPassword, token: token ?? '' }),
  });
  const another = (
    <Link href="/esqueci-senha" className="text-accent underline underline-offset-4">
      {text.askAnother}
    </Link>
  );
  if (token === null) return <PeopleCard title={text.badLink} hint={text.badLinkHint} below={another} />;
  if (reset.isSuccess)
    return (
      <PeopleCard title={text.resetDone} hint={text.resetDoneHint}>
        <Button asChild tone="primary">
          <Link href="/entrar">{text.signIn}</Link>
        </Button>
      </PeopleCard>
    );
  return (
    <PeopleCard title={text.reset} hint={text.resetHint} below={another}>
      <Form onSubmit={(values) => reset.mutate(values)} error={reset.error}>
        <PasswordField
          label={text.newPassword}
          name="newPassword"
          hint={text.passwordHint}
          autoComplete="new-password"
        />
        <Button type="submit" tone="primary" busy={reset.isPending}>
          {text.reset}
        </Button>
      </Form>
    </PeopleCard>
  );
}
