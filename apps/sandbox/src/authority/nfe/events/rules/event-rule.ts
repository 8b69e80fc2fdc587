import type { Rule, Stage } from '../../../../rules/rule.ts';
import { rowsOf } from '../../../../rules/rule.ts';
import type { StoredEvent } from '../../../../state/events.ts';
import type { BaseContext } from '../../../events/register.ts';
import type { NfeEvent } from '../event.ts';
import type { EventSubject } from '../subject.ts';

/** Facts outside the event that rules need. */
export interface EventRuleContext extends BaseContext {
  /** Model that the address takes. */
  readonly address: '55' | '65';
  /** Faults of `detEvento` against the schema of its type. */
  readonly schemaErrors: readonly string[];
  /** The document of the key; null when it is not on record. */
  readonly subject: EventSubject | null;
  /** The document that `chNFeRef` names; null when there is none. */
  readonly referenced: EventSubject | null;
}

export type EventRule = Rule<NfeEvent, EventRuleContext>;

/** Makers of rows over an event. */
export const eventRulesOf = (stage: Stage) => rowsOf<NfeEvent, EventRuleContext>(stage);

/** Events of a type that no other one has cancelled, oldest first. */
export const inForce = (c: EventRuleContext, tpEvento: string): readonly StoredEvent[] =>
  c.earlier.filter(
    (event) => event.tpEvento === tpEvento && !c.earlier.some((other) => other.cancels === event.nProt),
  );
