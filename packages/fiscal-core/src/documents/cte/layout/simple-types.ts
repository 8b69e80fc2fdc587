// biome-ignore-all format: one type per line
import { publishedDecimal, publishedOption, publishedType } from '../../../engine/layout/published/published.ts';
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
export const TCnpj: SimpleType = publishedType({ as: 'code', pad: 14, padText: false }, { name: 'TCnpj', format: 'CNPJ de 14 posições' });
export const TCnpjRTC: SimpleType = { ...TCnpj, name: 'TCnpjRTC' };
export const TCnpjOpc: SimpleType = { ...TCnpj, name: 'TCnpjOpc' };
export const TCnpjBaseRTC: SimpleType = publishedType({ as: 'code' }, { name: 'TCnpjBaseRTC', format: 'raiz do CNPJ, 8 posições' });
export const TCpf: SimpleType = publishedType({ as: 'code', pad: 11, padText: false }, { name: 'TCpf', format: 'CPF de 11 dígitos' });
export const TIe: SimpleType = publishedType({ as: 'code' }, { name: 'TIe', format: 'de 2 a 14 dígitos' });
export const TIeDest: SimpleType = publishedType({ as: 'code' }, { name: 'TIeDest', format: 'até 14 dígitos ou ISENTO' });
export const Id: SimpleType = publishedType({ as: 'text' }, { name: 'Id', format: 'CTe mais a chave de acesso' });
export const TVerCTe = publishedType({ as: 'text' }, { format: '4.00' });
export const VersaoModal = publishedType({ as: 'text' }, { format: '4.00 a 4.99' });
export const TEmail: SimpleType = { ...publishedType({ as: 'text' }, { format: 'e-mail de até 60 caracteres' }), name: 'TEmail' };
export const ISUFEmit: SimpleType = publishedType({ as: 'text' }, { name: 'ISUFEmit', format: 'de 8 a 9 caracteres' });
export const PIN: SimpleType = publishedType({ as: 'code' }, { format: 'de 2 a 9 dígitos' });
export const TRNTRC = publishedType({ as: 'code', pad: 8 }, { format: '8 dígitos ou ISENTO' });
export const NOcc = publishedType({ as: 'integer' }, { format: 'número de 1 a 999999' });
export const NViag = publishedType({ as: 'integer' }, { format: 'número de até 10 dígitos' });
export const NPag = NItem;
export const IdTransacao: SimpleType = publishedType({ as: 'text' }, { name: 'TStringRTC', format: 'de 2 a 35 caracteres' });
export const TContainer: SimpleType = publishedType({ as: 'code' }, { format: 'de 1 a 20 letras maiúsculas ou dígitos' });
export const Irin: SimpleType = publishedType({ as: 'text' }, { name: 'irin', format: 'de 1 a 10 caracteres' });
export const NONU = publishedType({ as: 'code', pad: 4 }, { format: '4 dígitos ou ND' });
export const TUF_sem_EX = TUfEmi;
export const TTime = publishedType({ as: 'text' }, { format: 'hora HH:MM:SS' });

// Tax codes
export const TCfop = publishedType({ as: 'code' }, { format: 'CFOP de 4 dígitos que começa por 1, 2, 3, 5, 6 ou 7' });
export const CBenef: SimpleType = publishedType({ as: 'text' }, { name: 'cBenef', format: 'código de 8 ou 10 caracteres' });
/** The situação tributária of one element of ICMS; the field that feeds it also picks the element. */

// Decimals: «integer digits v places»
export const TDec_0302 = publishedDecimal('TDec_0302', 'até 3 inteiros e 2 decimais');
export const TDec_0302Opc = publishedDecimal('TDec_0302Opc', 'maior que zero, até 3 inteiros e 2 decimais', { zero: 'omit' });
export const TDec_0302_0303 = publishedDecimal('TDec_0302_0303', 'até 3 inteiros e de 2 a 3 decimais');
export const TDec_0906Opc = publishedDecimal('TDec_0906Opc', 'maior que zero, até 9 inteiros e 6 decimais', { zero: 'omit' });
export const TDec_1203Opc = publishedDecimal('TDec_1203Opc', 'maior que zero, até 12 inteiros e 3 decimais', { zero: 'omit' });

// Enumerations used in more than one place
export const TModCT = publishedOption({ '57': 'CT-e' });
export const TModNF = publishedOption({ '01': 'modelo 1/1A e avulsa', '04': 'produtor' });
export const TCRT: SimpleType = publishedOption({ '1': 'Simples Nacional', '2': 'Simples Nacional com excesso de sublimite', '3': 'regime normal', '4': 'MEI' });
export const TFinCTe: SimpleType = { ...publishedOption({ '0': 'normal', '1': 'complemento de valores', '3': 'substituição' }), format: 'um de 0 (normal), 1 (complemento de valores), 3 (substituição); o Simplificado (5, 6) a plataforma ainda não emite e a anulação (2) deixou de existir no leiaute 4.00' };
export const MODALS = { '01': 'rodoviário', '02': 'aéreo', '03': 'aquaviário', '04': 'ferroviário', '05': 'dutoviário', '06': 'multimodal' };
export const TModTransp = publishedOption(MODALS);
export const TProcEmiCTe = publishedOption({ '0': 'aplicativo do contribuinte', '3': 'aplicativo do fisco', '4': 'PAA' });
export const TPagAnt: SimpleType = publishedOption({ '1': 'pagamento antecipado', '3': 'fornecimento já pago' });
export const TDocAssoc = publishedOption({ '07': 'ATRE', '08': 'DTA', '09': 'conhecimento aéreo internacional', '10': 'carta de porte internacional', '11': 'conhecimento avulso', '12': 'TIF', '13': 'BL' });
export const TtipoUnidTransp = publishedOption({ '1': 'rodoviário tração', '2': 'rodoviário reboque', '3': 'navio', '4': 'balsa', '5': 'aeronave', '6': 'vagão', '7': 'outros' });
export const TtipoUnidCarga = publishedOption({ '1': 'contêiner', '2': 'ULD', '3': 'pallet', '4': 'outros' });
export const CL: SimpleType = publishedType({ as: 'text', upper: true }, { format: 'M (mínima), G (geral) ou E (específica)' });

/** The QR Code of the DACTE; the last alternative of the published pattern lets any single character through. */
export const QrCode: SimpleType = publishedType({ as: 'text' }, { name: 'qrCodCTe', format: 'URL do QR Code, de 50 a 1000 caracteres' });
