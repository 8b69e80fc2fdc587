// biome-ignore-all format: one type per line
import { publishedDecimal, publishedOption, publishedType } from '../../../engine/layout/published/published.ts';
import type { SimpleType } from '../../../engine/layout/types.ts';

export { cst, HashCSRT, TAmb, TChDFeRTC, TCodMunIBGE, TCodUfIBGE, TDateTimeUTC, TDec_0302_04RTC, TDec_0302a04, TDec_1302, TEnteGov, TNF, TOperCompraGov, TSerie, TUf } from '../../../engine/portal/simple-types.ts';

/**
 * The simple types of NFCom 1.00 that NF-e does not have under the same facets, by their names in tiposGeralNFCom_v1.00.xsd,
 * nfcomTiposBasico_v1.00.xsd and DFeTiposBasicos_v1.00.xsd. Facets as published, oddities included.
 */

// Identification
export const TCnpj: SimpleType = publishedType({ as: 'code', pad: 14, padText: false }, { name: 'TCnpj', format: 'CNPJ de 14 posições' });
export const TCnpjOpc: SimpleType = { ...TCnpj, name: 'TCnpjOpc' };
export const TCnpjBaseRTC: SimpleType = publishedType({ as: 'code', pad: 8, padText: false }, { name: 'TCnpjBaseRTC', format: 'raiz do CNPJ de 8 posições' });
export const TCpf: SimpleType = publishedType({ as: 'code', pad: 11, padText: false }, { name: 'TCpf', format: 'CPF de 11 dígitos' });
export const TIe: SimpleType = publishedType({ as: 'code' }, { name: 'TIe', format: 'de 2 a 14 dígitos' });
export const TIeDest: SimpleType = publishedType({ as: 'code' }, { name: 'TIeDest', format: 'até 14 dígitos ou ISENTO' });
export const TChDFe: SimpleType = publishedType({ as: 'code' }, { name: 'TChDFe', format: 'chave de acesso de 44 posições' });
export const TVerNFCom = publishedType({ as: 'text' }, { format: '1.00' });
export const Id: SimpleType = publishedType({ as: 'text' }, { name: 'Id', format: 'NFCom mais a chave de acesso' });
export const TModNFCom = publishedOption({ '62': 'NFCom' });
export const ISUF: SimpleType = publishedType({ as: 'code' }, { name: 'ISUF', format: 'de 8 a 9 caracteres' });
export const IdOutros: SimpleType = publishedType({ as: 'text' }, { format: 'de 2 a 20 caracteres sem espaço' });
export const ICodAssinante: SimpleType = publishedType({ as: 'text' }, { format: 'de 1 a 30 caracteres sem espaço' });
export const NContrato: SimpleType = publishedType({ as: 'text' }, { format: 'de 1 a 20 caracteres sem espaço' });

// Places and contacts
export const CEP = publishedType({ as: 'code', pad: 8, zeros: 1 });
export const TEmail: SimpleType = { ...publishedType({ as: 'text' }, { format: 'e-mail de até 60 caracteres' }), name: 'TEmail' };

// Dates
export const TData: SimpleType = publishedType({ as: 'date' }, { name: 'TData', format: 'data AAAA-MM-DD' });
export const TCompet: SimpleType = publishedType({ as: 'code' }, { format: 'ano e mês AAAAMM' });

// Items and invoice
export const NItem: SimpleType = publishedType({ as: 'integer' }, { format: 'número de 1 a 9999' });
export const NumeroAte990: SimpleType = publishedType({ as: 'integer' }, { format: 'número de 1 a 990' });
export const TCfop = publishedType({ as: 'code' }, { format: 'CFOP de 4 dígitos' });
export const CBenef: SimpleType = publishedType({ as: 'text' }, { name: 'cBenef', format: 'até 10 caracteres' });
export const Base64: SimpleType = publishedType({ as: 'text' }, { name: 'base64Binary', format: 'Base64' });
/** The situação tributária of one element; the field that feeds it also picks the element. */

// Decimals: «integer digits v places»
export const TDec_0302 = publishedDecimal('TDec_0302', 'até 3 inteiros e 2 decimais');
export const TDec_0302Opc = publishedDecimal('TDec_0302Opc', 'até 3 inteiros e 2 decimais');
export const TDec_0302a04Opc = publishedDecimal('TDec_0302a04Opc', 'até 3 inteiros e de 2 a 4 decimais');
export const TDec_1100_1104 = publishedDecimal('TDec_1100_1104', 'até 11 inteiros e 4 decimais', { kind: { as: 'decimal', min: 4, max: 4 } });
export const TDec_1302Opc = publishedDecimal('TDec_1302Opc', 'até 13 inteiros e 2 decimais', { zero: 'omit' });
export const TDec_1302_1308 = publishedDecimal('TDec_1302_1308', 'até 13 inteiros e de 2 a 8 decimais');

// Enumerations
export const Sim = publishedOption({ '1': 'sim' });
export const TtpEmis = publishedType({ as: 'option', words: { normal: '1' } }, { meanings: { '1': 'normal', '2': 'contingência' } });
export const TFinNFCom = publishedOption({ '0': 'normal', '3': 'substituição', '4': 'ajuste' });
export const TFatNFCom = publishedOption({ '0': 'normal', '1': 'centralizado', '2': 'cofaturamento' });
export const TPagAnt = publishedOption({ '1': 'antecipado, serviço não continuado', '2': 'serviço continuado pago antes', '3': 'fornecimento já pago' });
export const TCRT = publishedOption({ '1': 'Simples Nacional', '2': 'Simples Nacional, excesso de sublimite', '3': 'normal' });
export const TIndIEDest = publishedOption({ '1': 'contribuinte', '2': 'isento de IE', '9': 'não contribuinte' });
export const TAssinante = publishedOption({ '1': 'comercial', '2': 'industrial', '3': 'residencial ou pessoa física', '4': 'produtor rural', '5': 'órgão público estadual (Convênio ICMS 107/95)', '6': 'prestador de telecomunicação que responde pela cessão de rede (Convênio 17/13)', '7': 'missão diplomática ou organismo internacional (Convênio 158/94)', '8': 'igrejas e templos', '99': 'outros' });
export const TUtilizacao = publishedOption({ '1': 'telefonia', '2': 'comunicação de dados', '3': 'TV por assinatura', '4': 'acesso à internet', '5': 'multimídia', '6': 'outros', '7': 'vários' });
export const TUMedItem = publishedOption({ '1': 'minuto', '2': 'MB', '3': 'GB', '4': 'unidade' });
export const TModNFPapel = publishedOption({ '21': 'nota de serviço de comunicação', '22': 'nota de serviço de telecomunicação' });
export const TMotSub = publishedOption({ '01': 'erro de preço', '02': 'erro cadastral', '03': 'decisão judicial', '04': 'erro de tributação', '05': 'descontinuidade do serviço', '06': 'regime especial' });
export const TProcesso = publishedOption({ '0': 'SEFAZ', '1': 'Justiça Federal', '2': 'Justiça Estadual' });
export const TRessarcimento = publishedOption({ '1': 'cobrança indevida', '2': 'interrupção', '99': 'outros' });

/** The QR Code: key and environment; in contingency the signature of the key. */
export const QrCode: SimpleType = publishedType({ as: 'text' }, { name: 'qrCodNFCom', format: 'URL do QR Code, de 50 a 1000 caracteres' });
