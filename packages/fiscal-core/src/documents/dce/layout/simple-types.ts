// biome-ignore-all format: one type per line
import { decimal, digits, oneOf, pattern, tableCode } from '../../../engine/layout/facets.ts';
import type { SimpleType } from '../../../engine/layout/types.ts';

/**
 * The simple types of DC-e 1.00 that NF-e does not have under the same facets, by their names in tiposGeralDCe_v1.00.xsd and
 * dceTiposBasico_v1.00.xsd. Facets as published, oddities included: a CNPJ of digits only.
 */
const CHAVE = '(1[1-7]{1}|2[1-9]{1}|3[1-3]{1}|3[5]{1}|4[1-3]{1}|5[0-3]{1})[0-9]{42}';

export const TCnpj: SimpleType = { name: 'TCnpj', kind: { as: 'code', pad: 14, padText: false }, patterns: ['[0-9]{14}'], format: 'CNPJ de 14 dígitos' };
export const TCnpjOpc: SimpleType = { ...TCnpj, name: 'TCnpjOpc', patterns: ['[0-9]{0}|[0-9]{14}'] };
export const TCpf: SimpleType = { name: 'TCpf', kind: { as: 'code', pad: 11, padText: false }, patterns: ['[0-9]{11}'], format: 'CPF de 11 dígitos' };
export const IdOutros: SimpleType = { ...pattern('([!-ÿ]{0}|[!-ÿ]{2,20})?', 'de 2 a 20 caracteres sem espaço'), minLength: 2, maxLength: 20 };
export const TVerDCe = pattern('1\\.00', '1.00');
export const Id: SimpleType = { name: 'Id', kind: { as: 'text' }, builtin: 'ID', patterns: [`DCe${CHAVE}`], format: 'DCe mais a chave de acesso' };
export const TModDCe = oneOf({ '99': 'DC-e' });
export const CDC = digits(6);
export const Digit = pattern('[0-9]{1}', '1 dígito', { as: 'code' });
export const TtpEmis = oneOf({ '1': 'normal', '2': 'contingência off-line' });
export const TpEmit: SimpleType = { name: 'tpEmit', kind: { as: 'code' }, patterns: ['[0-4]{1}'], minLength: 1, maxLength: 1, meanings: { '0': 'aplicativo do fisco', '1': 'marketplace', '2': 'emissor próprio', '3': 'transportadora', '4': 'Correios' }, format: 'um dígito: 0 (aplicativo do fisco), 1 (marketplace), 2 (emissor próprio), 3 (transportadora), 4 (Correios)' };
export const CEP = tableCode(8, 1);
export const Fone = digits(7, 12);
export const CPais = digits(1, 4);
export const TEmail: SimpleType = { ...pattern('[^@]+@[^\\.]+\\..+', 'e-mail de até 60 caracteres'), name: 'TEmail', minLength: 1, maxLength: 60 };
export const NItem = pattern('[1-9]{1}[0-9]{0,3}', 'número de 1 a 9999', { as: 'integer' });
export const NCM = pattern('[0-9]{2}|[0-9]{8}', '8 dígitos, ou 2 para o capítulo', { as: 'code', pad: 8, keepLength: 2, zeros: 1 });
export const TDec_1104Opc = decimal('TDec_1104Opc', { min: 4, max: 4 }, '0\\.[0-9]{4}|[1-9]{1}[0-9]{0,10}(\\.[0-9]{4})?', 'até 11 inteiros e 4 decimais');
export const TDec_1302_1308 = decimal('TDec_1302_1308', { min: 2, max: 8 }, '[0-9]{1,13}(\\.[0-9]{2,8})?', 'até 13 inteiros e de 2 a 8 decimais');
export const ModTrans = oneOf({ '0': 'Correios', '1': 'conta própria', '2': 'transportadora' });
export const QrCode: SimpleType = { name: 'qrCodDCe', kind: { as: 'text' }, patterns: [`((HTTPS?|https?)://.*\\?chDCe=${CHAVE}&tpAmb=[1-2](&sign=[!-ÿ]{1}[ -ÿ]{0,}[!-ÿ]{1}|[!-ÿ]{1})?)`], minLength: 94, maxLength: 600, format: 'URL do QR Code, de 94 a 600 caracteres' };
export const UrlChave: SimpleType = { name: 'urlChave', kind: { as: 'text' }, minLength: 21, maxLength: 85, format: 'de 21 a 85 caracteres' };
export const XSolic: SimpleType = { name: 'xSolic', kind: { as: 'text' }, minLength: 0, maxLength: 2000, format: 'até 2000 caracteres' };
export const XCampo: SimpleType = { name: 'xCampo', kind: { as: 'text' }, format: 'texto' };
