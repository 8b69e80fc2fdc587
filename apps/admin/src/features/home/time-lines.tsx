'use client';
import { curveMonotoneX, line } from 'd3-shape';
import { useLocale, useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { Chart } from './chart.tsx';
import type { Scales } from './chart-scales.ts';
import { formatMs } from './format-day.ts';
import { homeMessages } from './messages.ts';

type Stats = Answers['home']['stats'];
type Time = Stats['times'][number];

const HEIGHT = 184;

/** Dashed what 95 % stayed below, over it the median. */
const LINES = [
  { of: 'p95Ms', name: 'p95', stroke: 'stroke-warn stroke-2', fill: 'fill-warn', dash: '5 4' },
  { of: 'p50Ms', name: 'p50', stroke: 'stroke-accent stroke-[2.5]', fill: 'fill-accent', dash: undefined },
] as const;

/** Authorization times per day. */
export function TimeLines({ days, times }: Pick<Stats, 'days' | 'times'>) {
  const text = useText(homeMessages);
  const locale = useLocale();
  const byDay = new Map(times.map((time) => [time.day, time]));
  const timeText = (day: string, of: (typeof LINES)[number]['of']) => {
    const time = byDay.get(day);
    return time === undefined ? '–' : formatMs(time[of], locale);
  };
  return (
    <Chart
      label={text.timesChart}
      days={days}
      most={Math.max(...times.map(({ p95Ms }) => p95Ms))}
      height={HEIGHT}
      format={(value) => formatMs(value, locale)}
      dayText={(day) => LINES.map(({ of, name }) => `${text[name]} ${timeText(day, of)}`).join(', ')}
      readout={(day) =>
        LINES.toReversed().map(({ of, name, stroke, dash }) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <svg className="h-3 w-5" aria-hidden>
              <path d="M0 6H20" strokeDasharray={dash} className={stroke} />
            </svg>
            {text[name]} <span className="font-medium tabular-nums">{timeText(day, of)}</span>
          </span>
        ))
      }
    >
      {(scales, at) => <Lines scales={scales} at={at} days={days} byDay={byDay} />}
    </Chart>
  );
}

interface LinesProps {
  readonly scales: Scales;
  readonly at: string | null;
  readonly days: readonly string[];
  readonly byDay: ReadonlyMap<string, Time>;
}

/** Broken where a day has no authorization; each that has one is a dot. */
function Lines({ scales: { x, y, top, bottom }, at, days, byDay }: LinesProps) {
  const middle = (day: string) => (x(day) ?? 0) + x.bandwidth() / 2;
  return (
    <>
      {at === null ? null : (
        <line x1={middle(at)} x2={middle(at)} y1={bottom} y2={top} className="stroke-line-strong" />
      )}
      {LINES.map(({ of, name, stroke, fill, dash }) => {
        const path = line<string>()
          .defined((day) => byDay.has(day))
          .x(middle)
          .y((day) => y(byDay.get(day)?.[of] ?? 0))
          .curve(curveMonotoneX);
        return (
          <g key={name}>
            <path d={path(days) ?? ''} className={`fill-none ${stroke}`} strokeDasharray={dash} />
            {[...byDay.values()].map((time) => (
              <circle
                key={time.day}
                cx={middle(time.day)}
                cy={y(time[of])}
                r={time.day === at ? 4 : 2.5}
                className={fill}
              />
            ))}
          </g>
        );
      })}
    </>
  );
}
