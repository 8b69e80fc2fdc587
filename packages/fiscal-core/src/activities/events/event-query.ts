import { atSvc } from '../../registry/endpoints.ts';
import type { EventOnRecord } from '../../sefaz/event-answers.ts';
import type { KeyOutcome } from '../../vocabulary/outcome.ts';
import type { Authority, Caller } from '../authority.ts';
import { askKey } from '../key-query.ts';
import { unasked } from '../query.ts';
import { wireOf } from '../wire.ts';

export interface EventsQuery extends Caller {
  /** Key of the document. */
  readonly accessKey: string;
}

/** What the authority has on record under any key of the portal. */
export interface KeyRecord {
  readonly outcome: KeyOutcome;
  /** Oldest first; null when it does not tell. */
  readonly events: readonly EventOnRecord[] | null;
}

export function createEventQuery(authority: Authority) {
  return {
    /** Asks for a key, be the document ours or not, whoever authorised it. Writes nothing. */
    async consultarChave(query: EventsQuery): Promise<KeyRecord> {
      const { type, accessKey } = query;
      const keys = await authority.keys(query);
      if (keys.kind !== 'ok') return { outcome: unasked(keys), events: null };
      const outcome = await askKey(authority, { ...query, ...atSvc(type, accessKey) }, accessKey, keys);
      return { outcome, events: wireOf(type).eventsOnRecord(outcome, accessKey) };
    },

    /** What the UF's authority has on record under a key, oldest first; null when it does not tell now. Writes nothing. */
    async eventosRegistrados(query: EventsQuery): Promise<readonly EventOnRecord[] | null> {
      const { type, accessKey } = query;
      const keys = await authority.keys(query);
      if (keys.kind !== 'ok') return null;
      return wireOf(type).eventsOnRecord(await askKey(authority, query, accessKey, keys), accessKey);
    },
  };
}
