import { child } from '@fiscal/core/xml/parse';
import type { Field } from '../../blocks/field.ts';
import { amount, type Place } from '../../blocks/paper-style.ts';
import { isPositive, money } from '../../format/number.ts';
import { type Note, textAt } from '../../nfe/read.ts';
import type { Page } from '../../page/page.ts';
import { blockTitle, rows } from '../style.ts';

/** A box and where its amount is below `total`. */
type Box = readonly [label: string, ...path: string[]];

/** Source: NT 2026.010, models of reference, as all of this file. */
const NOTE: readonly Box[] = [
  ['VALOR TOTAL DOS PRODUTOS', 'ICMSTot', 'vProd'],
  ['VALOR DO FRETE', 'ICMSTot', 'vFrete'],
  ['VALOR DO SEGURO', 'ICMSTot', 'vSeg'],
  ['DESCONTO', 'ICMSTot', 'vDesc'],
  ['OUTRAS DESPESAS', 'ICMSTot', 'vOutro'],
];
const NOTE_TOTAL: Box = ['VALOR TOTAL DA NOTA', 'ICMSTot', 'vNF'];
const ICMS_IPI: readonly Box[] = [
  ['BASE DE CÁLCULO DO ICMS', 'ICMSTot', 'vBC'],
  ['VALOR DO ICMS', 'ICMSTot', 'vICMS'],
  ['BASE DE CÁLCULO DO ICMS ST', 'ICMSTot', 'vBCST'],
  ['VALOR DO ICMS ST', 'ICMSTot', 'vST'],
  ['VALOR DO IPI', 'ICMSTot', 'vIPI'],
];
/** The schema asks every note for these two, so zero means that they do not apply. Source: NT 2026.010, 4.4. */
const WHERE_NOT_ZERO: readonly Box[] = [
  ['VALOR DO FCP', 'ICMSTot', 'vFCP'],
  ['VALOR DO FCP RETIDO POR ST', 'ICMSTot', 'vFCPST'],
];
const WHERE_PRESENT: readonly Box[] = [
  ['VALOR DO DIFAL NA UF DE DESTINO', 'ICMSTot', 'vICMSUFDest'],
  ['VALOR DO FCP NA UF DE DESTINO', 'ICMSTot', 'vFCPUFDest'],
  ['BC DO ICMS MONOFÁSICO', 'ICMSTot', 'qBCMono'],
  ['VALOR DO ICMS MONOFÁSICO', 'ICMSTot', 'vICMSMono'],
  ['BC DO ICMS MONOFÁSICO POR RETENÇÃO', 'ICMSTot', 'qBCMonoReten'],
  ['VALOR DO ICMS MONOFÁSICO POR RETENÇÃO', 'ICMSTot', 'vICMSMonoReten'],
];
/** Source: NT 2026.010, 4.1. */
const REFORM: readonly Box[] = [
  ['VALOR DA CBS', 'IBSCBSTot', 'gCBS', 'vCBS'],
  ['VALOR DO IBS UF', 'IBSCBSTot', 'gIBS', 'gIBSUF', 'vIBSUF'],
  ['VALOR DO IBS MUNICÍPIO', 'IBSCBSTot', 'gIBS', 'gIBSMun', 'vIBSMun'],
  ['VALOR DO IMPOSTO SELETIVO', 'ISTot', 'vIS'],
];
const REFORM_MONO: readonly Box[] = [
  ['VALOR DO IBS MONOFÁSICO', 'IBSCBSTot', 'gMono', 'vIBSMono'],
  ['VALOR DA CBS MONOFÁSICA', 'IBSCBSTot', 'gMono', 'vCBSMono'],
  ['VALOR DO IBS MONOFÁSICO POR RETENÇÃO', 'IBSCBSTot', 'gMono', 'vIBSMonoReten'],
  ['VALOR DA CBS MONOFÁSICA POR RETENÇÃO', 'IBSCBSTot', 'gMono', 'vCBSMonoReten'],
];
/** Amounts that the layout has no box for. */
const IN_WORDS: readonly Box[] = [
  ['tributos aproximados (Lei 12.741/2012)', 'ICMSTot', 'vTotTrib'],
  ['PIS', 'ICMSTot', 'vPIS'],
  ['COFINS', 'ICMSTot', 'vCOFINS'],
  ['imposto de importação', 'ICMSTot', 'vII'],
  ['IPI devolvido', 'ICMSTot', 'vIPIDevol'],
  ['ICMS desonerado', 'ICMSTot', 'vICMSDeson'],
  ['ICMS da UF do remetente', 'ICMSTot', 'vICMSUFRemet'],
  ['FCP retido anteriormente por ST', 'ICMSTot', 'vFCPSTRet'],
  ['ICMS monofásico retido anteriormente', 'ICMSTot', 'vICMSMonoRet'],
];

const textOf = ({ total }: Note, [, ...path]: Box): string | null => textAt(total, ...path);

const show = (note: Note, box: Box): Field => amount(box[0], money(textOf(note, box)));
const showAll = (note: Note, boxes: readonly Box[]): Field[] => boxes.map((box) => show(note, box));

/** Optional boxes in rows of as many; the last one is filled up. */
function inRows(fields: readonly Field[], each: number): Field[][] {
  const all: Field[][] = [];
  for (let at = 0; at < fields.length; at += each) {
    const row = fields.slice(at, at + each);
    const share = each - row.length;
    all.push(share > 0 ? [...row, { label: '', value: '', share }] : row);
  }
  return all;
}

const block = (
  page: Page,
  place: Place,
  { title, shown }: { readonly title: string; readonly shown: readonly (readonly Field[])[] },
): number => rows(page, { ...place, y: blockTitle(page, place, title) }, ...shown);

/** Totals of the note, of ICMS and IPI, and of IBS, CBS and IS, with `each` optional boxes a row. Returns the y below. */
export function totals(
  page: Page,
  place: Place,
  { note, each }: { readonly note: Note; readonly each: number },
): number {
  const optional = [
    ...WHERE_NOT_ZERO.filter((box) => isPositive(textOf(note, box))),
    ...WHERE_PRESENT.filter((box) => textOf(note, box) !== null),
  ];
  const tot = note.total && child(note.total, 'IBSCBSTot');
  const reform = [...REFORM, ...(tot && child(tot, 'gMono') ? REFORM_MONO : [])];
  const whole = [...showAll(note, NOTE), { ...show(note, NOTE_TOTAL), bold: true }];
  let y = block(page, place, { title: 'TOTAL DOS PRODUTOS E TOTAL DA NOTA', shown: [whole] });
  const icms = [showAll(note, ICMS_IPI), ...inRows(showAll(note, optional), each)];
  y = block(page, { ...place, y }, { title: 'TOTAL DO ICMS / IPI', shown: icms });
  const perRow = Math.min(each, reform.length);
  return block(
    page,
    { ...place, y },
    { title: 'TOTAL DO IBS / CBS / IS', shown: inRows(showAll(note, reform), perRow) },
  );
}

/** Amounts without a box, for the additional text; `''` where there are none. */
export function totalsInWords(note: Note): string {
  const paragraphs = IN_WORDS.filter((box) => isPositive(textOf(note, box))).map(
    (box) => `${box[0]} R$ ${money(textOf(note, box))}`,
  );
  return paragraphs.length > 0 ? `Outros totais: ${paragraphs.join('; ')}` : '';
}
