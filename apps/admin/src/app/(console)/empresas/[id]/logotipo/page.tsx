import { ClientLogo } from '../../../../../features/clients/client-logo.tsx';
import { clientMessages } from '../../../../../features/clients/messages.ts';
import type { PageOf } from '../../../../../shell/page-of.ts';
import { titleFrom } from '../../../../../text/server.ts';

export const generateMetadata = titleFrom(clientMessages, 'logo');

export default async function ClientLogoPage({ params }: PageOf<'id'>) {
  return <ClientLogo clientId={(await params).id} />;
}
