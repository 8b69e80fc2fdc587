import { ClientProfile } from '../../../../../features/clients/client-profile.tsx';
import { clientMessages } from '../../../../../features/clients/messages.ts';
import type { PageOf } from '../../../../../shell/page-of.ts';
import { titleFrom } from '../../../../../text/server.ts';

export const generateMetadata = titleFrom(clientMessages, 'profile');

export default async function ClientProfilePage({ params }: PageOf<'id'>) {
  return <ClientProfile clientId={(await params).id} />;
}
