import type { Metadata } from 'next';
import { PendingList } from '../../../../features/pending/pending-list.tsx';
import { ambienteOf } from '../../../../shell/ambiente-paths.ts';
import { shellMessages } from '../../../../shell/messages.ts';
import { requestText } from '../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../trpc/server.ts';

interface Props {
  readonly params: Promise<{ readonly ambiente: string }>;
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(shellMessages)).pending,
});

export default async function PendingPage({ params }: Props) {
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
