import { drawMark } from '../../blocks/watermark.ts';
import { wrap } from '../../blocks/wrap.ts';
import type { Nfse, NfseEvent } from '../../nfse/read.ts';
import type { Sheet } from '../../page/document.ts';
import { createPage, type Page } from '../../page/page.ts';
import type { PaperOptions } from '../../papers.ts';
import { situationOf } from '../situation.ts';
import { type Block, DATA_ROWS, LOWER_BLOCKS, UPPER_BLOCKS } from './blocks.ts';
import {
  CONTENT,
  drawBox,
  drawTitle,
  EDGE,
  FULL_WIDTH,
  GRAY,
  LABEL,
  line,
  points,
  type Row,
  rectangle,
  TITLE,
} from './grid.ts';
import { frame, header, qrBlock, stub } from './head.ts';
import { ADDITIONAL_MAX, additional, burden, DESCRIPTION_MAX, description } from './texts.ts';

const [WIDTH, HEIGHT] = [595.28, 841.89];
/** Height of the sentence in the place of a block. Source: NT SE/CGNFS-e 008, 2.4.3. */
const SENTENCE = 0.32;
/** Description of the service, of one line. */
const DESCRIPTION_TOP = 13.79;
const DESCRIPTION_HEIGHT = 0.64;
const ADDITIONAL_TOP = 22.27;
const ADDITIONAL_TITLE = 0.41;
const STUB_TOP = 28.1;
const LEADING = 8.2;
const PAD = 2;
const ELLIPSIS = '...';
/** Black of the watermark: K35. */
const MARK_GRAY = 0.65;

const centimetres = (inPoints: number): number => inPoints / points(1);
const linesOf = (text: string): string[] =>
  wrap(text, CONTENT.face, { size: CONTENT.size, width: points(FULL_WIDTH) - 2 * PAD });
const linesIn = (height: number): number => Math.floor((points(height) - PAD) / LEADING);
const heightOf = (count: number): number => centimetres(count * LEADING + PAD);

interface Cut {
  readonly lines: readonly string[];
  /** Whether the page has less than the whole text. */
  readonly isCut: boolean;
}
/** Lines of a text on the page of the note: cut at the characters that the note allows, then at the room. */
function cutText(text: string, most: number, room: number): Cut {
  const all = linesOf(text.length > most ? `${text.slice(0, most - ELLIPSIS.length)}${ELLIPSIS}` : text);
  if (all.length <= room) return { lines: all, isCut: text.length > most };
  const shown = all.slice(0, room);
  const last = shown.at(-1) ?? '';
  return { lines: [...shown.slice(0, -1), `${last.slice(0, -ELLIPSIS.length)}${ELLIPSIS}`], isCut: true };
}

function drawLines(page: Page, texts: readonly string[], top: number): void {
  texts.forEach((text, at) =>
    page.text({ x: points(EDGE) + PAD, y: points(top) + CONTENT.size + at * LEADING }, text, CONTENT),
  );
}

/** A page, with the cursor in the centimetres that the blocks above it took less or more than on a full one. */
interface Cursor {
  readonly page: Page;
  readonly nfse: Nfse;
  shift: number;
}

const isShown = (row: Row, nfse: Nfse): boolean =>
  row.when?.(nfse) !== false && (row.isOptional !== true || row.boxes.some(({ read }) => read(nfse) !== ''));

function sentence(page: Page, text: string, top: number): void {
  const area = rectangle(EDGE, top, { width: FULL_WIDTH, height: SENTENCE });
  page.fill(area, GRAY);
  page.box(area.x, area.y, { width: area.width, height: area.height });
  line(page, text, {
    at: { ...area, y: area.y + area.height / 2 + TITLE.size / 2 - 1 },
    style: { ...TITLE, align: 'center' },
  });
}

function drawBlock(cursor: Cursor, { title, rows, absent }: Block): void {
  const { page, nfse } = cursor;
  const instead = absent?.(nfse) ?? null;
  const [first] = rows;
  if (instead !== null && first !== undefined) {
    sentence(page, instead, first.top + cursor.shift);
    cursor.shift += SENTENCE - rows.reduce((sum, { height }) => sum + height, 0);
    return;
  }
  for (const row of rows) {
    if (!isShown(row, nfse)) {
      cursor.shift -= row.height;
      continue;
    }
    const place = { top: row.top + cursor.shift, height: row.height };
    if (row === first && row.boxes[0]?.column === 1) drawTitle(page, title, place);
    for (const one of row.boxes) drawBox(page, one, { row: place, nfse });
  }
}

