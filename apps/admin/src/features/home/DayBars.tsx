'use client';
import { useId, useState } from 'react';
import { formatNumber } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { type DayOutcomes, OUTCOMES, type Outcome, totalOf } from './day-counts.ts';
import { shortDay } from './format-day.ts';
import { homeMessages } from './messages.ts';

/** Each outcome has a filling of its own besides its colour. */
const FILL: Readonly<Record<Outcome, string>> = {
  authorised: 'fill-good/75',
  cancelled: 'fill-ink-faint',
  rejected: 'fill-bad',
  running: 'fill-accent',
};
/** Percent of the drawing's height that bars may take; the rest is air above the tallest. */
const ROOM = 96;

/** Documents by day, outcomes stacked; whoever points at a day reads its numbers. */
export function DayBars({ days }: { readonly days: readonly DayOutcomes[] }) {
  const text = useText(homeMessages);
  const locale = useLocale();
  const hatch = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const most = Math.max(1, ...days.map(({ outcomes }) => totalOf(outcomes)));
  const total = days.reduce((sum, { outcomes }) => sum + totalOf(outcomes), 0);
  const width = 100 / days.length;
  const shown = days.find(({ day }) => day === pointed) ?? days.at(-1);
  return (
    <figure>
      <svg className="h-44 w-full" role="img" aria-label={text.chart(total)}>
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className="fill-bad-soft" />
            <rect width="3" height="6" className="fill-bad" />
          </pattern>
        </defs>
        <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-line-strong" />
        {days.map(({ day, outcomes }, index) => (
          <g key={day} onPointerEnter={() => setPointed(day)} onPointerLeave={() => setPointed(null)}>
            <rect
              x={`${index * width}%`}
              width={`${width}%`}
              height="100%"
              className={pointed === day ? 'fill-sunken' : 'fill-transparent'}
            />
            {stacked(outcomes, most).map(({ outcome, y, height }) => (
              <rect
                key={outcome}
                x={`${(index + 0.14) * width}%`}
                width={`${width * 0.72}%`}
                y={`${y}%`}
                height={`${height}%`}
                {...(outcome === 'rejected' ? { fill: `url(#${hatch})` } : { className: FILL[outcome] })}
              />
            ))}
          </g>
        ))}
      </svg>
      <div className="mt-1 flex justify-between text-xs text-ink-soft tabular-nums" aria-hidden>
        {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map((each) =>
          each === undefined ? null : <span key={each.day}>{shortDay(each.day, locale)}</span>,
        )}
      </div>
      {shown === undefined ? null : (
        <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-[13px]">
          <span className="font-medium tabular-nums">{shortDay(shown.day, locale)}</span>
          {OUTCOMES.map((outcome) => (
            <span key={outcome} className="inline-flex items-center gap-1.5">
              <svg className="size-3" aria-hidden>
                <rect
                  width="100%"
                  height="100%"
                  rx="2"
                  {...(outcome === 'rejected' ? { fill: `url(#${hatch})` } : { className: FILL[outcome] })}
                />
              </svg>
              {text[outcome]}
              <span className="font-medium tabular-nums">
                {formatNumber(shown.outcomes[outcome], locale)}
              </span>
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

/** From the ground up, in percent of the drawing. */
function stacked(outcomes: DayOutcomes['outcomes'], most: number) {
  let top = 100;
  return OUTCOMES.flatMap((outcome) => {
    const height = (outcomes[outcome] / most) * ROOM;
    if (height === 0) return [];
    top -= height;
    return [{ outcome, y: top, height }];
  });
}
