import { type EventDeadline, HOUR } from '../../../engine/events/term.ts';

export const NFSE_DEADLINES: readonly EventDeadline[] = [
  {
    kind: 'cancelamento',
    uf: null,
    from: 'autorizacao',
    term: { minutes: 720 * HOUR },
    late: null,
    refusal: 'E0822',
    source:
      'each município sets its own (0 h to 180 days) and there is no national figure: 30 days until a município is known',
  },
];
