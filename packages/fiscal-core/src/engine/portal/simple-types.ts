// biome-ignore-all format: one type per line

import { CREDIT_NOTES, DEBIT_NOTES } from '../../tables/debit-and-credit-notes.ts';
import type { Meanings } from '../../tables/tax-situations.ts';
import { decimal, digits, oneOf, pattern, TEXT_PATTERN, tableCode } from '../layout/facets.ts';
import type { SimpleType } from '../layout/types.ts';

/**
 * The simple types of NF-e 4.00 under the names of the official schema (tiposBasico_v4.00.xsd, DFeTiposBasicos_v1.00.xsd,
 * leiauteNFe_v4.00.xsd, package PL_010f). Facets as published, oddities included.
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
export const TChDFeRTC: SimpleType = { ...TChNFe, name: 'TChDFeRTC', patterns: ['[0-9]{6}[A-Z0-9]{12}[0-9]{26}'] };
export const TVerNFe = pattern('4\\.00', '4.00');
export const Id: SimpleType = { name: 'Id', kind: { as: 'text' }, builtin: 'ID', patterns: ['NFe[0-9]{6}[0-9A-Z]{12}[0-9]{26}'], format: 'NFe mais a chave de acesso' };
export const TMod = oneOf({ '55': 'NF-e', '65': 'NFC-e' });
export const TSerie: SimpleType = pattern('0|[1-9]{1}[0-9]{0,2}', 'número de 0 a 999', { as: 'integer' });
export const TNF: SimpleType = pattern('[1-9]{1}[0-9]{0,8}', 'número de 1 a 999999999', { as: 'integer' });
export const NItem: SimpleType = pattern('[1-9]{1}[0-9]{0,1}|[1-8]{1}[0-9]{2}|[9]{1}[0-8]{1}[0-9]{1}|[9]{1}[9]{1}[0]{1}', 'número de 1 a 990', { as: 'integer' });
export const TGuid: SimpleType = pattern('[A-F0-9]{8}-[A-F0-9]{4}-[A-F0-9]{4}-[A-F0-9]{4}-[A-F0-9]{12}', 'GUID em maiúsculas', { as: 'text', upper: true });

// Places
const UFS = ['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'];
export const TUfEmi: SimpleType = { name: 'TUfEmi', kind: { as: 'code' }, values: UFS, format: 'sigla de uma UF' };
export const TUf: SimpleType = { name: 'TUf', kind: { as: 'code' }, values: [...UFS, 'EX'], format: 'sigla de uma UF ou EX' };
const UF_CODES = ['11', '12', '13', '14', '15', '16', '17', '21', '22', '23', '24', '25', '26', '27', '28', '29', '31', '32', '33', '35', '41', '42', '43', '50', '51', '52', '53'];
export const TCodUfIBGE: SimpleType = { name: 'TCodUfIBGE', kind: { as: 'codigoUf' }, values: UF_CODES, format: 'sigla ou código IBGE de uma UF' };
export const TCodMunIBGE: SimpleType = { name: 'TCodMunIBGE', kind: { as: 'code' }, patterns: ['[0-9]{7}'], format: 'código IBGE de 7 dígitos' };
export const CEP = tableCode(8, 1);
export const Fone = digits(6, 14);
export const Placa: SimpleType = { name: 'placa', kind: { as: 'code' }, patterns: ['[A-Z]{2,3}[0-9]{4}|[A-Z]{3,4}[0-9]{3}|[A-Z0-9]{7}'], format: 'placa de 7 caracteres, sem traço' };

// Dates
const DATE = '(((20(([02468][048])|([13579][26]))-02-29))|(20[0-9][0-9])-((((0[1-9])|(1[0-2]))-((0[1-9])|(1\\d)|(2[0-8])))|((((0[13578])|(1[02]))-31)|(((0[1,3-9])|(1[0-2]))-(29|30)))))';
export const TData: SimpleType = { name: 'TData', kind: { as: 'date' }, patterns: [DATE], format: 'data AAAA-MM-DD' };
export const TDateTimeUTC: SimpleType = { name: 'TDateTimeUTC', kind: { as: 'dateTime' }, patterns: [`${DATE}T(20|21|22|23|[0-1]\\d):[0-5]\\d:[0-5]\\d([\\-,\\+](0[0-9]|10|11):00|([\\+](12):00))`], format: 'data e hora AAAA-MM-DDThh:mm:ss-03:00' };
export const TCompetApur: SimpleType = { name: 'TCompetApur', kind: { as: 'text' }, builtin: 'gYearMonth', minInclusive: '2025-01', format: 'competência AAAA-MM a partir de 2025-01' };
export const AAMM = pattern('[0-9]{2}[0]{1}[1-9]{1}|[0-9]{2}[1]{1}[0-2]{1}', 'ano e mês AAMM', { as: 'code', pad: 4 });

// Product and tax codes
export const Chassi: SimpleType = { ...pattern('[A-Z0-9]+', '17 letras maiúsculas ou dígitos', { as: 'code' }), minLength: 17, maxLength: 17 };
export const CProdANVISA: SimpleType = { name: 'cProdANVISA', kind: { as: 'code' }, patterns: [TEXT_PATTERN, '[0-9]{11}|[0-9]{13}|ISENTO'], format: '11 ou 13 dígitos ou ISENTO' };
export const NRecopi: SimpleType = { ...digits(20), maxLength: 20 };
export const HashCSRT: SimpleType = { name: 'hashCSRT', kind: { as: 'text' }, builtin: 'base64Binary', octets: 20, format: 'Base64 de 20 bytes' };
export const MesAno = pattern('(0[1-9]|1[0-2])([/][2][0-9][0-9][0-9])', 'mês e ano MM/AAAA');
export const Dia = pattern('[1-9]|[1][0-9]|[2][0-9]|[3][0-1]', 'dia de 1 a 31', { as: 'integer' });
export const IdEstrangeiro = pattern('([!-ÿ]{0}|[!-ÿ]{5,20})?', 'de 5 a 20 caracteres sem espaço, ou vazio');
export const NRE = digits(0, 12);
export const GTIN = pattern('SEM GTIN|[0-9]{0}|[0-9]{8}|[0-9]{12,14}', 'GTIN de 8, 12, 13 ou 14 dígitos ou SEM GTIN', { as: 'text', upper: true });
export const NCM = pattern('[0-9]{2}|[0-9]{8}', '8 dígitos, ou 2 para o capítulo', { as: 'code', pad: 8, keepLength: 2, zeros: 1 });
export const NVE = pattern('[A-Z]{2}[0-9]{4}', '2 letras e 4 dígitos', { as: 'code' });
export const CFOP = pattern('[1,2,3,5,6,7]{1}[0-9]{3}', 'CFOP de 4 dígitos que começa por 1, 2, 3, 5, 6 ou 7', { as: 'code' });
export const CBenef = pattern('[!-ÿ]{8}|[!-ÿ]{10}', 'código de 8 ou 10 caracteres');
export const CBenefItem = pattern('([!-ÿ]{8}|[!-ÿ]{10}|SEM CBENEF)?', 'código de 8 ou 10 caracteres ou SEM CBENEF');
export const TCListServ = pattern('[0-9]{2}.[0-9]{2}', 'item no formato NN.NN');
export const TCST = pattern('\\d{3}', '3 dígitos', { as: 'situacao', pad: 3 });
export const TcClassTrib = pattern('\\d{6}', '6 dígitos', { as: 'code', pad: 6 });
export const TcCredPres = pattern('\\d{2}', '2 dígitos', { as: 'code', pad: 2 });
export const TwoDigits = digits(2);
export const Base64: SimpleType = { name: 'base64Binary', kind: { as: 'text' }, builtin: 'base64Binary', format: 'Base64' };
/** The situação tributária of one element of ICMS, IPI, PIS or COFINS; the field that feeds it also picks the element. */
export const cst = (meanings: Meanings, values: readonly string[]): SimpleType => ({ ...oneOf(values, { as: 'situacao', pad: 2 }), meanings: Object.fromEntries(values.map((value) => [value, meanings[value] ?? ''])) });

