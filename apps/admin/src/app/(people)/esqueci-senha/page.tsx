import type { Metadata } from 'next';
import { ForgotPassword } from '../../../features/people/ForgotPassword.tsx';
import { peopleMessages } from '../../../features/people/messages.ts';
import { hasOutbox } from '../../../features/people/outbox.ts';
import { requestText } from '../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(peopleMessages)).forgot,
});

export default async function ForgotPasswordPage() {
  return <ForgotPassword outbox={await hasOutbox()} />;
}
