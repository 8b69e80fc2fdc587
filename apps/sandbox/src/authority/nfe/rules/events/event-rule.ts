import type { Rule, Stage } from '../../../../rules/rule.ts';
import { rowsOf } from '../../../../rules/rule.ts';
import type { StoredEvent } from '../../../../state/events.ts';
import type { NfeEvent } from '../../events/event.ts';
import type { EventSubject } from '../../events/subject.ts';

/** Facts outside the event that rules need. */
export interface EventRuleContext {
  readonly strict: boolean;
  readonly nowMs: number;
  /** Authorizer asked (`SP`, `SVRS`, `AN`…). */
  readonly authorizer: string;
  /** Model that the address takes. */
  readonly address: '55' | '65';
  /** First 8 characters of the signer's CNPJ, or its whole CPF; null when the certificate names none. */
  readonly signerBase: string | null;
  /** Faults of `detEvento` against the schema of its type. */
  readonly schemaErrors: readonly string[];
  /** What the world's register says of the author; undefined outside strict mode. */
  readonly register: { readonly enabled: boolean } | undefined;
  /** Facts on record about the key and about the author. */
  readonly facts: ReadonlySet<string>;
  /** The document of the key; null when it is not on record. */
  readonly subject: EventSubject | null;
  /** Events of the document on record, oldest first. */
  readonly earlier: readonly StoredEvent[];
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
