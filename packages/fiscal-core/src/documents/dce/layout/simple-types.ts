// biome-ignore-all format: one type per line
import { publishedDecimal, publishedType } from '../../../engine/layout/published/published.ts';

/** The simple types of DC-e 1.00: how values are read and named. Their facets are published (dce-facets.ts). */
export const TCnpj = publishedType({ as: 'code', pad: 14, padText: false }, { name: 'TCnpj', format: 'CNPJ de 14 dígitos' });
export const TCnpjOpc = { ...TCnpj, name: 'TCnpjOpc' };
export const TCpf = publishedType({ as: 'code', pad: 11, padText: false }, { name: 'TCpf', format: 'CPF de 11 dígitos' });
export const IdOutros = publishedType({ as: 'text' }, { format: 'de 2 a 20 caracteres sem espaço' });
export const TVerDCe = publishedType({ as: 'text' }, { format: '1.00' });
export const Id = publishedType({ as: 'text' }, { format: 'DCe mais a chave de acesso' });
export const TCodUfIBGE = publishedType({ as: 'codigoUf' }, { format: 'sigla ou código IBGE de uma UF' });
export const TUf = publishedType({ as: 'code' }, { format: 'sigla de uma UF ou EX' });
export const TCodMunIBGE = publishedType({ as: 'code' }, { format: 'código IBGE de 7 dígitos' });
export const TModDCe = publishedType({ as: 'option', pad: 2 }, { meanings: { '99': 'DC-e' } });
export const TAmb = publishedType({ as: 'option' }, { meanings: { '1': 'produção', '2': 'homologação' } });
export const CDC = publishedType({ as: 'code', pad: 6 });
export const TSerie = publishedType({ as: 'integer' }, { format: 'número de 0 a 999' });
export const TNF = publishedType({ as: 'integer' }, { format: 'número de 1 a 999999999' });
export const TDateTimeUTC = publishedType({ as: 'dateTime' }, { format: 'data e hora AAAA-MM-DDThh:mm:ss-03:00' });
export const Digits = publishedType({ as: 'code' });
export const Listed = publishedType({ as: 'text' });
export const TtpEmis = publishedType({ as: 'option' }, { meanings: { '1': 'normal', '2': 'contingência off-line' } });
export const TpEmit = publishedType({ as: 'code' }, { meanings: { '0': 'aplicativo do fisco', '1': 'marketplace', '2': 'emissor próprio', '3': 'transportadora', '4': 'Correios' }, format: 'um dígito: 0 (aplicativo do fisco), 1 (marketplace), 2 (emissor próprio), 3 (transportadora), 4 (Correios)' });
export const CEP = publishedType({ as: 'code', pad: 8, zeros: 1 });
export const TEmail = publishedType({ as: 'text' }, { name: 'TEmail', format: 'e-mail de até 60 caracteres' });
export const NItem = publishedType({ as: 'integer' }, { format: 'número de 1 a 9999' });
export const NCM = publishedType({ as: 'code', pad: 8, keepLength: 2, zeros: 1 }, { format: '8 dígitos, ou 2 para o capítulo' });
export const TDec_1104Opc = publishedDecimal('TDec_1104Opc', 'até 11 inteiros e 4 decimais');
export const TDec_1302 = publishedDecimal('TDec_1302', 'até 13 inteiros e 2 decimais');
export const TDec_1302_1308 = publishedDecimal('TDec_1302_1308', 'até 13 inteiros e de 2 a 8 decimais');
export const ModTrans = publishedType({ as: 'option' }, { meanings: { '0': 'Correios', '1': 'conta própria', '2': 'transportadora' } });
export const QrCode = publishedType({ as: 'text' }, { name: 'qrCodDCe', format: 'URL do QR Code, de 94 a 600 caracteres' });
export const UrlChave = publishedType({ as: 'text' }, { name: 'urlChave' });
export const XSolic = publishedType({ as: 'text' }, { name: 'xSolic', format: 'até 2000 caracteres' });
export const XCampo = publishedType({ as: 'text' }, { name: 'xCampo', format: 'texto' });
