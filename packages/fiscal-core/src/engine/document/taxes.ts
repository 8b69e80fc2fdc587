import { add, decimalOrZero, format } from '../../decimal/decimal.ts';
import type { XmlElement } from '../../xml/parse.ts';

/** Taxes shown in a list of documents. */
export const TAXES = ['icms', 'icmsSt', 'ipi', 'pis', 'cofins', 'iss', 'ibs', 'cbs'] as const;
export type Tax = (typeof TAXES)[number];

/** Paths in the XML of a type: local names below the root, `*` for any; amounts of several paths are added. */
export type TaxPaths = Readonly<Partial<Record<Tax | 'cfop', readonly string[]>>>;

export interface DocumentTaxes {
  /** Each once, in the order of the items. */
  readonly cfops: readonly string[];
  /** In reais, decimal texts with two places; absent where the XML has no such total. */
  readonly amounts: Readonly<Partial<Record<Tax, string>>>;
}

const CENTS = 2;

function elementsAt(root: XmlElement, path: string): readonly XmlElement[] {
  return path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((each) => name === '*' || each.name === name)),
      [root],
    );
}

/** CFOP and totals of taxes as the XML of a document has them. */
export function taxesOf(paths: TaxPaths, root: XmlElement): DocumentTaxes {
  const textsOf = (which: Tax | 'cfop') =>
    (paths[which] ?? []).flatMap((path) => elementsAt(root, path).map(({ text }) => text.trim()));
  const amounts = TAXES.flatMap((tax) => {
    const [first, ...rest] = textsOf(tax).map(decimalOrZero);
    return first === undefined ? [] : [[tax, format(rest.reduce(add, first), CENTS)] as const];
  });
  return { cfops: [...new Set(textsOf('cfop'))], amounts: Object.fromEntries(amounts) };
}
