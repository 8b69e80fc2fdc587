import { dayInBrasilia } from '../../../calendar/calendar.ts';
import { chaveParts, isChave } from '../../../chave-acesso/chave-acesso.ts';
import { compare, decimalOrZero, percent, roundHalfUp } from '../../../decimal/decimal.ts';
import { type DocumentRule, type DocumentView, documentRows } from '../../../engine/judge/document-judge.ts';
import { ABROAD } from '../../../engine/judge/portal-rules.ts';
import { type Place, placesWhere, repeatedAt } from '../../../engine/judge/tree-rules.ts';
import { all, amount, at, type Group, has, isApart, text } from '../../../engine/judge/tree-view.ts';
import { cnpjBase } from '../../../identity/cnpj.ts';
import { nameOfCode } from '../../../tables/codes/codes.ts';
import { CTE_ENDPOINTS } from '../endpoints.ts';
import {
  documents,
  group,
  ide,
  identityOf,
  isBetweenCarriers,
  isNormal,
  kind,
  norm,
  noteKeys,
  payer,
  previous,
  serves,
  type Test,
} from './service.ts';

const { obrig, strictObrig, notice } = documentRows;
const MOC = 'MOC CT-e 4.00 Anexo I';
const TOTAL_MAX = decimalOrZero('9999999.99');
const DOCUMENTS_MAX = 2000;

const OFFLINE = '2';
const EPEC = '4';
const forms =
  (...tpEmis: readonly string[]): Test =>
  (d) =>
    tpEmis.includes(ide(d, 'tpEmis'));
/** When the contingency began, and why: both or none. */
const reasons = (d: DocumentView): number => ['dhCont', 'xJust'].filter((tag) => has(d.ide, tag)).length;
const isOfSvc: Test = (d) => CTE_ENDPOINTS.svc?.byTpEmis[ide(d, 'tpEmis')] !== undefined;

/** Elements of ICMS that have base, rate and value, each under its own tags. */
const TAXED: Readonly<Record<string, string>> = {
  ICMS00: '',
  ICMS20: '',
  ICMS90: '',
  ICMSOutraUF: 'OutraUF',
};
const isWrongIcms: Test = (d) =>
  Object.entries(TAXED).some(([tag, end]) => {
    const icms = group(d, 'imp', 'ICMS', tag);
    const value = `vICMS${end}`;
    const due = roundHalfUp(percent(amount(icms, `vBC${end}`), amount(icms, `pICMS${end}`)), 2);
    return has(icms, value) && isApart(due, amount(icms, value));
  });

/** First digit of the CFOP by route: 5 inside a UF, 6 across; abroad is not judged. */
const isOtherCfop: Test = (d) => {
  const [start, end] = [ide(d, 'UFIni'), ide(d, 'UFFim')];
  if ([start, end].some((uf) => uf === '' || uf === ABROAD)) return false;
  return ide(d, 'CFOP').charAt(0) !== (start === end ? '5' : '6');
};
const startsElsewhere: Test = (d) => !['', ABROAD, text(d.emit, 'enderEmit', 'UF')].includes(ide(d, 'UFIni'));
const isElsewhereCfop: Test = (d) => ['5932', '6932'].includes(ide(d, 'CFOP'));

const isKey = (key: string, mod: string): boolean => isChave(key) && chaveParts(key).mod === mod;
const badKeys = (keys: readonly string[], mod: string): Place[] =>
  placesWhere(keys, (key) => key !== '' && !isKey(key, mod));
const multimodal = (d: DocumentView): readonly string[] =>
  all(norm(d), 'infServVinc', 'infCTeMultimodal').map((one) => text(one, 'chCTeMultimodal'));
const complementedKeys = (d: DocumentView): readonly string[] =>
  all(d.inf, 'infCteComp').map((one) => text(one, 'chCTe'));
