import { child } from '@fiscal/core/xml/parse';
import { fieldRow } from '../blocks/field.ts';
import { field, type Place } from '../blocks/paper-style.ts';
import { lines } from '../blocks/paragraph.ts';
import { watermark } from '../blocks/watermark.ts';
import { wrap } from '../blocks/wrap.ts';
import { originating } from '../cte/documents.ts';
import type { Cte } from '../cte/read.ts';
import { day } from '../format/date.ts';
import { noteNumber, series } from '../format/identifiers.ts';
import { allAt, valueAt } from '../nfe/read.ts';
import type { Sheet } from '../page/document.ts';
import { createPage, type Page } from '../page/page.ts';
import type { PaperOptions } from '../papers.ts';
import {
  documentsThatFit,
  documentTable,
  LINE,
  remarks,
  SIZE,
  tableHeight,
} from './documents-and-remarks.ts';
import { type Head, identification, identificationHeight } from './identification.ts';
import { modal } from './modal.ts';
import { parties, payer } from './parties.ts';
import { type Registered, situationOf } from './situation.ts';
import { blockTitle, FIELDS, ROW_HEIGHT, TITLE_HEIGHT } from './style.ts';
import { cargo, values } from './values.ts';

const A4 = [595.28, 841.89] as const;
const MARGIN = 14.17;
const STUB = 2 * ROW_HEIGHT;
const CUT = 9;
/** Least height of the observations, and what a foot of issuer and fisco takes. */
const REMARKS_MIN = 44;
const FOOT = 40;
/** Blocks from top to bottom; those that the first page has no room for open the second. */
const BLOCKS = [parties, payer, cargo, values, modal];
const ORIGINATING = {
  title: 'DOCUMENTOS ORIGINÁRIOS',
  columns: [
    { title: 'TIPO DOC', left: 0, width: 0.18 },
    { title: 'CNPJ / CPF EMITENTE OU CHAVE', left: 0.2, width: 0.58 },
    { title: 'SÉRIE / NÚMERO', left: 0.8, width: 0.19 },
  ],
};

/** The stub that the receiver signs, with the line to cut along below it. */
function stub(page: Page, { x, y, width }: Place, { ide }: Cte): void {
  const left = width * 0.84;
  page.box(x, y, { width: left, height: ROW_HEIGHT });
  page.text(
    { x: x + left / 2, y: y + 11 },
    'DECLARO QUE RECEBI OS VOLUMES DESTE CONHECIMENTO EM PERFEITO ESTADO PELO QUE DOU POR CUMPRIDO O PRESENTE CONTRATO DE TRANSPORTE',
    { face: 'serif', size: 6, align: 'center' },
  );
  fieldRow(page, FIELDS, {
    at: { x, y: y + ROW_HEIGHT, width: left, height: ROW_HEIGHT },
    fields: [
      field('NOME', '', 30),
      field('RG', '', 16),
      field('ASSINATURA / CARIMBO', '', 30),
      field('CHEGADA DATA/HORA', '', 12),
      field('SAÍDA DATA/HORA', '', 12),
    ],
  });
  page.box(x + left, y, { width: width - left, height: STUB });
  const number = ['CT-e', `Nº ${noteNumber(valueAt(ide, 'nCT'))}`, `SÉRIE ${series(valueAt(ide, 'serie'))}`];
  lines(page, number, {
    at: { x: x + left, y: y + 2, width: width - left },
    style: {
      face: 'serif-bold',
      size: 8,
      leading: 10,
      align: 'center',
    },
  });
  page.line({ x, y: y + STUB + CUT / 2 }, { x: x + width, y: y + STUB + CUT / 2 }, 2);
}

function remarksOf({ infCte, norm }: Cte): string {
  const compl = child(infCte, 'compl');
  const notes = allAt(compl, 'ObsCont').map(
    (one) => `${one.attributes['xCampo'] ?? ''}: ${valueAt(one, 'xTexto')}`,
  );
  const global = valueAt(norm, 'infGlobalizado', 'xObs');
  return [valueAt(compl, 'xObs'), ...notes, global].filter(Boolean).join('\n');
}

