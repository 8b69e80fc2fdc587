import { NFE } from '@fiscal/core/vocabulary/message-names';
import { parseXml } from '@fiscal/core/xml/parse';
import type { EventFacts } from '../../events/register.ts';
import { type EventShape, readEvent } from '../../portal/event.ts';
import { EVENT_KINDS } from './kinds.ts';

const SHAPE: EventShape = { names: NFE, events: EVENT_KINDS, wrapsDetail: false };

/** An event as it was put on record. */
export const eventOf = (xml: string): EventFacts => readEvent(parseXml(xml).root, xml, SHAPE);
