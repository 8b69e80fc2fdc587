import type { EventFacts } from '../../../events/register.ts';
import { text } from '../../../xml.ts';
import { type EventRule, type EventRuleContext, eventRulesOf, inForce } from './event-rule.ts';

const { both, nfce } = eventRulesOf('evento');

const undone = (e: EventFacts, c: EventRuleContext) => inForce(c, e.kind?.cancels ?? '');
const protocol = (e: EventFacts): string => text(e.det, 'nProtEvento');
const nothingToUndo = (e: EventFacts, c: EventRuleContext): boolean => undone(e, c).length === 0;

/** Canceling a delivery receipt or a failed delivery: any one in force. */
// biome-ignore format: a table reads as one rule a row
export const UNDO_DELIVERY_RULES: readonly EventRule[] = [
  nfce('450', 'NT 2021.001', () => true),
  both('455', 'NT 2021.001', (e) => text(e.det, 'cOrgaoAutor') !== e.chave.slice(0, 2)),
  both('459', 'NT 2021.001', nothingToUndo),
  both('460', 'NT 2021.001', (e, c) => !undone(e, c).some((event) => event.nProt === protocol(e))),
];

/** Canceling an e-CONF: the oldest one in force. */
// biome-ignore format: a table reads as one rule a row
export const UNDO_ECONF_RULES: readonly EventRule[] = [
  both('459', 'NT 2024.002', nothingToUndo),
  both('460', 'NT 2024.002: oldest first', (e, c) => undone(e, c)[0]?.nProt !== protocol(e)),
];
