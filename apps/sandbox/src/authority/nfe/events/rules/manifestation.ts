import type { EventFacts } from '../../../events/register.ts';
import { addresseeOf } from '../../document.ts';
import { type EventRule, type EventRuleContext, eventRulesOf } from './event-rule.ts';

const { nfe } = eventRulesOf('evento');
const NT = 'NT 2020.001 v1.60';
const DAY_MS = 86_400_000;
/** Days from the authorization. Source: NT 2020.001 v1.60; Ajuste SINIEF 14/26. */
const AWARE_DAYS = 10;
const CONCLUSIVE_DAYS = 90;

const AWARE = '210210';
const UNKNOWN = '210220';
const CONCLUSIVE: ReadonlySet<string> = new Set(['210200', UNKNOWN, '210240']);

const isOutOfForce = ({ subject }: EventRuleContext): boolean =>
  subject !== null && subject.stored.situacao !== 'autorizado';

function isNotAddressee(e: EventFacts, { subject }: EventRuleContext): boolean {
  const document = subject?.document;
  return document ? addresseeOf(document) !== e.autor : false;
}

const isPastTerm =
  (days: number) =>
  (_: EventFacts, { subject, nowMs }: EventRuleContext) =>
    subject !== null && nowMs > subject.authorizedAtMs + days * DAY_MS && { 'prazo vigente': `${days} dias` };

const notAddressee = nfe('575', NT, isNotAddressee);
const conclusiveTerm = nfe('596', `${NT}: 90 days (Ajuste SINIEF 14/26)`, isPastTerm(CONCLUSIVE_DAYS));

/** For a note out of force, 650 and 651 take the place of 580. */
// biome-ignore format: a table reads as one rule a row
export const AWARENESS_RULES: readonly EventRule[] = [
  notAddressee,
  nfe('650', NT, (_, c) => isOutOfForce(c)),
  nfe('655', NT, (_, c) => c.earlier.some(({ tpEvento }) => CONCLUSIVE.has(tpEvento))),
  nfe('596', `${NT}: 10 days`, isPastTerm(AWARE_DAYS)),
];
export const UNKNOWN_OPERATION_RULES: readonly EventRule[] = [
  notAddressee,
  nfe('651', NT, (_, c) => isOutOfForce(c)),
  conclusiveTerm,
];
export const CONCLUSIVE_RULES: readonly EventRule[] = [notAddressee, conclusiveTerm];

/** True for a manifestation with a code of its own for notes out of force. */
export const hasOwnSituationCode = (tpEvento: string): boolean => tpEvento === AWARE || tpEvento === UNKNOWN;

/** True when the addressee's last conclusive manifestation confirms the operation. */
export function isConfirmed({ earlier }: Pick<EventRuleContext, 'earlier'>): boolean {
  return earlier.findLast(({ tpEvento }) => CONCLUSIVE.has(tpEvento))?.tpEvento === '210200';
}
