import type { Metadata } from 'next';
import { CompanyContingency } from '../../../../../features/contingency/company-contingency.tsx';
import { contingencyMessages } from '../../../../../features/contingency/messages.ts';
import { requestText } from '../../../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(contingencyMessages)).tab,
});

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

export default async function CompanyContingencyPage({ params }: Props) {
  return <CompanyContingency clientId={(await params).id} />;
}
