// biome-ignore-all format: one type per line
import { decimal, digits, oneOf, pattern, tableCode } from '../../../engine/layout/facets.ts';
import type { SimpleType } from '../../../engine/layout/types.ts';

export { cst, HashCSRT, TAmb, TChDFeRTC, TCodMunIBGE, TCodUfIBGE, TDateTimeUTC, TDec_0302_04RTC, TDec_0302a04, TDec_1302, TEnteGov, TNF, TOperCompraGov, TSerie, TUf } from '../../../engine/portal/simple-types.ts';

/**
 * The simple types of NFCom 1.00 that NF-e does not have under the same facets, by their names in tiposGeralNFCom_v1.00.xsd,
 * nfcomTiposBasico_v1.00.xsd and DFeTiposBasicos_v1.00.xsd. Facets as published, oddities included.
 */

// Identification
export const TCnpj: SimpleType = { name: 'TCnpj', kind: { as: 'code', pad: 14, padText: false }, patterns: ['[A-Z0-9]{12}[0-9]{2}'], format: 'CNPJ de 14 posições' };
export const TCnpjOpc: SimpleType = { ...TCnpj, name: 'TCnpjOpc', patterns: ['[0-9]{0}|[A-Z0-9]{12}[0-9]{2}'] };
export const TCnpjBaseRTC: SimpleType = { name: 'TCnpjBaseRTC', kind: { as: 'code', pad: 8, padText: false }, patterns: ['[A-Z0-9]{8}'], format: 'raiz do CNPJ de 8 posições' };
export const TCpf: SimpleType = { name: 'TCpf', kind: { as: 'code', pad: 11, padText: false }, patterns: ['[0-9]{11}'], format: 'CPF de 11 dígitos' };
export const TIe: SimpleType = { name: 'TIe', kind: { as: 'code' }, patterns: ['[0-9]{2,14}'], format: 'de 2 a 14 dígitos' };
export const TIeDest: SimpleType = { name: 'TIeDest', kind: { as: 'code' }, patterns: ['[0-9]{0,14}|ISENTO'], format: 'até 14 dígitos ou ISENTO' };
export const TChDFe: SimpleType = { name: 'TChDFe', kind: { as: 'code' }, patterns: ['[0-9]{6}[A-Z0-9]{12}[0-9]{26}'], maxLength: 44, format: 'chave de acesso de 44 posições' };
export const TVerNFCom = pattern('1\\.00', '1.00');
export const Id: SimpleType = { name: 'Id', kind: { as: 'text' }, builtin: 'ID', patterns: ['NFCom[0-9]{6}[A-Z0-9]{12}[0-9]{26}'], format: 'NFCom mais a chave de acesso' };
export const TModNFCom = oneOf({ '62': 'NFCom' });
export const ISUF: SimpleType = { name: 'ISUF', kind: { as: 'code' }, minLength: 8, maxLength: 9, format: 'de 8 a 9 caracteres' };
export const IdOutros: SimpleType = { ...pattern('([!-ÿ]{0}|[!-ÿ]{2,20})?', 'de 2 a 20 caracteres sem espaço'), minLength: 2, maxLength: 20 };
export const ICodAssinante: SimpleType = { ...pattern('([!-ÿ]{0}|[!-ÿ]{1,30})?', 'de 1 a 30 caracteres sem espaço'), minLength: 1, maxLength: 30 };
export const NContrato: SimpleType = { ...pattern('([!-ÿ]{0}|[!-ÿ]{1,20})?', 'de 1 a 20 caracteres sem espaço'), minLength: 1, maxLength: 20 };

// Places and contacts
export const CEP = tableCode(8, 1);
export const Fone = digits(7, 12);
export const TEmail: SimpleType = { ...pattern('[^@]+@[^\\.]+\\..+', 'e-mail de até 60 caracteres'), name: 'TEmail', minLength: 1, maxLength: 60 };

// Dates
const DATE = '((((20|19|18)(([02468][048])|([13579][26]))-02-29))|((20|19|18)[0-9][0-9])-((((0[1-9])|(1[0-2]))-((0[1-9])|(1\\d)|(2[0-8])))|((((0[13578])|(1[02]))-31)|(((0[1,3-9])|(1[0-2]))-(29|30)))))';
export const TData: SimpleType = { name: 'TData', kind: { as: 'date' }, patterns: [DATE], format: 'data AAAA-MM-DD' };
export const TCompet: SimpleType = { ...pattern('[0-9]{1,6}', 'ano e mês AAAAMM', { as: 'code' }), minLength: 6, maxLength: 6 };

