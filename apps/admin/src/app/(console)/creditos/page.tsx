import type { Metadata } from 'next';
import { CreditsPage } from '../../../features/credits/credits-page.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { requestText } from '../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../trpc/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(shellMessages)).credits,
});

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
