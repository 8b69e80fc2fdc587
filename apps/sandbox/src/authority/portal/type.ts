import type { MessageNames } from '@fiscal/core/vocabulary/message-names';
import type { XmlElement } from '@fiscal/core/xml/parse';
import type { Rule } from '../../rules/rule.ts';
import type { DocumentStore, Situacao, Standing, StoredDocument } from '../../state/documents.ts';
import type { Authority } from '../authority.ts';
import type { ProtocolDigits } from '../authorizers.ts';
import type { DocumentFacts, RuleContext } from '../decide.ts';
import type { BaseContext, EventFacts, KindFacts } from '../events/register.ts';
import type { SchemaCheck } from '../message.ts';

/** A document of the portal that has passed its schema, as the rules read it. */
export interface PortalDocument extends DocumentFacts {
  /** The signed element. */
  readonly inf: XmlElement;
  readonly ide: XmlElement;
  readonly emit: XmlElement;
  /** The whole document. */
  readonly root: XmlElement;
}

/** Facts outside the document that rules need. */
export interface PortalRuleContext extends RuleContext {
  /** Of types whose documents keep something from others (`holds`). */
  readonly standing: Standing;
  /** The document whose place it takes (`replaces`), when it is on record. */
  readonly replaced: StoredDocument | null;
}

export type PortalRule = Rule<PortalDocument, PortalRuleContext>;

/** The document an event is about, as the authority has it on record. */
export interface PortalSubject {
  readonly stored: StoredDocument;
  readonly authorizedAtMs: number;
  readonly dhEmiMs: number;
  /** Null when only a scenario put the document on record. */
  readonly document: PortalDocument | null;
}

/** Facts outside the event that rules need. */
export interface PortalEventContext extends BaseContext {
  /** Faults of the event's own element against its schema. */
  readonly schemaErrors: readonly string[];
  readonly subject: PortalSubject | null;
}

/** An event as the rules read it; `det` is the event's own element, such as `evCancCTe`. */
export interface PortalEvent extends EventFacts {
  readonly kind: PortalEventKind | undefined;
}

export type PortalEventRule = Rule<PortalEvent, PortalEventContext>;

/** A type of event that an authority takes. */
export interface PortalEventKind extends KindFacts {
  /** Its own element inside detEvento. */
  readonly element: string;
  readonly rules: readonly PortalEventRule[];
  /** Registered although its term is over (155). */
  readonly isLate?: (event: PortalEvent, context: PortalEventContext) => boolean;
}

/** All that tells one type of the portal from another. */
export interface PortalType {
  readonly names: MessageNames;
  /** Model in the key. */
  readonly modelo: string;
  /** The signed element, `infCte` and the like. */
  readonly signed: string;
  /** What precedes the key in the Id. */
  readonly idPrefix: string;
  /** Where the random code begins in the key. */
  readonly codeAt: number;
  readonly protocolDigits: ProtocolDigits;
  /** Largest message, in bytes. */
  readonly bytesMax: number;
  /** Whether the answers tell when, and about which key, as those of NF-e do. */
  readonly tellsMoment: boolean;
  readonly before: readonly PortalRule[];
  readonly after: readonly PortalRule[];
  readonly events: readonly PortalEventKind[];
  /** Refusal of an event by a document in that situation; null = it is taken. */
  readonly situationFaults: Readonly<Partial<Record<Situacao, string>>>;
  /** What a query answers of a document in that situation, where it is not its own code. */
  readonly situations: Readonly<Partial<Record<Situacao, string>>>;
  /** Months for which a key can be asked about, and the refusal afterwards. */
  readonly queries: { readonly months: number; readonly refusal: string };
  isLate(document: PortalDocument, receivedAtMs: number): boolean;
  /** What a document keeps from others of its emitter while it stands; `''` is kept from nobody. */
  readonly holds?: (document: PortalDocument) => string;
  /** tpEvento that a document is not whole without; `''` = none. Of types whose documents keep something (`holds`). */
  readonly awaits?: (document: PortalDocument) => string;
  /** Key of the document whose place it takes; `''` = of none. */
  readonly replaces?: (document: PortalDocument) => string;
  /** Services that only this type has. */
  readonly services?: (deps: OwnServiceDeps) => Authority['services'];
  /** Messages of those, checked against their schemas. */
  readonly messages?: readonly string[];
}

export interface OwnServiceDeps {
  readonly documents: DocumentStore;
  readonly schema: SchemaCheck;
}
