'use client';
import { useMutation, useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useText } from '../../text/text.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { auth, done } from './auth-client.ts';
import { peopleMessages } from './messages.ts';
import { PeopleCard } from './PeopleCard.tsx';
import { roleNames } from './role-names.ts';

/** What the link of an invitation tells whoever has it. */
export interface InvitationFacts {
  readonly email: string;
  readonly role: keyof (typeof roleNames)['pt-BR'];
  readonly accountName: string;
  /** Whether the e-mail can sign in already. */
  readonly known: boolean;
}

interface AcceptProps {
  readonly id: string;
  readonly token: string;
  readonly invitation: InvitationFacts;
}

/** Somebody who has sign-in data already: only their own session accepts. */
export function AcceptInvitation({ id, token, invitation }: AcceptProps) {
  const text = useText(peopleMessages);
  const roles = useText(roleNames);
  const { accountName, email, role } = invitation;
  const session = useQuery({ queryKey: ['session'], queryFn: () => done(auth.getSession()), retry: false });
  const accept = useMutation({
    mutationFn: () => done(auth.organization.acceptInvitation({ invitationId: id })),
    onSuccess: () => window.location.assign('/'),
  });
  const decline = useMutation({
    mutationFn: () => done(auth.organization.rejectInvitation({ invitationId: id })),
  });
  const signOut = useMutation({
    mutationFn: () => done(auth.signOut()),
    onSuccess: () => window.location.reload(),
  });
  if (decline.isSuccess) return <PeopleCard title={text.declined} hint={text.declinedHint} />;
  const here = session.data?.user.email;
  const back = `/convite/${id}?token=${encodeURIComponent(token)}`;
  const refused = accept.error ?? decline.error;
  return (
    <PeopleCard title={text.invitationTo(accountName)} hint={text.invitationAs(email, roles[role])}>
      {refused === null ? null : (
        <Notice tone="bad" role="alert">
          {faultOf(refused).message}
        </Notice>
      )}
      {session.isPending ? <SkeletonRows rows={2} /> : null}
      {!session.isPending && here === undefined ? (
        <>
          <p>{text.invitationKnown}</p>
          <Button asChild tone="primary">
            <Link href={`/entrar?voltar=${encodeURIComponent(back)}`}>{text.signIn}</Link>
          </Button>
        </>
      ) : null}
      {here === undefined ? null : here === email ? (
        <div className="grid grid-cols-2 gap-2">
          <Button busy={decline.isPending} onClick={() => decline.mutate()}>
            {text.decline}
          </Button>
          <Button tone="primary" busy={accept.isPending || accept.isSuccess} onClick={() => accept.mutate()}>
            {text.accept}
          </Button>
        </div>
      ) : (
        <>
          <Notice tone="warn">{text.invitationOther(here)}</Notice>
          <Button busy={signOut.isPending} onClick={() => signOut.mutate()}>
            {text.signOut}
          </Button>
        </>
      )}
    </PeopleCard>
  );
}
