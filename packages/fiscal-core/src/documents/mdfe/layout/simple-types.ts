// biome-ignore-all format: one type per line
import { decimal, oneOf, pattern, TEXT_PATTERN } from '../../../engine/layout/facets.ts';
import type { SimpleType } from '../../../engine/layout/types.ts';

/**
 * The simple types of MDF-e 3.00 under the names of the official schema (tiposGeralMDFe_v3.00.xsd, mdfeTiposBasico_v3.00.xsd,
 * mdfeModal*_v3.00.xsd). Facets as published, oddities included. What is the same as in NF-e is the same row.
 */
export {
  Base64, CEP, GTIN, HashCSRT, NCM, Placa, TAmb, TCodMunIBGE, TCodUfIBGE, TData, TDateTimeUTC, TDec_1104, TDec_1302, TDec_1302Opc,
  TNF, TSerie, TUf,
} from '../../../engine/portal/simple-types.ts';

// Identification
export const TCnpj: SimpleType = { name: 'TCnpj', kind: { as: 'code', pad: 14, padText: false }, patterns: ['[A-Z0-9]{12}[0-9]{2}'], format: 'CNPJ de 14 posições' };
export const TCnpjOpc: SimpleType = { ...TCnpj, name: 'TCnpjOpc', patterns: ['[0-9]{0}|[A-Z0-9]{12}[0-9]{2}'] };
export const TCpf: SimpleType = { name: 'TCpf', kind: { as: 'code', pad: 11, padText: false }, patterns: ['[0-9]{11}'], format: 'CPF de 11 dígitos' };
export const TIe: SimpleType = { name: 'TIe', kind: { as: 'code' }, patterns: ['[0-9]{2,14}'], format: 'de 2 a 14 dígitos' };
export const TIeDest: SimpleType = { name: 'TIeDest', kind: { as: 'code' }, patterns: ['[0-9]{0,14}|ISENTO|PR[0-9]{4,8}'], format: 'até 14 dígitos, ISENTO ou PR e de 4 a 8 dígitos' };
export const IdEstrangeiro: SimpleType = { name: 'idEstrangeiro', kind: { as: 'text' }, patterns: ['([!-ÿ]{0}|[!-ÿ]{2,20})?'], minLength: 2, maxLength: 20, format: 'de 2 a 20 caracteres sem espaço' };
export const IdEstrangeiroPag: SimpleType = { ...IdEstrangeiro, patterns: ['([!-ÿ]{0}|[!-ÿ]{5,20})?'], format: 'de 5 a 20 caracteres sem espaço' };
export const TChDFe: SimpleType = { name: 'TChDFe', kind: { as: 'code' }, patterns: ['[0-9]{6}[A-Z0-9]{12}[0-9]{26}'], maxLength: 44, format: 'chave de acesso de 44 posições' };
/** Digits only, although the keys that it holds may have letters since 2026. */
export const Id: SimpleType = { name: 'Id', kind: { as: 'text' }, builtin: 'ID', patterns: ['MDFe[0-9]{44}'], format: 'MDFe mais a chave de acesso' };
export const TVerMDe = pattern('3\\.00', '3.00');
export const VersaoModal = pattern('3\\.(0[0-9]|[1-9][0-9])', '3.00 a 3.99');
export const Fone = pattern('[0-9]{7,12}', 'de 7 a 12 dígitos', { as: 'code' });
export const TEmail: SimpleType = { ...pattern('[^@]+@[^\\.]+\\..+', 'e-mail de 6 a 60 caracteres'), name: 'TEmail', minLength: 6, maxLength: 60 };
/** A code of digits that the schema derives from free text. */
const digitText = (width: number): SimpleType => ({ name: `digits${width}`, kind: { as: 'code', pad: width }, patterns: [TEXT_PATTERN, `[0-9]{${width}}`], format: `${width} dígitos` });
export const TRNTRC = digitText(8);
export const CIOT = digitText(12);
export const NroContrato: SimpleType = { name: 'NroContrato', kind: { as: 'text' }, minLength: 2, maxLength: 20, format: 'de 2 a 20 caracteres' };

