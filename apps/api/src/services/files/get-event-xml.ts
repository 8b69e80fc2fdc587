import type { Db } from '@fiscal/db/base/client';
import type { Principal } from '@fiscal/db/base/types';
import { getEventXml } from '@fiscal/db/documents/documents';
import type { GetDocument } from '../documents/reads.ts';
import type { OperationTarget } from '../events/operate.ts';

export interface EventXml {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Null while it is not registered, for an unknown id, another's document and one of another type. */
export function createGetEventXml({ db, getDocument }: { db: Db; getDocument: GetDocument }) {
  return async (
    principal: Principal,
    { documentId, types }: OperationTarget,
    eventId: string,
  ): Promise<EventXml | null> => {
    const view = await getDocument(principal, documentId);
    const event = view?.events.find(({ id }) => id === eventId);
    if (!view || !event || !types.includes(view.type)) return null;
    const bytes = await getEventXml(db, principal, { documentId, eventId });
    const { eventCode, sequence } = event;
    return bytes === null ? null : { name: `${view.accessKey}-${eventCode}-${sequence}.xml`, bytes };
  };
}
