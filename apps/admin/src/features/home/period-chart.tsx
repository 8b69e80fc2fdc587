'use client';
import type { ComponentProps } from 'react';
import { DayBars } from './day-bars.tsx';
import { TimeLines } from './time-lines.tsx';

type PeriodChartProps =
  | ({ readonly of: 'documents' } & ComponentProps<typeof DayBars>)
  | ({ readonly of: 'times' } & ComponentProps<typeof TimeLines>);

/** One chart or the other: loaded as one, their library comes once. */
export function PeriodChart(props: PeriodChartProps) {
  return props.of === 'documents' ? (
    <DayBars days={props.days} />
  ) : (
    <TimeLines days={props.days} times={props.times} />
  );
}
