import type { Rule } from '../../../rules/rule.ts';
import type { ListedRule } from '../../authority.ts';
import { type Enforced, listing } from '../../listed.ts';

/** Rule without its predicate. */
type Row = Omit<Rule<never, never>, 'breaks'>;

/** Rows of `npm run sandbox:rules` for a type, beside its rules over documents and events. */
export interface PortalListing {
  /** Enforced before those rules, or by the wire. */
  readonly enforced: readonly Enforced[];
  /** Rules over what only this type takes. */
  readonly own?: readonly Row[];
  /** Enforced after all rules. */
  readonly last?: readonly Enforced[];
  /** Answered only when a marker or a condition asks for it. */
  readonly byMarker: readonly Enforced[];
  /** Strength of the rules that validation applies before sending, by code. */
  readonly predicted?: ReadonlyMap<string, ListedRule['predicted']>;
  /** Reason why validation leaves a code to the authority; null where it does not, or where the reason is not recorded. */
  readonly authorityOnly?: (cStat: string) => string | null;
}

interface Events {
  readonly identity: readonly Row[];
  readonly onRecord: readonly Row[];
  readonly events: readonly {
    readonly tpEvento: string;
    readonly descEvento: string;
    readonly rules: readonly Row[];
  }[];
}

interface Listed extends Events {
  readonly names: { readonly type: string };
  readonly modelo: string;
  readonly before: readonly Row[];
  readonly after: readonly Row[];
  readonly listing: PortalListing;
}

/** Rules over events with the type that they belong to; null = every type. */
export const eventRows = ({
  identity,
  onRecord,
  events,
}: Events): readonly { readonly event: string | null; readonly rule: Row }[] => [
  ...[...identity, ...onRecord].map((rule) => ({ event: null, rule })),
  ...events.flatMap(({ tpEvento, descEvento, rules }) =>
    rules.map((rule) => ({ event: `${tpEvento} ${descEvento}`, rule })),
  ),
];

/** Stages without a document: validation is not compared with their rules. */
const APART = ['evento', 'inutilizacao'];

/** Codes that validation gives to documents, and the authority here to events only. */
function codesOfEventsAlone(type: Listed, predicted: PortalListing['predicted']): readonly string[] {
  const ofDocuments = new Set([...type.before, ...type.after].map(({ cStat }) => cStat));
  const ofEvents = new Set(eventRows(type).map(({ rule }) => rule.cStat));
  return [...(predicted?.keys() ?? [])].filter((code) => ofEvents.has(code) && !ofDocuments.has(code));
}

/** Every rejection of a type with its state here. */
export function listRules(type: Listed): ListedRule[] {
  const { row, enforced, complete } = listing(type.names.type);
  const { own = [], last = [], byMarker, predicted, authorityOnly, ...first } = type.listing;
  const isOfModel = ({ modelos }: Row): boolean => !modelos || modelos.includes(type.modelo);
  const listingRow = (rule: Row, event: string | null = null) =>
    row(rule.cStat, rule.level, rule.stage, rule.source, {
      event,
      modelos: rule.modelos ?? [],
      ...(rule.xMotivo ? { message: rule.xMotivo, provisional: true } : {}),
    });
  const ofEventsAlone = codesOfEventsAlone(type, predicted);
  return complete([
    ...enforced(first.enforced, 'on'),
    ...[...type.before, ...type.after].filter(isOfModel).map((rule) => listingRow(rule)),
    ...eventRows(type)
      .filter(({ rule }) => isOfModel(rule))
      .map(({ event, rule }) => listingRow(rule, event)),
    ...ofEventsAlone.map((cStat) =>
      row(cStat, 'not-built', 'conteudo', 'validation alone; the sandbox applies it to events'),
    ),
    ...own.filter(isOfModel).map((rule) => listingRow(rule)),
    ...enforced(last, 'on'),
    ...enforced(byMarker, 'marker'),
  ]).map((rule) =>
    rule.event === null && !APART.includes(rule.stage)
      ? {
          ...rule,
          predicted: predicted?.get(rule.cStat) ?? null,
          authorityOnly: authorityOnly?.(rule.cStat) ?? null,
        }
      : rule,
  );
}
