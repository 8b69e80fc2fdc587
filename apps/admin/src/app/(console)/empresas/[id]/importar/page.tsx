import { ImportPage } from '../../../../../features/imports/import-page.tsx';
import { importMessages } from '../../../../../features/imports/messages.ts';
import type { PageOf } from '../../../../../shell/page-of.ts';
import { titleFrom } from '../../../../../text/server.ts';

export const generateMetadata = titleFrom(importMessages, 'title');

export default async function ClientImportPage({ params }: PageOf<'id'>) {
  return <ImportPage clientId={(await params).id} />;
}
