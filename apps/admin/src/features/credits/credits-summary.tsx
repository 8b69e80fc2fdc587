'use client';
import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useNow } from '../../ui/time.tsx';
import { creditMessages } from './messages.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

type Summary = Answers['credits']['summary'];

/** Balance, credits on hold and trial. */
export function CreditsSummary({ summary }: { readonly summary: Summary }) {
  const text = useText(creditMessages);
  const locale = useLocale();
  const { available, balance, held, inTrial } = summary;
  return (
    <>
      {!inTrial && available <= 0 ? <Notice tone="bad">{text.exhausted}</Notice> : null}
      <dl className="grid gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-2 xl:grid-cols-4">
        <Figure name={text.available} value={formatNumber(available, locale)} />
        <Figure name={text.balance} value={formatNumber(balance, locale)} />
        <Figure name={text.held} value={formatNumber(held, locale)} hint={text.heldHint} />
        <Trial endsAt={summary.trialEndsAt} inTrial={inTrial} />
      </dl>
    </>
  );
}

function Trial({ endsAt, inTrial }: { readonly endsAt: Date; readonly inTrial: boolean }) {
  const text = useText(creditMessages);
  const locale = useLocale();
  const now = useNow(MINUTE_MS);
  const date = formatDate(endsAt, locale);
  if (!inTrial)
    return <Figure name={text.trial} value={text.trialOver} hint={`${text.trialUntil} ${date}`} />;
  const days = now === null ? null : Math.floor((endsAt.getTime() - now.getTime()) / DAY_MS);
  const left = days === null ? null : days < 1 ? text.trialEndsToday : text.trialLeft(days);
  return (
    <Figure
      name={text.trial}
      value={`${text.trialUntil} ${date}`}
      hint={text.trialHint}
      badge={left === null ? null : <Badge tone={days !== null && days < 7 ? 'warn' : 'good'}>{left}</Badge>}
    />
  );
}

function Figure({
  name,
  value,
  hint,
  badge,
}: {
  readonly name: string;
  readonly value: string;
  readonly hint?: string;
  readonly badge?: ReactNode;
}) {
  return (
    <div className="bg-surface px-5 py-4">
      <dt className="flex min-h-6 items-center justify-between gap-2 text-[13px] text-ink-soft">
        {name} {badge}
      </dt>
      <dd className="mt-1">
        <span className="text-2xl font-semibold tracking-tight tabular-nums">{value}</span>
        {hint === undefined ? null : <span className="mt-1 block text-[13px] text-ink-soft">{hint}</span>}
      </dd>
    </div>
  );
}
