import { add, type Decimal, subtract, ZERO } from '@fiscal/core/decimal/decimal';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { amount, at, has, text } from '../../xml.ts';
import { type NfeDocument, type NfeItem } from '../document.ts';
import { differs, equals, sum, sumOf } from './amounts.ts';
import { type NfeRule, rulesOf } from './nfe-rule.ts';

const { both, strict } = rulesOf('conteudo');

const isCounted = (item: NfeItem): boolean => text(item.prod, 'indTot') === '1';
const goods = (d: NfeDocument): NfeItem[] => d.itens.filter((item) => item.issqn === null);
const services = (d: NfeDocument): NfeItem[] => d.itens.filter((item) => item.issqn !== null);
const icmsOf = (items: readonly NfeItem[]): (XmlElement | null)[] => items.map((item) => item.icms);
const prodOf = (items: readonly NfeItem[]): XmlElement[] => items.map((item) => item.prod);
/** The group of a tax that carries the values: `PIS` → `PISAliq`, `IPI` → `IPITrib`. */
const valueOf = (item: NfeItem, tax: string, tag: string): Decimal =>
  sum((at(item.imposto, tax)?.children ?? []).map((group) => amount(group, tag)));

const isWrong = (d: NfeDocument, tag: string, computed: Decimal): boolean =>
  !equals(amount(d.icmsTot, tag), computed);
/** Totals with services have two readings, so notes with services are not checked. */
const onlyGoods = (d: NfeDocument): boolean => services(d).length === 0;

/** New vehicles sold direct (tpOp 2) leave ICMS ST out of the note. */
const directVehicleSale = (d: NfeDocument): boolean =>
  d.itens.some((item) => text(item.prod, 'veicProd', 'tpOp') === '2');
const imports = (d: NfeDocument): boolean => d.itens.some((item) => text(item.prod, 'CFOP').startsWith('3'));

/** Total of ICMS desonerado that items mark as a deduction. */
const deductedTotal = (d: NfeDocument): Decimal =>
  sumOf(
    icmsOf(d.itens).filter((group) => text(group, 'indDeduzDeson') === '1'),
    'vICMSDeson',
  );
const addedSt = (d: NfeDocument, group: string, flag: string, tag: string): Decimal =>
  sum(
    d.itens
      .map((item) => at(item.imposto, group))
      .filter((st) => text(st, flag) === '1')
      .map((st) => amount(st, tag)),
  );

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

/** vNF as the manual adds it up. Source: MOC 7.0 Anexo I, W16; nfe-notes §5. */
export function noteTotal(d: NfeDocument): Decimal {
  const added = sum(ADDED.map((tag) => amount(d.icmsTot, tag)));
  const extra = [
    amount(d.total, 'ISSQNtot', 'vServ'),
    addedSt(d, 'PISST', 'indSomaPISST', 'vPIS'),
    addedSt(d, 'COFINSST', 'indSomaCOFINSST', 'vCOFINS'),
  ].reduce(add, ZERO);
  return subtract(subtract(add(added, extra), amount(d.icmsTot, 'vDesc')), deductedTotal(d));
}

/** True when a total of services differs from the sum of the items. */
const issWrong = (d: NfeDocument, tag: string): boolean =>
  !equals(
    amount(d.total, 'ISSQNtot', tag),
    sumOf(
      d.itens.map((item) => item.issqn),
      tag,
    ),
  );
const contributionOfServicesIsWrong = (d: NfeDocument, tax: 'PIS' | 'COFINS'): boolean =>
  !equals(
    amount(d.total, 'ISSQNtot', `v${tax}`),
    sum(services(d).map((item) => valueOf(item, tax, `v${tax}`))),
  );

const ufDest = (d: NfeDocument): (XmlElement | null)[] =>
  d.itens.map((item) => at(item.imposto, 'ICMSUFDest'));

