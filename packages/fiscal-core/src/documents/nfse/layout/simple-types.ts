// biome-ignore-all format: one type per line
import { decimal, digits, oneOf, pattern, tableCode, text } from '../../../engine/layout/facets.ts';
import type { SimpleType } from '../../../engine/layout/types.ts';
import { TCodMunIBGE, TData, TDateTimeUTC } from '../../../engine/portal/simple-types.ts';

/**
 * The simple types of the DPS 1.01 under the names of the official schema (tiposSimples_v1.01.xsd of nfelib 3.2.0). What holds a
 * CNPJ is that of the revision of 2026-07, which takes letters in it.
 */

// Identification
export const TVerNFSe: SimpleType = { ...pattern('1\\.00|1\\.01', '1.00 ou 1.01'), maxLength: 4 };
export const TSIdDPS: SimpleType = { name: 'TSIdDPS', kind: { as: 'text' }, patterns: ['DPS[0-9]{7}(1[0-9]{14}|2[0-9A-Z]{14})[0-9]{20}'], maxLength: 45, format: 'DPS mais 42 posições' };
export const TSCNPJ: SimpleType = { name: 'TSCNPJ', kind: { as: 'code', pad: 14, padText: false }, patterns: ['[0-9A-Z]{14}'], maxLength: 14, format: 'CNPJ de 14 posições' };
export const TSCPF: SimpleType = { name: 'TSCPF', kind: { as: 'code', pad: 11, padText: false }, patterns: ['[0-9]{11}'], maxLength: 11, format: 'CPF de 11 dígitos' };
export const TSCAEPF: SimpleType = { name: 'TSCAEPF', kind: { as: 'code' }, patterns: ['[0-9]{14}'], maxLength: 14, format: 'CAEPF de 14 dígitos' };
export const TSChaveNFSe: SimpleType = { name: 'TSChaveNFSe', kind: { as: 'code' }, patterns: ['[0-9]{9}[0-9A-Z]{14}[0-9]{27}'], maxLength: 50, format: 'chave de acesso de NFS-e, de 50 posições' };
export const TSChaveNFe: SimpleType = { name: 'TSChaveNFe', kind: { as: 'code' }, patterns: ['[0-9]{6}([0-9A-Z]{14})[0-9]{24}'], maxLength: 44, format: 'chave de acesso de 44 posições' };
export const TSSerieDPS: SimpleType = { ...pattern('0{0,4}\\d{1,5}', 'série de até 5 dígitos', { as: 'integer' }), maxLength: 5 };
export const TSNumDPS: SimpleType = { ...pattern('[1-9]{1}[0-9]{0,14}', 'número de 1 a 999999999999999', { as: 'integer' }), maxLength: 15 };

// Places and contacts
export const TSCodMunIBGE: SimpleType = { ...TCodMunIBGE, name: 'TSCodMunIBGE' };
export const TSCEP = tableCode(8, 1);
export const TSCodPaisISO = pattern('[A-Z]{2}', 'país em 2 letras (ISO 3166)', { as: 'text', upper: true });
export const TSTelefone = digits(6, 20);

// Text. Some types of the schema hold no pattern: any character passes.
const free = (min: number, max: number): SimpleType => text(min, max, { patterns: [] });
export const TSNIF = free(1, 40);
export const TSInscMun = free(1, 15);
export const TSNomeRazaoSocial = free(1, 300);
export const TSCodigoEndPostal = free(1, 11);
export const TSCidade = free(1, 60);
export const TSEstadoProvRegiao = free(1, 60);
export const TSIdeEvento = free(1, 30);
export const TSCodObra = free(1, 30);
export const TSCodCIB = free(8, 8);
export const TSInscImobFisc = free(1, 30);
export const TSDRT = free(1, 40);
export const TSRTCChaveDFe = free(1, 50);
export const TSVerAplic = text(1, 20);
export const TSMotivo = text(15, 255);
/** TSStringComQuebraDeLinha: the only text that may have line breaks. */
export const TSDesc2000 = text(1, 2000, { kind: { as: 'text', lines: true }, patterns: ['[\\s\\S!-ÿ]{1}[\\s\\S -ÿ]{0,}[\\s\\S!-ÿ]{1}|[\\s\\S!-ÿ]{1}'] });
export const TSCodigoInternoContribuinte: SimpleType = text(1, 20, { name: 'TSCodigoInternoContribuinte', patterns: ['[!-ÿ]{1}[ -ÿ]{0,}[!-ÿ]{1}|[!-ÿ]{1}', '[a-zA-Z0-9]{1,20}'], format: 'de 1 a 20 letras ou dígitos' });
export const TSCodVerificacao: SimpleType = { ...pattern('[a-zA-Z0-9]{1,9}', 'de 1 a 9 letras ou dígitos'), minLength: 1, maxLength: 9 };
export const TSSerieNFNFS: SimpleType = { ...pattern('[a-zA-Z0-9]{1,15}', 'de 1 a 15 letras ou dígitos'), minLength: 1, maxLength: 15 };

