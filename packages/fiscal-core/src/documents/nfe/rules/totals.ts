import { addMoney, cents, formatCents } from '../../../decimal/cents.ts';
import type { Tree } from '../../../engine/document/definition.ts';
import { facul, type NoteRule, obrig, strictFacul, strictObrig } from './note-rule.ts';
import { at, equal, has, type ItemView, type NoteView, sumOf, text } from './note-view.ts';

type Group = Tree | undefined;

const icmsOf = (n: NoteView): Group[] => n.items.map(({ icms }) => icms);
const prodOf = (items: readonly ItemView[]): Group[] => items.map(({ prod }) => prod);
const counted = ({ prod }: ItemView): boolean => text(prod, 'indTot') === '1';
const taxOf = (n: NoteView, tag: string): Group[] => n.items.map(({ imposto }) => at(imposto, tag));
/** Every alternative of a tax that carries its value: `PIS` → `PISAliq`, `IPI` → `IPITrib`. */
const valued = (items: readonly ItemView[], tax: string): Group[] =>
  items.flatMap(({ imposto }) => {
    const group = at(imposto, tax);
    return group === undefined ? [] : Object.keys(group).map((tag) => at(group, tag));
  });
const returned = (n: NoteView): Group[] => n.items.map(({ det }) => at(det, 'impostoDevol', 'IPI'));
const issqnOf = (n: NoteView): Group[] => taxOf(n, 'ISSQN');

const isWrong = (n: NoteView, tag: string, groups: readonly Group[], of = tag): boolean =>
  !equal(text(n.icmsTot, tag), sumOf(groups, of));
/** A total of services; a note without any has neither total nor sum. */
const isWrongIss = (n: NoteView, tag: string, groups: (n: NoteView) => readonly Group[], of = tag): boolean =>
  (n.services.length > 0 || has(n.total, 'ISSQNtot')) &&
  !equal(text(at(n.total, 'ISSQNtot'), tag), sumOf(groups(n), of));
/** Totals of services are counted apart by some and together by others: not judged when there are any. */
const onlyGoods = (n: NoteView): boolean => n.services.length === 0;
/** New vehicles sold direct (tpOp 2) leave ICMS ST out of the note. */
const directSale = (n: NoteView): boolean =>
  n.items.some(({ prod }) => text(at(prod, 'veicProd'), 'tpOp') === '2');
const imports = (n: NoteView): boolean => n.items.some(({ cfop }) => cfop.startsWith('3'));

const hasNet = (n: NoteView): boolean => n.items.some(({ prod }) => has(prod, 'vProdLiq'));

const ADDED = [
  'vProd',
  'vST',
  'vFCPST',
  'vICMSMonoReten',
  'vFrete',
  'vSeg',
  'vOutro',
  'vII',
  'vIPI',
  'vIPIDevol',
];

/** vNF as the manual adds it up. Source: MOC 7.0 Anexo I, W16-10; NT 2023.004 (indDeduzDeson). */
function noteTotal(n: NoteView): string {
  const total = cents();
  for (const tag of ADDED) addMoney(total, text(n.icmsTot, tag) || undefined);
  addMoney(total, text(at(n.total, 'ISSQNtot'), 'vServ') || undefined);
  addMoney(total, text(n.icmsTot, 'vDesc') || undefined, -1);
  for (const { icms, imposto } of n.items) {
    if (text(icms, 'indDeduzDeson') === '1') addMoney(total, text(icms, 'vICMSDeson') || undefined, -1);
    const pis = at(imposto, 'PISST');
    const cofins = at(imposto, 'COFINSST');
    if (text(pis, 'indSomaPISST') === '1') addMoney(total, text(pis, 'vPIS') || undefined);
    if (text(cofins, 'indSomaCOFINSST') === '1') addMoney(total, text(cofins, 'vCOFINS') || undefined);
  }
  return formatCents(total);
}

