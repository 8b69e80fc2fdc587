import { child } from '@fiscal/core/xml/parse';
import { code128 } from '../blocks/code128.ts';
import { type Field, type FieldStyle, fieldRow } from '../blocks/field.ts';
import { fit } from '../blocks/fit.ts';
import { amount, center, field } from '../blocks/paper-style.ts';
import { lines } from '../blocks/paragraph.ts';
import { watermark } from '../blocks/watermark.ts';
import { wrap } from '../blocks/wrap.ts';
import { day } from '../format/date.ts';
import { cep, chaveGroups, cnpjOrCpf, noteNumber, series } from '../format/identifiers.ts';
import { money } from '../format/number.ts';
import type { NoteEvent } from '../nfe/event.ts';
import { noticeOf } from '../nfe/notices.ts';
import { documentOf, type Note, streetOf, valueAt } from '../nfe/read.ts';
import { type Situation, situationOf } from '../nfe/situation.ts';
import type { Sheet } from '../page/document.ts';
import { createPage, type Page } from '../page/page.ts';
import { mm } from '../page/units.ts';
import type { PaperOptions } from '../papers.ts';

const WIDTH = mm(100);
const HEIGHT = mm(150);
const MARGIN = 8;
const INNER = WIDTH - 2 * MARGIN;
const ROW = 20;
const TITLE = 26;
const BARS = 52;
const SECTION = 11;
const LOGO_WIDTH = 52;

/** No character under 6 points, titles bold and in capitals. Source: NT 2020.004, 02.3. */
const FIELDS: FieldStyle = { family: 'sans', labelSize: 6, labelSizeMin: 6, valueSize: 9 };

interface RowsPlace {
  readonly x: number;
  readonly top: number;
  readonly width: number;
}

function rows(page: Page, { x, top, width }: RowsPlace, all: readonly (readonly Field[])[]): number {
  let y = top;
  for (const fields of all) y = fieldRow(page, FIELDS, { at: { x, y, width, height: ROW }, fields });
  return y;
}

function section(page: Page, y: number, text: string): number {
  page.fill({ x: MARGIN, y, width: INNER, height: SECTION }, 0.9);
  page.box(MARGIN, y, { width: INNER, height: SECTION });
  page.text({ x: WIDTH / 2, y: y + 8 }, text, { face: 'sans-bold', size: 7, align: 'center' });
  return y + SECTION;
}

function title(
  page: Page,
  y: number,
  { note, situation }: { readonly note: Note; readonly situation: Situation },
): number {
  page.box(MARGIN, y, { width: INNER, height: TITLE });
  page.text({ x: WIDTH / 2, y: y + 12 }, 'DANFE SIMPLIFICADO - ETIQUETA', {
    face: 'sans-bold',
    size: 11,
    align: 'center',
  });
  const sentence = noticeOf(note, situation) || 'Documento Auxiliar da Nota Fiscal Eletrônica';
  const shown = fit(sentence, 'sans', { width: INNER - 6, limits: { size: 8, sizeMin: 6 } });
  page.text({ x: WIDTH / 2, y: y + 21.5 }, shown.text, { face: 'sans', align: 'center', ...shown });
  return y + TITLE;
}

function accessKey(
  page: Page,
  top: number,
  { note, situation }: { readonly note: Note; readonly situation: Situation },
): number {
  page.box(MARGIN, top, { width: INNER, height: BARS });
  code128(page, note.chave, { x: MARGIN, y: top + 5, width: INNER, height: BARS - 10 });
  return rows(page, { x: MARGIN, top: top + BARS, width: INNER }, [
    [{ label: 'CHAVE DE ACESSO', value: chaveGroups(note.chave), share: 1, align: 'center', bold: true }],
    [{ label: situation.protocolLabel, value: situation.protocol, share: 1, align: 'center', bold: true }],
  ]);
}

function general(page: Page, y: number, { ide, total }: Note): number {
  const entrada = valueAt(ide, 'tpNF') === '0';
  return rows(page, { x: MARGIN, top: y, width: INNER }, [
    [
      { label: 'NÚMERO', value: noteNumber(valueAt(ide, 'nNF')), share: 24, align: 'center', bold: true },
      { label: 'SÉRIE', value: series(valueAt(ide, 'serie')), share: 12, align: 'center', bold: true },
      center('OPERAÇÃO', entrada ? '0 - Entrada' : '1 - Saída', 20),
      center('EMISSÃO', day(valueAt(ide, 'dhEmi')), 20),
      amount('VALOR TOTAL (R$)', money(valueAt(total, 'ICMSTot', 'vNF')), 24),
    ],
  ]);
}

