import { CertificateRadar } from '../../../features/certificates/certificate-radar.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { titleFrom } from '../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../trpc/server.ts';

export const generateMetadata = titleFrom(shellMessages, 'certificates');

export default function CertificatesPage() {
  return (
    <Prefetched queries={[prefetch(api().certificates.counts.queryOptions())]}>
      <CertificateRadar />
    </Prefetched>
  );
}
