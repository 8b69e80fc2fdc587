// biome-ignore-all format: one type per line
import { decimal, oneOf, pattern, TEXT_PATTERN } from '../../../engine/layout/facets.ts';
import type { SimpleType } from '../../../engine/layout/types.ts';
import { NItem, TUfEmi } from '../../../engine/portal/simple-types.ts';

/**
 * The simple types of CT-e 4.00 under the names of the official schema (tiposGeralCTe_v4.00.xsd, cteTiposBasico_v4.00.xsd,
 * DFeTiposBasicos_v1.00.xsd). Facets as published, oddities included. What is the same as in NF-e is the same row.
 */
export {
  Base64, Chassi, cst,Fone as TFone, HashCSRT, TAmb, TChDFeRTC, TChDFeRTC as TChDFe, TCodMunIBGE, TCodUfIBGE, TData, TDateTimeUTC, TDec_0302_04RTC, TDec_1104, TDec_1302, TDec_1302Opc,
  TEnteGov, TNF, TOperCompraGov, TSerie, TUf, 
} from '../../../engine/portal/simple-types.ts';

// Identification
export const TCnpj: SimpleType = { name: 'TCnpj', kind: { as: 'code', pad: 14, padText: false }, patterns: ['[A-Z0-9]{12}[0-9]{2}'], format: 'CNPJ de 14 posições' };
export const TCnpjRTC: SimpleType = { ...TCnpj, name: 'TCnpjRTC' };
export const TCnpjOpc: SimpleType = { ...TCnpj, name: 'TCnpjOpc', patterns: ['[0-9]{0}|[A-Z0-9]{12}[0-9]{2}'] };
export const TCnpjBaseRTC: SimpleType = { name: 'TCnpjBaseRTC', kind: { as: 'code' }, patterns: ['[A-Z0-9]{8}'], format: 'raiz do CNPJ, 8 posições' };
export const TCpf: SimpleType = { name: 'TCpf', kind: { as: 'code', pad: 11, padText: false }, patterns: ['[0-9]{11}'], format: 'CPF de 11 dígitos' };
export const TIe: SimpleType = { name: 'TIe', kind: { as: 'code' }, patterns: ['[0-9]{2,14}'], maxLength: 14, format: 'de 2 a 14 dígitos' };
export const TIeDest: SimpleType = { name: 'TIeDest', kind: { as: 'code' }, patterns: ['[0-9]{0,14}|ISENTO'], maxLength: 14, format: 'até 14 dígitos ou ISENTO' };
export const Id: SimpleType = { name: 'Id', kind: { as: 'text' }, builtin: 'ID', patterns: ['CTe[0-9]{6}[A-Z0-9]{12}[0-9]{26}'], format: 'CTe mais a chave de acesso' };
export const TVerCTe = pattern('4\\.00', '4.00');
export const VersaoModal = pattern('4\\.(0[0-9]|[1-9][0-9])', '4.00 a 4.99');
export const TEmail: SimpleType = { ...pattern('[^@]+@[^\\.]+\\..+', 'e-mail de até 60 caracteres'), name: 'TEmail', minLength: 1, maxLength: 60 };
export const ISUFEmit: SimpleType = { name: 'ISUFEmit', kind: { as: 'text' }, minLength: 8, maxLength: 9, format: 'de 8 a 9 caracteres' };
export const PIN: SimpleType = { ...pattern('[1-9]{1}[0-9]{1,8}', 'de 2 a 9 dígitos', { as: 'code' }), minLength: 2, maxLength: 9 };
export const TRNTRC = pattern('[0-9]{8}|ISENTO', '8 dígitos ou ISENTO', { as: 'code', pad: 8 });
export const NOcc = pattern('[1-9]{1}[0-9]{0,5}', 'número de 1 a 999999', { as: 'integer' });
export const NViag = pattern('[1-9]{1}[0-9]{0,9}', 'número de até 10 dígitos', { as: 'integer' });
export const NPag = NItem;
export const IdTransacao: SimpleType = { name: 'TStringRTC', kind: { as: 'text' }, patterns: [TEXT_PATTERN], minLength: 2, maxLength: 35, format: 'de 2 a 35 caracteres' };
export const TContainer: SimpleType = { ...pattern('[A-Z0-9]+', 'de 1 a 20 letras maiúsculas ou dígitos', { as: 'code' }), minLength: 1, maxLength: 20 };
export const Irin: SimpleType = { name: 'irin', kind: { as: 'text' }, minLength: 1, maxLength: 10, format: 'de 1 a 10 caracteres' };
export const NONU = pattern('[0-9]{4}|ND', '4 dígitos ou ND', { as: 'code', pad: 4 });
export const TUF_sem_EX = TUfEmi;
export const TTime = pattern('(([0-1][0-9])|([2][0-3])):([0-5][0-9]):([0-5][0-9])', 'hora HH:MM:SS');

