import { type JournalEntry, readJournal } from '@fiscal/core/adapters/journal-files';
import type { JournalledSend } from '@fiscal/db/restore/restore';
import { imageOf, type JournalRecord } from './journal.ts';

/** Clocks of workers and of the database may differ by so much. */
const CLOCKS_MS = 10 * 60_000;

/** Records of a journal from a moment on, in the order of writing. */
export async function* recordsFrom(
  dir: string,
  momentMs: number,
  onBad: (line: Exclude<JournalEntry, { kind: 'inteira' }>) => void,
): AsyncGenerator<JournalledSend> {
  const from = new Date(momentMs - CLOCKS_MS).toISOString();
  const records: JournalRecord[] = [];
  for await (const entry of readJournal(dir, from.slice(0, 10))) {
    if (entry.kind !== 'inteira') {
      onBad(entry);
      continue;
    }
    const record: JournalRecord = JSON.parse(entry.text);
    if (record.at >= from) records.push(record);
  }
  records.sort((one, other) => (one.at < other.at ? -1 : 1));
  for (const record of records)
    yield { accountId: record.accountId, subjectId: record.subjectId, image: imageOf(record) };
}
