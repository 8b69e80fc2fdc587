import { KeysPage } from '../../../features/keys/keys-page.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { titleFrom } from '../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../trpc/server.ts';

export const generateMetadata = titleFrom(shellMessages, 'keys');

export default function Keys() {
  return (
    <Prefetched
      queries={[prefetch(api().keys.list.queryOptions()), prefetch(api().clients.options.queryOptions())]}
    >
      <KeysPage />
    </Prefetched>
  );
}
