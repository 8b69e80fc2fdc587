import type { Brackets } from '../../../rules/rule.ts';
import { all, has, text } from '../../xml.ts';
import type { NfeDocument, NfeItem } from '../document.ts';
import { anyItem, type NfeRule, rulesOf } from './nfe-rule.ts';

const { nfe, strictNfe } = rulesOf('conteudo');

const NT = 'NT 2025.002 v1.52';
const DEBIT = { unprocessed: '03', interest: '04', loss: '07' } as const;
const PART_REFUSAL = '06';

const finality = (d: NfeDocument): string => text(d.ide, 'finNFe');
const debit = (d: NfeDocument): string => text(d.ide, 'tpNFDebito');
const credit = (d: NfeDocument): string => text(d.ide, 'tpNFCredito');
const key = ({ det }: NfeItem): string => text(det, 'DFeReferenciado', 'chaveAcesso');
const number = ({ det }: NfeItem): string => text(det, 'DFeReferenciado', 'nItem');
const refers = ({ det }: NfeItem): boolean => has(det, 'DFeReferenciado');
/** Broken by the first item that repeats the reference of an earlier one. */
function repeats({ itens }: NfeDocument): boolean | Brackets {
  const seen = new Set<string>();
  for (const item of itens.filter(refers)) {
    const reference = `${key(item)}/${number(item)}`;
    if (seen.has(reference)) return { nItem: item.nItem };
    seen.add(reference);
  }
  return false;
}
const another = (item: NfeItem, { itens }: NfeDocument): boolean => {
  const first = itens.find(refers);
  return first !== undefined && refers(item) && key(item) !== key(first);
};

const MODEL_AT = 20;
const TP_EMIS_AT = 34;
/** NFC-e, CF-e, and offline NF-e, which have the DANFE Simplificado Tipo 2. Source: NT 2026.002 v1.11, BA02-35, ZX02-224. */
export const isCouponKey = (key: string): boolean => {
  const model = key.slice(MODEL_AT, MODEL_AT + 2);
  return ['65', '59'].includes(model) || (model === '55' && key[TP_EMIS_AT] === '9');
};
/** True for an outgoing note that is neither a complement nor a return. */
export const sellsPlainly = (d: NfeDocument): boolean =>
  text(d.ide, 'tpNF') === '1' && finality(d) !== '2' && finality(d) !== '4';

/** Rule for some notes that any of their items can break. */
const itemWhere = (of: (d: NfeDocument) => boolean, test: (item: NfeItem, d: NfeDocument) => boolean) =>
  anyItem((item, d) => of(d) && test(item, d));

// biome-ignore format: a table reads as one rule a row
export const REFERENCE_RULES: readonly NfeRule[] = [
  nfe('1010', `${NT}, VC02-05`, itemWhere((d) => all(d.ide, 'NFref').length > 0, refers)),
  nfe('1042', `${NT}, VC02-07`, (d) => finality(d) === '5' && credit(d) !== PART_REFUSAL && d.itens.some(refers), { since: 'nfe-rtc-1.36' }),
  nfe('1038', `${NT}, VC02-10`, itemWhere((d) => debit(d) === DEBIT.unprocessed || debit(d) === DEBIT.interest || credit(d) === PART_REFUSAL, (item) => key(item) === ''), { since: 'nfe-rtc-1.36' }),
  nfe('321', `${NT}, VC02-14`, itemWhere((d) => finality(d) === '4', (item) => key(item) === '' && !/^(?:1201|1202|141[01]|[56]921)$/.test(text(item.prod, 'CFOP'))), { since: 'nfe-rtc-1.52-vc02-14' }),
  nfe('1072', `${NT}, VC02-20`, repeats),
  nfe('1130', `${NT}, VC02-30`, itemWhere((d) => finality(d) !== '4' && debit(d) !== DEBIT.unprocessed && debit(d) !== DEBIT.loss, another), { since: 'nfe-rtc-1.51' }),
  strictNfe('679', 'NT 2026.002 VC02-40', itemWhere((d) => sellsPlainly(d) && debit(d) !== DEBIT.unprocessed && debit(d) !== DEBIT.interest, (item) => isCouponKey(key(item))), { since: 'nfe-2026.002-e' }),
  nfe('1039', `${NT}, VC03-10`, itemWhere((d) => debit(d) === DEBIT.unprocessed, (item) => number(item) !== '')),
  nfe('1048', `${NT}, VC03-20`, itemWhere((d) => debit(d) !== DEBIT.unprocessed, (item) => refers(item) && number(item) === ''), { since: 'nfe-rtc-1.40' }),
];
