import {
  checkDigits,
  type DocumentRule,
  type DocumentView,
  documentRows,
} from '../../../engine/judge/document-judge.ts';
import { has, text } from '../../../engine/judge/tree-view.ts';
import { AMOUNT_RULES } from './amounts.ts';
import {
  A1,
  hasUnknownTown,
  inscricao,
  isMei,
  isMeOrEpp,
  isRetained,
  isSpecial,
  isSuspended,
  isUntaxed,
  municipal,
  NO_TAX,
  regime,
  rule,
  service,
  totals,
} from './dps.ts';

/** Subitems of construction, whose DPS has the site. Source: text of E0370. */
const CONSTRUCTION = [
  '070201',
  '070202',
  '070401',
  '070501',
  '070502',
  '070601',
  '070602',
  '070701',
  '070801',
  '071701',
  '071901',
];
const EVENTS = /^12/;
/** A date this close to now gets replaced before sending. */
const REDATED_MS = 60_000;
const BRAZIL = 'BR';
/** cLocPrestacao of waters of the sea. Source: text of E0302. */
const AT_SEA = '0000000';
/** The service crosses the border: the taker or the intermediary is abroad, or the service is done there. */
const isAbroad = (d: DocumentView): boolean =>
  text(d.inf, 'tpEmit') === '1' &&
  (has(d.inf, 'toma', 'end', 'endExt') ||
    has(d.inf, 'interm', 'end', 'endExt') ||
    has(d.inf, 'serv', 'locPrest', 'cPaisPrestacao'));
const isExport = (d: DocumentView): boolean =>
  text(d.inf, 'tpEmit') === '1' && text(municipal(d), 'tribISSQN') === '3';
const taxes = (d: DocumentView, tag: string): boolean => has(municipal(d), tag);

// biome-ignore format: a table reads as one rule a row
const IDENTIFICATION: readonly DocumentRule[] = [
  documentRows.obrig('E9996', `${A1}: who emits`, 'tpEmit', (d) => !['', '1'].includes(text(d.inf, 'tpEmit'))),
  checkDigits('E0080', `${A1}, E0080`, 'prest/CNPJ'),
  checkDigits('E0096', `${A1}, E0096`, 'prest/CPF'),
  rule('E0112', 'prest/NIF', (d) => text(d.inf, 'tpEmit') === '1' && has(d.inf, 'prest', 'NIF')),
  rule('E0114', 'prest/cNaoNIF', (d) => text(d.inf, 'tpEmit') === '1' && has(d.inf, 'prest', 'cNaoNIF')),
  documentRows.obrig('E0037', `${A1}: a município that does not exist is in no agreement`, 'cLocEmi', (d) => hasUnknownTown(d, 'cLocEmi')),
  rule('E0008', 'dhEmi', (d) => d.dhEmiMs - d.context.nowMs > REDATED_MS),
  rule('E0015', 'dCompet', (d) => text(d.inf, 'dCompet') > text(d.inf, 'dhEmi').slice(0, 10)),
  rule('E0029', 'cMotivoEmisTI', (d) => text(d.inf, 'tpEmit') === '1' && has(d.inf, 'cMotivoEmisTI')),
  rule('E0078', 'subst/xMotivo', (d) => text(d.inf, 'subst', 'cMotivo') === '99' && !has(d.inf, 'subst', 'xMotivo')),
  rule('E0162', 'prest/regTrib/regApTribSN', (d) => !isMeOrEpp(d) && regime(d, 'regApTribSN') !== ''),
  rule('E0166', 'prest/regTrib/regApTribSN', (d) => isMeOrEpp(d) && regime(d, 'regApTribSN') === ''),
  rule('E0172', 'prest/regTrib/regEspTrib', (d) => isUntaxed(d) && isSpecial(d)),
  rule('E0174', 'prest/regTrib/regEspTrib', (d) => isMei(d) && isSpecial(d)),
  rule('E0175', 'prest/regTrib/regEspTrib', (d) => isMeOrEpp(d) && regime(d, 'regApTribSN') === '1' && isSpecial(d)),
];

// biome-ignore format: a table reads as one rule a row
const PARTY_RULES: readonly DocumentRule[] = [
  checkDigits('E0188', `${A1}, E0188`, 'toma/CNPJ'),
  checkDigits('E0206', `${A1}, E0206`, 'toma/CPF'),
  rule('E0202', 'toma', (d) => inscricao(d, 'prest') !== '' && inscricao(d, 'prest') === inscricao(d, 'toma')),
  rule('E0204', 'valores/trib/tribMun/tpRetISSQN', (d) => text(municipal(d), 'tpRetISSQN') === '2' && inscricao(d, 'toma') === ''),
  rule('E0226', 'toma/cNaoNIF', (d) => text(d.inf, 'toma', 'cNaoNIF') === '0'),
  rule('E0237', 'toma/end/endNac', (d) => text(municipal(d), 'tpRetISSQN') === '2' && text(d.inf, 'tpEmit') === '1' && has(d.inf, 'toma') && !has(d.inf, 'toma', 'end', 'endNac')),
  rule('E0238', 'toma/end/endNac/cMun', (d) => hasUnknownTown(d, 'toma', 'end', 'endNac', 'cMun')),
  rule('E0246', 'toma/end/endExt/cPais', (d) => text(d.inf, 'toma', 'end', 'endExt', 'cPais') === BRAZIL),
  checkDigits('E0248', `${A1}, E0248`, 'interm/CNPJ'),
  rule('E0262', 'interm', (d) => inscricao(d, 'prest') !== '' && inscricao(d, 'prest') === inscricao(d, 'interm')),
  rule('E0264', 'valores/trib/tribMun/tpRetISSQN', (d) => text(municipal(d), 'tpRetISSQN') === '3' && inscricao(d, 'interm') === ''),
  checkDigits('E0266', `${A1}, E0266`, 'interm/CPF'),
  checkDigits('E0478', `${A1}, E0478`, 'valores/vDedRed/documentos/docDedRed/fornec/CNPJ'),
  checkDigits('E0484', `${A1}, E0484`, 'valores/vDedRed/documentos/docDedRed/fornec/CPF'),
];

