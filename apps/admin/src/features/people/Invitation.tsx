'use client';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { invitationFacts } from './coming-in.ts';
import { JoinByInvitation } from './JoinByInvitation.tsx';
import { peopleMessages } from './messages.ts';
import { PeopleCard } from './PeopleCard.tsx';
import { roleNames } from './role-names.ts';

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
