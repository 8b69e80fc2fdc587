import {
  byEmitter,
  isOver,
  issuerRules,
  notCancelled,
  portalEventRules,
  sameProtocol,
} from '../portal/rules/events.ts';
import type { PortalEventKind, PortalEventRule } from '../portal/type.ts';
import { text } from '../xml.ts';

const { both } = portalEventRules;
const MOC = 'MOC NFCom 1.00a, cancelamento';

// biome-ignore format: a table reads as one rule a row
const RULES: readonly PortalEventRule[] = [
  byEmitter,
  ...issuerRules,
  notCancelled,
  both('224', `${MOC}, L06: fact substituido`, (_, c) => c.facts.has('substituido') || c.subject?.stored.situacao === 'substituido'),
  both('524', `${MOC}, L07`, (_, c) => text(c.subject?.document?.ide ?? null, 'finNFCom') === '3'),
  both('525', `${MOC}, L08: fact nota-ajuste`, (_, c) => c.facts.has('nota-ajuste')),
  both('526', `${MOC}, L09: fact cofaturamento`, (_, c) => c.facts.has('cofaturamento')),
  sameProtocol,
  both('220', `${MOC}, L11: 120 h after the month of authorisation`, isOver('nfcom', 'cancelamento')),
];

export const CANCELAMENTO: PortalEventKind = {
  tpEvento: '110111',
  descEvento: 'Cancelamento',
  element: 'evCancNFCom',
  operations: ['cancel'],
  sequenceMax: 1,
  leaves: 'cancelado',
  source: MOC,
  rules: RULES,
};
