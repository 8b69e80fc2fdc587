import { ForgotPassword } from '../../../features/sign-in/forgot-password.tsx';
import { peopleMessages } from '../../../features/sign-in/messages.ts';
import { hasOutbox } from '../../../features/sign-in/outbox.ts';
import { titleFrom } from '../../../text/server.ts';

export const generateMetadata = titleFrom(peopleMessages, 'forgot');

export default async function ForgotPasswordPage() {
  return <ForgotPassword outbox={await hasOutbox()} />;
}
