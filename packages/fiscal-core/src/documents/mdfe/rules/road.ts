import { addMoney, cents, formatCents } from '../../../decimal/cents.ts';
import { add, decimalOrZero, ZERO } from '../../../decimal/decimal.ts';
import type { Tree } from '../../../engine/document/definition.ts';
import { type DocumentRule, type DocumentView, documentRows } from '../../../engine/judge/document-judge.ts';
import { ABROAD } from '../../../engine/judge/portal-rules.ts';
import { type Place, placesWhere, repeatedAt } from '../../../engine/judge/tree-rules.ts';
import { all, amount, at, has, isApart, text } from '../../../engine/judge/tree-view.ts';
import {
  antt,
  countOf,
  crossesBorder,
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
const OF_2021 = { since: 'past-mdfe-2021.002' } as const;
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
  return isApart(decimalOrZero(formatCents(total)), amount(payment, 'vContrato'));
};
const terms = (payment: Tree) => all(payment, 'infPrazo');
const owner = (d: DocumentView): string =>
  text(tractor(d), 'prop', 'CNPJ') || text(tractor(d), 'prop', 'CPF');
const PAYMENTS = 'modal_rodoviario.pagamentos';
const INSTALMENTS = { field: `${PAYMENTS}[].parcelas` } as const;
const identityOf = (party: Tree): string => text(party, 'CPF') || text(party, 'CNPJ');
const isOwnVehicle: Test = (d) =>
  owner(d) !== '' && owner(d) === (text(d.emit, 'CNPJ') || text(d.emit, 'CPF'));
const ownerField = (d: DocumentView): Place =>
  `modal_rodoviario.${text(tractor(d), 'prop', 'CNPJ') === '' ? 'cpf' : 'cnpj'}_proprietario_veiculo`;
/** Nobody who hired the transport is told: contracting party, who made the CIOT, who pays the toll. */
const lacksHirer: Test = (d) =>
  all(antt(d), 'infContratante').length === 0 &&
  lacks('infCIOT')(d) &&
  !all(antt(d), 'valePed', 'disp').some((one) => has(one, 'CNPJPg') || has(one, 'CPFPg'));
