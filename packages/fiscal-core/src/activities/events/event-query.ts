import { atSvc } from '../../registry/endpoints.ts';
import type { EventOnRecord } from '../../sefaz/event-answers.ts';
import type { KeyOutcome } from '../../vocabulary/outcome.ts';
import type { Authority, Caller } from '../authority.ts';
import { askKey } from '../key-query.ts';
import { asOutcome } from '../query.ts';
import { wireOf } from '../wire.ts';

export interface EventsQuery extends Caller {
  /** Key of the document. */
  readonly accessKey: string;
}

/** The authority's record under any key of the portal. */
export interface KeyRecord {
  readonly outcome: KeyOutcome;
  /** Oldest first; null when the authority does not answer. */
  readonly events: readonly EventOnRecord[] | null;
}

export function createEventQuery(authority: Authority) {
  return {
    /** Queries a key, of our documents or of others, with any authority. Writes nothing. */
    async consultarChave(query: EventsQuery): Promise<KeyRecord> {
      const { type, accessKey } = query;
      const keys = await authority.keys(query);
      if (keys.kind !== 'ok') return { outcome: asOutcome(keys), events: null };
      const outcome = await askKey(
        authority,
        { ...query, ...atSvc(type, accessKey) },
        { chave: accessKey, keys },
      );
      return { outcome, events: wireOf(type).eventsOnRecord(outcome, accessKey) };
    },

    /**
     * Events on record at the UF's authority under a key, oldest first; null when it does not answer. Writes nothing.
     */
    async eventosRegistrados(query: EventsQuery): Promise<readonly EventOnRecord[] | null> {
      const { type, accessKey } = query;
      const keys = await authority.keys(query);
      if (keys.kind !== 'ok') return null;
      return wireOf(type).eventsOnRecord(
        await askKey(authority, query, { chave: accessKey, keys }),
        accessKey,
      );
    },
  };
}
