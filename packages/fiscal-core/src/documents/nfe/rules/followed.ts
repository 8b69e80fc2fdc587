import { listOf, textOf } from '../../../engine/layout/flat.ts';
import type { FlatInput } from '../../../engine/layout/types.ts';
import { RATE_TAXES, type ReferenceRate, ratesOn } from '../../../tax/reference-rates.ts';
import type { Reform } from '../../../tax/reform/reform.ts';

const RETURN = '4';
const FOLLOWING: ReadonlySet<string> = new Set(['2', RETURN]);
const CREDIT = '5';
/** Kinds of credit note that undo a note: goods refused, values reduced, goods refused in part. */
const UNDOING_CREDITS: ReadonlySet<string> = new Set(['03', '04', '06']);

/** True for a complement and for a return, which follow an earlier note. */
export const followsAnother = (input: FlatInput): boolean =>
  FOLLOWING.has(textOf(input, 'finalidade_emissao') ?? '');

function undoesAnother(input: FlatInput): boolean {
  const finality = textOf(input, 'finalidade_emissao');
  return (
    finality === RETURN ||
    (finality === CREDIT && UNDOING_CREDITS.has(textOf(input, 'tipo_nota_credito') ?? ''))
  );
}

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
 * Facts of the reform for a note that follows notes of earlier years alone: its price is theirs, and a note that undoes
 * them has their rates. The rates of a complement are checked as those of its own year. Source: NT 2025.002 v1.52, UB12-10, UB18-10,
 * UB37-10, exceptions.
 *
 * @param loaded rates that an operator has loaded
 */
export function withFollowed(
  reform: Reform,
  { input, items }: { readonly input: FlatInput; readonly items: readonly FlatInput[] },
  loaded: readonly ReferenceRate[],
): Reform {
  const undoes = undoesAnother(input);
  if (!undoes && !followsAnother(input)) return reform;
  const newest = referencesOf(input, items)
    .map(({ key }) => monthOfKey(key))
    .toSorted()
    .at(-1);
  if (newest === undefined || newest.slice(0, 4) >= reform.date.slice(0, 4)) return reform;
  const rates = ratesOn(loaded, newest);
  const isKnown = RATE_TAXES.every((tax) => rates[tax] !== undefined);
  return { ...reform, pricedOn: newest, ...(undoes && isKnown && { rates }) };
}
