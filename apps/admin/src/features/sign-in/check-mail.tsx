'use client';
import Link from 'next/link';
import { useText } from '../../text/text.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { FaultNotice } from '../../ui/form/fault-notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { peopleMessages } from './messages.ts';
import { OutboxLink } from './outbox-link.tsx';
import { PeopleCard } from './people-card.tsx';

interface CheckMailProps {
  readonly hint: string;
  /** Whether messages stay in the development outbox. */
  readonly outbox: boolean;
  /** Sends the same message once more. */
  readonly again: () => Promise<unknown>;
}

/** Something was sent by e-mail; the next step is there. */
export function CheckMail({ hint, outbox, again }: CheckMailProps) {
  const text = useText(peopleMessages);
  const toast = useToast();
  const resend = useMutation({
    mutationFn: again,
    onSuccess: () => toast(text.sentAgain),
  });
  return (
    <PeopleCard title={text.checkMail} hint={hint} below={outbox ? <OutboxLink /> : undefined}>
      <FaultNotice error={resend.error} />
      <div className="flex flex-wrap gap-2">
        <Button busy={resend.isPending} onClick={() => resend.mutate()}>
          {text.sendAgain}
        </Button>
        <Button asChild tone="ghost">
          <Link href="/entrar">{text.backToSignIn}</Link>
        </Button>
      </div>
    </PeopleCard>
  );
}
