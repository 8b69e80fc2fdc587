import { child } from '@fiscal/core/xml/parse';
import { watermark } from '../blocks/watermark.ts';
import type { NoteEvent } from '../nfe/event.ts';
import { type Note, valueAt } from '../nfe/read.ts';
import { situationOf } from '../nfe/situation.ts';
import type { Sheet } from '../page/document.ts';
import { createPage, type Page } from '../page/page.ts';
import {
  type Additional,
  additional,
  additionalText,
  continuation,
  continuationHeight,
  divide,
  linesThatFit,
} from './additional.ts';
import { billing, furtherInstalments } from './billing.ts';
import { CANHOTO_HEIGHT, CUT, canhoto } from './canhoto.ts';
import { type Head, identification, identificationHeight } from './identification.ts';
import { readItem } from './item.ts';
import { otherPlace, placeInWords, recipient } from './parties.ts';
import {
  dealOut,
  type LaidColumn,
  layColumns,
  layRow,
  PRODUCTS_HEAD,
  products,
  rowsHeight,
  type Segment,
  usedHeight,
} from './products.ts';
import type { Place } from './style.ts';
import { issqn, issqnHeight, tax } from './tax.ts';
import { transport } from './transport.ts';

export type Orientation = 'retrato' | 'paisagem';

export interface DanfeOptions {
  /** By default what the note's tpImp says. */
  readonly orientation?: Orientation | undefined;
  /** PNG or JPEG. */
  readonly logo?: Uint8Array | undefined;
}

const A4_SHORT = 595.28;
const A4_LONG = 841.89;
const MARGIN = 14.17;
const STUB = CANHOTO_HEIGHT + CUT;
/** Points of rows that the first page shows, or none at all. */
const ROWS_MIN = 40;
/** Lines of additional text on the first page: its block's least height, and what it may take from rows. */
const TEXT_LINES_MIN = 8;
const TEXT_LINES_LEAST = 2;
const TEXT_LINES_BESIDE_MANY_ROWS = 12;

interface Frame {
  readonly pageWidth: number;
  readonly pageHeight: number;
  /** Of the blocks on the first page; later ones have no stub. */
  readonly first: Place;
  readonly later: Place;
  readonly bottom: number;
}

function frameOf(orientation: Orientation): Frame {
  const wide = orientation === 'paisagem';
  const [pageWidth, pageHeight] = wide ? [A4_LONG, A4_SHORT] : [A4_SHORT, A4_LONG];
  const later = { x: MARGIN, y: MARGIN, width: pageWidth - 2 * MARGIN };
  const first = wide
    ? { x: MARGIN + STUB, y: MARGIN, width: later.width - STUB }
    : { ...later, y: MARGIN + STUB };
  return { pageWidth, pageHeight, first, later, bottom: pageHeight - MARGIN };
}

function stub(page: Page, orientation: Orientation, frame: Frame, note: Note): void {
  if (orientation === 'retrato') canhoto(page, frame.later, note);
  else
    page.upwards(MARGIN, frame.bottom, () =>
      canhoto(page, { x: 0, y: 0, width: frame.bottom - MARGIN }, note),
    );
}

const RETIRADA = 'LOCAL DE RETIRADA';
const ENTREGA = 'LOCAL DE ENTREGA';

/** Landscape paper has no room for the blocks of both places: there the one of collection is told in words. */
const retiradaInWords = ({ infNFe }: Note, { pageWidth, pageHeight }: Frame): boolean =>
  pageWidth > pageHeight && child(infNFe, 'entrega') !== undefined;

/** The blocks between identification and products. */
function middle(page: Page, start: Place, note: Note, frame: Frame): number {
  let y = recipient(page, start, note);
  const { infNFe } = note;
  const retirada = child(infNFe, 'retirada');
  const entrega = child(infNFe, 'entrega');
  if (retirada && !retiradaInWords(note, frame)) y = otherPlace(page, { ...start, y }, RETIRADA, retirada);
  if (entrega) y = otherPlace(page, { ...start, y }, ENTREGA, entrega);
  y = billing(page, { ...start, y }, note);
  y = tax(page, { ...start, y }, note);
  return transport(page, { ...start, y }, note);
}

