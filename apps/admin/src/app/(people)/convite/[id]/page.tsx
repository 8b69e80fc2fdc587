import { Invitation } from '../../../../features/sign-in/invitation.tsx';
import { peopleMessages } from '../../../../features/sign-in/messages.ts';
import { titleFrom } from '../../../../text/server.ts';

export const generateMetadata = titleFrom(peopleMessages, 'invitation');

interface Props {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly token?: string | string[] }>;
}

export default async function InvitationPage({ params, searchParams }: Props) {
  const [{ id }, { token }] = await Promise.all([params, searchParams]);
  return <Invitation id={id} token={typeof token === 'string' ? token : ''} />;
}
