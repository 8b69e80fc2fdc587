import { child, type XmlElement } from '@fiscal/core/xml/parse';
import { code128 } from '../blocks/code128.ts';
import { type Field, type FieldStyle, fieldRow } from '../blocks/field.ts';
import { amount, center, field } from '../blocks/paper-style.ts';
import { lines, paragraph } from '../blocks/paragraph.ts';
import { watermark } from '../blocks/watermark.ts';
import { wrap } from '../blocks/wrap.ts';
import { day, dayAndTime } from '../format/date.ts';
import { cep, chaveGroups, cnpjOrCpf, noteNumber, phone, series } from '../format/identifiers.ts';
import { money } from '../format/number.ts';
import type { NoteEvent } from '../nfe/event.ts';
import { documentOf, type Note, streetOf, valueAt } from '../nfe/read.ts';
import type { Sheet } from '../page/document.ts';
import { createPage, type Page } from '../page/page.ts';
import type { PaperOptions } from '../papers.ts';

/** Title of a kind of event, and its fields printed at full length. */
export interface EventKind {
  readonly title: string;
  readonly texts: readonly (readonly [label: string, tag: string])[];
}

/** Source: NT 2011.003 (CC-e), MOC 7.0 §5.8 (cancelamento). */
export const CARTA_CORRECAO: EventKind = {
  title: 'CARTA DE CORREÇÃO ELETRÔNICA',
  texts: [
    ['CORREÇÃO', 'xCorrecao'],
    ['CONDIÇÕES DE USO', 'xCondUso'],
  ],
};
export const CANCELAMENTO: EventKind = {
  title: 'CANCELAMENTO DE NOTA FISCAL ELETRÔNICA',
  texts: [
    ['JUSTIFICATIVA', 'xJust'],
    ['CHAVE DE ACESSO DA NOTA SUBSTITUTA', 'chNFeRef'],
  ],
};

const PAGE_WIDTH = 595.28;
const PAGE_HEIGHT = 841.89;
const MARGIN = 28;
const WIDTH = PAGE_WIDTH - 2 * MARGIN;
const ROW = 24;
const HEAD = 96;
const LOGO_WIDTH = 84;
const GAP = 10;

const FIELDS: FieldStyle = { family: 'serif', labelSize: 6.5, valueSize: 10.5 };

const TPAMB: Readonly<Record<string, string>> = { '1': '1 - Produção', '2': '2 - Homologação' };
const MODELS: Readonly<Record<string, string>> = { '55': '55 - NF-e', '65': '65 - NFC-e' };

const HOMOLOGACAO = 'EMITIDO EM AMBIENTE DE HOMOLOGAÇÃO - SEM VALOR FISCAL';
const WORDS =
  'Não possui valor fiscal: é a representação do evento registrado. Confira a autenticidade no portal nacional da NF-e, www.nfe.fazenda.gov.br/portal, ou no site da SEFAZ Autorizadora.';

function rows(page: Page, top: number, all: readonly (readonly Field[])[]): number {
  let y = top;
  for (const fields of all)
    y = fieldRow(page, FIELDS, { at: { x: MARGIN, y, width: WIDTH, height: ROW }, fields });
  return y;
}

function section(page: Page, y: number, text: string): number {
  page.text({ x: MARGIN, y: y + 9 }, text, { face: 'serif-bold', size: 8.5 });
  return y + 12;
}

interface Head {
  readonly kind: EventKind;
  readonly homologacao: boolean;
  readonly logo: Uint8Array | undefined;
}

function head(
  page: Page,
  y: number,
  { note, kind, homologacao, logo }: Head & { readonly note: Note },
): number {
  const half = WIDTH / 2;
  page.box(MARGIN, y, { width: half, height: HEAD });
  page.box(MARGIN + half, y, { width: half, height: HEAD });
  const left = logo ? MARGIN + LOGO_WIDTH + 12 : MARGIN + 6;
  if (logo) page.picture({ bytes: logo, x: MARGIN + 5, y: y + 5, width: LOGO_WIDTH, height: HEAD - 10 });
  const room = { x: left, width: MARGIN + half - left - 6 };
  const address = child(note.emit, 'enderEmit');
  const fone = valueAt(address, 'fone');
  const name = wrap(valueAt(note.emit, 'xNome'), 'serif-bold', { size: 12, width: room.width }).slice(0, 3);
  const below = [
    `CNPJ / CPF ${cnpjOrCpf(documentOf(note.emit))}`,
    `Inscrição estadual ${valueAt(note.emit, 'IE')}`,
    streetOf(address),
    [valueAt(address, 'xBairro'), cep(valueAt(address, 'CEP'))].filter(Boolean).join(' - CEP '),
    [valueAt(address, 'xMun'), valueAt(address, 'UF'), fone && phone(fone)].filter(Boolean).join(' - '),
  ].flatMap((text) => wrap(text, 'serif', { size: 8.5, width: room.width }));
  const next = lines(page, name, {
    at: { ...room, y: y + 6 },
    style: { face: 'serif-bold', size: 12, leading: 13.5 },
  });
  lines(page, below, { at: { ...room, y: next + 2 }, style: { face: 'serif', size: 8.5, leading: 10 } });
  const right = { x: MARGIN + half + 6, width: half - 12 };
  const after = paragraph(page, kind.title, {
    at: { ...right, y: y + 6 },
    style: { face: 'serif-bold', size: 13, leading: 15, align: 'center' },
  });
  const words = homologacao ? `${HOMOLOGACAO}. ${WORDS}` : WORDS;
  paragraph(page, words, {
    at: { ...right, y: after + 4 },
    style: { face: 'serif', size: 8, leading: 9.5, align: 'center' },
  });
  return y + HEAD;
}

