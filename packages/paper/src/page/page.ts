import { printable, widthOf } from './measure.ts';
import { createOperators, type Operators } from './operators.ts';
import type { Face } from './typeface.ts';

export type Align = 'left' | 'center' | 'right';

export interface TextStyle {
  readonly face: Face;
  /** Points. */
  readonly size: number;
  /** Alignment of the text relative to `x`. */
  readonly align?: Align;
  /** 0 black … 1 white. */
  readonly gray?: number;
  /** Black unless given. */
  readonly ink?: 'red';
  /** Horizontal scale, 1 = as designed. */
  readonly stretch?: number;
  /** Counter-clockwise, in degrees. */
  readonly angle?: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

/** An image fitted into a rectangle, center, with its proportions. */
export interface Picture extends Rectangle {
  /** PNG or JPEG. */
  readonly bytes: Uint8Array;
}

/** A page being drawn: points, from the top left corner, y downwards. `y` of a text is its baseline. */
export interface Page {
  readonly width: number;
  readonly faces: ReadonlySet<Face>;
  readonly pictures: readonly Picture[];
  text(at: Point, text: string, style: TextStyle): void;
  /** Outline. */
  box(x: number, y: number, size: { readonly width: number; readonly height: number }): void;
  /** `dash` in points: length of dash and gap. */
  line(from: Point, to: Point, dash?: number): void;
  /** Filled as one shape, so that no seam shows where they touch. */
  shape(parts: readonly Rectangle[]): void;
  fill(area: Rectangle, gray: number): void;
  picture(picture: Picture): void;
  /** Draws in a frame whose origin is (x, y) and whose x axis runs up the page. */
  upwards(x: number, y: number, draw: () => void): void;
  /** PDF operators of all that was drawn, from the top left corner, y downwards. */
  content(): Uint8Array;
}

/** Operators count in hundredths of a point: whole numbers are quick to write and small to keep. */
const UNITS = 100;
const LINE_WIDTH = 0.5;

/** A number of an operator, from points; y goes down here and up in the file, where text wants it so. */
const units = (points: number): number => Math.round(points * UNITS);

const point = (ops: Operators, x: number, y: number): Operators => ops.whole(units(x)).whole(-units(y));
const area = (ops: Operators, { x, y, width, height }: Rectangle): Operators =>
  point(point(ops, x, y), width, height);

/** Bars are measured by scanners: they keep two digits more. */
const bar = (ops: Operators, { x, y, width, height }: Rectangle): Operators =>
  ops
    .hundredths(x * UNITS)
    .hundredths(-y * UNITS)
    .hundredths(width * UNITS)
    .hundredths(-height * UNITS);

/** Moves to where the text begins: `shift` points before (x, y), along its direction. */
function place(
  ops: Operators,
  { x, y }: Point,
  { shift, angle }: { readonly shift: number; readonly angle: number },
): void {
  if (angle === 0) {
    point(ops, x - shift, y).put('Td');
    return;
  }
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  ops.put(`${cos.toFixed(5)} ${sin.toFixed(5)} ${(-sin).toFixed(5)} ${cos.toFixed(5)}`);
  point(ops, x - shift * cos, y + shift * sin).put('Tm');
}

function setText(
  ops: Operators,
  at: Point,
  { text, style }: { readonly text: string; readonly style: TextStyle },
): void {
  const { face, size, align = 'left', gray = 0, stretch = 1, angle = 0, ink } = style;
  const shift = align === 'left' ? 0 : widthOf(face, size, text) * stretch * (align === 'center' ? 0.5 : 1);
  if (gray !== 0) ops.put(`${gray} g`);
  if (ink === 'red') ops.put('0.8 0 0 rg');
  ops.put('BT');
  if (stretch !== 1) ops.whole(stretch * 100).put('Tz');
  place(ops, at, { shift, angle });
  ops.text(text).put('Tj');
  if (stretch !== 1) ops.put('100 Tz');
  ops.end(gray === 0 && ink === undefined ? 'ET' : 'ET 0 g');
}

export function createPage(width: number): Page {
  const ops = createOperators();
  const faces = new Set<Face>();
  const pictures: Picture[] = [];
  /** Current text style, until an operator changes it. */
  let font: Pick<TextStyle, 'face' | 'size'> | null = null;
  ops
    .put(`${1 / UNITS} 0 0 ${-1 / UNITS} 0 0 cm`)
    .whole(units(LINE_WIDTH))
    .end('w');
  return {
    width,
    faces,
    pictures,
    text({ x, y }, raw, style) {
      if (raw === '') return;
      const { face, size } = style;
      if (font?.face !== face || font.size !== size) {
        faces.add(face);
        ops.put(`/${face}`).whole(units(size)).end('Tf');
        font = { face, size };
      }
      setText(ops, { x, y }, { text: printable(raw), style });
    },
    box: (x, y, { width, height }) => void area(ops, { x, y, width, height }).end('re S'),
    line(from, to, dash) {
      if (dash !== undefined) ops.put('[').whole(units(dash)).put('] 0 d');
      point(point(ops, from.x, from.y).put('m'), to.x, to.y).end(dash === undefined ? 'l S' : 'l S [] 0 d');
    },
    shape(parts) {
      for (const part of parts) bar(ops, part).put('re');
      ops.end('f');
    },
    fill: (filled, gray) => void area(ops.put(`${gray} g`), filled).end('re f 0 g'),
    picture: (picture) => void pictures.push(picture),
    upwards(x, y, draw) {
      point(ops.put('q 0 1 -1 0'), x, y).end('cm');
      draw();
      ops.end('Q');
      font = null;
    },
    content: () => ops.bytes(),
  };
}
