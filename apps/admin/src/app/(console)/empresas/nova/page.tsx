import type { Metadata } from 'next';
import { clientMessages } from '../../../../features/clients/messages.ts';
import { NewClient } from '../../../../features/clients/new-client.tsx';
import { requestText } from '../../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(clientMessages)).newTitle,
});

export default function NewClientPage() {
  return <NewClient />;
}
