import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A word and its box: its place on the page, in points from the top left corner. */
export interface Word {
  readonly page: number;
  readonly text: string;
  /** Direction of reading, in degrees clockwise. */
  readonly angle: number;
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

/** Text drawn by one operator. */
export interface Run {
  readonly page: number;
  readonly text: string;
  readonly words: readonly Word[];
  readonly angle: number;
  /** Start of the text: distance along its direction, and distance across it. */
  readonly along: number;
  readonly across: number;
}

/** Metrics at a size of one point. */
interface Font {
  readonly ascent: number;
  readonly descent: number;
}
interface Glyph {
  readonly unicode: string;
  /** In thousandths of the size. */
  readonly width: number;
}
/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
interface State {
  readonly matrix: Matrix;
  readonly font: Font;
  readonly size: number;
  readonly stretch: number;
}

/** They move or hide text in ways that are not followed here: better no answer than a wrong one. */
const NOT_READ = [
  'setCharSpacing',
  'setWordSpacing',
  'setLeading',
  'setTextRise',
  'setTextRenderingMode',
  'setLeadingMoveText',
  'nextLine',
  'paintFormXObjectBegin',
] as const;

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Combines an inner and an outer transformation. */
const within = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

function boxOf([a, b, c, d, e, f]: Matrix, { font, size }: State, from: number, to: number) {
  const [high, low] = [font.ascent * size, font.descent * size];
  return {
    xMin: e + Math.min(a * from, a * to) + Math.min(c * high, c * low),
    yMin: f + Math.min(b * from, b * to) + Math.min(d * high, d * low),
    xMax: e + Math.max(a * from, a * to) + Math.max(c * high, c * low),
    yMax: f + Math.max(b * from, b * to) + Math.max(d * high, d * low),
  };
}

/** A number among the glyphs moves the next one back. */
function runOf(page: number, frame: Matrix, state: State, glyphs: readonly (Glyph | number)[]): Run {
  const [a, b, , , e, f] = frame;
  const radians = Math.atan2(b, a);
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const angle = Math.round((radians * 180) / Math.PI);
  const scale = (state.size * state.stretch) / 1000;
  const words: Word[] = [];
  let [text, word, start, x] = ['', '', 0, 0];
  const endWord = (): void => {
    if (word !== '') words.push({ page, text: word, angle, ...boxOf(frame, state, start, x) });
    word = '';
  };
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      x -= glyph * scale;
      continue;
    }
    text += glyph.unicode;
    if (glyph.unicode.trim() === '') endWord();
    else {
      if (word === '') start = x;
      word += glyph.unicode;
    }
    x += glyph.width * scale;
  }
  endWord();
  return { page, text, words, angle, along: e * cos + f * sin, across: f * cos - e * sin };
}

/** pdfjs hands a font out when it has read it. */
const fontOf = (page: PDFPageProxy, name: string): Promise<Font> =>
  new Promise((resolve) => page.commonObjs.get(name, resolve));

/** Texts of a page, in drawing order. */
export async function runsOn(page: PDFPageProxy): Promise<Run[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const fonts = new Map<string, Font>();
  for (const [at, operator] of fnArray.entries()) {
    const [name]: [string?] = operator === OPS.setFont ? argsArray[at] : [];
    if (name !== undefined && !fonts.has(name)) fonts.set(name, await fontOf(page, name));
  }
  const runs: Run[] = [];
  const saved: State[] = [];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[] = page.getViewport({ scale: 1 }).transform;
  let state: State = { matrix: [a, b, c, d, e, f], font: { ascent: 0, descent: 0 }, size: 0, stretch: 1 };
  let textMatrix = IDENTITY;
  let lineMatrix = IDENTITY;
  const startLine = (matrix: Matrix): void => {
    lineMatrix = matrix;
    textMatrix = matrix;
  };
  /** pdfjs does not type the arguments of an operator: each handler declares its own. */
  const operators = new Map<number | undefined, (...args: never[]) => void>([
    [OPS.save, () => saved.push(state)],
    [OPS.restore, () => (state = saved.pop() ?? state)],
    [OPS.transform, (...by: Matrix) => (state = { ...state, matrix: within(state.matrix, by) })],
    [OPS.beginText, () => startLine(IDENTITY)],
    [OPS.setTextMatrix, (to: Matrix) => startLine(to)],
    [OPS.moveText, (x: number, y: number) => startLine(within(lineMatrix, [1, 0, 0, 1, x, y]))],
    [OPS.setHScale, (percent: number) => (state = { ...state, stretch: percent / 100 })],
    [
      OPS.setFont,
      (name: string, size: number) => (state = { ...state, font: fonts.get(name) ?? state.font, size }),
    ],
    [
      OPS.showText,
      (glyphs: readonly (Glyph | number)[]) =>
        runs.push(runOf(page.pageNumber, within(state.matrix, textMatrix), state, glyphs)),
    ],
    ...NOT_READ.map((name): [number, () => never] => [
      OPS[name],
      () => {
        throw new Error(`${name} is not followed in the text of a PDF`);
      },
    ]),
  ]);
  for (const [at, operator] of fnArray.entries()) {
    const args: Iterable<never> = argsArray[at] ?? [];
    operators.get(operator)?.(...args);
  }
  return runs;
}
