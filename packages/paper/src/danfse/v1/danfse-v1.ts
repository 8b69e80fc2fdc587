import { type Place } from '../../blocks/paper-style.ts';
import { lines } from '../../blocks/paragraph.ts';
import { watermark } from '../../blocks/watermark.ts';
import { wrap } from '../../blocks/wrap.ts';
import { blockTitle, ROW_HEIGHT, rows, TITLE_HEIGHT } from '../../dacte/style.ts';
import type { Nfse, NfseEvent } from '../../nfse/read.ts';
import type { Sheet } from '../../page/document.ts';
import { createPage, type Page } from '../../page/page.ts';
import type { PaperOptions } from '../../papers.ts';
import { situationOf } from '../situation.ts';
import { identification, identificationHeight } from './identification.ts';
import { partyBlocks } from './parties.ts';
import { valueBlocks } from './values.ts';

const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 14.17;
const LINE = 8.5;
const SIZE = 7;
const PAD = 5;

function textBox(page: Page, { x, y, width }: Place, texts: readonly string[]): number {
  const height = texts.length * LINE + PAD;
  page.box(x, y, { width, height });
  const style = { face: 'serif', size: SIZE, leading: LINE } as const;
  lines(page, texts, { at: { x: x + 3, y: y + 1, width: width - 6 }, style });
  return y + height;
}

/** The paper of an NFS-e of the national environment: A4, as many pages as its texts need. */
export function danfseV1(
  nfse: Nfse,
  events: readonly NfseEvent[],
  { logo, cancelled }: PaperOptions,
): Sheet[] {
  const situation = situationOf(nfse, events, cancelled);
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
  for (const block of [...partyBlocks(nfse), ...valueBlocks(nfse)]) {
    let texts =
      block.text === undefined ? [] : wrap(block.text, 'serif', { size: SIZE, width: inner.width - 6 });
    const least = TITLE_HEIGHT + block.rows.length * ROW_HEIGHT + (texts.length > 0 ? LINE + PAD : 0);
    if (y + least > bottom) {
      page = newPage();
      y = headEnd;
    }
    y = blockTitle(page, { ...inner, y }, block.title);
    y = rows(page, { ...inner, y }, ...block.rows);
    while (texts.length > 0) {
      const here = texts.slice(0, Math.max(0, Math.floor((bottom - y - PAD) / LINE)));
      if (here.length > 0) y = textBox(page, { ...inner, y }, here);
      texts = texts.slice(here.length);
      if (texts.length === 0) break;
      page = newPage();
      y = blockTitle(page, { ...inner, y: headEnd }, `${block.title} (CONTINUAÇÃO)`);
    }
  }
  const folhas = pages.length;
  pages.forEach((each, i) =>
    identification(each, { ...inner, y: MARGIN }, { nfse, situation, logo, folha: i + 1, folhas }),
  );
  return pages.map((each) => ({ page: each, height: HEIGHT }));
}
