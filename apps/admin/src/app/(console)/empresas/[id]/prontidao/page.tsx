import type { Metadata } from 'next';
import { readinessMessages } from '../../../../../features/readiness/messages.ts';
import { ReadinessPage } from '../../../../../features/readiness/readiness.tsx';
import { requestText } from '../../../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(readinessMessages)).title,
});

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

export default async function ClientReadinessPage({ params }: Props) {
  return <ReadinessPage clientId={(await params).id} />;
}
