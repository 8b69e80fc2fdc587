'use client';
import { useQuery } from '@tanstack/react-query';
import { invitationFacts } from '../../auth/coming-in.ts';
import { roleNames } from '../../auth/role-names.ts';
import { useText } from '../../text/text.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';
import { JoinByInvitation } from './join-by-invitation.tsx';
import { peopleMessages } from './messages.ts';
import { PeopleCard } from './people-card.tsx';

/** An invitation to an account: who is new chooses a password here, who is known signs in and accepts. */
export function Invitation({ id, token }: { readonly id: string; readonly token: string }) {
  const text = useText(peopleMessages);
  const roles = useText(roleNames);
  const invitation = useQuery({
    queryKey: ['invitation', id],
    queryFn: () => invitationFacts(id, token),
    retry: false,
  });
  if (invitation.isPending)
    return (
      <PeopleCard title={text.invitation}>
        <SkeletonRows rows={3} />
      </PeopleCard>
    );
  if (invitation.isError || invitation.data === null)
    return <PeopleCard title={text.invitationGone} hint={text.invitationGoneHint} />;
  const { email, role, accountName, known } = invitation.data;
  return known ? (
    <AcceptInvitation id={id} token={token} invitation={invitation.data} />
  ) : (
    <PeopleCard
      title={text.invitationTo(accountName)}
      hint={`${text.invitationAs(email, roles[role])} ${text.invitationNew}`}
    >
      <JoinByInvitation id={id} token={token} email={email} />
    </PeopleCard>
  );
}
