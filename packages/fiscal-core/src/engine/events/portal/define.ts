import { defineEvent } from '../define/define.ts';
import type { EventSpec } from '../define/spec.ts';
import type { EventDefinition } from '../definition.ts';
import { portalEnvelope } from './envelope.ts';
import type { EventFamily } from './family.ts';

export interface PortalEventSpec extends Omit<EventSpec, 'types'> {
  /** The event's own element inside detEvento, such as `evCancCTe`. */
  readonly element: string;
}

/** Makes the definition of an event of CT-e, MDF-e, NFCom or DC-e from its rows. */
export const definePortalEvent = (
  family: EventFamily,
  { element, ...spec }: PortalEventSpec,
): EventDefinition => defineEvent({ ...spec, types: [family.names.type] }, portalEnvelope(family, element));