/** Railway and multimodal transport may be complemented for twice as long. */
const LONG_MODALS = ['04', '06'];
const monthOf = (year: number, month: number): number => year * 12 + month;
/** Complemented CT-e of more than 12 or 24 months ago, by the months of its key and of the authorization. */
const isTooOld = (d: DocumentView): Place[] => {
  const [year = 0, month = 0] = dayInBrasilia(d.context.nowMs).split('-').map(Number);
  const first = monthOf(year, month) - (LONG_MODALS.includes(ide(d, 'modal')) ? 24 : 12);
  return placesWhere(
    complementedKeys(d),
    (key) => isKey(key, '57') && monthOf(2000 + Number(key.slice(2, 4)), Number(key.slice(4, 6))) < first,
  );
};
const replacedKey = (d: DocumentView): string => text(norm(d), 'infCteSub', 'chCte');
const countOfDocuments = (d: DocumentView): number =>
  ['infNF', 'infNFe', 'infOutros', 'infDCe'].reduce((sum, tag) => sum + all(documents(d), tag).length, 0);

const isGlobal: Test = (d) => ide(d, 'indGlobalizado') === '1';
const taker = (d: DocumentView): string => text(d.ide, 'toma3', 'toma');
const isSameBase = (one: string, other: string): boolean => cnpjBase(one) === cnpjBase(other);
const sameCompany = (d: DocumentView, party: Group): boolean =>
  isSameBase(identityOf(party), text(d.emit, 'CNPJ'));
const isNamed = (party: Group, name: string): boolean => text(party, 'xNome') === name;
/** Homologation writes the names itself. */
const inProduction: Test = (d) => d.context.ambiente === 1;
const GLOBAL_MIN = 5;
/** CF-e and NFC-e: sales to consumers, within a UF. */
const COUPONS = ['59', '65'];
/** Companies that issued the notes carried. */
const issuers = (d: DocumentView): number =>
  new Set(noteKeys(d).flatMap((key) => (isChave(key) ? [cnpjBase(chaveParts(key).cnpj)] : []))).size;
const SENDER = '0';
const RECIPIENT = '3';
const rem = (d: DocumentView): Group => at(d.inf, 'rem');

// biome-ignore format: a table reads as one rule a row
export const IDE_RULES: readonly DocumentRule[] = [
  obrig('586', `${MOC}, G008`, 'ide/dhCont', (d) => !forms(OFFLINE, EPEC)(d) && reasons(d) > 0),
  obrig('587', `${MOC}, G009`, 'ide/dhCont', (d) => forms(OFFLINE)(d) && reasons(d) < 2),
  obrig('588', `${MOC}, G010`, 'ide/dhCont', (d) => Date.parse(ide(d, 'dhCont')) > d.dhEmiMs),
  obrig('517', `${MOC}, G012; evEPECCTe_v4.00.xsd`, 'ide/tpCTe', (d) => (isOfSvc(d) || forms(EPEC)(d)) && !kind('0')(d)),
  obrig('459', `${MOC}, G017`, 'infCteComp', (d) => kind('1')(d) && complementedKeys(d).every((key) => key === '')),
  notice('503', `${MOC}, G076: message`, 'ide/tpEmis', (d) => kind('3')(d) && ide(d, 'tpEmis') !== '1', { field: 'forma_emissao' }),
  obrig('505', `${MOC}, G077`, 'infCTeNorm/infCteSub', (d) => kind('3')(d) && replacedKey(d) === ''),
];