// biome-ignore format: a table reads as one rule a row
export const TOTAL_RULES: readonly NoteRule[] = [
  facul.note('531', 'MOC 7.0 Anexo I, W03-10 (vBC)', (n) => isWrong(n, 'vBC', icmsOf(n))),
  facul.note('532', 'MOC 7.0 Anexo I, W04-10 (vICMS)', (n) => isWrong(n, 'vICMS', icmsOf(n))),
  facul.note('795', 'MOC 7.0 Anexo I, W04a-10 (vICMSDeson)', (n) => isWrong(n, 'vICMSDeson', icmsOf(n))),
  obrig.note('798', 'MOC 7.0 Anexo I, W04c (vFCPUFDest)', (n) => isWrong(n, 'vFCPUFDest', taxOf(n, 'ICMSUFDest'))),
  obrig.note('799', 'MOC 7.0 Anexo I, W04e (vICMSUFDest)', (n) => isWrong(n, 'vICMSUFDest', taxOf(n, 'ICMSUFDest'))),
  obrig.note('800', 'MOC 7.0 Anexo I, W04g (vICMSUFRemet)', (n) => isWrong(n, 'vICMSUFRemet', taxOf(n, 'ICMSUFDest'))),
  obrig.note('861', 'MOC 7.0 Anexo I, W04h (vFCP)', (n) => isWrong(n, 'vFCP', icmsOf(n))),
  facul.note('533', 'MOC 7.0 Anexo I, W05 (vBCST)', (n) => !directSale(n) && isWrong(n, 'vBCST', icmsOf(n))),
  facul.note('534', 'MOC 7.0 Anexo I, W06 (vST)', (n) => !directSale(n) && isWrong(n, 'vST', icmsOf(n), 'vICMSST')),
  obrig.note('862', 'MOC 7.0 Anexo I, W06a (vFCPST)', (n) => !directSale(n) && isWrong(n, 'vFCPST', icmsOf(n))),
  obrig.note('859', 'MOC 7.0 Anexo I, W06b (vFCPSTRet)', (n) => isWrong(n, 'vFCPSTRet', icmsOf(n))),
  // [?] strength not seen
  facul.note('967', 'NT 2023.001 (vICMSMono)', (n) => isWrong(n, 'vICMSMono', icmsOf(n))),
  facul.note('968', 'NT 2023.001 (vICMSMonoReten)', (n) => isWrong(n, 'vICMSMonoReten', icmsOf(n))),
  facul.note('969', 'NT 2023.001 (vICMSMonoRet)', (n) => isWrong(n, 'vICMSMonoRet', icmsOf(n))),
  facul.note('564', 'MOC 7.0 Anexo I, W07-10 (vProd)', (n) => isWrong(n, 'vProd', prodOf(n.goods.filter(counted)))),
  facul.note('535', 'MOC 7.0 Anexo I, W08 (vFrete)', (n) => onlyGoods(n) && isWrong(n, 'vFrete', prodOf(n.items))),
  facul.note('536', 'MOC 7.0 Anexo I, W09 (vSeg)', (n) => onlyGoods(n) && isWrong(n, 'vSeg', prodOf(n.items))),
  facul.note('537', 'MOC 7.0 Anexo I, W10 (vDesc)', (n) => onlyGoods(n) && isWrong(n, 'vDesc', prodOf(n.items))),
  facul.note('601', 'MOC 7.0 Anexo I, W11 (vII)', (n) => isWrong(n, 'vII', taxOf(n, 'II'))),
  facul.note('538', 'MOC 7.0 Anexo I, W12 (vIPI)', (n) => isWrong(n, 'vIPI', valued(n.items, 'IPI'))),
  facul.note('863', 'MOC 7.0 Anexo I, W12a (vIPIDevol)', (n) => isWrong(n, 'vIPIDevol', returned(n))),
  facul.note('602', 'MOC 7.0 Anexo I, W13 (vPIS)', (n) => isWrong(n, 'vPIS', valued(n.goods, 'PIS'))),
  facul.note('603', 'MOC 7.0 Anexo I, W14 (vCOFINS)', (n) => isWrong(n, 'vCOFINS', valued(n.goods, 'COFINS'))),
  facul.note('604', 'MOC 7.0 Anexo I, W15 (vOutro)', (n) => onlyGoods(n) && isWrong(n, 'vOutro', prodOf(n.items))),
  facul.note('605', 'MOC 7.0 Anexo I, W18 (vServ)', (n) => isWrongIss(n, 'vServ', ({ services }) => prodOf(services.filter(counted)), 'vProd')),
  facul.note('606', 'MOC 7.0 Anexo I, W19 (vBC do ISS)', (n) => isWrongIss(n, 'vBC', issqnOf)),
  facul.note('607', 'MOC 7.0 Anexo I, W20 (vISS)', (n) => isWrongIss(n, 'vISS', issqnOf, 'vISSQN')),
  strictFacul.note('608', 'MOC 7.0 Anexo I, W21 (vPIS)', (n) => isWrongIss(n, 'vPIS', ({ services }) => valued(services, 'PIS'))),
  strictFacul.note('609', 'MOC 7.0 Anexo I, W22 (vCOFINS)', (n) => isWrongIss(n, 'vCOFINS', ({ services }) => valued(services, 'COFINS'))),
  strictObrig.note('364', 'MOC 7.0 Anexo I, W22b (vDeducao)', (n) => isWrongIss(n, 'vDeducao', issqnOf)),
  strictObrig.note('365', 'MOC 7.0 Anexo I, W22c (vOutro)', (n) => isWrongIss(n, 'vOutro', issqnOf)),
  strictObrig.note('366', 'MOC 7.0 Anexo I, W22d (vDescIncond)', (n) => isWrongIss(n, 'vDescIncond', issqnOf)),
  strictObrig.note('367', 'MOC 7.0 Anexo I, W22e (vDescCond)', (n) => isWrongIss(n, 'vDescCond', issqnOf)),
  strictObrig.note('368', 'MOC 7.0 Anexo I, W22f (vISSRet)', (n) => isWrongIss(n, 'vISSRet', issqnOf)),
  facul.note('610', 'MOC 7.0 Anexo I, W16-10 (vNF); imports and direct sales of vehicles excepted', (n) => !imports(n) && !directSale(n) && !equal(noteTotal(n), text(n.icmsTot, 'vNF'))),
  facul.note('685', 'MOC 7.0 Anexo I, W16a-10 (vTotTrib)', (n) => n.items.some(({ imposto }) => has(imposto, 'vTotTrib')) && isWrong(n, 'vTotTrib', n.items.map(({ imposto }) => imposto))),
  obrig.note('1282', 'NT 2026.008 v1.00, W01a-10', (n) => hasNet(n) && !has(n.total, 'vProdLiqTot')),
  obrig.note('1283', 'NT 2026.008 v1.00, W01a-20', (n) => has(n.total, 'vProdLiqTot') && !equal(text(n.total, 'vProdLiqTot'), sumOf(prodOf(n.items), 'vProdLiq'))),
];