// Codes
export const TSCodTribNac = tableCode(6, 1);
export const TCCodTribMun = digits(3);
export const TSCodNBS = digits(9);
export const TSCodMoeda: SimpleType = { ...digits(3), maxLength: 3 };
export const TSNum7Dig: SimpleType = { ...digits(7), maxLength: 7 };
export const TSNum15Dig: SimpleType = { ...digits(15), maxLength: 15 };
export const TSNumBeneficioMunicipal = digits(14);
export const TSNumProcExigSuspensa = digits(30);
export const TSRTCCodIndOp = digits(6);
export const TSRTCCodSitTrib = digits(3);
export const TSRTCCodClassTrib = digits(6);
export const TSRTCCodCredPres = digits(2);

// Dates
export const TSData: SimpleType = { ...TData, name: 'TSData' };
export const TSDateTimeUTC: SimpleType = { ...TDateTimeUTC, name: 'TSDateTimeUTC' };
export const Date: SimpleType = { name: 'date', kind: { as: 'date' }, builtin: 'date', format: 'data AAAA-MM-DD' };

// Decimals
export const TSDec15V2 = decimal('TSDec15V2', { min: 2, max: 2 }, '0|0\\.[0-9]{2}|[1-9]{1}[0-9]{0,14}(\\.[0-9]{2})?', 'até 15 inteiros e 2 decimais');
export const TSDec1V2 = decimal('TSDec1V2', { min: 2, max: 2 }, '0|[0-9]{1}(\\.[0-9]{2})?', '1 inteiro e 2 decimais');
export const TSDec2V2 = decimal('TSDec2V2', { min: 2, max: 2 }, '0|0\\.[0-9]{2}|[1-9]{1}[0-9]{0,1}(\\.[0-9]{2})?', 'até 2 inteiros e 2 decimais');
export const TSDec3V2 = decimal('TSDec3V2', { min: 2, max: 2 }, '0|0\\.[0-9]{2}|[1-9]{1}[0-9]{0,2}(\\.[0-9]{2})?', 'até 3 inteiros e 2 decimais');

