import type { Metadata } from 'next';
import { ClientOverview } from '../../../../features/clients/client-overview.tsx';
import { clientMessages } from '../../../../features/clients/messages.ts';
import { requestText } from '../../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(clientMessages)).overview,
});

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

export default async function ClientPage({ params }: Props) {
  return <ClientOverview clientId={(await params).id} />;
}
