import { peopleMessages } from '../../../features/sign-in/messages.ts';
import { hasOutbox } from '../../../features/sign-in/outbox.ts';
import { OutboxLink } from '../../../features/sign-in/outbox-link.tsx';
import { safePath } from '../../../features/sign-in/safe-path.ts';
import { SignIn } from '../../../features/sign-in/sign-in.tsx';
import { titleFrom } from '../../../text/server.ts';

export const generateMetadata = titleFrom(peopleMessages, 'signIn');

interface Props {
  readonly searchParams: Promise<{
    readonly voltar?: string | string[];
    /** `confirmado`: they came by the link that confirms an e-mail. */
    readonly aviso?: string | string[];
    /** Reason why an e-mail link failed. */
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
