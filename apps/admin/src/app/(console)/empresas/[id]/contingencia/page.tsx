import { CompanyContingency } from '../../../../../features/contingency/company-contingency.tsx';
import { contingencyMessages } from '../../../../../features/contingency/messages.ts';
import type { PageOf } from '../../../../../shell/page-of.ts';
import { titleFrom } from '../../../../../text/server.ts';

export const generateMetadata = titleFrom(contingencyMessages, 'tab');

export default async function CompanyContingencyPage({ params }: PageOf<'id'>) {
  return <CompanyContingency clientId={(await params).id} />;
}
