// biome-ignore-all format: one row per line
import { withFacets } from '../../../engine/layout/published/published.ts';
import { group, leaf } from '../../../engine/layout/rows.ts';
import type { Layout } from '../../../engine/layout/types.ts';
import * as t from '../../../engine/portal/simple-types.ts';
import { agropecuario, cana, compra, exporta, infAdic, infIntermed, infNFeSupl, infPAA, infRespTec, infSolicNFF } from './additional.ts';
import { cobr, gPgtoVinc, pag } from './cobr-pag.ts';
import { det } from './det.ts';
import { ide } from './ide.ts';
import { NFE_FACETS } from './nfe-facets.ts';
import { autXML, avulsa, dest, emit, entrega, retirada } from './parties.ts';
import { NFE_PENDING } from './pending.ts';
import { total } from './total.ts';
import { transp } from './transp.ts';

const infNFe = group('infNFe', '1-1', 'Informações da nota', [
  leaf('@Id', '1-1', t.Id, 'engine', 'Literal NFe + chave de acesso de 44 posições'),
  leaf('@versao', '1-1', t.TVerNFe, 'engine', 'Versão do leiaute; fixo 4.00'),
  ide,
  emit,
  avulsa,
  dest,
  retirada,
  entrega,
  autXML,
  det,
  total,
  transp,
  cobr,
  pag,
  infIntermed,
  gPgtoVinc,
  infAdic,
  exporta,
  compra,
  cana,
  infRespTec,
  infSolicNFF,
  agropecuario,
  infPAA,
], { unique: [{ child: 'det', attribute: '@nItem' }] });

/**
 * NF-e and NFC-e 4.00: every element, its order, occurrence and format, and the JSON field that feeds it.
 * Source: package PL_010f v1.04 (NT 2025.002 v1.50, NT 2026.007). A new Nota Técnica is a change of rows.
 */
export const nfeLayout: Layout = {
  name: 'nfe',
  namespace: 'http://www.portalfiscal.inf.br/nfe',
  root: 'NFe',
  signed: 'infNFe',
  rows: withFacets([infNFe, infNFeSupl], NFE_FACETS),
  synonyms: {
    '': { items: 'itens', ipi_valor: 'valor_ipi', pis_valor: 'valor_pis', cofins_valor: 'valor_cofins' },
    itens: {
      pis_aliquota: 'pis_aliquota_porcentual',
      cofins_aliquota: 'cofins_aliquota_porcentual',
      item_pedido_compra: 'numero_item_pedido_compra',
      numero_pedido_compra: 'pedido_compra',
    },
    pagamentos_vinculados: { numero: 'numero_pagamento', tipo_meio_pagamento: 'meio_pagamento' },
  },
  sums: [{ list: 'formas_pagamento', field: 'troco', into: 'valor_troco' }],
  ignored: [
    { path: 'itens[].mono_base_calculo_quantidade_retida_anteriormente', description: 'Aceitar e ignorar: retirado do leiaute no 010f' },
    { path: 'itens[].mono_ibs_aliquota_retida_anteriormente', description: 'Aceitar e ignorar: retirado no 010f' },
    { path: 'itens[].mono_cbs_aliquota_retida_anteriormente', description: 'Aceitar e ignorar: retirado no 010f' },
    { path: 'itens[].mono_ibs_percentual_diferido', description: 'Aceitar e ignorar: retirado no 010f' },
    { path: 'itens[].mono_ibs_valor_diferido', description: 'Aceitar e ignorar: retirado no 010f' },
    { path: 'itens[].mono_cbs_percentual_diferido', description: 'Aceitar e ignorar: retirado no 010f' },
    { path: 'itens[].mono_cbs_valor_diferido', description: 'Aceitar e ignorar: retirado no 010f' },
    { path: 'formas_pagamento[].nome_credenciadora', description: 'Nome da credenciadora, aceito para CF-e/MFE; ignorar no XML' },
  ],
  pending: NFE_PENDING,
};
