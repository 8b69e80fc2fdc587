import { addMoney, cents, formatCents } from '../../../decimal/cents.ts';
import type { Tree } from '../../../engine/document/definition.ts';
import { facul, type NoteRule, obrig, strictFacul, strictObrig } from './note-rule.ts';
import { at, equal, has, type ItemView, type NoteView, sumOver, text } from './note-view.ts';

type Group = Tree | undefined;

/** Group of the item that has the amount. */
type Part = (item: ItemView) => Group;
type Items = readonly ItemView[];

const icms: Part = (item) => item.icms;
const prod: Part = (item) => item.prod;
const difal: Part = (item) => item.difal;
const imposto: Part = (item) => item.imposto;
const issqn: Part = (item) => at(item.imposto, 'ISSQN');
const ii: Part = (item) => at(item.imposto, 'II');
const returned: Part = (item) => at(item.det, 'impostoDevol', 'IPI');
/** The alternative of a tax that is written: `PIS` → `PISAliq`, `IPI` → `IPITrib`. */
const writtenPart =
  (tax: 'IPI' | 'PIS' | 'COFINS'): Part =>
  (item) => {
    const group = at(item.imposto, tax);
    for (const tag in group) {
      const alternative = at(group, tag);
      if (alternative !== undefined) return alternative;
    }
    return undefined;
  };
const ipi = writtenPart('IPI');
const pis = writtenPart('PIS');
const cofins = writtenPart('COFINS');

const isCounted = (item: ItemView): boolean => text(item.prod, 'indTot') === '1';
const isWrong = (n: NoteView, tag: string, items: Items, part: Part, of = tag): boolean =>
  !equal(text(n.icmsTot, tag), sumOver(items, part, of));
