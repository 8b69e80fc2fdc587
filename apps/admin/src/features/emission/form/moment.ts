const OFFSET_MS = 3 * 3_600_000;

/** This second at Brasília's clock, as bodies write it: `2026-11-21T10:00:00-03:00`. */
export const momentNow = (): string => `${new Date(Date.now() - OFFSET_MS).toISOString().slice(0, 19)}-03:00`;

/** A chosen day and hour, with the offset of the previous value or else that of Brasília. */
export const momentOf = (local: string, before: string): string => {
  if (local === '') return '';
  return `${local.length === 16 ? `${local}:00` : local}${/[+-]\d{2}:\d{2}$/.exec(before)?.[0] ?? '-03:00'}`;
};
