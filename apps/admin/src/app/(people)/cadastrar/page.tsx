import type { Metadata } from 'next';
import { peopleMessages } from '../../../features/people/messages.ts';
import { hasOutbox } from '../../../features/people/outbox.ts';
import { SignUp } from '../../../features/people/SignUp.tsx';
import { requestText } from '../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(peopleMessages)).signUp,
});

export default async function SignUpPage() {
  return <SignUp outbox={await hasOutbox()} />;
}
