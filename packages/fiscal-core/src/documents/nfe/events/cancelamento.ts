import { xJust } from '../../../engine/events/define/rows.ts';
import { defineNfeEvent } from './define.ts';
import { nProt } from './layout.ts';

/** Makes the document void. */
export const cancelamento = defineNfeEvent({
  kind: 'cancelamento',
  tpEvento: '110111',
  descEvento: 'Cancelamento',
  types: ['nfe', 'nfce'],
  sequenceMax: 1,
  synchronous: false,
  duplicate: 'adotar',
  leaves: 'CANCELADA',
  source: 'MOC 7.0 §5.8; Ajuste SINIEF 07/2005, cl. 12ª; e110111_v1.00.xsd',
  rows: [nProt, xJust],
  synonyms: { justificativa: 'reason' },
  required: ['reason'],
});
