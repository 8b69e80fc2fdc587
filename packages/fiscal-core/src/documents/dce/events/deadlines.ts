import { type EventDeadline, HOUR } from '../../../engine/events/term.ts';

export const DCE_DEADLINES: readonly EventDeadline[] = [
  {
    kind: 'cancelamento',
    term: { minutes: 24 * HOUR },
    refusal: '501',
    source: 'Ajuste SINIEF 05/2021; libraries: 24 h, which a UF may take late',
  },
];
