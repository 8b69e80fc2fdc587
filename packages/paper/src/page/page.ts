import { printable, widthOf } from './measure.ts';
import { type Face, typeface } from './typeface.ts';

export type Align = 'left' | 'center' | 'right';

export interface TextStyle {
  readonly face: Face;
  /** Points. */
  readonly size: number;
  /** Where `x` stands on the text. */
  readonly align?: Align;
  /** 0 black … 1 white. */
  readonly gray?: number;
  /** Horizontal scale, 1 = as designed. */
  readonly stretch?: number;
  /** Counter-clockwise, in degrees. */
  readonly angle?: number;
}

/** An image laid into a rectangle, centred, proportions kept. */
export interface Picture {
  /** PNG or JPEG. */
  readonly bytes: Uint8Array;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A page being drawn: points, from the top left corner, y downwards. Text stands on its baseline. */
export interface Page {
  readonly width: number;
  readonly faces: ReadonlySet<Face>;
  readonly pictures: readonly Picture[];
  text(x: number, y: number, text: string, style: TextStyle): void;
  /** Outline. */
  box(x: number, y: number, width: number, height: number): void;
  /** `dash` in points: length of dash and gap. */
  line(x1: number, y1: number, x2: number, y2: number, dash?: number): void;
  /** Filled as one shape, so that no seam shows where they touch. */
  shape(parts: readonly Rectangle[]): void;
  fill(x: number, y: number, width: number, height: number, gray: number): void;
  picture(picture: Picture): void;
  /** Draws in a frame whose origin is (x, y) and whose x axis runs up the page. */
  upwards(x: number, y: number, draw: () => void): void;
  /** PDF operators of all that was drawn. */
  content(): string;
}

const LINE_WIDTH = 0.5;
const n = (value: number): number => Math.round(value * 100) / 100;

/** Bars are measured by scanners: they keep two digits more. */
const exact = ({ x, y, width, height }: Rectangle): string =>
  `${x.toFixed(4)} ${y.toFixed(4)} ${width.toFixed(4)} ${height.toFixed(4)} re`;

function hex(face: Face, text: string): string {
  const { codes } = typeface(face);
  let out = '';
  for (let i = 0; i < text.length; i++) out += codes[text.charCodeAt(i)] ?? '';
  return out;
}

function textMatrix(x: number, y: number, angle: number): string {
  if (angle === 0) return `1 0 0 -1 ${n(x)} ${n(y)} Tm`;
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians).toFixed(5), (-Math.sin(radians)).toFixed(5)];
  return `${cos} ${sin} ${sin} -${cos} ${n(x)} ${n(y)} Tm`;
}

function textOps(x: number, y: number, raw: string, style: TextStyle): string {
  const { face, size, align = 'left', gray = 0, stretch = 1, angle = 0 } = style;
  const text = printable(face, raw);
  const shift = align === 'left' ? 0 : widthOf(face, size, text) * stretch * (align === 'center' ? 0.5 : 1);
  const radians = (angle * Math.PI) / 180;
  const at = textMatrix(x - shift * Math.cos(radians), y + shift * Math.sin(radians), angle);
  const scaled = stretch === 1 ? '' : `${n(stretch * 100)} Tz `;
  const shown = `/${face} ${n(size)} Tf ${at} ${scaled}<${hex(face, text)}> Tj${scaled && ' 100 Tz'}`;
  return gray === 0 ? `BT ${shown} ET` : `${gray} g BT ${shown} ET 0 g`;
}

export function createPage(width: number): Page {
  const ops: string[] = [`${LINE_WIDTH} w`];
  const faces = new Set<Face>();
  const pictures: Picture[] = [];
  return {
    width,
    faces,
    pictures,
    text(x, y, text, style) {
      if (text === '') return;
      faces.add(style.face);
      ops.push(textOps(x, y, text, style));
    },
    box: (x, y, w, h) => void ops.push(`${n(x)} ${n(y)} ${n(w)} ${n(h)} re S`),
    line: (x1, y1, x2, y2, dash) =>
      void ops.push(
        dash === undefined
          ? `${n(x1)} ${n(y1)} m ${n(x2)} ${n(y2)} l S`
          : `[${dash}] 0 d ${n(x1)} ${n(y1)} m ${n(x2)} ${n(y2)} l S [] 0 d`,
      ),
    shape: (parts) => void ops.push(`${parts.map(exact).join(' ')} f`),
    fill: (x, y, w, h, gray) => void ops.push(`${gray} g ${n(x)} ${n(y)} ${n(w)} ${n(h)} re f 0 g`),
    picture: (picture) => void pictures.push(picture),
    upwards(x, y, draw) {
      ops.push(`q 0 -1 1 0 ${n(x)} ${n(y)} cm`);
      draw();
      ops.push('Q');
    },
    content: () => ops.join('\n'),
  };
}
