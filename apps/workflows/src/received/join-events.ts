import { RECEIVED_BYTES_MAX, readReceived } from '@fiscal/core/sefaz/received';
import { recordedEvent } from '@fiscal/core/sefaz/recorded-events';
import { gunzip } from '@fiscal/core/xml/compress';
import type { Db } from '@fiscal/db/base/client';
import { type DistributedEvent, joinDistributedEvents } from '@fiscal/db/events/distributed';
import type { Receiver } from '@fiscal/db/received/distributions';

const CANCELLATIONS = new Set(['110111', '110112']);

/** The event in a distributed file; none when it holds something else. */
function eventIn(zipped: Buffer): DistributedEvent | [] {
  const content = readReceived(zipped);
  if (content.kind !== 'evento') return [];
  const { chave: accessKey, tpEvento, nSeqEvento, xEvento, dhEvento, nProt, autor } = content.event;
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
    as: (type) => ({ ...recordedEvent(type, xml), ...(content.whole ? {} : { told }) }),
    cancels: CANCELLATIONS.has(tpEvento) && autor === accessKey.slice(6, 20),
  };
}

/** Joins the events among distributed files to the documents that the receivers issued here. */
export async function joinEvents(
  db: Db,
  receivers: readonly Receiver[],
  files: readonly { readonly zipped: Buffer }[],
): Promise<void> {
  const events = files.flatMap(({ zipped }) => eventIn(zipped));
  for (const receiver of receivers) await joinDistributedEvents(db, receiver, events);
}