/** The description of the service: as high as its lines are. */
function drawDescription(cursor: Cursor): boolean {
  const { page, nfse } = cursor;
  const top = DESCRIPTION_TOP + cursor.shift;
  const { lines: shown, isCut } = cutText(description(nfse), DESCRIPTION_MAX, Number.POSITIVE_INFINITY);
  const height = Math.max(DESCRIPTION_HEIGHT, heightOf(shown.length) + centimetres(LABEL.size + 1));
  const area = rectangle(EDGE, top, { width: FULL_WIDTH, height });
  page.box(area.x, area.y, { width: area.width, height: area.height });
  line(page, 'DESCRIÇÃO DO SERVIÇO', { at: { ...area, y: area.y + LABEL.size + 1 }, style: LABEL });
  drawLines(page, shown, top + centimetres(LABEL.size + 1.5));
  cursor.shift += height - DESCRIPTION_HEIGHT;
  return isCut;
}

/** Additional information; the approximate taxes below it are never cut. */
function drawAdditional(cursor: Cursor): boolean {
  const { page, nfse } = cursor;
  const top = ADDITIONAL_TOP + cursor.shift;
  drawTitle(page, 'INFORMAÇÕES COMPLEMENTARES', { top, height: ADDITIONAL_TITLE, span: 4 });
  const room = STUB_TOP - (top + ADDITIONAL_TITLE);
  const taxes = linesOf(burden(nfse));
  const { lines: shown, isCut } = cutText(additional(nfse), ADDITIONAL_MAX, linesIn(room) - taxes.length);
  const area = rectangle(EDGE, top + ADDITIONAL_TITLE, { width: FULL_WIDTH, height: room });
  page.box(area.x, area.y, { width: area.width, height: area.height });
  drawLines(page, [...shown, ...taxes], top + ADDITIONAL_TITLE);
  return isCut;
}

/** Whole texts that the page of the note had to cut, on pages of their own. */
function continuation(texts: readonly (readonly [title: string, text: string])[], newPage: () => Page): void {
  const bottom = STUB_TOP;
  const start = 2.27;
  let page: Page | null = null;
  let top = start;
  for (const [title, text] of texts) {
    let left = linesOf(text);
    while (left.length > 0) {
      if (page === null || linesIn(bottom - top - ADDITIONAL_TITLE) < 2) {
        page = newPage();
        top = start;
      }
      drawTitle(page, title, { top, height: ADDITIONAL_TITLE, span: 4 });
      top += ADDITIONAL_TITLE;
      const here = left.slice(0, linesIn(bottom - top));
      const height = heightOf(here.length);
      const area = rectangle(EDGE, top, { width: FULL_WIDTH, height });
      page.box(area.x, area.y, { width: area.width, height: area.height });
      drawLines(page, here, top);
      top += height;
      left = left.slice(here.length);
    }
  }
}

/**
 * Draws the DANFSe v2.0: one A4 page, as the note wants it. Texts that it has to cut follow in full on further pages.
 * Source: NT SE/CGNFS-e 008 v1.0 (2026-05-05), 2.2 to 2.5.
 */
export function danfseV2(
  nfse: Nfse,
  events: readonly NfseEvent[],
  { logo, cancelled }: PaperOptions,
): Sheet[] {
  const { word } = situationOf(nfse, events, cancelled);
  const pages: Page[] = [];
  const newPage = (): Page => {
    const page = createPage(WIDTH);
    const inner = { x: points(EDGE), y: points(EDGE), width: points(FULL_WIDTH), height: points(28.47) };
    drawMark(page, word === '' ? [] : [word], { area: inner, face: 'sans', gray: MARK_GRAY });
    pages.push(page);
    return page;
  };
  const page = newPage();
  const cursor: Cursor = { page, nfse, shift: 0 };
  for (const row of DATA_ROWS) for (const one of row.boxes) drawBox(page, one, { row, nfse });
  qrBlock(page, nfse);
  for (const block of UPPER_BLOCKS) drawBlock(cursor, block);
  const rest: [string, string][] = [];
  if (drawDescription(cursor)) rest.push(['DESCRIÇÃO DO SERVIÇO (CONTINUAÇÃO)', description(nfse)]);
  for (const block of LOWER_BLOCKS) drawBlock(cursor, block);
  if (drawAdditional(cursor)) rest.push(['INFORMAÇÕES COMPLEMENTARES (CONTINUAÇÃO)', additional(nfse)]);
  stub(page, nfse, STUB_TOP);
  const [key] = DATA_ROWS;
  continuation(rest, () => {
    const next = newPage();
    if (key !== undefined) for (const one of key.boxes) drawBox(next, one, { row: key, nfse });
    return next;
  });
  pages.forEach((each, at) => {
    header(each, nfse, { logo, folha: at + 1, folhas: pages.length });
    frame(each);
  });
  return pages.map((each) => ({ page: each, height: HEIGHT }));
}
