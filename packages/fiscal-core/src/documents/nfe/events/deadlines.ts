import { type EventDeadline, HOUR } from '../../../engine/events/term.ts';

/** Terms that a UF gives instead of 24 h. Sources: guides of software houses (2026), for want of one official list. */
const cancelOf = (uf: string, hours: number, late: EventDeadline['late'], source: string): EventDeadline => ({
  kind: 'cancelamento',
  uf,
  from: 'autorizacao',
  term: { minutes: hours * HOUR },
  late,
  refusal: '501',
  source,
});

export const NFE_DEADLINES: readonly EventDeadline[] = [
  cancelOf('CE', 24, '155', 'guides: taken late without limit'),
  cancelOf('PR', 168, null, 'guides: 168 h'),
  cancelOf('RO', 720, null, 'guides: 720 h'),
  cancelOf('RS', 168, null, 'guides: 168 h'),
  {
    ...cancelOf(
      'SP',
      480,
      '155',
      'guides: 24 h, then until 480 h out of time and with a fine; uncertain, no text of SP was read',
    ),
    onTime: { minutes: 24 * HOUR },
  },
  {
    kind: 'cancelamento',
    uf: null,
    from: 'autorizacao',
    term: { minutes: 24 * HOUR },
    late: null,
    refusal: '501',
    source: 'Ajuste SINIEF 07/2005, cl. 12ª; MOC 7.0 §5.8',
  },
  {
    kind: 'carta-correcao',
    uf: null,
    from: 'autorizacao',
    term: { minutes: 720 * HOUR },
    late: null,
    refusal: null,
    source: '30 days in several UFs, in no manual read: told, not enforced',
  },
  {
    kind: 'ator-interessado',
    uf: null,
    from: 'emissao',
    term: { months: 6 },
    late: null,
    refusal: '596',
    source: 'NT 2020.007 v1.00',
  },
];

export const NFCE_DEADLINES: readonly EventDeadline[] = [
  {
    kind: 'cancelamento',
    uf: null,
    from: 'autorizacao',
    term: { minutes: 30 },
    late: null,
    refusal: '501',
    source: 'Ajuste SINIEF 19/2016, cl. 15ª: after it always 501, never 155',
  },
  {
    kind: 'cancelamento-substituicao',
    uf: null,
    from: 'autorizacao',
    term: { minutes: 168 * HOUR },
    late: null,
    refusal: '501',
    source: 'Ajuste SINIEF 19/2016',
  },
];
