import { dayInBrasilia, type Moment } from '../../calendar/calendar.ts';
import { targetOf } from '../../vocabulary/target.ts';
import type { EmissionContext } from './definition.ts';

/** The law that a document of this context is judged by. */
export const lawOf = ({
  ambiente,
  target,
  nowMs,
  lawDay,
}: Pick<EmissionContext, 'ambiente' | 'target' | 'nowMs' | 'lawDay'>): Moment => ({
  day: lawDay ?? dayInBrasilia(nowMs),
  target: targetOf({ environment: ambiente, target }),
});
