import { PendingList } from '../../../../features/pending/pending-list.tsx';
import { ambienteOf } from '../../../../shell/ambiente-paths.ts';
import { shellMessages } from '../../../../shell/messages.ts';
import type { PageOf } from '../../../../shell/page-of.ts';
import { titleFrom } from '../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../trpc/server.ts';

export const generateMetadata = titleFrom(shellMessages, 'pending');

export default async function PendingPage({ params }: PageOf<'ambiente'>) {
  const environment = ambienteOf((await params).ambiente) ?? 2;
  return (
    <Prefetched
      queries={[
        prefetch(api().document.stuck.queryOptions({ environment })),
        prefetch(api().document.openMdfe.queryOptions({ environment })),
      ]}
    >
      <PendingList />
    </Prefetched>
  );
}
