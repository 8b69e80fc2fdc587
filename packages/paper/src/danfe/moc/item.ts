import { child, type XmlElement } from '@fiscal/core/xml/parse';
import { money, quantity } from '../../format/number.ts';
import { textAt, valueAt } from '../../nfe/read.ts';
import { itemDetails, soldMeasure, taxedMeasure } from '../item-details.ts';

/** Fields of an item in the product table, in the order of its columns, and its description. */
export interface Item {
  readonly description: string;
  readonly cells: Readonly<Record<ColumnKey, string>>;
  /** Taxed unit where it is not the sold one: a second line in these columns. */
  readonly taxed: Partial<Readonly<Record<ColumnKey, string>>>;
}

export type ColumnKey =
  | 'code'
  | 'ncm'
  | 'cst'
  | 'cfop'
  | 'unit'
  | 'quantity'
  | 'price'
  | 'discount'
  | 'value'
  | 'base'
  | 'icms'
  | 'ipi'
  | 'icmsRate'
  | 'ipiRate';

/** Reads `det`. */
export function readItem(det: XmlElement): Item {
  const prod = child(det, 'prod') ?? det;
  const imposto = child(det, 'imposto');
  const icms = imposto && child(imposto, 'ICMS')?.children[0];
  const ipi = imposto && child(imposto, 'IPI');
  const trib = ipi && child(ipi, 'IPITrib');
  return {
    description: [valueAt(prod, 'xProd'), ...itemDetails(det, prod)].join('\n'),
    cells: {
      code: valueAt(prod, 'cProd'),
      ncm: valueAt(prod, 'NCM'),
      cst: valueAt(icms, 'orig') + (textAt(icms, 'CST') ?? valueAt(icms, 'CSOSN')),
      cfop: valueAt(prod, 'CFOP'),
      ...soldMeasure(prod),
      discount: money(textAt(prod, 'vDesc') ?? '0'),
      value: money(textAt(prod, 'vProd')),
      base: money(textAt(icms, 'vBC') ?? '0'),
      icms: money(textAt(icms, 'vICMS') ?? '0'),
      ipi: money(textAt(trib, 'vIPI') ?? '0'),
      icmsRate: quantity(textAt(icms, 'pICMS') ?? '0', 2, 4),
      ipiRate: quantity(textAt(trib, 'pIPI') ?? '0', 2, 4),
    },
    taxed: taxedMeasure(prod) ?? {},
  };
}