// Items and invoice
export const NItem: SimpleType = pattern('[1-9]{1}[0-9]{0,3}', 'número de 1 a 9999', { as: 'integer' });
export const NumeroAte990: SimpleType = pattern('[1-9]{1}[0-9]{0,1}|[1-8]{1}[0-9]{2}|[9]{1}[0-8]{1}[0-9]{1}|[9]{1}[9]{1}[0]{1}', 'número de 1 a 990', { as: 'integer' });
export const CClass: SimpleType = { ...digits(7), minLength: 7, maxLength: 7 };
export const TCfop = pattern('[123567][0-9]([0-9][1-9]|[1-9][0-9])', 'CFOP de 4 dígitos', { as: 'code' });
export const CBenef: SimpleType = { name: 'cBenef', kind: { as: 'text' }, maxLength: 10, format: 'até 10 caracteres' };
export const ateDigitos = (max: number): SimpleType => ({ ...digits(1, max), minLength: 1, maxLength: max });
export const Base64: SimpleType = { name: 'base64Binary', kind: { as: 'text' }, builtin: 'base64Binary', format: 'Base64' };
/** The situação tributária of one element; the field that feeds it also picks the element. */

// Decimals: «integer digits v places»
export const TDec_0302 = decimal('TDec_0302', { min: 2, max: 2 }, '0|0\\.[0-9]{2}|[1-9]{1}[0-9]{0,2}(\\.[0-9]{2})?', 'até 3 inteiros e 2 decimais');
export const TDec_0302Opc = decimal('TDec_0302Opc', { min: 2, max: 2 }, '0\\.[0-9]{2}|[1-9]{1}[0-9]{0,2}(\\.[0-9]{2})?', 'até 3 inteiros e 2 decimais');
export const TDec_0302a04Opc = decimal('TDec_0302a04Opc', { min: 2, max: 4 }, '0\\.[0-9]{2,4}|[1-9]{1}[0-9]{0,2}(\\.[0-9]{2,4})?', 'até 3 inteiros e de 2 a 4 decimais');
export const TDec_1100_1104 = decimal('TDec_1100_1104', { min: 4, max: 4 }, '[0-9]{1,11}(\\.[0-9]{2,4})?', 'até 11 inteiros e 4 decimais');
export const TDec_1302Opc = decimal('TDec_1302Opc', { min: 2, max: 2 }, '0\\.[0-9]{2}|[1-9]{1}[0-9]{0,12}(\\.[0-9]{2})?', 'até 13 inteiros e 2 decimais', 'omit');
export const TDec_1302_1308 = decimal('TDec_1302_1308', { min: 2, max: 8 }, '[0-9]{1,13}(\\.[0-9]{2,8})?', 'até 13 inteiros e de 2 a 8 decimais');

// Enumerations
export const Sim = oneOf({ '1': 'sim' });
export const TtpEmis = oneOf({ '1': 'normal', '2': 'contingência' }, { as: 'option', words: { normal: '1' } });
export const TFinNFCom = oneOf({ '0': 'normal', '3': 'substituição', '4': 'ajuste' });
export const TFatNFCom = oneOf({ '0': 'normal', '1': 'centralizado', '2': 'cofaturamento' });
export const TPagAnt = oneOf({ '1': 'antecipado, serviço não continuado', '2': 'serviço continuado pago antes', '3': 'fornecimento já pago' });
export const TCRT = oneOf({ '1': 'Simples Nacional', '2': 'Simples Nacional, excesso de sublimite', '3': 'normal' });
export const TIndIEDest = oneOf({ '1': 'contribuinte', '2': 'isento de IE', '9': 'não contribuinte' });
export const TAssinante = oneOf({ '1': 'comercial', '2': 'industrial', '3': 'residencial ou pessoa física', '4': 'produtor rural', '5': 'órgão público estadual (Convênio ICMS 107/95)', '6': 'prestador de telecomunicação que responde pela cessão de rede (Convênio 17/13)', '7': 'missão diplomática ou organismo internacional (Convênio 158/94)', '8': 'igrejas e templos', '99': 'outros' });
export const TUtilizacao = oneOf({ '1': 'telefonia', '2': 'comunicação de dados', '3': 'TV por assinatura', '4': 'acesso à internet', '5': 'multimídia', '6': 'outros', '7': 'vários' });
export const TUMedItem = oneOf({ '1': 'minuto', '2': 'MB', '3': 'GB', '4': 'unidade' });
export const TModNFPapel = oneOf({ '21': 'nota de serviço de comunicação', '22': 'nota de serviço de telecomunicação' });
export const TMotSub = oneOf({ '01': 'erro de preço', '02': 'erro cadastral', '03': 'decisão judicial', '04': 'erro de tributação', '05': 'descontinuidade do serviço', '06': 'regime especial' });
export const TProcesso = oneOf({ '0': 'SEFAZ', '1': 'Justiça Federal', '2': 'Justiça Estadual' });
export const TRessarcimento = oneOf({ '1': 'cobrança indevida', '2': 'interrupção', '99': 'outros' });

/** The QR Code: key and environment; in contingency the signature of the key. */
const QR_CODE = '((HTTPS?|https?)://.*\\?chNFCom=[0-9]{6}[A-Z0-9]{12}[0-9]{26}&tpAmb=[1-2](&sign=[!-ÿ]{1}[ -ÿ]{0,}[!-ÿ]{1}|[!-ÿ]{1})?)';
export const QrCode: SimpleType = { name: 'qrCodNFCom', kind: { as: 'text' }, patterns: [QR_CODE], minLength: 50, maxLength: 1000, format: 'URL do QR Code, de 50 a 1000 caracteres' };
