import type { Metadata } from 'next';
import { ForgotPassword } from '../../../features/sign-in/forgot-password.tsx';
import { peopleMessages } from '../../../features/sign-in/messages.ts';
import { hasOutbox } from '../../../features/sign-in/outbox.ts';
import { requestText } from '../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(peopleMessages)).forgot,
});

export default async function ForgotPasswordPage() {
  return <ForgotPassword outbox={await hasOutbox()} />;
}
