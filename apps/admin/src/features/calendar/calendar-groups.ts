import type { Answers } from '../../trpc/client.tsx';

export type LegalChange = Answers['sefaz']['calendar']['changes'][number];

export interface CalendarGroups {
  /** Order: by day, the next one first. */
  readonly coming: readonly LegalChange[];
  readonly undated: readonly LegalChange[];
  /** Newest first; those without a known first day last. */
  readonly inForce: readonly LegalChange[];
  /** Past their last day; newest first. */
  readonly ended: readonly LegalChange[];
}

const ALWAYS = 'sempre';
const dayOf = ({ production }: LegalChange): string => (production === ALWAYS ? '' : (production ?? ''));

/** Groups the changes that concern a type of document by a day. @param type empty: every document */
export function calendarGroups(changes: readonly LegalChange[], day: string, type: string): CalendarGroups {
  const chosen = changes.filter(({ types }) => type === '' || types.includes(type));
  const byDay = chosen.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
  const begun = byDay.filter((change) => change.production !== null && dayOf(change) <= day).toReversed();
  const hasEnded = ({ until }: LegalChange): boolean => until !== null && until < day;
  return {
    coming: byDay.filter((change) => dayOf(change) > day),
    undated: byDay.filter(({ production }) => production === null),
    inForce: begun.filter((change) => !hasEnded(change)),
    ended: begun.filter(hasEnded),
  };
}
