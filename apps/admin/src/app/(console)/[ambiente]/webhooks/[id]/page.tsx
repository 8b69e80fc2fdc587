import { EndpointPage } from '../../../../../features/webhooks/endpoint-page.tsx';
import { webhookMessages } from '../../../../../features/webhooks/messages.ts';
import type { PageOf } from '../../../../../shell/page-of.ts';
import { titleFrom } from '../../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../../trpc/server.ts';

export const generateMetadata = titleFrom(webhookMessages, 'endpoint');

export default async function Endpoint({ params }: PageOf<'id'>) {
  const { id } = await params;
  return (
    <Prefetched queries={[prefetch(api().webhooks.get.queryOptions({ id }))]}>
      <EndpointPage id={id} />
    </Prefetched>
  );
}
