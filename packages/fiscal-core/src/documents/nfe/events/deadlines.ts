import { type EventDeadline, HOUR } from '../../../engine/events/term.ts';

const cancelamento = { kind: 'cancelamento', refusal: '501' } as const;

export const NFE_DEADLINES: readonly EventDeadline[] = [
  // Terms that a UF gives instead of 24 h. Sources: guides of software houses (2026), for want of one official list.
  {
    ...cancelamento,
    uf: 'CE',
    term: { minutes: 24 * HOUR },
    late: '155',
    source: 'guides: taken late without limit',
  },
  { ...cancelamento, uf: 'PR', term: { minutes: 168 * HOUR }, source: 'guides: 168 h' },
  { ...cancelamento, uf: 'RO', term: { minutes: 720 * HOUR }, source: 'guides: 720 h' },
  { ...cancelamento, uf: 'RS', term: { minutes: 168 * HOUR }, source: 'guides: 168 h' },
  {
    ...cancelamento,
    uf: 'SP',
    onTime: { minutes: 24 * HOUR },
    term: { minutes: 480 * HOUR },
    late: '155',
    source: 'guides: 24 h, then until 480 h out of time and with a fine; uncertain, no text of SP was read',
  },
  {
    ...cancelamento,
    term: { minutes: 24 * HOUR },
    source: 'Ajuste SINIEF 07/2005, cl. 12ª; MOC 7.0 §5.8',
  },
  {
    kind: 'carta-correcao',
    term: { minutes: 720 * HOUR },
    refusal: null,
    source: '30 days in several UFs, in no manual read: told, not enforced',
  },
  {
    kind: 'ator-interessado',
    from: 'emissao',
    term: { months: 6 },
    refusal: '596',
    source: 'NT 2020.007 v1.00',
  },
];

export const NFCE_DEADLINES: readonly EventDeadline[] = [
  {
    ...cancelamento,
    term: { minutes: 30 },
    source: 'Ajuste SINIEF 19/2016, cl. 15ª: after it always 501, never 155',
  },
  {
    kind: 'cancelamento-substituicao',
    term: { minutes: 168 * HOUR },
    refusal: '501',
    source: 'Ajuste SINIEF 19/2016',
  },
];
