import type { Metadata } from 'next';
import { clientMessages } from '../../../../../features/clients/messages.ts';
import { ClientNumbering } from '../../../../../features/numbering/client-numbering.tsx';
import { requestText } from '../../../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(clientMessages)).numbering,
});

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

export default async function ClientNumberingPage({ params }: Props) {
  return <ClientNumbering clientId={(await params).id} />;
}
