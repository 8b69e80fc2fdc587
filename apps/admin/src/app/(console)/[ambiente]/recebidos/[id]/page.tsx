import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { receivedMessages } from '../../../../../features/received/messages.ts';
import { ReceivedNotePage } from '../../../../../features/received/received-note-page.tsx';
import { requestText } from '../../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../../trpc/server.ts';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(receivedMessages)).note,
});

export default async function OneReceivedPage({ params }: Props) {
  const { id } = await params;
  if (!UUID.test(id)) notFound();
  return (
    <Prefetched queries={[prefetch(api().received.get.queryOptions({ id }))]}>
      <ReceivedNotePage key={id} id={id} />
    </Prefetched>
  );
}
