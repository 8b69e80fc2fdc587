import { describe, expect, it } from 'vitest';
import { changeOf, dayInBrasilia, sinceAt } from '../../../calendar/calendar.ts';
import type { EmissionContext, Tree } from '../../../engine/document/definition.ts';
import type { FlatInput } from '../../../engine/layout/types.ts';
import { BUILT_IN } from '../../../tables/rtc/built-in.ts';
import { dayBefore } from '../../../testing/days.ts';
import { preparedOf } from '../../../testing/taken.ts';
import { TARGETS, type Target } from '../../../vocabulary/target.ts';
import { nfce } from '../../nfce/nfce.ts';
import { type Body, withItem } from '../fixtures/cases.ts';
import { STRICT } from '../fixtures/context.ts';
import { MORE_PAIRS } from '../fixtures/more-pairs.ts';
import { BASES, type Change, OWN, type Pair, put, TEN } from '../fixtures/pairs.ts';
import { type Model, NFE } from '../model.ts';
import { nfe } from '../nfe.ts';
import { judge } from './judge.ts';
import { COUPON_ONLY } from './note-rule.ts';
import { NOTE_RULES } from './table.ts';

const CONSUMERS = new Set(['consumer', 'consumerSimples']);
const NFCE_MODEL: Model = { ...NFE, mod: '65', recipientRequired: false };

function broken(base: string, change: Change = {}, context: EmissionContext = STRICT) {
  const body = BASES[base] ?? {};
  const definition = CONSUMERS.has(base) ? nfce : nfe;
  const { tree, dhEmi } = preparedOf(definition, body, { ...STRICT, ruleSwitches: [] });
  const input: FlatInput = { nome_destinatario: 'X', cnpj_emitente: '11222333000181' };
  for (const [path, value] of Object.entries(change)) {
    if (!path.startsWith('@')) put(tree, ['infNFe', ...path.split('.')], value);
    else if (value === null) delete input[path.slice(1)];
    else if (typeof value === 'string') input[path.slice(1)] = value;
  }
  const at = input['dhEmi'];
  return judge(tree, {
    context,
    input,
    items: [],
    services: new Set(),
    model: CONSUMERS.has(base) ? NFCE_MODEL : NFE,
    dhEmi: typeof at === 'string' ? at : dhEmi,
    completed: [],
    problems: [],
    notices: [],
    reform: { tables: BUILT_IN, model: 'NFe', date: dhEmi.slice(0, 10) },
  });
}
const codes = (base: string, change?: Change, context?: EmissionContext): string[] =>
  broken(base, change, context).problems.map(({ cStat = '' }) => cStat);

/** A rule that production has no day for is refused in homologation alone; one of a later day, from that day on. */
const bindsAt = (cStat: string): EmissionContext => {
  const since = NOTE_RULES.find((rule) => rule.cStat === cStat)?.since;
  const day = since === undefined ? 'always' : changeOf(since).production;
  if (day === null) return { ...STRICT, target: 'homologacao' };
  return day > dayInBrasilia(STRICT.nowMs) && day !== 'always' ? { ...STRICT, lawDay: day } : STRICT;
};

/** First day at each target, for each dated rule that a pair breaks. */
const FIRST_DAYS = () =>
  NOTE_RULES.flatMap(({ cStat, since }) =>
    TARGETS.flatMap((target) => {
      const day = since === undefined ? null : sinceAt(changeOf(since), target);
      return PAIRS.filter(([code]) => code === cStat && since !== undefined).map(
        ([, base, wrong]) => [cStat, target, day, base, wrong] as const,
      );
    }),
  );

const PROD = 'det.0.prod';
const CHAVE = '35261011222333000181550010000000091465029132';
const OTHER = '35261011222333000181550010000000101465029133';
const NFCE_KEY = '35261011222333000181650010000000091465029135';
const CFE_KEY = '35261011222333000181590010000000091465029137';
const OFFLINE_KEY = '35261011222333000181550010000000099465029138';
const lot = (dFab: string, dVal: string): Change => ({
  'det.0.prod.rastro': [{ nLote: '1', qLote: '1', dFab, dVal }],
});
const dup = (...list: Tree[]): Change => ({
  cobr: { fat: { vOrig: '100.00', vDesc: '0.00', vLiq: '100.00' }, dup: list },
});
const one = (nDup: string, dVenc: string, vDup: string): Tree => ({ nDup, dVenc, vDup });
const di = (more: Tree): Change => ({ [`${PROD}.DI`]: [{ nDI: '1', ...more }] });
const glp = (more: Tree = {}): Change => ({ [`${PROD}.comb`]: { cProdANP: '210203001', ...more } });
const withCounter = (vEncIni: string, vEncFin: string): Change => ({
  [`${PROD}.comb`]: { cProdANP: '320102001', encerrante: { nBico: '1', vEncIni, vEncFin } },
});
const fat = (vOrig: string, vDesc: string, vLiq: string): Change => ({
  cobr: { fat: { vOrig, vDesc, vLiq } },
});
const pay = (tPag: string, vPag: string, more: Tree = {}): Change => ({
  'pag.detPag': [{ tPag, vPag, ...more }],
});
const refs = (...keys: string[]): Change => ({ 'ide.NFref': keys.map((refNFe) => ({ refNFe })) });
/** References of the items, in their order; of an item that makes none null. */
const byItem = (...list: readonly (Tree | null)[]): Change =>
  Object.fromEntries(list.map((reference, i) => [`det.${i}.DFeReferenciado`, reference]));
const ref = (nItem?: string, chaveAcesso = CHAVE): Tree =>
  nItem === undefined ? { chaveAcesso } : { chaveAcesso, nItem };
const PURPOSE = {
  return: { 'ide.finNFe': '4', 'det.0.prod.CFOP': '5202', 'det.1.prod.CFOP': '5202' },
  debit: (tpNFDebito: string) => ({ 'ide.finNFe': '6', 'ide.tpNFDebito': tpNFDebito }),
  credit: (tpNFCredito: string) => ({ 'ide.finNFe': '5', 'ide.tpNFCredito': tpNFCredito }),
};
const IMP = 'det.0.imposto';
const OWN_ICMS = `${IMP}.ICMS.ICMS00`;
const UF_DEST = `${IMP}.ICMSUFDest`;
const TOT = 'total.ICMSTot';
const ISS = 'total.ISSQNtot';
const RTC = `${IMP}.IBSCBS`;
const REGULAR = {
  pAliqEfetRegIBSUF: '0.1000',
  vTribRegIBSUF: '0.08',
  pAliqEfetRegIBSMun: '0.0000',
  vTribRegIBSMun: '0.00',
  pAliqEfetRegCBS: '0.9000',
  vTribRegCBS: '0.74',
};
/** A value of IBS and CBS of a base of 82.00: just wrong, and within the accepted hundredth. */
const reform = (cStat: string, path: string, wrong: Tree[string], right: Tree[string]): Pair => [
  cStat,
  'reform',
  { [`${RTC}.${path}`]: wrong },
  { [`${RTC}.${path}`]: right },
];
const regular = (cStat: string, tag: keyof typeof REGULAR, wrong: string, right: string): Pair =>
  reform(cStat, 'gIBSCBS.gTribRegular', { ...REGULAR, [tag]: wrong }, { ...REGULAR, [tag]: right });
const classPair = (cStat: string, cClassTrib: string, wrong: Change, right: Change): Pair => [
  cStat,
  'reform',
  { [`${RTC}.cClassTrib`]: cClassTrib, ...wrong },
  { [`${RTC}.cClassTrib`]: cClassTrib, ...right },
];
const FORESEEN: Change = { [`${IMP}.ICMS`]: { ICMSPrevistoPagtoAntecip: { vICMSPrevisto: '1.00' } } };
const NO_OTHER_TAX: Change = { [`${IMP}.ICMS`]: null, [`${IMP}.PIS`]: null, [`${IMP}.COFINS`]: null };
const LARGE: Change = { [`${TOT}.vNF`]: '10000.01' };
const RIO: Change = { 'emit.enderEmit.UF': 'RJ' };

/** A total that is one hundredth off, and the same total as the items have it. */
const total = (cStat: string, tag: string, sum = '0.00', base = 'own'): Pair => [
  cStat,
  base,
  { [`${TOT}.${tag}`]: (Number(sum) + 0.01).toFixed(2) },
  { [`${TOT}.${tag}`]: sum },
];
const issTotal = (cStat: string, tag: string): Pair => [
  cStat,
  'service',
  { [`${ISS}.${tag}`]: '1.01', [`${IMP}.ISSQN.${tag}`]: '1.00' },
  { [`${ISS}.${tag}`]: '1.00', [`${IMP}.ISSQN.${tag}`]: '1.00' },
];
/** A group that an NFC-e may not carry. */
const without = (cStat: string, path: string): Pair => [
  cStat,
  'consumer',
  { [path]: { x: '1' } },
  { [path]: null },
];
const place = (cStat: string, path: string, wrong: string, right: string): Pair => [
  cStat,
  'own',
  { [path]: wrong },
  { [path]: right },
];

