import { fit } from '../blocks/fit.ts';
import { type Place } from '../blocks/paper-style.ts';
import { lines } from '../blocks/paragraph.ts';
import { watermark } from '../blocks/watermark.ts';
import { wrap } from '../blocks/wrap.ts';
import type { Registered } from '../dacte/situation.ts';
import { blockTitle, ROW_HEIGHT, rows, TITLE_HEIGHT } from '../dacte/style.ts';
import { chaveGroups } from '../format/identifiers.ts';
import { type Carried, carriedBy, type Mdfe } from '../mdfe/read.ts';
import { valueAt } from '../nfe/read.ts';
import type { Sheet } from '../page/document.ts';
import { createPage, type Page } from '../page/page.ts';
import { cargoBlocks } from './cargo.ts';
import { identification, identificationHeight } from './identification.ts';
import { modalBlocks } from './modal.ts';
import { situationOf } from './situation.ts';

export interface DamdfeOptions {
  /** PNG or JPEG. */
  readonly logo?: Uint8Array | undefined;
}

const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 14.17;
const LINE = 8.5;
const SIZE = 7;
const HEAD_LINE = 9;

const tableHeight = (documents: number): number =>
  TITLE_HEIGHT + HEAD_LINE + Math.ceil(documents / 2) * LINE + 3;
const documentsThatFit = (room: number): number =>
  Math.max(0, Math.floor((room - TITLE_HEIGHT - HEAD_LINE - 3) / LINE)) * 2;

/** Two documents to a line, each with kind, key and town of unloading. */
function documentTable(page: Page, start: Place, all: readonly Carried[]): number {
  const y = blockTitle(page, start, 'DOCUMENTOS FISCAIS VINCULADOS');
  const height = tableHeight(all.length) - TITLE_HEIGHT;
  const half = start.width / 2;
  const each = Math.ceil(all.length / 2);
  for (const side of [0, 1]) {
    const x = start.x + side * half;
    page.box(x, y, { width: half, height });
    const columns = [
      { x: x + 3, width: half * 0.09, title: 'TIPO' },
      { x: x + half * 0.1, width: half * 0.6, title: 'CHAVE DE ACESSO' },
      { x: x + half * 0.72, width: half * 0.26, title: 'DESCARREGAMENTO' },
    ];
    for (const column of columns)
      page.text({ x: column.x, y: y + 6.5 }, column.title, { face: 'serif-bold', size: 5.5 });
    all.slice(side * each, (side + 1) * each).forEach(({ kind, chave, town }, row) => {
      const base = y + HEAD_LINE + (row + 1) * LINE - 2;
      [kind, chaveGroups(chave), town].forEach((text, i) => {
        const column = columns[i];
        if (!column) return;
        const shown = fit(text, 'serif', {
          width: column.width,
          limits: { size: SIZE, sizeMin: 5, stretchMin: 0.6 },
        });
        page.text({ x: column.x, y: base }, shown.text, { face: 'serif', ...shown });
      });
    });
  }
  return y + height;
}

function remarks(page: Page, start: Place, texts: readonly string[]): number {
  const y = blockTitle(page, start, 'OBSERVAÇÕES');
  const height = texts.length * LINE + 5;
  page.box(start.x, y, { width: start.width, height });
  const style = { face: 'serif', size: SIZE, leading: LINE } as const;
  lines(page, { texts, at: { x: start.x + 3, y: y + 1, width: start.width - 6 } }, style);
  return y + height;
}

/** The paper of an MDF-e: A4, as many pages as its documents and observations need. Source: MOC MDF-e 3.00b, Manual do DAMDFE. */
export function damdfe(mdfe: Mdfe, events: readonly Registered[], { logo }: DamdfeOptions): Sheet[] {
  const situation = situationOf(mdfe, events);
  const inner = { x: MARGIN, width: WIDTH - 2 * MARGIN };
  const bottom = HEIGHT - MARGIN;
  const headEnd = MARGIN + identificationHeight(situation);
  const pages: Page[] = [];
  const newPage = (): Page => {
    const page = createPage(WIDTH);
    watermark(page, situation.marks, {
      area: { ...inner, y: MARGIN, height: bottom - MARGIN },
      face: 'serif-bold',
    });
    pages.push(page);
    return page;
  };

  let page = newPage();
  let y = headEnd;
  const nextPage = (): void => {
    page = newPage();
    y = headEnd;
  };
  for (const block of [...modalBlocks(mdfe), ...cargoBlocks(mdfe)]) {
    let left = block.rows;
    while (left.length > 0) {
      const fitting = Math.max(0, Math.floor((bottom - y - TITLE_HEIGHT) / ROW_HEIGHT));
      const here = left.slice(0, fitting);
      const start = { ...inner, y };
      if (here.length > 0) y = rows(page, { ...start, y: blockTitle(page, start, block.title) }, ...here);
      left = left.slice(fitting);
      if (left.length > 0) nextPage();
    }
  }
  let documents = carriedBy(mdfe);
  while (documents.length > 0) {
    const here = documents.slice(0, documentsThatFit(bottom - y));
    if (here.length > 0) y = documentTable(page, { ...inner, y }, here);
    documents = documents.slice(here.length);
    if (documents.length > 0) nextPage();
  }
  const words = ['infAdFisco', 'infCpl'].map((tag) => valueAt(mdfe.infMDFe, 'infAdic', tag)).filter(Boolean);
  let texts = wrap(words.join('\n'), 'serif', { size: SIZE, width: inner.width - 6 }).filter(
    (line) => line !== '',
  );
  while (texts.length > 0) {
    const fitting = Math.max(0, Math.floor((bottom - y - TITLE_HEIGHT - 5) / LINE));
    if (fitting > 0) y = remarks(page, { ...inner, y }, texts.slice(0, fitting));
    texts = texts.slice(fitting);
    if (texts.length > 0) nextPage();
  }
  pages.forEach((each, i) =>
    identification(
      each,
      { ...inner, y: MARGIN },
      { mdfe, situation, logo, folha: i + 1, folhas: pages.length },
    ),
  );
  return pages.map((each) => ({ page: each, height: HEIGHT }));
}