// Cargo and vehicles
export const IdUnid: SimpleType = { ...pattern('[A-Z0-9]+', 'de 1 a 20 letras maiúsculas ou dígitos', { as: 'code' }), minLength: 1, maxLength: 20 };
export const NONU = pattern('[0-9]{4}|ND', '4 dígitos ou ND', { as: 'code', pad: 4 });
const integer = (digits: number): SimpleType => pattern(`0|[1-9]{1}[0-9]{0,${digits - 1}}`, `número inteiro de até ${digits} dígitos`, { as: 'integer' });
const positive = (digits: number): SimpleType => pattern(`[1-9]{1}[0-9]{0,${digits - 1}}`, `número inteiro maior que zero de até ${digits} dígitos`, { as: 'integer' });
export const Tara = integer(6);
export const CapM3 = integer(3);
export const NViag = positive(10);
export const QVag = positive(3);
export const NVag: SimpleType = { ...positive(8), minLength: 1, maxLength: 8 };
export const Irin: SimpleType = { name: 'irin', kind: { as: 'text' }, minLength: 1, maxLength: 10, format: 'de 1 a 10 caracteres' };
export const MMSI: SimpleType = { ...pattern('[0-9]{9}', '9 dígitos', { as: 'code', pad: 9 }), minLength: 1, maxLength: 9 };

// Decimals: «integer digits v places»
export const TDec_0302_0303 = decimal('TDec_0302_0303', { min: 2, max: 3 }, '[0-9]{1,3}(\\.[0-9]{2,3})?', 'até 3 inteiros e de 2 a 3 decimais');
export const TDec_0303 = decimal('TDec_0303', { min: 3, max: 3, minBelowOne: 2 }, '0|0\\.[0-9]{2}|[1-9]{1}[0-9]{0,2}(\\.[0-9]{3})?', 'até 3 inteiros e 3 decimais, ou 2 decimais abaixo de 1');
const degrees = (name: string, source: string, format: string): SimpleType => ({ name, kind: { as: 'decimal', min: 6, max: 6, signed: true }, patterns: [TEXT_PATTERN, source], format });
export const TLatitude = degrees('TLatitude', '[0-9]\\.[0-9]{6}|[1-8][0-9]\\.[0-9]{6}|90\\.[0-9]{6}|-[0-9]\\.[0-9]{6}|-[1-8][0-9]\\.[0-9]{6}|-90\\.[0-9]{6}', 'graus de -90 a 90, 6 decimais');
export const TLongitude = degrees('TLongitude', '[0-9]\\.[0-9]{6}|[1-9][0-9]\\.[0-9]{6}|1[0-7][0-9]\\.[0-9]{6}|180\\.[0-9]{6}|-[0-9]\\.[0-9]{6}|-[1-9][0-9]\\.[0-9]{6}|-1[0-7][0-9]\\.[0-9]{6}|-180\\.[0-9]{6}', 'graus de -180 a 180, 6 decimais');

// Enumerations used in more than one place
export const TModMD = oneOf({ '58': 'MDF-e' });
export const TEmit = oneOf({ '1': 'prestador de serviço de transporte', '2': 'carga própria', '3': 'prestador que emitirá CT-e globalizado' });
export const TTransp = oneOf({ '1': 'ETC', '2': 'TAC', '3': 'CTC' });
export const TModalMD = oneOf({ '1': 'rodoviário', '2': 'aéreo', '3': 'aquaviário', '4': 'ferroviário' }, { as: 'option', words: { '01': '1', '02': '2', '03': '3', '04': '4' } });
export const TpEmis = oneOf({ '1': 'normal', '2': 'contingência', '3': 'regime especial NFF' }, { as: 'option', words: { normal: '1' } });
export const TProcEmi = oneOf({ '0': 'aplicativo do contribuinte', '4': 'PAA' });
/** An indicator that is either there, as 1, or absent. */
export const Sim = oneOf({ '1': 'sim' });
export const TCarr = oneOf({ '00': 'não aplicável', '01': 'aberta', '02': 'fechada ou baú', '03': 'granelera', '04': 'porta-contêiner', '05': 'sider' });
export const TpProp = oneOf({ '0': 'TAC agregado', '1': 'TAC independente', '2': 'outros' });
export const TtipoUnidTransp = oneOf({ '1': 'rodoviário tração', '2': 'rodoviário reboque', '3': 'navio', '4': 'balsa', '5': 'aeronave', '6': 'vagão', '7': 'outros' });
export const TtipoUnidCarga = oneOf({ '1': 'contêiner', '2': 'ULD', '3': 'pallet', '4': 'outros' });

/** The last alternative of the published pattern lets any single character through; the length forbids it. */
const QR_CODE = '((HTTPS?|https?)://.*\\?chMDFe=[0-9]{6}[A-Z0-9]{12}[0-9]{26}&tpAmb=[1-2](&sign=[!-ÿ]{1}[ -ÿ]{0,}[!-ÿ]{1}|[!-ÿ]{1})?)';
export const QrCode: SimpleType = { name: 'qrCodMDFe', kind: { as: 'text' }, patterns: [QR_CODE], minLength: 50, maxLength: 1000, format: 'URL do QR Code, de 50 a 1000 caracteres' };
