const SHAPE = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}:\d{2}))?/;

/** Day of a date or date and time of the XML, `21/11/2026`, in the offset it was written with. */
export function day(text: string | null): string {
  const parts = SHAPE.exec(text ?? '');
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : (text ?? '');
}

/** Time of day, `10:00:00`; `''` when there is none. */
export const time = (text: string | null): string => SHAPE.exec(text ?? '')?.[4] ?? '';

export const dayAndTime = (text: string | null): string => `${day(text)} ${time(text)}`.trim();

/** The moment that a document bears; the epoch when it bears none. */
export function moment(text: string | null): Date {
  const at = Date.parse(text ?? '');
  return new Date(Number.isNaN(at) ? 0 : at);
}
