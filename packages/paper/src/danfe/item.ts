import { child, childrenOf, type XmlElement } from '@fiscal/core/xml/parse';
import { day } from '../format/date.ts';
import { money, quantity } from '../format/number.ts';
import { textAt, valueAt } from '../nfe/read.ts';

/** What the product table says of one item, in the order of its columns; the description stands apart. */
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

const labelled = (label: string, value: string): string => value && `${label}: ${value}`;
const words = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** Groups of an item that its reader needs beside the description, one line each. */
function details(det: XmlElement, prod: XmlElement): string[] {
  const batches = childrenOf(prod, 'rastro').map((batch) =>
    words(
      labelled('Lote', valueAt(batch, 'nLote')),
      labelled('Qtd', quantity(textAt(batch, 'qLote'))),
      labelled('Fab', day(textAt(batch, 'dFab'))),
      labelled('Val', day(textAt(batch, 'dVal'))),
    ),
  );
  const guns = childrenOf(prod, 'arma').map((gun) =>
    words(labelled('Arma', valueAt(gun, 'descr')), labelled('Série', valueAt(gun, 'nSerie'))),
  );
  const vehicle = child(prod, 'veicProd');
  const fuel = child(prod, 'comb');
  return [
    valueAt(det, 'infAdProd'),
    ...batches,
    ...guns,
    labelled('PMC', money(textAt(prod, 'med', 'vPMC'))),
    vehicle
      ? words(
          labelled('Chassi', valueAt(vehicle, 'chassi')),
          labelled('Motor', valueAt(vehicle, 'nMotor')),
          labelled('Cor', valueAt(vehicle, 'xCor')),
        )
      : '',
    fuel ? words(labelled('ANP', valueAt(fuel, 'cProdANP')), valueAt(fuel, 'descANP')) : '',
    labelled('FCI', valueAt(prod, 'nFCI')),
    words(labelled('Pedido', valueAt(prod, 'xPed')), labelled('Item', valueAt(prod, 'nItemPed'))),
  ].filter(Boolean);
}

/** The taxed unit, told only where it differs from the sold one. Source: MOC 7.0, annex II, products. */
function taxedOf(prod: XmlElement): Item['taxed'] {
  const unit = valueAt(prod, 'uTrib');
  const price = quantity(textAt(prod, 'vUnTrib'), 2);
  const amount = quantity(textAt(prod, 'qTrib'));
  const same =
    unit === valueAt(prod, 'uCom') &&
    amount === quantity(textAt(prod, 'qCom')) &&
    price === quantity(textAt(prod, 'vUnCom'), 2);
  return same ? {} : { unit, quantity: amount, price };
}

/** Reads `det`. */
export function readItem(det: XmlElement): Item {
  const prod = child(det, 'prod') ?? det;
  const imposto = child(det, 'imposto');
  const icms = imposto && child(imposto, 'ICMS')?.children[0];
  const ipi = imposto && child(imposto, 'IPI');
  const trib = ipi && child(ipi, 'IPITrib');
  return {
    description: [valueAt(prod, 'xProd'), ...details(det, prod)].join('\n'),
    cells: {
      code: valueAt(prod, 'cProd'),
      ncm: valueAt(prod, 'NCM'),
      cst: valueAt(icms, 'orig') + (textAt(icms, 'CST') ?? valueAt(icms, 'CSOSN')),
      cfop: valueAt(prod, 'CFOP'),
      unit: valueAt(prod, 'uCom'),
      quantity: quantity(textAt(prod, 'qCom')),
      price: quantity(textAt(prod, 'vUnCom'), 2),
      discount: money(textAt(prod, 'vDesc') ?? '0'),
      value: money(textAt(prod, 'vProd')),
      base: money(textAt(icms, 'vBC') ?? '0'),
      icms: money(textAt(icms, 'vICMS') ?? '0'),
      ipi: money(textAt(trib, 'vIPI') ?? '0'),
      icmsRate: quantity(textAt(icms, 'pICMS') ?? '0', 2, 4),
      ipiRate: quantity(textAt(trib, 'pIPI') ?? '0', 2, 4),
    },
    taxed: taxedOf(prod),
  };
}