function theNote(page: Page, top: number, note: Note): number {
  const y = section(page, top, 'NOTA FISCAL ELETRÔNICA');
  const bars = 46;
  page.box(MARGIN, y, { width: WIDTH, height: bars });
  code128(page, note.chave, { x: MARGIN + (WIDTH - 320) / 2, y: y + 6, width: 320, height: bars - 12 });
  const mod = valueAt(note.ide, 'mod');
  return rows(page, y + bars, [
    [{ label: 'CHAVE DE ACESSO', value: chaveGroups(note.chave), share: 1, align: 'center', bold: true }],
    [
      center('MODELO', MODELS[mod] ?? mod, 16),
      center('SÉRIE', series(valueAt(note.ide, 'serie')), 10),
      center('NÚMERO', noteNumber(valueAt(note.ide, 'nNF')), 20),
      center('DATA DA EMISSÃO', day(valueAt(note.ide, 'dhEmi')), 20),
      amount('VALOR TOTAL DA NOTA (R$)', money(valueAt(note.total, 'ICMSTot', 'vNF')), 34),
    ],
    [
      field('DESTINATÁRIO / REMETENTE', valueAt(note.dest, 'xNome'), 66),
      field('CNPJ / CPF', cnpjOrCpf(documentOf(note.dest)), 34),
    ],
  ]);
}

function theEvent(page: Page, top: number, { infEvento, detEvento, ret }: NoteEvent): number {
  const y = section(page, top, 'EVENTO');
  const answer = [valueAt(ret, 'cStat'), valueAt(ret, 'xMotivo')].filter(Boolean).join(' - ');
  const name = [valueAt(infEvento, 'tpEvento'), valueAt(detEvento, 'descEvento')].filter(Boolean).join(' - ');
  const tpAmb = valueAt(infEvento, 'tpAmb');
  return rows(page, y, [
    [
      field('EVENTO', name, 40),
      center('SEQUÊNCIA', valueAt(infEvento, 'nSeqEvento'), 12),
      center('ÓRGÃO', valueAt(infEvento, 'cOrgao'), 10),
      center('AMBIENTE', TPAMB[tpAmb] ?? tpAmb, 18),
      center('DATA E HORA DO EVENTO', dayAndTime(valueAt(infEvento, 'dhEvento')), 26),
    ],
    [
      field('SITUAÇÃO', answer, 54),
      { label: 'PROTOCOLO', value: valueAt(ret, 'nProt'), share: 26, align: 'center', bold: true },
      center('DATA E HORA DO REGISTRO', dayAndTime(valueAt(ret, 'dhRegEvento')), 26),
    ],
  ]);
}

function theText(
  page: Page,
  top: number,
  { label, text }: { readonly label: string; readonly text: string },
): number {
  const y = section(page, top, label);
  const all = wrap(text, 'serif', { size: 10.5, width: WIDTH - 12 });
  const height = all.length * 13 + 9;
  page.box(MARGIN, y, { width: WIDTH, height });
  lines(page, all, {
    at: { x: MARGIN + 6, y: y + 2.5, width: WIDTH - 12 },
    style: { face: 'serif', size: 10.5, leading: 13 },
  });
  return y + height;
}

const saidBy = (detEvento: XmlElement | undefined, tag: string): string => {
  const text = valueAt(detEvento, tag);
  return tag === 'chNFeRef' ? chaveGroups(text) : text;
};

/** Draws a registered event of a note on an A4 page. */
export function eventSheet(
  note: Note,
  { event, kind }: { readonly event: NoteEvent; readonly kind: EventKind },
  { logo }: PaperOptions,
): Sheet[] {
  const page = createPage(PAGE_WIDTH);
  const homologacao = valueAt(event.infEvento, 'tpAmb') === '2';
  if (homologacao) {
    const area = { x: MARGIN, y: MARGIN, width: WIDTH, height: PAGE_HEIGHT - 2 * MARGIN };
    watermark(page, ['HOMOLOGAÇÃO', 'SEM VALOR FISCAL'], { area, face: 'serif-bold' });
  }
  let y = head(page, MARGIN, { note, kind, homologacao, logo }) + GAP;
  y = theNote(page, y, note) + GAP;
  y = theEvent(page, y, event) + GAP;
  for (const [label, tag] of kind.texts) {
    const text = saidBy(event.detEvento, tag);
    if (text) y = theText(page, y, { label, text }) + GAP;
  }
  return [{ page, height: PAGE_HEIGHT }];
}
