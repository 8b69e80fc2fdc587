// biome-ignore-all format: one type per line
import { publishedDecimal, publishedOption, publishedType } from '../../../engine/layout/published/published.ts';
import type { SimpleType } from '../../../engine/layout/types.ts';
import { TCodMunIBGE, TData, TDateTimeUTC } from '../../../engine/portal/simple-types.ts';

/**
 * The simple types of the DPS 1.01 under the names of the official schema (tiposSimples_v1.01.xsd of nfelib 3.2.0). What holds a
 * CNPJ is that of the revision of 2026-07, which takes letters in it.
 */

// Identification
export const TVerNFSe: SimpleType = publishedType({ as: 'text' }, { format: '1.00 ou 1.01' });
export const TSIdDPS: SimpleType = publishedType({ as: 'text' }, { name: 'TSIdDPS', format: 'DPS mais 42 posições' });
export const TSCNPJ: SimpleType = publishedType({ as: 'code', pad: 14, padText: false }, { name: 'TSCNPJ', format: 'CNPJ de 14 posições' });
export const TSCPF: SimpleType = publishedType({ as: 'code', pad: 11, padText: false }, { name: 'TSCPF', format: 'CPF de 11 dígitos' });
export const TSCAEPF: SimpleType = publishedType({ as: 'code' }, { name: 'TSCAEPF', format: 'CAEPF de 14 dígitos' });
export const TSChaveNFSe: SimpleType = publishedType({ as: 'code' }, { name: 'TSChaveNFSe', format: 'chave de acesso de NFS-e, de 50 posições' });
export const TSChaveNFe: SimpleType = publishedType({ as: 'code' }, { name: 'TSChaveNFe', format: 'chave de acesso de 44 posições' });
export const TSSerieDPS: SimpleType = publishedType({ as: 'integer' }, { format: 'série de até 5 dígitos' });
export const TSNumDPS: SimpleType = publishedType({ as: 'integer' }, { format: 'número de 1 a 999999999999999' });

// Places and contacts
export const TSCodMunIBGE: SimpleType = { ...TCodMunIBGE, name: 'TSCodMunIBGE' };
export const TSCEP = publishedType({ as: 'code', pad: 8, zeros: 1 });
export const TSCodPaisISO = publishedType({ as: 'text', upper: true }, { format: 'país em 2 letras (ISO 3166)' });

// Text
/** TSStringComQuebraDeLinha: the only text that may have line breaks. */
export const TSDesc2000 = publishedType({ as: 'text', lines: true }, { name: 'TString', format: 'de 1 a 2000 caracteres' });
export const TSCodigoInternoContribuinte = publishedType({ as: 'text' }, { name: 'TSCodigoInternoContribuinte', format: 'de 1 a 20 letras ou dígitos' });
export const TSCodVerificacao: SimpleType = publishedType({ as: 'text' }, { format: 'de 1 a 9 letras ou dígitos' });
export const TSSerieNFNFS: SimpleType = publishedType({ as: 'text' }, { format: 'de 1 a 15 letras ou dígitos' });

// Codes
export const TSCodTribNac = publishedType({ as: 'code', pad: 6, zeros: 1 });

// Dates
export const TSData: SimpleType = { ...TData, name: 'TSData' };
export const TSDateTimeUTC: SimpleType = { ...TDateTimeUTC, name: 'TSDateTimeUTC' };
export const Date: SimpleType = publishedType({ as: 'date' }, { name: 'date', format: 'data AAAA-MM-DD' });

// Decimals
export const TSDec15V2 = publishedDecimal('TSDec15V2', 'até 15 inteiros e 2 decimais');
export const TSDec1V2 = publishedDecimal('TSDec1V2', '1 inteiro e 2 decimais');
export const TSDec2V2 = publishedDecimal('TSDec2V2', 'até 2 inteiros e 2 decimais');
export const TSDec3V2 = publishedDecimal('TSDec3V2', 'até 3 inteiros e 2 decimais');

