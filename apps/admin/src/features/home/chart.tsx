'use client';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { useLocale, useText } from '../../text/text.tsx';
import { dayAt, type Scales, scalesOf } from './chart-scales.ts';
import { shortDay } from './format-day.ts';
import { homeMessages } from './messages.ts';
import { useWidth } from './use-width.ts';

interface ChartProps {
  /** One-sentence description for screen readers. */
  readonly label: string;
  readonly days: readonly string[];
  /** The highest value. */
  readonly most: number;
  readonly height: number;
  readonly format: (value: number) => string;
  /** A day's values in words. */
  readonly dayText: (day: string) => string;
  /** Draws the chart; `at` is the selected day. */
  readonly children: (scales: Scales, at: string | null) => ReactNode;
  /** Below: the values of the day that is looked at, else of the last. */
  readonly readout: (day: string) => ReactNode;
}

/** Axes, grid, and a day that is looked at: by pointing at it, or by the arrow keys. */
export function Chart({ label, days, most, height, format, dayText, children, readout }: ChartProps) {
  const text = useText(homeMessages);
  const locale = useLocale();
  const [ref, width] = useWidth<HTMLDivElement>();
  const [at, setAt] = useState<string | null>(null);
  const scales = scalesOf({ width, height, days, most, format });
  const shown = at ?? days.at(-1);
  if (shown === undefined) return null;
  const look = ({ clientX, currentTarget }: PointerEvent) =>
    setAt(dayAt(scales, clientX - currentTarget.getBoundingClientRect().left) ?? null);
  return (
    <figure>
      <div
        ref={ref}
        className="relative touch-pan-y rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent"
        onPointerDown={look}
        onPointerMove={look}
        // A finger that is lifted has no other place to be.
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') setAt(null);
        }}
      >
        <svg width="100%" height={height} className="overflow-visible" role="img" aria-label={label}>
          {width === 0 ? null : (
            <>
              <Axes scales={scales} format={format} width={width} height={height} />
              {children(scales, at)}
            </>
          )}
        </svg>
        <input
          type="range"
          className="pointer-events-none absolute inset-0 size-full opacity-0"
          aria-label={text.lookAtDay(label)}
          aria-valuetext={`${shortDay(shown, locale)}: ${dayText(shown)}`}
          min={0}
          max={days.length - 1}
          value={days.indexOf(shown)}
          onChange={({ currentTarget }) => setAt(days[currentTarget.valueAsNumber] ?? null)}
          onBlur={() => setAt(null)}
        />
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-[13px]">
        <span className="font-medium tabular-nums">{shortDay(shown, locale)}</span>
        {readout(shown)}
      </figcaption>
    </figure>
  );
}

interface AxesProps {
  readonly scales: Scales;
  readonly format: (value: number) => string;
  readonly width: number;
  readonly height: number;
}

function Axes({ scales: { x, y, ticks, labelled }, format, width, height }: AxesProps) {
  const locale = useLocale();
  const [left] = x.range();
  return (
    <g className="fill-ink-soft text-xs tabular-nums">
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line x1={left} x2={width} className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'} />
          <text x={left - 8} dy="0.32em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {labelled.map((day) => (
        <text key={day} x={(x(day) ?? 0) + x.bandwidth() / 2} y={height - 6} textAnchor="middle">
          {shortDay(day, locale)}
        </text>
      ))}
    </g>
  );
}
