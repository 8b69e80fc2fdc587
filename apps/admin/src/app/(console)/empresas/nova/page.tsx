import { clientMessages } from '../../../../features/clients/messages.ts';
import { NewClient } from '../../../../features/clients/new-client.tsx';
import { titleFrom } from '../../../../text/server.ts';

export const generateMetadata = titleFrom(clientMessages, 'newTitle');

export default function NewClientPage() {
  return <NewClient />;
}
