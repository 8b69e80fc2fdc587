import { factAt, inForce } from '@fiscal/core/calendar/calendar';
import { watermark } from '../blocks/watermark.ts';
import type { NoteEvent } from '../nfe/event.ts';
import { type Note, valueAt } from '../nfe/read.ts';
import { situationOf } from '../nfe/situation.ts';
import type { Sheet } from '../page/document.ts';
import { createPage, type Page } from '../page/page.ts';
import type { Orientation, PaperOptions } from '../papers.ts';
import {
  type Additional,
  additional,
  continuation,
  continuationHeight,
  divide,
  linesThatFit,
  TEXT_LINES_LEAST,
  TEXT_LINES_MIN,
} from './additional.ts';
import { CANHOTO_HEIGHT, CUT, canhoto } from './canhoto.ts';
import { type Head, identification, identificationHeight } from './identification.ts';
import type { Frame, Layout } from './layout.ts';
import { MOC } from './moc/moc.ts';
import { REFORM } from './reform/reform.ts';
import {
  dealOut,
  layColumns,
  PRODUCTS_HEAD,
  products,
  ROWS_MIN,
  rowsHeight,
  type Segment,
  usedHeight,
} from './table.ts';

const A4_SHORT = 595.28;
const A4_LONG = 841.89;
const MARGIN = 14.17;
const STUB = CANHOTO_HEIGHT + CUT;
/** Lines of additional text that rows give way to. */
const TEXT_LINES_BESIDE_MANY_ROWS = 12;

function frameOf(orientation: Orientation): Frame {
  const wide = orientation === 'paisagem';
  const [pageWidth, pageHeight] = wide ? [A4_LONG, A4_SHORT] : [A4_SHORT, A4_LONG];
  const later = { x: MARGIN, y: MARGIN, width: pageWidth - 2 * MARGIN };
  const first = wide
    ? { x: MARGIN + STUB, y: MARGIN, width: later.width - STUB }
    : { ...later, y: MARGIN + STUB };
  return { pageWidth, pageHeight, first, later, bottom: pageHeight - MARGIN };
}

function stub(
  page: Page,
  orientation: Orientation,
  { frame, note }: { readonly frame: Frame; readonly note: Note },
): void {
  if (orientation === 'retrato') canhoto(page, frame.later, note);
  else
    page.upwards(MARGIN, frame.bottom, () =>
      canhoto(page, { x: 0, y: 0, width: frame.bottom - MARGIN }, note),
    );
}

/**
 * The layout of the day of issue in Brasília, so that a note's paper stays as it was. NT 2026.010 has no test phase:
 * its day is the same at every target, which a paper would not know, as sandbox and homologação both bear tpAmb 2.
 */
function layoutOf({ ide }: Note): Layout {
  return inForce('nfe-2026.010', factAt(valueAt(ide, 'dhEmi'))) ? REFORM : MOC;
}

/** Divides the first page between lines of additional text and rows. */
function shareRoom(
  room: number,
  rows: number,
  least: number,
): { readonly max: number; readonly withRows: boolean } {
  const besideRows = linesThatFit(room - PRODUCTS_HEAD - ROWS_MIN);
  if (besideRows < least) return { max: linesThatFit(room), withRows: false };
  const wanted = Math.max(TEXT_LINES_BESIDE_MANY_ROWS, linesThatFit(room - PRODUCTS_HEAD - rows));
  return { max: Math.min(wanted, besideRows), withRows: true };
}

/** Rest of the additional text, dealt out below the last rows and onto pages of its own. */
function dealText(
  rest: readonly string[],
  pages: number,
  { free, whole }: { readonly free: number; readonly whole: number },
): string[][] {
  const dealt: string[][] = Array.from({ length: pages }, () => []);
  const here = pages > 1 ? linesThatFit(free) : 0;
  dealt[pages - 1] = rest.slice(0, here);
  const each = linesThatFit(whole);
  for (let at = here; at < rest.length; at += each) dealt.push(rest.slice(at, at + each));
  return dealt;
}

interface Plan {
  readonly text: Additional;
  /** Rows of each page; the last pages may have none. */
  readonly rows: readonly (readonly Segment[])[];
  /** Additional text of each page but the first. */
  readonly texts: readonly (readonly string[])[];
}

