import type { Metadata } from 'next';
import { HomePage } from '../../../features/home/home-page.tsx';
import { ambienteOf } from '../../../shell/ambiente-paths.ts';
import { shellMessages } from '../../../shell/messages.ts';
import type { PageOf } from '../../../shell/page-of.ts';
import { requestText } from '../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../trpc/server.ts';

/** Also serves unknown paths, whose first part is read as an environment. */
export async function generateMetadata({ params }: PageOf<'ambiente'>): Promise<Metadata> {
  const { home, notFound } = await requestText(shellMessages);
  return { title: ambienteOf((await params).ambiente) === null ? notFound : home };
}

/** The browser fetches the period, so that today's figures need not wait for it. */
export default async function Page({ params }: PageOf<'ambiente'>) {
  const environment = ambienteOf((await params).ambiente) ?? 2;
  return (
    <Prefetched
      queries={[
        prefetch(api().home.stats.queryOptions({ environment, days: 1 })),
        prefetch(api().home.attention.queryOptions({ environment })),
        prefetch(api().clients.options.queryOptions()),
        prefetch(api().certificates.warnings.queryOptions()),
        prefetch(api().sefaz.alerts.queryOptions({ environment })),
        prefetch(api().documents.types.queryOptions()),
      ]}
    >
      <HomePage />
    </Prefetched>
  );
}