// Tax codes
export const TCfop = pattern('[123567][0-9]([0-9][1-9]|[1-9][0-9])', 'CFOP de 4 dígitos que começa por 1, 2, 3, 5, 6 ou 7', { as: 'code' });
export const CBenef: SimpleType = { name: 'cBenef', kind: { as: 'text' }, patterns: [TEXT_PATTERN, '[!-ÿ]{8}|[!-ÿ]{10}'], maxLength: 10, format: 'código de 8 ou 10 caracteres' };
/** The situação tributária of one element of ICMS; the field that feeds it also picks the element. */

// Decimals: «integer digits v places»
export const TDec_0302 = decimal('TDec_0302', { min: 2, max: 2 }, '0|0\\.[0-9]{2}|[1-9]{1}[0-9]{0,2}(\\.[0-9]{2})?', 'até 3 inteiros e 2 decimais');
export const TDec_0302Opc = decimal('TDec_0302Opc', { min: 2, max: 2 }, '0\\.[0-9]{1}[1-9]{1}|0\\.[1-9]{1}[0-9]{1}|[1-9]{1}[0-9]{0,2}(\\.[0-9]{2})?', 'maior que zero, até 3 inteiros e 2 decimais', 'omit');
export const TDec_0302_0303 = decimal('TDec_0302_0303', { min: 2, max: 3 }, '[0-9]{1,3}(\\.[0-9]{2,3})?', 'até 3 inteiros e de 2 a 3 decimais');
export const TDec_0906Opc = decimal('TDec_0906Opc', { min: 6, max: 6 }, '0\\.[1-9]{1}[0-9]{5}|0\\.[0-9]{1}[1-9]{1}[0-9]{4}|0\\.[0-9]{2}[1-9]{1}[0-9]{3}|0\\.[0-9]{3}[1-9]{1}[0-9]{2}|0\\.[0-9]{4}[1-9]{1}[0-9]{1}|0\\.[0-9]{5}[1-9]{1}|[1-9]{1}[0-9]{0,8}(\\.[0-9]{6})?', 'maior que zero, até 9 inteiros e 6 decimais', 'omit');
export const TDec_1203Opc = decimal('TDec_1203Opc', { min: 3, max: 3 }, '0\\.[1-9]{1}[0-9]{2}|0\\.[0-9]{2}[1-9]{1}|0\\.[0-9]{1}[1-9]{1}[0-9]{1}|[1-9]{1}[0-9]{0,11}(\\.[0-9]{3})?', 'maior que zero, até 12 inteiros e 3 decimais', 'omit');

// Enumerations used in more than one place
export const TModCT = oneOf({ '57': 'CT-e' });
export const TModNF = oneOf({ '01': 'modelo 1/1A e avulsa', '04': 'produtor' });
export const TCRT: SimpleType = oneOf({ '1': 'Simples Nacional', '2': 'Simples Nacional com excesso de sublimite', '3': 'regime normal', '4': 'MEI' });
export const TFinCTe: SimpleType = { ...oneOf({ '0': 'normal', '1': 'complemento de valores', '3': 'substituição' }), format: 'um de 0 (normal), 1 (complemento de valores), 3 (substituição); o Simplificado (5, 6) a plataforma ainda não emite e a anulação (2) deixou de existir no leiaute 4.00' };
export const TModTransp = oneOf({ '01': 'rodoviário', '02': 'aéreo', '03': 'aquaviário', '04': 'ferroviário', '05': 'dutoviário', '06': 'multimodal' });
export const TProcEmiCTe = oneOf({ '0': 'aplicativo do contribuinte', '3': 'aplicativo do fisco', '4': 'PAA' });
export const TPagAnt: SimpleType = oneOf({ '1': 'pagamento antecipado', '3': 'fornecimento já pago' });
export const TDocAssoc = oneOf({ '07': 'ATRE', '08': 'DTA', '09': 'conhecimento aéreo internacional', '10': 'carta de porte internacional', '11': 'conhecimento avulso', '12': 'TIF', '13': 'BL' });
export const TtipoUnidTransp = oneOf({ '1': 'rodoviário tração', '2': 'rodoviário reboque', '3': 'navio', '4': 'balsa', '5': 'aeronave', '6': 'vagão', '7': 'outros' });
export const TtipoUnidCarga = oneOf({ '1': 'contêiner', '2': 'ULD', '3': 'pallet', '4': 'outros' });
export const CL: SimpleType = { ...pattern('M|G|E', 'M (mínima), G (geral) ou E (específica)', { as: 'text', upper: true }), minLength: 1, maxLength: 1 };

/** The QR Code of the DACTE; the last alternative of the published pattern lets any single character through. */
const QR_CODE = '((HTTPS?|https?)://.*\\?chCTe=[0-9]{6}[A-Z0-9]{12}[0-9]{26}&tpAmb=[1-2](&sign=[!-ÿ]{1}[ -ÿ]{0,}[!-ÿ]{1}|[!-ÿ]{1})?)';
export const QrCode: SimpleType = { name: 'qrCodCTe', kind: { as: 'text' }, patterns: [QR_CODE], minLength: 50, maxLength: 1000, format: 'URL do QR Code, de 50 a 1000 caracteres' };
