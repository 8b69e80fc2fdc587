import { ClientOverview } from '../../../../features/clients/client-overview.tsx';
import { clientMessages } from '../../../../features/clients/messages.ts';
import type { PageOf } from '../../../../shell/page-of.ts';
import { titleFrom } from '../../../../text/server.ts';

export const generateMetadata = titleFrom(clientMessages, 'overview');

export default async function ClientPage({ params }: PageOf<'id'>) {
  return <ClientOverview clientId={(await params).id} />;
}
