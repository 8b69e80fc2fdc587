import type { EventRoute } from '../../../vocabulary/service.ts';
import type { Problem, Tree } from '../../document/definition.ts';
import type { FlatInput, Ignored, Layout, Row } from '../../layout/types.ts';
import type { EventDefinition, EventMoment, EventSubject, JsonObject } from '../definition.ts';
import type { EventNotes } from '../event-notes.ts';

/** An event while it is being made of a request. */
export interface Draft {
  /** Coerced fields; a completion may change them. */
  readonly input: FlatInput;
  readonly request: JsonObject;
  readonly subject: EventSubject;
  readonly at: EventMoment;
  /** Leaves of the body that no field feeds. */
  readonly written: Tree;
  readonly told: EventNotes;
  readonly problems: Problem[];
}

/** Properties that most events share: `defineEvent` has their values. */
type Defaulted = 'synchronous' | 'duplicate' | 'refusal' | 'cancels' | 'leaves' | 'sequence';

/** Properties that distinguish one event from another. */
export interface EventSpec
  extends Omit<EventDefinition, 'layout' | 'input' | 'strictInput' | 'notices' | 'build' | Defaulted>,
    Partial<Pick<EventDefinition, Defaulted>> {
  /** Content of the body after descEvento. */
  readonly rows: readonly Row[];
  /** Other accepted spellings of descEvento. */
  readonly descricoes?: readonly string[];
  /** Spelling → field. */
  readonly synonyms?: Readonly<Record<string, string>>;
  /** Fields the published contract marks as required. */
  readonly required?: readonly string[];
  /** Fields without an element of their own, stored as text. */
  readonly extras?: readonly Ignored[];
  /** tpEvento of an event that this one may cancel, to judge bodies by; only of one that cancels several types. */
  readonly cancellable?: string;
  /** Defaults, conversions and what the layout cannot see. */
  readonly complete?: (draft: Draft) => void;
}

/** The body of one event, to be put into the envelope of its family. */
export interface BodyLayout {
  readonly name: string;
  /** Accepted spellings of descEvento. */
  readonly descricoes: readonly string[];
  /** Rows after descEvento. */
  readonly rows: readonly Row[];
  /** Spelling → field. */
  readonly synonyms: Readonly<Record<string, string>>;
  readonly ignored: readonly Ignored[];
}

/** Input of an event's envelope. */
export interface Enveloped {
  readonly id: string;
  readonly cOrgao: string;
  readonly dhEvento: string;
  readonly tpEvento: string;
  readonly sequence: number;
  readonly subject: EventSubject;
  /** The body, descEvento included. */
  readonly body: Tree;
}

/** Envelope around the body of every event of a family. */
export interface Envelope {
  layout(body: BodyLayout): Layout;
  /** Groups from the root down to the body. */
  readonly path: readonly string[];
  /** Id of the signed element where it is not `ID` + tpEvento + key + sequence. */
  readonly idOf?: (chave: string) => string;
  /**
   * Authorities that receive the events of a document type; null where one authority takes every event, so that none is
   * named in it.
   */
  readonly routing: ((type: string) => readonly EventRoute[]) | null;
  /** Digits of nSeqEvento in infEvento/@Id. */
  readonly sequenceDigits: 2 | 3;
  wrap(event: Enveloped): Tree;
  /** A document of the family, to judge bodies by before the document is known. */
  readonly specimen: Pick<EventSubject, 'accessKey' | 'protocolNumber'>;
}
