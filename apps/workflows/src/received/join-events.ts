import { xMotivoOf } from '@fiscal/core/registry/cstat';
import { RECEIVED_BYTES_MAX, type ReceivedEvent } from '@fiscal/core/sefaz/received';
import { recordedEvent } from '@fiscal/core/sefaz/recorded-events';
import type { DistributedType } from '@fiscal/core/vocabulary/received/distribution';
import { gunzip } from '@fiscal/core/xml/compress';
import type { Db } from '@fiscal/db/base/client';
import { type DistributedEvent, joinDistributedEvents } from '@fiscal/db/events/distributed';
import type { Receiver, StoredContent } from '@fiscal/db/received/distributions';

/** Situations into which others' events bring a document that the company issued. */
const SITUATIONS = {
  cancelada: { status: 'CANCELADA', cStat: '101' },
  encerrada: { status: 'ENCERRADA', cStat: '132' },
} as const;

/** A document is canceled by its issuer alone; a voyage is ended, and a service's note voided, by others too. */
function leavesOf(
  service: DistributedType,
  { chave, autor, effect }: ReceivedEvent,
): DistributedEvent['leaves'] {
  const byIssuer = service !== 'nfse' && effect === 'cancelada';
  if (effect === null || (byIssuer && autor?.padStart(14, '0') !== chave.slice(6, 20))) return null;
  const situation = SITUATIONS[effect];
  return { ...situation, xMotivo: xMotivoOf(service, situation.cStat) };
}

/** The event in a distributed file; none when it holds something else. */
function eventIn(
  service: DistributedType,
  { content, zipped }: Pick<StoredContent, 'content' | 'zipped'>,
): DistributedEvent | [] {
  if (content.kind !== 'evento') return [];
  const { chave: accessKey, tpEvento, nSeqEvento, xEvento, dhEvento, nProt } = content.event;
  const xml = gunzip(zipped, RECEIVED_BYTES_MAX).toString();
  // A summary has no answer of the authority, which registered what it distributes.
  const told = {
    tpEvento,
    sequence: nSeqEvento,
    cStat: '135',
    xMotivo: xEvento ?? '',
    nProt,
    dhRegEvento: dhEvento,
  };
  return {
    accessKey,
    tpEvento,
    sequence: nSeqEvento,
    mayBeOurs: service === 'nfse',
    as: (type) => ({ ...recordedEvent(type, xml), ...(content.whole ? {} : { told }) }),
    leaves: leavesOf(service, content.event),
  };
}

/** Joins the events among distributed files to the documents that the receivers issued here. */
export async function joinEvents(
  db: Db,
  { service, receivers }: { readonly service: DistributedType; readonly receivers: readonly Receiver[] },
  files: readonly Pick<StoredContent, 'content' | 'zipped'>[],
): Promise<void> {
  const events = files.flatMap((file) => eventIn(service, file));
  for (const receiver of receivers) await joinDistributedEvents(db, receiver, events);
}
