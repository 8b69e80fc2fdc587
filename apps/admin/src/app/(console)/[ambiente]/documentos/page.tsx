import { DocumentList } from '../../../../features/documents/document-list.tsx';
import { askedOf, filtersOf } from '../../../../features/documents/filters.ts';
import { LIST_PAGES } from '../../../../features/documents/list-pages.ts';
import { ambienteOf } from '../../../../shell/ambiente-paths.ts';
import { shellMessages } from '../../../../shell/messages.ts';
import { titleFrom } from '../../../../text/server.ts';
import { api, Prefetched, prefetch, prefetchPages } from '../../../../trpc/server.ts';

export const generateMetadata = titleFrom(shellMessages, 'documents');

interface Props {
  readonly params: Promise<{ readonly ambiente: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function DocumentsPage({ params, searchParams }: Props) {
  const environment = ambienteOf((await params).ambiente) ?? 2;
  const address = new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
  const asked = askedOf(filtersOf(address), environment);
  return (
    <Prefetched
      queries={[
        prefetchPages(api().documents.list.infiniteQueryOptions(asked, LIST_PAGES)),
        prefetch(api().documents.types.queryOptions()),
        prefetch(api().views.list.queryOptions()),
        prefetch(api().clients.options.queryOptions()),
      ]}
    >
      <DocumentList />
    </Prefetched>
  );
}