// Enumerations
export const TSTipoAmbiente = oneOf({ '1': 'produção', '2': 'homologação' });
export const TSEmitenteDPS = oneOf({ '1': 'prestador', '2': 'tomador', '3': 'intermediário' });
export const TSMotivoEmisTI = oneOf({ '1': 'importação de serviço', '2': 'obrigação municipal', '3': 'recusa do prestador', '4': 'rejeição da nota do prestador' });
export const TSCodJustSubst = oneOf({ '01': 'desenquadramento do Simples Nacional', '02': 'enquadramento no Simples Nacional', '03': 'inclusão retroativa de imunidade ou isenção', '04': 'exclusão retroativa de imunidade ou isenção', '05': 'rejeição pelo tomador ou intermediário', '99': 'outros' });
export const TSCodNaoNIF = oneOf({ '0': 'não informado na origem', '1': 'dispensado', '2': 'não exigido' });
export const TSOpSimpNac = oneOf({ '1': 'não optante', '2': 'MEI', '3': 'ME ou EPP' });
export const TSRegimeApuracaoSimpNac = oneOf({ '1': 'federais e municipal no Simples', '2': 'federais no Simples e ISSQN por fora', '3': 'todos por fora' });
export const TSRegEspTrib = oneOf({ '0': 'nenhum', '1': 'cooperativa', '2': 'estimativa', '3': 'microempresa municipal', '4': 'notário ou registrador', '5': 'profissional autônomo', '6': 'sociedade de profissionais', '9': 'outros' });
export const TSModoPrestacao = oneOf({ '0': 'desconhecido', '1': 'transfronteiriço', '2': 'consumo no Brasil', '3': 'movimento temporário de pessoas físicas', '4': 'consumo no exterior' });
export const TSVincPrest = oneOf({ '0': 'sem vínculo', '1': 'controlada', '2': 'controladora', '3': 'coligada', '4': 'matriz', '5': 'filial ou sucursal', '6': 'outro', '9': 'desconhecido' });
export const TSMecAFComExPrest = oneOf({ '00': 'desconhecido', '01': 'nenhum', '02': 'ACC', '03': 'ACE', '04': 'BNDES-Exim pós-embarque', '05': 'BNDES-Exim pré-embarque', '06': 'FGE', '07': 'PROEX equalização', '08': 'PROEX financiamento' });
export const TSMecAFComExToma = oneOf({ '00': 'desconhecido', '01': 'nenhum', '02': 'administração pública', '03': 'aluguel de máquinas, embarcações e aeronaves', '04': 'arrendamento de aeronave para transporte público', '05': 'comissão a agentes externos', '06': 'armazenagem e transporte no exterior', '07': 'subsidiária da FIFA', '08': 'FIFA', '09': 'fretes e afretamentos', '10': 'material aeronáutico', '11': 'promoção de bens no exterior', '12': 'promoção de destinos turísticos', '13': 'promoção do Brasil no exterior', '14': 'promoção de serviços no exterior', '15': 'RECINE', '16': 'RECOPA', '17': 'registro e manutenção de marcas e patentes', '18': 'REICOMP', '19': 'REIDI', '20': 'REPENEC', '21': 'REPES', '22': 'RETAERO', '23': 'RETID', '24': 'royalties e assistência técnica', '25': 'avaliação da conformidade (OMC)', '26': 'ZPE' });
export const TSMovTempBens = oneOf({ '0': 'desconhecido', '1': 'não', '2': 'declaração de importação', '3': 'declaração de exportação' });
export const TSEnvMDIC = oneOf({ '0': 'não enviar', '1': 'enviar' });
export const TSIdeDedRed = oneOf({ '1': 'alimentação e bebidas', '2': 'materiais', '3': 'produção externa', '4': 'reembolso de despesas', '5': 'repasse consorciado', '6': 'repasse de plano de saúde', '7': 'serviços', '8': 'subempreitada', '9': 'profissional parceiro', '99': 'outras' }, { as: 'option', words: { '01': '1', '02': '2', '03': '3', '04': '4', '05': '5', '06': '6', '07': '7', '08': '8', '09': '9' } });
export const TSTribISSQN = oneOf({ '1': 'tributável', '2': 'imunidade', '3': 'exportação de serviço', '4': 'não incidência' });
export const TSTipoImunidadeISSQN = oneOf({ '0': 'não informada na origem', '1': 'entes públicos', '2': 'templos', '3': 'partidos, sindicatos, educação e assistência social', '4': 'livros, jornais e periódicos', '5': 'fonogramas' });
export const TSOpExigSuspensa = oneOf({ '1': 'decisão judicial', '2': 'processo administrativo' });
export const TSTipoRetISSQN = oneOf({ '1': 'não retido', '2': 'retido pelo tomador', '3': 'retido pelo intermediário' });
export const TSTipoCST = oneOf(['00', '01', '02', '03', '04', '05', '06', '07', '08', '09', '49', '50', '51', '52', '53', '54', '55', '56', '60', '61', '62', '63', '64', '65', '66', '67', '70', '71', '72', '73', '74', '75', '98', '99']);
export const TSTipoRetPISCofins = oneOf({ '0': 'nenhum retido', '1': 'PIS e COFINS retidos', '2': 'PIS e COFINS não retidos', '3': 'PIS, COFINS e CSLL retidos', '4': 'PIS e COFINS retidos, CSLL não', '5': 'só PIS retido', '6': 'só COFINS retida', '7': 'COFINS e CSLL retidas', '8': 'só CSLL retida', '9': 'PIS e CSLL retidos' });
export const TSTipoIndTotTrib = oneOf({ '0': 'não informa o total aproximado de tributos' });
export const TSRTCFinNFSe = oneOf({ '0': 'regular' });
export const TSRTCIndFinal = oneOf({ '0': 'não', '1': 'sim' });
export const TSRTCTpOper = oneOf({ '1': 'fornecimento, pagamento posterior', '2': 'pagamento de fornecimento já feito', '3': 'fornecimento já pago', '4': 'pagamento com fornecimento posterior', '5': 'fornecimento e pagamento concomitantes' });
export const TSRTCTpEnteGov = oneOf({ '1': 'União', '2': 'Estado', '3': 'Distrito Federal', '4': 'Município' });
export const TSRTCIndDest = oneOf({ '0': 'é o tomador', '1': 'é outra pessoa' });
export const TSRTCTpReeRepRes = oneOf({ '01': 'corretagem repartida', '02': 'agência de turismo', '03': 'propaganda, produção externa', '04': 'propaganda, mídia', '99': 'outros' });
export const TSRTCTipoChaveDFe = oneOf({ '1': 'NFS-e', '2': 'NF-e', '3': 'CT-e', '9': 'outro' });
