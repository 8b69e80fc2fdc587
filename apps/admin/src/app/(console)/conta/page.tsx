import { AccountPage } from '../../../features/account/account-page.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { titleFrom } from '../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../trpc/server.ts';

export const generateMetadata = titleFrom(shellMessages, 'accountSettings');

export default function AccountSettingsPage() {
  return (
    <Prefetched queries={[prefetch(api().account.get.queryOptions())]}>
      <AccountPage />
    </Prefetched>
  );
}
