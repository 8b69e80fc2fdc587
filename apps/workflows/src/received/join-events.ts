import { RECEIVED_BYTES_MAX } from '@fiscal/core/sefaz/received';
import { recordedEvent } from '@fiscal/core/sefaz/recorded-events';
import type { DistributedType } from '@fiscal/core/vocabulary/received/distribution';
import { gunzip } from '@fiscal/core/xml/compress';
import type { Db } from '@fiscal/db/base/client';
import { type DistributedEvent, joinDistributedEvents } from '@fiscal/db/events/distributed';
import type { Receiver, StoredContent } from '@fiscal/db/received/distributions';

/** Events by which an issuer cancels; 110112 closes an MDF-e. */
const CANCELLATIONS: Readonly<Record<DistributedType, readonly string[]>> = {
  nfe: ['110111', '110112'],
  cte: ['110111'],
  mdfe: ['110111'],
};

/** The event in a distributed file; none when it holds something else. */
function eventIn(
  service: DistributedType,
  { content, zipped }: Pick<StoredContent, 'content' | 'zipped'>,
): DistributedEvent | [] {
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
    cancels: CANCELLATIONS[service].includes(tpEvento) && autor === accessKey.slice(6, 20),
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
