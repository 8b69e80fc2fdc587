import { type ScaleBand, type ScaleLinear, scaleBand, scaleLinear } from 'd3-scale';

/** Room around the plot, in pixels: of axes and their words. */
const ABOVE = 10;
const BELOW = 24;
const LETTER = 7;
/** Width of a label on the day axis. */
const DAY_LABEL = 52;
const GRID_LINES = 4;

export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

export interface Scales {
  /** Left edge of a day's column. */
  readonly x: ScaleBand<string>;
  /** From a value to its height on the page; its domain ends at a round value. */
  readonly y: ScaleLinear<number, number>;
  /** Edges of the plot. */
  readonly top: number;
  readonly bottom: number;
  /** Values with a line and words. */
  readonly ticks: readonly number[];
  /** Days with words: the last always, the others as there is room. */
  readonly labelled: readonly string[];
}

interface Measured extends ChartSize {
  readonly days: readonly string[];
  /** The highest value. */
  readonly most: number;
  /** Formats a value of the axis; the longest label determines where the plot begins. */
  readonly format: (value: number) => string;
}

/** Days from left to right and values from the ground up, with round values on the axis; in pixels. */
export function scalesOf({ width, height, days, most, format }: Measured): Scales {
  const top = ABOVE;
  const bottom = height - BELOW;
  const y = scaleLinear()
    .domain([0, Math.max(1, most)])
    .nice(GRID_LINES)
    .range([bottom, top]);
  const ticks = y.ticks(GRID_LINES).filter(Number.isInteger);
  const left = LETTER * Math.max(...ticks.map((tick) => format(tick).length)) + 8;
  const x = scaleBand<string>().domain(days).range([left, width]).padding(0.28).paddingOuter(0.14);
  const every = Math.max(1, Math.ceil(DAY_LABEL / x.step()));
  const labelled = days.filter((_, index) => (days.length - 1 - index) % every === 0);
  return { x, y, top, bottom, ticks, labelled };
}

/** The day whose column is nearest to a place in the drawing. */
export function dayAt({ x }: Pick<Scales, 'x'>, left: number): string | undefined {
  const days = x.domain();
  const [from] = x.range();
  const index = Math.floor((left - from) / x.step());
  return days[Math.min(days.length - 1, Math.max(0, index))];
}
