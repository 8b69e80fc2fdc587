import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const runs = (program: string): boolean =>
  spawnSync(program, ['-h'], { stdio: 'ignore' }).error === undefined;

/** Poppler's and zbar's programs: readers that share nothing with what is tested. */
export const hasPdfTools = ['pdftotext', 'pdfinfo', 'pdffonts', 'pdftoppm', 'zbarimg'].every(runs);

function withFile<T>(pdf: Uint8Array, use: (file: string, dir: string) => T): T {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'paper-'));
  try {
    const file = path.join(dir, 'paper.pdf');
    writeFileSync(file, pdf);
    return use(file, dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

const output = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });

/** Text as a reader copies it, pages apart by form feeds, runs of blanks as one. */
export const textOf = (pdf: Uint8Array): string =>
  withFile(pdf, (file) => output('pdftotext', '-layout', file, '-')).replace(/ +/g, ' ');

/** Text in the order it was drawn in, all blanks as one. */
export const rawTextOf = (pdf: Uint8Array): string =>
  withFile(pdf, (file) => output('pdftotext', '-raw', file, '-')).replace(/\s+/g, ' ');

export interface PdfInfo {
  readonly pages: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

export function infoOf(pdf: Uint8Array): PdfInfo {
  const text = withFile(pdf, (file) => output('pdfinfo', '-isodates', file));
  const size = /Page size:\s+([\d.]+) x ([\d.]+) pts/.exec(text);
  return {
    pages: Number(/Pages:\s+(\d+)/.exec(text)?.[1]),
    width: Number(size?.[1]),
    height: Number(size?.[2]),
    text,
  };
}

export const fontsOf = (pdf: Uint8Array): string => withFile(pdf, (file) => output('pdffonts', file));

/** What a scanner reads off the printed page, `TYPE:content`, sorted. */
export function codesOf(pdf: Uint8Array, page = 1, dotsPerInch = 200): string[] {
  return withFile(pdf, (file, dir) => {
    output(
      'pdftoppm',
      '-r',
      String(dotsPerInch),
      '-f',
      String(page),
      '-l',
      String(page),
      '-png',
      file,
      path.join(dir, 'page'),
    );
    const images = readdirSync(dir).filter((name) => name.endsWith('.png'));
    const found = spawnSync('zbarimg', ['-q', ...images.map((name) => path.join(dir, name))], {
      encoding: 'utf8',
    });
    return found.stdout.split('\n').filter(Boolean).toSorted();
  });
}

/** Words with their boxes: where each stands on its page, in points from the top left corner. */
export interface Word {
  readonly page: number;
  readonly text: string;
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

export function wordsOf(pdf: Uint8Array): Word[] {
  const html = withFile(pdf, (file) => output('pdftotext', '-bbox', file, '-'));
  const words: Word[] = [];
  let page = 0;
  for (const line of html.split('\n')) {
    if (line.includes('<page ')) page++;
    const word =
      /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*)<\/word>/.exec(line);
    if (!word) continue;
    const [xMin, yMin, xMax, yMax] = word.slice(1, 5).map(Number);
    words.push({
      page,
      text: word[5] ?? '',
      xMin: xMin ?? 0,
      yMin: yMin ?? 0,
      xMax: xMax ?? 0,
      yMax: yMax ?? 0,
    });
  }
  return words;
}
