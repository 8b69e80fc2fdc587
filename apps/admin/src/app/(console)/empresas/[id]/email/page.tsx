import type { Metadata } from 'next';
import { CompanyEmails } from '../../../../../features/emails/company-emails.tsx';
import { emailMessages } from '../../../../../features/emails/messages.ts';
import { requestText } from '../../../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(emailMessages)).tab,
});

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

export default async function CompanyEmailsPage({ params }: Props) {
  return <CompanyEmails clientId={(await params).id} />;
}
