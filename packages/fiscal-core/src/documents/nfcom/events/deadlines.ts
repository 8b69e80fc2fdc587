import type { EventDeadline } from '../../../engine/events/term.ts';

export const NFCOM_DEADLINES: readonly EventDeadline[] = [
  {
    kind: 'cancelamento',
    term: { hoursAfterMonth: 120 },
    refusal: '220',
    source:
      'MOC NFCom 1.00a, L11: «até 120 horas do mês anterior», read as 120 h after the month of authorisation',
  },
];
