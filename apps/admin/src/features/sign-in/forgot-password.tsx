'use client';
import Link from 'next/link';
import { requestPasswordReset } from '../../auth/coming-in.ts';
import { useText } from '../../text/text.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { CheckMail } from './check-mail.tsx';
import { peopleMessages } from './messages.ts';
import { PeopleCard } from './people-card.tsx';

/** Requests a password link; only the e-mail itself reveals whether the address is known. */
export function ForgotPassword({ outbox }: { readonly outbox: boolean }) {
  const text = useText(peopleMessages);
  const request = useMutation({
    mutationFn: async ({ email = '' }: Readonly<Record<string, string>>) => {
      await requestPasswordReset(email);
      return email;
    },
  });
  if (request.isSuccess)
    return (
      <CheckMail
        hint={text.checkMailReset(request.data)}
        outbox={outbox}
        again={() => requestPasswordReset(request.data)}
      />
    );
  return (
    <PeopleCard
      title={text.forgot}
      hint={text.forgotHint}
      below={
        <Link href="/entrar" className="text-accent underline underline-offset-4">
          {text.backToSignIn}
        </Link>
      }
    >
      <Form onSubmit={(values) => request.mutate(values)} error={request.error}>
        <TextField label={text.email} name="email" type="email" autoComplete="username" />
        <Button type="submit" tone="primary" busy={request.isPending}>
          {text.sendLink}
        </Button>
      </Form>
    </PeopleCard>
  );
}
