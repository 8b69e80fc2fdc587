import {
  byEmitter,
  isOver,
  issuerRules,
  notCancelled,
  portalEventRules,
  sameProtocol,
} from '../portal/rules/events.ts';
import type { PortalEventKind, PortalEventRule } from '../portal/type.ts';

const { both } = portalEventRules;
const SOURCE = 'Manual DC-e 1.0, cancelamento';

// biome-ignore format: a table reads as one rule a row
const RULES: readonly PortalEventRule[] = [
  byEmitter,
  ...issuerRules,
  notCancelled,
  sameProtocol,
  both('219', `${SOURCE}: not once the goods travel; fact circulacao`, (_, c) => c.facts.has('circulacao')),
  both('501', 'Ajuste SINIEF 05/2021: 24 h', isOver('dce', 'cancelamento')),
];

export const CANCELAMENTO: PortalEventKind = {
  tpEvento: '110111',
  descEvento: 'Cancelamento',
  element: 'evCancDCe',
  operations: ['cancelamento', 'cancel'],
  sequenceMax: 1,
  leaves: 'cancelado',
  source: SOURCE,
  rules: RULES,
};
