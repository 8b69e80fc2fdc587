import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import { isBorder } from '@fiscal/core/tables/uf-borders';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { CLOCK_TOLERANCE_MS, keyRules, portalRulesOf } from '../portal/rules/document.ts';
import type { PortalDocument, PortalRule } from '../portal/type.ts';
import { all, at, has, text } from '../xml.ts';
import { BLOCK_RULES } from './blocks.ts';
import { ABROAD, carriedKeys, isLaterLoading, ROAD, TOWN_ABROAD, unloadingsOf } from './document.ts';
import { EMITTER_RULES } from './emitter.ts';

const MOC = 'MOC MDF-e 3.00b';
const NT_2024 = 'NT 2024.001 MDF-e';
const OF_2021 = { since: 'past-mdfe-2021.002' } as const;
const OLD_KEYS = { since: 'past-mdfe-old-keys' } as const;
const datas = portalRulesOf('datas');
const { both, strict } = portalRulesOf('conteudo');

const DAY_MS = 86_400_000;

const padText = (element: XmlElement, tag: string, width: number): string =>
  text(element, tag).padStart(width, '0');

const keyBody = ({ ide, emit, emitente, dhEmiMs: _ms }: PortalDocument): string =>
  text(ide, 'cUF') +
  text(ide, 'dhEmi').slice(2, 4) +
  text(ide, 'dhEmi').slice(5, 7) +
  (text(emit, 'CNPJ') || text(emit, 'CPF')).padStart(emitente.length, '0') +
  text(ide, 'mod') +
  padText(ide, 'serie', 3) +
  padText(ide, 'nMDF', 9) +
  text(ide, 'tpEmis') +
  text(ide, 'cMDF');

/** Rules checked before duplicity. */
export const BEFORE: readonly PortalRule[] = [
  ...keyRules({
    type: 'mdfe',
    idPrefix: 'MDFe',
    body: keyBody,
    cDV: ({ ide }) => text(ide, 'cDV'),
    source: MOC,
  }),
  ...EMITTER_RULES,
];

const firstRepeated = (values: readonly string[]): string | undefined =>
  values.find((value, i) => values.indexOf(value) !== i);
const isKeyOf = (key: string, modelo: string): boolean => isChave(key) && key.slice(20, 22) === modelo;
const badKey = (keys: readonly string[], modelo: string): string | undefined =>
  keys.find((key) => !isKeyOf(key, modelo));
/** Whether the key's month is more than six months back. */
function isOld(key: string, nowMs: number): boolean {
  const limit = new Date(nowMs - 3 * 3_600_000);
  limit.setUTCDate(1);
  limit.setUTCMonth(limit.getUTCMonth() - 6);
  return `20${key.slice(2, 6)}` < limit.toISOString().slice(0, 7).replace('-', '');
}
const bracketFor = (name: string, value: string | undefined) => value !== undefined && { [name]: value };

const loadings = ({ ide }: PortalDocument): readonly string[] =>
  all(ide, 'infMunCarrega').map((town) => text(town, 'cMunCarrega'));
const unloadings = ({ inf }: PortalDocument): readonly string[] =>
  unloadingsOf(inf).map((town) => text(town, 'cMunDescarga'));
const unknownTown = (codes: readonly string[]): boolean =>
  codes.some((code) => code !== TOWN_ABROAD && municipioByCodigo(code) === null);
const townElsewhere = (codes: readonly string[], uf: string): boolean =>
  codes.some(
    (code) =>
      (uf === ABROAD) !== (code === TOWN_ABROAD) || (uf !== ABROAD && municipioByCodigo(code)?.uf !== uf),
  );

const ctes = ({ inf }: PortalDocument) => carriedKeys(inf, 'infCTe', 'chCTe');
const nfes = ({ inf }: PortalDocument) => carriedKeys(inf, 'infNFe', 'chNFe');
const mdfes = ({ inf }: PortalDocument) => carriedKeys(inf, 'infMDFeTransp', 'chMDFe');
/** A document listed twice; within one UF, twice for the same town. */
function findRepeatedKey(d: PortalDocument, list: string, tag: string): string | undefined {
  const inOneUf = text(d.ide, 'UFIni') === text(d.ide, 'UFFim') && text(d.ide, 'UFIni') !== ABROAD;
  const towns = unloadingsOf(d.inf).map((town) => all(town, list).map((one) => text(one, tag)));
  return (inOneUf ? towns : [towns.flat()]).map(firstRepeated).find((key) => key !== undefined);
}
const partial = ({ inf }: PortalDocument): boolean =>
  unloadingsOf(inf).some((town) => town.children.some((one) => has(one, 'infEntregaParcial')));