// Enumerations
export const TSTipoAmbiente = publishedOption({ '1': 'produção', '2': 'homologação' });
export const TSEmitenteDPS = publishedOption({ '1': 'prestador', '2': 'tomador', '3': 'intermediário' });
export const TSMotivoEmisTI = publishedOption({ '1': 'importação de serviço', '2': 'obrigação municipal', '3': 'recusa do prestador', '4': 'rejeição da nota do prestador' });
export const TSCodJustSubst = publishedOption({ '01': 'desenquadramento do Simples Nacional', '02': 'enquadramento no Simples Nacional', '03': 'inclusão retroativa de imunidade ou isenção', '04': 'exclusão retroativa de imunidade ou isenção', '05': 'rejeição pelo tomador ou intermediário', '99': 'outros' });
export const TSCodNaoNIF = publishedOption({ '0': 'não informado na origem', '1': 'dispensado', '2': 'não exigido' });
export const TSOpSimpNac = publishedOption({ '1': 'não optante', '2': 'MEI', '3': 'ME ou EPP' });
export const TSRegimeApuracaoSimpNac = publishedOption({ '1': 'federais e municipal no Simples', '2': 'federais no Simples e ISSQN por fora', '3': 'todos por fora' });
export const TSRegEspTrib = publishedOption({ '0': 'nenhum', '1': 'cooperativa', '2': 'estimativa', '3': 'microempresa municipal', '4': 'notário ou registrador', '5': 'profissional autônomo', '6': 'sociedade de profissionais', '9': 'outros' });
export const TSModoPrestacao = publishedOption({ '0': 'desconhecido', '1': 'transfronteiriço', '2': 'consumo no Brasil', '3': 'movimento temporário de pessoas físicas', '4': 'consumo no exterior' });
export const TSVincPrest = publishedOption({ '0': 'sem vínculo', '1': 'controlada', '2': 'controladora', '3': 'coligada', '4': 'matriz', '5': 'filial ou sucursal', '6': 'outro', '9': 'desconhecido' });
export const TSMecAFComExPrest = publishedOption({ '00': 'desconhecido', '01': 'nenhum', '02': 'ACC', '03': 'ACE', '04': 'BNDES-Exim pós-embarque', '05': 'BNDES-Exim pré-embarque', '06': 'FGE', '07': 'PROEX equalização', '08': 'PROEX financiamento' });
export const TSMecAFComExToma = publishedOption({ '00': 'desconhecido', '01': 'nenhum', '02': 'administração pública', '03': 'aluguel de máquinas, embarcações e aeronaves', '04': 'arrendamento de aeronave para transporte público', '05': 'comissão a agentes externos', '06': 'armazenagem e transporte no exterior', '07': 'subsidiária da FIFA', '08': 'FIFA', '09': 'fretes e afretamentos', '10': 'material aeronáutico', '11': 'promoção de bens no exterior', '12': 'promoção de destinos turísticos', '13': 'promoção do Brasil no exterior', '14': 'promoção de serviços no exterior', '15': 'RECINE', '16': 'RECOPA', '17': 'registro e manutenção de marcas e patentes', '18': 'REICOMP', '19': 'REIDI', '20': 'REPENEC', '21': 'REPES', '22': 'RETAERO', '23': 'RETID', '24': 'royalties e assistência técnica', '25': 'avaliação da conformidade (OMC)', '26': 'ZPE' });
export const TSMovTempBens = publishedOption({ '0': 'desconhecido', '1': 'não', '2': 'declaração de importação', '3': 'declaração de exportação' });
export const TSEnvMDIC = publishedOption({ '0': 'não enviar', '1': 'enviar' });
export const TSIdeDedRed = publishedType({ as: 'option', words: { '01': '1', '02': '2', '03': '3', '04': '4', '05': '5', '06': '6', '07': '7', '08': '8', '09': '9' } }, { meanings: { '1': 'alimentação e bebidas', '2': 'materiais', '3': 'produção externa', '4': 'reembolso de despesas', '5': 'repasse consorciado', '6': 'repasse de plano de saúde', '7': 'serviços', '8': 'subempreitada', '9': 'profissional parceiro', '99': 'outras' } });
export const TSTribISSQN = publishedOption({ '1': 'tributável', '2': 'imunidade', '3': 'exportação de serviço', '4': 'não incidência' });
export const TSTipoImunidadeISSQN = publishedOption({ '0': 'não informada na origem', '1': 'entes públicos', '2': 'templos', '3': 'partidos, sindicatos, educação e assistência social', '4': 'livros, jornais e periódicos', '5': 'fonogramas' });
export const TSOpExigSuspensa = publishedOption({ '1': 'decisão judicial', '2': 'processo administrativo' });
export const TSTipoRetISSQN = publishedOption({ '1': 'não retido', '2': 'retido pelo tomador', '3': 'retido pelo intermediário' });
export const TSTipoCST = publishedOption();
export const TSTipoRetPISCofins = publishedOption({ '0': 'nenhum retido', '1': 'PIS e COFINS retidos', '2': 'PIS e COFINS não retidos', '3': 'PIS, COFINS e CSLL retidos', '4': 'PIS e COFINS retidos, CSLL não', '5': 'só PIS retido', '6': 'só COFINS retida', '7': 'COFINS e CSLL retidas', '8': 'só CSLL retida', '9': 'PIS e CSLL retidos' });
export const TSTipoIndTotTrib = publishedOption({ '0': 'não informa o total aproximado de tributos' });
export const TSRTCFinNFSe = publishedOption({ '0': 'regular' });
export const TSRTCIndFinal = publishedOption({ '0': 'não', '1': 'sim' });
export const TSRTCTpOper = publishedOption({ '1': 'fornecimento, pagamento posterior', '2': 'pagamento de fornecimento já feito', '3': 'fornecimento já pago', '4': 'pagamento com fornecimento posterior', '5': 'fornecimento e pagamento concomitantes' });
export const TSRTCTpEnteGov = publishedOption({ '1': 'União', '2': 'Estado', '3': 'Distrito Federal', '4': 'Município' });
export const TSRTCIndDest = publishedOption({ '0': 'é o tomador', '1': 'é outra pessoa' });
export const TSRTCTpReeRepRes = publishedOption({ '01': 'corretagem repartida', '02': 'agência de turismo', '03': 'propaganda, produção externa', '04': 'propaganda, mídia', '99': 'outros' });
export const TSRTCTipoChaveDFe = publishedOption({ '1': 'NFS-e', '2': 'NF-e', '3': 'CT-e', '9': 'outro' });
