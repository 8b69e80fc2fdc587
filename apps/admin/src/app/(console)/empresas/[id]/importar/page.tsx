import type { Metadata } from 'next';
import { ImportPage } from '../../../../../features/imports/import-page.tsx';
import { importMessages } from '../../../../../features/imports/messages.ts';
import { requestText } from '../../../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(importMessages)).title,
});

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

export default async function ClientImportPage({ params }: Props) {
  return <ImportPage clientId={(await params).id} />;
}