// biome-ignore format: a table reads as one pair a row
const PAIRS: readonly Pair[] = [
  ...MORE_PAIRS,
  ['897', 'own', { '@codigo_unico': '12345678' }, { '@codigo_unico': '12345679' }],
  ['711', 'own', { 'ide.tpEmis': '9' }, { 'ide.tpEmis': '1' }],
  ['711', 'own', { 'ide.tpEmis': '9' }, { 'ide.tpEmis': '9', 'ide.tpImp': '6' }],
  ['582', 'own', { 'ide.tpEmis': '7' }, { 'ide.tpEmis': '6' }],
  ['121', 'own', { 'ide.tpEmis': '4', 'emit.enderEmit.UF': 'PR' }, { 'ide.tpEmis': '4' }],
  ['121', 'own', { 'ide.tpEmis': '4', 'emit.enderEmit.UF': 'PB' }, { 'ide.tpEmis': '1', 'emit.enderEmit.UF': 'PB' }],
  ['714', 'consumer', { 'ide.tpEmis': '4', ...RIO }, { 'ide.tpEmis': '4' }],
  ['207', 'own', { 'emit.CNPJ': '11222333000182' }, { 'emit.CNPJ': '11222333000181' }],
  ['213', 'own', { '@cnpj_emitente': '33444555000181' }, { '@cnpj_emitente': '11222333000262' }],
  ['401', 'own', { 'emit.CPF': '12345678900' }, { 'emit.CPF': '12345678909' }],
  ['554', 'own', { '@serie': '900' }, { '@serie': '899' }],
  ['244', 'own', { '@serie': '890' }, { '@serie': '889' }],
  ['244', 'own', { '@serie': '899' }, { '@serie': '900' }],
  ['244', 'consumer', { '@serie': '890' }, { '@serie': '890', 'emit.CPF': '12345678909' }],
  place('209', 'emit.IE', '110042490115', '110042490114'),
  ['703', 'own', { '@dhEmi': '2026-11-21T10:05:01-03:00' }, { '@dhEmi': '2026-11-21T10:05:00-03:00' }],
  ['704', 'consumer', { '@dhEmi': '2026-11-21T09:54:59-03:00' }, { '@dhEmi': '2026-11-21T09:55:00-03:00' }],
  ['228', 'own', { '@dhEmi': '2026-10-22T09:59:59-03:00' }, { '@dhEmi': '2026-10-22T10:00:00-03:00' }],
  ['556', 'own', { 'ide.xJust': 'SEM INTERNET NO LOCAL' }, {}],
  ['557', 'consumer', { 'ide.tpEmis': '9', 'ide.xJust': 'SEM INTERNET NO LOCAL' }, { 'ide.tpEmis': '9', 'ide.xJust': 'SEM INTERNET NO LOCAL', 'ide.dhCont': '2026-11-21T10:00:00-03:00' }],
  ['558', 'consumer', { 'ide.dhCont': '2026-11-21T10:05:01-03:00' }, { 'ide.dhCont': '2026-11-21T10:05:00-03:00' }],
  ['569', 'consumer', { 'ide.dhCont': '2026-10-22T09:59:59-03:00' }, { 'ide.dhCont': '2026-10-22T10:00:00-03:00' }],
  ['705', 'consumer', { 'ide.dhSaiEnt': '2026-11-21T10:00:00-03:00' }, {}],
  ['506', 'own', { 'ide.dhSaiEnt': '2026-11-21T09:59:59-03:00' }, { 'ide.dhSaiEnt': '2026-11-21T10:00:00-03:00' }],
  ['504', 'own', { 'ide.dhSaiEnt': '2026-12-21T10:00:01-03:00' }, { 'ide.dhSaiEnt': '2026-12-21T10:00:00-03:00' }],
  ['505', 'own', { 'ide.tpNF': '0', 'ide.dhSaiEnt': '2026-10-22T09:59:59-03:00' }, { 'ide.tpNF': '0', 'ide.dhSaiEnt': '2026-10-22T10:00:00-03:00' }],
  ['1153', 'consumer', { 'ide.dPrevEntrega': '2026-12-01' }, {}],
  place('1155', 'ide.dPrevEntrega', '2026-11-20', '2026-11-21'),
  ['706', 'consumer', { 'ide.tpNF': '0' }, { 'ide.tpNF': '1' }],
  ['707', 'consumer', { 'ide.idDest': '2' }, { 'ide.idDest': '1' }],
  ['709', 'consumer', { 'ide.tpImp': '1' }, { 'ide.tpImp': '5' }],
  ['710', 'own', { 'ide.tpImp': '4' }, { 'ide.tpImp': '2' }],
  ['715', 'consumer', { 'ide.finNFe': '2' }, { 'ide.finNFe': '1' }],
  ['716', 'consumer', { 'ide.indFinal': '0' }, { 'ide.indFinal': '1' }],
  ['717', 'consumer', { 'ide.indPres': '2' }, { 'ide.indPres': '5' }],
  ['794', 'own', { 'ide.indPres': '4' }, { 'ide.indPres': '4', 'ide.tpImp': '6' }],
  ['434', 'own', { 'ide.indPres': '2' }, { 'ide.indPres': '2', 'ide.indIntermed': '0' }],
  ['435', 'own', { 'ide.indPres': '5', 'ide.indIntermed': '0' }, { 'ide.indPres': '5' }],
  ['438', 'own', { 'ide.indIntermed': '1' }, { 'ide.indIntermed': '1', 'infIntermed': { CNPJ: '33444555000181' } }],
  ['439', 'own', { 'infIntermed': { CNPJ: '33444555000181' } }, { 'ide.indIntermed': '1', 'infIntermed': { CNPJ: '33444555000181' } }],
  ['440', 'own', { 'infIntermed': { CNPJ: '33444555000182' } }, { 'infIntermed': { CNPJ: '33444555000181' } }],
  ['254', 'own', { 'ide.finNFe': '2' }, { 'ide.finNFe': '2', ...refs(CHAVE) }],
  ['255', 'own', { 'ide.finNFe': '2', ...refs(CHAVE, CHAVE) }, { 'ide.finNFe': '2', ...refs(CHAVE) }],
  ['679', 'own', refs(NFCE_KEY), refs(CHAVE)],
  ['679', 'own', refs(NFCE_KEY), { ...refs(NFCE_KEY), 'ide.finNFe': '2' }],
  ['679', 'own', refs(CHAVE, CFE_KEY), { ...refs(CHAVE, CFE_KEY), 'ide.tpNF': '0' }],
  ['679', 'own', refs(OFFLINE_KEY), { ...refs(OFFLINE_KEY), ...PURPOSE.return }],
  ['679', 'own', byItem(ref('1', NFCE_KEY)), byItem(ref('1'))],
  ['679', 'own', { ...PURPOSE.debit('07'), ...byItem(ref('1', NFCE_KEY)) }, { ...PURPOSE.debit('04'), ...byItem(ref('1', NFCE_KEY)) }],
  ['681', 'own', { 'ide.NFref': [{ refNFe: CHAVE }, { refNF: { nNF: '1' } }] }, refs(CHAVE)],
  ['682', 'own', { 'ide.NFref': [{ refNFP: { nNF: '1' } }] }, { 'ide.NFref': [{ refCTe: CHAVE }] }],
  ['924', 'own', { 'ide.NFref': [{ refECF: { nECF: '1' } }] }, {}],
  ['375', 'own', { [`${PROD}.CFOP`]: '5929', ...refs(NFCE_KEY) }, { [`${PROD}.CFOP`]: '5929', ...refs(CHAVE) }],
  ['375', 'own', { [`${PROD}.CFOP`]: '6929', ...refs(CHAVE, NFCE_KEY) }, refs(CHAVE, NFCE_KEY)],
  ['321', 'own', PURPOSE.return, { ...PURPOSE.return, ...byItem(ref('1')) }],
  ['321', 'own', { ...PURPOSE.return, ...refs(CHAVE) }, { 'ide.finNFe': '2', ...refs(CHAVE) }],
  ['321', 'two', { ...PURPOSE.return, ...byItem(ref('1')) }, { ...PURPOSE.return, ...byItem(ref('1'), ref('2')) }],
  ['1010', 'own', { ...refs(CHAVE), ...byItem(ref('1')) }, byItem(ref('1'))],
  ['1010', 'own', { ...refs(CHAVE), ...byItem(ref('1')) }, refs(CHAVE)],
  ['1042', 'own', { ...PURPOSE.credit('01'), ...byItem(ref('1')) }, { ...PURPOSE.credit('06'), ...byItem(ref('1')) }],
  ['1042', 'own', { ...PURPOSE.credit('03'), ...byItem(ref('1')) }, { ...PURPOSE.debit('04'), ...byItem(ref('1')) }],
  ['1038', 'own', PURPOSE.debit('03'), { ...PURPOSE.debit('03'), ...byItem(ref()) }],
  ['1038', 'own', PURPOSE.debit('04'), PURPOSE.debit('06')],
  ['1038', 'own', PURPOSE.credit('06'), PURPOSE.credit('03')],
  ['1038', 'two', { ...PURPOSE.debit('04'), ...byItem(ref('1')) }, { ...PURPOSE.debit('04'), ...byItem(ref('1'), ref('2')) }],
  ['1072', 'two', byItem(ref('1'), ref('1')), byItem(ref('1'), ref('2'))],
  ['1072', 'two', byItem(ref(), ref()), byItem(ref(), ref('1'))],
  ['1130', 'two', byItem(ref('1'), ref('1', OTHER)), byItem(ref('1'), ref('2'))],
  ['1130', 'two', { ...PURPOSE.debit('04'), ...byItem(ref('1'), ref('1', OTHER)) }, { ...PURPOSE.debit('03'), ...byItem(ref(), ref(undefined, OTHER)) }],
  ['1130', 'two', byItem(ref('1'), ref('1', OTHER)), { ...PURPOSE.return, ...byItem(ref('1'), ref('1', OTHER)) }],
  ['1130', 'two', byItem(ref('1'), ref('1', OTHER)), { ...PURPOSE.debit('07'), ...byItem(ref('1'), ref('1', OTHER)) }],
  ['1039', 'own', { ...PURPOSE.debit('03'), ...byItem(ref('1')) }, { ...PURPOSE.debit('03'), ...byItem(ref()) }],
  ['1048', 'own', { ...PURPOSE.return, ...byItem(ref()) }, { ...PURPOSE.return, ...byItem(ref('1')) }],
  ['1048', 'own', byItem(ref()), { ...PURPOSE.debit('03'), ...byItem(ref()) }],
  ['1139', 'own', { 'ide.tpNFDebito': '04' }, { 'ide.finNFe': '6', 'ide.tpNFDebito': '04' }],
  ['1163', 'own', { 'ide.tpNFCredito': '04' }, { 'ide.finNFe': '5', 'ide.tpNFCredito': '04' }],
  ['1009', 'own', { 'ide.finNFe': '6' }, { 'ide.finNFe': '6', 'ide.tpNFDebito': '04' }],
  ['1164', 'own', { 'ide.finNFe': '5' }, { 'ide.finNFe': '5', 'ide.tpNFCredito': '04' }],
  ['1001', 'own', PURPOSE.debit('01'), { ...PURPOSE.debit('01'), ...NO_OTHER_TAX }],
  ...['ISSQN', 'IPI', 'II', 'PIS', 'PISST', 'COFINS', 'COFINSST', 'ICMSUFDest'].map((tag): Pair => ['1001', 'own', { ...PURPOSE.credit('01'), ...NO_OTHER_TAX, [`${IMP}.${tag}`]: { x: '1' } }, { ...NO_OTHER_TAX, [`${IMP}.${tag}`]: { x: '1' } }]),
  ['1001', 'own', { ...PURPOSE.debit('04'), ...NO_OTHER_TAX, 'det.0.impostoDevol': { pDevol: '1.00' } }, { ...PURPOSE.debit('04'), ...NO_OTHER_TAX, [`${IMP}.IS`]: { vIS: '1.00' } }],
  ...['03', '04', '06'].map((credit): Pair => ['1001', 'own', PURPOSE.credit('05'), PURPOSE.credit(credit)]),
  ['1001', 'own', PURPOSE.debit('08'), PURPOSE.debit('07')],
  ['1001', 'own', PURPOSE.debit('06'), { ...PURPOSE.debit('06'), ...FORESEEN, [`${IMP}.IPI`]: { x: '1' } }],
  ['1001', 'own', { ...PURPOSE.debit('06'), ...FORESEEN, 'ide.dhEmi': '2027-01-01T00:00:00-03:00' }, { ...PURPOSE.debit('06'), ...FORESEEN, 'ide.dhEmi': '2026-12-31T23:59:59-03:00' }],
  ['1027', 'own', { ...PURPOSE.credit('02'), ...refs(CHAVE) }, PURPOSE.credit('02')],
  ['1027', 'own', { ...PURPOSE.credit('02'), ...refs(CHAVE) }, { ...PURPOSE.credit('01'), ...refs(CHAVE) }],
  ['1003', 'own', { ...PURPOSE.credit('01'), ...refs(NFCE_KEY) }, { ...PURPOSE.credit('01'), ...refs(CHAVE) }],
  ['1003', 'own', { ...PURPOSE.credit('01'), 'ide.NFref': [{ refECF: { mod: '2D' } }] }, { ...PURPOSE.debit('01'), ...refs(NFCE_KEY) }],
  ['1161', 'own', PURPOSE.credit('04'), { ...PURPOSE.credit('04'), 'ide.tpNF': '0' }],
  ['1161', 'own', PURPOSE.credit('06'), PURPOSE.credit('03')],
  ['1162', 'own', { ...PURPOSE.debit('04'), 'ide.tpNF': '0' }, PURPOSE.debit('04')],
  ['1145', 'own', { ...PURPOSE.credit('02'), 'ide.dhEmi': '2028-12-31T23:59:59-03:00' }, { ...PURPOSE.credit('02'), 'ide.dhEmi': '2029-01-01T00:00:00-03:00' }],
  ['1152', 'own', PURPOSE.credit('03'), { ...PURPOSE.credit('03'), 'ide.tpNF': '0' }],
  without('1006', 'ide.gCompraGov'),
  ['547', 'own', refs(`${CHAVE.slice(0, 43)}${(Number(CHAVE.slice(43)) + 1) % 10}`), refs(CHAVE)],
  ['680', 'own', refs(CHAVE, CHAVE), refs(CHAVE)],
  place('270', 'ide.cMunFG', '3599999', '3550308'),
  place('271', 'ide.cMunFG', '4106902', '3509502'),
  place('272', 'emit.enderEmit.cMun', '3599999', '3550308'),
  place('273', 'emit.enderEmit.cMun', '4106902', '3509502'),
  ['708', 'consumer', refs(CHAVE), {}],
  ['708', 'consumer', { 'det.0.DFeReferenciado': { chaveAcesso: CHAVE } }, {}],
  ['718', 'consumer', { 'emit.IEST': '1' }, {}],
  ['719', 'own', { '@nome_destinatario': null }, { '@nome_destinatario': 'X' }],
  ['728', 'own', { 'dest.IE': null }, { 'dest.IE': '113933298410' }],
  ['726', 'own', { 'dest.enderDest': null }, {}],
  ['724', 'own', { '@nome_destinatario': null, '@uf_destinatario': 'SP' }, { '@nome_destinatario': 'X' }],
  ['208', 'own', { 'dest.CNPJ': '33444555000182' }, { 'dest.CNPJ': '33444555000181' }],
  ['237', 'own', { 'dest.CPF': '12345678900' }, { 'dest.CPF': '12345678909' }],
  ['720', 'own', { 'ide.idDest': '3' }, { 'ide.idDest': '3', 'dest.idEstrangeiro': '' }],
  ['727', 'own', { 'ide.idDest': '3' }, { 'ide.idDest': '3', 'dest.enderDest.UF': 'EX' }],
  ['772', 'difal', { 'dest.enderDest.UF': 'SP' }, { 'dest.enderDest.UF': 'SP', 'entrega': { UF: 'RJ' } }],
  ['509', 'own', { 'dest.enderDest.UF': 'EX' }, { 'dest.enderDest.UF': 'EX', 'dest.enderDest.cMun': '9999999' }],
  ['511', 'own', { 'dest.enderDest.cPais': '2496' }, { 'dest.enderDest.cPais': '1058' }],
  place('274', 'dest.enderDest.cMun', '3599999', '3509502'),
  place('275', 'dest.enderDest.cMun', '4106902', '3550308'),
  ['789', 'consumer', { 'dest': { CPF: '12345678909', indIEDest: '1' } }, { 'dest': { CPF: '12345678909', indIEDest: '9' } }],
  ['729', 'consumer', { 'dest': { indIEDest: '9', IE: '1' } }, { 'dest': { indIEDest: '9' } }],
  ['730', 'consumer', { 'dest': { indIEDest: '9', ISUF: '1' } }, { 'dest': { indIEDest: '9' } }],
  ['232', 'own', { 'dest.IE': null }, {}],
  ['791', 'own', { 'dest.indIEDest': '2' }, { 'dest.indIEDest': '2', 'dest.IE': null }],
  ['792', 'own', { 'dest.enderDest.UF': 'EX' }, { 'dest.enderDest.UF': 'EX', 'dest.IE': null }],
  ['790', 'own', { 'ide.idDest': '3' }, { 'ide.idDest': '3', 'dest.indIEDest': '9' }],
  ['696', 'own', { 'dest.indIEDest': '9' }, { 'dest.indIEDest': '9', 'ide.indFinal': '1' }],
  ['805', 'own', { 'dest.indIEDest': '2' }, { 'dest.indIEDest': '2', 'dest.enderDest.UF': 'RJ' }],
  ['805', 'own', { 'dest.indIEDest': '2', 'dest.enderDest.UF': 'PA' }, { 'dest.indIEDest': '2', 'dest.enderDest.UF': 'ES' }],
  ...['40', '41'].map((CST): Pair => ['805', 'own', { 'dest.indIEDest': '2', [`${IMP}.ICMS`]: { ICMS40: { CST: '50' } } }, { 'dest.indIEDest': '2', [`${IMP}.ICMS`]: { ICMS40: { CST } } }]),
  ...['103', '300', '400'].map((CSOSN): Pair => ['805', 'simples', { 'dest.indIEDest': '2' }, { 'dest.indIEDest': '2', [`${IMP}.ICMS`]: { ICMSSN102: { CSOSN } } }]),
  ['805', 'two', { 'dest.indIEDest': '2', [`${IMP}.ICMS`]: { ICMS40: { CST: '40' } } }, { 'dest.indIEDest': '2', [`${IMP}.ICMS`]: { ICMS40: { CST: '40' } }, 'det.1.imposto.ICMS': { ICMS40: { CST: '41' } } }],
  ['805', 'own', { 'dest.indIEDest': '2' }, { 'dest.indIEDest': '2', [`${OWN_ICMS}.vICMSST`]: '1.00' }],
  ['805', 'two', { 'dest.indIEDest': '2', [`${OWN_ICMS}.vICMSSTRet`]: '0.00' }, { 'dest.indIEDest': '2', [`${OWN_ICMS}.vICMSSTRet`]: '1.00' }],
  ['235', 'own', { 'dest.ISUF': '200123018' }, { 'dest.ISUF': '200123017' }],
  ['251', 'own', { 'dest.ISUF': '200123017' }, { 'dest.ISUF': '200123017', 'dest.enderDest.UF': 'AM', 'dest.enderDest.cMun': '1302603' }],
  ['251', 'own', { 'dest.ISUF': '200123017', 'dest.enderDest.UF': 'AP', 'dest.enderDest.cMun': '1600501' }, { 'dest.ISUF': '200123017', 'dest.enderDest.UF': 'AP', 'dest.enderDest.cMun': '1600303' }],
  ['787', 'consumer', { 'ide.indPres': '4', 'dest': null }, { 'ide.indPres': '4', 'dest': { CPF: '12345678909' } }],
  ['788', 'consumer', { 'ide.indPres': '4', 'dest': { CPF: '12345678909' } }, { 'ide.indPres': '4', 'dest': { enderDest: { UF: 'SP' } } }],
  without('669', 'retirada'),
  place('512', 'retirada.CNPJ', '33444555000182', '33444555000181'),
  place('540', 'retirada.CPF', '12345678900', '12345678909'),
  place('276', 'retirada.cMun', '3599999', '3550308'),
  ['277', 'own', { 'retirada': { cMun: '3550308', UF: 'RJ' } }, { 'retirada': { cMun: '3304557', UF: 'RJ' } }],
  ['513', 'own', { 'retirada': { cMun: '3550308', UF: 'EX' } }, { 'retirada': { cMun: '9999999', UF: 'EX' } }],
  place('514', 'entrega.CNPJ', '33444555000182', '33444555000181'),
  place('541', 'entrega.CPF', '12345678900', '12345678909'),
  place('278', 'entrega.cMun', '3599999', '3550308'),
  ['279', 'own', { 'entrega': { cMun: '3550308', UF: 'RJ' } }, { 'entrega': { cMun: '3304557', UF: 'RJ' } }],
  ['515', 'own', { 'entrega': { cMun: '3550308', UF: 'EX' } }, { 'entrega': { cMun: '9999999', UF: 'EX' } }],
  ['323', 'own', { 'autXML': [{ CNPJ: '33444555000182' }] }, { 'autXML': [{ CNPJ: '33444555000181' }] }],
  ['325', 'own', { 'autXML': [{ CPF: '12345678900' }] }, { 'autXML': [{ CPF: '12345678909' }] }],
  ['324', 'own', { 'autXML': [{ CNPJ: '12ABC34501DE35' }] }, { 'autXML': [{ CNPJ: '33444555000181' }] }],
  ['326', 'own', { 'dest.CPF': '12345678909', 'autXML': [{ CPF: '12345678909' }] }, { 'dest.CPF': '12345678909', 'autXML': [{ CPF: '98765432100' }] }],
  ...['AM', 'MS', 'PE', 'PR', 'SC', 'TO'].map((UF): Pair => ['972', 'own', { 'emit.enderEmit.UF': UF }, { 'emit.enderEmit.UF': UF, infRespTec: { CNPJ: '33444555000181' } }]),
  ['972', 'consumer', { 'emit.enderEmit.UF': 'PR' }, {}],
  ['973', 'own', { infRespTec: { CNPJ: '33444555000182' } }, { infRespTec: { CNPJ: '33444555000181' } }],
  place('611', `${PROD}.cEAN`, '7891000315508', '7891000315507'),
  place('612', `${PROD}.cEANTrib`, '7891000315508', '7891000315507'),
  place('778', `${PROD}.NCM`, '77000000', '76000000'),
  place('778', `${PROD}.NCM`, '00000001', '00000000'),
  ['927', 'two', { 'det.1.@nItem': '3' }, {}],
  ['927', 'two', { 'det.0.@nItem': '2', 'det.1.@nItem': '1' }, {}],
  place('471', `${PROD}.NCM`, '00', '01012100'),
  ...['3', '5', '6'].map((finNFe): Pair => ['471', 'own', { [`${PROD}.NCM`]: '00' }, { [`${PROD}.NCM`]: '00', 'ide.finNFe': finNFe }]),
  place('518', `${PROD}.CFOP`, '1102', '5102'),
  ['519', 'own', { 'ide.tpNF': '0' }, { 'ide.tpNF': '0', [`${PROD}.CFOP`]: '1102' }],
  ['327', 'own', { 'ide.finNFe': '4' }, PURPOSE.return],
  ['327', 'own', { 'ide.finNFe': '4', [`${PROD}.CFOP`]: '5949' }, { 'ide.finNFe': '4', [`${PROD}.CFOP`]: '5949', [`${PROD}.NCM`]: '27112100' }],
  ['327', 'own', { 'ide.finNFe': '4', [`${PROD}.CFOP`]: '1948' }, { 'ide.finNFe': '4', [`${PROD}.CFOP`]: '1949' }],
  ['327', 'own', PURPOSE.credit('03'), { ...PURPOSE.credit('03'), [`${PROD}.CFOP`]: '1202' }],
  ['327', 'own', PURPOSE.credit('06'), PURPOSE.credit('04')],
  ['1179', 'own', { ...PURPOSE.return, [`${PROD}.CFOP`]: '5411', 'emit.CRT': '4' }, { ...PURPOSE.return, 'emit.CRT': '4' }],
  ['1179', 'own', { 'ide.finNFe': '4', 'emit.CRT': '4', [`${PROD}.CFOP`]: '1949' }, { 'ide.finNFe': '4', 'emit.CRT': '4', [`${PROD}.CFOP`]: '7202', 'ide.idDest': '3' }],
  ['328', 'own', { [`${PROD}.CFOP`]: '5202' }, { [`${PROD}.CFOP`]: '5949' }],
  ['328', 'own', { [`${PROD}.CFOP`]: '5202' }, { [`${PROD}.CFOP`]: '5202', 'ide.finNFe': '2' }],
  ['328', 'own', { [`${PROD}.CFOP`]: '5202', ...PURPOSE.credit('01') }, { [`${PROD}.CFOP`]: '5202', ...PURPOSE.credit('04') }],
  ['725', 'consumer', { [`${PROD}.CFOP`]: '5106' }, { [`${PROD}.CFOP`]: '5104' }],
  ['725', 'consumer', { [`${PROD}.CFOP`]: '5911' }, { [`${PROD}.CFOP`]: '5910' }],
  ['731', 'own', { [`${PROD}.CFOP`]: '7102' }, { [`${PROD}.CFOP`]: '7102', 'ide.idDest': '3' }],
  ['732', 'own', { [`${PROD}.CFOP`]: '6102' }, { [`${PROD}.CFOP`]: '6102', 'ide.idDest': '2' }],
  ['733', 'difal', { [`${PROD}.CFOP`]: '5102' }, { [`${PROD}.CFOP`]: '6102' }],
  place('483', `${PROD}.vDesc`, '100.01', '100.00'),
  ['774', 'consumer', { [`${PROD}.indTot`]: '0' }, { [`${PROD}.indTot`]: '1' }],
  place('629', `${PROD}.vProd`, '100.02', '100.01'),
  ['1279', 'own', { [`${PROD}.vUnComLiq`]: '8.00', [`${PROD}.vProdLiq`]: '80.02' }, { [`${PROD}.vUnComLiq`]: '8.00', [`${PROD}.vProdLiq`]: '80.01' }],
  ['630', 'own', { [`${PROD}.qTrib`]: '10.002' }, { [`${PROD}.qTrib`]: '10.001' }],
  ['525', 'own', { [`${PROD}.CFOP`]: '3102' }, { [`${PROD}.CFOP`]: '3102', [`${PROD}.DI`]: [{ nDI: '1' }] }],
  ['348', 'consumer', { [`${PROD}.nRECOPI`]: '1' }, {}],
  without('736', `${PROD}.veicProd`),
  ['738', 'consumer', { [`${PROD}.arma`]: [{ x: '1' }] }, {}],
  ['870', 'own', lot('2026-11-02', '2026-11-01'), lot('2026-11-01', '2026-11-01')],
  ['877', 'own', lot('2026-11-22', '2026-12-01'), lot('2026-11-21', '2026-12-01')],
  place('777', `${PROD}.NCM`, '01', '01012100'),
  place('770', `${PROD}.CFOP`, '5199', '5102'),
  place('882', `${PROD}.cEAN`, '2000000000015', '7891000315507'),
  place('882', `${PROD}.cEAN`, '20000004', '78910003'),
  place('884', `${PROD}.cEANTrib`, '12000000000012', '17891000315504'),
  ['885', 'own', { [`${PROD}.cEAN`]: '7891000315507', [`${PROD}.cEANTrib`]: 'SEM GTIN' }, { [`${PROD}.cEAN`]: '7891000315507', [`${PROD}.cEANTrib`]: '7891000315507' }],
  ['886', 'own', { [`${PROD}.cEANTrib`]: '7891000315507', [`${PROD}.cEAN`]: 'SEM GTIN' }, { [`${PROD}.cEAN`]: 'SEM GTIN', [`${PROD}.cEANTrib`]: 'SEM GTIN' }],
  ['879', 'own', { [`${PROD}.indEscala`]: 'N' }, { [`${PROD}.indEscala`]: 'N', [`${PROD}.CNPJFab`]: '33444555000181' }],
  ['330', 'own', di({ tpViaTransp: '1' }), di({ tpViaTransp: '1', vAFRMM: '0.00' })],
  ['330', 'own', di({ tpViaTransp: '1' }), di({ tpViaTransp: '4' })],
  ['331', 'own', di({ tpIntermedio: '2' }), di({ tpIntermedio: '2', CNPJ: '33444555000181' })],
  ['331', 'own', di({ tpIntermedio: '3' }), di({ tpIntermedio: '3', CPF: '12345678909' })],
  ['333', 'own', di({ tpIntermedio: '3' }), di({ tpIntermedio: '3', UFTerceiro: 'SP' })],
  ['333', 'own', di({ tpIntermedio: '2' }), di({ tpIntermedio: '1' })],
  ['854', 'own', { ...glp(), [`${PROD}.uTrib`]: 'UN' }, { ...glp(), [`${PROD}.uTrib`]: 'Kg' }],
  ['855', 'own', glp({ pGLP: '60.0000', pGNn: '39.9999' }), glp({ pGLP: '60.0000', pGNn: '30.0000', pGNi: '10.0000' })],
  ['856', 'own', glp(), glp({ vPart: '5.00' })],
  ['380', 'own', withCounter('10.000', '10.000'), withCounter('10.000', '10.001')],
  ['806', 'st', { [`${PROD}.CEST`]: null }, { [`${PROD}.CEST`]: '0100100' }],
  ['590', 'own', { 'emit.CRT': '1' }, { 'emit.CRT': '2' }],
  ['591', 'simples', { 'emit.CRT': '3' }, { 'emit.CRT': '4' }],
  ['741', 'consumer', { [`${IMP}.ICMS`]: { ICMSPart: { CST: '90' } } }, { [`${IMP}.ICMS`]: { ICMS90: { CST: '90' } } }],
  ['766', 'consumer', { [`${OWN_ICMS}.CST`]: '50' }, { [`${OWN_ICMS}.CST`]: '41' }],
  ['766', 'consumer', { [`${OWN_ICMS}.CST`]: '30' }, { [`${OWN_ICMS}.CST`]: '60' }],
  ['383', 'consumerSimples', { [`${IMP}.ICMS`]: { ICMSSN101: { CSOSN: '101' } } }, { [`${IMP}.ICMS`]: { ICMSSN102: { CSOSN: '300' } } }],
  place('528', `${OWN_ICMS}.vICMS`, '18.02', '18.01'),
  ['663', 'interstate', { [`${OWN_ICMS}.orig`]: '1', [`${OWN_ICMS}.pICMS`]: '4.01' }, { [`${OWN_ICMS}.orig`]: '1', [`${OWN_ICMS}.pICMS`]: '4.00' }],
  ['693', 'interstate', { [`${OWN_ICMS}.pICMS`]: '12.01' }, { [`${OWN_ICMS}.pICMS`]: '12.00' }],
  ['693', 'interstate', { 'dest.enderDest.UF': 'BA' }, { 'dest.enderDest.UF': 'BA', [`${PROD}.CFOP`]: '6152' }],
  ['351', 'deferred', { [`${IMP}.ICMS.ICMS51.vICMSOp`]: '18.02' }, { [`${IMP}.ICMS.ICMS51.vICMSOp`]: '18.01' }],
  ['352', 'deferred', { [`${IMP}.ICMS.ICMS51.vICMSDif`]: '9.02' }, { [`${IMP}.ICMS.ICMS51.vICMSDif`]: '9.01' }],
  ['353', 'deferred', { [`${IMP}.ICMS.ICMS51.vICMS`]: '9.02' }, { [`${IMP}.ICMS.ICMS51.vICMS`]: '9.01' }],
  ['860', 'own', { [`${OWN_ICMS}.pFCP`]: '2.00', [`${OWN_ICMS}.vFCP`]: '2.02' }, { [`${OWN_ICMS}.pFCP`]: '2.00', [`${OWN_ICMS}.vFCP`]: '2.01' }],
  ['860', 'own', { [`${OWN_ICMS}.pFCP`]: '2.00', [`${OWN_ICMS}.vFCP`]: '2.02' }, { ...PURPOSE.return, [`${OWN_ICMS}.pFCP`]: '2.00', [`${OWN_ICMS}.vFCP`]: '2.02' }],
  ['860', 'st', { [`${IMP}.ICMS.ICMS10.vBCFCP`]: '100.00', [`${IMP}.ICMS.ICMS10.pFCP`]: '2.00', [`${IMP}.ICMS.ICMS10.vFCP`]: '2.02' }, { [`${IMP}.ICMS.ICMS10.vBCFCP`]: '100.00', [`${IMP}.ICMS.ICMS10.pFCP`]: '2.00', [`${IMP}.ICMS.ICMS10.vFCP`]: '2.01' }],
  place('880', `${OWN_ICMS}.pFCP`, '0.00', '0.01'),
  ['881', 'st', { [`${IMP}.ICMS.ICMS10.pFCPST`]: '0.00' }, { [`${IMP}.ICMS.ICMS10.pFCPST`]: '0.01' }],
  ['876', 'difal', { [`${OWN_ICMS}.vFCP`]: '0.01' }, { [`${OWN_ICMS}.vFCP`]: '0.00' }],
  ['932', 'st', { [`${IMP}.ICMS.ICMS10.pMVAST`]: null }, { [`${IMP}.ICMS.ICMS10.pMVAST`]: '0.00' }],
  ['933', 'st', { [`${IMP}.ICMS.ICMS10.modBCST`]: '6' }, { [`${IMP}.ICMS.ICMS10.modBCST`]: '6', [`${IMP}.ICMS.ICMS10.pMVAST`]: null }],
  ['929', 'deferred', { ...RIO, [`${IMP}.ICMS.ICMS51.pDif`]: null }, RIO],
  ['934', 'own', { ...RIO, [`${IMP}.ICMS`]: { ICMS40: { CST: '40' } } }, { ...RIO, [`${IMP}.ICMS`]: { ICMS40: { CST: '40', vICMSDeson: '1.00', motDesICMS: '9' } } }],
  without('742', `${IMP}.IPI`),
  without('743', `${IMP}.II`),
  without('746', `${IMP}.PISST`),
  without('749', `${IMP}.COFINSST`),
  ...['1', '01', '99'].map((cEnq): Pair => ['388', 'own', { [`${IMP}.IPI`]: { cEnq: '0', IPINT: { CST: '54' } } }, { [`${IMP}.IPI`]: { cEnq, IPINT: { CST: '54' } } }]),
  ['388', 'own', { [`${IMP}.IPI`]: { cEnq: 'X', IPINT: { CST: '54' } } }, { [`${IMP}.IPI`]: { cEnq: 'X', IPINT: { CST: '53' } } }],
  ['388', 'own', { [`${IMP}.IPI`]: { cEnq: '300', IPINT: { CST: '52' } } }, { [`${IMP}.IPI`]: { cEnq: '301', IPINT: { CST: '52' } } }],
  ['745', 'own', { [`${IMP}.PIS`]: null }, {}],
  ['748', 'own', { [`${IMP}.COFINS`]: null }, {}],
  ['530', 'service', { 'emit.IM': null }, { 'emit.IM': '1' }],
  without('807', UF_DEST),
  ['694', 'difal', { [UF_DEST]: null }, { [UF_DEST]: null, [`${PROD}.CFOP`]: '6915' }],
  ['695', 'difal', { 'ide.indFinal': '0' }, { 'ide.indFinal': '0', [UF_DEST]: null }],
  ['697', 'difal', { [`${OWN_ICMS}.orig`]: '1' }, { [`${OWN_ICMS}.orig`]: '1', [`${UF_DEST}.pICMSInter`]: '4.00' }],
  ['698', 'difal', { [`${UF_DEST}.pICMSInter`]: '7.00' }, { [`${UF_DEST}.pICMSInter`]: '7.00', 'dest.enderDest.UF': 'ES' }],
  ['699', 'difal', { [`${UF_DEST}.pICMSInterPart`]: '99.99' }, { [`${UF_DEST}.pICMSInterPart`]: '100.00' }],
  ['793', 'difal', { [`${UF_DEST}.vFCPUFDest`]: '2.02' }, { [`${UF_DEST}.vFCPUFDest`]: '2.01' }],
  ['815', 'difal', { [`${UF_DEST}.vICMSUFDest`]: '8.02' }, { [`${UF_DEST}.vICMSUFDest`]: '8.01' }],
  ['816', 'difal', { [`${UF_DEST}.vICMSUFRemet`]: '0.02' }, { [`${UF_DEST}.vICMSUFRemet`]: '0.01' }],
  ['354', 'own', { 'det.0.impostoDevol': { pDevol: '1.00' } }, { 'det.0.impostoDevol': { pDevol: '1.00' }, 'ide.finNFe': '4' }],
  without('390', 'det.0.impostoDevol'),
  ['1280', 'consumer', FORESEEN, {}],
  ['1280', 'own', FORESEEN, { ...FORESEEN, ...PURPOSE.debit('06') }],
  ['1280', 'own', { ...FORESEEN, 'ide.gCompraGov': { tpOperGov: '3' } }, { ...FORESEEN, 'ide.gCompraGov': { tpOperGov: '4' } }],
  ['1281', 'own', PURPOSE.debit('06'), { ...FORESEEN, ...PURPOSE.debit('06') }],
  classPair('1202', '410030', { 'ide.tpNFDebito': '04' }, { 'ide.tpNFDebito': '07' }),
  classPair('1200', '000001', { 'ide.tpNFDebito': '07' }, { 'ide.tpNFDebito': '06' }),
  classPair('1201', '000001', { 'ide.tpNFCredito': '02' }, { 'ide.tpNFCredito': '03' }),
  classPair('1106', '410013', {}, { [`${PROD}.comb`]: { cProdANP: '210203001' } }),
  reform('1031', 'gIBSCBS.gIBSUF.gDif', { pDif: '100.00', vDif: '0.10' }, { pDif: '100.00', vDif: '0.09' }),
  reform('1045', 'gIBSCBS.gIBSMun.gDif', { pDif: '100.00', vDif: '0.02' }, { pDif: '100.00', vDif: '0.01' }),
  reform('1062', 'gIBSCBS.gCBS.gDif', { pDif: '50.00', vDif: '0.39' }, { pDif: '50.00', vDif: '0.38' }),
  reform('1189', 'gIBSCBS.gCBS.gDevTrib', { pDevTrib: '50.00', vDevTrib: '0.39' }, { pDevTrib: '50.00', vDevTrib: '0.38' }),
  regular('1040', 'vTribRegIBSUF', '0.10', '0.09'),
  regular('1051', 'vTribRegIBSMun', '0.02', '0.01'),
  regular('1068', 'vTribRegCBS', '0.76', '0.75'),
  reform('1035', 'gIBSCBS.gIBSUF.gRed', { pRedAliq: '60.00', pAliqEfet: '0.0402' }, { pRedAliq: '60.00', pAliqEfet: '0.0401' }),
  reform('1041', 'gIBSCBS.gIBSUF.vIBSUF', '0.10', '0.09'),
  reform('1047', 'gIBSCBS.gIBSMun.gRed', { pRedAliq: '60.00', pAliqEfet: '0.0002' }, { pRedAliq: '60.00', pAliqEfet: '0.0001' }),
  reform('1052', 'gIBSCBS.gIBSMun.vIBSMun', '0.02', '0.01'),
  reform('1150', 'gIBSCBS.vIBS', '0.09', '0.08'),
  reform('1064', 'gIBSCBS.gCBS.gRed', { pRedAliq: '60.00', pAliqEfet: '0.3602' }, { pRedAliq: '60.00', pAliqEfet: '0.3601' }),
  reform('1069', 'gIBSCBS.gCBS.vCBS', '0.76', '0.75'),
  ['1073', 'own', { 'total.ISTot': { vIS: '0.00' } }, { 'total.ISTot': { vIS: '0.00' }, [`${IMP}.IS`]: { vIS: '0.00' } }],
  ['1117', 'own', { [`${IMP}.IS`]: { vIS: '1.00' } }, { [`${IMP}.IS`]: { vIS: '1.00' }, 'total.ISTot': { vIS: '1.00' } }],
  ['1118', 'reform', { [RTC]: null }, { [RTC]: { CST: '410', cClassTrib: '410001' } }],
  ['156', 'consumer', { 'emit.IE': null }, {}],
  ['157', 'own', { 'emit.IE': null, 'emit.CPF': '12345678909' }, { 'emit.CPF': '12345678909' }],
  ['158', 'own', { 'emit.IE': null, 'emit.IEST': '110042490114' }, { 'emit.IEST': '110042490114' }],
  ['159', 'own', { 'emit.IE': null }, { 'emit.IE': null, [`${PROD}.CFOP`]: '5551' }],
  ['159', 'own', { 'emit.IE': null, [`${PROD}.CFOP`]: '5202' }, { 'emit.IE': null, [`${PROD}.CFOP`]: '5202', 'ide.finNFe': '4' }],
  ['159', 'own', { 'emit.IE': null }, {}],
  ['161', 'own', { 'emit.IE': null }, { 'emit.IE': null, [`${IMP}.ICMS`]: null }],
  ['161', 'difal', { 'emit.IE': null, [`${IMP}.ICMS`]: null }, { 'emit.IE': null, ...PURPOSE.credit('03') }],
  ['162', 'reform', { 'emit.IE': null, [RTC]: null }, { 'emit.IE': null }],
  ['166', 'own', { 'emit.IE': null, 'ide.tpEmis': '6' }, { 'emit.IE': null }],
  ['166', 'own', { 'emit.IE': null, 'ide.tpEmis': '7' }, { 'ide.tpEmis': '7' }],
  ['1002', 'own', { [`${IMP}.ICMS`]: null }, {}],
  ['1002', 'own', { [`${IMP}.ICMS`]: null }, { 'emit.IE': null, [`${IMP}.ICMS`]: null }],
  ['1002', 'own', { [`${IMP}.ICMS`]: null }, { ...PURPOSE.debit('07'), [`${IMP}.ICMS`]: null }],
  ['1115', 'reform', { 'total.IBSCBSTot': null, [RTC]: null }, {}],
  ['1119', 'reform', { 'total.IBSCBSTot': null }, { 'total.IBSCBSTot': null, [RTC]: null }],
  ['1085', 'reform', { 'total.IBSCBSTot.gIBS.vIBS': '0.09' }, { 'total.IBSCBSTot.gIBS.vIBS': '0.08' }],
  ['1091', 'reform', { 'total.IBSCBSTot.gCBS.vCBS': '0.75' }, { 'total.IBSCBSTot.gCBS.vCBS': '0.74' }],
  total('531', 'vBC', '100.00'),
  total('531', 'vBC', '100.00', 'deferred'),
  total('532', 'vICMS', '18.00'),
  total('532', 'vICMS', '9.00', 'deferred'),
  total('795', 'vICMSDeson'),
  total('798', 'vFCPUFDest', '2.00', 'difal'),
  total('799', 'vICMSUFDest', '8.00', 'difal'),
  total('800', 'vICMSUFRemet'),
  total('861', 'vFCP'),
  total('533', 'vBCST', '140.00', 'st'),
  total('534', 'vST', '7.20', 'st'),
  total('862', 'vFCPST'),
  total('859', 'vFCPSTRet'),
  total('967', 'vICMSMono'),
  total('968', 'vICMSMonoReten'),
  total('969', 'vICMSMonoRet'),
  total('564', 'vProd', '100.00'),
  total('535', 'vFrete'),
  total('536', 'vSeg'),
  total('537', 'vDesc'),
  total('601', 'vII'),
  total('538', 'vIPI'),
  total('863', 'vIPIDevol'),
  total('602', 'vPIS'),
  total('603', 'vCOFINS'),
  total('604', 'vOutro'),
  ['605', 'service', { [`${ISS}.vServ`]: '100.01' }, { [`${ISS}.vServ`]: '100.00' }],
  ['606', 'service', { [`${ISS}.vBC`]: '100.01' }, { [`${ISS}.vBC`]: '100.00' }],
  ['607', 'service', { [`${ISS}.vISS`]: '5.01' }, { [`${ISS}.vISS`]: '5.00' }],
  ['608', 'service', { [`${ISS}.vPIS`]: '0.01' }, { [`${ISS}.vPIS`]: '0.00' }],
  ['609', 'service', { [`${ISS}.vCOFINS`]: '0.01' }, { [`${ISS}.vCOFINS`]: '0.00' }],
  issTotal('364', 'vDeducao'),
  issTotal('365', 'vOutro'),
  issTotal('366', 'vDescIncond'),
  issTotal('367', 'vDescCond'),
  issTotal('368', 'vISSRet'),
  total('610', 'vNF', '100.00'),
  ['1282', 'own', { [`${PROD}.vProdLiq`]: '80.00' }, { [`${PROD}.vProdLiq`]: '80.00', 'total.vProdLiqTot': '80.00' }],
  ['1283', 'own', { [`${PROD}.vProdLiq`]: '80.00', 'total.vProdLiqTot': '80.01' }, { [`${PROD}.vProdLiq`]: '80.00', 'total.vProdLiqTot': '80.00' }],
  ['685', 'own', { [`${IMP}.vTotTrib`]: '1.00' }, { [`${IMP}.vTotTrib`]: '1.00', [`${TOT}.vTotTrib`]: '1.00' }],
  ['753', 'consumer', { 'transp.modFrete': '0' }, { 'transp.modFrete': '0', 'ide.indPres': '4' }],
  ['754', 'consumer', { 'transp.transporta': { x: '1' } }, { 'transp.transporta': { x: '1' }, 'ide.indPres': '4' }],
  without('755', 'transp.retTransp'),
  without('756', 'transp.veicTransp'),
  ['757', 'consumer', { 'transp.reboque': [{ placa: 'AAA0A00' }] }, {}],
  ['758', 'consumer', { 'transp.vagao': '1' }, {}],
  ['759', 'consumer', { 'transp.balsa': '1' }, {}],
  ['845', 'own', { 'transp.transporta': { xNome: 'X' } }, { 'transp.transporta': { xNome: 'X' }, 'transp.modFrete': '1' }],
  place('542', 'transp.transporta.CNPJ', '33444555000182', '33444555000181'),
  place('543', 'transp.transporta.CPF', '12345678900', '12345678909'),
  ['559', 'own', { 'transp.transporta': { IE: '110042490114' } }, { 'transp.transporta': { IE: '110042490114', UF: 'SP' } }],
  ['786', 'consumer', { 'ide.indPres': '4' }, { 'ide.indPres': '4', 'transp.transporta': { xNome: 'X' } }],
  ['868', 'interstate', { 'transp.veicTransp': { placa: 'ABC1D23' } }, {}],
  ['868', 'interstate', { 'transp.reboque': [{ placa: 'ABC1D23' }] }, { 'transp.reboque': [{ placa: 'ABC1D23' }], 'ide.idDest': '1' }],
  ['355', 'own', { 'ide.idDest': '3' }, { 'ide.idDest': '3', exporta: { UFSaidaPais: 'SP' } }],
  ['355', 'own', { 'ide.idDest': '3' }, { 'ide.idDest': '3', 'ide.tpNF': '0' }],
  ['356', 'own', { exporta: { UFSaidaPais: 'SP' } }, { exporta: { UFSaidaPais: 'SP' }, 'ide.idDest': '3' }],
  without('760', 'cobr'),
  without('762', 'compra'),
  without('763', 'cana'),
  ['901', 'own', fat('100.00', '100.01', '0.00'), fat('100.00', '100.00', '0.00')],
  ['902', 'own', fat('100.00', '1.00', '99.01'), fat('100.00', '1.00', '99.00')],
  ['852', 'own', dup(one('002', '2026-12-01', '100.00')), dup(one('001', '2026-12-01', '100.00'))],
  ['900', 'own', { ...dup(one('001', '2026-11-20', '100.00')) }, dup(one('001', '2026-11-21', '100.00'))],
  ['898', 'own', { ...dup(one('001', '2026-11-20', '100.00')) }, dup(one('001', '2026-11-21', '100.00'))],
  ['850', 'own', dup(one('001', '2026-12-02', '50.00'), one('002', '2026-12-01', '50.00')), dup(one('001', '2026-12-01', '50.00'), one('002', '2026-12-01', '50.00'))],
  ['851', 'own', dup(one('001', '2026-12-01', '99.99')), dup(one('001', '2026-12-01', '100.00'))],
  ['905', 'own', dup(one('001', '2026-12-01', '100.00')), { cobr: { fat: { nFat: '1', vOrig: '100.00', vLiq: '100.00' } } }],
  ['905', 'own', { cobr: { fat: { nFat: '1' } } }, {}],
  ['853', 'own', { ...dup(one('001', '2026-12-01', '100.00')), ...pay('01', '100.00', { indPag: '0' }) }, { ...dup(one('001', '2026-12-01', '100.00')), ...pay('15', '100.00', { indPag: '1' }) }],
  ['853', 'own', { ...dup(one('001', '2026-12-01', '100.00')), ...pay('01', '100.00', { indPag: '0' }) }, pay('01', '100.00', { indPag: '0' })],
  ['857', 'consumer', pay('14', '100.00'), pay('15', '100.00')],
  ['437', 'own', pay('03', '100.00', { card: { tpIntegra: '1', CNPJ: '33444555000182' } }), pay('03', '100.00', { card: { tpIntegra: '1', CNPJ: '33444555000181' } })],
  ['391', 'consumer', pay('03', '100.00'), pay('03', '100.00', { card: { tpIntegra: '2' } })],
  ['441', 'own', pay('99', '100.00'), pay('99', '100.00', { xPag: 'VALE' })],
  ['904', 'own', pay('90', '0.01'), pay('90', '0.00')],
  ['871', 'own', { 'ide.finNFe': '4', ...pay('01', '100.00') }, { 'ide.finNFe': '4', ...pay('90', '0.00') }],
  ['899', 'consumer', pay('90', '0.00'), pay('01', '100.00')],
  ['865', 'own', pay('01', '99.99'), pay('01', '100.00')],
  ['866', 'own', pay('01', '100.01'), { ...pay('01', '100.01'), 'pag.vTroco': '0.01' }],
  ['869', 'own', { ...pay('01', '100.01'), 'pag.vTroco': '0.02' }, { ...pay('01', '100.01'), 'pag.vTroco': '0.01' }],
  ['750', 'consumer', LARGE, { [`${TOT}.vNF`]: '10000.00' }],
  ['751', 'consumer', LARGE, { ...LARGE, dest: { xNome: 'X' } }],
  ['752', 'consumer', LARGE, { ...LARGE, dest: { enderDest: { UF: 'SP' } } }],
  ['780', 'consumer', { [`${TOT}.vNF`]: '200000.01' }, { [`${TOT}.vNF`]: '200000.00' }],
];

