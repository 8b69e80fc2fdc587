import { CreditsPage } from '../../../features/credits/credits-page.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { titleFrom } from '../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../trpc/server.ts';

export const generateMetadata = titleFrom(shellMessages, 'credits');

export default function Credits() {
  return (
    <Prefetched
      queries={[
        prefetch(api().credits.summary.queryOptions()),
        prefetch(api().credits.months.queryOptions()),
      ]}
    >
      <CreditsPage />
    </Prefetched>
  );
}
