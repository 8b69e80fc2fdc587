import {
  add,
  type Decimal,
  decimalOrZero,
  format,
  percent,
  roundHalfUp,
  subtract,
  ZERO,
} from '@fiscal/core/decimal/decimal';
import { childText } from '@fiscal/core/xml/parse';
import type { Dps } from './dps.ts';

/** Default rate of every município of the sandbox: the legal minimum (LC 116/2003, art. 8º-A). */
const RATE = '2.00';
const CENTS = 2;

export interface NoteValues {
  /** Tax base of the ISSQN; below zero when discounts, deductions and benefit exceed the value of the service. */
  readonly base: Decimal;
  /** Deduction from the base, in percent, in reais or by documents. */
  readonly cut: Decimal;
  /** Amount that a municipal benefit takes off the base. */
  readonly benefit: Decimal;
  /** Net amount for the provider. */
  readonly net: Decimal;
  /** Children of infNFSe/valores in order; absent where the layout wants none. */
  readonly elements: readonly (readonly [tag: string, value: string])[];
}

const sum = (values: readonly Decimal[]): Decimal => values.reduce(add, ZERO);

function deduction(dps: Dps, vServ: Decimal): Decimal {
  const vDedRed = ['valores', 'vDedRed'];
  const share = dps.at(...vDedRed, 'pDR');
  if (share !== '') {
    const discounted = subtract(vServ, decimalOrZero(dps.at('valores', 'vDescCondIncond', 'vDescIncond')));
    return roundHalfUp(percent(discounted, decimalOrZero(share)), CENTS);
  }
  const documents = dps.all(...vDedRed, 'documentos', 'docDedRed');
  return documents.length > 0
    ? sum(documents.map((each) => decimalOrZero(childText(each, 'vDeducaoReducao') ?? '')))
    : decimalOrZero(dps.at(...vDedRed, 'vDR'));
}

/** In percent, a benefit is of what discount and deduction leave. */
function benefitOf(dps: Dps, discounted: Decimal): Decimal {
  const percentage = dps.at('valores', 'trib', 'tribMun', 'BM', 'pRedBCBM');
  return percentage === ''
    ? decimalOrZero(dps.at('valores', 'trib', 'tribMun', 'BM', 'vRedBCBM'))
    : roundHalfUp(percent(discounted, decimalOrZero(percentage)), CENTS);
}

/** Values that the environment computes from a DPS. Source: tiposComplexos_v1.01.xsd, TCValoresNFSe; rules E1302, E1303, E1307, E1311. */
export function noteValues(dps: Dps): NoteValues {
  const at = (...path: readonly string[]): Decimal => decimalOrZero(dps.at('valores', ...path));
  const vServ = at('vServPrest', 'vServ');
  const vDescIncond = at('vDescCondIncond', 'vDescIncond');
  const withheld = sum(['vRetCP', 'vRetIRRF', 'vRetCSLL'].map((tag) => at('trib', 'tribFed', tag)));
  const taxed =
    dps.at('valores', 'trib', 'tribMun', 'tribISSQN') === '1' &&
    dps.at('prest', 'regTrib', 'opSimpNac') !== '2' &&
    dps.at('prest', 'regTrib', 'regEspTrib') === '0' &&
    !dps.has('valores', 'trib', 'tribMun', 'exigSusp');
  const money = (value: Decimal): string => format(roundHalfUp(value, CENTS), CENTS);
  const cut = deduction(dps, vServ);
  const uncut = [vDescIncond, cut].reduce(subtract, vServ);
  const benefit = benefitOf(dps, uncut);
  const base = subtract(uncut, benefit);
  const rate = dps.at('valores', 'trib', 'tribMun', 'pAliq') || RATE;
  const tax = roundHalfUp(percent(base, decimalOrZero(rate)), CENTS);
  const isRetained = taxed && dps.at('valores', 'trib', 'tribMun', 'tpRetISSQN') !== '1';
  const retained = isRetained ? add(withheld, tax) : withheld;
  const net = [vDescIncond, at('vDescCondIncond', 'vDescCond'), retained].reduce(subtract, vServ);
  if (!taxed) return { base, cut, benefit, net, elements: [['vLiq', money(net)]] };
  return {
    base,
    cut,
    benefit,
    net,
    elements: [
      ...(dps.has('valores', 'vDedRed') ? [['vCalcDR', money(cut)] as const] : []),
      ...(dps.has('valores', 'trib', 'tribMun', 'BM') ? [['vCalcBM', money(benefit)] as const] : []),
      ['vBC', money(base)],
      ['pAliqAplic', format(decimalOrZero(rate), CENTS)],
      ['vISSQN', money(tax)],
      ['vTotalRet', money(retained)],
      ['vLiq', money(net)],
    ],
  };
}
