import type { Metadata } from 'next';
import { requestMessages } from '../../../../features/requests/messages.ts';
import { RequestPage } from '../../../../features/requests/request-page.tsx';
import { requestText } from '../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../trpc/server.ts';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(requestMessages)).detail,
});

export default async function RequestDetail({ params }: Props) {
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
