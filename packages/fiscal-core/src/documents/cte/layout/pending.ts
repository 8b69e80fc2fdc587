// biome-ignore-all format: one row per line
import type { Pending } from '../../../engine/layout/types.ts';

const change = 'cte-2026.003';
const place = { unknown: 'the official schema of 2026-10-16 has none of its tags [?]' } as const;

/** Fields of the Simples Nacional in IBS and CBS. Source: CT-e NT 2026.003 v1.00 in two readings. Names are proposals, those of the NF-e. */
export const CTE_PENDING: readonly Pending[] = [
  { change, path: 'tipo_regime_ibs_cbs_emitente', tag: 'tpRegimeIBSCBS', place },
  { change, path: 'codigo_atividade_simples', tag: 'cAtivSN', place },
  { change, path: 'ibs_simples_aliquota', tag: 'pIBSSN', within: 'gTribSN', place },
  { change, path: 'ibs_simples_valor', tag: 'vIBSSN', within: 'gTribSN', place },
  { change, path: 'cbs_simples_aliquota', tag: 'pCBSSN', within: 'gTribSN', place },
  { change, path: 'cbs_simples_valor', tag: 'vCBSSN', within: 'gTribSN', place },
];
