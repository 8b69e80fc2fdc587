// biome-ignore-all format: a table reads as one row a line

import type { RejectionRow } from '../../vocabulary/rejection-row.ts';
import { NOTE_REFORM_RULES } from './note-rules.ts';

/** A value of IBS or CBS that is not what its base and rate give. */
const wrongValue = (cStat: string, field: string, tag: string, what: string): RejectionRow => ({
  cStat,
  field: `itens[].${field}`,
  tag,
  cause: `${what} do item não é o que dão a base, a alíquota e as reduções.`,
  fix: `Omita ${field} para que a plataforma calcule, ou corrija-o.`,
});

/** A total of IBS, CBS or IS that is not the sum of the items. */
const total = (cStat: string, field: string, tag: string, what: string): RejectionRow => ({
  cStat,
  field,
  tag,
  cause: `O total ${what} não é a soma dos itens.`,
  fix: `Omita ${field} para que a plataforma some os itens, ou envie a soma exata.`,
});

/** Codes explained here; the other rules of the code tables explain theirs. */
const WRITTEN: readonly RejectionRow[] = [
  { cStat: '1001', field: 'finalidade_emissao', tag: 'finNFe', cause: 'Nota de crédito ou de débito (finalidade 5 ou 6), ou de pagamento de fornecimento já feito a ente público (tipo_operacao_governamental 2), só trata de IBS e CBS, e esta traz outros tributos.', fix: 'Retire dos itens os campos de ICMS, ISSQN, IPI, II, PIS, COFINS e de tributos devolvidos, ou corrija finalidade_emissao, tipo_nota_debito, tipo_nota_credito ou tipo_operacao_governamental.' },
  { cStat: '1002', field: 'itens[].icms_situacao_tributaria', tag: 'ICMS', cause: 'Um item veio sem ICMS e sem ISSQN.', fix: 'Envie icms_situacao_tributaria em cada item (ou os campos issqn_* no serviço).' },
  { cStat: '1003', field: 'notas_referenciadas[].chave_nfe', tag: 'refNFe', cause: 'A nota de crédito referencia documento que não é NF-e modelo 55.', fix: 'Envie em notas_referenciadas[].chave_nfe só chaves de NF-e.' },
  { cStat: '1004', field: 'ibs_cbs_is_valor_total', tag: 'vNFTot', cause: 'Falta o valor total da nota com IBS, CBS e IS.', fix: 'Omita ibs_cbs_is_valor_total e envie IBS e CBS nos itens: a plataforma calcula o total.' },
  { cStat: '1005', field: 'ibs_cbs_municipio', tag: 'cMunFGIBS', cause: 'Venda presencial fora do estabelecimento precisa do município do fato gerador do IBS.', fix: 'Com presenca_comprador 5, envie ibs_cbs_municipio (IBGE, 7 algarismos) ou o endereço do destinatário.' },
  { cStat: '1000', field: 'ibs_cbs_municipio', tag: 'cMunFGIBS', cause: 'O município do fato gerador do IBS só cabe em venda presencial fora do estabelecimento, sem endereço do destinatário.', fix: 'Retire ibs_cbs_municipio, ou envie presenca_comprador 5.' },
  { cStat: '1009', field: 'tipo_nota_debito', tag: 'tpNFDebito', cause: 'A finalidade é nota de débito ou de crédito e falta o tipo dela.', fix: 'Envie tipo_nota_debito com finalidade_emissao 6, ou tipo_nota_credito com finalidade_emissao 5.' },
  { cStat: '1139', field: 'tipo_nota_debito', tag: 'tpNFDebito', cause: 'Há tipo de nota de débito em nota que não é de débito.', fix: 'Retire tipo_nota_debito, ou envie finalidade_emissao 6.' },
  { cStat: '1163', field: 'tipo_nota_credito', tag: 'tpNFCredito', cause: 'Há tipo de nota de crédito em nota que não é de crédito.', fix: 'Retire tipo_nota_credito, ou envie finalidade_emissao 5.' },
  { cStat: '1164', field: 'tipo_nota_credito', tag: 'tpNFCredito', cause: 'A finalidade é nota de crédito e falta o tipo dela.', fix: 'Envie tipo_nota_credito, ou corrija finalidade_emissao.' },
  { cStat: '1161', field: 'tipo_documento', tag: 'tpNF', cause: 'Nota de crédito é sempre de entrada.', fix: 'Envie tipo_documento 0 e um CFOP de entrada nos itens, ou corrija finalidade_emissao.' },
  { cStat: '1162', field: 'tipo_documento', tag: 'tpNF', cause: 'Nota de débito é sempre de saída.', fix: 'Envie tipo_documento 1 e um CFOP de saída nos itens, ou corrija finalidade_emissao.' },
  { cStat: '1152', field: 'tipo_documento', tag: 'tpNF', cause: 'A nota de crédito 03 traz de volta a mercadoria: é sempre de entrada.', fix: 'Envie tipo_documento 0 e um CFOP de entrada nos itens, ou corrija tipo_nota_credito.' },
  { cStat: '1145', field: 'tipo_nota_credito', tag: 'tpNFCredito', cause: 'A nota de crédito 02 (crédito presumido do IBS na Zona Franca de Manaus) só existe a partir de janeiro de 2029.', fix: 'Corrija tipo_nota_credito.' },
  { cStat: '1020', field: 'itens[].ibs_cbs_situacao_tributaria', tag: 'CST', cause: 'O CST de IBS e CBS não existe na tabela.', fix: 'Envie em ibs_cbs_situacao_tributaria um CST de 3 algarismos da tabela da reforma (000, 200, 410, 510, 620…).' },
  { cStat: '1021', field: 'itens[].ibs_cbs_base_calculo', tag: 'gIBSCBS', cause: 'O CST de IBS e CBS do item não admite base e alíquotas, e elas vieram.', fix: 'Retire os campos ibs_* e cbs_* de valor do item, ou corrija ibs_cbs_situacao_tributaria.' },
  { cStat: '1022', field: 'itens[].ibs_cbs_base_calculo', tag: 'gIBSCBS', cause: 'O CST de IBS e CBS do item exige base e alíquotas, e elas não vieram.', fix: 'Envie ibs_uf_aliquota, ibs_mun_aliquota e cbs_aliquota no item; base e valores que faltarem a plataforma calcula.' },
  { cStat: '1023', field: 'itens[].ibs_cbs_classificacao_tributaria', tag: 'cClassTrib', cause: 'A classificação tributária de IBS e CBS não existe na tabela.', fix: 'Envie em ibs_cbs_classificacao_tributaria os 6 algarismos da tabela cClassTrib vigente.' },
  { cStat: '1024', field: 'itens[].ibs_cbs_classificacao_tributaria', tag: 'cClassTrib', cause: 'A classificação tributária não é do CST informado: os 3 primeiros algarismos são o CST.', fix: 'Envie uma classificação do mesmo CST, por exemplo CST 000 com 000001.' },
  { cStat: '1025', field: 'itens[].ibs_cbs_situacao_tributaria', tag: 'CST', cause: 'O CST ou a classificação de IBS e CBS não serve para este modelo de documento.', fix: 'Consulte na tabela cClassTrib a coluna do modelo (NF-e ou NFC-e) e corrija CST e classificação do item.' },
  { cStat: '1026', field: 'itens[].ibs_uf_aliquota', tag: 'pIBSUF', cause: 'A alíquota do IBS da UF não é a do ano da emissão.', fix: 'Em 2026 envie ibs_uf_aliquota 0.1, ou omita-a para que a plataforma ponha a do ano.' },
  { cStat: '1036', field: 'itens[].ibs_mun_aliquota', tag: 'pIBSMun', cause: 'A alíquota do IBS do município não é a do ano da emissão.', fix: 'Em 2026 envie ibs_mun_aliquota 0, ou omita-a para que a plataforma ponha a do ano.' },
  { cStat: '1037', field: 'itens[].cbs_aliquota', tag: 'pCBS', cause: 'A alíquota da CBS não é 0,9 %, a de 2026.', fix: 'Envie cbs_aliquota 0.9, ou omita-a para que a plataforma ponha a do ano.' },
  { cStat: '1027', field: 'notas_referenciadas', tag: 'NFref', cause: 'Há nota referenciada em finalidade que não a admite: a nota de crédito 02 não referencia nenhuma.', fix: 'Retire notas_referenciadas, ou corrija finalidade_emissao ou tipo_nota_credito.' },
  { cStat: '1010', field: 'itens[].chave_acesso_dfe_referenciado', tag: 'DFeReferenciado', cause: 'A nota referencia documentos nos dados gerais e também nos itens.', fix: 'Use um só lugar: na devolução, nas notas de débito 03 e 04 e na de crédito 06 retire notas_referenciadas; nas demais notas de crédito retire chave_acesso_dfe_referenciado e numero_item_dfe_referenciado dos itens.' },
  { cStat: '1042', field: 'itens[].chave_acesso_dfe_referenciado', tag: 'DFeReferenciado', cause: 'A nota de crédito referencia por item, o que só a do tipo 06 faz.', fix: 'Retire chave_acesso_dfe_referenciado e numero_item_dfe_referenciado dos itens e envie a nota original em notas_referenciadas[].chave_nfe, ou corrija tipo_nota_credito.' },
  { cStat: '1038', field: 'itens[].chave_acesso_dfe_referenciado', tag: 'chaveAcesso', cause: 'Nas notas de débito 03 e 04 e na de crédito 06 cada item diz o documento a que se refere.', fix: 'Envie chave_acesso_dfe_referenciado em cada item e, fora da nota de débito 03, numero_item_dfe_referenciado.' },
  { cStat: '1039', field: 'itens[].numero_item_dfe_referenciado', tag: 'nItem', cause: 'A nota de débito 03 referencia notas inteiras: o número do item não cabe nela.', fix: 'Retire numero_item_dfe_referenciado do item.' },
  { cStat: '1048', field: 'itens[].numero_item_dfe_referenciado', tag: 'nItem', cause: 'Falta o número do item no documento referenciado.', fix: 'Envie numero_item_dfe_referenciado: a posição do item na nota original.' },
  { cStat: '1072', field: 'itens[].numero_item_dfe_referenciado', tag: 'nItem', cause: 'Dois itens referenciam o mesmo item da mesma nota.', fix: 'Corrija numero_item_dfe_referenciado, ou junte os dois itens em um.' },
  { cStat: '1130', field: 'itens[].chave_acesso_dfe_referenciado', tag: 'chaveAcesso', cause: 'Os itens referenciam notas diferentes, o que só a devolução e as notas de débito 03 e 07 fazem.', fix: 'Envie a mesma chave_acesso_dfe_referenciado em todos os itens: cada nota de origem pede a sua nota.' },
  { cStat: '1102', field: 'itens[].numero_item_dfe_referenciado', tag: 'DFeReferenciado', cause: 'A nota de devolução precisa dizer, item a item, o que devolve.', fix: 'Envie em cada item chave_acesso_dfe_referenciado e numero_item_dfe_referenciado da nota devolvida.' },
  { cStat: '1033', field: 'itens[].ibs_uf_percentual_reducao_aliquota', tag: 'gRed', cause: 'O CST tem redução de alíquota e falta a do IBS da UF.', fix: 'Envie ibs_uf_percentual_reducao_aliquota com o percentual da classificação tributária.' },
  { cStat: '1032', field: 'itens[].ibs_uf_percentual_reducao_aliquota', tag: 'gRed', cause: 'O CST do item não admite redução da alíquota do IBS da UF.', fix: 'Retire ibs_uf_percentual_reducao_aliquota, ou corrija o CST.' },
  { cStat: '1034', field: 'itens[].ibs_uf_percentual_reducao_aliquota', tag: 'pRedAliq', cause: 'A redução da alíquota do IBS da UF não é a da classificação tributária.', fix: 'Corrija ibs_uf_percentual_reducao_aliquota pela tabela cClassTrib.' },
  { cStat: '1074', field: 'itens[].ibs_mun_percentual_reducao_aliquota', tag: 'gRed', cause: 'O CST tem redução de alíquota e falta a do IBS do município.', fix: 'Envie ibs_mun_percentual_reducao_aliquota com o percentual da classificação tributária.' },
  { cStat: '1079', field: 'itens[].cbs_percentual_reducao_aliquota', tag: 'gRed', cause: 'O CST tem redução de alíquota e falta a da CBS.', fix: 'Envie cbs_percentual_reducao_aliquota com o percentual da classificação tributária.' },
  { cStat: '1063', field: 'itens[].cbs_percentual_reducao_aliquota', tag: 'pRedAliq', cause: 'A redução da alíquota da CBS não é a da classificação tributária.', fix: 'Corrija cbs_percentual_reducao_aliquota pela tabela cClassTrib.' },
  { cStat: '1030', field: 'itens[].ibs_uf_percentual_diferimento', tag: 'gDif', cause: 'O CST exige o diferimento do IBS da UF.', fix: 'Envie ibs_uf_percentual_diferimento, ou corrija ibs_cbs_situacao_tributaria.' },
  { cStat: '1061', field: 'itens[].cbs_percentual_diferimento', tag: 'gDif', cause: 'O CST exige o diferimento da CBS.', fix: 'Envie cbs_percentual_diferimento, ou corrija ibs_cbs_situacao_tributaria.' },
  { cStat: '1065', field: 'itens[].ibs_cbs_situacao_tributaria_regular', tag: 'gTribRegular', cause: 'A classificação tributária exige dizer como o item seria tributado no regime regular.', fix: 'Envie ibs_cbs_situacao_tributaria_regular, ibs_cbs_classificacao_tributaria_regular e as alíquotas efetivas do regime regular.' },
  { cStat: '1200', field: 'itens[].ibs_cbs_classificacao_tributaria', tag: 'cClassTrib', cause: 'O tipo da nota de débito pede outra classificação tributária.', fix: 'Corrija ibs_cbs_classificacao_tributaria: tipo_nota_debito 01 vai com 800002, 02 com 811001, 03 com 811002, 05 com 800001, 07 com 410030 e 08 com 811003.' },
  { cStat: '1201', field: 'itens[].ibs_cbs_classificacao_tributaria', tag: 'cClassTrib', cause: 'O tipo da nota de crédito pede outra classificação tributária.', fix: 'Corrija ibs_cbs_classificacao_tributaria: tipo_nota_credito 02 vai com 810001 e 05 com 800001.' },
  { cStat: '1202', field: 'itens[].ibs_cbs_classificacao_tributaria', tag: 'cClassTrib', cause: 'A classificação tributária só cabe em nota de débito ou de crédito do tipo dela.', fix: 'Corrija ibs_cbs_classificacao_tributaria, ou envie finalidade_emissao 5 ou 6 com tipo_nota_credito ou tipo_nota_debito da classificação.' },
  { cStat: '1104', field: 'itens[].ibs_cbs_base_calculo', tag: 'vBC', cause: 'A base de IBS e CBS não é a soma dos valores que a compõem: valor do item menos os tributos que saem dela.', fix: 'Omita ibs_cbs_base_calculo para que a plataforma calcule.' },
  { cStat: '1115', field: 'itens[].ibs_cbs_situacao_tributaria', tag: 'IBSCBS', cause: 'O item veio sem IBS e CBS, que a homologação exige do regime normal desde 1º/7/2026; a produção ainda não.', fix: 'Envie ibs_cbs_situacao_tributaria e ibs_cbs_classificacao_tributaria em todos os itens, por exemplo 000 e 000001.' },
  { cStat: '1116', field: 'itens[].ibs_cbs_situacao_tributaria', tag: 'gIBSCBSMono', cause: 'O CST é de tributação monofásica e faltam os valores dela.', fix: 'Envie no item os campos da tributação monofásica de IBS e CBS, ou corrija o CST.' },
  { cStat: '1106', field: 'itens[].combustivel_codigo_anp', tag: 'comb', cause: 'A classificação tributária é de combustível e faltam os dados do combustível.', fix: 'Envie combustivel_codigo_anp e os demais campos combustivel_* do item.' },
  { cStat: '1137', field: 'itens[].valor_total_item', tag: 'vItem', cause: 'Falta o valor total do item.', fix: 'Omita valor_total_item e envie IBS e CBS no item: a plataforma calcula.' },
  { cStat: '1105', field: 'itens[].valor_total_item', tag: 'vItem', cause: 'O valor total do item não é a soma do que o compõe.', fix: 'Omita valor_total_item para que a plataforma calcule.' },
  { cStat: '1094', field: 'ibs_cbs_is_valor_total', tag: 'vNFTot', cause: 'O total da nota não é a soma do valor total dos itens.', fix: 'Omita ibs_cbs_is_valor_total para que a plataforma some.' },
  { cStat: '1118', field: 'ibs_cbs_base_calculo', tag: 'IBSCBSTot', cause: 'Há totais de IBS e CBS e nenhum item os tem.', fix: 'Retire os totais de IBS e CBS, ou envie-os nos itens.' },
  { cStat: '1119', field: 'ibs_cbs_base_calculo', tag: 'IBSCBSTot', cause: 'Os itens têm IBS e CBS e faltam os totais.', fix: 'Omita os totais: a plataforma os escreve quando os itens têm IBS e CBS.' },
  { cStat: '1153', field: 'data_previsao_entrega_bem', tag: 'dPrevEntrega', cause: 'A NFC-e não leva previsão de entrega.', fix: 'Retire data_previsao_entrega_bem.' },
  { cStat: '1155', field: 'data_previsao_entrega_bem', tag: 'dPrevEntrega', cause: 'A previsão de entrega é anterior à emissão.', fix: 'Envie data_previsao_entrega_bem igual ou posterior ao dia de data_emissao.' },
  { cStat: '1073', field: 'is_valor_total', tag: 'ISTot', cause: 'Há total de Imposto Seletivo e nenhum item o tem.', fix: 'Retire is_valor_total, ou envie o Imposto Seletivo nos itens.' },
  { cStat: '1117', field: 'is_valor_total', tag: 'ISTot', cause: 'Os itens têm Imposto Seletivo e falta o total.', fix: 'Omita is_valor_total: a plataforma o escreve quando os itens têm Imposto Seletivo.' },
  wrongValue('1035', 'ibs_uf_aliquota_efetiva', 'pAliqEfet', 'A alíquota efetiva do IBS da UF'),
  wrongValue('1047', 'ibs_mun_aliquota_efetiva', 'pAliqEfet', 'A alíquota efetiva do IBS do município'),
  wrongValue('1064', 'cbs_aliquota_efetiva', 'pAliqEfet', 'A alíquota efetiva da CBS'),
  wrongValue('1041', 'ibs_uf_valor', 'vIBSUF', 'O valor do IBS da UF'),
  wrongValue('1052', 'ibs_mun_valor', 'vIBSMun', 'O valor do IBS do município'),
  wrongValue('1150', 'ibs_valor_total', 'vIBS', 'O valor do IBS'),
  wrongValue('1069', 'cbs_valor', 'vCBS', 'O valor da CBS'),
  wrongValue('1031', 'ibs_uf_valor_diferido', 'vDif', 'O valor diferido do IBS da UF'),
  wrongValue('1045', 'ibs_mun_valor_diferido', 'vDif', 'O valor diferido do IBS do município'),
  wrongValue('1062', 'cbs_valor_diferido', 'vDif', 'O valor diferido da CBS'),
  wrongValue('1189', 'cbs_valor_tributo_devolvido', 'vDevTrib', 'O valor devolvido da CBS'),
  wrongValue('1040', 'ibs_valor_tributo_regular_uf', 'vTribRegIBSUF', 'O valor regular do IBS da UF'),
  wrongValue('1051', 'ibs_valor_tributo_regular_municipio', 'vTribRegIBSMun', 'O valor regular do IBS do município'),
  wrongValue('1068', 'cbs_valor_tributo_regular', 'vTribRegCBS', 'O valor regular da CBS'),
  total('1075', 'is_valor_total', 'vIS', 'do Imposto Seletivo'),
  total('1085', 'ibs_valor_total', 'vIBS', 'do IBS'),
  total('1091', 'cbs_valor_total', 'vCBS', 'da CBS'),
];

const written = new Set(WRITTEN.map(({ cStat }) => cStat));
const OF_THE_TABLES: readonly RejectionRow[] = NOTE_REFORM_RULES.filter(({ cStat }) => !written.has(cStat)).map(
  ({ cStat, field, tag, message, fix }) => ({ cStat, field: `itens[].${field}`, tag, cause: message, fix }),
);

/** Codes of the tax reform (IBS, CBS, IS) in NF-e and NFC-e. Source: NT 2025.002-RTC v1.30, by the rules in the cStat table. */
export const REFORM_REJECTIONS: readonly RejectionRow[] = [...WRITTEN, ...OF_THE_TABLES];
