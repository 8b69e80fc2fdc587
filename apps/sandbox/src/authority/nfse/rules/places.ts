// biome-ignore-all format: a table reads as one rule a row
import { isCib } from '@fiscal/core/identity/cib';
import { isForeignCountry } from '@fiscal/core/tables/countries';
import { incidenceOf, isNationalService, WORKS } from '@fiscal/core/tables/national-services';
import type { Dps } from '../dps.ts';
import { type DpsRule, dpsRules } from './dps-rule.ts';
import { below, elementOf, isNoTown } from './elements.ts';

const { both, strict } = dpsRules('conteudo');
const A1 = 'Anexo I v1.01';

const code = (dps: Dps): string => dps.at('serv', 'cServ', 'cTribNac');
const town = (dps: Dps): string => dps.at('serv', 'locPrest', 'cLocPrestacao');
const country = (dps: Dps): string => dps.at('serv', 'locPrest', 'cPaisPrestacao');
const taxation = (dps: Dps): string => dps.at('valores', 'trib', 'tribMun', 'tribISSQN');
const result = (dps: Dps): boolean => dps.has('valores', 'trib', 'tribMun', 'cPaisResult');
const trade = (dps: Dps, tag: string): string => dps.at('serv', 'comExt', tag);
const byProvider = (dps: Dps): boolean => dps.at('tpEmit') === '1';
/** Brasil, Ext, or nothing where the address is absent: the columns of the sheet of exports. */
const side = (dps: Dps, party: 'toma' | 'interm'): 'Brasil' | 'Ext' | '' =>
  dps.has(party, 'end', 'endExt') ? 'Ext' : dps.has(party, 'end', 'endNac') ? 'Brasil' : '';
const crosses = (dps: Dps): boolean => byProvider(dps) && (side(dps, 'toma') === 'Ext' || side(dps, 'interm') === 'Ext' || country(dps) !== '');

type Place = 'obra' | 'atvEvento';
const address = (dps: Dps, place: Place) => elementOf(dps, 'serv', place, 'end');
const hasField = (dps: Dps, place: Place, tag: string): boolean => below(address(dps, place), tag) !== undefined;

/** Row of the sheet of exports: taker, place, reference of the service, taxation. */
const scenario = (dps: Dps): string => [side(dps, 'toma'), country(dps) === '' ? 'Brasil' : 'Ext', { provider: 'EP', place: 'LP', taker: 'ET' }[incidenceOf(code(dps), town(dps))], taxation(dps)].join(' ');
/** Scenarios with the message of error 1: 6, 34; 10, 38, 66, 80. */
const NO_EXPORT = ['Brasil Brasil ET 3', 'Brasil Brasil LP 3', 'Ext Brasil LP 3'];
/** Scenarios with the message of error 2: 26, 54; 92, 106; 96, 110. A place alone decides where the ISSQN is due. */
const NO_TAX = ['Brasil Ext LP 1', 'Ext Ext ET 1', 'Ext Ext LP 1', ' Ext LP 1'];
/** Scenarios with the country of the result: 2, 30; 58, 72; 62, 76; a taker without address counts as abroad. */
const RESULT = ['Brasil Brasil EP 3', 'Ext Brasil EP 3', ' Brasil EP 3', 'Ext Brasil ET 3', ' Brasil ET 3'];
/** Scenario whose cell and rule contradict each other: 68. */
const UNCLEAR = 'Ext Brasil LP 1';

