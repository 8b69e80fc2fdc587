// biome-ignore-all format: one row per line
import type { Pending } from '../../../engine/layout/types.ts';

const SIMPLES = 'nfcom-2026.003';
const NET_VALUE = 'nfcom-2026.004';
const place = { unknown: 'neither schema nor text was found [?]' } as const;

/** Source: NFCom NT 2026.003 v1.00 in one reading, NT 2026.004 v1.00 by what the NF-e calls the same. Names are proposals. */
export const NFCOM_PENDING: readonly Pending[] = [
  { change: SIMPLES, path: 'itens[].codigo_atividade_simples', tag: 'cAtivSN', place },
  { change: NET_VALUE, path: 'itens[].valor_liquido', tag: null, place },
  { change: NET_VALUE, path: 'valor_liquido_total', tag: null, place },
];
