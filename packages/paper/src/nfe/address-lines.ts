import type { XmlElement } from '@fiscal/core/xml/parse';
import { cep } from '../format/identifiers.ts';
import { streetOf, valueAt } from './read.ts';

const joinTexts = (separator: string, ...texts: readonly string[]): string =>
  texts.filter(Boolean).join(separator);

/** A company's address below its name: street, quarter with CEP, town with UF; none of them empty. */
export const addressLines = (address: XmlElement | undefined): string[] =>
  [
    streetOf(address),
    joinTexts(' - CEP ', valueAt(address, 'xBairro'), cep(valueAt(address, 'CEP'))),
    joinTexts(' - ', valueAt(address, 'xMun'), valueAt(address, 'UF')),
  ].filter(Boolean);
