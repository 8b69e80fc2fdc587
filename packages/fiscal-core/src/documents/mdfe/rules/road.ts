import { addMoney, cents, formatCents } from '../../../decimal/cents.ts';
import { decimalOrZero } from '../../../decimal/decimal.ts';
import type { Tree } from '../../../engine/document/definition.ts';
import { type DocumentRule, type DocumentView, documentRows } from '../../../engine/judge/document-judge.ts';
import { placesWhere, repeatedAt } from '../../../engine/judge/tree-rules.ts';
import { all, amount, at, has, isApart, text } from '../../../engine/judge/tree-view.ts';
import {
  antt,
  countOf,
  ide,
  isCarrier,
  isOwnCargo,
  onRoad,
  payments,
  type Test,
  tractor,
} from './manifest.ts';

const { obrig, strictObrig, notice } = documentRows;
const MOC = 'MOC MDF-e 3.00b';
const NT_2019 = 'NT 2019.002 MDF-e';

/** True for paid transport by road: a carrier, or own cargo in the vehicle of a carrier. */
const isForOthers: Test = (d) => onRoad(d) && (isCarrier(d) || (isOwnCargo(d) && has(d.ide, 'tpTransp')));
/** The vehicle carries a single document. */
const isFullLoad: Test = (d) => isForOthers(d) && countOf(d) === 1;
const lacks =
  (list: 'infCIOT' | 'infPag'): Test =>
  (d) =>
    all(antt(d), list).length === 0;

const TAC = '2';
/** Kinds of owner: an autonomous carrier, bound to a company or independent. */
const TAC_OWNERS = ['0', '1'];
/** [?] The ANTT's register decides in the end; the document only shows an issuer or owner who declares to be a TAC. */
const isTac: Test = (d) =>
  onRoad(d) && (ide('tpTransp', TAC)(d) || TAC_OWNERS.includes(text(tractor(d), 'prop', 'tpProp')));

const partsDiffer = (payment: Tree): boolean => {
  const total = cents();
  for (const part of all(payment, 'Comp')) addMoney(total, text(part, 'vComp') || undefined);
  return isApart(decimalOrZero(formatCents(total)), amount(payment, 'vContrato'), true);
};
const terms = (payment: Tree) => all(payment, 'infPrazo');
const owner = (d: DocumentView): string =>
  text(tractor(d), 'prop', 'CNPJ') || text(tractor(d), 'prop', 'CPF');
const PAYMENTS = 'modal_rodoviario.pagamentos';
const OWNER = 'modal_rodoviario.cnpj_proprietario_veiculo';
const identityOf = (party: Tree): string => text(party, 'CPF') || text(party, 'CNPJ');
/** Insurance of which policy, company or endorsement is missing. */
const isIncomplete = (seg: Tree): boolean =>
  !has(seg, 'infSeg') || text(seg, 'nApol') === '' || !has(seg, 'nAver');

/** Rejections of what goes by road, in the order in which the authority looks. */
// biome-ignore format: a table reads as one rule a row
export const ROAD_RULES: readonly DocumentRule[] = [
  obrig('577', `${MOC}: 577`, 'infModal/rodo/veicTracao/condutor/CPF', (d) => repeatedAt(all(tractor(d), 'condutor').map((one) => text(one, 'CPF')))),
  obrig('746', `${NT_2019}: parts of a payment`, 'infModal/rodo/infANTT/infPag/vContrato', (d) => placesWhere(payments(d), partsDiffer)),
  obrig('739', `${NT_2019}: paid at once`, 'infModal/rodo/infANTT/infPag/vAdiant', (d) => placesWhere(payments(d), (payment) => text(payment, 'indPag') === '0' && has(payment, 'vAdiant'))),
  strictObrig('688', `${MOC}: RNTRC of a carrier by road`, 'infModal/rodo/infANTT/RNTRC', (d) => ide('tpEmit', '1')(d) && onRoad(d) && text(antt(d), 'RNTRC') === ''),
  strictObrig('698', `${MOC}, F91`, 'seg', (d) => onRoad(d) && isCarrier(d) && !has(d.inf, 'seg')),
  strictObrig('301', 'NT 2025.001 MDF-e, F55a', 'prodPred/NCM', (d) => isFullLoad(d) && text(at(d.inf, 'prodPred'), 'NCM') === '', { since: 'mdfe-2025.001' }),
  strictObrig('302', 'NT 2025.001 MDF-e, F55b', 'infModal/rodo/infANTT/infPag', (d) => isFullLoad(d) && lacks('infPag')(d), { since: 'mdfe-2025.001' }),
  notice('303', 'NT 2025.001 MDF-e, F113a [?]', 'infModal/rodo/infANTT/infPag', (d) => isTac(d) && lacks('infPag')(d), { since: 'mdfe-2025.001-tac' }),
  notice('304', 'NT 2025.001 MDF-e, F113b [?]', 'infModal/rodo/infANTT/infCIOT', (d) => isTac(d) && lacks('infCIOT')(d), { since: 'mdfe-2025.001-tac' }),
  strictObrig('684', 'NT 2026.001 MDF-e', 'infModal/rodo/infANTT/infCIOT', (d) => isForOthers(d) && lacks('infCIOT')(d), { since: 'mdfe-2026.001' }),
  notice('458', `${MOC}: message of 458`, 'ide/tpTransp', (d) => onRoad(d) && isOwnCargo(d) && has(d.ide, 'tpTransp') && !has(tractor(d), 'prop')),
  notice('578', `${MOC}: message of 578`, 'infModal/rodo/infANTT/infContratante', (d) => onRoad(d) && ide('tpEmit', '1')(d) && all(antt(d), 'infContratante').length === 0),
  notice('699', `${MOC}: message of 699`, 'seg', (d) => onRoad(d) && isCarrier(d) && all(d.inf, 'seg').some(isIncomplete)),
  notice('742', `${MOC}: message of 742`, 'infModal/rodo/infANTT/infContratante', (d) => repeatedAt(all(antt(d), 'infContratante').map(identityOf)).length > 0),
  notice('735', `${NT_2019}: message of 735`, 'infModal/rodo/infANTT/infPag/infPrazo/nParcela', (d) => payments(d).some((payment) => terms(payment).some((term, at) => Number(text(term, 'nParcela')) !== at + 1)), { field: PAYMENTS }),
  notice('736', `${NT_2019}: message of 736`, 'infModal/rodo/infANTT/infPag/infPrazo/dVenc', (d) => payments(d).some((payment) => terms(payment).some((term) => text(term, 'dVenc') < text(d.ide, 'dhEmi').slice(0, 10))), { field: PAYMENTS }),
  notice('737', `${NT_2019}: message of 737`, 'infModal/rodo/infANTT/infPag/infPrazo/dVenc', (d) => payments(d).some((payment) => terms(payment).some((term, at, list) => at > 0 && text(term, 'dVenc') < text(list[at - 1], 'dVenc'))), { field: PAYMENTS }),
  notice('740', `${MOC}: message of 740`, 'infModal/rodo/veicTracao/prop', (d) => owner(d) !== '' && owner(d) === (text(d.emit, 'CNPJ') || text(d.emit, 'CPF')), { field: OWNER }),
];
