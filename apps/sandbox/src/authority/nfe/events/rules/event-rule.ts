import type { Rule, Stage } from '../../../../rules/rule.ts';
import { rowsOf } from '../../../../rules/rule.ts';
import type { StoredEvent } from '../../../../state/events.ts';
import type { EventFacts } from '../../../events/register.ts';
import type { PortalEventContext, PortalSubject } from '../../../portal/type.ts';
import type { NfeDocument } from '../../document.ts';

/** Facts outside the event that rules need. */
export interface EventRuleContext extends PortalEventContext<NfeDocument> {
  /** Model that the address takes. */
  readonly address: string;
  /** The document that `chNFeRef` names; null when there is none. */
  readonly referenced: PortalSubject<NfeDocument> | null;
}

export type EventRule = Rule<EventFacts, EventRuleContext>;

/** Makers of rows over an event. */
export const eventRulesOf = (stage: Stage) => rowsOf<EventFacts, EventRuleContext>(stage);

/** Events of a type that no other one has canceled, oldest first. */
export const inForce = (c: EventRuleContext, tpEvento: string): readonly StoredEvent[] =>
  c.earlier.filter(
    (event) => event.tpEvento === tpEvento && !c.earlier.some((other) => other.cancels === event.nProt),
  );
