import { ClientList } from '../../../features/clients/client-list.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { titleFrom } from '../../../text/server.ts';

export const generateMetadata = titleFrom(shellMessages, 'clients');

export default function ClientsPage() {
  return <ClientList />;
}
