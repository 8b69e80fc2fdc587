import { isChave } from '../../../chave-acesso/chave-acesso.ts';
import { checkDigits, type DocumentRule, type DocumentView } from '../../../engine/judge/document-judge.ts';
import {
  isMalformedIe,
  isOtherUf,
  isUnknownTown,
  isWrongIe,
  ROTEIRO,
} from '../../../engine/judge/portal-rules.ts';
import { repeatedAt } from '../../../engine/judge/tree-rules.ts';
import { all, has, text, texts } from '../../../engine/judge/tree-view.ts';
import { ufByCodigo } from '../../../tables/uf.ts';
import { dest, ide, isBilled, isKind, itemsOf, rule, strictRule, subscriber } from './note.ts';

const MOC = 'MOC NFCom 1.00a Anexo I';
const isBadKey = (key: string): boolean => key !== '' && !isChave(key);
const isOffline = (d: DocumentView): boolean => ide(d, 'tpEmis') === '2';
const lacks = (d: DocumentView, group: string): boolean => !has(d.inf, group);
const terminals = (d: DocumentView, tag: string): readonly string[] =>
  all(subscriber(d), 'terminais_adicionais').flatMap((terminal) => texts(terminal, tag));
const isRepeated = (values: readonly string[]): boolean => repeatedAt(values).length > 0;
const readers = (d: DocumentView) => all(d.inf, 'autXML');
const centre = (d: DocumentView): string => text(d.inf, 'gFatCentral', 'CNPJ');
/** UFs that share the ICMS of an item. */
const sharingUfs = (d: DocumentView): readonly string[] =>
  itemsOf(d).flatMap(({ imposto }) =>
    all(imposto, 'ICMSUFDest').flatMap((share) => ufByCodigo(text(share, '@cUFDest'))?.sigla ?? []),
  );
const emitterTown = (d: DocumentView): string => text(d.emit, 'enderEmit', 'cMun');

/** Kind of the note: contingency, substitution, co-billing, and the accompanying invoice. */
// biome-ignore format: a table reads as one rule a row
export const KIND_RULES: readonly DocumentRule[] = [
  rule('415', 'G04', 'ide/xJust', (d) => !isOffline(d) && has(d.ide, 'dhCont')),
  rule('416', 'G05', 'ide/xJust', (d) => isOffline(d) && !has(d.ide, 'dhCont')),
  rule('417', 'G06', 'ide/dhCont', (d) => isOffline(d) && Date.parse(ide(d, 'dhCont')) >= d.dhEmiMs),
  rule('419', 'G08', 'ide/tpEmis', (d) => isOffline(d) && !isKind(d, '0')),
  rule('411', 'G43', 'gSub', (d) => isKind(d, '3') && lacks(d, 'gSub')),
  rule('412', 'G44', 'gSub', (d) => !isKind(d, '3') && !lacks(d, 'gSub')),
  rule('414', 'G47', 'gSub/chNFCom', (d) => isBadKey(text(d.inf, 'gSub', 'chNFCom'))),
  rule('515', 'G67', 'gCofat', (d) => isBilled(d, '2') && lacks(d, 'gCofat')),
  rule('532', 'G68', 'ide/tpFat', (d) => !isBilled(d, '2') && !lacks(d, 'gCofat')),
  rule('516', 'G69', 'ide/finNFCom', (d) => isBilled(d, '2') && isKind(d, '4')),
  rule('517', 'G70', 'gCofat/chNFComLocal', (d) => isBadKey(text(d.inf, 'gCofat', 'chNFComLocal'))),
  rule('270', 'G78', 'gFat', (d) => isBilled(d, '0') && !isKind(d, '4') && ide(d, 'indCessaoMeiosRede') === '' && lacks(d, 'gFat')),
  rule('272', 'G79', 'gFatCentral', (d) => isBilled(d, '1') && lacks(d, 'gFatCentral')),
  rule('273', 'G80', 'gFat', (d) => (isBilled(d, '2') || isKind(d, '4')) && !(lacks(d, 'gFat') && lacks(d, 'gFatCentral'))),
  checkDigits('274', `${MOC}, G81`, 'gFatCentral/CNPJ'),
  rule('275', 'G82', 'gFatCentral/CNPJ', (d) => !lacks(d, 'gFatCentral') && centre(d).slice(0, 8) !== text(d.emit, 'CNPJ').slice(0, 8)),
];

