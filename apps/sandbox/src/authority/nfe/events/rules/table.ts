import { EVENT_KINDS } from '../kinds.ts';
import { CANCEL_RULES, SUBSTITUTION_RULES } from './cancel.ts';
import { CORRECTION_RULES } from './correction.ts';
import { DELIVERY_RULES, FAILED_DELIVERY_RULES } from './delivery.ts';
import { ECONF_RULES } from './econf.ts';
import type { EventRule } from './event-rule.ts';
import { IDENTITY_RULES, RECORD_RULES } from './generic.ts';
import { INTERESTED_RULES } from './interested.ts';
import { UNDO_DELIVERY_RULES, UNDO_ECONF_RULES } from './undo.ts';

/** Rules of one type of event, after the generic ones. */
export const RULES_OF_EVENT: Readonly<Record<string, readonly EventRule[]>> = {
  '110111': CANCEL_RULES,
  '110112': SUBSTITUTION_RULES,
  '110110': CORRECTION_RULES,
  '110150': INTERESTED_RULES,
  '110130': DELIVERY_RULES,
  '110131': UNDO_DELIVERY_RULES,
  '110192': FAILED_DELIVERY_RULES,
  '110193': UNDO_DELIVERY_RULES,
  '110750': ECONF_RULES,
  '110751': UNDO_ECONF_RULES,
};

/** All event rules with the type they belong to; null = every type. */
export const EVENT_RULES: readonly { readonly event: string | null; readonly rule: EventRule }[] = [
  ...[...IDENTITY_RULES, ...RECORD_RULES].map((rule) => ({ event: null, rule })),
  ...[...EVENT_KINDS.values()].flatMap(({ tpEvento, descEvento }) =>
    (RULES_OF_EVENT[tpEvento] ?? []).map((rule) => ({ event: `${tpEvento} ${descEvento}`, rule })),
  ),
];
