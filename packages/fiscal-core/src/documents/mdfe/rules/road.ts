import { addMoney, cents, formatCents } from '../../../decimal/cents.ts';
import { add, decimalOrZero, ZERO } from '../../../decimal/decimal.ts';
import type { Tree } from '../../../engine/document/definition.ts';
import { type DocumentRule, type DocumentView, documentRows } from '../../../engine/judge/document-judge.ts';
import { ABROAD } from '../../../engine/judge/portal-rules.ts';
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
  road,
  type Test,
  tractor,
} from './manifest.ts';

const { obrig, strictObrig, notice } = documentRows;
const MOC = 'MOC MDF-e 3.00b';
const NT_2021 = 'NT 2021.002 MDF-e';
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
/** The owner of the vehicle is another person than the issuer. */
const isHired: Test = (d) => owner(d) !== '' && owner(d) !== (text(d.emit, 'CNPJ') || text(d.emit, 'CPF'));
const isInsuredByOther = (seg: Tree): boolean => text(seg, 'infResp', 'respSeg') === '2';
const hasInsurer = (seg: Tree): boolean =>
  text(seg, 'infResp', 'CNPJ') !== '' || text(seg, 'infResp', 'CPF') !== '';
/** [?] Whether an advance belongs to the sum was not read: either sum may be right. */
const termsDiffer = (payment: Tree): boolean => {
  const sum = terms(payment).reduce((total, term) => add(total, amount(term, 'vParcela')), ZERO);
  const sums = [sum, add(sum, amount(payment, 'vAdiant'))];
  return terms(payment).length > 0 && sums.every((one) => isApart(one, amount(payment, 'vContrato')));
};
const PLATE = /^[A-Z]{3}\d[A-Z\d]\d\d$/;
const plates = (d: DocumentView): readonly string[] =>
  [tractor(d), ...all(road(d), 'veicReboque')].flatMap((vehicle) =>
    vehicle ? [text(vehicle, 'placa')] : [],
  );
const isInland: Test = (d) => !ide('UFIni', ABROAD)(d) && !ide('UFFim', ABROAD)(d);
/** Insurance of which policy, company or endorsement is missing. */
const isIncomplete = (seg: Tree): boolean =>
  !has(seg, 'infSeg') || text(seg, 'nApol') === '' || !has(seg, 'nAver');

/** Rejections of what goes by road, in the order in which the authority looks. */
// biome-ignore format: a table reads as one rule a row
export const ROAD_RULES: readonly DocumentRule[] = [
  obrig('577', `${MOC}: 577`, 'infModal/rodo/veicTracao/condutor/CPF', (d) => repeatedAt(all(tractor(d), 'condutor').map((one) => text(one, 'CPF')))),
  obrig('542', 'mdfeTiposBasico_v3.00.xsd (seg/infResp/CNPJ)', 'seg/infResp/CNPJ', (d) => placesWhere(all(d.inf, 'seg'), (seg) => isInsuredByOther(seg) && !hasInsurer(seg))),
  notice('646', `${MOC}: message of 646`, 'infModal/rodo/veicTracao/placa', (d) => isInland(d) && plates(d).some((plate) => plate !== '' && !PLATE.test(plate))),
  strictObrig('725', `${MOC}, F54`, 'prodPred', (d) => isForOthers(d) && !has(d.inf, 'prodPred')),
  strictObrig('726', `${MOC}, F55`, 'prodPred/infLotacao', (d) => isFullLoad(d) && has(d.inf, 'prodPred') && !has(d.inf, 'prodPred', 'infLotacao')),
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
  notice('735', `${NT_2021}: message of 735`, 'infModal/rodo/infANTT/infPag/infPrazo/nParcela', (d) => payments(d).some((payment) => terms(payment).some((term, at) => Number(text(term, 'nParcela')) !== at + 1)), { field: PAYMENTS }),
  notice('736', `${NT_2021}: message of 736`, 'infModal/rodo/infANTT/infPag/infPrazo/dVenc', (d) => payments(d).some((payment) => terms(payment).some((term) => text(term, 'dVenc') < text(d.ide, 'dhEmi').slice(0, 10))), { field: PAYMENTS }),
  notice('737', `${NT_2021}: message of 737`, 'infModal/rodo/infANTT/infPag/infPrazo/dVenc', (d) => payments(d).some((payment) => terms(payment).some((term, at, list) => at > 0 && text(term, 'dVenc') < text(list[at - 1], 'dVenc'))), { field: PAYMENTS }),
  notice('738', `${NT_2021}: message of 738`, 'infModal/rodo/infANTT/infPag/infPrazo/vParcela', (d) => payments(d).some(termsDiffer), { field: PAYMENTS }),
  notice('743', `${NT_2021}: message of 743`, 'ide/tpTransp', (d) => isHired(d) && text(tractor(d), 'prop', 'CPF') !== '' && !ide('tpTransp', TAC)(d)),
  notice('744', `${NT_2021}: message of 744`, 'ide/tpTransp', (d) => isHired(d) && text(tractor(d), 'prop', 'CNPJ') !== '' && !ide('tpTransp', '1', '3')(d)),
  notice('745', `${NT_2021}: message of 745`, 'ide/tpTransp', (d) => onRoad(d) && has(d.ide, 'tpTransp') && !has(tractor(d), 'prop')),
  notice('740', `${MOC}: message of 740`, 'infModal/rodo/veicTracao/prop', (d) => owner(d) !== '' && owner(d) === (text(d.emit, 'CNPJ') || text(d.emit, 'CPF')), { field: OWNER }),
];
