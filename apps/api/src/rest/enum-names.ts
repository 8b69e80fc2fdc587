import { UF_SIGLAS } from '@fiscal/core/tables/uf';

/** Longest name of a value. */
const NAME_MAX = 48;

/** `saída` → `SAIDA`, `não se aplica` → `NAO_SE_APLICA`. */
const constant = (words: string): string => {
  const name = asciiName(words)
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
  const short = name.length > NAME_MAX ? name.slice(0, name.lastIndexOf('_', NAME_MAX)) : name;
  return short.replace(/^_+|_+$/g, '');
};

/** A name without accents, for tags: generators drop the letters that have one. */
export const asciiName = (name: string): string => name.normalize('NFD').replace(/\p{Diacritic}/gu, '');

/** Words that a description gives a value: `0 = entrada; 1 = saída`, or `01 (Dinheiro), 02 (Cheque)`. */
function wordsOf(value: string, description: string): string {
  const equals = new RegExp(`(?:^|[\\s:;,])${value} = ([^;:.]+)`).exec(description)?.[1];
  const brackets = new RegExp(`(?:^|[\\s:;,])${value} \\(([^()]+)\\)`).exec(description)?.[1];
  return equals ?? brackets ?? '';
}

/** Names of values that are digits alone, by the words of the field's description; undefined for other values. */
export function enumNames(values: readonly unknown[], description: unknown): readonly string[] | undefined {
  const texts = values.map(String);
  if (!texts.every((value) => /^\d+$/.test(value))) return undefined;
  const said = typeof description === 'string' ? description : '';
  const names = texts.map((value) => constant(wordsOf(value, said)));
  return texts.map((value, at) => {
    const name = names[at] ?? '';
    if (name === '') return `VALOR_${value}`;
    const isOwn = /^[A-Z]/.test(name) && names.indexOf(name) === names.lastIndexOf(name);
    return isOwn ? name : `VALOR_${value}_${name}`;
  });
}

/** An enumeration that many fields share, under a name of its own. */
export interface SharedEnum {
  readonly name: string;
  /** In one order, whichever a field has. */
  readonly values: readonly unknown[];
  readonly description: string;
}

const sameValues = (values: readonly unknown[], others: readonly unknown[]): boolean =>
  values.length === others.length && others.every((value) => values.includes(value));

const UFS = { name: 'Uf', values: UF_SIGLAS, description: '' };
const SHARED: readonly SharedEnum[] = [UFS, { ...UFS, name: 'UfOuExterior', values: [...UF_SIGLAS, 'EX'] }];
const ENVIRONMENT: SharedEnum = {
  name: 'Environment',
  values: [1, 2],
  description: '1 = producao; 2 = homologacao',
};

/** Enumeration that the field `at` shares with others; null if it is its own. */
export const sharedEnum = (values: readonly unknown[], at: string): SharedEnum | null =>
  (at.endsWith('Environment') ? [ENVIRONMENT] : SHARED).find((each) => sameValues(values, each.values)) ??
  null;
