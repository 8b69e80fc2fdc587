import {
  add,
  type Decimal,
  decimalOrZero,
  percent,
  roundHalfUp,
  subtract,
  ZERO,
} from '../../../decimal/decimal.ts';
import { type DocumentRule, type DocumentView, documentRows } from '../../../engine/judge/document-judge.ts';
import type { TreeRule } from '../../../engine/judge/tree-rules.ts';
import { all, amount, at, type Group, has, text } from '../../../engine/judge/tree-view.ts';
import { isForeignCountry } from '../../../tables/countries.ts';
import { municipioByCodigo } from '../../../tables/municipios.ts';
import { type Incidence, incidenceOf } from '../../../tables/national-services.ts';

export type Test = (dps: DocumentView) => boolean;
export const A1 = 'Anexo I v1.01';

/** A rule of Anexo I; its id is the code. */
export const rule = (
  cStat: string,
  reads: string,
  breaks: DocumentRule['breaks'],
  more: Pick<TreeRule<DocumentView>, 'field' | 'fix'> = {},
): DocumentRule => documentRows.obrig(cStat, `${A1}, ${cStat}`, reads, breaks, more);
/** The same, of which a lenient test token is only warned. */
export const strictRule = (cStat: string, reads: string, breaks: DocumentRule['breaks']): DocumentRule =>
  documentRows.strictObrig(cStat, `${A1}, ${cStat}`, reads, breaks);

export const NO_TAX = '990101';
export const service = (d: DocumentView): string => text(d.inf, 'serv', 'cServ', 'cTribNac');
export const regime = (d: DocumentView, tag: string): string => text(d.inf, 'prest', 'regTrib', tag);
export const municipal = (d: DocumentView): Group => at(d.inf, 'valores', 'trib', 'tribMun');
export const federal = (d: DocumentView): Group => at(d.inf, 'valores', 'trib', 'tribFed');
export const contributions = (d: DocumentView): Group => at(federal(d), 'piscofins');
export const totals = (d: DocumentView): Group => at(d.inf, 'valores', 'trib', 'totTrib');
export const inscricao = (d: DocumentView, party: string): string =>
  text(d.inf, party, 'CNPJ') || text(d.inf, party, 'CPF');

export const isTaxable: Test = (d) => text(municipal(d), 'tribISSQN') === '1';
/** True when the service is declared not taxable: immune, exported, or outside. */
export const isUntaxed: Test = (d) => !['', '1'].includes(text(municipal(d), 'tribISSQN'));
export const isMei: Test = (d) => regime(d, 'opSimpNac') === '2';
export const isMeOrEpp: Test = (d) => regime(d, 'opSimpNac') === '3';
export const isSpecial: Test = (d) => !['', '0'].includes(regime(d, 'regEspTrib'));
export const isSuspended: Test = (d) => has(municipal(d), 'exigSusp');
export const isRetained: Test = (d) => !['', '1'].includes(text(municipal(d), 'tpRetISSQN'));
/** True for a município that is in no table; absent, as for places abroad, is not unknown. */
export const isUnknownTown = (group: Group, ...path: readonly string[]): boolean =>
  has(group, ...path) && municipioByCodigo(text(group, ...path)) === null;
export const hasUnknownTown = (d: DocumentView, ...path: readonly string[]): boolean =>
  isUnknownTown(d.inf, ...path);
/** True for a country that does not exist, and for Brazil. */
export const isWrongCountry = (group: Group, ...path: readonly string[]): boolean =>
  has(group, ...path) && !isForeignCountry(text(group, ...path));
/** The company of a CNPJ with all its establishments; a CPF is one person. */
export const companyOf = (inscricao: string): string =>
  inscricao.length === 11 ? inscricao : inscricao.slice(0, 8);

/** Place where the service is done; '' abroad. */
export const place = (d: DocumentView): string => text(d.inf, 'serv', 'locPrest', 'cLocPrestacao');
export const incidence = (d: DocumentView): Incidence => incidenceOf(service(d), place(d));
/** ME or EPP whose ISSQN is in the Simples. */
export const isTaxedBySimples: Test = (d) => isMeOrEpp(d) && regime(d, 'regApTribSN') === '1';

export const value = (d: DocumentView): Decimal => amount(d.inf, 'valores', 'vServPrest', 'vServ');
const sum = (values: readonly Decimal[]): Decimal => values.reduce(add, ZERO);

/** Documents by which a deduction is proved. */
export const proofs = (d: DocumentView) => all(d.inf, 'valores', 'vDedRed', 'documentos', 'docDedRed');
export function deduction(d: DocumentView): Decimal {
  const cut = at(d.inf, 'valores', 'vDedRed');
  if (has(cut, 'pDR')) {
    const discounted = subtract(value(d), amount(d.inf, 'valores', 'vDescCondIncond', 'vDescIncond'));
    return roundHalfUp(percent(discounted, amount(cut, 'pDR')), 2);
  }
  const documents = proofs(d);
  return documents.length > 0
    ? sum(documents.map((one) => amount(one, 'vDeducaoReducao')))
    : amount(cut, 'vDR');
}
/** Amount of a municipal benefit; in percent, of what discount and deduction leave. */
export function benefit(d: DocumentView): Decimal {
  const group = at(municipal(d), 'BM');
  if (!has(group, 'pRedBCBM')) return amount(group, 'vRedBCBM');
  const discounted = subtract(value(d), amount(d.inf, 'valores', 'vDescCondIncond', 'vDescIncond'));
  return roundHalfUp(percent(subtract(discounted, deduction(d)), amount(group, 'pRedBCBM')), 2);
}
/** Sum of the amounts that reduce the base of the ISSQN. */
export const offBase = (d: DocumentView): Decimal =>
  sum([amount(d.inf, 'valores', 'vDescCondIncond', 'vDescIncond'), deduction(d), benefit(d)]);

/** The least rate of the ISSQN. Source: LC 116/2003, art. 8º-A. */
export const LEAST_RATE = decimalOrZero('2');
/** Retained ISSQN, at the rate sent or else the lowest rate. */
function retainedIss(d: DocumentView): Decimal {
  if (!isRetained(d) || !isTaxable(d) || isMei(d) || isSpecial(d) || isSuspended(d)) return ZERO;
  const base = subtract(value(d), offBase(d));
  const rate = has(municipal(d), 'pAliq') ? amount(municipal(d), 'pAliq') : LEAST_RATE;
  return roundHalfUp(percent(base, rate), 2);
}
/** Amounts subtracted from the provider's receipt; deductions and benefit lower only the base. */
export const offValue = (d: DocumentView): Decimal =>
  sum([
    amount(d.inf, 'valores', 'vDescCondIncond', 'vDescIncond'),
    amount(d.inf, 'valores', 'vDescCondIncond', 'vDescCond'),
    ...['vRetCP', 'vRetIRRF', 'vRetCSLL'].map((tag) => amount(federal(d), tag)),
    retainedIss(d),
  ]);
