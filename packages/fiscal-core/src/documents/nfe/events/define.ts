import { defineEvent } from '../../../engine/events/define/define.ts';
import type { EventSpec } from '../../../engine/events/define/spec.ts';
import type { EventDefinition } from '../../../engine/events/definition.ts';
import { envelope } from './envelope.ts';

/** Makes the definition of an event of NF-e and NFC-e from its rows. */
export const defineNfeEvent = (spec: EventSpec): EventDefinition => defineEvent(spec, envelope);
