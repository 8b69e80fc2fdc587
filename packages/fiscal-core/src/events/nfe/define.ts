import { defineEvent } from '../define/define.ts';
import type { EventSpec } from '../define/spec.ts';
import type { EventDefinition } from '../definition.ts';
import { envelope } from './envelope.ts';

/** Makes the definition of an event of NF-e and NFC-e from its rows. */
export const defineNfeEvent = (spec: EventSpec): EventDefinition => defineEvent(spec, envelope);
