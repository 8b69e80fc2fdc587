'use client';
import { useEffect, useState } from 'react';
import { formatDateTime, formatRelative, formatRemaining } from '../format/format.ts';
import { useLocale } from '../text/text.tsx';

/** The present, moving on by itself; null until the page is awake, so that server and browser agree. */
export function useNow(everyMs = 1000): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** A moment; beside it, if asked, how far it is from now. */
export function Time({ at, relative = false }: { readonly at: Date; readonly relative?: boolean }) {
  const locale = useLocale();
  const now = useNow(30_000);
  const exact = formatDateTime(at, locale);
  return (
    <time dateTime={at.toISOString()} title={exact} className="whitespace-nowrap tabular-nums">
      {relative && now !== null ? formatRelative(at, now, locale) : exact}
    </time>
  );
}

/** Time left until a moment, to the second; empty until hydration. */
export function Countdown({ until }: { readonly until: Date }) {
  const locale = useLocale();
  const now = useNow();
  if (now === null) return null;
  return (
    <time dateTime={until.toISOString()} className="whitespace-nowrap tabular-nums">
      {formatRemaining(until.getTime() - now.getTime(), locale)}
    </time>
  );
}
