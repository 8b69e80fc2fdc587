import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocumentPage } from '../../../../../features/document/document-page.tsx';
import { documentPageMessages } from '../../../../../features/document/messages.ts';
import { NameFields } from '../../../../../features/emission/simple/name-fields.tsx';
import { isUuid } from '../../../../../shell/known-pages.ts';
import { shellMessages } from '../../../../../shell/messages.ts';
import type { PageOf } from '../../../../../shell/page-of.ts';
import { requestText } from '../../../../../text/server.ts';
import { api, isMissing, Prefetched } from '../../../../../trpc/server.ts';

const isUnknown = async (id: string): Promise<boolean> =>
  !isUuid(id) || (await isMissing(api().document.get.queryOptions({ id })));

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  if (await isUnknown((await params).id)) return { title: (await requestText(shellMessages)).notFound };
  return { title: (await requestText(documentPageMessages)).document };
}

export default async function OneDocumentPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  if (await isUnknown(id)) notFound();
  return (
    <Prefetched queries={[]}>
      <NameFields>
        <DocumentPage key={id} id={id} />
      </NameFields>
    </Prefetched>
  );
}
