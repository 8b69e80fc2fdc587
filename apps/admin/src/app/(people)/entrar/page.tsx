import type { Metadata } from 'next';
import { peopleMessages } from '../../../features/people/messages.ts';
import { OutboxLink } from '../../../features/people/OutboxLink.tsx';
import { hasOutbox } from '../../../features/people/outbox.ts';
import { SignIn } from '../../../features/people/SignIn.tsx';
import { safePath } from '../../../features/people/safe-path.ts';
import { requestText } from '../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(peopleMessages)).signIn,
});

interface Props {
  readonly searchParams: Promise<{
    readonly voltar?: string | string[];
    /** `link`: they came by a link that is over. */
    readonly aviso?: string | string[];
  }>;
}

export default async function SignInPage({ searchParams }: Props) {
  const [{ voltar, aviso }, outbox] = await Promise.all([searchParams, hasOutbox()]);
  return (
    <>
      <SignIn then={safePath(voltar)} staleLink={aviso === 'link'} />
      {outbox ? (
        <p className="mt-8 text-center text-ink-soft">
          <OutboxLink />
        </p>
      ) : null}
    </>
  );
}
