'use client';
import type { ComponentProps } from 'react';
import { DayBars } from './day-bars.tsx';
import { TimeLines } from './time-lines.tsx';

type PeriodChartProps =
  | ({ readonly of: 'documents' } & ComponentProps<typeof DayBars>)
  | ({ readonly of: 'times' } & ComponentProps<typeof TimeLines>);

/** Loads either chart in one module, so that their library is fetched once. */
export function PeriodChart(props: PeriodChartProps) {
  return props.of === 'documents' ? (
    <DayBars days={props.days} />
  ) : (
    <TimeLines days={props.days} times={props.times} />
  );
}
