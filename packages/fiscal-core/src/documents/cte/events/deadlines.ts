import { type EventDeadline, HOUR } from '../../../engine/events/term.ts';

export const CTE_DEADLINES: readonly EventDeadline[] = [
  {
    kind: 'cancelamento',
    term: { minutes: 168 * HOUR },
    refusal: '220',
    source: 'Ajuste SINIEF 09/2007, cl. 14ª; MOC CT-e 4.00 Visão Geral, evento de cancelamento',
  },
  {
    kind: 'prestacao-desacordo',
    term: { minutes: 45 * 24 * HOUR },
    refusal: '787',
    source: 'MOC CT-e 4.00 Visão Geral, prestação do serviço em desacordo',
  },
];
