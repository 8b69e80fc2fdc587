import { createReceivedFileReader } from '@fiscal/core/imports/received-file';
import type { ImportKind } from '@fiscal/core/vocabulary/imported';
import type { Target } from '@fiscal/core/vocabulary/target';
import { type ImportFile, type ImportPass, type JudgedFile, judgeContent } from '../import-file.ts';
import { openImportReaders } from '../open-reader.ts';
import { uploadedFile } from './uploaded-file.ts';

/** Requests to the process; it answers `open` and `judge` one after another. */
export type JudgeRequest =
  | { readonly kind: 'open'; readonly archive: string; readonly name: string; readonly content: Uint8Array }
  | {
      readonly kind: 'judge';
      readonly archive: string;
      /** Index into the names that `open` answered, from 0. */
      readonly index: number;
      readonly pass: ImportPass;
      readonly target: Target;
      readonly of: ImportKind;
    }
  | { readonly kind: 'close'; readonly archive: string };

export type JudgeAnswer =
  /** Everything is loaded: what takes long from here on is the file. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'opened'; readonly names: readonly string[]; readonly cpuMs: number }
  | {
      readonly kind: 'judged';
      readonly judged: JudgedFile | null;
      /** Size of the unpacked file. */
      readonly bytes: number;
      readonly cpuMs: number;
    };

const { env } = process;
const readers = await openImportReaders({
  SCHEMAS_DIR: env['SCHEMAS_DIR'] ?? '',
  LIVE_CA_FILE: env['LIVE_CA_FILE'],
  SANDBOX_CA_FILE: env['SANDBOX_CA_FILE'],
});
const archives = new Map<string, readonly ImportFile[]>();

function sendAnswer(answer: JudgeAnswer): void {
  process.send?.(answer);
}

const cpuMs = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

async function answer(request: JudgeRequest): Promise<void> {
  const began = process.cpuUsage();
  switch (request.kind) {
    case 'open': {
      const files = await uploadedFile(Buffer.from(request.content), request.name);
      archives.set(request.archive, files);
      return sendAnswer({ kind: 'opened', names: files.map(({ name }) => name), cpuMs: cpuMs(began) });
    }
    case 'judge': {
      const content = await archives.get(request.archive)?.[request.index]?.read();
      if (content === undefined) throw new Error(`no file ${request.index} of ${request.archive}`);
      const read = readers(request.target);
      const judged = judgeContent(
        content,
        request.pass,
        request.of === 'recebidos' ? createReceivedFileReader(read) : read,
      );
      const bytes = content instanceof Uint8Array ? content.byteLength : 0;
      return sendAnswer({ kind: 'judged', judged, bytes, cpuMs: cpuMs(began) });
    }
    case 'close': {
      archives.delete(request.archive);
      return undefined;
    }
  }
}

/** Runs in a process of its own (judge.ts), which has no key, no database and no network to speak to. */
process.on('message', (request: JudgeRequest) => {
  answer(request).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit(0));
sendAnswer({ kind: 'ready' });
