import { listOf, textOf } from '../../../engine/layout/flat.ts';
import type { FlatInput } from '../../../engine/layout/types.ts';
import { RATE_TAXES, type ReferenceRate, ratesOn } from '../../../tax/reference-rates.ts';
import type { Reform } from '../../../tax/reform/reform.ts';

const RETURN = '4';
const FOLLOWING: ReadonlySet<string> = new Set(['2', RETURN]);

/** True for a complement and for a return, which follow an earlier note. */
export const followsAnother = (input: FlatInput): boolean =>
  FOLLOWING.has(textOf(input, 'finalidade_emissao') ?? '');

/** Keys that a note refers to, as a whole and by item, with the field of each. */
export const referencesOf = (
  input: FlatInput,
  items: readonly FlatInput[],
): readonly { readonly field: string; readonly key: string }[] =>
  [
    ...listOf(input, 'notas_referenciadas').map(
      (one, i) => [one, 'chave_nfe', `notas_referenciadas[${i}].`] as const,
    ),
    ...items.map((one, i) => [one, 'chave_acesso_dfe_referenciado', `itens[${i}].`] as const),
  ].flatMap(([fields, name, at]) => {
    const key = textOf(fields, name);
    return key === undefined ? [] : [{ field: at + name, key }];
  });

/** First day of the month that a key has behind the UF. */
export const monthOfKey = (key: string): string => `20${key.slice(2, 4)}-${key.slice(4, 6)}-01`;

/**
 * Facts of the reform for a note that follows notes of earlier years alone: its price is theirs, and a return has their
 * rates. The rates of a complement are checked as those of its own year. Source: NT 2025.002 v1.52, UB12-10, UB18-10,
 * UB37-10, exceptions.
 *
 * @param loaded rates that an operator has loaded
 */
export function withFollowed(
  reform: Reform,
  { input, items }: { readonly input: FlatInput; readonly items: readonly FlatInput[] },
  loaded: readonly ReferenceRate[],
): Reform {
  if (!followsAnother(input)) return reform;
  const newest = referencesOf(input, items)
    .map(({ key }) => monthOfKey(key))
    .toSorted()
    .at(-1);
  if (newest === undefined || newest.slice(0, 4) >= reform.date.slice(0, 4)) return reform;
  const rates = ratesOn(loaded, newest);
  const isKnown = RATE_TAXES.every((tax) => rates[tax] !== undefined);
  const isReturn = textOf(input, 'finalidade_emissao') === RETURN;
  return { ...reform, pricedOn: newest, ...(isReturn && isKnown && { rates }) };
}
