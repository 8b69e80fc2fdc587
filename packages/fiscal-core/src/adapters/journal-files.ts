import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { crc32 } from 'node:zlib';

const FILE = /^envios-(\d{4}-\d{2}-\d{2})-[\w-]+\.log$/;

/** CRC-32 of the text, in hexadecimal, a space, the text. */
export const journalLine = (text: string): string => `${checksum(text)} ${text}\n`;

/** The text of a line; null when it is not as it was written. */
export function readJournalLine(line: string): string | null {
  const text = line.slice(9);
  return line[8] === ' ' && line.slice(0, 8) === checksum(text) ? text : null;
}

const checksum = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** Lines in files of this process, one a day (UTC), only ever added to. Those that wait go to the disk together. */
export function openJournal(dir: string, nowMs: () => number = Date.now) {
  let file: { readonly day: string; readonly handle: FileHandle } | null = null;
  let waiting: { readonly line: string; readonly done: (error?: unknown) => void }[] = [];
  let writing: Promise<void> | null = null;

  async function handleOf(day: string): Promise<FileHandle> {
    if (file?.day === day) return file.handle;
    await file?.handle.close();
    file = null;
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const name = `envios-${day}-${process.pid}-${randomBytes(4).toString('hex')}.log`;
    const handle = await open(path.join(dir, name), 'ax', 0o600);
    file = { day, handle };
    const folder = await open(dir, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
    return handle;
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const handle = await handleOf(new Date(nowMs()).toISOString().slice(0, 10));
        await handle.appendFile(batch.map(({ line }) => line).join(''));
        await handle.datasync();
        for (const { done } of batch) done();
      } catch (error) {
        // Half a line may lie there: nothing is added to it.
        await file?.handle.close().catch(() => {});
        file = null;
        for (const { done } of batch) done(error);
      }
    }
    writing = null;
  }

  return {
    /** Resolves when the text is on the disk. */
    append: (text: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const finish = (error?: unknown) => (error === undefined ? resolve() : reject(error));
        waiting.push({ line: journalLine(text), done: finish });
        writing ??= drain();
      }),
    async close() {
      await writing;
      await file?.handle.close();
      file = null;
    },
  };
}

/** A line of a journal: whole, cut off by the end of its process (`cortada`, last of its file), or changed since (`danificada`). */
export type JournalEntry =
  | { readonly kind: 'inteira'; readonly text: string }
  | { readonly kind: 'cortada' | 'danificada'; readonly file: string; readonly line: number };

/** Every line of the files of `since` (YYYY-MM-DD) and later, file by file. */
export async function* readJournal(dir: string, since: string): AsyncGenerator<JournalEntry> {
  for (const name of (await readdir(dir)).sort()) {
    const [, day] = FILE.exec(name) ?? [];
    if (day === undefined || day < since) continue;
    const handle = await open(path.join(dir, name), 'r');
    let number = 0;
    let bad = 0;
    try {
      for await (const line of createInterface({ input: handle.createReadStream({ autoClose: false }) })) {
        if (bad > 0) yield { kind: 'danificada', file: name, line: bad };
        bad = 0;
        number++;
        const text = readJournalLine(line);
        if (text === null) bad = number;
        else yield { kind: 'inteira', text };
      }
      if (bad > 0) yield { kind: 'cortada', file: name, line: bad };
    } finally {
      await handle.close();
    }
  }
}
