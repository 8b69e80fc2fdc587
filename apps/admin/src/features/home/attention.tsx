'use client';
import {
  CalendarClock,
  Coins,
  Hourglass,
  KeyRound,
  type LucideIcon,
  TriangleAlert,
  Truck,
} from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { Time, useNow } from '../../ui/time.tsx';
import { homeMessages } from './messages.ts';

type Found = Answers['home']['attention'];

interface Item {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly tone: 'plain' | 'warn' | 'bad';
  readonly what: string;
  readonly when?: ReactNode;
  readonly href: string;
}

const DAY_MS = 86_400_000;
/** Days before the end of a trial at which the notice appears. */
const TRIAL_DAYS = 7;

const TONES = { plain: 'text-ink-soft', warn: 'text-warn', bad: 'text-bad' } as const;

/** Matters that need attention; nothing when there are none. */
export function Attention({ found }: { readonly found: Found }) {
  const text = useText(homeMessages);
  const items = useItems(found);
  if (items.length === 0) return null;
  return (
    <Card title={text.attention} padded={false}>
      <ul className="divide-y">
        {items.map(({ key, icon: Icon, tone, what, when, href }) => (
          <li key={key} className="flex items-center gap-3 px-5 py-3">
            <Icon className={cn('size-4 shrink-0', TONES[tone])} aria-hidden />
            <p className="min-w-0 flex-1">
              {what} {when}
            </p>
            <Link
              href={href}
              prefetch={false}
              aria-label={text.openOf(what)}
              className="-my-1 py-1 text-[13px] text-accent underline-offset-4 hover:underline"
            >
              {text.open}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useItems({
  halted,
  waiting,
  mdfeNear,
  mdfeOver,
  mdfeOpen,
  endingTokens,
  trialEndsAt,
  credits,
}: Found): readonly Item[] {
  const text = useText(homeMessages);
  const now = useNow(60_000);
  const pending = `/${pathOf(useAmbiente())}/pendencias`;
  const counted = (
    [
      ['halted', halted, TriangleAlert, 'bad'],
      ['waiting', waiting, Hourglass, 'warn'],
      ['mdfeOver', mdfeOver, Truck, 'bad'],
      ['mdfeNear', mdfeNear, Truck, 'warn'],
      ['mdfeOpen', mdfeOpen - mdfeNear - mdfeOver, Truck, 'plain'],
    ] as const
  ).flatMap(([key, count, icon, tone]) =>
    count === 0 ? [] : [{ key, icon, tone, what: text[key](count), href: pending }],
  );
  const leftMs = trialEndsAt === null || now === null ? null : trialEndsAt.getTime() - now.getTime();
  const trial =
    trialEndsAt === null || leftMs === null || leftMs > TRIAL_DAYS * DAY_MS
      ? []
      : [
          {
            key: 'trial',
            icon: CalendarClock,
            tone: 'warn' as const,
            what: leftMs > 0 ? text.trialEnds : text.trialEnded,
            when: <Time at={trialEndsAt} relative />,
            href: '/creditos',
          },
        ];
  const spent =
    credits === null
      ? []
      : [
          {
            key: 'credits',
            icon: Coins,
            tone: credits.available > 0 ? ('warn' as const) : ('bad' as const),
            what: credits.available > 0 ? text.creditsEnd(credits.daysLeft) : text.creditsOver,
            href: '/creditos',
          },
        ];
  const tokens = endingTokens.map(({ clientId, name, expiresAt }) => ({
    key: `${clientId} ${expiresAt.getTime()}`,
    icon: KeyRound,
    tone: 'warn' as const,
    what: text.endingToken(name),
    when: <Time at={expiresAt} relative />,
    href: '/chaves',
  }));
  return [...counted, ...spent, ...trial, ...tokens];
}
