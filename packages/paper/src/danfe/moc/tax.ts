import { compare, decimalOrZero, ZERO } from '@fiscal/core/decimal/decimal';
import { child } from '@fiscal/core/xml/parse';
import type { Field } from '../../blocks/field.ts';
import { amount, type Place } from '../../blocks/paper-style.ts';
import { money } from '../../format/number.ts';
import { type Note, textAt } from '../../nfe/read.ts';
import type { Page } from '../../page/page.ts';
import { blockTitle, rows } from '../style.ts';

type Column = readonly [label: string, tag: string];

/** Always shown, absent ones as zero. Source: MOC 7.0, annex II, «cálculo do imposto»; UF of destination: EC 87/2015. */
const FIRST: readonly Column[] = [
  ['BASE DE CÁLC. DO ICMS', 'vBC'],
  ['VALOR DO ICMS', 'vICMS'],
  ['BASE DE CÁLC. ICMS ST', 'vBCST'],
  ['VALOR DO ICMS ST', 'vST'],
  ['VALOR IMP. IMPORTAÇÃO', 'vII'],
  ['V. ICMS UF REMET.', 'vICMSUFRemet'],
  ['V. FCP UF DEST.', 'vFCPUFDest'],
  ['VALOR DO PIS', 'vPIS'],
  ['V. TOTAL DOS PRODUTOS', 'vProd'],
];
const SECOND: readonly Column[] = [
  ['VALOR DO FRETE', 'vFrete'],
  ['VALOR DO SEGURO', 'vSeg'],
  ['DESCONTO', 'vDesc'],
  ['OUTRAS DESPESAS', 'vOutro'],
  ['VALOR TOTAL DO IPI', 'vIPI'],
  ['V. ICMS UF DEST.', 'vICMSUFDest'],
  ['V. APROX. TRIBUTOS', 'vTotTrib'],
  ['VALOR DA COFINS', 'vCOFINS'],
  ['VALOR TOTAL DA NOTA', 'vNF'],
];
/** Shown where they are not zero. */
const RARE: readonly Column[] = [
  ['VALOR DO FCP', 'vFCP'],
  ['VALOR DO FCP ST', 'vFCPST'],
  ['FCP ST RETIDO', 'vFCPSTRet'],
  ['ICMS DESONERADO', 'vICMSDeson'],
  ['IPI DEVOLVIDO', 'vIPIDevol'],
  ['ICMS MONOFÁSICO', 'vICMSMono'],
  ['ICMS MONOF. RETENÇÃO', 'vICMSMonoReten'],
  ['ICMS MONOF. RETIDO', 'vICMSMonoRet'],
];

/** Totals of the consumption tax reform. Source: NT 2025.002, groups W03 and VB. */
const REFORM: readonly (readonly [label: string, ...path: string[]])[] = [
  ['BASE DE CÁLC. IBS/CBS', 'IBSCBSTot', 'vBCIBSCBS'],
  ['IBS ESTADUAL', 'IBSCBSTot', 'gIBS', 'gIBSUF', 'vIBSUF'],
  ['IBS MUNICIPAL', 'IBSCBSTot', 'gIBS', 'gIBSMun', 'vIBSMun'],
  ['VALOR TOTAL DO IBS', 'IBSCBSTot', 'gIBS', 'vIBS'],
  ['VALOR TOTAL DA CBS', 'IBSCBSTot', 'gCBS', 'vCBS'],
  ['IBS MONOFÁSICO', 'IBSCBSTot', 'gMono', 'vIBSMono'],
  ['CBS MONOFÁSICA', 'IBSCBSTot', 'gMono', 'vCBSMono'],
  ['IMPOSTO SELETIVO', 'ISTot', 'vIS'],
  ['TOTAL COM IBS/CBS/IS', 'vNFTot'],
];

const isZero = (text: string | null): boolean => compare(decimalOrZero(text ?? undefined), ZERO) === 0;

function reform({ total }: Note): readonly Field[] {
  if (!total || !['IBSCBSTot', 'ISTot', 'vNFTot'].some((name) => child(total, name))) return [];
  return REFORM.map(([label, ...path]) => amount(label, money(textAt(total, ...path) ?? '0')));
}

/** Totals of the taxes. */
export function tax(page: Page, place: Place, note: Note): number {
  const icms = note.total && child(note.total, 'ICMSTot');
  const show = ([label, tag]: Column): Field => amount(label, money(textAt(icms, tag) ?? '0'));
  const strong = (fields: readonly Field[]) =>
    fields.map((one, i) => ({ ...one, bold: i === fields.length - 1 }));
  const rare = RARE.filter(([, tag]) => !isZero(textAt(icms, tag))).map(show);
  const blank = { label: '', value: '', share: FIRST.length - rare.length };
  const y = blockTitle(page, place, 'CÁLCULO DO IMPOSTO');
  const shown = [FIRST.map(show), strong(SECOND.map(show)), ...(rare.length > 0 ? [[...rare, blank]] : [])];
  const below = rows(page, { ...place, y }, ...shown);
  const totals = reform(note);
  if (totals.length === 0) return below;
  return rows(
    page,
    { ...place, y: blockTitle(page, { ...place, y: below }, 'CÁLCULO DO IBS / CBS / IS') },
    totals,
  );
}
