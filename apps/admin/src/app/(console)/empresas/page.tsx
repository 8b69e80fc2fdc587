import type { Metadata } from 'next';
import { ClientList } from '../../../features/clients/client-list.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { requestText } from '../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(shellMessages)).clients,
});

export default function ClientsPage() {
  return <ClientList />;
}