const isPaid = (payment: Tree, indPag: string): boolean => text(payment, 'indPag') === indPag;
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
  obrig('577', `${MOC}, F99`, 'infModal/rodo/veicTracao/condutor/CPF', (d) => repeatedAt(all(tractor(d), 'condutor').map((one) => text(one, 'CPF')))),
  obrig('542', `${MOC}, F93`, 'seg/infResp/CNPJ', (d) => placesWhere(onRoad(d) && isCarrier(d) ? all(d.inf, 'seg') : [], (seg) => isInsuredByOther(seg) && !hasInsurer(seg))),
  strictObrig('646', `${MOC}, F89`, 'infModal/rodo/veicTracao/placa', (d) => isInland(d) && plates(d).some((plate) => plate !== '' && !PLATE.test(plate))),
  strictObrig('725', `${MOC}, F54`, 'prodPred', (d) => isForOthers(d) && !has(d.inf, 'prodPred'), { since: 'past-mdfe-cargo' }),
  strictObrig('726', `${MOC}, F55`, 'prodPred/infLotacao', (d) => isFullLoad(d) && has(d.inf, 'prodPred') && !has(d.inf, 'prodPred', 'infLotacao')),
  obrig('746', `${MOC}, F58; ${NT_2019}: tolerance 0.01`, 'infModal/rodo/infANTT/infPag/vContrato', (d) => placesWhere(payments(d), partsDiffer)),
  obrig('739', `${MOC}, F63; ${NT_2019}: paid at once`, 'infModal/rodo/infANTT/infPag/vAdiant', (d) => placesWhere(payments(d), (payment) => text(payment, 'indPag') === '0' && has(payment, 'vAdiant'))),
  strictObrig('688', `${MOC}, F108: a carrier by road, across a border`, 'infModal/rodo/infANTT/RNTRC', (d) => isCarrier(d) && onRoad(d) && crossesBorder(d) && text(antt(d), 'RNTRC') === ''),
  strictObrig('698', `${MOC}, F91`, 'seg', (d) => onRoad(d) && isCarrier(d) && !has(d.inf, 'seg')),
  strictObrig('301', 'NT 2025.001 MDF-e, F55a', 'prodPred/NCM', (d) => isFullLoad(d) && text(at(d.inf, 'prodPred'), 'NCM') === '', { since: 'mdfe-2025.001' }),
  strictObrig('302', 'NT 2025.001 MDF-e, F55b', 'infModal/rodo/infANTT/infPag', (d) => isFullLoad(d) && lacks('infPag')(d), { since: 'mdfe-2025.001' }),
  notice('303', 'NT 2025.001 MDF-e, F113a [?]', 'infModal/rodo/infANTT/infPag', (d) => isTac(d) && lacks('infPag')(d), { since: 'mdfe-2025.001-tac' }),
  notice('304', 'NT 2025.001 MDF-e, F113b [?]', 'infModal/rodo/infANTT/infCIOT', (d) => isTac(d) && lacks('infCIOT')(d), { since: 'mdfe-2025.001-tac' }),
  strictObrig('684', 'NT 2026.001 MDF-e', 'infModal/rodo/infANTT/infCIOT', (d) => isForOthers(d) && lacks('infCIOT')(d), { since: 'mdfe-2026.001' }),
  strictObrig('458', `${MOC}, F20: of own cargo`, 'ide/tpTransp', (d) => onRoad(d) && isOwnCargo(d) && has(d.ide, 'tpTransp') && !has(tractor(d), 'prop'), OF_2021),
  notice('578', `${MOC}, F94; its strength was not read`, 'infModal/rodo/infANTT/infContratante', (d) => isForOthers(d) && lacksHirer(d)),
  strictObrig('699', `${MOC}, F92`, 'seg', (d) => onRoad(d) && isCarrier(d) && all(d.inf, 'seg').some(isIncomplete)),
  strictObrig('742', `${MOC}, F66`, 'infModal/rodo/infANTT/infContratante', (d) => repeatedAt(all(antt(d), 'infContratante').map(identityOf)), OF_2021),
  strictObrig('735', `${MOC}, F59`, 'infModal/rodo/infANTT/infPag/infPrazo/nParcela', (d) => payments(d).some((payment) => terms(payment).some((term, at) => Number(text(term, 'nParcela')) !== at + 1)), { field: PAYMENTS, ...OF_2021 }),
  strictObrig('736', `${MOC}, F60`, 'infModal/rodo/infANTT/infPag/infPrazo/dVenc', (d) => payments(d).some((payment) => terms(payment).some((term) => text(term, 'dVenc') < d.emissionDay)), { field: PAYMENTS, ...OF_2021 }),
  strictObrig('737', `${MOC}, F61`, 'infModal/rodo/infANTT/infPag/infPrazo/dVenc', (d) => payments(d).some((payment) => terms(payment).some((term, at, list) => at > 0 && text(term, 'dVenc') < text(list[at - 1], 'dVenc'))), { field: PAYMENTS, ...OF_2021 }),
  strictObrig('738', `${MOC}, F62: tolerance 0.01`, 'infModal/rodo/infANTT/infPag/infPrazo/vParcela', (d) => payments(d).some(termsDiffer), { field: PAYMENTS, ...OF_2021 }),
  strictObrig('743', `${MOC}, F18`, 'ide/tpTransp', (d) => text(tractor(d), 'prop', 'CPF') !== '' && !ide('tpTransp', TAC)(d), OF_2021),
  strictObrig('744', `${MOC}, F19`, 'ide/tpTransp', (d) => text(tractor(d), 'prop', 'CNPJ') !== '' && !ide('tpTransp', '1', '3')(d), OF_2021),
  strictObrig('745', `${MOC}, F20`, 'ide/tpTransp', (d) => onRoad(d) && has(d.ide, 'tpTransp') && !has(tractor(d), 'prop'), OF_2021),
  strictObrig('740', `${MOC}, F64`, 'infModal/rodo/veicTracao/prop', (d) => (isOwnVehicle(d) ? [ownerField(d)] : []), OF_2021),
  strictObrig('724', `${MOC}, F52`, 'infModal/rodo/infANTT/infPag/infPrazo', (d) => placesWhere(payments(d), (payment) => isPaid(payment, '1') && terms(payment).length === 0), { ...INSTALMENTS, ...OF_2021 }),
  strictObrig('729', `${MOC}, F53`, 'infModal/rodo/infANTT/infPag/infPrazo', (d) => placesWhere(payments(d), (payment) => isPaid(payment, '0') && terms(payment).length > 0), { ...INSTALMENTS, ...OF_2021 }),
  strictObrig('731', `${MOC}, F95`, 'infModal/rodo/infANTT/valePed/categCombVeic', (d) => has(antt(d), 'valePed') && !has(antt(d), 'valePed', 'categCombVeic'), { since: 'past-mdfe-toll' }),
];
