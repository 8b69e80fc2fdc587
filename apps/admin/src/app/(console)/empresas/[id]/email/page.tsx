import { CompanyEmails } from '../../../../../features/emails/company-emails.tsx';
import { emailMessages } from '../../../../../features/emails/messages.ts';
import type { PageOf } from '../../../../../shell/page-of.ts';
import { titleFrom } from '../../../../../text/server.ts';

export const generateMetadata = titleFrom(emailMessages, 'tab');

export default async function CompanyEmailsPage({ params }: PageOf<'id'>) {
  return <CompanyEmails clientId={(await params).id} />;
}
