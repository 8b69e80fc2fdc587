import type { XmlElement } from '@fiscal/core/xml/parse';
import type { Rule } from '../../rules/rule.ts';
import type { Clash, Situacao, Standing, StoredDocument } from '../../state/documents.ts';
import type { StoredEvent } from '../../state/events.ts';
import type { State } from '../../state/state.ts';
import type { Authority } from '../authority.ts';
import type { DecideDeps, DocumentAuthority, DocumentFacts, RuleContext } from '../decide.ts';
import type {
  BaseContext,
  EventFacts,
  KindFacts,
  RegisterContext,
  RegisterDeps,
} from '../events/register.ts';
import type { EventShape } from './event.ts';
import type { PortalMessages } from './messages.ts';
import type { PortalListing } from './rules/list.ts';

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
  /** Filled for types whose documents block others (`holds`). */
  readonly standing: Standing;
  /** Replaced document (`replaces`), when it is on record. */
  readonly replaced: StoredDocument | null;
  /** The EPEC of its number; null also for types that have none. */
  readonly epec: StoredEvent | null;
}

export type PortalRule = Rule<PortalDocument, PortalRuleContext>;

/** The document an event is about, as the authority has it on record. */
export interface PortalSubject<D = PortalDocument> {
  readonly stored: StoredDocument;
  readonly authorizedAtMs: number;
  readonly dhEmiMs: number;
  /** Null when only a scenario put the document on record. */
  readonly document: D | null;
}

/** Facts for an event that precedes its document. */
export interface Ahead {
  /** The EPEC of the number. */
  readonly epec: StoredEvent | null;
  /** EPECs of the same emitter and model whose document has not come, oldest first. */
  readonly pending: readonly StoredEvent[];
  /** Present use of the number. */
  readonly clash: Clash | null;
}

/** Facts outside the event that rules need. */
export interface PortalEventContext<D = PortalDocument> extends BaseContext {
  /** Faults of the event's own fields against their schema. */
  readonly schemaErrors: readonly string[];
  /** Null when the document of the key is not on record. */
  readonly subject: PortalSubject<D> | null;
  /** Set for an event that precedes its document; null for others. */
  readonly ahead: Ahead | null;
}

export type PortalEventRule<C = PortalEventContext> = Rule<EventFacts, C>;

/** A type of event that an authority takes. */
export interface PortalEventKind<C = PortalEventContext> extends KindFacts {
  readonly rules: readonly PortalEventRule<C>[];
  /** True when the event is registered after its term (155). */
  readonly isLate?: (event: EventFacts, context: C) => boolean;
}

export type PortalDeps = DecideDeps & RegisterDeps & Pick<State, 'lots' | 'scenarioUses'>;

/** Documents of a type; `C`: context of their rules. */
export interface PortalDocuments<D extends PortalDocument, C>
  extends PortalMessages,
    DocumentAuthority<D, C> {
  /** Reads a schema-valid document. */
  readonly read: (root: XmlElement, xml: string) => D;
}

/** An event on record, with the context of its rules. */
interface RecordedEvent<E> {
  readonly event: EventFacts;
  readonly stored: StoredEvent;
  readonly context: E;
}

/** Events of a type; `E`: context of their rules. */
export interface PortalEvents<D extends PortalDocument, E extends PortalEventContext<D>>
  extends PortalMessages,
    EventShape {
  readonly read: PortalDocuments<D, unknown>['read'];
  readonly events: readonly PortalEventKind<E>[];
  /** Rules over the event alone. */
  readonly identity: readonly PortalEventRule<E>[];
  /** Rules over the document and its events on record. */
  readonly onRecord: readonly PortalEventRule<E>[];
  /** Refusal of an event when the document is in that situation by now. */
  situationFault(event: EventFacts, situacao: Situacao): string;
  eventContextOf(
    event: EventFacts,
    base: PortalEventContext<D>,
    more: { readonly world: string; readonly deps: RegisterDeps },
  ): Promise<E>;
  /** Called once an event is on record, for what other parties get of it. */
  eventRecorded?(recorded: RecordedEvent<E>, request: RegisterContext, deps: RegisterDeps): Promise<void>;
  /** Organ that answers, by the one that the event names; `''` when it names none. */
  organOf(authorizer: string, asked: string): string;
  /** CNPJ or CPF of the addressee, where the answer to an event names one; `''` = none. */
  addresseeOf?(document: D): string;
}

/** Everything that differs between the types of the portal. */
export interface PortalType<
  D extends PortalDocument = PortalDocument,
  C = PortalRuleContext,
  E extends PortalEventContext<D> = PortalEventContext<D>,
> extends PortalDocuments<D, C>,
    PortalEvents<D, E> {
  /** Largest message, in bytes. */
  readonly bytesMax: number;
  /** Services that only this type has. */
  services?(deps: PortalDeps): Authority['services'];
  /** Messages of those, checked against their schemas. */
  readonly messages?: readonly string[];
  /** Operation names of those services, for conditions. */
  readonly operations?: readonly string[];
  readonly listing: PortalListing;
}