/** The field is one, the UFs of the sharing may be several. */
const fitsNoneOf = (ufs: readonly string[], isWrongIn: (uf: string) => boolean): boolean =>
  ufs.length > 0 && ufs.every(isWrongIn);

// biome-ignore format: a table reads as one rule a row
export const PARTY_RULES: readonly DocumentRule[] = [
  rule('407', 'G20', 'emit/enderEmit/cMun', (d) => isOtherUf(emitterTown(d), text(d.emit, 'enderEmit', 'UF'))),
  rule('408', 'G21', 'emit/enderEmit/cMun', (d) => isUnknownTown(emitterTown(d))),
  strictRule('209', `G14; ${ROTEIRO}`, 'emit/IE', (d) => isWrongIe(text(d.emit, 'IE'), text(d.emit, 'enderEmit', 'UF'))),
  strictRule('498', `G15; ${ROTEIRO}: UF of the sharing`, 'emit/IEUFDest', (d) => fitsNoneOf(sharingUfs(d), (uf) => isMalformedIe(text(d.emit, 'IEUFDest'), uf))),
  checkDigits('422', `${MOC}, G22`, 'dest/CNPJ'),
  checkDigits('423', `${MOC}, G23`, 'dest/CPF'),
  rule('424', 'G24', 'dest/IE', (d) => dest(d, 'idOutros') !== '' && dest(d, 'IE') !== ''),
  rule('426', 'G25', 'dest/IE', (d) => dest(d, 'indIEDest') === '1' && dest(d, 'IE') === ''),
  rule('420', 'G26', 'dest/IE', (d) => dest(d, 'indIEDest') === '2' && dest(d, 'IE') !== 'ISENTO'),
  rule('431', 'G27', 'dest/IE', (d) => dest(d, 'indIEDest') === '9' && dest(d, 'IE') !== ''),
  rule('405', 'G29', 'dest/enderDest/cMun', (d) => isOtherUf(dest(d, 'enderDest', 'cMun'), dest(d, 'enderDest', 'UF'))),
  rule('406', 'G30', 'dest/enderDest/cMun', (d) => isUnknownTown(dest(d, 'enderDest', 'cMun'))),
  strictRule('427', `G31; ${ROTEIRO}`, 'dest/IE', (d) => isMalformedIe(dest(d, 'IE'), dest(d, 'enderDest', 'UF'))),
  rule('537', 'G34a', 'assinante/nContrato', (d) => isBilled(d, '0', '1') && ['nContrato', 'dContratoIni'].some((tag) => text(subscriber(d), tag) === '')),
  rule('425', 'G35', 'assinante/dContratoFim', (d) => text(subscriber(d), 'dContratoFim') !== '' && text(subscriber(d), 'dContratoFim') < text(subscriber(d), 'dContratoIni')),
  rule('474', 'G36', 'assinante/terminais_adicionais', (d) => isRepeated(terminals(d, 'NroTermAdic'))),
  rule('535', 'G36a', 'assinante/cUFPrinc', (d) => text(subscriber(d), 'cUFPrinc') !== '' && text(subscriber(d), 'cUFPrinc') !== ide(d, 'cUF')),
  rule('536', 'G36b', 'assinante/terminais_adicionais', (d) => terminals(d, 'cUFAdic').some((cUF) => cUF !== ide(d, 'cUF'))),
  checkDigits('466', `${MOC}, G139`, 'autXML/CNPJ'),
  checkDigits('467', `${MOC}, G140`, 'autXML/CPF'),
  rule('468', 'G141', 'autXML', (d) => isRepeated(readers(d).map((one) => text(one, 'CNPJ') || text(one, 'CPF')))),
  checkDigits('472', `${MOC}, G148`, 'gRespTec/CNPJ'),
];
