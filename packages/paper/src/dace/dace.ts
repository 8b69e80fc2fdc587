import { child, type XmlElement } from '@fiscal/core/xml/parse';
import { center, field, type Place } from '../blocks/paper-style.ts';
import { lines } from '../blocks/paragraph.ts';
import { rowsThatFit } from '../blocks/rows-that-fit.ts';
import { watermark } from '../blocks/watermark.ts';
import { wrap } from '../blocks/wrap.ts';
import type { Dce } from '../dce/read.ts';
import { cep, cnpjOrCpf, phone } from '../format/identifiers.ts';
import { money, quantity } from '../format/number.ts';
import type { NoteEvent } from '../nfe/event.ts';
import { streetOf, textAt, valueAt } from '../nfe/read.ts';
import { type Situation, situationOf } from '../nfe/situation.ts';
import type { Sheet } from '../page/document.ts';
import { createPage, type Page } from '../page/page.ts';
import type { PaperOptions } from '../papers.ts';
import { type Head, head, headHeight } from './head.ts';
import { blockTitle, LEADING, ROW_HEIGHT, rows, SIZE, TITLE_HEIGHT } from './style.ts';

const A4_WIDTH = 595.28;
const A4_HEIGHT = 841.89;
const MARGIN = 24;
const WIDTH = A4_WIDTH - 2 * MARGIN;
const BOTTOM = A4_HEIGHT - MARGIN;
const GAP = 4;
const PAD = 3;

const NOTICES: Readonly<Record<Situation['kind'], string>> = {
  autorizada: '',
  epec: '',
  denegada: '',
  cancelada: 'DC-e CANCELADA - SEM VALOR FISCAL',
  'sem-protocolo': 'SEM PROTOCOLO DE AUTORIZAÇÃO - SEM VALOR FISCAL',
};

function noticeOf({ kind, homologacao, contingencia }: Situation): string {
  return [
    contingencia ? 'EMITIDA EM CONTINGÊNCIA' : '',
    contingencia && kind === 'sem-protocolo' ? 'PENDENTE DE AUTORIZAÇÃO' : NOTICES[kind],
    homologacao ? 'EMITIDA EM AMBIENTE DE HOMOLOGAÇÃO - SEM VALOR FISCAL' : '',
  ]
    .filter(Boolean)
    .join(' / ');
}

/** Sender or recipient: two rows of fields under a title. */
function party(
  page: Page,
  place: Place,
  { title, who }: { readonly title: string; readonly who: XmlElement | undefined },
): number {
  const address = who && (child(who, 'enderEmit') ?? child(who, 'enderDest'));
  const y = blockTitle(page, place, title);
  return rows(
    page,
    { ...place, y },
    [
      { label: 'NOME', value: valueAt(who, 'xNome'), share: 60, bold: true },
      field('CNPJ / CPF / OUTRA IDENTIFICAÇÃO', documentOf(who), 40),
    ],
    [
      field('ENDEREÇO', streetOf(address), 40),
      field('BAIRRO', valueAt(address, 'xBairro'), 20),
      field('MUNICÍPIO', valueAt(address, 'xMun'), 20),
      center('UF', valueAt(address, 'UF'), 5),
      field('CEP', cep(valueAt(address, 'CEP')), 10),
      field('TELEFONE', phone(valueAt(address, 'fone')), 13),
    ],
  );
}

const documentOf = (who: XmlElement | undefined): string =>
  cnpjOrCpf(valueAt(who, 'CNPJ') || valueAt(who, 'CPF')) || valueAt(who, 'idOutros');

/** Shares of the columns of goods. */
const COLUMNS = [
  { title: 'ITEM', share: 5, align: 'center' },
  { title: 'CONTEÚDO', share: 50, align: 'left' },
  { title: 'NCM', share: 9, align: 'center' },
  { title: 'QUANTIDADE', share: 11, align: 'right' },
  { title: 'VALOR UNITÁRIO', share: 12, align: 'right' },
  { title: 'VALOR TOTAL', share: 13, align: 'right' },
] as const;
const SHARES = COLUMNS.reduce((sum, { share }) => sum + share, 0);
const widthOf = (share: number): number => (WIDTH * share) / SHARES;
const TABLE_HEAD = TITLE_HEIGHT + 10;

/** Layout of an item: the lines of its description, and the values beside the first. */
interface Row {
  readonly texts: readonly string[];
  readonly cells: readonly string[];
  readonly height: number;
}

function layItem(det: XmlElement): Row {
  const prod = child(det, 'prod');
  const about = [valueAt(prod, 'xProd'), valueAt(det, 'infAdProd')].filter(Boolean).join('\n');
  const texts = wrap(about, 'serif', { size: SIZE, width: widthOf(COLUMNS[1].share) - 2 * PAD });
  const cells = [
    det.attributes['nItem'] ?? '',
    '',
    valueAt(prod, 'NCM'),
    quantity(textAt(prod, 'qCom')),
    quantity(textAt(prod, 'vUnCom'), 2),
    money(textAt(prod, 'vProd')),
  ];
  return { texts, cells, height: texts.length * LEADING + 3 };
}

