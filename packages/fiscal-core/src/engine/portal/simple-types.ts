// biome-ignore-all format: one type per line

import { CREDIT_NOTES, DEBIT_NOTES } from '../../tables/debit-and-credit-notes.ts';
import type { Meanings } from '../../tables/tax-situations.ts';
import { decimal, oneOf, pattern } from '../layout/facets.ts';
import { publishedDecimal, publishedDigits, publishedOption, publishedType } from '../layout/published/published.ts';
import type { SimpleType } from '../layout/types.ts';

/**
 * The simple types of NF-e 4.00 under the names of the official schema (tiposBasico_v4.00.xsd, DFeTiposBasicos_v1.00.xsd,
 * leiauteNFe_v4.00.xsd, package PL_010f). Documents take their facets from the installed schema; those given here, as
 * published, are for events, of which some have no schema.
 */

// Identification
export const TCnpj: SimpleType = { name: 'TCnpj', kind: { as: 'code', pad: 14, padText: false }, patterns: ['[0-9A-Z]{12}[0-9]{2}'], maxLength: 14, format: 'CNPJ de 14 posições' };
export const TCnpjOpc: SimpleType = { ...TCnpj, name: 'TCnpjOpc', patterns: ['[0-9]{0}|[0-9A-Z]{12}[0-9]{2}'] };
export const TCpf: SimpleType = { name: 'TCpf', kind: { as: 'code', pad: 11, padText: false }, patterns: ['[0-9]{11}'], maxLength: 11, format: 'CPF de 11 dígitos' };
export const TIe: SimpleType = { name: 'TIe', kind: { as: 'code' }, patterns: ['[0-9]{2,14}|ISENTO'], maxLength: 14, format: 'de 2 a 14 dígitos ou ISENTO' };
export const TIeDest: SimpleType = { ...TIe, name: 'TIeDest', patterns: ['ISENTO|[0-9]{2,14}'] };
export const TIeDestNaoIsento: SimpleType = { name: 'TIeDestNaoIsento', kind: { as: 'code' }, patterns: ['[0-9]{2,14}'], maxLength: 14, format: 'de 2 a 14 dígitos' };
export const TIeST: SimpleType = { ...TIeDestNaoIsento, name: 'TIeST' };
export const TChNFe: SimpleType = { name: 'TChNFe', kind: { as: 'code' }, patterns: ['[0-9]{6}[0-9A-Z]{12}[0-9]{26}'], maxLength: 44, format: 'chave de acesso de 44 posições' };
export const TChDFeRTC: SimpleType = { ...TChNFe, name: 'TChDFeRTC' };
export const TVerNFe = publishedType({ as: 'text' }, { format: '4.00' });
export const Id: SimpleType = { name: 'Id', kind: { as: 'text' }, builtin: 'ID', patterns: ['NFe[0-9]{6}[0-9A-Z]{12}[0-9]{26}'], format: 'NFe mais a chave de acesso' };
export const TMod = oneOf({ '55': 'NF-e', '65': 'NFC-e' });
export const TSerie: SimpleType = pattern('0|[1-9]{1}[0-9]{0,2}', 'número de 0 a 999', { as: 'integer' });
export const TNF: SimpleType = pattern('[1-9]{1}[0-9]{0,8}', 'número de 1 a 999999999', { as: 'integer' });
export const NItem: SimpleType = pattern('[1-9]{1}[0-9]{0,1}|[1-8]{1}[0-9]{2}|[9]{1}[0-8]{1}[0-9]{1}|[9]{1}[9]{1}[0]{1}', 'número de 1 a 990', { as: 'integer' });
export const TGuid: SimpleType = publishedType({ as: 'text', upper: true }, { format: 'GUID em maiúsculas' });

// Places
const UFS = ['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'];
export const TUfEmi: SimpleType = { name: 'TUfEmi', kind: { as: 'code' }, values: UFS, format: 'sigla de uma UF' };
export const TUf: SimpleType = { name: 'TUf', kind: { as: 'code' }, values: [...UFS, 'EX'], format: 'sigla de uma UF ou EX' };
const UF_CODES = ['11', '12', '13', '14', '15', '16', '17', '21', '22', '23', '24', '25', '26', '27', '28', '29', '31', '32', '33', '35', '41', '42', '43', '50', '51', '52', '53'];
export const TCodUfIBGE: SimpleType = { name: 'TCodUfIBGE', kind: { as: 'codigoUf' }, values: UF_CODES, format: 'sigla ou código IBGE de uma UF' };
export const TCodMunIBGE: SimpleType = { name: 'TCodMunIBGE', kind: { as: 'code' }, patterns: ['[0-9]{7}'], format: 'código IBGE de 7 dígitos' };
export const CEP = publishedType({ as: 'code', pad: 8, zeros: 1 });
export const Fone = publishedDigits;
export const Placa: SimpleType = publishedType({ as: 'code' }, { name: 'placa', format: 'placa de 7 caracteres, sem traço' });

