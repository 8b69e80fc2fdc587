import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { peopleMessages } from '../../features/people/messages.ts';
import { OutboxList } from '../../features/people/OutboxList.tsx';
import { hasOutbox } from '../../features/people/outbox.ts';
import { requestText } from '../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(peopleMessages)).outbox,
});

/** Only where messages stay on this machine. */
export default async function OutboxPage() {
  if (!(await hasOutbox())) notFound();
  return (
    <main className="mx-auto max-w-3xl px-4 py-8">
      <OutboxList />
    </main>
  );
}
