import type { EventOnRecord } from '../sefaz/event-answers.ts';
import type { Authority, Caller } from './authority.ts';
import { askKey } from './key-query.ts';
import { wireOf } from './wire.ts';

export interface EventsQuery extends Caller {
  /** Key of the document, which is authorised. */
  readonly accessKey: string;
}

export function createEventQuery(authority: Authority) {
  return {
    /** What the authority has on record under a key, oldest first; null when it does not tell now. Writes nothing. */
    async eventosRegistrados(query: EventsQuery): Promise<readonly EventOnRecord[] | null> {
      const { type, accessKey } = query;
      const keys = await authority.keys(query);
      if (keys.kind !== 'ok') return null;
      return wireOf(type).eventsOnRecord(await askKey(authority, query, accessKey, keys), accessKey);
    },
  };
}
