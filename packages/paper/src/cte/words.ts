/** Meaning of CT-e codes, in the capitals of its paper. Source: MOC CT-e 4.00, Anexos I e II. */

type Words = Readonly<Record<string, string>>;
const wordFor = (words: Words, code: string): string => words[code] ?? code;

const MODAL: Words = {
  '01': 'RODOVIÁRIO',
  '02': 'AÉREO',
  '03': 'AQUAVIÁRIO',
  '04': 'FERROVIÁRIO',
  '05': 'DUTOVIÁRIO',
  '06': 'MULTIMODAL',
};
export const modalName = (code: string): string => wordFor(MODAL, code);

const TP_CTE: Words = { '0': 'NORMAL', '1': 'COMPLEMENTO DE VALORES', '3': 'SUBSTITUIÇÃO' };
export const kindName = (code: string): string => wordFor(TP_CTE, code);

const TP_SERV: Words = {
  '0': 'NORMAL',
  '1': 'SUBCONTRATAÇÃO',
  '2': 'REDESPACHO',
  '3': 'REDESPACHO INTERMEDIÁRIO',
  '4': 'VINCULADO A MULTIMODAL',
};
export const serviceName = (code: string): string => wordFor(TP_SERV, code);

const UNIT: Words = { '00': 'M3', '01': 'KG', '02': 'TON', '03': 'UN', '04': 'L', '05': 'MMBTU' };
export const unitName = (code: string): string => wordFor(UNIT, code);

/** Keyed by the element of ICMS, because the code alone is ambiguous. */
const ICMS: Words = {
  ICMS00: '00 - TRIBUTAÇÃO NORMAL',
  ICMS20: '20 - BASE DE CÁLCULO REDUZIDA',
  ICMS60: '60 - COBRADO POR SUBSTITUIÇÃO TRIBUTÁRIA',
  ICMS90: '90 - OUTROS',
  ICMSOutraUF: '90 - DEVIDO A OUTRA UF',
  ICMSSN: 'SIMPLES NACIONAL',
};
const ICMS45: Words = { '40': '40 - ISENTA', '41': '41 - NÃO TRIBUTADA', '51': '51 - DIFERIMENTO' };
export const icmsName = (element: string, cst: string): string =>
  element === 'ICMS45' ? wordFor(ICMS45, cst) : wordFor(ICMS, element);

const DOCUMENT: Words = {
  '00': 'DECLARAÇÃO',
  '10': 'DUTOVIÁRIO',
  '59': 'CF-e SAT',
  '65': 'NFC-e',
  '99': 'OUTROS',
};
export const documentName = (code: string): string => wordFor(DOCUMENT, code);

const PREVIOUS: Words = {
  '07': 'ATRE',
  '08': 'DTA',
  '09': 'CONHECIMENTO AÉREO',
  '10': 'CARTA DE PORTE',
  '11': 'CONHECIMENTO AVULSO',
  '12': 'TIF',
  '13': 'BL',
};
export const previousName = (code: string): string => wordFor(PREVIOUS, code);

/** Element of the party that pays, by `toma`. */
export const PAYER: Words = { '0': 'rem', '1': 'exped', '2': 'receb', '3': 'dest' };
