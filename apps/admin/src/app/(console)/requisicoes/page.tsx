import { RequestsPage } from '../../../features/requests/requests-page.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { titleFrom } from '../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../trpc/server.ts';

export const generateMetadata = titleFrom(shellMessages, 'requests');

export default function Requests() {
  return (
    <Prefetched queries={[prefetch(api().clients.options.queryOptions())]}>
      <RequestsPage />
    </Prefetched>
  );
}
