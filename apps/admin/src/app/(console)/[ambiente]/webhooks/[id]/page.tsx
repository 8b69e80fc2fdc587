import type { Metadata } from 'next';
import { EndpointPage } from '../../../../../features/webhooks/endpoint-page.tsx';
import { webhookMessages } from '../../../../../features/webhooks/messages.ts';
import { requestText } from '../../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../../trpc/server.ts';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(webhookMessages)).endpoint,
});

export default async function Endpoint({ params }: Props) {
  const { id } = await params;
  return (
    <Prefetched queries={[prefetch(api().webhooks.get.queryOptions({ id }))]}>
      <EndpointPage id={id} />
    </Prefetched>
  );
}
