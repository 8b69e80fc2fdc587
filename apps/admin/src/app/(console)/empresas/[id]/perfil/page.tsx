import type { Metadata } from 'next';
import { ClientProfile } from '../../../../../features/clients/client-profile.tsx';
import { clientMessages } from '../../../../../features/clients/messages.ts';
import { requestText } from '../../../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(clientMessages)).profile,
});

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

export default async function ClientProfilePage({ params }: Props) {
  return <ClientProfile clientId={(await params).id} />;
}
