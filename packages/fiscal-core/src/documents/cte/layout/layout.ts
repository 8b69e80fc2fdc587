// biome-ignore-all format: one row per line
import { publishedText, withFacets } from '../../../engine/layout/published/published.ts';
import { choice, group, leaf } from '../../../engine/layout/rows.ts';
import type { Layout } from '../../../engine/layout/types.ts';
import { infCTeSupl, infPAA, infRespTec, infSolicNFF } from './additional.ts';
import { compl } from './compl.ts';
import { CTE_FACETS } from './cte-facets.ts';
import { IBSCBS } from './ibs-cbs.ts';
import { ICMS, ICMSUFFim } from './icms.ts';
import { ide } from './ide.ts';
import { infCTeNorm, infCteComp } from './norm.ts';
import { autXML, dest, emit, exped, receb, rem } from './parties.ts';
import { CTE_PENDING } from './pending.ts';
import * as t from './simple-types.ts';
import { pgtoVinc, vPrest } from './value.ts';

const infCte = group('infCte', '1-1', 'Informações do CT-e', [
  leaf('@Id', '1-1', t.Id, 'engine', 'Literal CTe + chave de acesso de 44 posições'),
  leaf('@versao', '1-1', t.TVerCTe, 'engine', 'Versão do leiaute; fixo 4.00'),
  ide,
  compl,
  emit,
  rem,
  exped,
  receb,
  dest,
  vPrest,
  group('imp', '1-1', 'Impostos', [
    ICMS,
    leaf('vTotTrib', '0-1', t.TDec_1302, 'valor_total_tributos', 'Tributos aproximados'),
    leaf('infAdFisco', '0-1', publishedText, 'informacoes_adicionais_fisco', 'Informações de interesse do fisco'),
    ICMSUFFim,
    IBSCBS,
    leaf('vTotDFe', '0-1', t.TDec_1302, 'valor_total_dfe', 'Valor total do documento fiscal'),
  ]),
  pgtoVinc,
  choice('1-1', [infCTeNorm, infCteComp], { by: 'tipo_documento' }),
  autXML,
  infRespTec,
  infSolicNFF,
  infPAA,
]);

/**
 * CT-e 4.00, model 57: every element, its order, occurrence and format, and the JSON field that feeds it; the six modal bodies
 * included. Source: package CT-e 4.00 RTC (NT 2026.002). A new Nota Técnica is a change of rows.
 */
export const cteLayout: Layout = {
  name: 'cte',
  namespace: 'http://www.portalfiscal.inf.br/cte',
  root: 'CTe',
  signed: 'infCte',
  rows: withFacets([infCte, infCTeSupl], CTE_FACETS),
  synonyms: {},
  sums: [],
  ignored: [
    { path: 'chave_cte_original_anulado', description: 'CT-e anulado; o tipo 2 (anulação) saiu do leiaute 4.00' },
    { path: 'data_declaracao_anulacao', description: 'Data da declaração de anulação; saiu do leiaute 4.00' },
  ],
  pending: CTE_PENDING,
};