// Decimals: «integer digits v places»
export const TDec_0302a04 = decimal('TDec_0302a04', { min: 2, max: 4 }, '0|0\\.[0-9]{2,4}|[1-9]{1}[0-9]{0,2}(\\.[0-9]{2,4})?', 'até 3 inteiros e de 2 a 4 decimais');
export const TDec_0302_04RTC = { ...TDec_0302a04, name: 'TDec_0302_04RTC' };
export const TDec_0302a04Opc = decimal('TDec_0302a04Opc', { min: 2, max: 4 }, '0\\.[0-9]{2,4}|[1-9]{1}[0-9]{0,2}(\\.[0-9]{2,4})?', 'até 3 inteiros e de 2 a 4 decimais', 'omit');
export const TDec_0302a04Max100 = decimal('TDec_0302a04Max100', { min: 2, max: 4 }, '0(\\.[0-9]{2,4})?|[1-9]{1}[0-9]{0,1}(\\.[0-9]{2,4})?|100(\\.0{2,4})?', 'de 0 a 100, de 2 a 4 decimais');
export const TDec_0302Max100 = decimal('TDec_0302Max100', { min: 2, max: 2 }, '0(\\.[0-9]{2})?|100(\\.00)?|[1-9]{1}[0-9]{0,1}(\\.[0-9]{2})?', 'de 0 a 100, 2 decimais');
export const TDec_03v00a04Max100Opc = decimal('TDec_03v00a04Max100Opc', { min: 0, max: 4 }, '0(\\.[1-9][0-9]{0,3})|0(\\.[0][1-9][0-9]{0,2})|0(\\.[0][0][1-9][0-9]{0,1})|0(\\.[0][0][0][1-9])|100(\\.[0]{1,4})?|[1-9]{1}[0-9]{0,1}(\\.[0-9]{1,4})?', 'maior que 0 até 100, até 4 decimais', 'omit');
export const TDec_0803v = decimal('TDec_0803v', { min: 1, max: 3, minBelowOne: 3 }, '0|0\\.[0-9]{3}|[1-9]{1}[0-9]{0,7}(\\.[0-9]{1,3})?', 'até 8 inteiros e 3 decimais');
export const TDec_1104 = decimal('TDec_1104', { min: 4, max: 4 }, '0|0\\.[0-9]{4}|[1-9]{1}[0-9]{0,10}(\\.[0-9]{4})?', 'até 11 inteiros e 4 decimais');
export const TDec1104RTC = { ...TDec_1104, name: 'TDec1104RTC' };
export const TDec_1104OpRTC = decimal('TDec_1104OpRTC', { min: 4, max: 4 }, '0\\.[1-9]{1}[0-9]{3}|0\\.[0-9]{3}[1-9]{1}|0\\.[0-9]{2}[1-9]{1}[0-9]{1}|0\\.[0-9]{1}[1-9]{1}[0-9]{2}|[1-9]{1}[0-9]{0,10}(\\.[0-9]{4})?', 'maior que zero, até 11 inteiros e 4 decimais', 'omit');
export const TDec_1104v = decimal('TDec_1104v', { min: 0, max: 4 }, '0|0\\.[0-9]{1,4}|[1-9]{1}[0-9]{0,10}|[1-9]{1}[0-9]{0,10}(\\.[0-9]{1,4})?', 'até 11 inteiros e 4 decimais');
export const TDec_1110v = decimal('TDec_1110v', { min: 0, max: 10 }, '0|0\\.[0-9]{1,10}|[1-9]{1}[0-9]{0,10}|[1-9]{1}[0-9]{0,10}(\\.[0-9]{1,10})?', 'até 11 inteiros e 10 decimais');
export const TDec_1203 = decimal('TDec_1203', { min: 3, max: 3 }, '0|0\\.[0-9]{3}|[1-9]{1}[0-9]{0,11}(\\.[0-9]{3})?', 'até 12 inteiros e 3 decimais');
export const TDec_1204 = decimal('TDec_1204', { min: 4, max: 4 }, '0|0\\.[0-9]{1,4}|[1-9]{1}[0-9]{0,11}|[1-9]{1}[0-9]{0,11}(\\.[0-9]{4})?', 'até 12 inteiros e 4 decimais');
export const TDec_1204v = decimal('TDec_1204v', { min: 0, max: 4 }, '0|0\\.[0-9]{1,4}|[1-9]{1}[0-9]{0,11}|[1-9]{1}[0-9]{0,11}(\\.[0-9]{1,4})?', 'até 12 inteiros e 4 decimais');
export const TDec_1204temperatura = decimal('TDec_1204temperatura', { min: 4, max: 4 }, '0\\.[1-9]{1}[0-9]{3}|0\\.[0-9]{3}[1-9]{1}|0\\.[0-9]{2}[1-9]{1}[0-9]{1}|0\\.[0-9]{1}[1-9]{1}[0-9]{2}|[1-9]{1}[0-9]{0,11}(\\.[0-9]{4})?', 'maior que zero, até 12 inteiros e 4 decimais', 'omit');
export const TDec_1302 = decimal('TDec_1302', { min: 2, max: 2 }, '0|0\\.[0-9]{2}|[1-9]{1}[0-9]{0,12}(\\.[0-9]{2})?', 'até 13 inteiros e 2 decimais');
export const TDec1302RTC = { ...TDec_1302, name: 'TDec1302RTC' };
export const TDec_1302Opc = decimal('TDec_1302Opc', { min: 2, max: 2 }, '0\\.[0-9]{1}[1-9]{1}|0\\.[1-9]{1}[0-9]{1}|[1-9]{1}[0-9]{0,12}(\\.[0-9]{2})?', 'maior que zero, até 13 inteiros e 2 decimais', 'omit');

