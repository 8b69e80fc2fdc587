'use client';
import { formatDateTime } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { cn } from '../../ui/cn.ts';
import type { HistoryOf } from './board.ts';
import { sefazMessages } from './messages.ts';

const HEIGHT_MAX_PX = 28;
const HEIGHT_UNSEEN_PX = 3;

/** Availability per interval; height carries the same meaning as color. */
export function HistoryBars({ label, history }: { readonly label: string; readonly history: HistoryOf }) {
  const text = useText(sefazMessages);
  const locale = useLocale();
  const { availability, slots } = history ?? { availability: null, slots: [] };
  return (
    <section className="grid gap-1.5">
      <h3 className="flex flex-wrap justify-between gap-x-3 text-[13px]">
        <span className="font-medium">{label}</span>
        <span className="text-ink-soft tabular-nums">
          {availability === null ? text.unseenThen : text.availability(availability, locale)}
        </span>
      </h3>
      {slots.length === 0 ? null : (
        <div aria-hidden className="flex h-7 items-end gap-px">
          {slots.map(({ at, availability: up, latencyMs }) => (
            <span
              key={at.getTime()}
              title={text.slot(formatDateTime(at, locale), up, { ms: latencyMs, locale })}
              className={cn(
                'min-w-px flex-1 rounded-xs',
                up === null ? 'bg-line-strong' : up < 100 ? 'bg-bad' : 'bg-good',
              )}
              style={{ height: heightOf(up) }}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** Bars of failures are taller: an interval without failure has half the height. */
const heightOf = (up: number | null): number =>
  up === null ? HEIGHT_UNSEEN_PX : up < 100 ? HEIGHT_MAX_PX : HEIGHT_MAX_PX / 2;
