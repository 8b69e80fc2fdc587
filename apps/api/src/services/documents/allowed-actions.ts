import type { EarlierEvent } from '@fiscal/core/engine/events/definition';
import { type AllowedAction, allowedActions } from '@fiscal/core/registry/allowed-events';
import { EVENT_KINDS, EVENT_STATUS } from '@fiscal/core/vocabulary/states';
import type { DocumentEventView, DocumentView } from '@fiscal/db/base/types';
import { z } from 'zod';

/** Allowed actions for a document, with their end or the reason against them: by the rules of the event routes. */
export type AllowedActions = (
  view: Pick<DocumentView, 'status' | 'subject' | 'events' | 'now'>,
) => readonly AllowedAction[];

const kind = z.enum(EVENT_KINDS);
const status = z.enum(EVENT_STATUS);
const details = z.json();

/** None for an event that only an authority makes. */
function earlierEvent(event: DocumentEventView): EarlierEvent | [] {
  const known = kind.safeParse(event.type);
  if (!known.success) return [];
  return {
    kind: known.data,
    // Not signed yet, so none of a type's sequences is its own.
    sequence: event.sequence ?? 0,
    status: status.parse(event.status),
    protocolNumber: event.protocolNumber,
    details: details.parse(event.details),
  };
}

export const allowedActionsOf: AllowedActions = ({ status, subject, events, now }) =>
  allowedActions({ status, subject, earlier: events.flatMap(earlierEvent), nowMs: now.getTime() });

export const allowedActionSchema = z
  .strictObject({
    action: kind.meta({ description: 'Espécie do evento, como type em events.' }),
    until: z.iso.datetime().exactOptional().meta({
      description: 'Até quando; só do que é possível agora e tem prazo.',
    }),
    reason: z
      .string()
      .exactOptional()
      .meta({ description: 'Por que não é possível agora; ausente quando é.' }),
  })
  .meta({ id: 'AcaoDoDocumento' });

export const allowedActionBody = ({
  action,
  until,
  reason,
}: AllowedAction): z.infer<typeof allowedActionSchema> => ({
  action,
  ...(until === undefined ? {} : { until: until.toISOString() }),
  ...(reason === undefined ? {} : { reason }),
});