/** Checks of where a service is done, and of foreign trade, works and events. */
export const PLACE_RULES: readonly DpsRule[] = [
  both('E0302', `${A1}: 0000000 is the sea`, (d) => town(d) !== '0000000' && isNoTown(town(d))),
  both('E0304', A1, (d) => country(d) !== '' && !isForeignCountry(country(d))),
  both('E0310', `${A1}, MUN.INCID_INFO.SERV.`, (d) => !isNationalService(code(d))),
  both('E0315', A1, (d) => d.at('serv', 'cServ', 'cTribMun') === '000'),
  both('E0316', `${A1}; NBS 2.0: its chapters`, (d) => d.has('serv', 'cServ', 'cNBS') && (d.at('serv', 'cServ', 'cNBS') < '101000000' || d.at('serv', 'cServ', 'cNBS') > '127999999')),
  both('E0318', A1, (d) => crosses(d) && !d.has('serv', 'cServ', 'cNBS')),
  both('E0322', A1, (d) => d.has('IBSCBS') && !d.has('serv', 'cServ', 'cNBS')),
  both('E0330', A1, (d) => (crosses(d) || (byProvider(d) && taxation(d) === '3')) && !d.has('serv', 'comExt')),
  both('E0333', A1, (d) => trade(d, 'mdPrestacao') === '0'),
  both('E0341', A1, (d) => trade(d, 'mecAFComexP') === '00'),
  both('E0343', A1, (d) => trade(d, 'mecAFComexT') === '00'),
  both('E0345', A1, (d) => trade(d, 'movTempBens') === '0'),
  both('E0352', A1, (d) => trade(d, 'movTempBens') === '2' && trade(d, 'nDI') === ''),
  both('E0354', A1, (d) => trade(d, 'movTempBens') === '1' && trade(d, 'nDI') + trade(d, 'nRE') !== ''),
  both('E0356', A1, (d) => trade(d, 'movTempBens') === '3' && trade(d, 'nRE') === ''),
  both('E0370', A1, (d) => WORKS.has(code(d)) && !d.has('serv', 'obra')),
  both('E0372', A1, (d) => d.has('serv', 'obra') && !WORKS.has(code(d)) && code(d) !== '990101'),
  both('E0373', `${A1}; digit of the CIB: Receita Federal, IRPF 2025`, (d) => d.has('serv', 'obra', 'cCIB') && !isCib(d.at('serv', 'obra', 'cCIB'))),
  both('E0382', A1, (d) => country(d) !== '' && hasField(d, 'obra', 'CEP')),
  both('E0384', A1, (d) => country(d) !== '' && address(d, 'obra') !== undefined && !hasField(d, 'obra', 'endExt')),
  both('E0386', A1, (d) => country(d) === '' && hasField(d, 'obra', 'endExt')),
  both('E0390', A1, (d) => code(d).startsWith('12') && !d.has('serv', 'atvEvento')),
  both('E0392', A1, (d) => !code(d).startsWith('12') && code(d) !== '990101' && d.has('serv', 'atvEvento')),
  both('E0400', A1, (d) => country(d) !== '' && hasField(d, 'atvEvento', 'CEP')),
  both('E0402', A1, (d) => country(d) !== '' && address(d, 'atvEvento') !== undefined && !hasField(d, 'atvEvento', 'endExt')),
  both('E0404', A1, (d) => country(d) === '' && hasField(d, 'atvEvento', 'endExt')),
  strict('E0529', `${A1}, EXPORTACAO_EMISSÃO_NFS-e`, (d) => NO_EXPORT.includes(scenario(d))),
  strict('E0530', `${A1}, EXPORTACAO_EMISSÃO_NFS-e`, (d) => NO_TAX.includes(scenario(d))),
  both('E0532', A1, (d) => code(d) === '990101' && taxation(d) !== '4'),
  strict('E0590', `${A1}, EXPORTACAO_EMISSÃO_NFS-e`, (d) => RESULT.includes(scenario(d)) && !result(d)),
  strict('E0591', `${A1}, EXPORTACAO_EMISSÃO_NFS-e`, (d) => result(d) && ![...RESULT, UNCLEAR].includes(scenario(d))),
  both('E0596', A1, (d) => code(d) === '220101' && d.at('valores', 'trib', 'tribMun', 'tpRetISSQN') !== '1'),
];
