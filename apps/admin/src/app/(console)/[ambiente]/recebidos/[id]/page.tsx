import { notFound } from 'next/navigation';
import { receivedMessages } from '../../../../../features/received/messages.ts';
import { ReceivedNotePage } from '../../../../../features/received/received-note-page.tsx';
import type { PageOf } from '../../../../../shell/page-of.ts';
import { titleFrom } from '../../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../../trpc/server.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const generateMetadata = titleFrom(receivedMessages, 'note');

export default async function OneReceivedPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  if (!UUID.test(id)) notFound();
  return (
    <Prefetched queries={[prefetch(api().received.get.queryOptions({ id }))]}>
      <ReceivedNotePage key={id} id={id} />
    </Prefetched>
  );
}
