'use client';
import { Inbox } from 'lucide-react';
import Link from 'next/link';
import { useText } from '../../text/text.tsx';
import { peopleMessages } from './messages.ts';

/** Link to messages of the local outbox. */
export function OutboxLink() {
  const text = useText(peopleMessages);
  return (
    <Link href="/caixa-de-saida" className="inline-flex items-center gap-1.5 text-[13px] hover:text-ink">
      <Inbox className="size-4" aria-hidden />
      {text.outbox}
    </Link>
  );
}
