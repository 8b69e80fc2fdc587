import type { Metadata } from 'next';
import { RequestsPage } from '../../../features/requests/requests-page.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { requestText } from '../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../trpc/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(shellMessages)).requests,
});

export default function Requests() {
  return (
    <Prefetched queries={[prefetch(api().clients.options.queryOptions())]}>
      <RequestsPage />
    </Prefetched>
  );
}
