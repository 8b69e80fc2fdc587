import { isChaveNfse } from '../../../chave-acesso/chave-nfse.ts';
import { compare, decimalOrZero } from '../../../decimal/decimal.ts';
import {
  checkDigits,
  type DocumentRule,
  type DocumentView,
  documentRows,
} from '../../../engine/judge/document-judge.ts';
import { amount, has, text } from '../../../engine/judge/tree-view.ts';
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
  isTaxable,
  isTaxedBySimples,
  isUntaxed,
  municipal,
  regime,
  rule,
  service,
  strictRule,
  type Test,
  totals,
  value,
} from './dps.ts';
import { IBS_CBS_RULES } from './ibs-cbs.ts';
import { PARTY_RULES, PROOF_RULES } from './parties.ts';
import { PLACE_RULES } from './places.ts';

/** A date this close to now gets replaced before sending. */
const REDATED_MS = 60_000;
const HUNDRED = decimalOrZero('100');
const taxes = (d: DocumentView, tag: string): boolean => has(municipal(d), tag);
/** Service whose deductions and benefits an ME or EPP keeps. Source: text of E0536. */
const OF_BENEFIT = /^070[25]/;
/** Key of another emitter, or with a wrong digit. */
const isWrongReplacedKey: Test = (d) => {
  const key = text(d.inf, 'subst', 'chSubstda');
  const emitter = inscricao(d, 'prest');
  const own = `${emitter.length === 11 ? '1' : '2'}${emitter.padStart(14, '0')}`;
  return (
    text(d.inf, 'tpEmit') === '1' &&
    key !== '' &&
    (!isChaveNfse(key) || key.slice(0, 7) !== text(d.inf, 'cLocEmi') || key.slice(8, 23) !== own)
  );
};

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
  rule('E0042', 'subst/chSubstda', isWrongReplacedKey),
  rule('E0078', 'subst/xMotivo', (d) => text(d.inf, 'subst', 'cMotivo') === '99' && !has(d.inf, 'subst', 'xMotivo')),
  rule('E0162', 'prest/regTrib/regApTribSN', (d) => !isMeOrEpp(d) && regime(d, 'regApTribSN') !== ''),
  rule('E0166', 'prest/regTrib/regApTribSN', (d) => isMeOrEpp(d) && regime(d, 'regApTribSN') === ''),
  rule('E0172', 'prest/regTrib/regEspTrib', (d) => isUntaxed(d) && isSpecial(d)),
  rule('E0174', 'prest/regTrib/regEspTrib', (d) => isMei(d) && isSpecial(d)),
  rule('E0175', 'prest/regTrib/regEspTrib', (d) => isTaxedBySimples(d) && isSpecial(d)),
];

// biome-ignore format: a table reads as one rule a row
const MUNICIPAL_RULES: readonly DocumentRule[] = [
  rule('E0533', 'valores/trib/tribMun/BM', (d) => taxes(d, 'BM') && isUntaxed(d)),
  rule('E0534', 'valores/trib/tribMun/BM', (d) => taxes(d, 'BM') && isMei(d)),
  rule('E0535', 'valores/trib/tribMun/BM', (d) => taxes(d, 'BM') && isSpecial(d)),
  documentRows.obrig('E0536', `${A1}, E0536, E0537: refused by towns with and without an agreement`, 'valores/trib/tribMun/BM', (d) => taxes(d, 'BM') && isTaxedBySimples(d) && !OF_BENEFIT.test(service(d))),
  rule('E0580', 'valores/trib/tribMun/tpRetISSQN', (d) => isUntaxed(d) && isRetained(d)),
  rule('E0583', 'valores/trib/tribMun/tpRetISSQN', (d) => isMei(d) && isRetained(d)),
  rule('E0585', 'valores/trib/tribMun/exigSusp', (d) => isUntaxed(d) && isSuspended(d)),
  rule('E0588', 'valores/trib/tribMun/tpRetISSQN', (d) => isSpecial(d) && isRetained(d)),
  rule('E0592', 'valores/trib/tribMun/tpImunidade', (d) => (text(municipal(d), 'tribISSQN') === '2') !== taxes(d, 'tpImunidade')),
  rule('E0593', 'valores/trib/tribMun/tpImunidade', (d) => text(municipal(d), 'tpImunidade') === '0'),
  rule('E0600', 'valores/trib/tribMun/pAliq', (d) => isMei(d) && taxes(d, 'pAliq')),
  rule('E0602', 'valores/trib/tribMun/pAliq', (d) => isUntaxed(d) && taxes(d, 'pAliq')),
  rule('E0604', 'valores/trib/tribMun/pAliq', (d) => isSpecial(d) && taxes(d, 'pAliq')),
  strictRule('E0621', 'valores/trib/tribMun/pAliq', (d) => isTaxedBySimples(d) && isTaxable(d) && isRetained(d) && !taxes(d, 'BM') && !taxes(d, 'pAliq')),
  strictRule('E0625', 'valores/trib/tribMun/pAliq', (d) => isTaxedBySimples(d) && isTaxable(d) && !isRetained(d) && !taxes(d, 'BM') && taxes(d, 'pAliq')),
];

const LEVELS = ['Fed', 'Est', 'Mun'];
/** Codes of the three levels: federal, state, município. */
const levels = (
  codes: readonly string[],
  form: 'vTotTrib' | 'pTotTrib',
  isTooMuch: (d: DocumentView, tag: string) => boolean,
): DocumentRule[] =>
  LEVELS.map((level, index) =>
    rule(codes[index] ?? '', `valores/trib/totTrib/${form}/${form}${level}`, (d) =>
      isTooMuch(d, `${form}${level}`),
    ),
  );

// biome-ignore format: a table reads as one rule a row
const TOTAL_RULES: readonly DocumentRule[] = [
  ...levels(['E0702', 'E0703', 'E0704'], 'vTotTrib', (d, tag) => compare(amount(totals(d), 'vTotTrib', tag), value(d)) > 0),
  ...levels(['E0706', 'E0707', 'E0708'], 'pTotTrib', (d, tag) => compare(amount(totals(d), 'pTotTrib', tag), HUNDRED) > 0),
  rule('E0710', 'valores/trib/totTrib/pTotTribSN', (d) => isMei(d) && has(totals(d), 'pTotTribSN'), { field: 'percentual_total_tributos_simples_nacional' }),
  rule('E0712', 'valores/trib/totTrib/indTotTrib', (d) => isMeOrEpp(d) && has(totals(d), 'indTotTrib'), { field: 'indicador_total_tributacao' }),
  rule('E0713', 'valores/trib/totTrib/indTotTrib', (d) => regime(d, 'opSimpNac') === '1' && (has(totals(d), 'indTotTrib') || has(totals(d), 'pTotTribSN'))),
];

/** Every rejection of a DPS that its complete tree decides before sending, in the order of the annex. */
export const NFSE_RULES: readonly DocumentRule[] = [
  ...IDENTIFICATION,
  ...PARTY_RULES,
  ...PLACE_RULES,
  ...MUNICIPAL_RULES,
  ...AMOUNT_RULES,
  ...PROOF_RULES,
  ...TOTAL_RULES,
  ...IBS_CBS_RULES,
];

/** Codes that the agreement of a município decides, which is asked for before a DPS is signed. Source: Anexo I v1.01. */
export const NFSE_TOWN_RULES = ['E0037', 'E0038', 'E0617', 'E0619', 'E0635', 'E0640'].map((cStat) => ({
  cStat,
  strength: 'obrig',
}));
