import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EmissionPage } from '../../../../features/emission/emission-page.tsx';
import { emissionMessages } from '../../../../features/emission/messages.ts';
import { ambienteOf } from '../../../../shell/ambiente-paths.ts';
import { shellMessages } from '../../../../shell/messages.ts';
import { requestText } from '../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../trpc/server.ts';

interface Props {
  readonly params: Promise<{ readonly ambiente: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const here = ambienteOf((await params).ambiente) === 2;
  const { title } = await requestText(emissionMessages);
  return { title: here ? title : (await requestText(shellMessages)).notFound };
}

export default async function Page({ params }: Props) {
  if (ambienteOf((await params).ambiente) !== 2) notFound();
  return (
    <Prefetched
      queries={[
        prefetch(api().emission.types.queryOptions()),
        prefetch(api().clients.options.queryOptions()),
      ]}
    >
      <EmissionPage />
    </Prefetched>
  );
}
