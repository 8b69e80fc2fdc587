import type { CStatRow } from '../vocabulary/cstat-row.ts';
import type { MessageNames } from '../vocabulary/message-names.ts';
import type { Rejections } from '../vocabulary/rejection-row.ts';
import type { EndpointTable, RestTable } from '../vocabulary/service.ts';
import type { DocumentDefinition } from './document/definition.ts';
import type { EventDefinition } from './events/definition.ts';
import type { EventDeadline } from './events/term.ts';

/** A document type with all that belongs to it: what `registry/documents.ts` lists. */
export interface DocumentModule {
  readonly definition: DocumentDefinition;
  /** Where its authorities are: SOAP services by UF, or one REST service. */
  readonly endpoints: EndpointTable | RestTable;
  /** What its messages are called; null where they are none of the portal's. */
  readonly names: MessageNames | null;
  /** What the authority's codes say. */
  readonly cstats: readonly CStatRow[];
  /** Why it refuses, and what to do. */
  readonly rejections: Rejections;
  /** What can happen to an authorised document. */
  readonly events: readonly EventDefinition[];
  /** Until when. */
  readonly deadlines: readonly EventDeadline[];
}

/** Spoken to by REST. */
export const isRest = (endpoints: EndpointTable | RestTable): endpoints is RestTable => 'base' in endpoints;