const carries = (document: PortalDocument): boolean =>
  ctes(document).length + nfes(document).length + mdfes(document).length > 0;
const emptyTown = ({ inf }: PortalDocument): boolean =>
  unloadingsOf(inf).some(
    (town) => !has(town, 'infCTe') && !has(town, 'infNFe') && !has(town, 'infMDFeTransp'),
  );
const isMiscounted = (document: PortalDocument): boolean =>
  (
    [
      ['qCTe', ctes],
      ['qNFe', nfes],
      ['qMDFe', mdfes],
    ] as const
  ).some(([tag, of]) => Number(text(document.inf, 'tot', tag) || '0') !== of(document).length);

const ide =
  (tag: string, ...values: readonly string[]) =>
  (d: PortalDocument): boolean =>
    values.includes(text(d.ide, tag));
const MODALS: Readonly<Record<string, string>> = { '1': 'rodo', '2': 'aereo', '3': 'aquav', '4': 'ferrov' };
const carrier = ide('tpEmit', '1');
const onRoad = ide('modal', ROAD);
/** Carriers by road insure the cargo. */
const insures = (d: PortalDocument): boolean => onRoad(d) && ide('tpEmit', '1', '3')(d);
const leavesUf = ({ ide: group }: PortalDocument): boolean =>
  text(group, 'UFIni') === ABROAD || text(group, 'UFIni') !== text(group, 'UFFim');
const later = ({ inf }: PortalDocument): boolean => isLaterLoading(inf);
const antt = ({ inf }: PortalDocument, tag: string): string => text(inf, 'infModal', 'rodo', 'infANTT', tag);
const anttOf = ({ inf }: PortalDocument): XmlElement | null => at(inf, 'infModal', 'rodo', 'infANTT');
const payments = (d: PortalDocument): readonly XmlElement[] => all(anttOf(d), 'infPag');
/** Paid carriage by road: by a carrier, or own cargo in the vehicle of a carrier. */
const forOthers = (d: PortalDocument): boolean =>
  onRoad(d) && (ide('tpEmit', '1', '3')(d) || (ide('tpEmit', '2')(d) && text(d.ide, 'tpTransp') !== ''));
/** The vehicle carries a single document. */
const fullLoad = (d: PortalDocument): boolean =>
  forOthers(d) && ctes(d).length + nfes(d).length + mdfes(d).length === 1;
/** Amount in hundredths; the schema has already checked the text. */
const cents = (value: string): bigint =>
  BigInt(value.includes('.') ? value.replace('.', '') : `${value || '0'}00`);
/** A cent is tolerated. */
const differ = (one: bigint, other: bigint): boolean => one - other > 1n || other - one > 1n;
const sumOf = (list: readonly XmlElement[], tag: string): bigint =>
  list.reduce((sum, one) => sum + cents(text(one, tag)), 0n);
const partsDiffer = (payment: XmlElement): boolean =>
  differ(sumOf(all(payment, 'Comp'), 'vComp'), cents(text(payment, 'vContrato')));

const tractor = ({ inf }: PortalDocument): XmlElement | null => at(inf, 'infModal', 'rodo', 'veicTracao');
const drivers = (d: PortalDocument): readonly string[] =>
  all(tractor(d), 'condutor').map((driver) => text(driver, 'CPF'));
const wrongCnpj = (group: XmlElement | null): boolean =>
  text(group, 'CNPJ') !== '' && !isCnpj(text(group, 'CNPJ'));
const wrongCpf = (group: XmlElement | null): boolean =>
  text(group, 'CPF') !== '' && !isCpf(text(group, 'CPF'));
const wrongParty = (group: XmlElement | null): boolean => wrongCnpj(group) || wrongCpf(group);

// biome-ignore format: a table reads as one rule a row
const IDENTITY_RULES: readonly PortalRule[] = [
  both('645', `${MOC}, F100: CPF of a driver`, (d) => drivers(d).some((cpf) => !isCpf(cpf))),
  both('716', `${MOC}, F101: who made the CIOT`, (d) => all(anttOf(d), 'infCIOT').some(wrongParty)),
  both('717', `${MOC}, F102: who hired the transport`, (d) => all(anttOf(d), 'infContratante').some(wrongParty)),
  both('718', `${MOC}, F103: owner of the vehicle`, (d) => wrongParty(at(tractor(d), 'prop'))),
  both('719', `${MOC}, F104: owner of a trailer`, ({ inf }) => all(at(inf, 'infModal', 'rodo'), 'veicReboque').some((trailer) => wrongParty(at(trailer, 'prop')))),
  both('660', `${MOC}, F105: who may fetch the XML`, ({ inf }) => all(inf, 'autXML').some(wrongCnpj)),
  both('661', `${MOC}, F106: who may fetch the XML`, ({ inf }) => all(inf, 'autXML').some(wrongCpf)),
  both('713', `${MOC}, F121: who answers for the software`, ({ inf }) => wrongCnpj(at(inf, 'infRespTec'))),
];

