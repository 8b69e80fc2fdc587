// biome-ignore-all format: a table reads as one row a line
import { GROUPS, type Situation, subset } from './rtc.ts';

type Row = readonly [code: string, demands: string, name: string];

/** CST of IBS and CBS. Source: Informe Técnico RT 2025.002 v1.70 (2026-10-01), sheet CST; `redutorBC` has no field in these documents. */
const ROWS: readonly Row[] = [
  ['000', 'gIBSCBS', 'Tributação integral'],
  ['010', 'gIBSCBS', 'Tributação com alíquotas uniformes'],
  ['011', 'gIBSCBS gRed', 'Tributação com alíquotas uniformes reduzidas'],
  ['200', 'gIBSCBS gRed', 'Alíquota reduzida'],
  ['220', 'gIBSCBS', 'Alíquota fixa'],
  ['221', 'gIBSCBS', 'Alíquota fixa proporcional'],
  ['222', 'gIBSCBS redutorBC', 'Redução de base de cálculo'],
  ['400', '', 'Isenção'],
  ['410', '', 'Imunidade e não incidência'],
  ['510', 'gIBSCBS gDif', 'Diferimento'],
  ['515', 'gIBSCBS gRed gDif', 'Diferimento com redução de alíquota'],
  ['550', 'gIBSCBS', 'Suspensão'],
  ['620', 'gIBSCBSMono', 'Tributação monofásica'],
  ['800', 'gTransfCred', 'Transferência de crédito'],
  ['810', 'gCredPresIBSZFM', 'Ajuste de IBS na ZFM'],
  ['811', 'gAjusteCompet', 'Ajustes'],
  ['820', '', 'Tributação em documento específico'],
  ['830', 'gIBSCBS', 'Exclusão de base de cálculo'],
];

export const SITUATIONS: readonly Situation[] = ROWS.map(([code, demands, name]) => ({ code, name, demands: subset(GROUPS, demands) }));
