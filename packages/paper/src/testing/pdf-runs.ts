import { DOMMatrix } from '@napi-rs/canvas';
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A word and its box: where it stands on its page, in points from the top left corner. */
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

/** What one operator shows. */
export interface Run {
  readonly page: number;
  readonly text: string;
  readonly words: readonly Word[];
  readonly angle: number;
  /** Where it starts: how far in its direction, and how far down across it. */
  readonly along: number;
  readonly across: number;
}

/** Of one point. */
interface Font {
  readonly ascent: number;
  readonly descent: number;
}
interface Glyph {
  readonly unicode: string;
  /** In thousandths of the size. */
  readonly width: number;
}
interface State {
  readonly matrix: DOMMatrix;
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
  'moveText',
  'setLeadingMoveText',
  'nextLine',
  'paintFormXObjectBegin',
] as const;

function boxOf(frame: DOMMatrix, { font, size }: State, from: number, to: number) {
  const corners = [from, to].flatMap((x) =>
    [font.ascent, font.descent].map((y) => frame.transformPoint({ x, y: y * size })),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) };
}

/** A number among the glyphs moves the next one back. */
function runOf(page: number, frame: DOMMatrix, state: State, glyphs: readonly (Glyph | number)[]): Run {
  const radians = Math.atan2(frame.b, frame.a);
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
  const { e, f } = frame;
  return { page, text, words, angle, along: e * cos + f * sin, across: f * cos - e * sin };
}

/** pdfjs hands a font out when it has read it. */
const fontOf = (page: PDFPageProxy, name: string): Promise<Font> =>
  new Promise((resolve) => page.commonObjs.get(name, resolve));

/** What a page shows, in the order in which it was drawn. */
export async function runsOn(page: PDFPageProxy): Promise<Run[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const fonts = new Map<string, Font>();
  for (const [at, operator] of fnArray.entries()) {
    const [name]: [string?] = operator === OPS.setFont ? argsArray[at] : [];
    if (name !== undefined && !fonts.has(name)) fonts.set(name, await fontOf(page, name));
  }
  const runs: Run[] = [];
  const saved: State[] = [];
  const matrix = new DOMMatrix(page.getViewport({ scale: 1 }).transform);
  let state: State = { matrix, font: { ascent: 0, descent: 0 }, size: 0, stretch: 1 };
  let textMatrix = new DOMMatrix();
  /** pdfjs tells no types of what it gives with an operator: each says here what it takes. */
  const operators = new Map<number | undefined, (...args: never[]) => void>([
    [OPS.save, () => saved.push(state)],
    [OPS.restore, () => (state = saved.pop() ?? state)],
    [
      OPS.transform,
      (...by: number[]) => (state = { ...state, matrix: state.matrix.multiply(new DOMMatrix(by)) }),
    ],
    [OPS.beginText, () => (textMatrix = new DOMMatrix())],
    [OPS.setTextMatrix, (to: Iterable<number>) => (textMatrix = new DOMMatrix([...to]))],
    [OPS.setHScale, (percent: number) => (state = { ...state, stretch: percent / 100 })],
    [
      OPS.setFont,
      (name: string, size: number) => (state = { ...state, font: fonts.get(name) ?? state.font, size }),
    ],
    [
      OPS.showText,
      (glyphs: readonly (Glyph | number)[]) =>
        runs.push(runOf(page.pageNumber, state.matrix.multiply(textMatrix), state, glyphs)),
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
