'use client';
import { useLocale, useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { formatMs, shortDay } from './format-day.ts';
import { HEIGHT, pathOf, WIDTH } from './line-path.ts';
import { homeMessages } from './messages.ts';

type Stats = Answers['home']['stats'];
type Time = Stats['times'][number];

/** How long authorisations took, day by day: the median, and dashed what 95 % stayed below. */
export function TimeLines({ days, times }: Pick<Stats, 'days' | 'times'>) {
  const text = useText(homeMessages);
  const locale = useLocale();
  const most = Math.max(1, ...times.map(({ p95Ms }) => p95Ms)) * 1.08;
  const line = (of: (time: Time) => number) => pathOf(days, times, (time) => of(time) / most);
  const last = times.at(-1);
  return (
    <figure>
      <p className="text-xs text-ink-soft tabular-nums">{formatMs(most, locale)}</p>
      <svg
        className="h-32 w-full overflow-visible"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text.timesChart}
      >
        <path d={`M0 ${HEIGHT}H${WIDTH}`} className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
        <path
          d={line(({ p95Ms }) => p95Ms)}
          className="fill-none stroke-warn stroke-2"
          strokeDasharray="5 4"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={line(({ p50Ms }) => p50Ms)}
          className="fill-none stroke-accent stroke-[2.5]"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="mt-1 flex justify-between text-xs text-ink-soft tabular-nums" aria-hidden>
        {[days[0], days.at(-1)].map((day) =>
          day === undefined ? null : <span key={day}>{shortDay(day, locale)}</span>,
        )}
      </div>
      {last === undefined ? null : (
        <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-[13px]">
          <span className="font-medium tabular-nums">{shortDay(last.day, locale)}</span>
          <span className="inline-flex items-center gap-1.5">
            <svg className="h-3 w-5" aria-hidden>
              <path d="M0 6H20" className="stroke-accent stroke-[2.5]" />
            </svg>
            {text.p50} <span className="font-medium tabular-nums">{formatMs(last.p50Ms, locale)}</span>
          </span>
          <span className="inline-flex items-center gap-1.5">
            <svg className="h-3 w-5" aria-hidden>
              <path d="M0 6H20" strokeDasharray="5 4" className="stroke-warn stroke-2" />
            </svg>
            {text.p95} <span className="font-medium tabular-nums">{formatMs(last.p95Ms, locale)}</span>
          </span>
        </figcaption>
      )}
    </figure>
  );
}
