import type { Metadata } from 'next';
import { peopleMessages } from '../../../features/people/messages.ts';
import { SignIn } from '../../../features/people/SignIn.tsx';
import { safePath } from '../../../features/people/safe-path.ts';
import { requestText } from '../../../text/server.ts';
import { Card } from '../../../ui/card.tsx';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(peopleMessages)).signIn,
});

interface Props {
  readonly searchParams: Promise<{ readonly voltar?: string | string[] }>;
}

export default async function SignInPage({ searchParams }: Props) {
  const text = await requestText(peopleMessages);
  return (
    <Card>
      <h1 className="text-lg font-semibold">{text.signIn}</h1>
      <p className="mt-1 mb-5 text-ink-soft">{text.signInHint}</p>
      <SignIn then={safePath((await searchParams).voltar)} />
    </Card>
  );
}