// biome-ignore format: a table reads as one rule a row
export const TRANSPORT_RULES: readonly DocumentRule[] = [
  obrig('526', `${MOC}, G028`, 'infCTeNorm/infModal/aquav/detCont', (d) => !isBetweenCarriers(d) && has(norm(d), 'infModal', 'aquav', 'detCont')),
  obrig('581', `${MOC}, G027: every modal but the pipeline`, 'infCTeNorm/infCarga/vCarga', (d) => isNormal(d) && ide(d, 'modal') !== '05' && text(norm(d), 'infCarga', 'vCarga') === ''),
  strictObrig('582', `${MOC}, G029; help pages that quote MOC CT-e 3.00a`, 'infCTeNorm/infModal/ferrov/trafMut', (d) => text(norm(d), 'infModal', 'ferrov', 'tpTraf') === '1' && !has(norm(d), 'infModal', 'ferrov', 'trafMut')),
  obrig('842', `${MOC}, G032`, 'infCTeNorm/infModal/ferrov/trafMut/chCTeFerroOrigem', (d) => badKeys([text(norm(d), 'infModal', 'ferrov', 'trafMut', 'chCTeFerroOrigem')], '57').length > 0),
  obrig('693', `${MOC}, G036`, 'infCTeNorm/infDoc', (d) => isNormal(d) && !isBetweenCarriers(d) && documents(d) === undefined),
  obrig('694', `${MOC}, G037`, 'infCTeNorm/infDoc', (d) => isBetweenCarriers(d) && documents(d) !== undefined),
  obrig('601', `${MOC}, G038: 2000 documents`, 'infCTeNorm/infDoc', (d) => countOfDocuments(d) > DOCUMENTS_MAX),
  obrig('527', `${MOC}, G039`, 'infCTeNorm/infDoc/infNFe/chave', (d) => repeatedAt(noteKeys(d))),
  obrig('843', `${MOC}, G040`, 'infCTeNorm/infDoc/infNFe/chave', (d) => badKeys(noteKeys(d), '55')),
  notice('813', `${MOC}, G045: message`, 'infCTeNorm/infDoc/infOutros/tpDoc', (d) => ide(d, 'UFIni') !== ide(d, 'UFFim') && all(documents(d), 'infOutros').some((one) => COUPONS.includes(text(one, 'tpDoc')))),
  obrig('650', `${MOC}, G046`, 'vPrest/vTPrest', (d) => compare(amount(d.inf, 'vPrest', 'vTPrest'), TOTAL_MAX) > 0),
  obrig('675', `${MOC}, G047: tolerance 0.01`, 'imp/ICMS', isWrongIcms),
  obrig('531', `${MOC}, G048`, 'vPrest/vRec', (d) => compare(amount(d.inf, 'vPrest', 'vRec'), amount(d.inf, 'vPrest', 'vTPrest')) > 0),
  strictObrig('676', `${MOC}, G049; a help page that quotes the list of CFOP of MOC CT-e 3.00a, item 13`, 'ide/CFOP', (d) => ide(d, 'CFOP') !== '' && nameOfCode('cfop', ide(d, 'CFOP')) === undefined),
  strictObrig('519', `${MOC}, G050: where the transport starts and ends`, 'ide/CFOP', isOtherCfop),
  strictObrig('524', `${MOC}, G051`, 'ide/CFOP', (d) => startsElsewhere(d) && !isElsewhereCfop(d)),
  strictObrig('908', `${MOC}, G052`, 'ide/CFOP', (d) => !startsElsewhere(d) && isElsewhereCfop(d)),
  obrig('651', `${MOC}, G057`, 'infCTeNorm/infServVinc', (d) => serves('4')(d) && isNormal(d) && !has(norm(d), 'infServVinc')),
  obrig('814', `${MOC}, G058`, 'infCTeNorm/infServVinc', (d) => !serves('4')(d) && has(norm(d), 'infServVinc')),
  obrig('521', `${MOC}, G059`, 'infCTeNorm/docAnt', (d) => isNormal(d) && serves('1', '2', '3')(d) && !has(norm(d), 'docAnt')),
  strictObrig('747', `${MOC}, G060; answers of a SEFAZ that were published`, 'infCTeNorm/docAnt', (d) => serves('0')(d) && has(norm(d), 'docAnt')),
  notice('733', `${MOC}, G062: message`, 'infCTeNorm/docAnt/emiDocAnt/CNPJ', (d) => previous(d).filter(({ issuer, key }) => isChave(key) && issuer.length === 14 && chaveParts(key).cnpj !== issuer).map(({ place }) => place.slice(0, 1))),
  notice('543', `${MOC}, G061: message`, 'infCTeNorm/docAnt', (d) => repeatedAt(previous(d).map(({ key }) => key)).length > 0, { field: 'emissores_documento_transporte_anterior' }),
  notice('745', `${MOC}, G063; its scope was not read`, 'infCTeNorm/docAnt/emiDocAnt', (d) => serves('1')(d) && previous(d).some(({ issuer }) => issuer !== '' && !isSameBase(issuer, identityOf(payer(d))))),
  obrig('844', `${MOC}, G065`, 'infCTeNorm/docAnt/emiDocAnt/idDocAnt/idDocAntEle/chCTe', (d) => previous(d).filter(({ key }) => key !== '' && !isKey(key, '57')).map(({ place }) => place)),
  obrig('714', `${MOC}, G070`, 'infCTeNorm/infServVinc/infCTeMultimodal/chCTeMultimodal', (d) => repeatedAt(multimodal(d))),
  obrig('845', `${MOC}, G071`, 'infCTeNorm/infServVinc/infCTeMultimodal/chCTeMultimodal', (d) => badKeys(multimodal(d), '57')),
  obrig('847', `${MOC}, G078`, 'infCTeNorm/infCteSub/chCte', (d) => replacedKey(d) !== '' && !isKey(replacedKey(d), '57')),
  obrig('849', `${MOC}, G161`, 'infCteComp/chCTe', (d) => badKeys(complementedKeys(d), '57')),
  strictObrig('933', 'NT 2024.001 CT-e; a help page that quotes its rule', 'infCteComp/chCTe', isTooOld, { since: 'past-cte-old-keys' }),
  obrig('743', `${MOC}, G197`, 'ide/indGlobalizado', (d) => isGlobal(d) && ide(d, 'UFIni') !== ide(d, 'UFFim')),
  strictObrig('726', `${MOC}, G203; help pages that quote MOC CT-e 3.00a`, 'dest/xNome', (d) => inProduction(d) && isGlobal(d) && taker(d) === '0' && !isNamed(at(d.inf, 'dest'), 'DIVERSOS')),
  strictObrig('728', `${MOC}, G205; help pages that quote MOC CT-e 3.00a`, 'dest/CNPJ', (d) => isGlobal(d) && taker(d) === '0' && has(d.inf, 'dest') && !sameCompany(d, at(d.inf, 'dest'))),
  strictObrig('722', `${MOC}, G198; help pages of two emitters`, 'ide/toma3/toma', (d) => isGlobal(d) && ![SENDER, RECIPIENT].includes(taker(d)), { field: 'tomador' }),
  notice('723', `${MOC}, G199: message`, 'infCTeNorm/infDoc', (d) => isGlobal(d) && ['infNF', 'infOutros', 'infDCe'].some((tag) => has(documents(d), tag)), { field: 'indicador_globalizado' }),
  strictObrig('724', `${MOC}, G200; help pages of two emitters`, 'infCTeNorm/infDoc/infNFe', (d) => isGlobal(d) && taker(d) === RECIPIENT && issuers(d) === 1, { field: 'nfes' }),
  strictObrig('725', `${MOC}, G202; the other payer of G203`, 'rem/xNome', (d) => inProduction(d) && isGlobal(d) && taker(d) === RECIPIENT && !isNamed(rem(d), 'DIVERSOS'), { field: 'nome_remetente' }),
  strictObrig('727', `${MOC}, G204; the other payer of G205`, 'rem/CNPJ', (d) => isGlobal(d) && taker(d) === RECIPIENT && rem(d) !== undefined && !sameCompany(d, rem(d)), { field: 'cnpj_remetente' }),
  notice('729', `${MOC}, G207: message`, 'infCTeNorm/infDoc/infNFe', (d) => !isGlobal(d) && issuers(d) > 1),
  notice('730', `${MOC}, G208: message`, 'rem/xNome', (d) => inProduction(d) && !isGlobal(d) && [rem(d), at(d.inf, 'dest')].some((one) => isNamed(one, 'DIVERSOS')), { field: 'indicador_globalizado' }),
  strictObrig('744', `${MOC}, G201; help pages of two emitters`, 'infCTeNorm/infDoc/infNFe', (d) => isGlobal(d) && taker(d) === SENDER && issuers(d) > 1, { field: 'nfes' }),
  strictObrig('737', `${MOC}, G206; help pages of two emitters`, 'infCTeNorm/infDoc/infNFe', (d) => isGlobal(d) && noteKeys(d).length < GLOBAL_MIN),
];
