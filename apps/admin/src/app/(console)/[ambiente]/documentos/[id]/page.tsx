import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocumentPage } from '../../../../../features/document/document-page.tsx';
import { documentPageMessages } from '../../../../../features/document/messages.ts';
import { requestText } from '../../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../../trpc/server.ts';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(documentPageMessages)).document,
});

export default async function OneDocumentPage({ params }: Props) {
  const { id } = await params;
  if (!UUID.test(id)) notFound();
  return (
    <Prefetched queries={[prefetch(api().document.get.queryOptions({ id }))]}>
      <DocumentPage key={id} id={id} />
    </Prefetched>
  );
}
