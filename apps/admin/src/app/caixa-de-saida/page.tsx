import { notFound } from 'next/navigation';
import { peopleMessages } from '../../features/sign-in/messages.ts';
import { hasOutbox } from '../../features/sign-in/outbox.ts';
import { OutboxList } from '../../features/sign-in/outbox-list.tsx';
import { titleFrom } from '../../text/server.ts';

export const generateMetadata = titleFrom(peopleMessages, 'outbox');

/** Only where messages stay on this machine. */
export default async function OutboxPage() {
  if (!(await hasOutbox())) notFound();
  return (
    <main className="mx-auto max-w-3xl px-4 py-8">
      <OutboxList />
    </main>
  );
}