// Dates
const DATE = '(((20(([02468][048])|([13579][26]))-02-29))|(20[0-9][0-9])-((((0[1-9])|(1[0-2]))-((0[1-9])|(1\\d)|(2[0-8])))|((((0[13578])|(1[02]))-31)|(((0[1,3-9])|(1[0-2]))-(29|30)))))';
export const TData: SimpleType = { name: 'TData', kind: { as: 'date' }, patterns: [DATE], format: 'data AAAA-MM-DD' };
export const TDateTimeUTC: SimpleType = { name: 'TDateTimeUTC', kind: { as: 'dateTime' }, patterns: [`${DATE}T(20|21|22|23|[0-1]\\d):[0-5]\\d:[0-5]\\d([\\-,\\+](0[0-9]|10|11):00|([\\+](12):00))`], format: 'data e hora AAAA-MM-DDThh:mm:ss-03:00' };
export const TCompetApur = publishedType({ as: 'text' }, { name: 'TCompetApur', format: 'competência AAAA-MM a partir de 2025-01' });
export const AAMM = publishedType({ as: 'code', pad: 4 }, { format: 'ano e mês AAMM' });

// Product and tax codes
export const Chassi: SimpleType = publishedType({ as: 'code' }, { format: '17 letras maiúsculas ou dígitos' });
export const CProdANVISA: SimpleType = publishedType({ as: 'code' }, { name: 'cProdANVISA', format: '11 ou 13 dígitos ou ISENTO' });
export const NRecopi: SimpleType = publishedDigits;
export const HashCSRT = publishedType({ as: 'text' }, { name: 'hashCSRT', format: 'Base64 de 20 bytes' });
export const MesAno = publishedType({ as: 'text' }, { format: 'mês e ano MM/AAAA' });
export const Dia = publishedType({ as: 'integer' }, { format: 'dia de 1 a 31' });
export const IdEstrangeiro = pattern('([!-ÿ]{0}|[!-ÿ]{5,20})?', 'de 5 a 20 caracteres sem espaço, ou vazio');
export const NRE = publishedDigits;
export const GTIN = publishedType({ as: 'text', upper: true }, { format: 'GTIN de 8, 12, 13 ou 14 dígitos ou SEM GTIN' });
export const NCM = publishedType({ as: 'code', pad: 8, keepLength: 2, zeros: 1 }, { format: '8 dígitos, ou 2 para o capítulo' });
export const NVE = publishedType({ as: 'code' }, { format: '2 letras e 4 dígitos' });
export const CFOP = publishedType({ as: 'code' }, { format: 'CFOP de 4 dígitos que começa por 1, 2, 3, 5, 6 ou 7' });
export const CBenef = publishedType({ as: 'text' }, { format: 'código de 8 ou 10 caracteres' });
export const CBenefItem = publishedType({ as: 'text' }, { format: 'código de 8 ou 10 caracteres ou SEM CBENEF' });
export const TCListServ = publishedType({ as: 'text' }, { format: 'item no formato NN.NN' });
export const TCST = publishedType({ as: 'situacao', pad: 3 }, { format: '3 dígitos' });
export const TcClassTrib = publishedType({ as: 'code', pad: 6 }, { format: '6 dígitos' });
export const TcCredPres = publishedType({ as: 'code', pad: 2 }, { format: '2 dígitos' });
export const TwoDigits = publishedDigits;
export const Base64: SimpleType = { name: 'base64Binary', kind: { as: 'text' }, builtin: 'base64Binary', format: 'Base64' };
/** The situação tributária of one element of ICMS, IPI, PIS or COFINS; the field that feeds it also picks the element. */
export const cst = (meanings: Meanings, values: readonly string[]): SimpleType =>
  publishedType({ as: 'situacao', pad: 2 }, { name: 'enum', format: `um de ${values.join(', ')}`, meanings: Object.fromEntries(values.map((value) => [value, meanings[value] ?? ''])) });