function foot(page: Page, start: Place, { infCte }: Cte): void {
  const left = start.width * 0.6;
  const y = blockTitle(page, { ...start, width: left }, 'USO EXCLUSIVO DO EMISSOR DO CT-E');
  blockTitle(page, { ...start, x: start.x + left, width: start.width - left }, 'RESERVADO AO FISCO');
  page.box(start.x, y, { width: left, height: FOOT - TITLE_HEIGHT });
  page.box(start.x + left, y, { width: start.width - left, height: FOOT - TITLE_HEIGHT });
  const compl = child(infCte, 'compl');
  const own = ['xCaracAd', 'xCaracSer', 'xEmi'].map((tag) => valueAt(compl, tag)).filter(Boolean);
  const due = valueAt(compl, 'Entrega', 'comData', 'dProg');
  const texts = [own.join(' - '), due && `Entrega programada: ${day(due)}`].filter(Boolean);
  lines(page, texts, {
    at: { x: start.x + 3, y: y + 1, width: left - 6 },
    style: { face: 'serif', size: SIZE, leading: LINE },
  });
  const fisco = wrap(valueAt(infCte, 'imp', 'infAdFisco'), 'serif', {
    size: SIZE,
    width: start.width - left - 6,
  }).slice(0, 3);
  lines(page, fisco, {
    at: { x: start.x + left + 3, y: y + 1, width: start.width - left - 6 },
    style: { face: 'serif', size: SIZE, leading: LINE },
  });
}

/**
 * The paper of a CT-e: A4, portrait or landscape, as many pages as its documents and observations need.
 * Source: MOC CT-e 4.00, Anexo II.
 */
export function dacte(cte: Cte, events: readonly Registered[], options: PaperOptions): Sheet[] {
  const { orientation = valueAt(cte.ide, 'tpImp') === '2' ? 'paisagem' : 'retrato', logo } = options;
  const [width, height] = orientation === 'retrato' ? A4 : [A4[1], A4[0]];
  const inner = { x: MARGIN, width: width - 2 * MARGIN };
  const bottom = height - MARGIN;
  const situation = situationOf(cte, events);
  const newPage = (): Page => {
    const page = createPage(width);
    const area = { ...inner, y: MARGIN, height: bottom - MARGIN };
    watermark(page, situation.marks, { area, face: 'serif-bold' });
    return page;
  };

  const first = newPage();
  stub(first, { ...inner, y: MARGIN }, cte);
  const headTop = MARGIN + STUB + CUT;
  let y = headTop + identificationHeight(situation);
  let left = BLOCKS;
  for (const block of BLOCKS) {
    const end = block(createPage(width), { ...inner, y }, cte);
    if (end > bottom - FOOT - TITLE_HEIGHT) break;
    y = block(first, { ...inner, y }, cte);
    left = left.slice(1);
  }

  const all = originating(cte);
  const texts = wrap(remarksOf(cte), 'serif', { size: SIZE, width: inner.width - 6 });
  const room = bottom - FOOT - (texts.length > 0 ? REMARKS_MIN : TITLE_HEIGHT) - y;
  const here = all.slice(0, documentsThatFit(room));
  const tableEnd = here.length > 0 ? y + Math.min(room, tableHeight(here.length)) : y;
  const textRoom = Math.max(0, Math.floor((bottom - FOOT - tableEnd - TITLE_HEIGHT - 2) / LINE));
  let restDocuments = all.slice(here.length);
  let restTexts = texts.slice(textRoom);
  const laterTop = MARGIN + identificationHeight(situation);

  const others: Page[] = [];
  while (left.length > 0 || restDocuments.length > 0 || restTexts.length > 0) {
    const page = newPage();
    let at = laterTop;
    for (const block of left) at = block(page, { ...inner, y: at }, cte);
    left = [];
    const some = restDocuments.slice(0, documentsThatFit(bottom - at));
    restDocuments = restDocuments.slice(some.length);
    if (some.length > 0) at = documentTable(page, { ...inner, y: at }, { ...ORIGINATING, documents: some });
    const fitting =
      restDocuments.length > 0 ? 0 : Math.max(0, Math.floor((bottom - at - TITLE_HEIGHT - 2) / LINE));
    const fittingTexts = restTexts.slice(0, fitting);
    restTexts = restTexts.slice(fittingTexts.length);
    if (fittingTexts.length > 0)
      remarks(
        page,
        { ...inner, y: at },
        { height: fittingTexts.length * LINE + TITLE_HEIGHT + 4, texts: fittingTexts },
      );
    others.push(page);
  }

  const head = (folha: number): Head => ({ cte, situation, logo, folha, folhas: others.length + 1 });
  identification(first, { ...inner, y: headTop }, head(1));
  if (here.length > 0)
    documentTable(first, { ...inner, y }, { ...ORIGINATING, documents: here, height: tableEnd - y });
  remarks(
    first,
    { ...inner, y: tableEnd },
    { height: bottom - FOOT - tableEnd, texts: texts.slice(0, textRoom) },
  );
  foot(first, { ...inner, y: bottom - FOOT }, cte);
  others.forEach((page, i) => identification(page, { ...inner, y: MARGIN }, head(i + 2)));
  const sheets = [first, ...others].map((page) => ({ page, height }));
  return situation.copies === 2 ? [...sheets, ...sheets] : sheets;
}