export const PICMSInter: SimpleType = { name: 'pICMSInter', kind: { as: 'decimal', min: 2, max: 2 }, values: ['4.00', '7.00', '12.00'], format: '4.00, 7.00 ou 12.00' };

// Enumerations used in more than one place
export const TAmb = oneOf({ '1': 'produção', '2': 'homologação' });
export const TProcEmi = oneOf({ '0': 'aplicativo do contribuinte', '1': 'avulsa pelo fisco', '2': 'avulsa pelo contribuinte no site do fisco', '3': 'aplicativo do fisco', '4': 'aplicativo NFF' });
export const TFinNFe = oneOf({ '1': 'normal', '2': 'complementar', '3': 'ajuste', '4': 'devolução', '5': 'crédito', '6': 'débito' });
export const TTpNFDebito = oneOf(DEBIT_NOTES);
export const TTpNFCredito = oneOf(CREDIT_NOTES);
export const TTpCredPresIBSZFM = oneOf({ '0': 'sem crédito presumido', '1': 'bens de consumo final (55%)', '2': 'bens de capital (75%)', '3': 'bens intermediários (90,25%)', '4': 'bens de informática e outros (100%)' });
export const Torig = oneOf({ '0': 'nacional', '1': 'estrangeira, importação direta', '2': 'estrangeira, mercado interno', '3': 'nacional, conteúdo importado acima de 40% até 70%', '4': 'nacional, processo produtivo básico', '5': 'nacional, conteúdo importado até 40%', '6': 'estrangeira, importação direta, sem similar', '7': 'estrangeira, mercado interno, sem similar', '8': 'nacional, conteúdo importado acima de 70%' });
export const TEnteGov = oneOf({ '1': 'União', '2': 'Estado', '3': 'Distrito Federal', '4': 'Município', '5': 'consórcio público', '6': 'Comitê Gestor do IBS' });
export const TOperCompraGov = oneOf({ '1': 'fornecimento, pagamento posterior', '2': 'pagamento de fornecimento já feito', '3': 'fornecimento já pago', '4': 'pagamento com fornecimento posterior' });
export const TIndDoacao = oneOf({ '1': 'doação' });
export const TpEmis = oneOf({ '1': 'normal', '2': 'contingência FS-IA', '3': 'regime especial NFF', '4': 'EPEC', '5': 'contingência FS-DA', '6': 'SVC-AN', '7': 'SVC-RS', '9': 'offline da NFC-e e do DANFE simplificado tipo 2' }, { as: 'option', words: { normal: '1', offline: '9' } });
export const SimNao01 = oneOf({ '0': 'não', '1': 'sim' });

