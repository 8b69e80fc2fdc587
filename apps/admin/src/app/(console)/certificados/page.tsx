import type { Metadata } from 'next';
import { CertificateRadar } from '../../../features/certificates/certificate-radar.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { requestText } from '../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../trpc/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(shellMessages)).certificates,
});

export default function CertificatesPage() {
  return (
    <Prefetched queries={[prefetch(api().certificates.counts.queryOptions())]}>
      <CertificateRadar />
    </Prefetched>
  );
}
