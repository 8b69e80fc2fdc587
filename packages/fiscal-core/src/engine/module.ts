import type { ContingencyMode, IssuedMode } from '../vocabulary/contingency.ts';
import type { CStatRow } from '../vocabulary/cstat-row.ts';
import type { MessageNames } from '../vocabulary/message-names.ts';
import type { Rejections } from '../vocabulary/rejection-row.ts';
import type { EndpointTable, RestTable } from '../vocabulary/service.ts';
import type { DocumentDefinition, Tree } from './document/definition.ts';
import type { EventDefinition } from './events/definition.ts';
import type { PriorEvent } from './events/prior.ts';
import type { EventDeadline } from './events/term.ts';

/** Automatic contingency of a type while its authority is away. */
export interface ContingencyWay {
  readonly mode: ContingencyMode;
  /** tpEmis of `offline`; that of `svc` follows from the UF (`SvcTable`). */
  readonly tpEmis?: string;
  /** Signed element, which has `ide`. */
  readonly signed: string;
  /** dhCont and xJust are written. */
  readonly told: boolean;
  /** End of the period for transmission after dhEmi; null = there is none. */
  readonly deadline: ((dhEmi: string) => string) | null;
  /**
   * The authority accepts no second document while a first one is open: a document that may have arrived is never issued
   * under another number.
   */
  readonly single?: true;
  /** Documents of the type that may go that way. */
  readonly fits: (signed: Tree) => boolean;
  readonly source: string;
}

/** A form of emission that a caller may choose and that lets the paper go before the document is authorized. */
export interface HandForm {
  readonly mode: Exclude<IssuedMode, 'svc'>;
  /** Deadline of the document's transmission, by its dhEmi. */
  readonly deadline: (dhEmi: string) => string;
  /** dhCont and xJust are not written: they go into the preceding event. */
  readonly untold?: true;
  /** Event sent to an authority before a document of `epec`. */
  readonly prior?: PriorEvent;
  readonly source: string;
}

/** Forms of a type, by tpEmis. */
export interface HandForms {
  /** Signed element, which has `ide`. */
  readonly signed: string;
  readonly forms: Readonly<Record<string, HandForm>>;
}

/** A document type with all that belongs to it: what `registry/documents.ts` lists. */
export interface DocumentModule {
  readonly definition: DocumentDefinition;
  /** Addresses of its authorities: SOAP services by UF, or one REST service. */
  readonly endpoints: EndpointTable | RestTable;
  /** Names of its messages; null where they differ from the portal's. */
  readonly names: MessageNames | null;
  /** Codes of the authority with their texts. */
  readonly cstats: readonly CStatRow[];
  /** Causes of its refusals, and their fixes. */
  readonly rejections: Rejections;
  /** Events of an authorized document. */
  readonly events: readonly EventDefinition[];
  /** Deadlines of its events. */
  readonly deadlines: readonly EventDeadline[];
  /** Absent: its documents wait. */
  readonly contingency?: ContingencyWay;
  /** Absent: it has no form whose paper goes before its authorization. */
  readonly byHand?: HandForms;
}

/** Spoken to by REST. */
export const isRest = (endpoints: EndpointTable | RestTable): endpoints is RestTable => 'base' in endpoints;
