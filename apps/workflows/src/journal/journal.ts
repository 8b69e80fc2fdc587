import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';
import type { Journal, Sending } from '@fiscal/core/activities/journal';
import { openJournal } from '@fiscal/core/adapters/journal-files';
import type { Db } from '@fiscal/db/base/client';
import { type Image, sendingImage } from '@fiscal/db/restore/images';

const deflated = promisify(deflateRaw);

/** A send, as a line of the journal: its owner and every row, signed bytes included. */
export interface JournalRecord extends Sending {
  /** ISO 8601. */
  readonly at: string;
  /** Deflated, in base64. */
  readonly image: string;
}

export const imageOf = ({ image }: Pick<JournalRecord, 'image'>): Image =>
  JSON.parse(inflateRawSync(Buffer.from(image, 'base64')).toString());

/** The journal of this process, in `dir`. */
export function createJournal(
  db: Db,
  dir: string,
  onError: (error: unknown) => void,
): { readonly keep: Journal; close(): Promise<void> } {
  const writer = openJournal(dir);
  return {
    async keep(sending) {
      try {
        const rows = await sendingImage(db, sending.accountId, sending.subjectId);
        if (rows === null) throw new Error(`There is no ${sending.subjectId} to be sent`);
        const image = (await deflated(rows)).toString('base64');
        const record: JournalRecord = { at: new Date().toISOString(), ...sending, image };
        await writer.append(JSON.stringify(record));
      } catch (error) {
        onError(error);
        throw error;
      }
    },
    close: () => writer.close(),
  };
}
