import type { Metadata } from 'next';
import { ClientCertificate } from '../../../../../features/certificates/client-certificate.tsx';
import { clientMessages } from '../../../../../features/clients/messages.ts';
import { requestText } from '../../../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(clientMessages)).certificate,
});

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

export default async function ClientCertificatePage({ params }: Props) {
  return <ClientCertificate clientId={(await params).id} />;
}
