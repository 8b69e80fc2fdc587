import type { EventOnRecord } from '../events/answers.ts';
import type { Authority, Caller } from './authority.ts';
import { answerOf } from './send.ts';
import { wireOf } from './wire.ts';

export interface EventsQuery extends Caller {
  /** Key of the document, which is authorised. */
  readonly accessKey: string;
}

export function createEventQuery(authority: Authority) {
  return {
    /** What the authority has on record under a key, oldest first; null when it does not tell now. Writes nothing. */
    async eventosRegistrados(query: EventsQuery): Promise<readonly EventOnRecord[] | null> {
      const { type, environment, accessKey } = query;
      const keys = await authority.keys(query);
      if (keys.kind !== 'ok') return null;
      const wire = wireOf(type);
      const reply = await authority.ask(query, 'consultaProtocolo', wire.query(environment, accessKey), keys);
      return wire.eventsOnRecord(
        answerOf(reply, (xml) => wire.readQuery(xml, accessKey)),
        accessKey,
      );
    },
  };
}
