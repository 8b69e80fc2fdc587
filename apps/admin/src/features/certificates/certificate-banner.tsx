'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { formatDate } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Notice } from '../../ui/notice.tsx';
import { certificateMessages } from './messages.ts';

/** A1s that expire soon or have; nothing while none does. Pages prefetch `certificates.warnings`. */
export function CertificateBanner() {
  const text = useText(certificateMessages);
  const locale = useLocale();
  const api = useApi();
  const { data } = useQuery(api.certificates.warnings.queryOptions());
  if (data === undefined || data.total === 0) return null;
  const { soonest, total, expired } = data;
  return (
    <Notice tone={expired > 0 ? 'bad' : 'warn'}>
      <p className="font-medium">{text.bannerSoon(total)}</p>
      <ul>
        {soonest.map(({ clientId, name, state, certificate }) => (
          <li key={clientId}>
            <Link
              href={`/empresas/${clientId}/certificado`}
              prefetch={false}
              className="inline-block py-1 underline underline-offset-2"
            >
              {name}
            </Link>
            {': '}
            {state === 'vencido' ? text.expired : text.validUntil}{' '}
            {certificate === null ? '' : formatDate(certificate.notAfter, locale)}
          </li>
        ))}
      </ul>
      <p>
        {total > soonest.length ? `${text.bannerMore(total - soonest.length)} · ` : ''}
        <Link href="/certificados" className="inline-block py-1 underline underline-offset-2">
          {text.bannerLink}
        </Link>
      </p>
    </Notice>
  );
}