function textOf(note: Note, frame: Frame): string {
  const retirada = child(note.infNFe, 'retirada');
  return additionalText(note, [
    furtherInstalments(note, frame.first.width),
    retirada && retiradaInWords(note, frame) ? placeInWords(RETIRADA, retirada) : '',
  ]);
}

/** How many lines of additional text the first page may show, and whether rows stand there at all. */
function shareRoom(room: number, rows: number): { readonly max: number; readonly withRows: boolean } {
  const besideRows = linesThatFit(room - PRODUCTS_HEAD - ROWS_MIN);
  if (besideRows < TEXT_LINES_LEAST) return { max: linesThatFit(room), withRows: false };
  const wanted = Math.max(TEXT_LINES_BESIDE_MANY_ROWS, linesThatFit(room - PRODUCTS_HEAD - rows));
  return { max: Math.min(wanted, besideRows), withRows: true };
}

/** Rest of the additional text, dealt out below the last rows and onto pages of its own. */
function dealText(rest: readonly string[], pages: number, free: number, whole: number): string[][] {
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

/** What goes on which page: `top` and `laterTop` are where the table begins. */
function plan(note: Note, frame: Frame, columns: readonly LaidColumn[], top: number, laterTop: number): Plan {
  const rows = note.items.map((det) => layRow(readItem(det), columns));
  const room = frame.bottom - issqnHeight(note) - top;
  const { max, withRows } = shareRoom(room, rowsHeight(rows));
  const text = divide(textOf(note, frame), frame.first.width, { min: TEXT_LINES_MIN, max });
  const firstRoom = withRows ? room - text.height - PRODUCTS_HEAD : 0;
  const laterRoom = frame.bottom - laterTop - PRODUCTS_HEAD;
  const dealt = dealOut(rows, (page) => (page === 0 ? firstRoom : laterRoom));
  const free = laterRoom - usedHeight(dealt.at(-1) ?? []);
  return { text, rows: dealt, texts: dealText(text.rest, dealt.length, free, frame.bottom - laterTop) };
}

/**
 * The DANFE of an NF-e: A4, every block of the official layout, as many pages as items and additional text need.
 * Source: MOC 7.0, annex II; NT 2018.005 (places), NT 2025.002 (totals of the reform).
 */
export function danfe(note: Note, events: readonly NoteEvent[], options: DanfeOptions): Sheet[] {
  const { orientation = valueAt(note.ide, 'tpImp') === '2' ? 'paisagem' : 'retrato', logo } = options;
  const frame = frameOf(orientation);
  const { first, later, bottom, pageWidth, pageHeight } = frame;
  const situation = situationOf(note, events);
  const headHeight = identificationHeight(note, situation);
  const columns = layColumns(first.x, first.width);
  const newPage = (): Page => {
    const page = createPage(pageWidth);
    watermark(page, situation.marks, { ...later, height: bottom - MARGIN }, 'serif-bold');
    return page;
  };

  const firstPage = newPage();
  stub(firstPage, orientation, frame, note);
  const top = middle(firstPage, { ...first, y: first.y + headHeight }, note, frame);
  const laterTop = later.y + headHeight;
  const { text, rows, texts } = plan(note, frame, columns, top, laterTop);
  const head = (folha: number): Head => ({ note, situation, logo, folha, folhas: texts.length });

  identification(firstPage, first, head(1));
  const foot = bottom - text.height - issqnHeight(note);
  if (rows[0]?.length) products(firstPage, { ...first, y: top }, foot - top, columns, rows[0]);
  issqn(firstPage, { ...first, y: foot }, note);
  additional(firstPage, { ...first, y: bottom - text.height }, text);

  const laterColumns = layColumns(later.x, later.width);
  const others = texts.slice(1).map((lines, index) => {
    const page = newPage();
    const segments = rows[index + 1] ?? [];
    identification(page, later, head(index + 2));
    const end = bottom - continuationHeight(lines.length);
    if (segments.length > 0)
      products(page, { ...later, y: laterTop }, end - laterTop, laterColumns, segments);
    if (lines.length > 0) continuation(page, { ...later, y: segments.length > 0 ? end : laterTop }, lines);
    return page;
  });
  const sheets = [firstPage, ...others].map((page) => ({ page, height: pageHeight }));
  // One goes with the goods, one stays with the issuer. Source: MOC 7.0, EPEC.
  return situation.kind === 'epec' ? [...sheets, ...sheets] : sheets;
}
