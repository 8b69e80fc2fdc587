import { meaningIn } from '../format/meaning.ts';

// Meaning of CT-e codes, in the capitals of its paper. Source: MOC CT-e 4.00, Anexos I e II.

export const modalName = meaningIn({
  '01': 'RODOVIÁRIO',
  '02': 'AÉREO',
  '03': 'AQUAVIÁRIO',
  '04': 'FERROVIÁRIO',
  '05': 'DUTOVIÁRIO',
  '06': 'MULTIMODAL',
});

export const kindName = meaningIn({ '0': 'NORMAL', '1': 'COMPLEMENTO DE VALORES', '3': 'SUBSTITUIÇÃO' });

export const serviceName = meaningIn({
  '0': 'NORMAL',
  '1': 'SUBCONTRATAÇÃO',
  '2': 'REDESPACHO',
  '3': 'REDESPACHO INTERMEDIÁRIO',
  '4': 'VINCULADO A MULTIMODAL',
});

export const unitName = meaningIn({
  '00': 'M3',
  '01': 'KG',
  '02': 'TON',
  '03': 'UN',
  '04': 'L',
  '05': 'MMBTU',
});

/** Keyed by the element of ICMS, because the code alone is ambiguous. */
const icmsByElement = meaningIn({
  ICMS00: '00 - TRIBUTAÇÃO NORMAL',
  ICMS20: '20 - BASE DE CÁLCULO REDUZIDA',
  ICMS60: '60 - COBRADO POR SUBSTITUIÇÃO TRIBUTÁRIA',
  ICMS90: '90 - OUTROS',
  ICMSOutraUF: '90 - DEVIDO A OUTRA UF',
  ICMSSN: 'SIMPLES NACIONAL',
});
const icms45 = meaningIn({ '40': '40 - ISENTA', '41': '41 - NÃO TRIBUTADA', '51': '51 - DIFERIMENTO' });
export const icmsName = (element: string, cst: string): string =>
  element === 'ICMS45' ? icms45(cst) : icmsByElement(element);

export const documentName = meaningIn({
  '00': 'DECLARAÇÃO',
  '10': 'DUTOVIÁRIO',
  '59': 'CF-e SAT',
  '65': 'NFC-e',
  '99': 'OUTROS',
});

export const previousName = meaningIn({
  '07': 'ATRE',
  '08': 'DTA',
  '09': 'CONHECIMENTO AÉREO',
  '10': 'CARTA DE PORTE',
  '11': 'CONHECIMENTO AVULSO',
  '12': 'TIF',
  '13': 'BL',
});

/** Element of the party that pays, by `toma`. */
export const PAYER: Readonly<Record<string, string>> = {
  '0': 'rem',
  '1': 'exped',
  '2': 'receb',
  '3': 'dest',
};
