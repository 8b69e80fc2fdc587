import { child, type XmlElement } from '@fiscal/core/xml/parse';
import { isPositive, money, quantity } from '../../format/number.ts';
import { textAt, valueAt } from '../../nfe/read.ts';
import { itemDetails, soldMeasure, taxedMeasure } from '../item-details.ts';

/** A named value of a cell; null where the XML has none. */
export type Entry = readonly [label: string, value: string] | null;

/** The cells of one item, line by line. */
export interface Item {
  readonly code: string;
  /** Description and details, and the classification at its end. */
  readonly description: string;
  readonly codes: readonly Entry[];
  readonly quantity: readonly string[];
  readonly price: readonly string[];
  readonly value: string;
  readonly bases: readonly Entry[];
  /** Two beside each other. */
  readonly rates: readonly (readonly [Entry, Entry])[];
  readonly values: readonly (readonly [Entry, Entry])[];
}

const entry = (label: string, value: string): Entry => (value === '' ? null : [label, value]);
const amount = (label: string, text: string | null): Entry => entry(label, money(text));
const percent = (label: string, text: string | null): Entry =>
  entry(label, text === null ? '' : `${quantity(text, 2, 4)}%`);
const inBrackets = (label: string, value: string): string => value && `[${label} ${value}]`;

/** Returns the effective rate where a reduction applies. Source: NT 2026.010, 4.3. */
const rateOf = (group: XmlElement | undefined, tag: string): string | null =>
  textAt(group, 'gRed', 'pAliqEfet') ?? textAt(group, tag);

/** Returns the tax groups of an item that its columns read; any of them may be absent. */
function taxesOf(det: XmlElement) {
  const at = (element: XmlElement | undefined, name: string) => element && child(element, name);
  const imposto = at(det, 'imposto');
  const reform = at(imposto, 'IBSCBS');
  const group = at(reform, 'gIBSCBS');
  return {
    icms: at(imposto, 'ICMS')?.children[0],
    ipi: at(at(imposto, 'IPI'), 'IPITrib'),
    is: at(imposto, 'IS'),
    reform,
    group,
    uf: at(group, 'gIBSUF'),
    mun: at(group, 'gIBSMun'),
    cbs: at(group, 'gCBS'),
  };
}

function discountOf(prod: XmlElement): string {
  const text = textAt(prod, 'vDesc');
  return isPositive(text) ? `Desconto: ${money(text)}` : '';
}

/** Reads `det`. Source: NT 2026.010, 4.3, and models of reference. */
export function readItem(det: XmlElement): Item {
  const prod = child(det, 'prod') ?? det;
  const { icms, ipi, is, reform, group, uf, mun, cbs } = taxesOf(det);
  const simples = textAt(icms, 'CSOSN');
  const situation = simples ?? valueAt(icms, 'CST');
  const measures = [soldMeasure(prod), taxedMeasure(prod)].filter((one) => one !== null);
  const classification = [
    inBrackets('NCM', valueAt(prod, 'NCM')),
    inBrackets('cClassTrib', valueAt(reform, 'cClassTrib')),
  ];
  const details = [valueAt(prod, 'xProd'), ...itemDetails(det, prod), discountOf(prod)];
  return {
    code: valueAt(prod, 'cProd'),
    description: [...details, classification.filter(Boolean).join(' ')].filter(Boolean).join('\n'),
    codes: [
      entry(simples === null ? 'CST' : 'CSOSN', situation && valueAt(icms, 'orig') + situation),
      entry('CFOP', valueAt(prod, 'CFOP')),
    ],
    quantity: measures.flatMap((one) => [one.quantity, `[${one.unit}]`]),
    price: measures.flatMap((one) => [one.price, '']),
    value: money(textAt(prod, 'vProd')),
    bases: [
      amount('ICMS', textAt(icms, 'vBC')),
      amount('IBS / CBS', textAt(group, 'vBC')),
      amount('IS', textAt(is, 'vBCIS')),
      amount('IPI', textAt(ipi, 'vBC')),
    ],
    rates: [
      [percent('ICMS', textAt(icms, 'pICMS')), percent('CBS', rateOf(cbs, 'pCBS'))],
      [percent('IBS UF', rateOf(uf, 'pIBSUF')), percent('IPI', textAt(ipi, 'pIPI'))],
      [percent('IBS MUN', rateOf(mun, 'pIBSMun')), percent('IS', textAt(is, 'pIS'))],
    ],
    values: [
      [amount('ICMS', textAt(icms, 'vICMS')), amount('CBS', textAt(cbs, 'vCBS'))],
      [amount('IBS UF', textAt(uf, 'vIBSUF')), amount('IPI', textAt(ipi, 'vIPI'))],
      [amount('IBS MUN', textAt(mun, 'vIBSMun')), amount('IS', textAt(is, 'vIS'))],
    ],
  };
}
