// biome-ignore-all format: a table reads as one row a line
import type { RejectionRow } from '../../vocabulary/rejection-row.ts';

const MOC = 'MOC 7.0 Anexo I';
const RTC = 'NT 2025.002 v1.51';
const ITEM_CST = { field: 'itens[].icms_situacao_tributaria', tag: 'CST' } as const;
const ITEM_CFOP = { field: 'itens[].cfop', tag: 'CFOP' } as const;
const REFERRED = { field: 'notas_referenciadas[].chave_nfe', tag: 'refNFe' } as const;
const CHECK_KEY = 'Confira a chave em chave_nfe: são os 44 caracteres do DANFE da nota referenciada.';

/** A total of IBS and CBS that is not the sum of its items. */
const total = (cStat: string, field: string, tag: string, what: string, rule: string): RejectionRow => ({
  cStat,
  field,
  tag,
  cause: `O total ${what} não é a soma dos itens.`,
  fix: `Omita ${field} para que a plataforma some os itens, ou envie a soma exata com duas casas.`,
  source: `${RTC}, ${rule}`,
});

/** Codes of the sheet of rules of MOC 7.0 and of the technical notes that came after it. */
export const MORE_REJECTION_ROWS: readonly RejectionRow[] = [
  // identification, issuer, addressee
  { cStat: '864', field: 'notas_referenciadas', tag: 'NFref', cause: 'A venda é presencial fora do estabelecimento (5) e não referencia a nota de remessa das mercadorias.', fix: 'Envie em notas_referenciadas a chave_nfe da nota com que as mercadorias saíram, ou corrija presenca_comprador.', source: `${MOC}, B25b-40` },
  { cStat: '1140', field: 'tipo_operacao_governamental', tag: 'tpOperGov', cause: 'O pagamento do ente público se refere a um fornecimento já feito, e a nota não diz qual.', fix: 'Envie em chaves_dfe_anterior_compra_governamental a chave da nota do fornecimento.', source: 'NT 2025.002, B34-10' },
  { cStat: '347', field: 'inscricao_estadual_st_emitente', tag: 'IEST', cause: 'A inscrição de substituto tributário só cabe em operação interestadual.', fix: 'Retire inscricao_estadual_st_emitente, ou corrija local_destino.', source: `${MOC}, C18-14` },
  { cStat: '478', field: 'uf_entrega', tag: 'UF', cause: 'O faturamento direto de veículo novo precisa do local de entrega.', fix: 'Envie uf_entrega e os demais campos do local de entrega, ou corrija veiculo_tipo_operacao.', source: `${MOC}, C18-20` },
  { cStat: '211', field: 'inscricao_estadual_st_emitente', tag: 'IEST', cause: 'A inscrição de substituto tributário não é válida na UF do destinatário: tamanho ou dígito verificador.', fix: 'Corrija inscricao_estadual_st_emitente: é a inscrição do emitente na UF de destino.', source: `${MOC}, C18-30` },
  { cStat: '363', field: 'inscricao_estadual_st_emitente', tag: 'IEST', cause: 'A inscrição de substituto tributário é a mesma do emitente ou do destinatário.', fix: 'Envie em inscricao_estadual_st_emitente a inscrição do emitente como substituto na UF de destino, ou retire-a.', source: `${MOC}, C18-40` },
  { cStat: '721', field: 'consumidor_final', tag: 'indFinal', cause: 'O destinatário é identificado como estrangeiro e a venda no Brasil não é a consumidor final.', fix: 'Envie consumidor_final 1, ou identifique o destinatário por CPF ou CNPJ.', source: `${MOC}, E03a-20` },
  { cStat: '925', field: 'inscricao_estadual_destinatario', tag: 'IE', cause: 'Quem é identificado como estrangeiro não tem inscrição estadual.', fix: 'Retire inscricao_estadual_destinatario, ou identifique o destinatário por CNPJ ou CPF.', source: `${MOC}, E03a-30` },
  { cStat: '372', field: 'id_estrangeiro_destinatario', tag: 'idEstrangeiro', cause: 'A identificação de estrangeiro tem caracteres que a SEFAZ não aceita.', fix: 'Envie id_estrangeiro_destinatario só com letras sem acento, algarismos e os sinais : . + - / ( ) e espaço.', source: `${MOC}, E03a-60` },
  { cStat: '926', field: 'codigo_pais_destinatario', tag: 'cPais', cause: 'O endereço do destinatário é no exterior e o país é o Brasil.', fix: 'Envie codigo_pais_destinatario do país do cliente, ou corrija uf_destinatario.', source: `${MOC}, E14-30` },
  { cStat: '971', field: 'inscricao_estadual_entrega', tag: 'IE', cause: 'A inscrição estadual do local de retirada ou de entrega não é válida na UF dele: tamanho ou dígito verificador.', fix: 'Corrija inscricao_estadual_entrega ou inscricao_estadual_retirada, ou retire-a.', source: `${MOC}, F15-10, G15-10` },
  { cStat: '771', field: 'id_estrangeiro_destinatario', tag: 'idEstrangeiro', cause: 'A operação é interestadual e o destinatário é identificado como estrangeiro.', fix: 'Identifique o destinatário por CNPJ ou CPF, ou corrija local_destino.', source: `${MOC}, I08-94` },
  { cStat: '220', field: 'cnpj_destinatario', tag: 'CNPJ', cause: 'O destinatário da NFC-e é o próprio emitente.', fix: 'Corrija cnpj_destinatario, ou omita-o.', source: `${MOC}, E02-20` },
  // goods, imports, exports
  { cStat: '701', field: 'notas_referenciadas', tag: 'NFref', cause: 'O CFOP lança uma venda de cupom (5929, 6929) ou uma exportação indireta (3503, 7501), e a nota não referencia o documento dela.', fix: 'Envie notas_referenciadas com a chave do documento de origem, ou use o CFOP da operação.', source: `${MOC}, I08-184, I08-190` },
  { cStat: '376', field: 'itens[].documentos_importacao[].data_desembaraco_aduaneiro', tag: 'dDesemb', cause: 'A data do desembaraço está no futuro ou há mais de cinco anos.', fix: 'Corrija data_desembaraco_aduaneiro.', source: `${MOC}, I23-10` },
  { cStat: '332', field: 'itens[].documentos_importacao[].cnpj', tag: 'CNPJ', cause: 'O CNPJ do adquirente ou encomendante da importação tem dígito verificador errado.', fix: 'Corrija cnpj em documentos_importacao.', source: `${MOC}, I23d-20` },
  { cStat: '334', field: 'itens[].documentos_importacao[].adicoes[].numero_drawback', tag: 'nDraw', cause: 'O CFOP é de importação com drawback e nenhuma adição traz o ato concessório.', fix: 'Envie numero_drawback na adição, ou corrija cfop.', source: `${MOC}, I29a-10` },
  { cStat: '336', field: 'itens[].detalhes_exportacao', tag: 'detExport', cause: 'Há dados de exportação em operação que não é com o exterior.', fix: 'Retire detalhes_exportacao, ou envie local_destino 3.', source: `${MOC}, I50-10` },
  { cStat: '338', field: 'itens[].detalhes_exportacao[].numero_drawback', tag: 'nDraw', cause: 'O CFOP é de exportação com drawback e falta o ato concessório.', fix: 'Envie numero_drawback em detalhes_exportacao, ou corrija cfop.', source: `${MOC}, I51-10` },
  { cStat: '342', field: 'itens[].detalhes_exportacao[].chave_nfe', tag: 'chNFe', cause: 'A chave da nota na exportação indireta tem dígito verificador errado.', fix: CHECK_KEY, source: `${MOC}, I54-10` },
  { cStat: '343', field: 'itens[].detalhes_exportacao[].chave_nfe', tag: 'chNFe', cause: 'A exportação indireta cita documento que não é NF-e.', fix: 'Envie em chave_nfe a chave da NF-e (modelo 55) recebida para exportação.', source: `${MOC}, I54-20` },
  { cStat: '344', field: 'itens[].detalhes_exportacao[].chave_nfe', tag: 'chNFe', cause: 'O item cita duas vezes a mesma NF-e na exportação indireta.', fix: 'Some as quantidades em uma só entrada de detalhes_exportacao.', source: `${MOC}, I54-30` },
  { cStat: '345', field: 'itens[].detalhes_exportacao[].chave_nfe', tag: 'chNFe', cause: 'A NF-e da exportação indireta não está entre as notas referenciadas.', fix: 'Envie a mesma chave em notas_referenciadas.', source: `${MOC}, I54-40` },
  { cStat: '346', field: 'itens[].detalhes_exportacao[].quantidade_exportado', tag: 'qExport', cause: 'As quantidades da exportação indireta não somam a quantidade do item.', fix: 'Corrija quantidade_exportado de cada entrada, ou quantidade_comercial.', source: `${MOC}, I55-10` },
  { cStat: '597', field: 'itens[].ipi_situacao_tributaria', tag: 'IPI', cause: 'A importação veio sem os dados do IPI.', fix: 'Envie ipi_situacao_tributaria e os campos do IPI do item.', source: `${MOC}, I08-120` },
  { cStat: '599', field: 'itens[].ii_valor', tag: 'II', cause: 'A importação veio sem os dados do imposto de importação.', fix: 'Envie ii_base_calculo, ii_despesas_aduaneiras, ii_valor e ii_valor_iof do item, zerados se não há imposto.', source: `${MOC}, I08-130` },
  { cStat: '522', ...REFERRED, cause: 'A chave referenciada começa por um código que não é de UF.', fix: CHECK_KEY, source: `${MOC}, BA02-14` },
  { cStat: '524', ...REFERRED, cause: 'O ano ou o mês da chave referenciada não existe ou está no futuro.', fix: CHECK_KEY, source: `${MOC}, BA02-20, BA02-24` },
  { cStat: '552', ...REFERRED, cause: 'A chave referenciada traz CNPJ ou CPF inválido.', fix: CHECK_KEY, source: `${MOC}, BA02-30` },
  { cStat: '683', ...REFERRED, cause: 'A chave referenciada traz número zerado.', fix: CHECK_KEY, source: `${MOC}, BA02-40` },
  // fuels
  { cStat: '461', field: 'itens[].combustivel_percentual_glp', tag: 'pGLP', cause: 'Os percentuais de GLP e de gás natural só cabem no produto 210203001 (GLP).', fix: 'Retire combustivel_percentual_glp, combustivel_percentual_gas_natural_nacional e combustivel_percentual_gas_natural_importado, ou corrija combustivel_codigo_anp.', source: `${MOC}, LA03c-10` },
  { cStat: '379', field: 'itens[].combustivel_numero_bico', tag: 'encerrante', cause: 'Na NF-e, os dados de encerrante só cabem em venda de combustível a consumidor final (CFOP 5656 e 5667).', fix: 'Retire combustivel_numero_bico e os demais campos do encerrante, ou corrija cfop.', source: `${MOC}, LA11-20` },
  { cStat: '909', field: 'itens[].origens_combustivel', tag: 'origComb', cause: 'O gás traz percentual de gás natural e não diz a UF de origem.', fix: 'Envie origens_combustivel, uma entrada por UF e procedência, que somem 100 %.', source: 'NT 2023.001, LA18-20' },
  { cStat: '958', field: 'itens[].origens_combustivel[].percentual_originario_uf', tag: 'pOrig', cause: 'Os percentuais de origem do combustível não somam 100 (nos gases, 100 do nacional e 100 do importado).', fix: 'Corrija percentual_originario_uf de cada entrada de origens_combustivel.', source: 'NT 2023.001, LA21-10, LA21-20' },
  { cStat: '858', ...ITEM_CST, cause: 'Combustível com repasse do ICMS retido não usa o CST 60 comum.', fix: 'Use o CST da tributação monofásica (02, 15, 53 ou 61), ou o grupo de repasse, com icms_base_calculo_destino e icms_valor_destino.', source: `${MOC}, N08-10` },
  // ICMS by who buys
  { cStat: '508', ...ITEM_CST, cause: 'O CST do ICMS não cabe em venda a quem não é contribuinte.', fix: 'Use CST 00, 20, 40, 41, 60 ou o da tributação monofásica, ou corrija indicador_inscricao_estadual_destinatario.', source: `${MOC}, N12-70` },
  { cStat: '529', ...ITEM_CST, cause: 'Suspensão (50) e diferimento (51) não cabem em operação com contribuinte isento de inscrição.', fix: 'Corrija icms_situacao_tributaria, ou indicador_inscricao_estadual_destinatario.', source: `${MOC}, N12-80` },
  { cStat: '527', ...ITEM_CST, cause: 'A exportação não é tributada pelo ICMS: CST 41, ou CSOSN 300.', fix: 'Envie icms_situacao_tributaria 41 (300 no Simples Nacional).', source: `${MOC}, N12-10` },
  { cStat: '625', field: 'inscricao_suframa_destinatario', tag: 'ISUF', cause: 'A desoneração é da Suframa (7) e falta a inscrição do destinatário.', fix: 'Envie inscricao_suframa_destinatario, ou corrija icms_motivo_desoneracao.', source: `${MOC}, N28-10` },
  { cStat: '626', ...ITEM_CFOP, cause: 'O CFOP não é de operação desonerada para a Zona Franca de Manaus.', fix: 'Use CFOP de venda ou remessa à área (6109, 6110, 5109…), ou corrija icms_motivo_desoneracao.', source: `${MOC}, N28-20` },
  { cStat: '359', field: 'nota_empenho_compra', tag: 'xNEmp', cause: 'A desoneração é por venda a órgão público (8) e falta a nota de empenho.', fix: 'Envie nota_empenho_compra.', source: `${MOC}, ZB02-10` },
  { cStat: '392', field: 'formas_pagamento[].numero_autorizacao', tag: 'cAut', cause: 'O pagamento é integrado e faltam o CNPJ da instituição ou a autorização.', fix: 'Envie cnpj_credenciadora e numero_autorizacao da forma de pagamento, ou tipo_integracao 2.', source: `${MOC}, YA05-10` },
  // services and transport
  { cStat: '287', field: 'itens[].issqn_codigo_municipio', tag: 'cMunFG', cause: 'O município do fato gerador do ISS não existe.', fix: 'Corrija issqn_codigo_municipio com os 7 algarismos do IBGE.', source: `${MOC}, U05-10` },
  { cStat: '389', field: 'itens[].issqn_codigo_municipio_incidencia', tag: 'cMun', cause: 'O município de incidência do ISS não existe.', fix: 'Corrija issqn_codigo_municipio_incidencia, ou omita-o.', source: `${MOC}, U14-10` },
  { cStat: '288', field: 'transporte_icms_codigo_municipio', tag: 'cMunFG', cause: 'O município do fato gerador do transporte não existe.', fix: 'Corrija transporte_icms_codigo_municipio com os 7 algarismos do IBGE.', source: `${MOC}, X17-10` },
  { cStat: '848', field: 'cnpj_transportador', tag: 'CNPJ', cause: 'O transporte é próprio do destinatário (4) e o transportador é outro.', fix: 'Corrija modalidade_frete, ou envie em cnpj_transportador o próprio destinatário.', source: 'NT 2021.004, X04-70' },
  // reform
  { cStat: '1165', field: 'itens[].credito_presumido_ibs_zfm_classificacao', tag: 'tpCredPresIBSZFM', cause: 'A NFC-e não leva a classificação da Zona Franca de Manaus.', fix: 'Retire credito_presumido_ibs_zfm_classificacao.', source: `${RTC}, I05k-10` },
  { cStat: '1057', field: 'itens[].ibs_cbs_classificacao_tributaria', tag: 'cClassTrib', cause: 'A classificação 620005 só cabe em nota de crédito.', fix: 'Envie finalidade_emissao 5 com o tipo_nota_credito, ou corrija ibs_cbs_classificacao_tributaria.', source: `${RTC}, UB14-40` },
  { cStat: '1141', field: 'tipo_compra_governamental', tag: 'gCompraGov', cause: 'A compra é governamental e o item não traz a composição do IBS e da CBS.', fix: 'Envie no item os campos da composição governamental, ou retire tipo_compra_governamental.', source: `${RTC}, UB82a-10` },
  { cStat: '1142', field: 'tipo_compra_governamental', tag: 'gTribCompraGov', cause: 'A composição governamental do item não soma o IBS e a CBS dele.', fix: 'Corrija os valores da composição, ou omita-os para que a plataforma calcule.', source: `${RTC}, UB82a-20` },
  { cStat: '1144', field: 'tipo_compra_governamental', tag: 'gTribCompraGov', cause: 'Há composição governamental em nota que não é de compra governamental.', fix: 'Retire do item os campos da composição, ou envie tipo_compra_governamental.', source: `${RTC}, UB82a-30` },
  { cStat: '1133', field: 'itens[].ibs_valor_transferido', tag: 'gTransfCred', cause: 'A transferência de crédito só cabe em nota de débito.', fix: 'Envie finalidade_emissao 6 e tipo_nota_debito 01 ou 05, ou retire os valores transferidos.', source: `${RTC}, UB106-30` },
  { cStat: '1168', field: 'tipo_nota_debito', tag: 'tpNFDebito', cause: 'A transferência de crédito só cabe nas notas de débito 01 e 05.', fix: 'Envie tipo_nota_debito 01 (cooperativa) ou 05 (sucessão), ou corrija o CST do item.', source: `${RTC}, UB106-31` },
  { cStat: '1129', field: 'itens[].ibs_valor_transferido', tag: 'gTransfCred', cause: 'A transferência de crédito tem os dois valores zerados.', fix: 'Envie ibs_valor_transferido ou cbs_valor_transferido maior que zero.', source: `${RTC}, UB106-40` },
  { cStat: '1171', field: 'itens[].ibs_valor_ajuste_competencia', tag: 'gAjusteCompet', cause: 'O ajuste de competência tem os dois valores zerados.', fix: 'Envie ibs_valor_ajuste_competencia ou cbs_valor_ajuste_competencia maior que zero.', source: `${RTC}, UB112-30` },
  { cStat: '1174', field: 'itens[].ibs_valor_estorno_credito', tag: 'gEstornoCred', cause: 'O estorno de crédito tem os dois valores zerados.', fix: 'Envie ibs_valor_estorno_credito ou cbs_valor_estorno_credito maior que zero.', source: `${RTC}, UB116-30` },
  { cStat: '1107', field: 'itens[].ibs_valor_credito_presumido', tag: 'vCredPres', cause: 'O crédito presumido do IBS passa do valor do produto.', fix: 'Corrija ibs_valor_credito_presumido ou a base do crédito.', source: `${RTC}, UB125-10` },
  { cStat: '1124', field: 'itens[].cbs_valor_credito_presumido', tag: 'vCredPres', cause: 'O crédito presumido da CBS passa do valor do produto.', fix: 'Corrija cbs_valor_credito_presumido ou a base do crédito.', source: `${RTC}, UB129-10` },
  { cStat: '1158', field: 'tipo_nota_credito', tag: 'tpNFCredito', cause: 'O crédito presumido da Zona Franca de Manaus só cabe na nota de crédito 02.', fix: 'Envie finalidade_emissao 5 e tipo_nota_credito 02, ou retire os campos do crédito do item.', source: `${RTC}, UB131-40` },
  { cStat: '1159', field: 'itens[].credito_presumido_zfm_competencia', tag: 'gCredPresIBSZFM', cause: 'A nota de crédito 02 precisa do crédito presumido da Zona Franca de Manaus em cada item.', fix: 'Envie credito_presumido_zfm_competencia, credito_presumido_zfm_classificacao e credito_presumido_zfm_valor.', source: `${RTC}, UB131-50` },
  { cStat: '1160', field: 'itens[].credito_presumido_zfm_competencia', tag: 'competApur', cause: 'A competência do crédito presumido está no futuro.', fix: 'Envie credito_presumido_zfm_competencia do mês da emissão ou de um anterior.', source: `${RTC}, UB132-10` },
  { cStat: '1136', field: 'itens[].credito_presumido_zfm_classificacao', tag: 'tpCredPresIBSZFM', cause: 'Dois itens trazem a mesma classificação do crédito presumido da Zona Franca de Manaus.', fix: 'Some os valores em um só item por classificação.', source: `${RTC}, UB133-10` },
  { cStat: '1154', field: 'data_previsao_entrega_bem', tag: 'dPrevEntrega', cause: 'A previsão de entrega passa de três meses da saída (da emissão, sem data_entrada_saida).', fix: 'Corrija data_previsao_entrega_bem, ou omita-a.', source: `${RTC}, B10a-20` },
  { cStat: '1156', field: 'data_previsao_entrega_bem', tag: 'dPrevEntrega', cause: 'A previsão de entrega só cabe em nota normal ou de devolução.', fix: 'Retire data_previsao_entrega_bem.', source: `${RTC}, B10a-40` },
  { cStat: '1157', field: 'data_previsao_entrega_bem', tag: 'dPrevEntrega', cause: 'A previsão de entrega não cabe quando o transporte é do destinatário ou não existe.', fix: 'Retire data_previsao_entrega_bem, ou corrija modalidade_frete.', source: `${RTC}, B10a-50` },
  total('1076', 'ibs_cbs_base_calculo', 'vBCIBSCBS', 'da base do IBS e da CBS', 'W35-10'),
  total('1077', 'ibs_uf_valor_total_diferimento', 'vDif', 'do diferimento do IBS da UF', 'W38-10'),
  total('1078', 'ibs_uf_valor_total_devolucao', 'vDevTrib', 'da devolução do IBS da UF', 'W39-10'),
  total('1080', 'ibs_uf_valor_total', 'vIBSUF', 'do IBS da UF', 'W41-10'),
  total('1081', 'ibs_mun_valor_total_diferimento', 'vDif', 'do diferimento do IBS do município', 'W43-10'),
  total('1082', 'ibs_mun_valor_total_devolucao', 'vDevTrib', 'da devolução do IBS do município', 'W44-10'),
  total('1084', 'ibs_mun_valor_total', 'vIBSMun', 'do IBS do município', 'W46-10'),
  total('1086', 'ibs_valor_total_credito_presumido', 'vCredPres', 'do crédito presumido do IBS', 'W48-10'),
  total('1088', 'cbs_valor_total_diferimento', 'vDif', 'do diferimento da CBS', 'W53-10'),
  total('1089', 'cbs_valor_total_devolucao', 'vDevTrib', 'da devolução da CBS', 'W54-10'),
  total('1087', 'cbs_valor_total_credito_presumido', 'vCredPres', 'do crédito presumido da CBS', 'W56a-10'),
  total('1176', 'ibs_valor_total_credito_estornado', 'vIBSEstCred', 'do IBS estornado', 'W59f-10'),
  total('1177', 'cbs_valor_total_credito_estornado', 'vCBSEstCred', 'da CBS estornada', 'W59g-10'),
  total('1092', 'ibs_valor_total_monofasico', 'vIBSMono', 'do IBS monofásico', 'W58-10'),
  total('1093', 'cbs_valor_total_monofasico', 'vCBSMono', 'da CBS monofásica', 'W59-10'),
  total('1120', 'ibs_valor_total_monofasico_retencao', 'vIBSMonoReten', 'do IBS monofásico com retenção', 'W59a-10'),
  total('1121', 'cbs_valor_total_monofasico_retencao', 'vCBSMonoReten', 'da CBS monofásica com retenção', 'W59b-10'),
  total('1122', 'ibs_valor_total_monofasico_retido', 'vIBSMonoRet', 'do IBS monofásico retido antes', 'W59c-10'),
  total('1123', 'cbs_valor_total_monofasico_retido', 'vCBSMonoRet', 'da CBS monofásica retida antes', 'W59d-10'),
];
