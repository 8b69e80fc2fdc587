import { Piscina } from 'piscina';
import type { Run, Word } from './pdf-runs.ts';
import type { PdfInfo, PdfReading, PdfRequest } from './pdf-thread.ts';

/**
 * pdfjs, canvas and zxing share nothing with the code under test. They read in a thread, because pdfjs replaces JSON,
 * Array and navigator in its process, which would affect every test.
 */
const reader = new Piscina<PdfRequest, PdfReading>({
  filename: new URL('./pdf-thread.mjs', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  execArgv: [],
});
const ask = (request: PdfRequest): Promise<PdfReading> => reader.run(request, { name: 'read' });

/** A test asks more than one question of the same file. */
const known = new WeakMap<Uint8Array, Promise<PdfReading>>();
function readingOf(pdf: Uint8Array): Promise<PdfReading> {
  const reading = known.get(pdf) ?? ask({ pdf, runs: true });
  known.set(pdf, reading);
  return reading;
}
const runsOf = async (pdf: Uint8Array): Promise<readonly Run[]> => (await readingOf(pdf)).runs;

const tenths = (points: number): number => Math.round(points * 10);
/** The order of lines: page by page, upright ones first, from the top down. */
const byLine = (a: Run, b: Run): number =>
  a.page - b.page ||
  Math.abs(a.angle) - Math.abs(b.angle) ||
  a.angle - b.angle ||
  tenths(a.across) - tenths(b.across);

/** Text line by line, each from its start to its end, runs of blanks as one. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  const runs = (await runsOf(pdf)).toSorted((a, b) => byLine(a, b) || a.along - b.along);
  const parts = runs.map((run, at) => {
    const before = runs[at - 1];
    return (before && byLine(before, run) === 0 ? ' ' : '\n') + run.text;
  });
  return parts.join('').replace(/ +/g, ' ');
}

/** Text in the order it was drawn in, all blanks as one. */
export async function rawTextOf(pdf: Uint8Array): Promise<string> {
  const texts = (await runsOf(pdf)).map(({ text }) => text);
  return texts.join(' ').replace(/\s+/g, ' ');
}

/** Words with their boxes. */
export const wordsOf = async (pdf: Uint8Array): Promise<Word[]> =>
  (await runsOf(pdf)).flatMap(({ words }) => words);

export const infoOf = async (pdf: Uint8Array): Promise<PdfInfo> =>
  (await (known.get(pdf) ?? ask({ pdf }))).info;

/**
 * Codes that a scanner reads from the printed page, `Format:content`, sorted. Below 215 dots the keys with letters
 * blur.
 */
export const codesOf = async (pdf: Uint8Array, page = 1, dotsPerInch = 250): Promise<readonly string[]> =>
  (await ask({ pdf, codes: { page, dotsPerInch } })).codes;
