import { peopleMessages } from '../../../features/sign-in/messages.ts';
import { ResetPassword } from '../../../features/sign-in/reset-password.tsx';
import { titleFrom } from '../../../text/server.ts';

export const generateMetadata = titleFrom(peopleMessages, 'reset');

interface Props {
  readonly searchParams: Promise<{ readonly token?: string | string[] }>;
}

export default async function ResetPasswordPage({ searchParams }: Props) {
  const { token } = await searchParams;
  return <ResetPassword token={typeof token === 'string' && token !== '' ? token : null} />;
}
