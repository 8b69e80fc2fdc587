import { WebhooksPage } from '../../../../features/webhooks/webhooks-page.tsx';
import { ambienteOf } from '../../../../shell/ambiente-paths.ts';
import { shellMessages } from '../../../../shell/messages.ts';
import type { PageOf } from '../../../../shell/page-of.ts';
import { titleFrom } from '../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../trpc/server.ts';

export const generateMetadata = titleFrom(shellMessages, 'webhooks');

export default async function Webhooks({ params }: PageOf<'ambiente'>) {
  const environment = ambienteOf((await params).ambiente) ?? 2;
  return (
    <Prefetched queries={[prefetch(api().webhooks.list.queryOptions({ environment }))]}>
      <WebhooksPage />
    </Prefetched>
  );
}
