import { child, childrenOf, type XmlElement } from '@fiscal/core/xml/parse';
import { day } from '../format/date.ts';
import { money, quantity } from '../format/number.ts';
import { textAt, valueAt } from '../nfe/read.ts';

const withLabel = (label: string, value: string): string => value && `${label}: ${value}`;
const words = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** Groups of an item that its reader needs beside the description, one line each. */
export function itemDetails(det: XmlElement, prod: XmlElement): string[] {
  const batches = childrenOf(prod, 'rastro').map((batch) =>
    words(
      withLabel('Lote', valueAt(batch, 'nLote')),
      withLabel('Qtd', quantity(textAt(batch, 'qLote'))),
      withLabel('Fab', day(textAt(batch, 'dFab'))),
      withLabel('Val', day(textAt(batch, 'dVal'))),
    ),
  );
  const guns = childrenOf(prod, 'arma').map((gun) =>
    words(withLabel('Arma', valueAt(gun, 'descr')), withLabel('Série', valueAt(gun, 'nSerie'))),
  );
  const vehicle = child(prod, 'veicProd');
  const fuel = child(prod, 'comb');
  return [
    valueAt(det, 'infAdProd'),
    ...batches,
    ...guns,
    withLabel('PMC', money(textAt(prod, 'med', 'vPMC'))),
    vehicle
      ? words(
          withLabel('Chassi', valueAt(vehicle, 'chassi')),
          withLabel('Motor', valueAt(vehicle, 'nMotor')),
          withLabel('Cor', valueAt(vehicle, 'xCor')),
        )
      : '',
    fuel ? words(withLabel('ANP', valueAt(fuel, 'cProdANP')), valueAt(fuel, 'descANP')) : '',
    withLabel('FCI', valueAt(prod, 'nFCI')),
    words(withLabel('Pedido', valueAt(prod, 'xPed')), withLabel('Item', valueAt(prod, 'nItemPed'))),
  ].filter(Boolean);
}

/** The unit, quantity and price of an item. */
export interface Measure {
  readonly unit: string;
  readonly quantity: string;
  readonly price: string;
}

export const soldMeasure = (prod: XmlElement): Measure => ({
  unit: valueAt(prod, 'uCom'),
  quantity: quantity(textAt(prod, 'qCom')),
  price: quantity(textAt(prod, 'vUnCom'), 2),
});

/** The taxed unit where it differs from the sold one, else null. Source: MOC 7.0, annex II, products. */
export function taxedMeasure(prod: XmlElement): Measure | null {
  const sold = soldMeasure(prod);
  const taxed = {
    unit: valueAt(prod, 'uTrib'),
    quantity: quantity(textAt(prod, 'qTrib')),
    price: quantity(textAt(prod, 'vUnTrib'), 2),
  };
  const same = taxed.unit === sold.unit && taxed.quantity === sold.quantity && taxed.price === sold.price;
  return same ? null : taxed;
}
