import { child, type XmlElement } from '@fiscal/core/xml/parse';
import { quantity } from '../format/number.ts';
import type { Nfcom } from '../nfcom/read.ts';
import { textAt, valueAt } from '../nfe/read.ts';

/** ICMS of an item, whichever element carries it. */
const ICMS = /^ICMS(?:00|20|40|51|90|SN)$/;

/** Fields of an item in the table, as in the XML. */
export interface Item {
  readonly description: string;
  readonly unit: string;
  readonly quantity: string;
  readonly price: string | null;
  readonly value: string | null;
  readonly pisCofins: readonly (string | null)[];
  readonly icmsBase: string | null;
  readonly icmsRate: string | null;
  readonly icms: string | null;
  /** Given back: it is taken off the totals. */
  readonly givenBack: boolean;
}

const UNITS: Readonly<Record<string, string>> = { '1': 'MIN', '2': 'MB', '3': 'GB', '4': 'UN' };

export function readItem(det: XmlElement): Item {
  const prod = child(det, 'prod');
  const imposto = child(det, 'imposto');
  const icms = imposto?.children.find(({ name }) => ICMS.test(name));
  const unit = valueAt(prod, 'uMed');
  return {
    description: [valueAt(prod, 'xProd'), valueAt(det, 'infAdProd')].filter(Boolean).join(' - '),
    unit: UNITS[unit] ?? unit,
    quantity: quantity(textAt(prod, 'qFaturada')),
    price: textAt(prod, 'vItem'),
    value: textAt(prod, 'vProd'),
    pisCofins: [textAt(imposto, 'PIS', 'vPIS'), textAt(imposto, 'COFINS', 'vCOFINS')],
    icmsBase: textAt(icms, 'vBC'),
    icmsRate: textAt(icms, 'pICMS'),
    icms: textAt(icms, 'vICMS'),
    givenBack: valueAt(prod, 'indDevolucao') === '1',
  };
}

/** AAAAMM as `11/2026`. */
export const competence = (text: string): string => text.replace(/^(\d{4})(\d{2})$/, '$2/$1');

export const qrCodeOf = ({ supl }: Nfcom): string => valueAt(supl, 'qrCodNFCom');
