import { AuditLog } from '../../../features/audit/audit-log.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { titleFrom } from '../../../text/server.ts';

export const generateMetadata = titleFrom(shellMessages, 'audit');

export default function AuditPage() {
  return <AuditLog />;
}
