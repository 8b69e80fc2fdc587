// biome-ignore-all format: one type per line
import { published, publishedDecimal } from '../../../engine/layout/published.ts';

/** The simple types of DC-e 1.00: how values are read and said. Their facets are published (dce-facets.ts). */
export const TCnpj = published({ as: 'code', pad: 14, padText: false }, { name: 'TCnpj', format: 'CNPJ de 14 dígitos' });
export const TCnpjOpc = { ...TCnpj, name: 'TCnpjOpc' };
export const TCpf = published({ as: 'code', pad: 11, padText: false }, { name: 'TCpf', format: 'CPF de 11 dígitos' });
export const IdOutros = published({ as: 'text' }, { format: 'de 2 a 20 caracteres sem espaço' });
export const TVerDCe = published({ as: 'text' }, { format: '1.00' });
export const Id = published({ as: 'text' }, { format: 'DCe mais a chave de acesso' });
export const TCodUfIBGE = published({ as: 'codigoUf' }, { format: 'sigla ou código IBGE de uma UF' });
export const TUf = published({ as: 'code' }, { format: 'sigla de uma UF ou EX' });
export const TCodMunIBGE = published({ as: 'code' }, { format: 'código IBGE de 7 dígitos' });
export const TModDCe = published({ as: 'option', pad: 2 }, { meanings: { '99': 'DC-e' } });
export const TAmb = published({ as: 'option' }, { meanings: { '1': 'produção', '2': 'homologação' } });
export const CDC = published({ as: 'code', pad: 6 });
export const TSerie = published({ as: 'integer' }, { format: 'número de 0 a 999' });
export const TNF = published({ as: 'integer' }, { format: 'número de 1 a 999999999' });
export const TDateTimeUTC = published({ as: 'dateTime' }, { format: 'data e hora AAAA-MM-DDThh:mm:ss-03:00' });
export const Digits = published({ as: 'code' });
export const Listed = published({ as: 'text' });
export const TtpEmis = published({ as: 'option' }, { meanings: { '1': 'normal', '2': 'contingência off-line' } });
export const TpEmit = published({ as: 'code' }, { meanings: { '0': 'aplicativo do fisco', '1': 'marketplace', '2': 'emissor próprio', '3': 'transportadora', '4': 'Correios' }, format: 'um dígito: 0 (aplicativo do fisco), 1 (marketplace), 2 (emissor próprio), 3 (transportadora), 4 (Correios)' });
export const CEP = published({ as: 'code', pad: 8, zeros: 1 });
export const TEmail = published({ as: 'text' }, { name: 'TEmail', format: 'e-mail de até 60 caracteres' });
export const NItem = published({ as: 'integer' }, { format: 'número de 1 a 9999' });
export const NCM = published({ as: 'code', pad: 8, keepLength: 2, zeros: 1 }, { format: '8 dígitos, ou 2 para o capítulo' });
export const TDec_1104Opc = publishedDecimal('TDec_1104Opc', 'até 11 inteiros e 4 decimais');
export const TDec_1302 = publishedDecimal('TDec_1302', 'até 13 inteiros e 2 decimais');
export const TDec_1302_1308 = publishedDecimal('TDec_1302_1308', 'até 13 inteiros e de 2 a 8 decimais');
export const ModTrans = published({ as: 'option' }, { meanings: { '0': 'Correios', '1': 'conta própria', '2': 'transportadora' } });
export const QrCode = published({ as: 'text' }, { name: 'qrCodDCe', format: 'URL do QR Code, de 94 a 600 caracteres' });
export const UrlChave = published({ as: 'text' }, { name: 'urlChave' });
export const XSolic = published({ as: 'text' }, { name: 'xSolic', format: 'até 2000 caracteres' });
export const XCampo = published({ as: 'text' }, { name: 'xCampo', format: 'texto' });
