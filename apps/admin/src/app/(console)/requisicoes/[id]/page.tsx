import { requestMessages } from '../../../../features/requests/messages.ts';
import { RequestPage } from '../../../../features/requests/request-page.tsx';
import type { PageOf } from '../../../../shell/page-of.ts';
import { titleFrom } from '../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../trpc/server.ts';

export const generateMetadata = titleFrom(requestMessages, 'detail');

export default async function RequestDetail({ params }: PageOf<'id'>) {
  const { id } = await params;
  return (
    <Prefetched
      queries={[
        prefetch(api().requests.get.queryOptions({ id })),
        prefetch(api().clients.options.queryOptions()),
      ]}
    >
      <RequestPage id={id} />
    </Prefetched>
  );
}