interface Planned {
  readonly layout: Layout;
  readonly words: string;
  readonly top: number;
  readonly laterTop: number;
}

/** Assigns content to pages: `top` and `laterTop` are the starts of the table. */
function plan(note: Note, frame: Frame, { layout, words, top, laterTop }: Planned): Plan {
  const slots = layColumns(layout.columns, frame.first.x, frame.first.width);
  const rows = note.items.map((det) => layout.layRow(det, slots));
  const room = frame.bottom - layout.footHeight(note) - top;
  const qrCode = layout.qrCode(note);
  const least = qrCode === '' ? TEXT_LINES_LEAST : TEXT_LINES_MIN;
  const { max, withRows } = shareRoom(room, rowsHeight(rows), least);
  const besideAll = linesThatFit(room - PRODUCTS_HEAD - rowsHeight(rows));
  const shrinks = besideAll >= Math.max(least, layout.textLinesMin);
  const min = shrinks ? Math.min(TEXT_LINES_MIN, besideAll) : TEXT_LINES_MIN;
  const text = divide(words, frame.first.width, { min, max, qrCode });
  const firstRoom = withRows ? room - text.height - PRODUCTS_HEAD : 0;
  const laterRoom = frame.bottom - laterTop - PRODUCTS_HEAD;
  const dealt = dealOut(rows, (page) => (page === 0 ? firstRoom : laterRoom));
  const free = laterRoom - usedHeight(dealt.at(-1) ?? []);
  return {
    text,
    rows: dealt,
    texts: dealText(text.rest, dealt.length, { free, whole: frame.bottom - laterTop }),
  };
}

/** The DANFE of an NF-e: A4, every block of its layout, as many pages as items and additional text need. */
export function danfe(note: Note, events: readonly NoteEvent[], options: PaperOptions): Sheet[] {
  const { orientation = valueAt(note.ide, 'tpImp') === '2' ? 'paisagem' : 'retrato', logo } = options;
  const layout = layoutOf(note);
  const frame = frameOf(orientation);
  const { first, later, bottom, pageWidth, pageHeight } = frame;
  const situation = situationOf(note, events);
  const { columns } = layout;
  const own = { further: layout.headRows(note), notices: layout.notices(note, situation) };
  const headHeight = identificationHeight(own);
  const newPage = (): Page => {
    const page = createPage(pageWidth);
    watermark(page, situation.marks, { area: { ...later, height: bottom - MARGIN }, face: 'serif-bold' });
    return page;
  };

  const firstPage = newPage();
  stub(firstPage, orientation, { frame, note });
  const start = { ...first, y: first.y + headHeight };
  const middle = layout.middle(note, frame, start);
  const top = middle.draw(firstPage);
  const laterTop = later.y + headHeight;
  const { text, rows, texts } = plan(note, frame, { layout, words: middle.text, top, laterTop });
  const head = (folha: number): Head => ({ note, situation, ...own, logo, folha, folhas: texts.length });

  identification(firstPage, first, head(1));
  const foot = bottom - text.height - layout.footHeight(note);
  if (rows[0]?.length)
    products(firstPage, { ...first, y: top }, { height: foot - top, columns, segments: rows[0] });
  layout.foot(firstPage, { ...first, y: foot }, note);
  additional(firstPage, { ...first, y: bottom - text.height }, text);

  const others = texts.slice(1).map((lines, index) => {
    const page = newPage();
    const segments = rows[index + 1] ?? [];
    identification(page, later, head(index + 2));
    const end = bottom - continuationHeight(lines.length);
    if (segments.length > 0)
      products(page, { ...later, y: laterTop }, { height: end - laterTop, columns, segments });
    if (lines.length > 0) continuation(page, { ...later, y: segments.length > 0 ? end : laterTop }, lines);
    return page;
  });
  const sheets = [firstPage, ...others].map((page) => ({ page, height: pageHeight }));
  // The first copy goes with the goods, the second stays with the issuer. Source: MOC 7.0, EPEC.
  return situation.kind === 'epec' ? [...sheets, ...sheets] : sheets;
}
