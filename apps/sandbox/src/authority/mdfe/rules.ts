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
const datas = portalRulesOf('datas');
const { both, strict } = portalRulesOf('conteudo');

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
const badKey = (keys: readonly string[], modelo: string): string | undefined =>
  keys.find((key) => !isChave(key) || key.slice(20, 22) !== modelo);
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
const partsDiffer = (payment: XmlElement): boolean =>
  all(payment, 'Comp').reduce((sum, part) => sum + cents(text(part, 'vComp')), 0n) !==
  cents(text(payment, 'vContrato'));

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
  both('645', `${MOC}: CPF of a driver`, (d) => drivers(d).some((cpf) => !isCpf(cpf))),
  both('716', `${MOC}: who made the CIOT`, (d) => all(anttOf(d), 'infCIOT').some(wrongParty)),
  both('717', `${MOC}: who hired the transport`, (d) => all(anttOf(d), 'infContratante').some(wrongParty)),
  both('718', `${MOC}: owner of the vehicle`, (d) => wrongParty(at(tractor(d), 'prop'))),
  both('719', `${MOC}: owner of a trailer`, ({ inf }) => all(at(inf, 'infModal', 'rodo'), 'veicReboque').some((trailer) => wrongParty(at(trailer, 'prop')))),
  both('660', `${MOC}: who may fetch the XML`, ({ inf }) => all(inf, 'autXML').some(wrongCnpj)),
  both('661', `${MOC}: who may fetch the XML`, ({ inf }) => all(inf, 'autXML').some(wrongCpf)),
  both('713', `${MOC}: who answers for the software`, ({ inf }) => wrongCnpj(at(inf, 'infRespTec'))),
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

const qrCode = ({ root }: PortalDocument): string => text(root, 'infMDFeSupl', 'qrCodMDFe');
const hasSignedQr = (d: PortalDocument): boolean => qrCode(d).includes('&sign=');

// biome-ignore format: a table reads as one rule a row
const CONTENT_RULES: readonly PortalRule[] = [
  datas.both('212', `${MOC}: 5 minutes ahead at most`, (d, c) => d.dhEmiMs - c.receivedAtMs > CLOCK_TOLERANCE_MS),
  strict('663', `${MOC}: UFs of the route in order, each beside the one before it`, (d) => onRoad(d) && crossesNoBorder(d)),
  both('405', `${MOC}: town of loading`, (d) => unknownTown(loadings(d))),
  both('456', `${MOC}: towns of loading and UFIni`, (d) => townElsewhere(loadings(d), text(d.ide, 'UFIni'))),
  both('580', `${MOC}: modal and its own group`, (d) => !has(d.inf, 'infModal', MODALS[text(d.ide, 'modal')] ?? '')),
  both('685', `${MOC}: towns of loading`, (d) => firstRepeated(loadings(d)) !== undefined),
  both('406', `${MOC}: town of unloading`, (d) => unknownTown(unloadings(d))),
  both('612', `${MOC}: towns of unloading and UFFim`, (d) => townElsewhere(unloadings(d), text(d.ide, 'UFFim'))),
  both('680', `${MOC}: towns of unloading`, (d) => firstRepeated(unloadings(d)) !== undefined),
  both('703', `${MOC}: loading and unloading in the same town`, (d) => later(d) && (loadings(d).length > 1 || unloadings(d).length > 1 || loadings(d)[0] !== unloadings(d)[0])),
  both('704', `${MOC}: within one UF`, (d) => later(d) && (ide('UFIni', ABROAD)(d) || text(d.ide, 'UFIni') !== text(d.ide, 'UFFim'))),
  both('705', `${MOC}: by road`, (d) => later(d) && !onRoad(d)),
  both('706', `${MOC}: the cargo is told by event`, (d) => later(d) && carries(d)),
  both('707', `${MOC}: own cargo`, (d) => later(d) && !ide('tpEmit', '2')(d)),
  both('616', `${MOC}: every town of unloading`, (d) => !later(d) && emptyTown(d)),
  both('638', `${MOC}: a carrier with CT-e`, (d) => carrier(d) && nfes(d).length > 0),
  both('639', `${MOC}: own cargo`, (d) => ide('tpEmit', '2')(d) && ctes(d).length > 0),
  both('540', `${MOC}: a carrier with CT-e globalizado`, (d) => ide('tpEmit', '3')(d) && ctes(d).length > 0),
  both('647', `${MOC}: by water`, (d) => mdfes(d).length > 0 && !ide('modal', '3')(d)),
  both('667', `${MOC}: totals of documents`, isMiscounted),
  both('601', `${MOC}: keys of CT-e`, (d) => bracketFor('chCTe', badKey(ctes(d), '57'))),
  both('604', `${MOC}: keys of NF-e`, (d) => bracketFor('chNFe', badKey(nfes(d), '55'))),
  both('649', `${MOC}: keys of MDF-e`, (d) => bracketFor('chMDFe', badKey(mdfes(d), '58'))),
  both('668', `${MOC}: keys of CT-e`, (d) => bracketFor('chCTe', firstRepeated(ctes(d)))),
  both('669', `${MOC}: keys of NF-e`, (d) => bracketFor('chNFe', firstRepeated(nfes(d)))),
  ...IDENTITY_RULES,
  both('577', `${MOC}: drivers`, (d) => firstRepeated(drivers(d)) !== undefined),
  both('542', 'mdfeTiposBasico_v3.00.xsd: who answers for the insurance', insuredByUnknown),
  strict('725', `${MOC}, F54: product`, (d) => forOthers(d) && !has(d.inf, 'prodPred')),
  strict('726', `${MOC}, F55: places of a full load`, (d) => fullLoad(d) && has(d.inf, 'prodPred') && !has(d.inf, 'prodPred', 'infLotacao')),
  both('746', 'NT 2019.002 MDF-e: parts of a payment', (d) => payments(d).some(partsDiffer)),
  both('739', 'NT 2019.002 MDF-e: paid at once', (d) => payments(d).some((payment) => text(payment, 'indPag') === '0' && has(payment, 'vAdiant'))),
  strict('688', `${MOC}: RNTRC of a carrier by road`, (d) => carrier(d) && onRoad(d) && antt(d, 'RNTRC') === ''),
  strict('698', `${MOC}, F91: insurance of a carrier by road`, (d) => ide('tpEmit', '1', '3')(d) && onRoad(d) && !has(d.inf, 'seg')),
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
