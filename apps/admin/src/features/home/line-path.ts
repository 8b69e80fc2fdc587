/** The drawing's own units. */
export const WIDTH = 300;
export const HEIGHT = 100;

/** A line through the days that have a value, broken where there is none; a lone day is a dot. */
export function pathOf<T extends { readonly day: string }>(
  days: readonly string[],
  times: readonly T[],
  shareOf: (time: T) => number,
): string {
  const step = WIDTH / Math.max(1, days.length - 1);
  const byDay = new Map(times.map((time) => [time.day, time]));
  let drawing = false;
  return days
    .map((day, index) => {
      const time = byDay.get(day);
      const goesOn = drawing;
      drawing = time !== undefined;
      if (time === undefined) return '';
      const at = `${round(index * step)} ${round(HEIGHT * (1 - shareOf(time)))}`;
      return goesOn ? `L${at}` : `M${at}h0.01`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;