describe('rules applied before sending', () => {
  it.each(Object.keys(BASES))('find nothing in a right note: %s', (base) => {
    expect(broken(base)).toEqual({ problems: [], notices: [] });
  });

  const inDoubt = new Set(NOTE_RULES.flatMap(({ cStat, strength }) => (strength === 'doubt' ? [cStat] : [])));
  it.each(PAIRS.filter(([cStat]) => inDoubt.has(cStat)))(
    '%s of %s, which is in doubt, is a risk on live and nothing in the sandbox',
    (cStat, base, wrong, right) => {
      const judgeChange = (change: Change, target: Target) => {
        const { problems, notices } = broken(base, change, { ...STRICT, target });
        return [problems, notices].map((list) => list.some((one) => one.cStat === cStat));
      };
      expect(judgeChange(wrong, 'producao')).toEqual([false, true]);
      expect(judgeChange(right, 'producao')).toEqual([false, false]);
      expect(judgeChange(wrong, 'sandbox')).toEqual([false, false]);
    },
  );

  it.each(PAIRS.filter(([cStat]) => !inDoubt.has(cStat)))(
    '%s of %s: reports just wrong and accepts just right',
    (cStat, base, wrong, right) => {
      expect(codes(base, wrong, bindsAt(cStat))).toContain(cStat);
      expect(codes(base, right, bindsAt(cStat))).not.toContain(cStat);
    },
  );

  it.each(FIRST_DAYS())(
    '%s binds at %s from %s on, and not the day before',
    (cStat, target, day, base, wrong) => {
      const judgeChange = (lawDay: string) => {
        const { problems, notices } = broken(base, wrong, { ...STRICT, target, lawDay });
        return [...problems, ...notices].some((one) => one.cStat === cStat);
      };
      if (day === null) expect(judgeChange('9999-12-31')).toBe(false);
      else {
        expect(judgeChange(day)).toBe(true);
        expect(judgeChange(dayBefore(day))).toBe(false);
      }
    },
  );

  const ofCoupons = new Set(
    NOTE_RULES.filter(({ when }) => when === COUPON_ONLY.when).map(({ cStat }) => cStat),
  );
  it.each(PAIRS.filter(([cStat]) => ofCoupons.has(cStat)))(
    '%s of %s holds for an NF-e with the DANFE Simplificado Tipo 2, and for no other',
    (cStat, _, wrong, right) => {
      expect(codes('tipo2', wrong)).toContain(cStat);
      expect(codes('tipo2', right)).not.toContain(cStat);
      expect(codes('own', wrong)).not.toContain(cStat);
    },
  );

  it('have a pair each', () => {
    const paired = new Set(PAIRS.map(([cStat]) => cStat));
    expect(NOTE_RULES.map(({ cStat }) => cStat).filter((cStat) => !paired.has(cStat))).toEqual([]);
  });
});

