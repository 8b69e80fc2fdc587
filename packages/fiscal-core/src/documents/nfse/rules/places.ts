// biome-ignore-all format: a table reads as one rule a row
import type { DocumentRule, DocumentView } from '../../../engine/judge/document-judge.ts';
import { documentRows } from '../../../engine/judge/document-judge.ts';
import { at, type Group, has, text } from '../../../engine/judge/tree-view.ts';
import { isCib } from '../../../identity/cib.ts';
import { isNationalService, WORKS } from '../../../tables/national-services.ts';
import { A1, hasUnknownTown, incidence, isRetained, isTaxable, isWrongCountry, municipal, NO_TAX, place, rule, service, strictRule, type Test } from './dps.ts';

const EVENTS = /^12/;
/** cLocPrestacao of waters of the sea. Source: text of E0302. */
const AT_SEA = '0000000';
/** Chapters of the NBS: 1.01 to 1.27. Source: NBS 2.0, Portaria Conjunta RFB/SECEX 2.000/2018. */
const NBS_CHAPTER = /^1(?:0[1-9]|1\d|2[0-7])/;
const TOLL = '220101';

const isDoneAbroad: Test = (d) => has(d.inf, 'serv', 'locPrest', 'cPaisPrestacao');
const isForeign = (d: DocumentView, party: string): boolean => has(d.inf, party, 'end', 'endExt');
const isNational = (d: DocumentView, party: string): boolean => has(d.inf, party, 'end', 'endNac');
/** The service crosses the border: the taker or the intermediary is abroad, or the service is done there. */
const isAbroad: Test = (d) => text(d.inf, 'tpEmit') === '1' && (isForeign(d, 'toma') || isForeign(d, 'interm') || isDoneAbroad(d));
const isExport: Test = (d) => text(municipal(d), 'tribISSQN') === '3';
const due = (where: ReturnType<typeof incidence>): Test => (d) => incidence(d) === where;

const trade = (d: DocumentView, tag: string): string => text(d.inf, 'serv', 'comExt', tag);
const hasTrade = (d: DocumentView, tag: string): boolean => has(d.inf, 'serv', 'comExt', tag);
/** Address of a site, an event or a property that the DPS writes out. */
const site = (kind: 'obra' | 'atvEvento') => (d: DocumentView): Group => at(d.inf, 'serv', kind, 'end');

/** Scenarios of the sheet of exports in which the country of the result is asked for: 2, 30, 58, 62, 72, 76. */
const asksForResult: Test = (d) => isExport(d) && !isDoneAbroad(d) && (due('provider')(d) || (due('taker')(d) && !isNational(d, 'toma')));
/** Scenario 68, whose cell asks for the country and whose rule forbids it. */
const isUnclearResult: Test = (d) => isTaxable(d) && !isDoneAbroad(d) && due('place')(d) && isForeign(d, 'toma');

