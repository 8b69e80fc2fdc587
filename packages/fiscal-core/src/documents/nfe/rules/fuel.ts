import { add, compare, type Decimal, decimalOrZero, ZERO } from '../../../decimal/decimal.ts';
import type { Tree } from '../../../engine/document/definition.ts';
import { isCoupon } from '../coupon/coupon.ts';
import { NFE_ONLY, type NoteRule, strictFacul, strictObrig } from './note-rule.ts';
import { all, amount, at, has, type ItemView, isZero, type NoteView, text } from './note-view.ts';

const GLP = '210203001';
/** Products whose origins add up apart for what was imported. Source: NT 2023.001, 2.4.7 (LA21-20). */
const GASES = new Set([GLP, '210203003', '210203004', '210203005']);
const HUNDRED = decimalOrZero('100');
/** Sales of fuel to who consumes it. Source: MOC 7.0 Anexo I, LA11-20. */
const TO_CONSUMERS = new Set(['5656', '5667']);
/** Invoices of goods to be delivered later. Source: NT 2023.001, LA18-20, exception 3. */
const DELIVERED_LATER = new Set(['5922', '6922']);
/** Fuels whose ST is passed on between UFs. Source: MOC 7.0 Anexo I, N08-10. */
const PASSED_ON = new Set(
  `
  210203001 320101001 320101002 320102002 320102001 320102003 320102005 320201001 320103001 220102001 320301001 320103002
  820101032 820101026 820101027 820101004 820101005 820101022 820101031 820101030 820101014 820101006 820101016 820101015
  820101025 820101017 820101018 820101019 820101020 820101021 420105001 420101005 420101004 420102005 420102004 420104001
  820101033 820101034 420106001 820101011 820101003 820101013 820101012 420106002 830101001 420301004 420202001 420301001
  420301002 410103001 410101001 410102001 430101004 510101001 510101002 510102001 510102002 510201001 510201003 510301003
  510103001 510301001
`.match(/\d{9}/g),
);

const fuel = ({ prod }: ItemView) => at(prod, 'comb');
const product = (item: ItemView): string => text(fuel(item), 'cProdANP');
const ofGlp = (item: ItemView): boolean => ['pGLP', 'pGNn', 'pGNi'].some((tag) => has(fuel(item), tag));
const naturalGas = (item: ItemView): boolean =>
  ['pGNn', 'pGNi'].some((tag) => !isZero(text(fuel(item), tag)));
const origins = (item: ItemView): readonly Tree[] => all(fuel(item), 'origComb');
const shares = (list: readonly Tree[]): Decimal =>
  list.reduce((sum, one) => add(sum, amount(one, 'pOrig')), ZERO);
const isWhole = (list: readonly Tree[]): boolean => list.length === 0 || compare(shares(list), HUNDRED) === 0;
/** The origins of a gas add up apart for what is national and for what was imported. */
function wrongOrigins(item: ItemView): boolean {
  const list = origins(item);
  if (!GASES.has(product(item))) return !isWhole(list);
  return ['0', '1'].some((kind) => !isWhole(list.filter((one) => text(one, 'indImport') === kind)));
}
/** Source: NT 2023.001 v1.20, LA18-20, exceptions 1, 2 and 4. */
const tellsOrigin = (n: NoteView): boolean =>
  text(n.ide, 'indFinal') !== '1' &&
  !['2', '4'].includes(text(n.ide, 'finNFe')) &&
  !isCoupon(text(n.ide, 'mod'), text(n.ide, 'tpImp'));

const OF_FUEL = { group: 'comb' } as const;
const OF_FUEL_NFE = { ...OF_FUEL, ...NFE_ONLY };

// biome-ignore format: a table reads as one rule a row
export const FUEL_RULES: readonly NoteRule[] = [
  strictObrig.item('461', 'MOC 7.0 Anexo I, LA03c-10 (pGLP, pGNn, pGNi)', (item) => ofGlp(item) && product(item) !== GLP, OF_FUEL),
  strictObrig.item('379', 'MOC 7.0 Anexo I, LA11-20 (encerrante)', (item) => has(fuel(item), 'encerrante') && !TO_CONSUMERS.has(item.cfop), OF_FUEL_NFE),
  strictObrig.item('909', 'NT 2023.001, LA18-20 (origComb)', (item) => naturalGas(item) && origins(item).length === 0 && !DELIVERED_LATER.has(item.cfop), { ...OF_FUEL_NFE, when: tellsOrigin, xMotivo: 'Rejeição: Obrigatório o preenchimento do grupo de UF de origem do combustível' }),
  // [?] The sheet of the NT was read in part: its strength was not.
  strictFacul.item('958', 'NT 2023.001, 2.3.4 and 2.4.7 (LA21-10, LA21-20)', wrongOrigins, OF_FUEL),
  // [?] Older than the monophasic ICMS of 2023.
  strictFacul.item('858', 'MOC 7.0 Anexo I, N08-10 (ICMS60)', (item) => item.icmsName === 'ICMS60' && PASSED_ON.has(product(item)), OF_FUEL_NFE),
];
