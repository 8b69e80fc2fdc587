import type { Metadata } from 'next';
import { Invitation } from '../../../../features/sign-in/invitation.tsx';
import { peopleMessages } from '../../../../features/sign-in/messages.ts';
import { requestText } from '../../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(peopleMessages)).invitation,
});

interface Props {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly token?: string | string[] }>;
}

export default async function InvitationPage({ params, searchParams }: Props) {
  const [{ id }, { token }] = await Promise.all([params, searchParams]);
  return <Invitation id={id} token={typeof token === 'string' ? token : ''} />;
}
