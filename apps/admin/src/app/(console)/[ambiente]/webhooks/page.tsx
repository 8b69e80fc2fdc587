import type { Metadata } from 'next';
import { WebhooksPage } from '../../../../features/webhooks/webhooks-page.tsx';
import { ambienteOf } from '../../../../shell/ambiente-paths.ts';
import { shellMessages } from '../../../../shell/messages.ts';
import { requestText } from '../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../trpc/server.ts';

interface Props {
  readonly params: Promise<{ readonly ambiente: string }>;
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(shellMessages)).webhooks,
});

export default async function Webhooks({ params }: Props) {
  const environment = ambienteOf((await params).ambiente) ?? 2;
  return (
    <Prefetched queries={[prefetch(api().webhooks.list.queryOptions({ environment }))]}>
      <WebhooksPage />
    </Prefetched>
  );
}
