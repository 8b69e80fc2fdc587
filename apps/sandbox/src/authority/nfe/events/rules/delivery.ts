import type { EventFacts } from '../../../events/register.ts';
import { CLOCK_TOLERANCE_MS } from '../../../portal/rules/document.ts';
import { text } from '../../../xml.ts';
import { type EventRule, type EventRuleContext, eventRulesOf, inForce } from './event-rule.ts';

const { both, nfce, strict } = eventRulesOf('evento');
const NT = 'NT 2021.001';

/** Tags of the two moments in an event of delivery. */
interface Tags {
  readonly when: string;
  readonly hash: string;
}

const at = (e: EventFacts, tag: string): number => Date.parse(text(e.det, tag));
const afterEvent = (tag: string) => (e: EventFacts) => at(e, tag) - e.dhEventoMs > CLOCK_TOLERANCE_MS;
const beforeEmission = (tag: string) => (e: EventFacts, c: EventRuleContext) =>
  c.subject !== null && c.subject.dhEmiMs - at(e, tag) > CLOCK_TOLERANCE_MS;

// biome-ignore format: a table reads as one rule a row
const commonRules = (tags: Tags): readonly EventRule[] => [
  nfce('450', NT, () => true),
  both('455', NT, (e) => text(e.det, 'cOrgaoAutor') !== e.chave.slice(0, 2)),
  both('821', NT, afterEvent(tags.when)),
  both('822', NT, afterEvent(tags.hash)),
  both('823', NT, beforeEmission(tags.when)),
  both('824', NT, beforeEmission(tags.hash)),
];

const another = (e: EventFacts, c: EventRuleContext): boolean => inForce(c, e.tpEvento).length > 0;

export const DELIVERY_RULES: readonly EventRule[] = [
  ...commonRules({ when: 'dhEntrega', hash: 'dhHashComprovante' }),
  both('825', `${NT}: one in force`, another),
];

export const FAILED_DELIVERY_RULES: readonly EventRule[] = [
  ...commonRules({ when: 'dhTentativaEntrega', hash: 'dhHashTentativaEntrega' }),
  strict('825', `${NT}: one in force; the contract counts several`, another),
];