// Decimals: «integer digits v places»
export const TDec_0302a04 = decimal('TDec_0302a04', { min: 2, max: 4 }, '0|0\\.[0-9]{2,4}|[1-9]{1}[0-9]{0,2}(\\.[0-9]{2,4})?', 'até 3 inteiros e de 2 a 4 decimais');
export const TDec_0302_04RTC = { ...TDec_0302a04, name: 'TDec_0302_04RTC' };
export const TDec_0302a04Opc = publishedDecimal('TDec_0302a04Opc', 'até 3 inteiros e de 2 a 4 decimais', { zero: 'omit' });
export const TDec_0302a04Max100 = publishedDecimal('TDec_0302a04Max100', 'de 0 a 100, de 2 a 4 decimais');
export const TDec_0302Max100 = publishedDecimal('TDec_0302Max100', 'de 0 a 100, 2 decimais');
export const TDec_03v00a04Max100Opc = publishedDecimal('TDec_03v00a04Max100Opc', 'maior que 0 até 100, até 4 decimais', { kind: { as: 'decimal', min: 0, max: 4 }, zero: 'omit' });
export const TDec_0803v = publishedDecimal('TDec_0803v', 'até 8 inteiros e 3 decimais', { kind: { as: 'decimal', min: 1, max: 3, minBelowOne: 3 } });
export const TDec_1104 = decimal('TDec_1104', { min: 4, max: 4 }, '0|0\\.[0-9]{4}|[1-9]{1}[0-9]{0,10}(\\.[0-9]{4})?', 'até 11 inteiros e 4 decimais');
export const TDec1104RTC = { ...TDec_1104, name: 'TDec1104RTC' };
export const TDec_1104OpRTC = publishedDecimal('TDec_1104OpRTC', 'maior que zero, até 11 inteiros e 4 decimais', { zero: 'omit' });
export const TDec_1104v = decimal('TDec_1104v', { min: 0, max: 4 }, '0|0\\.[0-9]{1,4}|[1-9]{1}[0-9]{0,10}|[1-9]{1}[0-9]{0,10}(\\.[0-9]{1,4})?', 'até 11 inteiros e 4 decimais');
export const TDec_1110v = publishedDecimal('TDec_1110v', 'até 11 inteiros e 10 decimais', { kind: { as: 'decimal', min: 0, max: 10 } });
export const TDec_1203 = publishedDecimal('TDec_1203', 'até 12 inteiros e 3 decimais');
export const TDec_1204 = publishedDecimal('TDec_1204', 'até 12 inteiros e 4 decimais');
export const TDec_1204v = publishedDecimal('TDec_1204v', 'até 12 inteiros e 4 decimais', { kind: { as: 'decimal', min: 0, max: 4 } });
export const TDec_1204temperatura = publishedDecimal('TDec_1204temperatura', 'maior que zero, até 12 inteiros e 4 decimais', { zero: 'omit' });
export const TDec_1302 = decimal('TDec_1302', { min: 2, max: 2 }, '0|0\\.[0-9]{2}|[1-9]{1}[0-9]{0,12}(\\.[0-9]{2})?', 'até 13 inteiros e 2 decimais');
export const TDec1302RTC = { ...TDec_1302, name: 'TDec1302RTC' };
export const TDec_1302Opc = publishedDecimal('TDec_1302Opc', 'maior que zero, até 13 inteiros e 2 decimais', { zero: 'omit' });

export const PICMSInter: SimpleType = { name: 'pICMSInter', kind: { as: 'decimal', min: 2, max: 2 }, values: ['4.00', '7.00', '12.00'], format: '4.00, 7.00 ou 12.00' };

// Enumerations used in more than one place
export const TAmb = oneOf({ '1': 'produção', '2': 'homologação' });
export const TProcEmi = publishedOption({ '0': 'aplicativo do contribuinte', '1': 'avulsa pelo fisco', '2': 'avulsa pelo contribuinte no site do fisco', '3': 'aplicativo do fisco', '4': 'aplicativo NFF' });
export const TFinNFe = publishedOption({ '1': 'normal', '2': 'complementar', '3': 'ajuste', '4': 'devolução', '5': 'crédito', '6': 'débito' });
export const TTpNFDebito = publishedOption(DEBIT_NOTES);
export const TTpNFCredito = publishedOption(CREDIT_NOTES);
export const TTpCredPresIBSZFM = publishedOption({ '0': 'sem crédito presumido', '1': 'bens de consumo final (55%)', '2': 'bens de capital (75%)', '3': 'bens intermediários (90,25%)', '4': 'bens de informática e outros (100%)' });
export const Torig = publishedOption({ '0': 'nacional', '1': 'estrangeira, importação direta', '2': 'estrangeira, mercado interno', '3': 'nacional, conteúdo importado acima de 40% até 70%', '4': 'nacional, processo produtivo básico', '5': 'nacional, conteúdo importado até 40%', '6': 'estrangeira, importação direta, sem similar', '7': 'estrangeira, mercado interno, sem similar', '8': 'nacional, conteúdo importado acima de 70%' });
export const TEnteGov = publishedOption({ '1': 'União', '2': 'Estado', '3': 'Distrito Federal', '4': 'Município', '5': 'consórcio público', '6': 'Comitê Gestor do IBS' });
export const TOperCompraGov = publishedOption({ '1': 'fornecimento, pagamento posterior', '2': 'pagamento de fornecimento já feito', '3': 'fornecimento já pago', '4': 'pagamento com fornecimento posterior' });
export const TIndDoacao = publishedOption({ '1': 'doação' });
export const TpEmis = publishedType({ as: 'option', words: { normal: '1', offline: '9' } }, { meanings: { '1': 'normal', '2': 'contingência FS-IA', '3': 'regime especial NFF', '4': 'EPEC', '5': 'contingência FS-DA', '6': 'SVC-AN', '7': 'SVC-RS', '9': 'offline da NFC-e e do DANFE simplificado tipo 2' } });
export const SimNao01 = publishedOption({ '0': 'não', '1': 'sim' });

/** The QR Code forms of the schema: version 1, version 2 online and offline, version 3 online and offline. */
export const QrCode = publishedType({ as: 'text' }, { name: 'qrCode', format: 'URL do QR Code, de 60 a 1000 caracteres' });
