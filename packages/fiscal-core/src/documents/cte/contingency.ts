import { groupOf, leafOf } from '../../engine/document/tree.ts';
import type { ContingencyWay } from '../../engine/module.ts';

export const CTE_CONTINGENCY: ContingencyWay = {
  mode: 'svc',
  signed: 'infCte',
  // 586: with dhCont and xJust a CT-e for an SVC is refused.
  told: false,
  deadline: null,
  // 517: an SVC takes normal ones alone.
  fits: (signed) => leafOf(groupOf(signed, 'ide'), 'tpCTe') === '0',
  source: 'MOC CT-e 4.00 Visão Geral, SVC; Anexo I, G012 (517)',
};
