import { child } from '@fiscal/core/xml/parse';
import { drawField, fieldRow } from '../blocks/field.ts';
import { field, type Place } from '../blocks/paper-style.ts';
import { lines } from '../blocks/paragraph.ts';
import { wrap } from '../blocks/wrap.ts';
import { day } from '../format/date.ts';
import { noteNumber, series } from '../format/identifiers.ts';
import { money } from '../format/number.ts';
import { type Note, streetOf, valueAt } from '../nfe/read.ts';
import type { Page } from '../page/page.ts';
import { FIELDS, ROW_HEIGHT } from './style.ts';

export const CANHOTO_HEIGHT = 2 * ROW_HEIGHT;
/** Room of the line to cut along. */
export const CUT = 9;
const NUMBER_SHARE = 0.16;

function receipt({ ide, emit, dest, total }: Note): string {
  const address = dest && child(dest, 'enderDest');
  const to = [valueAt(dest, 'xNome'), streetOf(address), valueAt(address, 'xMun'), valueAt(address, 'UF')];
  return [
    `RECEBEMOS DE ${valueAt(emit, 'xNome')} OS PRODUTOS E/OU SERVIÇOS CONSTANTES DA NOTA FISCAL ELETRÔNICA INDICADA AO LADO.`,
    `EMISSÃO: ${day(valueAt(ide, 'dhEmi'))} VALOR TOTAL: R$ ${money(valueAt(total, 'ICMSTot', 'vNF'))}`,
    `DESTINATÁRIO: ${to.filter(Boolean).join(' - ')}`,
  ].join(' ');
}

/** The stub that the receiver signs, with the line to cut along below it. */
export function canhoto(page: Page, { x, y, width }: Place, note: Note): void {
  const left = width * (1 - NUMBER_SHARE);
  page.box(x, y, { width: left, height: ROW_HEIGHT });
  const text = wrap(receipt(note), 'serif', { size: 6, width: left - 6 }).slice(0, 2);
  lines(page, text, {
    at: { x: x + 3, y: y + 2, width: left - 6 },
    style: { face: 'serif', size: 6, leading: 7 },
  });
  fieldRow(page, FIELDS, {
    at: { x, y: y + ROW_HEIGHT, width: left, height: ROW_HEIGHT },
    fields: [field('DATA DE RECEBIMENTO', '', 22), field('IDENTIFICAÇÃO E ASSINATURA DO RECEBEDOR', '', 78)],
  });
  drawField(
    page,
    { style: FIELDS, at: { x: x + left, y, width: width - left, height: CANHOTO_HEIGHT } },
    { label: '', value: '' },
  );
  const at = { x: x + left, y: y + 3, width: width - left };
  const number = [
    'NF-e',
    `Nº ${noteNumber(valueAt(note.ide, 'nNF'))}`,
    `SÉRIE ${series(valueAt(note.ide, 'serie'))}`,
  ];
  lines(page, number, { at, style: { face: 'serif-bold', size: 9, leading: 11, align: 'center' } });
  const cut = y + CANHOTO_HEIGHT + CUT / 2;
  page.line({ x, y: cut }, { x: x + width, y: cut }, 2);
}