/** The QR Code forms of the schema: version 1, version 2 online and offline, version 3 online and offline. */
const QR_CODES = ['((HTTPS?|https?)://.*\\?chNFe=[0-9]{6}[0-9A-Z]{12}[0-9]{26}&nVersao=100&tpAmb=[1-2](&cDest=([A-Za-z0-9.:+-/)(]{0}|[A-Za-z0-9.:+-/)(]{5,20})?)?&dhEmi=[A-Fa-f0-9]{50}&vNF=(0|0\\.[0-9]{2}|[1-9]{1}[0-9]{0,12}(\\.[0-9]{2})?)&vICMS=(0|0\\.[0-9]{2}|[1-9]{1}[0-9]{0,12}(\\.[0-9]{2})?)&digVal=[A-Fa-f0-9]{56}&cIdToken=[0-9]{6}&cHashQRCode=[A-Fa-f0-9]{40})', '((HTTPS?|https?)://.*\\?p=([0-9]{6}[0-9A-Z]{12}[0-9]{16}(1|3|4)[0-9]{9})\\|[2]\\|[1-2]\\|(0|[1-9]{1}([0-9]{1,5})?)\\|[A-Fa-f0-9]{40})', '((HTTPS?|https?)://.*\\?p=([0-9]{6}[0-9A-Z]{12}[0-9]{16}9[0-9]{9})\\|[2]\\|[1-2]\\|([0]{1}[1-9]{1}|[1-2]{1}[0-9]{1}|[3]{1}[0-1]{1})\\|(0|0\\.[0-9]{2}|[1-9]{1}[0-9]{0,12}(\\.[0-9]{2})?)\\|[A-Fa-f0-9]{56}\\|(0|[1-9]{1}([0-9]{1,5})?)\\|[A-Fa-f0-9]{40})', '((HTTPS?|https?)://.*\\?p=([0-9]{6}[0-9A-Z]{12}[0-9]{16}(1|3|4)[0-9]{9})\\|[3]\\|[1-2])', '((HTTPS?|https?)://.*\\?p=([0-9]{6}[0-9A-Z]{12}[0-9]{16}(9)[0-9]{9})\\|[3]\\|[1-2]\\|([0]{1}[1-9]{1}|[1-2]{1}[0-9]{1}|[3]{1}[0-1]{1})\\|(0|0\\.[0-9]{2}|[1-9]{1}[0-9]{0,12}(\\.[0-9]{2})?)\\|((1|2|3)?)\\|((([0-9A-Z]{12}[0-9]{2})|([0-9]{11}))?)\\|([a-zA-Z0-9+/]+[=]{0,2}))'];
export const QrCode: SimpleType = { name: 'qrCode', kind: { as: 'text' }, patterns: [QR_CODES.join('|')], minLength: 60, maxLength: 1000, format: 'URL do QR Code, de 60 a 1000 caracteres' };
