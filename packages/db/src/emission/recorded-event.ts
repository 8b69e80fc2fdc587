import type { Scope } from '@fiscal/core/activities/ports';
import { newId } from '../ids.ts';
import type { Sql } from '../transaction.ts';

const TYPES: Readonly<Record<string, string>> = {
  '110110': 'carta-correcao',
  '110111': 'cancelamento',
  '110112': 'cancelamento',
};

/** Keeps an event that a key query showed to be on record at the authority and that never passed through us. */
export async function saveRecordedEvent(
  sql: Sql,
  { accountId, documentId }: Scope,
  operationId: string,
  xml: string,
): Promise<void> {
  const id = newId();
  const eventCode = lastText(xml, 'tpEvento');
  const registered = Date.parse(lastText(xml, 'dhRegEvento') ?? '');
  await sql.query(
    `insert into events (document_id, id, account_id, operation_id, type, event_code, sequence, status, c_stat, x_motivo, protocol_number, registered_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'autorizado', $8, $9, $10, $11)`,
    [
      documentId,
      id,
      accountId,
      operationId,
      TYPES[eventCode ?? ''] ?? 'evento',
      eventCode,
      Number(lastText(xml, 'nSeqEvento') ?? 1),
      lastText(xml, 'cStat'),
      lastText(xml, 'xMotivo'),
      lastText(xml, 'nProt'),
      Number.isNaN(registered) ? null : new Date(registered),
    ],
  );
  await sql.query(
    `insert into xml (document_id, kind, owner_id, account_id, content) values ($1, 'evento', $2, $3, $4)`,
    [documentId, id, accountId, Buffer.from(xml)],
  );
}

/** Simple leaves only, and the last of them: the answer (`retEvento`) stands after the request it repeats. */
function lastText(xml: string, tag: string): string | null {
  const found = [...xml.matchAll(new RegExp(`<(?:\\w+:)?${tag}>([^<]*)<`, 'g'))].at(-1);
  return found?.[1] ?? null;
}
