import { clientMessages } from '../../../../../features/clients/messages.ts';
import { ClientNumbering } from '../../../../../features/numbering/client-numbering.tsx';
import type { PageOf } from '../../../../../shell/page-of.ts';
import { titleFrom } from '../../../../../text/server.ts';

export const generateMetadata = titleFrom(clientMessages, 'numbering');

export default async function ClientNumberingPage({ params }: PageOf<'id'>) {
  return <ClientNumbering clientId={(await params).id} />;
}
