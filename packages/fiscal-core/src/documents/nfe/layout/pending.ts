// biome-ignore-all format: one row per line
import { digits } from '../../../engine/layout/facets.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import type { Pending } from '../../../engine/layout/types.ts';

const change = 'nfe-2026.005';
const NO_PLACE = 'the schema (PL 010h) was not found, and no source tells behind which element it stands [?]';
const NO_SHAPE = 'one source writes gTribSN flat, two with gIBSSN and gCBSSN: the schema decides [?]';
const OF_NO_ITEM = 'its place behind gMono is one source’s numbering, and no item has its group yet [?]';

/**
 * Fields of the Simples Nacional in IBS and CBS. Source: NF-e NT 2026.005 v1.00 as two libraries have it; its text and schema were not
 * found. Payments linked to the note: NF-e NT 2026.006 v1.00, written by the calendar. Names are proposals.
 */
export const NFE_PENDING: readonly Pending[] = [
  // [?] Behind CRT by its id (C21a, between C21 and C22); values seen are 2 and 3.
  { change, path: 'tipo_regime_ibs_cbs_emitente', tag: 'tpRegimeIBSCBS', place: { after: 'infNFe/emit/CRT', row: leaf('tpRegimeIBSCBS', '0-1', digits(1), 'tipo_regime_ibs_cbs_emitente', 'Regime de apuração do IBS e da CBS') } },
  { change, path: 'itens[].codigo_atividade_simples', tag: 'cAtivSN', place: { unknown: NO_PLACE } },
  { change, path: 'itens[].ibs_simples_aliquota', tag: 'pIBSSN', within: 'gTribSN', place: { unknown: NO_SHAPE } },
  { change, path: 'itens[].ibs_simples_valor', tag: 'vIBSSN', within: 'gTribSN', place: { unknown: NO_SHAPE } },
  { change, path: 'itens[].cbs_simples_aliquota', tag: 'pCBSSN', within: 'gTribSN', place: { unknown: NO_SHAPE } },
  { change, path: 'itens[].cbs_simples_valor', tag: 'vCBSSN', within: 'gTribSN', place: { unknown: NO_SHAPE } },
  { change, path: 'ibs_simples_valor_total', tag: 'vIBSSN', within: 'gTribSN', place: { unknown: OF_NO_ITEM } },
  { change, path: 'cbs_simples_valor_total', tag: 'vCBSSN', within: 'gTribSN', place: { unknown: OF_NO_ITEM } },
  { change: 'nfe-2026.006', path: 'pagamentos_vinculados', tag: 'gPgtoVinc', place: { written: 'since its first day' } },
];
