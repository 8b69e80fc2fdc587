import { ReceivedInbox } from '../../../../features/received/received-inbox.tsx';
import { shellMessages } from '../../../../shell/messages.ts';
import { titleFrom } from '../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../trpc/server.ts';

export const generateMetadata = titleFrom(shellMessages, 'received');

export default function ReceivedPage() {
  return (
    <Prefetched queries={[prefetch(api().clients.options.queryOptions())]}>
      <ReceivedInbox />
    </Prefetched>
  );
}
