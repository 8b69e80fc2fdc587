import { peopleMessages } from '../../../features/sign-in/messages.ts';
import { hasOutbox } from '../../../features/sign-in/outbox.ts';
import { SignUp } from '../../../features/sign-in/sign-up.tsx';
import { titleFrom } from '../../../text/server.ts';

export const generateMetadata = titleFrom(peopleMessages, 'signUp');

export default async function SignUpPage() {
  return <SignUp outbox={await hasOutbox()} />;
}
