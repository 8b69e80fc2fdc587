import {
  CHANGE_IDS,
  type ChangeId,
  changeOf,
  dayInBrasilia,
  inForce,
  sinceAt,
} from '../calendar/calendar.ts';
import type { Binding, Certainty, Kind, Since, State } from '../calendar/change.ts';
import { CHANGE_WORDS, DOCUMENT_WORDS } from '../calendar/words.ts';
import type { Target } from '../vocabulary/target.ts';
import { DOCUMENTS } from './documents.ts';

/** The words of the calendar for callers, by those of the table. */
const KINDS: Readonly<Record<Kind, string>> = {
  layout: 'leiaute',
  rule: 'regra',
  table: 'tabela',
  rate: 'aliquota',
  paper: 'impresso',
  endpoint: 'endereco',
  event: 'evento',
  duty: 'dever',
};
const EFFECTS: Readonly<Record<Binding, string>> = {
  refusal: 'rejeicao',
  duty: 'dever',
  optional: 'opcional',
};
const CERTAINTIES: Readonly<Record<Certainty, string>> = {
  certain: 'texto_oficial',
  two: 'duas_fontes',
  one: 'uma_fonte',
  '[?]': 'a_confirmar',
};
const STATES: Readonly<Record<State, string>> = {
  built: 'pronta',
  'partly built': 'parcial',
  'not built': 'pendente',
};
export const LEGAL_KINDS = Object.values(KINDS);
export const LEGAL_EFFECTS = Object.values(EFFECTS);
export const LEGAL_CERTAINTIES = Object.values(CERTAINTIES);
export const LEGAL_STATES = Object.values(STATES);

/** A change of the law as callers see it. Days are of Brasília, AAAA-MM-DD. */
export interface LegalChange {
  readonly id: ChangeId;
  /** Documents by name, also of types that are not issued here. */
  readonly documents: string;
  /** Types of ours that it concerns. */
  readonly types: readonly string[];
  readonly summary: string;
  readonly norm: string;
  /** A day, `sempre` (in force already, no day known) or null (no day was set). */
  readonly homologation: string | null;
  readonly production: string | null;
  readonly until: string | null;
  readonly kinds: readonly string[];
  readonly effect: string;
  readonly certainty: string;
  readonly state: string;
  readonly inForce: Readonly<Record<Target, boolean>>;
}

export interface LegalCalendarQuery {
  /** Type of document; absent = all. */
  readonly document?: string;
  readonly kind?: string;
  /** First and last day, both included, of changes that begin or end in production or homologation; absent = open. */
  readonly from?: string;
  readonly to?: string;
}

export interface LegalCalendar {
  /** The day that `inForce` is read for. */
  readonly day: string;
  readonly changes: readonly LegalChange[];
}

const daySince = (since: Since): string | null => (since === 'always' ? 'sempre' : since);
const typesOf = (documents: string): readonly string[] =>
  DOCUMENTS.filter(
    ({ nome }) => documents === 'all' || documents.split(/, | of /).some((each) => each === nome),
  ).map(({ type }) => type);

/** A change as callers see it on a day. */
export function legalChangeOf(id: ChangeId, day: string): LegalChange {
  const change = changeOf(id);
  const { documents, norm, production, until, kinds, binding, certainty, state } = change;
  const here = (target: Target) => inForce(id, { day, target });
  return {
    id,
    documents: DOCUMENT_WORDS[documents] ?? documents,
    types: typesOf(documents),
    summary: CHANGE_WORDS[id],
    norm,
    homologation: daySince(sinceAt(change, 'homologacao')),
    production: daySince(production),
    until: until ?? null,
    kinds: kinds.map((kind) => KINDS[kind]),
    effect: EFFECTS[binding],
    certainty: CERTAINTIES[certainty],
    state: STATES[state],
    inForce: { sandbox: here('sandbox'), homologacao: here('homologacao'), producao: here('producao') },
  };
}

function fits(change: LegalChange, { document, kind, from, to }: LegalCalendarQuery): boolean {
  if (document !== undefined && !change.types.includes(document)) return false;
  if (kind !== undefined && !change.kinds.includes(kind)) return false;
  if (from === undefined && to === undefined) return true;
  return [change.homologation, change.production, change.until].some(
    (day) =>
      day !== null &&
      day !== 'sempre' &&
      (from === undefined || day >= from) &&
      (to === undefined || day <= to),
  );
}

/** Lists changes of the law, by their day in production; those without a day come last. */
export const createGetLegalCalendar =
  ({ nowMs }: { readonly nowMs: () => number }) =>
  (query: LegalCalendarQuery): LegalCalendar => {
    const day = dayInBrasilia(nowMs());
    const order = ({ production }: LegalChange) => (production === 'sempre' ? '' : (production ?? '9999'));
    const changes = CHANGE_IDS.map((id) => legalChangeOf(id, day))
      .filter((change) => fits(change, query))
      .toSorted((one, other) => (order(one) < order(other) ? -1 : order(one) > order(other) ? 1 : 0));
    return { day, changes };
  };
