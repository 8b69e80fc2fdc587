import type { Metadata } from 'next';
import { AuditLog } from '../../../features/audit/audit-log.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { requestText } from '../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(shellMessages)).audit,
});

export default function AuditPage() {
  return <AuditLog />;
}
