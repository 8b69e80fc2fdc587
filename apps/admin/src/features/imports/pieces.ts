import { readBase64 } from '../../format/read-file.ts';

/** Part of a file in the form that the API accepts. */
export interface Piece {
  readonly file: number;
  readonly piece: number;
  readonly name: string;
  /** Base64. */
  readonly content: string;
}

/** Bytes and pieces of one call. */
const BYTES = 1_500_000;
const PIECES = 100;

interface Cut {
  readonly file: number;
  readonly piece: number;
  readonly from: number;
  readonly to: number;
}

/** Splits files into upload calls: pieces of large files, small files together. */
export function callsOf(sizes: readonly number[]): readonly (readonly Cut[])[] {
  const calls: Cut[][] = [];
  let room = 0;
  for (const [file, size] of sizes.entries())
    for (let from = 0, piece = 0; from < size; piece++) {
      const length = Math.min(size - from, BYTES);
      if (length > room || (calls.at(-1)?.length ?? PIECES) >= PIECES) {
        calls.push([]);
        room = BYTES;
      }
      calls.at(-1)?.push({ file, piece, from, to: from + length });
      room -= length;
      from += length;
    }
  return calls;
}

/** Uploads files one call at a time; `progress` receives the share sent, from 0 to 1. */
export async function sendPieces(
  files: readonly File[],
  add: (pieces: Piece[]) => Promise<unknown>,
  progress: (part: number) => void,
): Promise<void> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let sent = 0;
  for (const cuts of callsOf(files.map(({ size }) => size))) {
    const pieces: Piece[] = [];
    for (const { file, piece, from, to } of cuts) {
      const whole = files[file];
      if (whole === undefined) continue;
      pieces.push({ file, piece, name: whole.name, content: await readBase64(whole.slice(from, to)) });
      sent += to - from;
    }
    await add(pieces);
    progress(sent / total);
  }
}
