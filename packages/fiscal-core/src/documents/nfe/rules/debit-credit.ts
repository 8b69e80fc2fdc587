import { factAt, inForce } from '../../../calendar/calendar.ts';
import type { Tree } from '../../../engine/document/definition.ts';
import { isIbsCbsOnly } from '../ibs-cbs-only.ts';
import { NFE_ONLY, type NoteRule, strictObrig } from './note-rule.ts';
import { all, at, has, type ItemView, type NoteView, text } from './note-view.ts';

const NT = 'NT 2025.002 v1.52';

const ide = (n: NoteView, tag: string): string => text(n.ide, tag);
const isCredit = (n: NoteView): boolean => ide(n, 'finNFe') === '5';
const isDebit = (n: NoteView): boolean => ide(n, 'finNFe') === '6';
/** Credit note of goods that were refused or whose receiver was not found. */
const bringsBackWhole = (n: NoteView): boolean => ide(n, 'tpNFCredito') === '03';
const adjustsIbsCbs = (n: NoteView): boolean =>
  isIbsCbsOnly({
    finality: ide(n, 'finNFe'),
    debit: ide(n, 'tpNFDebito'),
    credit: ide(n, 'tpNFCredito'),
    government: text(at(n.ide, 'gCompraGov'), 'tpOperGov'),
  });

/** Groups of other taxes, each with the field that brings it. */
const OTHER_TAXES: readonly (readonly [tag: string, field: string])[] = [
  ['ISSQN', 'issqn_base_calculo'],
  ['IPI', 'ipi_situacao_tributaria'],
  ['II', 'ii_base_calculo'],
  ['PIS', 'pis_situacao_tributaria'],
  ['PISST', 'pis_base_calculo_st'],
  ['COFINS', 'cofins_situacao_tributaria'],
  ['COFINSST', 'cofins_base_calculo_st'],
  ['ICMSUFDest', 'icms_base_calculo_uf_destino'],
];
const CONTRIBUTIONS = new Set(['PIS', 'PISST', 'COFINS', 'COFINSST']);

/** Debit notes of a payment in advance foresee the ICMS and may have IPI and, in 2026, PIS and COFINS. Source: NT 2026.008 v1.00, B25-80. */
function mayHave(n: NoteView, tag: string): boolean {
  if (ide(n, 'tpNFDebito') !== '06') return false;
  return tag === 'IPI' || (CONTRIBUTIONS.has(tag) && !inForce('end-pis-cofins', factAt(ide(n, 'dhEmi'))));
}
/** The field that brings the first tax that the item must not have. */
function undueTax({ icmsName, imposto, det }: ItemView, n: NoteView): string | undefined {
  const foreseen = icmsName === 'ICMSPrevistoPagtoAntecip' && ide(n, 'tpNFDebito') === '06';
  if (icmsName !== '' && !foreseen) return 'icms_situacao_tributaria';
  const tax = OTHER_TAXES.find(([tag]) => has(imposto, tag) && !mayHave(n, tag));
  return tax?.[1] ?? (has(det, 'impostoDevol') ? 'percentual_devolvido' : undefined);
}
const undueAt = (n: NoteView, position: number): string => {
  const item = n.items[position];
  return `itens[].${(item === undefined ? undefined : undueTax(item, n)) ?? 'icms_situacao_tributaria'}`;
};

/** A credit note refers to NF-e; one that brings a sale back, to NFC-e as well. */
const refersToOther = (ref: Tree, n: NoteView): boolean =>
  !(bringsBackWhole(n) ? ['55', '65'] : ['55']).includes(text(ref, 'refNFe').slice(20, 22));

// biome-ignore format: a table reads as one rule a row
export const DEBIT_CREDIT_RULES: readonly NoteRule[] = [
  strictObrig.item('1001', `${NT}, B25-80`, (item, n) => undueTax(item, n) !== undefined, { ...NFE_ONLY, when: adjustsIbsCbs, field: undueAt }),
  strictObrig.note('1027', `${NT}, B25-65`, (n) => ide(n, 'tpNFCredito') === '02' && all(n.ide, 'NFref').length > 0, { ...NFE_ONLY, group: 'NFref' }),
  strictObrig.note('1003', `${NT}, B25-100`, (n) => isCredit(n) && all(n.ide, 'NFref').some((ref) => refersToOther(ref, n)), { ...NFE_ONLY, group: 'NFref' }),
  strictObrig.note('1161', `${NT}, B25-110`, (n) => isCredit(n) && ide(n, 'tpNF') !== '0', NFE_ONLY),
  strictObrig.note('1162', `${NT}, B25-120, as a library has it`, (n) => isDebit(n) && ide(n, 'tpNF') !== '1', NFE_ONLY),
  strictObrig.note('1145', `${NT}, B25.2-30`, (n) => ide(n, 'tpNFCredito') === '02' && !inForce('nfe-credit-note-02', factAt(ide(n, 'dhEmi'))), NFE_ONLY),
  strictObrig.note('1152', `${NT}, B25.2-40`, (n) => bringsBackWhole(n) && ide(n, 'tpNF') !== '0', NFE_ONLY),
];
