import type { EventKind } from './states.ts';

/** A length of time; or the month of Brasília it begins in and so many hours more. */
type Term = { readonly minutes: number } | { readonly months: number } | { readonly hoursAfterMonth: number };

/** Until when an authority takes an event of a type in a UF. */
export interface EventDeadline {
  readonly type: string;
  readonly kind: EventKind;
  /** Null = every UF without a row of its own. */
  readonly uf: string | null;
  /** What the time counts from. */
  readonly from: 'autorizacao' | 'emissao';
  readonly term: Term;
  /** Taken after the term too, with this code; null = refused. */
  readonly late: '155' | null;
  /** Refusal after the term; null = no authority checks it. */
  readonly refusal: '220' | '501' | '596' | 'E0822' | null;
  readonly source: string;
}

const HOUR = 60;
const MINUTE_MS = 60_000;

/** Terms that a UF gives instead of 24 h. Sources: guides of software houses (2026), for want of one official list. */
const cancelOf = (uf: string, hours: number, late: EventDeadline['late'], source: string): EventDeadline => ({
  type: 'nfe',
  kind: 'cancelamento',
  uf,
  from: 'autorizacao',
  term: { minutes: hours * HOUR },
  late,
  refusal: '501',
  source,
});

/** A UF with another term gets a row. */
export const EVENT_DEADLINES: readonly EventDeadline[] = [
  cancelOf('CE', 24, '155', 'guides: taken late without limit'),
  cancelOf('PR', 168, null, 'guides: 168 h'),
  cancelOf('RO', 720, null, 'guides: 720 h'),
  cancelOf('RS', 168, null, 'guides: 168 h'),
  {
    type: 'nfe',
    kind: 'cancelamento',
    uf: null,
    from: 'autorizacao',
    term: { minutes: 24 * HOUR },
    late: null,
    refusal: '501',
    source: 'Ajuste SINIEF 07/2005, cl. 12ª; MOC 7.0 §5.8',
  },
  {
    type: 'nfce',
    kind: 'cancelamento',
    uf: null,
    from: 'autorizacao',
    term: { minutes: 30 },
    late: null,
    refusal: '501',
    source: 'Ajuste SINIEF 19/2016, cl. 15ª: after it always 501, never 155',
  },
  {
    type: 'nfce',
    kind: 'cancelamento-substituicao',
    uf: null,
    from: 'autorizacao',
    term: { minutes: 168 * HOUR },
    late: null,
    refusal: '501',
    source: 'Ajuste SINIEF 19/2016',
  },
  {
    type: 'nfcom',
    kind: 'cancelamento',
    uf: null,
    from: 'autorizacao',
    term: { hoursAfterMonth: 120 },
    late: null,
    refusal: '220',
    source:
      'MOC NFCom 1.00a, L11: «até 120 horas do mês anterior», read as 120 h after the month of authorisation',
  },
  {
    type: 'nfse',
    kind: 'cancelamento',
    uf: null,
    from: 'autorizacao',
    term: { minutes: 720 * HOUR },
    late: null,
    refusal: 'E0822',
    source:
      'each município sets its own (0 h to 180 days) and there is no national figure: 30 days until a município is known',
  },
  {
    type: 'dce',
    kind: 'cancelamento',
    uf: null,
    from: 'autorizacao',
    term: { minutes: 24 * HOUR },
    late: null,
    refusal: '501',
    source: 'Ajuste SINIEF 05/2021; libraries: 24 h, which a UF may take late',
  },
  {
    type: 'nfe',
    kind: 'carta-correcao',
    uf: null,
    from: 'autorizacao',
    term: { minutes: 720 * HOUR },
    late: null,
    refusal: null,
    source: '30 days in several UFs, in no manual read: told, not enforced',
  },
  {
    type: 'nfe',
    kind: 'ator-interessado',
    uf: null,
    from: 'emissao',
    term: { months: 6 },
    late: null,
    refusal: '596',
    source: 'NT 2020.007 v1.00',
  },
  {
    type: 'cte',
    kind: 'cancelamento',
    uf: null,
    from: 'autorizacao',
    term: { minutes: 168 * HOUR },
    late: null,
    refusal: '220',
    source: 'Ajuste SINIEF 09/2007, cl. 14ª; MOC CT-e 4.00 Visão Geral, evento de cancelamento',
  },
  {
    type: 'mdfe',
    kind: 'cancelamento',
    uf: null,
    from: 'autorizacao',
    term: { minutes: 24 * HOUR },
    late: null,
    refusal: '220',
    source: 'MOC MDF-e 3.00b §6; not where the cargo is told later and was not told yet',
  },
];

/** The term of an event; null when there is none. */
export const eventDeadline = (type: string, kind: EventKind, uf: string): EventDeadline | null => {
  const rows = EVENT_DEADLINES.filter((row) => row.type === type && row.kind === kind);
  return rows.find((row) => row.uf === uf) ?? rows.find((row) => row.uf === null) ?? null;
};

/** Brasília is three hours behind UTC all year. */
const BRASILIA_MS = 3 * HOUR * MINUTE_MS;

/** When the next month begins in Brasília. */
function nextMonthMs(fromMs: number): number {
  const here = new Date(fromMs - BRASILIA_MS);
  return Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + 1, 1) + BRASILIA_MS;
}

/** The last instant of a term, in milliseconds since the epoch. */
export function termEndMs({ term }: Pick<EventDeadline, 'term'>, fromMs: number): number {
  if ('minutes' in term) return fromMs + term.minutes * MINUTE_MS;
  if ('hoursAfterMonth' in term) return nextMonthMs(fromMs) + term.hoursAfterMonth * HOUR * MINUTE_MS;
  const end = new Date(fromMs);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + term.months);
  // 31 August and six months is the last day of February, not 3 March.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}

/** Until when an authorised document can be cancelled; a type without a term is not cancelled at all. */
export function cancellableUntilMs(type: string, uf: string, authorizedAtMs: number): number {
  const row = eventDeadline(type, 'cancelamento', uf);
  return row === null ? authorizedAtMs : termEndMs(row, authorizedAtMs);
}