/** UFs from loading to unloading, in order; one that stays in its UF passes no border. */
function crossesNoBorder({ ide: group }: PortalDocument): boolean {
  const route = [
    text(group, 'UFIni'),
    ...all(group, 'infPercurso').map((one) => text(one, 'UFPer')),
    text(group, 'UFFim'),
  ];
  if (route.includes(ABROAD) || (route.length === 2 && route[0] === route[1])) return false;
  return route.slice(1).some((uf, i) => !isBorder(uf, route[i] ?? ''));
}
const insuredByUnknown = ({ inf }: PortalDocument): boolean =>
  all(inf, 'seg').some(
    (seg) =>
      text(seg, 'infResp', 'respSeg') === '2' && !has(seg, 'infResp', 'CNPJ') && !has(seg, 'infResp', 'CPF'),
  );

const ownerOf = (d: PortalDocument): XmlElement | null => at(tractor(d), 'prop');
const emitterOf = (d: PortalDocument): string => text(d.emit, 'CNPJ') || text(d.emit, 'CPF');
const NATIONAL_PLATE = /^[A-Z]{3}[0-9][0-9A-Z][0-9]{2}$/;
const foreignPlate = (d: PortalDocument): boolean =>
  [tractor(d), ...all(at(d.inf, 'infModal', 'rodo'), 'veicReboque')].some(
    (vehicle) => text(vehicle, 'placa') !== '' && !NATIONAL_PLATE.test(text(vehicle, 'placa')),
  );
const instalments = (payment: XmlElement): readonly XmlElement[] => all(payment, 'infPrazo');
const days = (payment: XmlElement): readonly string[] =>
  instalments(payment).map((one) => text(one, 'dVenc'));
/** [?] With or without the advance. */
const instalmentsDiffer = (payment: XmlElement): boolean => {
  const [sum, contract] = [sumOf(instalments(payment), 'vParcela'), cents(text(payment, 'vContrato'))];
  return (
    instalments(payment).length > 0 &&
    differ(sum, contract) &&
    differ(sum + cents(text(payment, 'vAdiant')), contract)
  );
};
const tolls = (d: PortalDocument): readonly XmlElement[] => all(at(anttOf(d), 'valePed'), 'disp');
const badCnpj = (value: string): boolean => value !== '' && !isCnpj(value);
const badCpf = (value: string): boolean => value !== '' && !isCpf(value);

/** Owner of the vehicle, kind of carrier, contracting parties, payments. */
// biome-ignore format: a table reads as one rule a row
const OWNER_RULES: readonly PortalRule[] = [
  strict('646', `${MOC}, F89`, (d) => ![text(d.ide, 'UFIni'), text(d.ide, 'UFFim')].includes(ABROAD) && foreignPlate(d)),
  strict('458', `${MOC}, F20: of own cargo`, (d) => onRoad(d) && ide('tpEmit', '2')(d) && has(d.ide, 'tpTransp') && ownerOf(d) === null, OF_2021),
  strict('742', `${MOC}, F66`, (d) => firstRepeated(all(anttOf(d), 'infContratante').map((one) => text(one, 'CPF') || text(one, 'CNPJ')).filter((one) => one !== '')) !== undefined, OF_2021),
  strict('735', `${MOC}, F59`, (d) => payments(d).some((payment) => instalments(payment).some((one, i) => Number(text(one, 'nParcela')) - i !== 1)), OF_2021),
  strict('736', `${MOC}, F60`, (d) => payments(d).flatMap(days).some((day) => day < text(d.ide, 'dhEmi').slice(0, 10)), OF_2021),
  strict('737', `${MOC}, F61`, (d) => payments(d).some((payment) => days(payment).some((day, i, list) => day < (list[i - 1] ?? ''))), OF_2021),
  strict('738', `${MOC}, F62`, (d) => payments(d).some(instalmentsDiffer), OF_2021),
  strict('743', `${MOC}, F18`, (d) => text(ownerOf(d), 'CPF') !== '' && !ide('tpTransp', '2')(d), OF_2021),
  strict('744', `${MOC}, F19`, (d) => text(ownerOf(d), 'CNPJ') !== '' && !ide('tpTransp', '1', '3')(d), OF_2021),
  strict('745', `${MOC}, F20`, (d) => onRoad(d) && has(d.ide, 'tpTransp') && ownerOf(d) === null, OF_2021),
  strict('740', `${MOC}, F64`, (d) => emitterOf(d) !== '' && [text(ownerOf(d), 'CNPJ'), text(ownerOf(d), 'CPF')].includes(emitterOf(d)), OF_2021),
  strict('724', `${MOC}, F52`, (d) => payments(d).some((payment) => text(payment, 'indPag') === '1' && instalments(payment).length === 0), OF_2021),
  strict('729', `${MOC}, F53`, (d) => payments(d).some((payment) => text(payment, 'indPag') === '0' && instalments(payment).length > 0), OF_2021),
  strict('731', `${MOC}, F95`, (d) => at(anttOf(d), 'valePed') !== null && !has(anttOf(d), 'valePed', 'categCombVeic'), { since: 'past-mdfe-toll' }),
  strict('459', `${MOC}, F107`, ({ inf }) => firstRepeated(all(inf, 'autXML').map((one) => text(one, 'CNPJ') || text(one, 'CPF'))) !== undefined),
  strict('727', `${MOC}, F56`, (d) => payments(d).some(wrongParty)),
  strict('728', `${MOC}, F57`, (d) => payments(d).some((payment) => badCnpj(text(payment, 'infBanc', 'CNPJIPEF')))),
  strict('732', `${MOC}, F96`, (d) => tolls(d).some((one) => badCnpj(text(one, 'CNPJForn')))),
  strict('734', `${MOC}, F98`, (d) => tolls(d).some((one) => badCnpj(text(one, 'CNPJPg')) || badCpf(text(one, 'CPFPg')))),
];

