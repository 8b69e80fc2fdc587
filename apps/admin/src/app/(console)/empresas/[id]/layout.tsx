import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ClientFrame } from '../../../../features/clients/client-frame.tsx';
import { api, Prefetched, prefetch } from '../../../../trpc/server.ts';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
  readonly children: ReactNode;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Pages of one company; what all of them show is fetched once. */
export default async function ClientLayout({ params, children }: Props) {
  const { id } = await params;
  if (!UUID.test(id)) notFound();
  return (
    <Prefetched queries={[prefetch(api().clients.get.queryOptions({ clientId: id }))]}>
      <ClientFrame clientId={id}>{children}</ClientFrame>
    </Prefetched>
  );
}
