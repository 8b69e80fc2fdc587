import { child, childrenOf } from '@fiscal/core/xml/parse';
import { type Place } from '../blocks/paper-style.ts';
import { lines as drawLines } from '../blocks/paragraph.ts';
import { qrCode } from '../blocks/qr-code.ts';
import { wrap } from '../blocks/wrap.ts';
import { chaveGroups } from '../format/identifiers.ts';
import { contingencyReason } from '../nfe/contingency.ts';
import { type Note, valueAt } from '../nfe/read.ts';
import type { Page } from '../page/page.ts';
import { blockTitle } from './style.ts';

const SIZE = 7;
const LEADING = 8;
const LABEL = 9;
const PAD = 3;
const TITLE_HEIGHT = 10;
/** Share of the width that is left to the tax authority on the first page. */
const FISCO_SHARE = 0.32;
/** Width of the optional QR Code's box. */
const QR_WIDTH = 74;

/** Lines of the block on the first page: its usual height, which has room for a QR Code, and the least beside rows. */
export const TEXT_LINES_MIN = 8;
export const TEXT_LINES_LEAST = 2;

/** Width that the text shares with the box of the tax authority. */
const sharedWidth = (width: number, qr: string): number => width - (qr === '' ? 0 : QR_WIDTH);

const withLabel = (label: string, text: string): string => text && `${label}: ${text}`;

/** All that the issuer adds in words, one paragraph each; `more` is what found no room in its own block. */
export function additionalText(note: Note, more: readonly string[]): string {
  const { infNFe, ide, items } = note;
  const infAdic = child(infNFe, 'infAdic');
  const compra = child(infNFe, 'compra');
  const notes = infAdic ? childrenOf(infAdic, 'obsCont') : [];
  const ofItems = items.map((det) => valueAt(det, 'DFeReferenciado', 'chaveAcesso'));
  const references = [
    ...childrenOf(ide, 'NFref').map((one) => valueAt(one, 'refNFe')),
    ...new Set(ofItems),
  ].filter(Boolean);
  return [
    contingencyReason(note),
    withLabel('Inf. fisco', valueAt(infAdic, 'infAdFisco')),
    valueAt(infAdic, 'infCpl'),
    ...notes.map((one) => `${one.attributes['xCampo'] ?? ''}: ${valueAt(one, 'xTexto')}`),
    ...references.map((chave) => `NF-e referenciada: ${chaveGroups(chave)}`),
    withLabel('Pedido', valueAt(compra, 'xPed')),
    withLabel('Nota de empenho', valueAt(compra, 'xNEmp')),
    withLabel('Contrato', valueAt(compra, 'xCont')),
    ...more,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Additional text on the first page, and its continuation. */
export interface Additional {
  readonly first: readonly string[];
  /** Lines of the full width. */
  readonly rest: readonly string[];
  /** Height of the block on the first page. */
  readonly height: number;
  /** Content of its QR Code; `''` for none. */
  readonly qrCode: string;
}

export const heightOfText = (lines: number): number => TITLE_HEIGHT + LABEL + lines * LEADING + PAD;

/** Divides the text between the block of the first page, `min` to `max` lines high, and its continuation. */
export function divide(
  text: string,
  width: number,
  { min, max, qrCode: code }: { min: number; max: number; qrCode: string },
): Additional {
  const room = sharedWidth(width, code) * (1 - FISCO_SHARE) - 2 * PAD;
  const first: string[] = [];
  const paragraphs = text.split('\n');
  while (paragraphs.length > 0) {
    const all = wrap(paragraphs[0] ?? '', 'serif', { size: SIZE, width: room });
    const fitting = all.slice(0, Math.max(0, max - first.length));
    first.push(...fitting);
    if (fitting.length < all.length) {
      paragraphs[0] = all.slice(fitting.length).join(' ');
      break;
    }
    paragraphs.shift();
  }
  const rest = wrap(paragraphs.join('\n'), 'serif', { size: SIZE, width: width - 2 * PAD });
  return {
    first,
    rest,
    qrCode: code,
    height: max > 0 ? heightOfText(Math.max(Math.min(min, max), first.length)) : 0,
  };
}

/** Number of lines of a continuation that fit into a height. */
export const linesThatFit = (available: number): number =>
  Math.max(0, Math.floor((available - heightOfText(0)) / LEADING));

export const continuationHeight = (lines: number): number => (lines > 0 ? heightOfText(lines) : 0);

function body(
  page: Page,
  { x, y, width }: Place,
  { label, texts }: { readonly label: string; readonly texts: readonly string[] },
): void {
  page.text({ x: x + PAD, y: y + 6.5 }, label, { face: 'serif-bold', size: 5.5 });
  const at = { x: x + PAD, y: y + LABEL - 1, width };
  drawLines(page, texts, { at, style: { face: 'serif', size: SIZE, leading: LEADING } });
}

/** The block of the first page. */
export function additional(
  page: Page,
  place: Place,
  { first, rest, height: whole, qrCode: code }: Additional,
): void {
  if (whole === 0) return;
  const y = blockTitle(page, place, 'DADOS ADICIONAIS');
  const shared = sharedWidth(place.width, code);
  const left = shared * (1 - FISCO_SHARE);
  page.box(place.x, y, { width: left, height: whole - TITLE_HEIGHT });
  page.box(place.x + left, y, { width: shared - left, height: whole - TITLE_HEIGHT });
  const label = 'INFORMAÇÕES COMPLEMENTARES';
  body(
    page,
    { ...place, y },
    { label: rest.length > 0 ? `${label} (CONTINUA NA PRÓXIMA FOLHA)` : label, texts: first },
  );
  body(page, { x: place.x + left, y, width: shared - left }, { label: 'RESERVADO AO FISCO', texts: [] });
  if (code === '') return;
  const at = { x: place.x + shared, y, width: QR_WIDTH };
  page.box(at.x, y, { width: QR_WIDTH, height: whole - TITLE_HEIGHT });
  body(page, at, { label: 'QR CODE', texts: [] });
  const side = Math.min(QR_WIDTH - 2 * PAD, whole - TITLE_HEIGHT - LABEL);
  qrCode(page, code, { x: at.x + (QR_WIDTH - side) / 2, y: y + LABEL - 1, side });
}

/** Draws the rest of the text on a later page. */
export function continuation(page: Page, place: Place, texts: readonly string[]): void {
  const y = blockTitle(page, place, 'DADOS ADICIONAIS (CONTINUAÇÃO)');
  page.box(place.x, y, { width: place.width, height: continuationHeight(texts.length) - TITLE_HEIGHT });
  body(page, { ...place, y }, { label: 'INFORMAÇÕES COMPLEMENTARES', texts });
}
