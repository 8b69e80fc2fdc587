import type { Metadata } from 'next';
import { peopleMessages } from '../../../features/sign-in/messages.ts';
import { hasOutbox } from '../../../features/sign-in/outbox.ts';
import { SignUp } from '../../../features/sign-in/sign-up.tsx';
import { requestText } from '../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(peopleMessages)).signUp,
});

export default async function SignUpPage() {
  return <SignUp outbox={await hasOutbox()} />;
}
