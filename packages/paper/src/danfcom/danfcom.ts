import { rowsThatFit } from '../blocks/rows-that-fit.ts';
import { watermark } from '../blocks/watermark.ts';
import type { Nfcom } from '../nfcom/read.ts';
import type { NoteEvent } from '../nfe/event.ts';
import { type Situation, situationOf } from '../nfe/situation.ts';
import type { Sheet } from '../page/document.ts';
import { createPage, type Page } from '../page/page.ts';
import type { PaperOptions } from '../papers.ts';
import { additional, additionalFit, additionalLines, slip, slipHeight } from './foot.ts';
import { head, LATER_HEAD, laterHead } from './head.ts';
import { items, layItem, TABLE_HEAD } from './items.ts';
import { invoice, subscriber } from './parties.ts';
import { readItem } from './read.ts';
import { totals, totalsHeight } from './totals.ts';

const A4_WIDTH = 595.28;
const A4_HEIGHT = 841.89;
const MARGIN = 20;
const WIDTH = A4_WIDTH - 2 * MARGIN;
/** Above the page number. */
const BOTTOM = A4_HEIGHT - MARGIN - 10;
const GAP = 4;

const NOTICES: Readonly<Record<Situation['kind'], string>> = {
  autorizada: '',
  epec: '',
  denegada: '',
  cancelada: 'NFCom CANCELADA - SEM VALOR FISCAL',
  'sem-protocolo': 'SEM PROTOCOLO DE AUTORIZAÇÃO - SEM VALOR FISCAL',
};

function noticeOf({ kind, homologacao, contingencia, offline }: Situation): string {
  const pending = offline ? ' - PENDENTE DE AUTORIZAÇÃO' : '';
  return [
    contingencia ? `EMITIDA EM CONTINGÊNCIA${pending}` : '',
    offline ? '' : NOTICES[kind],
    homologacao ? 'EMITIDA EM AMBIENTE DE HOMOLOGAÇÃO - SEM VALOR FISCAL' : '',
  ]
    .filter(Boolean)
    .join(' / ');
}

/** Pages filled from the top down. */
interface Flow {
  readonly pages: Page[];
  page: Page;
  y: number;
}

/**
 * The DANFE-COM of an NFCom: A4, as many pages as items and additional text need.
 * Source: MOC NFCom 1.00a, DANFE-COM.
 */
export function danfcom(note: Nfcom, events: readonly NoteEvent[], { logo }: PaperOptions): Sheet[] {
  const situation = situationOf(note, events);
  const headData = { note, situation, notice: noticeOf(situation), logo };
  const newPage = (): Page => {
    const page = createPage(A4_WIDTH);
    watermark(page, situation.marks, {
      area: { x: MARGIN, y: MARGIN, width: WIDTH, height: BOTTOM - MARGIN },
      face: 'sans-bold',
    });
    return page;
  };
  const first = newPage();
  const flow: Flow = { pages: [first], page: first, y: MARGIN };
  const place = () => ({ x: MARGIN, y: flow.y, width: WIDTH });
  const turn = (): void => {
    flow.page = newPage();
    flow.pages.push(flow.page);
    flow.y = MARGIN;
    flow.y = laterHead(flow.page, place(), headData);
  };
  const need = (height: number): void => {
    if (flow.y + height > BOTTOM) turn();
  };

  flow.y = head(first, place(), headData);
  flow.y = subscriber(first, place(), note);
  flow.y = invoice(first, place(), note);

  let rest = note.items.map((det) => layItem(readItem(det), WIDTH));
  while (rest.length > 0) {
    const fitting = rowsThatFit(rest, { head: TABLE_HEAD, room: BOTTOM - flow.y });
    const isFresh = flow.y <= MARGIN + LATER_HEAD;
    const count = fitting === 0 && isFresh ? 1 : fitting;
    if (count > 0) flow.y = items(flow.page, place(), rest.slice(0, count));
    rest = rest.slice(count);
    if (rest.length > 0) turn();
  }

  need(totalsHeight(note));
  flow.y = totals(flow.page, place(), note) + GAP;
  need(slipHeight(note));
  flow.y = slip(flow.page, place(), note);
  let texts = additionalLines(note, WIDTH);
  while (texts.length > 0) {
    const count = additionalFit(BOTTOM - flow.y);
    if (count > 0) flow.y = additional(flow.page, place(), texts.slice(0, count));
    texts = texts.slice(Math.max(0, count));
    if (texts.length > 0) turn();
  }

  flow.pages.forEach((page, i) => {
    const text = `Página ${i + 1} de ${flow.pages.length}`;
    page.text({ x: MARGIN + WIDTH, y: A4_HEIGHT - MARGIN }, text, {
      face: 'sans',
      size: 6.5,
      align: 'right',
    });
  });
  return flow.pages.map((page) => ({ page, height: A4_HEIGHT }));
}
