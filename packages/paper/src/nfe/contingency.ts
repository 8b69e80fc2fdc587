import { checkDigit } from '@fiscal/core/chave-acesso/chave-acesso';
import { decimalOrZero, format } from '@fiscal/core/decimal/decimal';
import { ufBySigla } from '@fiscal/core/tables/uf';
import { dayAndTime } from '../format/date.ts';
import { isPositive } from '../format/number.ts';
import { type Note, textAt, valueAt } from './read.ts';
import type { Situation } from './situation.ts';

/** Security form: the paper itself replaces the authorization. */
const SECURITY_FORM = new Set(['2', '5']);
const ABROAD = '99';

export const EPEC_SENTENCE =
  'DANFE IMPRESSO EM CONTINGÊNCIA - EPEC REGULARMENTE RECEBIDA PELA RECEITA FEDERAL DO BRASIL';

const SENTENCES: Readonly<Record<string, string>> = {
  '2': 'DANFE EM CONTINGÊNCIA - IMPRESSO EM DECORRÊNCIA DE PROBLEMAS TÉCNICOS',
  '4': EPEC_SENTENCE,
  '5': 'DANFE EM CONTINGÊNCIA - IMPRESSO EM DECORRÊNCIA DE PROBLEMAS TÉCNICOS',
  '6': 'EMITIDA EM CONTINGÊNCIA - SVC-AN',
  '7': 'EMITIDA EM CONTINGÊNCIA - SVC-RS',
};

/** Sentence for a note issued in contingency, `''` for others. */
export const contingencySentence = ({ ide }: Note): string => SENTENCES[valueAt(ide, 'tpEmis')] ?? '';

/** Since when and why, for the additional data. */
export function contingencyReason({ ide }: Note): string {
  const [since, why] = [valueAt(ide, 'dhCont'), valueAt(ide, 'xJust')];
  return since && why ? `Contingência desde ${dayAndTime(since)}: ${why}` : '';
}

/**
 * The 36 digits of the second bar code: UF of the addressee, tpEmis, its CNPJ or CPF, vNF in cents, whether there is
 * own ICMS and ICMS ST (1 yes, 2 no), day of issue, check digit. `''` unless the note travels on a security form.
 * Source: MOC 7.0, annex II, «dados da NF-e em contingência».
 */
export function contingencyDigits({ ide, dest, total }: Note, situation: Situation): string {
  const tpEmis = valueAt(ide, 'tpEmis');
  if (!SECURITY_FORM.has(tpEmis) || situation.kind !== 'sem-protocolo') return '';
  const uf = valueAt(dest, 'enderDest', 'UF');
  const id = textAt(dest, 'CNPJ') ?? textAt(dest, 'CPF') ?? '';
  const cents = format(decimalOrZero(textAt(total, 'ICMSTot', 'vNF') ?? undefined), 2).replace('.', '');
  const body = [
    ufBySigla(uf)?.cUF ?? ABROAD,
    tpEmis,
    id.padStart(14, '0'),
    cents.padStart(14, '0'),
    isPositive(textAt(total, 'ICMSTot', 'vICMS')) ? '1' : '2',
    isPositive(textAt(total, 'ICMSTot', 'vST')) ? '1' : '2',
    valueAt(ide, 'dhEmi').slice(8, 10),
  ].join('');
  return `${body}${checkDigit(body)}`;
}
