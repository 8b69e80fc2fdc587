import { ClientCertificate } from '../../../../../features/certificates/client-certificate.tsx';
import { clientMessages } from '../../../../../features/clients/messages.ts';
import type { PageOf } from '../../../../../shell/page-of.ts';
import { titleFrom } from '../../../../../text/server.ts';

export const generateMetadata = titleFrom(clientMessages, 'certificate');

export default async function ClientCertificatePage({ params }: PageOf<'id'>) {
  return <ClientCertificate clientId={(await params).id} />;
}