describe('references by item', () => {
  const judgeChange = (change: Change) =>
    broken('two', { ...PURPOSE.return, ...change }).problems.map(({ cStat, field }) => [cStat, field]);

  it('are asked of a return item by item: the number where the note has a key, else the key', () => {
    expect(judgeChange(refs(CHAVE))).toEqual([
      ['321', 'itens[0].numero_item_dfe_referenciado'],
      ['321', 'itens[1].numero_item_dfe_referenciado'],
    ]);
    expect(judgeChange({})).toEqual([
      ['321', 'itens[0].chave_acesso_dfe_referenciado'],
      ['321', 'itens[1].chave_acesso_dfe_referenciado'],
    ]);
    expect(judgeChange(byItem(ref(), null))).toEqual([
      ['321', 'itens[1].chave_acesso_dfe_referenciado'],
      ['1048', 'itens[0].numero_item_dfe_referenciado'],
    ]);
  });

  it('get a fix', () => {
    const [problem] = broken('two', { ...PURPOSE.return, ...refs(CHAVE) }).problems;
    expect(problem).toMatchObject({
      message:
        'Rejeição: NF-e de devolução de mercadoria não possui documento fiscal referenciado por item [nItem:1]',
      fix: expect.stringMatching(
        /chave_acesso_dfe_referenciado.*numero_item_dfe_referenciado.*notas_referenciadas/,
      ),
    });
  });

  it.each(['321', '1010', '1038', '1039', '1042', '1048', '1072', '1130'])(
    'are not judged by %s where an operator switched it off',
    (cStat) => {
      const [, base, wrong] = PAIRS.find(([code]) => code === cStat) ?? [cStat, 'own', {}];
      const ruleSwitches = [{ type: 'nfe', cStat, effect: 'off', uf: null } as const];
      const { problems } = broken(base, wrong, { ...STRICT, ruleSwitches });
      expect(codes(base, wrong)).toContain(cStat);
      expect(problems.map((one) => one.cStat)).not.toContain(cStat);
    },
  );
});