const qrCode = ({ root }: PortalDocument): string => text(root, 'infMDFeSupl', 'qrCodMDFe');
const hasSignedQr = (d: PortalDocument): boolean => qrCode(d).includes('&sign=');

// biome-ignore format: a table reads as one rule a row
const CONTENT_RULES: readonly PortalRule[] = [
  datas.both('212', `${MOC}: 5 minutes ahead at most`, (d, c) => d.dhEmiMs - c.receivedAtMs > CLOCK_TOLERANCE_MS),
  datas.strict('228', `${MOC}, F80: 24 h`, (d, c) => ide('tpEmis', '1')(d) && c.receivedAtMs - d.dhEmiMs > DAY_MS),
  strict('663', `${MOC}, F90: UFs of the route in order, each beside the one before it`, (d) => onRoad(d) && crossesNoBorder(d)),
  both('405', `${MOC}: town of loading`, (d) => unknownTown(loadings(d))),
  both('456', `${MOC}, F08: towns of loading and UFIni`, (d) => townElsewhere(loadings(d), text(d.ide, 'UFIni'))),
  both('580', `${MOC}: modal and its own group`, (d) => !has(d.inf, 'infModal', MODALS[text(d.ide, 'modal')] ?? '')),
  both('685', `${MOC}, F10: towns of loading`, (d) => firstRepeated(loadings(d)) !== undefined),
  both('406', `${MOC}: town of unloading`, (d) => unknownTown(unloadings(d))),
  both('612', `${MOC}, F11: towns of unloading and UFFim`, (d) => townElsewhere(unloadings(d), text(d.ide, 'UFFim'))),
  both('680', `${MOC}, F13: towns of unloading`, (d) => firstRepeated(unloadings(d)) !== undefined),
  both('703', `${MOC}, F21: loading and unloading in the same town`, (d) => later(d) && (loadings(d).length > 1 || unloadings(d).length > 1 || loadings(d)[0] !== unloadings(d)[0])),
  both('704', `${MOC}, F22: within one UF`, (d) => later(d) && leavesUf(d)),
  both('705', `${MOC}, F23: by road`, (d) => later(d) && !onRoad(d)),
  both('706', `${MOC}, F27: the cargo is told by event`, (d) => later(d) && carries(d)),
  both('707', `${MOC}, F24: own cargo`, (d) => later(d) && !ide('tpEmit', '2')(d)),
  both('616', `${MOC}, F26: every town of unloading`, (d) => !later(d) && emptyTown(d)),
  both('638', `${MOC}, F14: a carrier with CT-e`, (d) => carrier(d) && nfes(d).length > 0),
  both('639', `${MOC}, F15: own cargo`, (d) => ide('tpEmit', '2')(d) && ctes(d).length > 0),
  both('540', `${MOC}, F16: a carrier with CT-e globalizado`, (d) => ide('tpEmit', '3')(d) && ctes(d).length > 0),
  both('647', `${MOC}, F43: by water`, (d) => mdfes(d).length > 0 && !ide('modal', '3')(d)),
  both('667', `${MOC}: totals of documents`, isMiscounted),
  both('601', `${MOC}, F30: keys of CT-e`, (d) => bracketFor('chCTe', badKey(ctes(d), '57'))),
  both('604', `${MOC}, F37: keys of NF-e`, (d) => bracketFor('chNFe', badKey(nfes(d), '55'))),
  both('649', `${MOC}, F45: keys of MDF-e`, (d) => bracketFor('chMDFe', badKey(mdfes(d), '58'))),
  strict('518', `${NT_2024}, F30a`, (d, c) => bracketFor('chCTe', ctes(d).find((key) => isKeyOf(key, '57') && isOld(key, c.receivedAtMs))), OLD_KEYS),
  strict('519', `${NT_2024}, F37a`, (d, c) => bracketFor('chNFe', nfes(d).find((key) => isKeyOf(key, '55') && isOld(key, c.receivedAtMs))), OLD_KEYS),
  strict('520', `${NT_2024}, F45a`, (d, c) => bracketFor('chMDFe', mdfes(d).find((key) => isKeyOf(key, '58') && isOld(key, c.receivedAtMs))), OLD_KEYS),
  both('668', `${MOC}, F28`, (d) => bracketFor('chCTe', findRepeatedKey(d, 'infCTe', 'chCTe'))),
  both('669', `${MOC}, F29`, (d) => bracketFor('chNFe', findRepeatedKey(d, 'infNFe', 'chNFe'))),
  strict('648', `${MOC}, F44`, (d) => mdfes(d).length > 0 && !['UFIni', 'UFFim'].some((tag) => /^A[MP]$/.test(text(d.ide, tag)))),
  strict('702', `${MOC}, F34`, (d) => !ide('modal', '2')(d) && partial(d)),
  ...IDENTITY_RULES,
  both('577', `${MOC}, F99: drivers`, (d) => firstRepeated(drivers(d)) !== undefined),
  both('542', `${MOC}, F93: who answers for the insurance`, (d) => insures(d) && insuredByUnknown(d)),
  strict('725', `${MOC}, F54: product`, (d) => forOthers(d) && !has(d.inf, 'prodPred'), { since: 'past-mdfe-cargo' }),
  strict('726', `${MOC}, F55: places of a full load`, (d) => fullLoad(d) && has(d.inf, 'prodPred') && !has(d.inf, 'prodPred', 'infLotacao')),
  both('746', `${MOC}, F58: parts of a payment`, (d) => payments(d).some(partsDiffer)),
  both('739', 'MOC MDF-e 3.00b, F63; NT 2019.002: paid at once', (d) => payments(d).some((payment) => text(payment, 'indPag') === '0' && has(payment, 'vAdiant'))),
  strict('688', `${MOC}, F108: RNTRC of a carrier by road, across a border`, (d) => insures(d) && leavesUf(d) && antt(d, 'RNTRC') === ''),
  strict('698', `${MOC}, F91: insurance of a carrier by road`, (d) => insures(d) && !has(d.inf, 'seg')),
  strict('699', `${MOC}, F92`, (d) => insures(d) && all(d.inf, 'seg').some((seg) => !(has(seg, 'infSeg') && has(seg, 'nApol') && has(seg, 'nAver')))),
  ...OWNER_RULES,
  strict('301', 'NT 2025.001 MDF-e, F55a: product of a full load', (d) => fullLoad(d) && text(d.inf, 'prodPred', 'NCM') === '', { since: 'mdfe-2025.001' }),
  strict('302', 'NT 2025.001 MDF-e, F55b: payment of a full load', (d) => fullLoad(d) && payments(d).length === 0, { since: 'mdfe-2025.001' }),
  strict('684', 'NT 2026.001 MDF-e: CIOT of a carrier by road', (d) => forOthers(d) && !has(anttOf(d), 'infCIOT'), { since: 'mdfe-2026.001' }),
  both('480', `${MOC}: QR Code`, (d) => qrCode(d) === ''),
  both('481', `${MOC}: key of the QR Code`, (d) => !qrCode(d).includes(`chMDFe=${d.chave}`)),
  both('482', `${MOC}: QR Code of contingency`, (d) => ide('tpEmis', '2')(d) && !hasSignedQr(d)),
  both('488', `${MOC}: QR Code of normal emission`, (d) => ide('tpEmis', '1')(d) && hasSignedQr(d)),
];

/** Rules checked after duplicity: the content, then open MDF-e. */
export const AFTER: readonly PortalRule[] = [...CONTENT_RULES, ...BLOCK_RULES];