/** A total of services; a note without any has neither total nor sum. */
const isWrongIss = (n: NoteView, tag: string, items: Items, part: Part, of = tag): boolean =>
  (n.services.length > 0 || has(n.total, 'ISSQNtot')) &&
  !equal(text(at(n.total, 'ISSQNtot'), tag), sumOver(items, part, of));
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
  facul.note('531', 'MOC 7.0 Anexo I, W03-10 (vBC)', (n) => isWrong(n, 'vBC', n.items, icms)),
  facul.note('532', 'MOC 7.0 Anexo I, W04-10 (vICMS)', (n) => isWrong(n, 'vICMS', n.items, icms)),
  facul.note('795', 'MOC 7.0 Anexo I, W04a-10 (vICMSDeson)', (n) => isWrong(n, 'vICMSDeson', n.items, icms)),
  obrig.note('798', 'MOC 7.0 Anexo I, W04c (vFCPUFDest)', (n) => isWrong(n, 'vFCPUFDest', n.items, difal)),
  obrig.note('799', 'MOC 7.0 Anexo I, W04e (vICMSUFDest)', (n) => isWrong(n, 'vICMSUFDest', n.items, difal)),
  obrig.note('800', 'MOC 7.0 Anexo I, W04g (vICMSUFRemet)', (n) => isWrong(n, 'vICMSUFRemet', n.items, difal)),
  obrig.note('861', 'MOC 7.0 Anexo I, W04h (vFCP)', (n) => isWrong(n, 'vFCP', n.items, icms)),
  facul.note('533', 'MOC 7.0 Anexo I, W05 (vBCST)', (n) => isWrong(n, 'vBCST', n.items, icms) && !directSale(n)),
  facul.note('534', 'MOC 7.0 Anexo I, W06 (vST)', (n) => isWrong(n, 'vST', n.items, icms, 'vICMSST') && !directSale(n)),
  obrig.note('862', 'MOC 7.0 Anexo I, W06a (vFCPST)', (n) => isWrong(n, 'vFCPST', n.items, icms) && !directSale(n)),
  obrig.note('859', 'MOC 7.0 Anexo I, W06b (vFCPSTRet)', (n) => isWrong(n, 'vFCPSTRet', n.items, icms)),
  // [?] strength not seen
  facul.note('967', 'NT 2023.001 (vICMSMono)', (n) => isWrong(n, 'vICMSMono', n.items, icms)),
  facul.note('968', 'NT 2023.001 (vICMSMonoReten)', (n) => isWrong(n, 'vICMSMonoReten', n.items, icms)),
  facul.note('969', 'NT 2023.001 (vICMSMonoRet)', (n) => isWrong(n, 'vICMSMonoRet', n.items, icms)),
  facul.note('564', 'MOC 7.0 Anexo I, W07-10 (vProd)', (n) => isWrong(n, 'vProd', n.goods.filter(isCounted), prod)),
  facul.note('535', 'MOC 7.0 Anexo I, W08 (vFrete)', (n) => onlyGoods(n) && isWrong(n, 'vFrete', n.items, prod)),
  facul.note('536', 'MOC 7.0 Anexo I, W09 (vSeg)', (n) => onlyGoods(n) && isWrong(n, 'vSeg', n.items, prod)),
  facul.note('537', 'MOC 7.0 Anexo I, W10 (vDesc)', (n) => onlyGoods(n) && isWrong(n, 'vDesc', n.items, prod)),
  facul.note('601', 'MOC 7.0 Anexo I, W11 (vII)', (n) => isWrong(n, 'vII', n.items, ii)),
  facul.note('538', 'MOC 7.0 Anexo I, W12 (vIPI)', (n) => isWrong(n, 'vIPI', n.items, ipi)),
  facul.note('863', 'MOC 7.0 Anexo I, W12a (vIPIDevol)', (n) => isWrong(n, 'vIPIDevol', n.items, returned)),
  facul.note('602', 'MOC 7.0 Anexo I, W13 (vPIS)', (n) => isWrong(n, 'vPIS', n.goods, pis)),
  facul.note('603', 'MOC 7.0 Anexo I, W14 (vCOFINS)', (n) => isWrong(n, 'vCOFINS', n.goods, cofins)),
  facul.note('604', 'MOC 7.0 Anexo I, W15 (vOutro)', (n) => onlyGoods(n) && isWrong(n, 'vOutro', n.items, prod)),
  facul.note('605', 'MOC 7.0 Anexo I, W18 (vServ)', (n) => isWrongIss(n, 'vServ', n.services.filter(isCounted), prod, 'vProd')),
  facul.note('606', 'MOC 7.0 Anexo I, W19 (vBC do ISS)', (n) => isWrongIss(n, 'vBC', n.items, issqn)),
  facul.note('607', 'MOC 7.0 Anexo I, W20 (vISS)', (n) => isWrongIss(n, 'vISS', n.items, issqn, 'vISSQN')),
  strictFacul.note('608', 'MOC 7.0 Anexo I, W21 (vPIS)', (n) => isWrongIss(n, 'vPIS', n.services, pis)),
  strictFacul.note('609', 'MOC 7.0 Anexo I, W22 (vCOFINS)', (n) => isWrongIss(n, 'vCOFINS', n.services, cofins)),
  strictObrig.note('364', 'MOC 7.0 Anexo I, W22b (vDeducao)', (n) => isWrongIss(n, 'vDeducao', n.items, issqn)),
  strictObrig.note('365', 'MOC 7.0 Anexo I, W22c (vOutro)', (n) => isWrongIss(n, 'vOutro', n.items, issqn)),
  strictObrig.note('366', 'MOC 7.0 Anexo I, W22d (vDescIncond)', (n) => isWrongIss(n, 'vDescIncond', n.items, issqn)),
  strictObrig.note('367', 'MOC 7.0 Anexo I, W22e (vDescCond)', (n) => isWrongIss(n, 'vDescCond', n.items, issqn)),
  strictObrig.note('368', 'MOC 7.0 Anexo I, W22f (vISSRet)', (n) => isWrongIss(n, 'vISSRet', n.items, issqn)),
  facul.note('610', 'MOC 7.0 Anexo I, W16-10 (vNF); imports and direct sales of vehicles excepted', (n) => !equal(noteTotal(n), text(n.icmsTot, 'vNF')) && !imports(n) && !directSale(n)),
  facul.note('685', 'MOC 7.0 Anexo I, W16a-10 (vTotTrib)', (n) => n.items.some((item) => has(item.imposto, 'vTotTrib')) && isWrong(n, 'vTotTrib', n.items, imposto)),
  obrig.note('1282', 'NT 2026.008 v1.00, W01a-10', (n) => hasNet(n) && !has(n.total, 'vProdLiqTot'), { since: 'nfe-2026.008' }),
  obrig.note('1283', 'NT 2026.008 v1.00, W01a-20', (n) => has(n.total, 'vProdLiqTot') && !equal(text(n.total, 'vProdLiqTot'), sumOver(n.items, prod, 'vProdLiq')), { since: 'nfe-2026.008' }),
];