it('refuses the EPEC of PR and PB in the sandbox, and reports a risk on live', () => {
  const epec: Change = { 'ide.tpEmis': '4', 'emit.enderEmit.UF': 'PR' };
  const judgeChange = (target: Target) => {
    const { problems, notices } = broken('own', epec, { ...STRICT, target });
    return [problems, notices].map((list) => list.some(({ cStat }) => cStat === '121'));
  };
  expect(judgeChange('sandbox')).toEqual([true, false]);
  expect(judgeChange('homologacao')).toEqual([false, true]);
  expect(judgeChange('producao')).toEqual([false, true]);
});

describe('a broken rule', () => {
  const wrong: Change = {
    [`${TOT}.vNF`]: '1.00',
    [`${PROD}.CFOP`]: '6102',
    [`${IMP}.PIS`]: null,
    [`${PROD}.comb`]: { UFCons: 'RJ' },
  };
  const by = (context: Partial<EmissionContext>) => {
    const { problems, notices } = broken('own', wrong, { ...STRICT, ...context });
    return { refused: problems.map(({ cStat }) => cStat), told: notices.map(({ cStat }) => cStat) };
  };

  it('refuses in strict mode, and is a risk on live where a UF may differ, and on lenient tokens where the sandbox skips it', () => {
    expect(by({})).toEqual({ refused: ['732', '745', '610'], told: [] });
    expect(by({ ambiente: 1 })).toEqual({ refused: ['732', '745'], told: ['610'] });
    expect(by({ completeInSandbox: true })).toEqual({ refused: ['732', '610'], told: ['745'] });
  });

  it('is no risk where the lenient sandbox filled the field itself', () => {
    const risks = (own: Body) =>
      preparedOf(nfe, withItem({ ...TEN, ...OWN, ...own }), {
        ...STRICT,
        completeInSandbox: true,
      }).notices.flatMap(({ code, cStat }) => (code === 'risco_de_rejeicao' ? [cStat] : []));
    const ipi = { ipi_situacao_tributaria: '00', fcp_percentual: '2.00' };
    expect(risks({ codigo_ncm: '99999999' })).toEqual(['778']);
    expect(risks({ codigo_ncm: undefined, ...ipi })).toEqual([]);
  });

  it('is what an operator set, the closest word last', () => {
    const set = (
      cStat: string,
      effect: 'refuse' | 'notice' | 'off',
      uf: string | null = null,
      type = 'nfe',
    ) => ({
      type,
      cStat,
      effect,
      uf,
    });
    expect(
      by({
        ambiente: 1,
        ruleSwitches: [
          set('610', 'refuse'),
          set('732', 'notice'),
          set('745', 'off'),
          set('610', 'off', null, 'mdfe'),
        ],
      }),
    ).toEqual({
      refused: ['610'],
      told: ['732'],
    });
    expect(
      by({
        ambiente: 1,
        ruleSwitches: [set('732', 'off', 'RJ'), set('610', 'off'), set('610', 'refuse', 'SP')],
      }),
    ).toEqual({
      refused: ['732', '745', '610'],
      told: [],
    });
  });

  it('carries the words of the authority, with field, tag and fix, and once for many items as a notice', () => {
    const { problems } = broken('own', { [`${PROD}.CFOP`]: '1102' });
    expect(problems[0]).toMatchObject({
      field: 'itens[0].cfop',
      tag: 'CFOP',
      cStat: '518',
      message: 'Rejeição: CFOP de entrada para NF-e de saída [nItem:1]',
      fix: expect.stringContaining('CFOP'),
    });
    const two = withItem({ ...TEN, ...OWN, icms_valor: '1.00' });
    const items = Array.isArray(two['itens']) ? two['itens'] : [];
    const { notices, problems: none } = preparedOf(
      nfe,
      { ...two, itens: [...items, ...items] },
      { ...STRICT, ambiente: 1 },
    );
    expect(none).toEqual([]);
    expect(notices.filter(({ cStat }) => cStat === '528')).toMatchObject([
      {
        code: 'risco_de_rejeicao',
        field: 'itens[0].icms_valor',
        message: expect.stringContaining('E mais 1 item.'),
      },
    ]);
  });
});
