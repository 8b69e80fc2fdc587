import { type EventDeadline, isTakenLate } from '@fiscal/core/engine/events/term';
import type { EventKind } from '@fiscal/core/vocabulary/states';
import type { EventFacts } from '../../../events/register.ts';
import { deadlineOf as portalDeadlineOf, termStartMs } from '../../../portal/rules/record.ts';
import type { EventRuleContext } from './event-rule.ts';

/** Maximum time between the canceled NFC-e and its substitute, in milliseconds. Source: lifecycle of 110112. */
export const SUBSTITUTE_APART_MS = 2 * 3_600_000;

/** The term of an event in the UF of its key; null when there is none. A model without its own row uses that of 55. */
export const deadlineOf = (e: EventFacts, kind: EventKind): EventDeadline | null =>
  (e.modelo === '65' ? portalDeadlineOf(e, 'nfce', kind) : null) ?? portalDeadlineOf(e, 'nfe', kind);

/** True when the UF still accepts the event, as late. */
export function isLate(deadline: EventDeadline | null, c: EventRuleContext): boolean {
  const from = termStartMs(deadline, c);
  return deadline !== null && from !== null && isTakenLate(deadline, from, c.nowMs);
}