export const PLACE_RULES: readonly DocumentRule[] = [
  rule('E0302', 'serv/locPrest/cLocPrestacao', (d) => place(d) !== AT_SEA && hasUnknownTown(d, 'serv', 'locPrest', 'cLocPrestacao')),
  rule('E0304', 'serv/locPrest/cPaisPrestacao', (d) => isWrongCountry(d.inf, 'serv', 'locPrest', 'cPaisPrestacao')),
  rule('E0310', 'serv/cServ/cTribNac', (d) => service(d) !== '' && !isNationalService(service(d))),
  rule('E0315', 'serv/cServ/cTribMun', (d) => text(d.inf, 'serv', 'cServ', 'cTribMun') === '000'),
  documentRows.obrig('E0316', `${A1}, E0316; NBS 2.0: chapters`, 'serv/cServ/cNBS', (d) => has(d.inf, 'serv', 'cServ', 'cNBS') && !NBS_CHAPTER.test(text(d.inf, 'serv', 'cServ', 'cNBS'))),
  rule('E0318', 'serv/cServ/cNBS', (d) => isAbroad(d) && !has(d.inf, 'serv', 'cServ', 'cNBS')),
  rule('E0322', 'serv/cServ/cNBS', (d) => has(d.inf, 'IBSCBS') && !has(d.inf, 'serv', 'cServ', 'cNBS')),
  rule('E0330', 'serv/comExt', (d) => (isAbroad(d) || (text(d.inf, 'tpEmit') === '1' && isExport(d))) && !has(d.inf, 'serv', 'comExt')),
  rule('E0333', 'serv/comExt/mdPrestacao', (d) => trade(d, 'mdPrestacao') === '0'),
  rule('E0341', 'serv/comExt/mecAFComexP', (d) => trade(d, 'mecAFComexP') === '00'),
  rule('E0343', 'serv/comExt/mecAFComexT', (d) => trade(d, 'mecAFComexT') === '00'),
  rule('E0345', 'serv/comExt/movTempBens', (d) => trade(d, 'movTempBens') === '0'),
  rule('E0352', 'serv/comExt/nDI', (d) => trade(d, 'movTempBens') === '2' && !hasTrade(d, 'nDI')),
  rule('E0354', 'serv/comExt/nDI', (d) => trade(d, 'movTempBens') === '1' && (hasTrade(d, 'nDI') || hasTrade(d, 'nRE'))),
  rule('E0356', 'serv/comExt/nRE', (d) => trade(d, 'movTempBens') === '3' && !hasTrade(d, 'nRE')),
  rule('E0370', 'serv/obra', (d) => WORKS.has(service(d)) && !has(d.inf, 'serv', 'obra')),
  rule('E0372', 'serv/obra', (d) => !WORKS.has(service(d)) && service(d) !== NO_TAX && has(d.inf, 'serv', 'obra')),
  documentRows.obrig('E0373', `${A1}, E0373; digit: Receita Federal, IRPF 2025`, 'serv/obra/cCIB', (d) => has(d.inf, 'serv', 'obra', 'cCIB') && !isCib(text(d.inf, 'serv', 'obra', 'cCIB'))),
  rule('E0382', 'serv/obra/end/CEP', (d) => isDoneAbroad(d) && has(site('obra')(d), 'CEP')),
  rule('E0384', 'serv/obra/end/endExt', (d) => isDoneAbroad(d) && site('obra')(d) !== undefined && !has(site('obra')(d), 'endExt')),
  rule('E0386', 'serv/obra/end/endExt', (d) => !isDoneAbroad(d) && has(site('obra')(d), 'endExt')),
  rule('E0390', 'serv/atvEvento', (d) => EVENTS.test(service(d)) && !has(d.inf, 'serv', 'atvEvento')),
  rule('E0392', 'serv/atvEvento', (d) => !EVENTS.test(service(d)) && service(d) !== NO_TAX && has(d.inf, 'serv', 'atvEvento')),
  rule('E0400', 'serv/atvEvento/end/CEP', (d) => isDoneAbroad(d) && has(site('atvEvento')(d), 'CEP')),
  rule('E0402', 'serv/atvEvento/end/endExt', (d) => isDoneAbroad(d) && site('atvEvento')(d) !== undefined && !has(site('atvEvento')(d), 'endExt')),
  rule('E0404', 'serv/atvEvento/end/endExt', (d) => !isDoneAbroad(d) && has(site('atvEvento')(d), 'endExt')),
  strictRule('E0529', 'valores/trib/tribMun/tribISSQN', (d) => isExport(d) && !isDoneAbroad(d) && (isForeign(d, 'toma') || isNational(d, 'toma')) && (due('place')(d) || (due('taker')(d) && isNational(d, 'toma')))),
  strictRule('E0530', 'valores/trib/tribMun/tribISSQN', (d) => isTaxable(d) && isDoneAbroad(d) && (due('place')(d) || (due('taker')(d) && isForeign(d, 'toma')))),
  rule('E0532', 'valores/trib/tribMun/tribISSQN', (d) => service(d) === NO_TAX && !['', '4'].includes(text(municipal(d), 'tribISSQN'))),
  strictRule('E0590', 'valores/trib/tribMun/cPaisResult', (d) => asksForResult(d) && !has(municipal(d), 'cPaisResult')),
  strictRule('E0591', 'valores/trib/tribMun/cPaisResult', (d) => has(municipal(d), 'cPaisResult') && !asksForResult(d) && !isUnclearResult(d)),
  rule('E0596', 'valores/trib/tribMun/tpRetISSQN', (d) => service(d) === TOLL && isRetained(d)),
];