function table(page: Page, start: Place, all: readonly Row[]): number {
  let y = blockTitle(page, start, 'DECLARAÇÃO DE CONTEÚDO');
  const height = all.reduce((sum, row) => sum + row.height, 10);
  let x = start.x;
  for (const { title, share, align } of COLUMNS) {
    const width = widthOf(share);
    page.box(x, y, { width, height });
    page.text({ x: x + width / 2, y: y + 7 }, title, { face: 'serif-bold', size: 5.5, align: 'center' });
    let top = y + 10;
    const anchor = align === 'left' ? x + PAD : align === 'right' ? x + width - PAD : x + width / 2;
    for (const { texts, cells, height: taken } of all) {
      const shown =
        title === 'CONTEÚDO' ? texts : [cells[COLUMNS.findIndex((one) => one.title === title)] ?? ''];
      shown.forEach((text, i) =>
        page.text({ x: anchor, y: top + SIZE + i * LEADING }, text, { face: 'serif', size: SIZE, align }),
      );
      top += taken;
    }
    x += width;
  }
  y += height;
  return y;
}

const MODALITIES: Readonly<Record<string, string>> = {
  '0': 'CORREIOS',
  '1': 'CONTA PRÓPRIA',
  '2': 'TRANSPORTADORA',
};

function totals(page: Page, place: Place, { infDCe, items }: Dce): number {
  const transp = child(infDCe, 'transp');
  return rows(page, place, [
    field('MODALIDADE DO TRANSPORTE', MODALITIES[valueAt(transp, 'modTrans')] ?? '', 30),
    field('CNPJ DE QUEM TRANSPORTA', cnpjOrCpf(valueAt(transp, 'CNPJTransp')), 30),
    center('ITENS', String(items.length), 10),
    {
      label: 'VALOR TOTAL R$',
      value: money(textAt(child(infDCe, 'total'), 'vDC')),
      share: 30,
      align: 'right',
      bold: true,
    },
  ]);
}

const REMARKS = ['infAdFisco', 'infCpl', 'infAdMarketplace', 'infAdECT'];
const NOTES = ['obsEmit', 'obsFisco', 'obsMarketplace', 'obsECT'];

/** Declarations and additional information, as wrapped lines. */
function closing({ infDCe }: Dce): { readonly title: string; readonly texts: readonly string[] }[] {
  const infAdic = child(infDCe, 'infAdic');
  const infDec = child(infDCe, 'infDec');
  const notes = (infAdic?.children ?? [])
    .filter(({ name }) => NOTES.includes(name))
    .map((one) => [one.attributes['xCampo'], valueAt(one, 'xTexto')].filter(Boolean).join(': '));
  const remarks = [...REMARKS.map((name) => valueAt(infAdic, name)), ...notes].filter(Boolean);
  const blocks = [
    { title: 'INFORMAÇÕES ADICIONAIS', text: remarks.join('\n') },
    { title: 'DECLARAÇÃO', text: [valueAt(infDec, 'xObs1'), valueAt(infDec, 'xObs2')].join('\n') },
  ];
  return blocks
    .filter(({ text }) => text.trim() !== '')
    .map(({ title, text }) => ({
      title,
      texts: wrap(text, 'serif', { size: SIZE, width: WIDTH - 2 * PAD }),
    }));
}

const linesThatFit = (room: number): number => Math.max(0, Math.floor((room - TITLE_HEIGHT - PAD) / LEADING));

function block(
  page: Page,
  start: Place,
  { title, texts }: { readonly title: string; readonly texts: readonly string[] },
): number {
  const y = blockTitle(page, start, title);
  const height = texts.length * LEADING + PAD;
  page.box(start.x, y, { width: start.width, height });
  lines(page, texts, {
    at: { x: start.x + PAD, y, width: WIDTH - 2 * PAD },
    style: { face: 'serif', size: SIZE, leading: LEADING },
  });
  return y + height;
}

/**
 * The paper of a DC-e: A4, as many pages as its goods and texts need.
 * Source: Manual DC-e 1.0, DACE.
 */
export function dace(dce: Dce, events: readonly NoteEvent[], { logo }: PaperOptions): Sheet[] {
  const situation = situationOf(dce, events);
  const notice = noticeOf(situation);
  const top = MARGIN + headHeight(notice) + GAP;
  const place = { x: MARGIN, width: WIDTH };
  const pages: Page[] = [];
  let y = BOTTOM;
  const turn = (): Page => {
    const page = createPage(A4_WIDTH);
    watermark(page, situation.marks, {
      area: { x: MARGIN, y: MARGIN, width: WIDTH, height: BOTTOM - MARGIN },
      face: 'serif-bold',
    });
    pages.push(page);
    y = top;
    return page;
  };
  let page = turn();
  y = party(page, { ...place, y }, { title: 'REMETENTE', who: dce.emit }) + GAP;
  y = party(page, { ...place, y }, { title: 'DESTINATÁRIO', who: dce.dest }) + GAP;
  let left = dce.items.map(layItem);
  while (left.length > 0) {
    const fit = rowsThatFit(left, { head: TABLE_HEAD, room: BOTTOM - y });
    const taken = fit === 0 && y === top ? 1 : fit;
    if (taken === 0) page = turn();
    else y = table(page, { ...place, y }, left.slice(0, taken)) + GAP;
    left = left.slice(taken);
  }
  if (y + ROW_HEIGHT > BOTTOM) page = turn();
  y = totals(page, { ...place, y }, dce) + GAP;
  for (const { title, texts } of closing(dce))
    for (let rest = texts; rest.length > 0; ) {
      const fit = Math.min(rest.length, linesThatFit(BOTTOM - y));
      if (fit === 0) page = turn();
      else y = block(page, { ...place, y }, { title, texts: rest.slice(0, fit) }) + GAP;
      rest = rest.slice(fit);
    }
  pages.forEach((each, i) => {
    const facts: Head = { dce, situation, notice, logo, folha: i + 1, folhas: pages.length };
    head(each, { ...place, y: MARGIN }, facts);
  });
  return pages.map((each) => ({ page: each, height: A4_HEIGHT }));
}
