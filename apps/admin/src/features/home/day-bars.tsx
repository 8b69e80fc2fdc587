'use client';
import { stack } from 'd3-shape';
import { useId } from 'react';
import { formatNumber } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { Chart } from './chart.tsx';
import { type DayOutcomes, OUTCOMES, type Outcome, totalOf } from './day-counts.ts';
import { homeMessages } from './messages.ts';

const HEIGHT = 216;

/** Each outcome has a filling of its own besides its color. */
const FILL: Readonly<Record<Outcome, string>> = {
  authorised: 'fill-[color-mix(in_oklch,var(--good)_75%,var(--surface))]',
  cancelled: 'fill-ink-faint',
  rejected: 'fill-bad',
  running: 'fill-accent',
};

const stacked = stack<DayOutcomes, Outcome>()
  .keys(OUTCOMES)
  .value(({ outcomes }, outcome) => outcomes[outcome]);

/** Documents by day, outcomes stacked. */
export function DayBars({ days }: { readonly days: readonly DayOutcomes[] }) {
  const text = useText(homeMessages);
  const locale = useLocale();
  const hatch = useId();
  const totals = days.map(({ outcomes }) => totalOf(outcomes));
  const of = (day: string, outcome: Outcome) =>
    formatNumber(days.find((each) => each.day === day)?.outcomes[outcome] ?? 0, locale);
  const filling = (outcome: Outcome) =>
    outcome === 'rejected' ? { fill: `url(#${hatch})` } : { className: FILL[outcome] };
  return (
    <Chart
      label={text.chart(
        totals.reduce((sum, total) => sum + total, 0),
        days.length,
      )}
      days={days.map(({ day }) => day)}
      most={Math.max(...totals)}
      height={HEIGHT}
      format={(value) => formatNumber(value, locale)}
      dayText={(day) => OUTCOMES.map((outcome) => `${text[outcome]} ${of(day, outcome)}`).join(', ')}
      readout={(day) =>
        OUTCOMES.map((outcome) => (
          <span key={outcome} className="inline-flex items-center gap-1.5">
            <svg className="size-3" aria-hidden>
              <rect width="100%" height="100%" rx="2" {...filling(outcome)} />
            </svg>
            {text[outcome]}
            <span className="font-medium tabular-nums">{of(day, outcome)}</span>
          </span>
        ))
      }
    >
      {({ x, y, top, bottom }, at) => (
        <>
          <Hatch id={hatch} />
          {at === null ? null : (
            <rect
              x={(x(at) ?? 0) - (x.step() - x.bandwidth()) / 2}
              width={x.step()}
              y={top}
              height={bottom - top}
              className="fill-sunken"
            />
          )}
          {stacked(days).flatMap((series) =>
            series
              .filter(([from, to]) => to > from)
              .map(({ 0: from, 1: to, data: { day } }) => (
                <rect
                  key={`${day} ${series.key}`}
                  x={x(day)}
                  width={x.bandwidth()}
                  y={y(to)}
                  height={y(from) - y(to)}
                  {...filling(series.key)}
                />
              )),
          )}
        </>
      )}
    </Chart>
  );
}

/** Pattern that distinguishes this series without color. */
function Hatch({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className="fill-bad-soft" />
        <rect width="3" height="6" className="fill-bad" />
      </pattern>
    </defs>
  );
}
