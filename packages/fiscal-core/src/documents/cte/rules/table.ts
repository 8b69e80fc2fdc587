import { type DocumentRule, documentRows } from '../../../engine/judge/document-judge.ts';
import { aheadRule, lateRule } from '../../../engine/judge/portal-rules.ts';
import { placesWhere } from '../../../engine/judge/tree-rules.ts';
import { all, text } from '../../../engine/judge/tree-view.ts';
import { LINKED_MEANS } from '../../../tables/payment-means.ts';
import { EMITTER_RULES, PARTY_RULES } from './parties.ts';
import { IDE_RULES, TRANSPORT_RULES } from './transport.ts';

const MOC = 'MOC CT-e 4.00 Anexo I';
/** Parameter of the UFs: the manual names no number of days. */
const LATE_HOURS = 30 * 24;

/** Every rejection of a CT-e that its complete tree decides before sending, in the order in which the authority looks. */
// biome-ignore format: a table reads as one rule a row
export const CTE_RULES: readonly DocumentRule[] = [
  ...EMITTER_RULES,
  ...IDE_RULES,
  aheadRule(`${MOC}, G102`),
  lateRule(`${MOC}, G103`, LATE_HOURS),
  ...PARTY_RULES,
  ...TRANSPORT_RULES,
  documentRows.obrig('1003', 'IT 2026.001 v1.01: tpMeioPgto', 'pgtoVinc/pgto/tpMeioPgto', (d) => placesWhere(all(d.inf, 'pgtoVinc', 'pgto'), (one) => !LINKED_MEANS.has(text(one, 'tpMeioPgto'))), { since: 'tab-pag' }),
];
