import type { Metadata } from 'next';
import { ClientLogo } from '../../../../../features/clients/client-logo.tsx';
import { clientMessages } from '../../../../../features/clients/messages.ts';
import { requestText } from '../../../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(clientMessages)).logo,
});

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

export default async function ClientLogoPage({ params }: Props) {
  return <ClientLogo clientId={(await params).id} />;
}