const hasNet = (d: NfeDocument): boolean => d.itens.some((item) => has(item.prod, 'vProdLiq'));

// biome-ignore format: a table reads as one rule a row
export const TOTAL_RULES: readonly NfeRule[] = [
  both('531', 'MOC 7.0 Anexo I, grupo W (vBC)', (d) => isWrong(d, 'vBC', sumOf(icmsOf(d.itens), 'vBC'))),
  both('532', 'MOC 7.0 Anexo I, grupo W (vICMS)', (d) => isWrong(d, 'vICMS', sumOf(icmsOf(d.itens), 'vICMS'))),
  both('795', 'MOC 7.0 Anexo I, grupo W (vICMSDeson)', (d) => isWrong(d, 'vICMSDeson', sumOf(icmsOf(d.itens), 'vICMSDeson'))),
  both('798', 'NT 2015.003 (vFCPUFDest)', (d) => isWrong(d, 'vFCPUFDest', sumOf(ufDest(d), 'vFCPUFDest'))),
  both('799', 'NT 2015.003 (vICMSUFDest)', (d) => isWrong(d, 'vICMSUFDest', sumOf(ufDest(d), 'vICMSUFDest'))),
  both('800', 'NT 2015.003 (vICMSUFRemet)', (d) => isWrong(d, 'vICMSUFRemet', sumOf(ufDest(d), 'vICMSUFRemet'))),
  both('861', 'NT 2016.002 (vFCP)', (d) => isWrong(d, 'vFCP', sumOf(icmsOf(d.itens), 'vFCP'))),
  both('533', 'MOC 7.0 Anexo I, grupo W (vBCST)', (d) => !directVehicleSale(d) && isWrong(d, 'vBCST', sumOf(icmsOf(d.itens), 'vBCST'))),
  both('534', 'MOC 7.0 Anexo I, grupo W (vST)', (d) => !directVehicleSale(d) && isWrong(d, 'vST', sumOf(icmsOf(d.itens), 'vICMSST'))),
  both('862', 'NT 2016.002 (vFCPST)', (d) => !directVehicleSale(d) && isWrong(d, 'vFCPST', sumOf(icmsOf(d.itens), 'vFCPST'))),
  both('859', 'NT 2016.002 (vFCPSTRet)', (d) => isWrong(d, 'vFCPSTRet', sumOf(icmsOf(d.itens), 'vFCPSTRet'))),
  both('967', 'NT 2023.001 (vICMSMono)', (d) => isWrong(d, 'vICMSMono', sumOf(icmsOf(d.itens), 'vICMSMono'))),
  both('968', 'NT 2023.001 (vICMSMonoReten)', (d) => isWrong(d, 'vICMSMonoReten', sumOf(icmsOf(d.itens), 'vICMSMonoReten'))),
  both('969', 'NT 2023.001 (vICMSMonoRet)', (d) => isWrong(d, 'vICMSMonoRet', sumOf(icmsOf(d.itens), 'vICMSMonoRet'))),
  both('564', 'NT 2025.002 W07-10', (d) => isWrong(d, 'vProd', sumOf(prodOf(goods(d).filter(isCounted)), 'vProd'))),
  both('535', 'MOC 7.0 Anexo I, grupo W (vFrete)', (d) => onlyGoods(d) && isWrong(d, 'vFrete', sumOf(prodOf(d.itens), 'vFrete'))),
  both('536', 'MOC 7.0 Anexo I, grupo W (vSeg)', (d) => onlyGoods(d) && isWrong(d, 'vSeg', sumOf(prodOf(d.itens), 'vSeg'))),
  both('537', 'MOC 7.0 Anexo I, grupo W (vDesc)', (d) => onlyGoods(d) && isWrong(d, 'vDesc', sumOf(prodOf(d.itens), 'vDesc'))),
  both('601', 'MOC 7.0 Anexo I, grupo W (vII)', (d) => isWrong(d, 'vII', sumOf(d.itens.map((item) => at(item.imposto, 'II')), 'vII'))),
  both('538', 'MOC 7.0 Anexo I, grupo W (vIPI)', (d) => isWrong(d, 'vIPI', sum(d.itens.map((item) => valueOf(item, 'IPI', 'vIPI'))))),
  both('863', 'NT 2016.002 (vIPIDevol)', (d) => isWrong(d, 'vIPIDevol', sum(d.itens.map((item) => amount(item.det, 'impostoDevol', 'IPI', 'vIPIDevol'))))),
  both('602', 'MOC 7.0 Anexo I, grupo W (vPIS)', (d) => isWrong(d, 'vPIS', sum(goods(d).map((item) => valueOf(item, 'PIS', 'vPIS'))))),
  both('603', 'MOC 7.0 Anexo I, grupo W (vCOFINS)', (d) => isWrong(d, 'vCOFINS', sum(goods(d).map((item) => valueOf(item, 'COFINS', 'vCOFINS'))))),
  both('604', 'MOC 7.0 Anexo I, grupo W (vOutro)', (d) => onlyGoods(d) && isWrong(d, 'vOutro', sumOf(prodOf(d.itens), 'vOutro'))),
  both('605', 'MOC 7.0 Anexo I, grupo W (vServ)', (d) => !equals(amount(d.total, 'ISSQNtot', 'vServ'), sumOf(prodOf(services(d).filter(isCounted)), 'vProd'))),
  both('606', 'MOC 7.0 Anexo I, grupo W (vBC do ISS)', (d) => !equals(amount(d.total, 'ISSQNtot', 'vBC'), sumOf(d.itens.map((item) => item.issqn), 'vBC'))),
  both('607', 'MOC 7.0 Anexo I, grupo W (vISS)', (d) => !equals(amount(d.total, 'ISSQNtot', 'vISS'), sumOf(d.itens.map((item) => item.issqn), 'vISSQN'))),
  strict('608', 'MOC 7.0 Anexo I, W21 (vPIS)', (d) => contributionOfServicesIsWrong(d, 'PIS')),
  strict('609', 'MOC 7.0 Anexo I, W22 (vCOFINS)', (d) => contributionOfServicesIsWrong(d, 'COFINS')),
  strict('364', 'MOC 7.0 Anexo I, W22b (vDeducao)', (d) => issWrong(d, 'vDeducao')),
  strict('365', 'MOC 7.0 Anexo I, W22c (vOutro)', (d) => issWrong(d, 'vOutro')),
  strict('366', 'MOC 7.0 Anexo I, W22d (vDescIncond)', (d) => issWrong(d, 'vDescIncond')),
  strict('367', 'MOC 7.0 Anexo I, W22e (vDescCond)', (d) => issWrong(d, 'vDescCond')),
  strict('368', 'MOC 7.0 Anexo I, W22f (vISSRet)', (d) => issWrong(d, 'vISSRet')),
  both('610', 'MOC 7.0 Anexo I, grupo W (vNF); imports and direct sales of vehicles excepted', (d) => !imports(d) && !directVehicleSale(d) && differs(noteTotal(d), amount(d.icmsTot, 'vNF'), ZERO)),
  both('685', 'NT 2013.003 (vTotTrib)', (d) => d.itens.some((item) => has(item.imposto, 'vTotTrib')) && isWrong(d, 'vTotTrib', sumOf(d.itens.map((item) => item.imposto), 'vTotTrib'))),
  both('1282', 'NT 2026.008 W01a-10', (d) => hasNet(d) && !has(d.total, 'vProdLiqTot'), { since: 'nfe-2026.008' }),
  both('1283', 'NT 2026.008 W01a-20', (d) => has(d.total, 'vProdLiqTot') && !equals(amount(d.total, 'vProdLiqTot'), sumOf(prodOf(d.itens), 'vProdLiq')), { since: 'nfe-2026.008' }),
];