function issuer(
  page: Page,
  top: number,
  { note: { emit }, logo }: { readonly note: Note; readonly logo: Uint8Array | undefined },
): number {
  const y = section(page, top, 'EMITENTE');
  const left = logo ? MARGIN + LOGO_WIDTH : MARGIN;
  if (logo) {
    page.box(MARGIN, y, { width: LOGO_WIDTH, height: 2 * ROW });
    page.picture({ bytes: logo, x: MARGIN + 3, y: y + 3, width: LOGO_WIDTH - 6, height: 2 * ROW - 6 });
  }
  return rows(page, { x: left, top: y, width: WIDTH - MARGIN - left }, [
    [{ label: 'NOME / RAZÃO SOCIAL', value: valueAt(emit, 'xNome'), share: 1, bold: true }],
    [
      field('CNPJ / CPF', cnpjOrCpf(documentOf(emit)), 46),
      field('INSCRIÇÃO ESTADUAL', valueAt(emit, 'IE'), 42),
      center('UF', valueAt(emit, 'enderEmit', 'UF'), 12),
    ],
  ]);
}

function recipient(page: Page, top: number, { dest }: Note): number {
  const address = dest && child(dest, 'enderDest');
  const y = section(page, top, 'DESTINATÁRIO');
  return rows(page, { x: MARGIN, top: y, width: INNER }, [
    [{ label: 'NOME / RAZÃO SOCIAL', value: valueAt(dest, 'xNome'), share: 1, bold: true }],
    [
      field('CNPJ / CPF / ID. ESTRANGEIRO', cnpjOrCpf(documentOf(dest)), 46),
      field('INSCRIÇÃO ESTADUAL', valueAt(dest, 'IE'), 42),
      center('UF', valueAt(address, 'UF'), 12),
    ],
    [field('ENDEREÇO', streetOf(address), 76), field('CEP', cep(valueAt(address, 'CEP')), 24)],
    [field('BAIRRO', valueAt(address, 'xBairro'), 45), field('MUNICÍPIO', valueAt(address, 'xMun'), 55)],
  ]);
}

function remarks(page: Page, top: number, { infNFe }: Note): void {
  const y = section(page, top, 'INFORMAÇÕES COMPLEMENTARES');
  const bottom = HEIGHT - MARGIN;
  page.box(MARGIN, y, { width: INNER, height: bottom - y });
  const xPed = valueAt(infNFe, 'compra', 'xPed');
  const text = [xPed && `Pedido: ${xPed}`, valueAt(infNFe, 'infAdic', 'infCpl')].filter(Boolean).join('\n');
  const style = { face: 'sans', size: 6.5, leading: 7.5 } as const;
  const all = wrap(text, style.face, { size: style.size, width: INNER - 6 });
  const room = Math.floor((bottom - y - 3) / style.leading);
  const shown = all.length > room ? [...all.slice(0, room - 1), '(continua no XML da NF-e)'] : all;
  lines(page, shown, { at: { x: MARGIN + 3, y: y + 1.5, width: INNER - 6 }, style });
}

/** The simplified DANFE for parcels: one label of exactly 100 × 150 mm. Source: NT 2020.004 v1.10. */
export function danfeEtiqueta(note: Note, events: readonly NoteEvent[], { logo }: PaperOptions): Sheet[] {
  const situation = situationOf(note, events);
  const page = createPage(WIDTH);
  watermark(page, situation.marks, {
    area: { x: MARGIN, y: MARGIN, width: INNER, height: HEIGHT - 2 * MARGIN },
    face: 'sans-bold',
  });
  let y = title(page, MARGIN, { note, situation });
  y = accessKey(page, y, { note, situation });
  y = general(page, y, note);
  y = issuer(page, y, { note, logo });
  y = recipient(page, y, note);
  remarks(page, y, note);
  return [{ page, height: HEIGHT }];
}
