import type { Metadata } from 'next';
import { EmissionPage } from '../../../../features/emission/emission-page.tsx';
import { emissionMessages } from '../../../../features/emission/messages.ts';
import { NameFields } from '../../../../features/emission/simple/name-fields.tsx';
import { ambienteOf } from '../../../../shell/ambiente-paths.ts';
import type { PageOf } from '../../../../shell/page-of.ts';
import { requestText } from '../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../trpc/server.ts';

export async function generateMetadata({ params }: PageOf<'ambiente'>): Promise<Metadata> {
  const { title, liveTitle } = await requestText(emissionMessages);
  return { title: ambienteOf((await params).ambiente) === 1 ? liveTitle : title };
}

export default function Page() {
  return (
    <Prefetched
      queries={[
        prefetch(api().emission.types.queryOptions()),
        prefetch(api().clients.options.queryOptions()),
      ]}
    >
      <NameFields>
        <EmissionPage />
      </NameFields>
    </Prefetched>
  );
}
