import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SandboxPage } from '../../../../features/sandbox/sandbox-page.tsx';
import { ambienteOf } from '../../../../shell/ambiente-paths.ts';
import { shellMessages } from '../../../../shell/messages.ts';
import type { PageOf } from '../../../../shell/page-of.ts';
import { requestText } from '../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../trpc/server.ts';

export async function generateMetadata({ params }: PageOf<'ambiente'>): Promise<Metadata> {
  const { sandbox, notFound: unknown } = await requestText(shellMessages);
  return { title: ambienteOf((await params).ambiente) === 2 ? sandbox : unknown };
}

/** There is nothing to steer in production. */
export default async function Page({ params }: PageOf<'ambiente'>) {
  if (ambienteOf((await params).ambiente) !== 2) notFound();
  return (
    <Prefetched queries={[prefetch(api().sandbox.world.queryOptions())]}>
      <SandboxPage />
    </Prefetched>
  );
}
