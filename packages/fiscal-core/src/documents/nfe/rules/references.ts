import { NFE_ONLY, type NoteRule, obrig, strictObrig } from './note-rule.ts';
import { all, at, type ItemView, type NoteView, text } from './note-view.ts';

// [?] v1.53 changes VC02-* again and its text is not at hand. Where an authority thinks otherwise: `npm run rules -- set CODE off`.
const NT = 'NT 2025.002 v1.52';

const ide = (n: NoteView, tag: string): string => text(n.ide, tag);
const keyOf = ({ det }: ItemView): string => text(at(det, 'DFeReferenciado'), 'chaveAcesso');
const numberOf = ({ det }: ItemView): string => text(at(det, 'DFeReferenciado'), 'nItem');
const refers = (item: ItemView): boolean => keyOf(item) !== '';
const byItem = (n: NoteView): boolean => n.items.some(refers);
const byNote = (n: NoteView): boolean => all(n.ide, 'NFref').length > 0;

const isReturn = (n: NoteView): boolean => ide(n, 'finNFe') === '4';
/** Debit note of notes that the assessment left out: it refers to whole notes, to as many as there are. */
const isUnprocessed = (n: NoteView): boolean => ide(n, 'tpNFDebito') === '03';
/**
 * Returns that need refer to nothing: those of sales and of consignments that end. Source: MOC 7.0 Anexo I, B25-70; NT 2025.002
 * v1.31, VC02-14, exception; a help page of v1.40 says that it stands.
 */
const FREE_RETURNS = new Set(['1201', '1202', '1410', '1411', '5921', '6921']);
/** Credit note of a delivery refused in part. */
const isPartRefusal = (n: NoteView): boolean => ide(n, 'tpNFCredito') === '06';
const refersByItem = (n: NoteView): boolean =>
  isUnprocessed(n) || ide(n, 'tpNFDebito') === '04' || isPartRefusal(n);
const refersToMany = (n: NoteView): boolean => isReturn(n) || ['03', '07'].includes(ide(n, 'tpNFDebito'));

const keys = (n: NoteView): ReadonlySet<string> => new Set(n.items.filter(refers).map(keyOf));

const repeated = new WeakMap<NoteView, ReadonlySet<ItemView>>();
/** The items that refer to what an item before them refers to. */
function repeatedIn(n: NoteView): ReadonlySet<ItemView> {
  const known = repeated.get(n);
  if (known !== undefined) return known;
  const seen = new Set<string>();
  const found = new Set<ItemView>();
  for (const item of n.items.filter(refers)) {
    const reference = `${keyOf(item)} ${numberOf(item)}`;
    if (seen.has(reference)) found.add(item);
    seen.add(reference);
  }
  repeated.set(n, found);
  return found;
}

/**
 * True for the key of an NFC-e (65), a CF-e (59), or an NF-e issued offline with DANFE Simplificado Tipo 2 (tpEmis 9
 * in the key).
 */
export const isCouponKey = (key: string): boolean => /^.{20}(?:65|59|55.{12}9)/.test(key);
/** Sales may not refer to coupons. Source: NT 2026.002 v1.11, BA02-35, VC02-40. */
export const refersToNoCoupon = (n: NoteView): boolean =>
  ide(n, 'tpNF') === '1' && !['2', '4'].includes(ide(n, 'finNFe'));

/** Field to ask for: the number of the item when the note has a key and no number, otherwise the key. */
const missingOfReturn = (n: NoteView, position: number): string =>
  byNote(n) && n.note.items[position]?.['numero_item_dfe_referenciado'] === undefined
    ? 'itens[].numero_item_dfe_referenciado'
    : 'itens[].chave_acesso_dfe_referenciado';

// biome-ignore format: a table reads as one rule a row
export const REFERENCE_RULES: readonly NoteRule[] = [
  obrig.item('1010', `${NT}, VC02-05`, refers, { ...NFE_ONLY, when: byNote }),
  obrig.note('1042', `${NT}, VC02-07`, (n) => ide(n, 'finNFe') === '5' && !isPartRefusal(n) && byItem(n), { ...NFE_ONLY, since: 'nfe-rtc-1.36' }),
  obrig.item('1038', `${NT}, VC02-10`, (item) => !refers(item), { ...NFE_ONLY, when: refersByItem, since: 'nfe-rtc-1.36' }),
  obrig.item('321', `${NT}, VC02-14`, (item) => !refers(item) && !FREE_RETURNS.has(item.cfop), { ...NFE_ONLY, when: isReturn, field: missingOfReturn, since: 'nfe-rtc-1.52-vc02-14' }),
  obrig.item('1072', `${NT}, VC02-20`, (item, n) => repeatedIn(n).has(item), { ...NFE_ONLY, when: byItem }),
  obrig.item('1130', `${NT}, VC02-30`, (item, n) => refers(item) && keyOf(item) !== keyOf(n.items.find(refers) ?? item), { ...NFE_ONLY, when: (n) => !refersToMany(n) && keys(n).size > 1, since: 'nfe-rtc-1.51' }),
  strictObrig.item('679', 'NT 2026.002 v1.11, VC02-40', (item) => isCouponKey(keyOf(item)), { ...NFE_ONLY, when: (n) => refersToNoCoupon(n) && !['03', '04'].includes(ide(n, 'tpNFDebito')), field: () => 'itens[].chave_acesso_dfe_referenciado', since: 'nfe-2026.002-e' }),
  obrig.item('1039', `${NT}, VC03-10`, (item) => numberOf(item) !== '', { ...NFE_ONLY, when: isUnprocessed }),
  obrig.item('1048', `${NT}, VC03-20`, (item) => refers(item) && numberOf(item) === '', { ...NFE_ONLY, when: (n) => byItem(n) && !isUnprocessed(n), since: 'nfe-rtc-1.40' }),
];
