import type { Metadata } from 'next';
import { AccountPage } from '../../../features/account/account-page.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { requestText } from '../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../trpc/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(shellMessages)).accountSettings,
});

export default function AccountSettingsPage() {
  return (
    <Prefetched queries={[prefetch(api().account.get.queryOptions())]}>
      <AccountPage />
    </Prefetched>
  );
}
