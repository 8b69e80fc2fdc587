import { watermark } from '../blocks/watermark.ts';
import { wrap } from '../blocks/wrap.ts';
import { documentsThatFit, documentTable, LINE, remarks, SIZE } from '../dacte/documents-and-remarks.ts';
import type { Registered } from '../dacte/situation.ts';
import { blockTitle, ROW_HEIGHT, rows, TITLE_HEIGHT } from '../dacte/style.ts';
import { carriedBy, type Mdfe } from '../mdfe/read.ts';
import { valueAt } from '../nfe/read.ts';
import type { Sheet } from '../page/document.ts';
import { createPage, type Page } from '../page/page.ts';
import type { PaperOptions } from '../papers.ts';
import { cargoBlocks } from './cargo.ts';
import { identification, identificationHeight } from './identification.ts';
import { modalBlocks } from './modal.ts';
import { situationOf } from './situation.ts';

const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 14.17;

const CARRIED = {
  title: 'DOCUMENTOS FISCAIS VINCULADOS',
  columns: [
    { title: 'TIPO', left: 0, width: 0.09 },
    { title: 'CHAVE DE ACESSO', left: 0.1, width: 0.6 },
    { title: 'DESCARREGAMENTO', left: 0.72, width: 0.26 },
  ],
};

/** The paper of an MDF-e: A4, as many pages as its documents and observations need. Source: MOC MDF-e 3.00b, Manual do DAMDFE. */
export function damdfe(mdfe: Mdfe, events: readonly Registered[], { logo }: PaperOptions): Sheet[] {
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
    if (here.length > 0) y = documentTable(page, { ...inner, y }, { ...CARRIED, documents: here });
    documents = documents.slice(here.length);
    if (documents.length > 0) nextPage();
  }
  const words = ['infAdFisco', 'infCpl'].map((tag) => valueAt(mdfe.infMDFe, 'infAdic', tag)).filter(Boolean);
  let texts = wrap(words.join('\n'), 'serif', { size: SIZE, width: inner.width - 6 }).filter(
    (line) => line !== '',
  );
  while (texts.length > 0) {
    const fitting = Math.max(0, Math.floor((bottom - y - TITLE_HEIGHT - 5) / LINE));
    const here = texts.slice(0, fitting);
    const height = here.length * LINE + 5 + TITLE_HEIGHT;
    if (fitting > 0) y = remarks(page, { ...inner, y }, { height, texts: here });
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
