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
    /** `confirmado`: they came by the link that confirms an e-mail. */
    readonly aviso?: string | string[];
    /** Why that link did nothing. */
    readonly error?: string | string[];
  }>;
}

export default async function SignInPage({ searchParams }: Props) {
  const [{ voltar, aviso, error }, outbox] = await Promise.all([searchParams, hasOutbox()]);
  const confirmed = aviso === 'confirmado';
  return (
    <>
      <SignIn then={safePath(voltar)} link={error !== undefined ? 'over' : confirmed ? 'confirmed' : null} />
      {outbox ? (
        <p className="mt-8 text-center text-ink-soft">
          <OutboxLink />
        </p>
      ) : null}
    </>
  );
}
