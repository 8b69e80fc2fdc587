'use client';
import { ShieldAlert, ShieldCheck, ShieldOff, ShieldX } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNow } from '../../ui/time.tsx';
import {
  type CertificateFacts,
  type CertificateStatus,
  certificateStatus,
  toneOf,
} from './certificate-status.ts';
import { certificateMessages } from './messages.ts';

const ICONS = {
  none: ShieldOff,
  expired: ShieldX,
  notYet: ShieldX,
  unfit: ShieldX,
  soon: ShieldAlert,
  valid: ShieldCheck,
} as const;

function wordOf(status: CertificateStatus, text: (typeof certificateMessages)['pt-BR']): string {
  if (status.kind !== 'soon') return text[status.kind];
  return status.days === 0 ? text.expiresToday : text.expiresIn(status.days);
}

/** Status badge of an A1 certificate. */
export function CertificateBadge({ certificate }: { readonly certificate: CertificateFacts | null }) {
  const text = useText(certificateMessages);
  const now = useNow(60_000);
  if (now === null) return <Skeleton className="w-24" />;
  const status = certificateStatus(certificate, now);
  const Icon = ICONS[status.kind];
  return (
    <Badge tone={toneOf(status)}>
      <Icon aria-hidden />
      {wordOf(status, text)}
    </Badge>
  );
}
