import { readinessMessages } from '../../../../../features/readiness/messages.ts';
import { ReadinessPage } from '../../../../../features/readiness/readiness.tsx';
import type { PageOf } from '../../../../../shell/page-of.ts';
import { titleFrom } from '../../../../../text/server.ts';

export const generateMetadata = titleFrom(readinessMessages, 'title');

export default async function ClientReadinessPage({ params }: PageOf<'id'>) {
  return <ReadinessPage clientId={(await params).id} />;
}
