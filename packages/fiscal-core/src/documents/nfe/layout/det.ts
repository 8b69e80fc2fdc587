// biome-ignore-all format: one row per line
import { publishedText } from '../../../engine/layout/published/published.ts';
import { choice, group, leaf, list, sequence } from '../../../engine/layout/rows.ts';
import * as t from '../../../engine/portal/simple-types.ts';
import { IBSCBS } from './ibs-cbs.ts';
import { ICMS } from './icms.ts';
import { prod } from './prod.ts';
import { COFINS, COFINSST, ICMSUFDest, II, IPI, IS, ISSQN, PIS, PISST } from './taxes.ts';

/** Any of these makes the item a service: ISSQN instead of ICMS and II. */
const ISSQN_FIELDS = ['issqn_base_calculo', 'issqn_aliquota', 'issqn_valor', 'issqn_codigo_municipio', 'issqn_item_lista_servico', 'issqn_valor_deducao', 'issqn_valor_outras_retencoes', 'issqn_valor_desconto_incondicionado', 'issqn_valor_desconto_condicionado', 'issqn_valor_retencao', 'issqn_indicador_exigibilidade', 'issqn_codigo_servico', 'issqn_codigo_municipio_incidencia', 'issqn_codigo_pais', 'issqn_numero_processo', 'issqn_indicador_incentivo'];

const imposto = group('imposto', '1-1', 'Tributos do item', [
  leaf('vTotTrib', '0-1', t.TDec_1302, 'valor_total_tributos', 'Valor aproximado dos tributos (Lei 12.741); não calculado se consumidor_final=0'),
  choice('0-1', [
    sequence([ICMS, IPI, II]),
    sequence([IPI, ISSQN], { when: ISSQN_FIELDS }),
  ]),
  PIS,
  PISST,
  COFINS,
  COFINSST,
  ICMSUFDest,
  IS,
  IBSCBS,
]);

const impostoDevol = group('impostoDevol', '0-1', 'Tributos devolvidos', [
  leaf('pDevol', '1-1', t.TDec_0302Max100, 'percentual_devolvido', 'Percentual devolvido; aciona impostoDevol'),
  group('IPI', '1-1', 'Informação de IPI devolvido', [
    leaf('vIPIDevol', '1-1', t.TDec_1302, 'valor_ipi_devolvido', 'IPI devolvido'),
  ]),
], { when: ['percentual_devolvido'] });

const obsItem = group('obsItem', '0-1', 'Observações de uso livre do item', [
  list('obsCont', '0-1', 'observacoes_contribuinte', 'Observação do contribuinte no item; o XML aceita só uma (usar a primeira)', [
    leaf('@xCampo', '1-1', publishedText, 'campo', 'Nome do campo'),
    leaf('xTexto', '1-1', publishedText, 'texto', 'Conteúdo'),
  ]),
  list('obsFisco', '0-1', 'observacoes_fisco', 'Observação ao fisco no item; o XML aceita só uma', [
    leaf('@xCampo', '1-1', publishedText, 'campo', 'Nome do campo'),
    leaf('xTexto', '1-1', publishedText, 'texto', 'Conteúdo'),
  ]),
]);

const DFeReferenciado = group('DFeReferenciado', '0-1', 'Item de outro documento referenciado', [
  leaf('chaveAcesso', '1-1', t.TChNFe, 'chave_acesso_dfe_referenciado', 'Chave do documento referenciado no item, na devolução (finalidade 4) a da nota devolvida; aciona o grupo'),
  leaf('nItem', '0-1', t.NItem, 'numero_item_dfe_referenciado', 'Número do item no documento referenciado; exigido em devolução'),
], { when: ['chave_acesso_dfe_referenciado'] });

export const det = list('det', '1-990', 'itens', 'Itens da nota', [
  leaf('@nItem', '1-1', t.NItem, 'numero_item', 'Número do item; padrão = posição (1..n)'),
  prod,
  imposto,
  impostoDevol,
  leaf('infAdProd', '0-1', publishedText, 'informacoes_adicionais_item', 'Informações adicionais do item'),
  obsItem,
  leaf('vItem', '0-1', t.TDec_1302, 'valor_total_item', 'Total do item; preencher quando houver gIBSCBS; em 2026 sem IBS/CBS/IS'),
  DFeReferenciado,
]);