// biome-ignore format: a table reads as one rule a row
const SERVICE_RULES: readonly DocumentRule[] = [
  rule('E0302', 'serv/locPrest/cLocPrestacao', (d) => text(d.inf, 'serv', 'locPrest', 'cLocPrestacao') !== AT_SEA && hasUnknownTown(d, 'serv', 'locPrest', 'cLocPrestacao')),
  rule('E0304', 'serv/locPrest/cPaisPrestacao', (d) => text(d.inf, 'serv', 'locPrest', 'cPaisPrestacao') === BRAZIL),
  rule('E0318', 'serv/cServ/cNBS', (d) => isAbroad(d) && !has(d.inf, 'serv', 'cServ', 'cNBS')),
  rule('E0322', 'serv/cServ/cNBS', (d) => has(d.inf, 'IBSCBS') && !has(d.inf, 'serv', 'cServ', 'cNBS')),
  rule('E0330', 'serv/comExt', (d) => (isAbroad(d) || isExport(d)) && !has(d.inf, 'serv', 'comExt')),
  rule('E0370', 'serv/obra', (d) => CONSTRUCTION.includes(service(d)) && !has(d.inf, 'serv', 'obra')),
  rule('E0372', 'serv/obra', (d) => ![...CONSTRUCTION, NO_TAX].includes(service(d)) && has(d.inf, 'serv', 'obra')),
  rule('E0390', 'serv/atvEvento', (d) => EVENTS.test(service(d)) && !has(d.inf, 'serv', 'atvEvento')),
  rule('E0392', 'serv/atvEvento', (d) => !EVENTS.test(service(d)) && service(d) !== NO_TAX && has(d.inf, 'serv', 'atvEvento')),
  rule('E0532', 'valores/trib/tribMun/tribISSQN', (d) => service(d) === NO_TAX && !['', '4'].includes(text(municipal(d), 'tribISSQN'))),
  rule('E0533', 'valores/trib/tribMun/BM', (d) => taxes(d, 'BM') && isUntaxed(d)),
  rule('E0534', 'valores/trib/tribMun/BM', (d) => taxes(d, 'BM') && isMei(d)),
  rule('E0535', 'valores/trib/tribMun/BM', (d) => taxes(d, 'BM') && isSpecial(d)),
  rule('E0538', 'valores/trib/tribMun/BM', (d) => taxes(d, 'BM') && isSuspended(d)),
  rule('E0580', 'valores/trib/tribMun/tpRetISSQN', (d) => isUntaxed(d) && isRetained(d)),
  rule('E0583', 'valores/trib/tribMun/tpRetISSQN', (d) => isMei(d) && isRetained(d)),
  rule('E0585', 'valores/trib/tribMun/exigSusp', (d) => isUntaxed(d) && isSuspended(d)),
  rule('E0588', 'valores/trib/tribMun/tpRetISSQN', (d) => isSpecial(d) && isRetained(d)),
  rule('E0589', 'valores/trib/tribMun/tpRetISSQN', (d) => isSuspended(d) && isRetained(d)),
  rule('E0592', 'valores/trib/tribMun/tpImunidade', (d) => (text(municipal(d), 'tribISSQN') === '2') !== taxes(d, 'tpImunidade')),
  rule('E0600', 'valores/trib/tribMun/pAliq', (d) => isMei(d) && taxes(d, 'pAliq')),
  rule('E0602', 'valores/trib/tribMun/pAliq', (d) => isUntaxed(d) && taxes(d, 'pAliq')),
  rule('E0604', 'valores/trib/tribMun/pAliq', (d) => isSpecial(d) && taxes(d, 'pAliq')),
  rule('E0606', 'valores/trib/tribMun/pAliq', (d) => isSuspended(d) && taxes(d, 'pAliq')),
];

// biome-ignore format: a table reads as one rule a row
const TOTAL_RULES: readonly DocumentRule[] = [
  rule('E0710', 'valores/trib/totTrib/pTotTribSN', (d) => isMei(d) && has(totals(d), 'pTotTribSN'), { field: 'percentual_total_tributos_simples_nacional' }),
  rule('E0712', 'valores/trib/totTrib/indTotTrib', (d) => isMeOrEpp(d) && has(totals(d), 'indTotTrib'), { field: 'indicador_total_tributacao' }),
  documentRows.obrig('E0713', 'public reports', 'valores/trib/totTrib/indTotTrib', (d) => regime(d, 'opSimpNac') === '1' && (has(totals(d), 'indTotTrib') || has(totals(d), 'pTotTribSN'))),
];

/** Every rejection of a DPS that its complete tree decides before sending, in the order of the annex. */
export const NFSE_RULES: readonly DocumentRule[] = [
  ...IDENTIFICATION,
  ...PARTY_RULES,
  ...SERVICE_RULES,
  ...AMOUNT_RULES,
  ...TOTAL_RULES,
];
