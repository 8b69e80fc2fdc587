'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { type InvitationFacts, ownSession, signOut } from '../../auth/coming-in.ts';
import { acceptInvitation, declineInvitation } from '../../auth/membership.ts';
import { roleNames } from '../../auth/role-names.ts';
import { useText } from '../../text/text.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { FaultNotice } from '../../ui/form/fault-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { peopleMessages } from './messages.ts';
import { PeopleCard } from './people-card.tsx';

interface AcceptProps {
  readonly id: string;
  readonly token: string;
  readonly invitation: InvitationFacts;
}

/** Invitation for an existing user: only their own session accepts it. */
export function AcceptInvitation({ id, token, invitation }: AcceptProps) {
  const text = useText(peopleMessages);
  const roles = useText(roleNames);
  const { accountName, email, role } = invitation;
  const session = useQuery({ queryKey: ['session'], queryFn: ownSession, retry: false });
  const accept = useMutation({
    mutationFn: () => acceptInvitation(id),
    onSuccess: () => window.location.assign('/'),
  });
  const decline = useMutation({ mutationFn: () => declineInvitation(id) });
  const going = useMutation({
    mutationFn: signOut,
    onSuccess: () => window.location.reload(),
  });
  if (decline.isSuccess) return <PeopleCard title={text.declined} hint={text.declinedHint} />;
  const here = session.data?.user.email;
  const back = `/convite/${id}?token=${encodeURIComponent(token)}`;
  const refused = accept.error ?? decline.error;
  return (
    <PeopleCard title={text.invitationTo(accountName)} hint={text.invitationAs(email, roles[role])}>
      <FaultNotice error={refused} />
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
          <Button busy={going.isPending} onClick={() => going.mutate()}>
            {text.signOut}
          </Button>
        </>
      )}
    </PeopleCard>
  );
}
