'use client';
import { ShieldAlert, ShieldCheck, ShieldOff, ShieldX } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useNow } from '../../ui/time.tsx';
import { certificateMessages } from './messages.ts';
import { type Standing, type StandingOf, standingOf, toneOf } from './standing.ts';

const ICONS = {
  none: ShieldOff,
  expired: ShieldX,
  notYet: ShieldX,
  unfit: ShieldX,
  soon: ShieldAlert,
  valid: ShieldCheck,
} as const;

function wordOf(standing: Standing, text: (typeof certificateMessages)['pt-BR']): string {
  if (standing.kind !== 'soon') return text[standing.kind];
  return standing.days === 0 ? text.expiresToday : text.expiresIn(standing.days);
}

/** Status badge of an A1 certificate. */
export function CertificateBadge({ certificate }: { readonly certificate: StandingOf | null }) {
  const text = useText(certificateMessages);
  const now = useNow(60_000);
  if (now === null) return <Skeleton className="w-24" />;
  const standing = standingOf(certificate, now);
  const Icon = ICONS[standing.kind];
  return (
    <Badge tone={toneOf(standing)}>
      <Icon aria-hidden />
      {wordOf(standing, text)}
    </Badge>
  );
}
