// biome-ignore-all format: one type per line
import { publishedDecimal, publishedOption, publishedType } from '../../../engine/layout/published/published.ts';
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
export const TCnpj: SimpleType = publishedType({ as: 'code', pad: 14, padText: false }, { name: 'TCnpj', format: 'CNPJ de 14 posições' });
export const TCnpjOpc: SimpleType = { ...TCnpj, name: 'TCnpjOpc' };
export const TCpf: SimpleType = publishedType({ as: 'code', pad: 11, padText: false }, { name: 'TCpf', format: 'CPF de 11 dígitos' });
export const TIe: SimpleType = publishedType({ as: 'code' }, { name: 'TIe', format: 'de 2 a 14 dígitos' });
export const TIeDest: SimpleType = publishedType({ as: 'code' }, { name: 'TIeDest', format: 'até 14 dígitos, ISENTO ou PR e de 4 a 8 dígitos' });
export const IdEstrangeiro: SimpleType = publishedType({ as: 'text' }, { name: 'idEstrangeiro', format: 'de 2 a 20 caracteres sem espaço' });
export const IdEstrangeiroPag: SimpleType = { ...IdEstrangeiro, format: 'de 5 a 20 caracteres sem espaço' };
export const TChDFe: SimpleType = publishedType({ as: 'code' }, { name: 'TChDFe', format: 'chave de acesso de 44 posições' });
/** Digits only, although the keys that it holds may have letters since 2026. */
export const Id: SimpleType = publishedType({ as: 'text' }, { name: 'Id', format: 'MDFe mais a chave de acesso' });
export const TVerMDe = publishedType({ as: 'text' }, { format: '3.00' });
export const VersaoModal = publishedType({ as: 'text' }, { format: '3.00 a 3.99' });
export const Fone = publishedType({ as: 'code' }, { format: 'de 7 a 12 dígitos' });
export const TEmail: SimpleType = { ...publishedType({ as: 'text' }, { format: 'e-mail de 6 a 60 caracteres' }), name: 'TEmail' };
/** A code of digits that the schema derives from free text. */
const digitText = (width: number): SimpleType => publishedType({ as: 'code', pad: width }, { format: `${width} dígitos` });
export const TRNTRC = digitText(8);
export const CIOT = digitText(12);
export const NroContrato: SimpleType = publishedType({ as: 'text' }, { name: 'NroContrato', format: 'de 2 a 20 caracteres' });

// Cargo and vehicles
export const IdUnid: SimpleType = publishedType({ as: 'code' }, { format: 'de 1 a 20 letras maiúsculas ou dígitos' });
export const NONU = publishedType({ as: 'code', pad: 4 }, { format: '4 dígitos ou ND' });
const integer = (digits: number): SimpleType => publishedType({ as: 'integer' }, { format: `número inteiro de até ${digits} dígitos` });
const positive = (digits: number): SimpleType => publishedType({ as: 'integer' }, { format: `número inteiro maior que zero de até ${digits} dígitos` });
export const Tara = integer(6);
export const CapM3 = integer(3);
export const NViag = positive(10);
export const QVag = positive(3);
export const NVag = positive(8);
export const Irin: SimpleType = publishedType({ as: 'text' }, { name: 'irin', format: 'de 1 a 10 caracteres' });
export const MMSI: SimpleType = publishedType({ as: 'code', pad: 9 }, { format: '9 dígitos' });

// Decimals: «integer digits v places»
export const TDec_0302_0303 = publishedDecimal('TDec_0302_0303', 'até 3 inteiros e de 2 a 3 decimais');
export const TDec_0303 = publishedDecimal('TDec_0303', 'até 3 inteiros e 3 decimais, ou 2 decimais abaixo de 1', { kind: { as: 'decimal', min: 3, max: 3, minBelowOne: 2 } });
const degrees = (name: string, format: string): SimpleType => publishedType({ as: 'decimal', min: 6, max: 6, signed: true }, { name, format });
export const TLatitude = degrees('TLatitude', 'graus de -90 a 90, 6 decimais');
export const TLongitude = degrees('TLongitude', 'graus de -180 a 180, 6 decimais');

// Enumerations used in more than one place
export const TModMD = publishedOption({ '58': 'MDF-e' });
export const TEmit = publishedOption({ '1': 'prestador de serviço de transporte', '2': 'carga própria', '3': 'prestador que emitirá CT-e globalizado' });
export const TTransp = publishedOption({ '1': 'ETC', '2': 'TAC', '3': 'CTC' });
export const TModalMD = publishedType({ as: 'option', words: { '01': '1', '02': '2', '03': '3', '04': '4' } }, { meanings: { '1': 'rodoviário', '2': 'aéreo', '3': 'aquaviário', '4': 'ferroviário' } });
export const TpEmis = publishedType({ as: 'option', words: { normal: '1' } }, { meanings: { '1': 'normal', '2': 'contingência', '3': 'regime especial NFF' } });
export const TProcEmi = publishedOption({ '0': 'aplicativo do contribuinte', '4': 'PAA' });
/** An indicator that is either there, as 1, or absent. */
export const Sim = publishedOption({ '1': 'sim' });
export const TCarr = publishedOption({ '00': 'não aplicável', '01': 'aberta', '02': 'fechada ou baú', '03': 'granelera', '04': 'porta-contêiner', '05': 'sider' });
export const TpProp = publishedOption({ '0': 'TAC agregado', '1': 'TAC independente', '2': 'outros' });
export const TtipoUnidTransp = publishedOption({ '1': 'rodoviário tração', '2': 'rodoviário reboque', '3': 'navio', '4': 'balsa', '5': 'aeronave', '6': 'vagão', '7': 'outros' });
export const TtipoUnidCarga = publishedOption({ '1': 'contêiner', '2': 'ULD', '3': 'pallet', '4': 'outros' });

/** The last alternative of the published pattern lets any single character through; the length forbids it. */
export const QrCode: SimpleType = publishedType({ as: 'text' }, { name: 'qrCodMDFe', format: 'URL do QR Code, de 50 a 1000 caracteres' });
